"""Scenario 6: whom he allows, what comes back from the box, what is said of his mother, whose breath, and two calls."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.engine.state import TARGET, VERB
from tests.engine.table import act, journal_of, options, stable

WORDS = the_box().words("en")
TELL, WAIT, ASK = (f"choose choice 1 option {option}" for option in (1, 2, 3))
OWN, SPOKEN = "choose choice 2 option 1", "choose choice 2 option 2"
UNREAD = ("25B", "26A", "26B", "27A", "28A", "28B", "29A", "30A")
"""What is not told before play."""
ALONE = {"heard": False, "clock": True, "short": False}
"""What is handed on to it where it is played by itself."""
NEITHER = {**ALONE, "clock": False}
NOTHING = {"told": False, "asked": False, "own-breath": False}
Until = Callable[[ho.Game], bool]


def told(game: ho.Game) -> list[str]:
    """The sides that were told after those of the beginning."""
    return [card["card"] for card in game.view()["told"]][5:]


def choosing(game: ho.Game) -> bool:
    """Whether the table is asked something."""
    return game.decision.kind == "choice"


def talks(*first: str, carried: dict[str, bool] = ALONE) -> ho.Game:
    """Days on which Billy talks, and of these memories first."""
    deal = {"patients": [stable(memories=3, tokens=2)] * 13, "partials": list(first), "clears": list(first)}
    return ho.Game(6, seed=1, first=0, deal=deal, carried=carried)


def played(game: ho.Game, *answers: str, until: Until = lambda game: False) -> ho.Game:
    """Played on by the balanced style, with these answers where they can be given, to its end or so far."""
    while game.outcome is None and not until(game):
        actions = game.legal_actions()
        wanted = [action for action in actions if str(action) in answers]
        game.apply((wanted or [ho.styles.balanced(ho.styles.seat_of(game), actions)])[0])
    return game


def news(carried: dict[str, bool] = ALONE) -> ho.Game:
    """Anne has been rung; the table is asked what is to be said of his mother."""
    return played(talks("1-6", "3-1", carried=carried), until=choosing)


def breath(answer: str = WAIT) -> ho.Game:
    """Both memories are clear, and he asks for Joe."""
    game = news()
    act(game, answer)
    return played(game, until=choosing)


def condition(game: ho.Game) -> int:
    """Billy's condition."""
    return int(game.view()["head"]["condition"])


MEMORIES = [memory.id for memory in the_box().memories]


def in_the_box(game: ho.Game) -> bool:
    """Whether both cards of the message into town lie where nobody can draw them."""
    piles = game.table().piles
    return all(MEMORIES.index("3-4") in piles[pile] for pile in (n.PARTIAL_REMOVED, n.CLEAR_REMOVED))


@pytest.mark.parametrize(("short", "there"), [(False, 1), (True, 2)])
@pytest.mark.parametrize(("players", "tokens", "begins"), [(2, 6, 30), (3, 4, 28), (4, 4, 28)])
def test_the_ward_has_one_assistant_and_two_where_the_form_says_short(
    players: int, tokens: int, begins: int, short: bool, there: int
) -> None:
    game = ho.Game(6, players, seed=1, carried={**ALONE, "short": short})
    assistants = [line for line in game.view()["pawns"] if line["kind"] == "assistant" and line["place"] != "box"]
    assert len(assistants) == there
    assert game.structure()["decks"][0] == 39 - 6
    assert game.structure()["tokens"][:players] == [tokens] * players
    assert condition(game) == (24 if short else begins)


def test_where_gerry_has_not_named_anne_he_talks_of_that_street_before_the_supper_and_the_house_only() -> None:
    decks = {
        clock: ho.Game(6, seed=1, carried={**ALONE, "clock": clock}).structure()["decks"] for clock in (True, False)
    }
    assert decks[True][1] - decks[False][1] == decks[True][2] - decks[False][2] == 20


def test_anne_is_rung_when_gerry_has_named_her_or_the_coal_lorry_is_clear() -> None:
    scene = {"manager": "nurse 1", "grid": {"partials": ["1-6"], "clears": ["1-6"]}}
    lorry = {"manager": "nurse 1", "grid": {"partials": ["3-1"], "clears": ["3-1"]}}
    rings = []
    for grid, carried in ((scene, ALONE), (scene, NEITHER), (lorry, NEITHER)):
        game = ho.Game.from_scene(grid, scenario=6, seed=1, deal={"patients": [stable()]}, carried=carried)
        act(game, "turn")
        rings.append(bool(options(game, "call")))
    assert rings == [True, False, True]


def test_the_style_that_reads_what_is_asked_for_looks_for_the_lorry_only_where_nobody_has_named_anne() -> None:
    wanted = {}
    for clock in (True, False):
        seat = ho.styles.seat_of(ho.Game(6, seed=1, carried={**ALONE, "clock": clock}))
        wanted[clock] = seat.wishes.clears[MEMORIES.index("3-1")]
    assert wanted[True] == 0 < wanted[False]


def test_her_question_costs_him_and_what_she_says_brings_a_memory_out_of_the_box() -> None:
    game = played(talks("1-6"), until=lambda game: "27A" in told(game))
    assert game.view()["head"]["day"] == 1
    journal = journal_of(game)
    side = the_box().scenario(6).side_ids.index("27A")
    rung = max(line for line, entry in enumerate(journal) if entry[VERB] == "told_narrative" and entry[TARGET] == side)
    changed = [tuple(entry[3:5]) for entry in journal[rung:] if entry[VERB] == "condition"]
    assert [before - after for before, after in changed] == [1]
    assert not in_the_box(game)


def test_she_is_asked_after_before_he_is_and_each_is_rung_once() -> None:
    game = played(talks("1-6"), WAIT, SPOKEN)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game) == ["27A", "29A", "30A", "28B", "26A"]
    assert [action.kind for action in game.actions].count("call") == 2


def test_the_message_is_in_no_deck_before_she_is_rung() -> None:
    for seed in range(20):
        game = ho.Game(6, seed=seed)
        while game.outcome is None and "27A" not in told(game):
            assert in_the_box(game)
            game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))
        assert game.outcome is not None or not in_the_box(game)


@pytest.mark.parametrize(("answer", "costs", "mark"), [(TELL, 1, "told"), (WAIT, 0, ""), (ASK, 2, "asked")])
def test_what_is_said_of_his_mother_costs_him_strength_and_is_handed_on(answer: str, costs: int, mark: str) -> None:
    game = news()
    before = condition(game)
    act(game, answer)
    assert condition(game) == before - costs
    assert game.carries == {**NOTHING, **({mark: True} if mark else {})}


@pytest.mark.parametrize("mark", ["heard", "clock"])
def test_he_chooses_who_tells_him_only_where_somebody_was_told_of_the_two_chairs(mark: str) -> None:
    assert options(news({**NEITHER, mark: True}), "choose") == {TELL, WAIT, ASK}
    game = news(NEITHER)
    assert options(game, "choose") == {TELL, WAIT}
    closed = game.why_not(ho.Action.of(ASK))
    assert closed is not None
    assert WORDS["choice.news.ask_closed"] in closed.sentence


def test_he_asks_for_joe_when_both_are_clear_and_after_the_news_not_before_the_sixth_day() -> None:
    asked = breath()
    assert asked.view()["head"]["day"] < 6
    assert told(asked)[-1] == "30A"
    after = breath(TELL)
    assert told(after)[-1] == "30A"
    assert after.view()["head"]["day"] == 6


def test_until_he_asks_joe_cannot_be_rung() -> None:
    game = news()
    act(game, TELL)
    while game.decision.kind != "choice":
        assert options(game, "call") == set(), "his no is obeyed"
        game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))
    act(game, OWN)
    played(game, until=lambda game: bool(options(game, "call")))
    assert game.outcome is None


@pytest.mark.parametrize(("answer", "costs", "call", "own"), [(OWN, 2, "28A", True), (SPOKEN, 0, "28B", False)])
def test_his_own_breath_costs_him_and_opens_its_own_call(answer: str, costs: int, call: str, own: bool) -> None:
    game = breath()
    before = condition(game)
    act(game, answer)
    assert condition(game) == before - costs
    assert game.carries == {**NOTHING, "own-breath": own}
    played(game)
    assert call in told(game)
    assert len({"28A", "28B"} & set(told(game))) == 1


@pytest.mark.parametrize("how", [OWN, SPOKEN])
@pytest.mark.parametrize(("answer", "form"), [(TELL, "25B"), (WAIT, "26A"), (ASK, "26B")])
def test_the_outcome_is_told_as_he_heard_of_his_mother(answer: str, form: str, how: str) -> None:
    game = played(talks("1-6"), answer, how)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game)[-1] == form


def test_what_scenario_4_and_5_have_handed_on_is_read() -> None:
    record = ho.Game(6, seed=1, carried={"heard": True, "clock": False, "short": True})
    again = ho.Game.from_record(record.record())
    assert again.view() == record.view()
    assert again.structure()["decks"] == record.structure()["decks"]


def test_nothing_of_it_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not whom one may ring; nor does what is asked for say what was said of Ma."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += [f"choice.news.{each}" for each in ("tell", "wait", "ask", "ask_closed")]
    keys += ["choice.breath.own", "choice.breath.for", "contact.joe-himself", "contact.joe-for-him", "scenario.6.lost"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    game = ho.Game(6, seed=3, carried=NEITHER)
    while game.outcome is None and "27A" not in told(game):
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown] == []
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
