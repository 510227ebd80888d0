"""Scenario 9: to whom he tells it, where his one clear hour goes, who signs under him, and what each answer closes."""

from __future__ import annotations

import json

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.engine.table import act, journal_of, options, stable
from tests.engine.test_joe import choosing, condition, played, told

WORDS = the_box().words("en")
YOU, HER = (f"choose choice 1 option {option}" for option in (1, 2))
HER_WORDS, NOTES, JOE = (f"choose choice 2 option {option}" for option in (1, 2, 3))
PLAIN, FORM, STUDENT, OWNED = (f"choose choice 3 option {option}" for option in (1, 2, 3, 4))
NEEDED = {NOTES: {"1-4", "2-3"}, JOE: {"1-6", "2-6"}}
"""What an answer needs besides, one of two."""
MEMORIES = [memory.id for memory in the_box().memories]
UNREAD = ("55B", "56A", "56B", "57A", "58A", "58B", "59A", "59B", "60A")
"""What is not told before play."""
ALONE = {"answered": False, "closed": True, "short": False, "busy": False}
"""What is handed on to it where it is played by itself."""
SHORT, BUSY, ANSWERED = ({**ALONE, "closed": False, mark: True} for mark in ("short", "busy", "answered"))


def clear_hour(*first: str, carried: dict[str, bool] = ALONE) -> ho.Game:
    """Days on which Billy talks, and of these memories first."""
    deal = {"patients": [stable(memories=3, tokens=2)] * 12, "partials": list(first), "clears": list(first)}
    return ho.Game(9, seed=1, first=0, deal=deal, carried=carried)


def once() -> ho.Game:
    """He has told of the lad's question, and is asked from whom he had heard."""
    return played(clear_hour("4-3", "4-4"), until=choosing)


def four(to: str = YOU, *later: str, carried: dict[str, bool] = ALONE) -> ho.Game:
    """That house has been rung, and his hour is to be spent."""
    game = played(clear_hour("4-3", "4-4", *later, carried=carried), until=choosing)
    act(game, to)
    return played(game, until=choosing)


def witness(carried: dict[str, bool] = ALONE) -> ho.Game:
    """The account is written, with the cough at home in it, and wants a second name."""
    game = four(YOU, "1-4", carried=carried)
    act(game, NOTES)
    return played(game, until=choosing)


def clear(game: ho.Game) -> set[str]:
    """The memories that are clear."""
    return {MEMORIES[card] for card in game.table().piles[n.CLEAR_GRID]}


@pytest.mark.parametrize(("players", "begins"), [(2, 27), (3, 26), (4, 26)])
def test_each_nurse_begins_with_five_tokens_and_three_emergencies_stay_in_the_box(players: int, begins: int) -> None:
    game = ho.Game(9, players, seed=1)
    assert condition(game) == begins
    assert game.structure()["tokens"][:players] == [5] * players
    assert game.structure()["decks"][0] == 39 - 3


@pytest.mark.parametrize(("answer", "costs", "tokens"), [(YOU, 0, 1), (HER, 1, 0)])
def test_to_listen_brings_trust_and_to_stop_him_costs_him_a_night(answer: str, costs: int, tokens: int) -> None:
    game = once()
    assert options(game, "choose") == {YOU, HER}
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, answer)
    assert (condition(game), sum(game.structure()["tokens"][:3])) == (before[0] - costs, before[1] + tokens)


@pytest.mark.parametrize(("answer", "tells", "costs"), [(YOU, "58B", 0), (HER, "58A", 1)])
def test_that_house_is_rung_by_whoever_has_it_to_tell(answer: str, tells: str, costs: int) -> None:
    game = once()
    act(game, answer)
    before = len(journal_of(game))
    played(game, until=lambda game: len(told(game)) == 2)
    assert told(game) == ["59A", tells]
    fallen = [line[3] - line[4] for line in journal_of(game)[before:] if line[:2] == ("G-59", "condition")]
    assert sum(fallen) == costs, "what the story costs him, apart from the shifts"


def test_that_house_is_rung_only_when_he_has_told_of_the_place_that_was_laid_for_him() -> None:
    scene = {"manager": "nurse 1", "grid": {"partials": ["4-3"], "clears": ["4-3"]}}
    game = ho.Game.from_scene(scene, scenario=9, seed=1, deal={"patients": [stable()]})
    if choosing(game):
        act(game, YOU)
    act(game, "turn")
    assert options(game, "call") == set()


@pytest.mark.parametrize(
    ("to", "open_to", "closed", "words"),
    [(YOU, {NOTES, JOE}, HER_WORDS, "words_closed"), (HER, {HER_WORDS, JOE}, NOTES, "notes_closed")],
)
def test_to_whom_he_told_it_closes_one_way_of_writing_it_down(
    to: str, open_to: set[str], closed: str, words: str
) -> None:
    game = four(to)
    assert options(game, "choose") == open_to
    barred = game.why_not(ho.Action.of(closed))
    assert barred is not None
    assert WORDS[f"choice.four.{words}"] in barred.sentence


@pytest.mark.parametrize(("to", "answer", "costs"), [(YOU, NOTES, 1), (HER, HER_WORDS, 0), (YOU, JOE, 0)])
def test_his_hour_is_spent_once_and_to_be_read_to_costs_him(to: str, answer: str, costs: int) -> None:
    game = four(to)
    before = condition(game)
    act(game, answer)
    assert condition(game) == before - costs
    assert game.carries == {"record": answer != JOE, "hers": to == HER}


@pytest.mark.parametrize("answer", [NOTES, JOE])
def test_an_account_needs_the_cough_at_home_and_joes_hour_a_tune(answer: str) -> None:
    game = four(YOU, "5-3", "1-4", "1-6")
    act(game, answer)
    played(game, PLAIN)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert not NEEDED[answer].isdisjoint(clear(game))


def test_what_the_other_way_needs_is_of_no_use() -> None:
    game = four(YOU, "5-3", "1-4")
    act(game, JOE)
    played(game, until=lambda game: {"5-3", "1-4"} <= clear(game))
    assert game.outcome is None


@pytest.mark.parametrize(
    ("carried", "open_to"),
    [
        (ALONE, {PLAIN, OWNED}),
        (BUSY, {PLAIN, OWNED}),
        (SHORT, {PLAIN, FORM}),
        (ANSWERED, {PLAIN, STUDENT}),
    ],
)
def test_what_the_student_was_told_says_who_may_sign(carried: dict[str, bool], open_to: set[str]) -> None:
    assert options(witness(carried), "choose") == open_to


@pytest.mark.parametrize(
    ("carried", "answer", "costs", "tokens"),
    [(ALONE, PLAIN, 1, 0), (ALONE, OWNED, 1, 1), (SHORT, FORM, 0, 1), (ANSWERED, STUDENT, 0, 0)],
)
def test_a_word_that_was_left_as_it_was_spares_him_the_questions(
    carried: dict[str, bool], answer: str, costs: int, tokens: int
) -> None:
    game = witness(carried)
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, answer)
    assert (condition(game), sum(game.structure()["tokens"][:3])) == (before[0] - costs, before[1] + tokens)


@pytest.mark.parametrize(
    ("to", "answer", "tune", "form"),
    [
        (HER, HER_WORDS, "1-4", "55B"),
        (YOU, NOTES, "2-3", "56A"),
        (HER, JOE, "1-6", "56B"),
        (YOU, JOE, "2-6", "57A"),
    ],
)
def test_the_outcome_is_told_by_who_had_it_from_him_and_where_his_hour_went(
    to: str, answer: str, tune: str, form: str
) -> None:
    game = four(to, "5-3", tune)
    act(game, answer)
    played(game, PLAIN)
    assert told(game)[-1] == form


def test_what_scenario_5_handed_on_is_read_from_a_record() -> None:
    game = ho.Game(9, seed=1, carried=SHORT)
    again = ho.Game.from_record(game.record())
    assert again.view() == game.view()


def test_nothing_of_it_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not who warned him, and not what is asked of him there."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += [f"choice.once.{each}" for each in ("you", "her")]
    keys += [f"choice.four.{each}" for each in ("words", "words_closed", "notes", "notes_closed", "joe")]
    keys += [f"choice.witness.{each}" for each in ("plain", "form", "student", "owned", "form_closed", "owned_closed")]
    keys += ["contact.eleni-himself", "contact.eleni-you", "scenario.9.lost"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    game = ho.Game(9, seed=3)
    while game.outcome is None and "59A" not in told(game):
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown] == []
        said = json.dumps([card["text"] for card in game.view()["told"]])
        assert [name for name in ("Eleni", "Tony", "Len") if name in said] == []
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
