"""Scenario 7: a worse start, two Events out and two in, what is said to him, his yes, and who answers a question."""

from __future__ import annotations

import json

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.engine.table import act, options, stable
from tests.engine.test_joe import choosing, condition, played, told

WORDS = the_box().words("en")
SAY, MOUTH, ANOTHER = (f"choose choice 1 option {option}" for option in (1, 2, 3))
WAKE, ANSWER, VOICE = (f"choose choice 2 option {option}" for option in (1, 2, 3))
UNREAD = ("33B", "34A", "35A", "36A", "37A", "38A", "39A", "40A")
"""What is not told before play."""
ALONE = {"told": False, "asked": False}
"""What is handed on to it where it is played by itself."""
TOLD = {**ALONE, "told": True}
KIND, CORRECT = {"EP3", "EC3"}, {"EP6", "EC6"}
"""The Events that stay in the box, and those that only this scenario has."""


def soon(*first: str, carried: dict[str, bool] = ALONE) -> ho.Game:
    """Days on which Billy talks, and of these memories first."""
    deal = {"patients": [stable(memories=3, tokens=2)] * 12, "partials": list(first), "clears": list(first)}
    return ho.Game(7, seed=1, first=0, deal=deal, carried=carried)


def folds() -> ho.Game:
    """He has told of the letter, and looks at whoever heard it."""
    return played(soon("4-1"), until=choosing)


def boat(said: str = MOUTH, carried: dict[str, bool] = ALONE) -> ho.Game:
    """Rose's question has come; both memories are clear."""
    game = played(soon("4-1", "3-6", carried=carried), until=choosing)
    act(game, said)
    return played(game, until=choosing)


def said_early() -> ho.Game:
    """Rose's question has come, and he has not told how he left."""
    quiet = {"patients": [stable(tokens=1)] * 9}
    scene = {"manager": "nurse 1", "grid": {"partials": ["4-1"], "clears": ["4-1"]}}
    game = ho.Game.from_scene(scene, scenario=7, seed=1, deal=quiet, ask_all=True)
    act(played(game, until=choosing), SAY)
    rings = [f"call nurse {nurse} contact {contact}" for nurse in (1, 2, 3) for contact in (1, 2)]
    return played(game, *rings, until=choosing)


def events(game: ho.Game) -> set[str]:
    """The Events that lie in a deck."""
    scenario, piles = the_box().scenario(game.scenario), game.table().piles
    lying = {"partial": n.PARTIAL_DECK, "clear": n.CLEAR_DECK}
    return {
        [*scenario.events[deck]][card - n.MEMORIES]
        for deck, pile in lying.items()
        for card in piles[pile]
        if card >= n.MEMORIES
    }


@pytest.mark.parametrize("mark", [None, "told", "asked"])
@pytest.mark.parametrize(("players", "tokens", "assistants"), [(2, 5, 3), (3, 4, 2), (4, 4, 2)])
def test_scen_08_he_begins_lower_where_a_stranger_told_him(
    players: int, tokens: int, assistants: int, mark: str | None
) -> None:
    game = ho.Game(7, players, seed=1, carried={**ALONE, **({mark: True} if mark else {})})
    assert condition(game) == (25 if mark else 24)
    there = [line for line in game.view()["pawns"] if line["kind"] == "assistant" and line["place"] != "box"]
    assert len(there) == assistants
    assert game.structure()["tokens"][:players] == [tokens] * players
    assert game.structure()["decks"][0] == 39 - 3


def test_two_kind_events_stay_in_the_box_and_two_others_are_in_the_decks() -> None:
    assert events(ho.Game(7, seed=1)) & (KIND | CORRECT) == CORRECT
    assert events(ho.Game(6, seed=1)) & (KIND | CORRECT) == KIND, "no other scenario has them"


def test_to_say_it_to_his_face_costs_him_and_brings_the_kind_events_back() -> None:
    game = folds()
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, SAY)
    assert (condition(game), sum(game.structure()["tokens"][:3])) == (before[0] - 1, before[1] + 2)
    assert events(game) & KIND == KIND


@pytest.mark.parametrize(("answer", "tokens"), [(MOUTH, 0), (ANOTHER, 1)])
def test_to_keep_it_or_to_send_another_leaves_the_ward_as_it_is(answer: str, tokens: int) -> None:
    game = folds()
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, answer)
    assert (condition(game), sum(game.structure()["tokens"][:3])) == (before[0], before[1] + tokens)
    assert events(game) & KIND == set()


@pytest.mark.parametrize(
    ("clear", "marks", "rings"),
    [
        ([], [], False),
        (["3-6"], [], False),
        (["4-1"], [], False),
        (["4-1"], ["said"], True),
        (["4-1", "3-6"], [], True),
    ],
)
def test_his_yes_comes_with_what_was_said_to_him_or_when_he_has_told_how_he_left(
    clear: list[str], marks: list[str], rings: bool
) -> None:
    scene = {"manager": "nurse 1", "marks": marks, "grid": {"partials": clear, "clears": clear}}
    game = ho.Game.from_scene(scene, scenario=7, seed=1, deal={"patients": [stable()]})
    if choosing(game):
        act(game, MOUTH)
    act(game, "turn")
    assert bool(options(game, "call")) == rings


def test_vera_lifts_it_first_then_ellen_and_then_there_is_a_question() -> None:
    game = boat()
    assert told(game) == ["35A", "36A", "37A", "38A"]
    assert [action.kind for action in game.actions].count("call") == 2


def test_whoever_has_not_heard_how_he_left_can_only_wake_him() -> None:
    game = said_early()
    assert options(game, "choose") == {WAKE}
    closed = game.why_not(ho.Action.of(ANSWER))
    assert closed is not None
    assert WORDS["choice.boat.answer_closed"] in closed.sentence


@pytest.mark.parametrize("mark", ["told", "asked"])
def test_a_voice_that_told_him_of_his_mother_may_wake_him_and_a_stranger_s_may_not(mark: str) -> None:
    assert options(boat(carried={**ALONE, mark: True}), "choose") == {WAKE, ANSWER, VOICE}
    game = boat()
    assert options(game, "choose") == {WAKE, ANSWER}
    closed = game.why_not(ho.Action.of(VOICE))
    assert closed is not None
    assert WORDS["choice.boat.voice_closed"] in closed.sentence


@pytest.mark.parametrize(("answer", "costs", "his"), [(WAKE, 2, True), (ANSWER, 0, False), (VOICE, 1, True)])
def test_what_rose_is_told_costs_him_and_who_told_her_is_handed_on(answer: str, costs: int, his: bool) -> None:
    game = boat(carried=TOLD)
    before = condition(game)
    act(game, answer)
    assert condition(game) == before - costs
    assert game.carries == {"said": False, "boat-his": his}
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")


@pytest.mark.parametrize(
    ("said", "answer", "form"),
    [
        (SAY, WAKE, "33B"),
        (SAY, VOICE, "33B"),
        (MOUTH, WAKE, "34A"),
        (ANOTHER, VOICE, "34A"),
        (SAY, ANSWER, "39A"),
        (MOUTH, ANSWER, "40A"),
    ],
)
def test_the_outcome_is_told_by_who_answered_and_by_what_he_was_told_to_his_face(
    said: str, answer: str, form: str
) -> None:
    game = boat(said, carried=TOLD)
    act(game, answer)
    assert told(game)[-1] == form


def test_what_scenario_6_handed_on_is_read_from_a_record() -> None:
    game = ho.Game(7, seed=1, carried=TOLD)
    again = ho.Game.from_record(game.record())
    assert again.view() == game.view()


def test_nothing_of_it_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not whom one may ring, not the new Events; nor what is asked there."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += [f"choice.folds.{each}" for each in ("say", "mouth", "another")]
    keys += [f"choice.boat.{each}" for each in ("wake", "answer", "answer_closed", "voice", "voice_closed")]
    keys += ["contact.vera", "contact.ellen", "scenario.7.lost", "event.EP6.text", "event.EC6.text"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    hidden.pop("narrative.37A.title")  # “Ellen” stands on many cards
    game = ho.Game(7, seed=3)
    drawn = ("event.EP6.text", "event.EC6.text")
    while game.outcome is None and "35A" not in told(game):
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown and key not in drawn] == []
        assert "Rose" not in json.dumps([card["text"] for card in game.view()["told"]])
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
    begun = ho.Game(7, seed=3)
    shown = json.dumps([begun.view(), begun.pages(), begun.lines()])
    assert [key for key in drawn if str(hidden[key]) in shown] == []
