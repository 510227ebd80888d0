"""Focusing Billy's attention (FOCUS, D-36, G-40, G-41): Steer and Persist, in a scenario that has them."""

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.content.folders import focusing
from tests.engine.table import (
    QUIET,
    act,
    always,
    change,
    condition,
    listening,
    options,
    partials,
    refused,
    rules,
    seen,
    stable,
    staffed,
    tokens,
)
from tests.game.test_hidden import outputs

IN_PLAY = {"partials": ["1-1", "2-1"]}
THREE = {"nurse 1": {"tokens": 3}}


def talk(memories: int, *drawn: Any, **scene: Any) -> ho.Game:
    """Nurse 1 with 3 Care Tokens begins to listen, with Partials of Timelines 1 and 2 in play."""
    return listening(memories, *drawn, content=focusing(), **{"grid": IN_PLAY, "pawns": THREE, **scene})


def steered(memories: int, *drawn: Any, **scene: Any) -> ho.Game:
    """The same, with the talk turned to Timeline 1: what comes first is drawn by that."""
    game = talk(memories, *drawn, **scene)
    act(game, "steer timeline 1")
    return game


# --- whether at all ---------------------------------------------------------------------------------------------------


def test_focus_01_a_nurse_may_steer_or_persist_or_only_listen_where_the_scenario_has_it() -> None:
    game = talk(1, "3-1")
    assert (game.decision.kind, game.decision.who, game.decision.rule) == ("focus", 0, "FOCUS-01")
    assert options(game) == {"steer timeline 1", "steer timeline 2", "listen"}
    act(game, "listen")
    assert (game.decision.kind, game.decision.rule) == ("heard", "FOCUS-08")
    act(game, "keep")
    assert (partials(game, "nurse 1"), tokens(game, "nurse 1")) == (["3-1"], 3)
    plain = listening(1, "3-1", grid=IN_PLAY, pawns=THREE)
    assert partials(plain, "nurse 1") == ["3-1"]


def test_focus_02_who_listens_does_not_steer_and_who_steers_does_not_persist() -> None:
    game = talk(1, "3-1")
    act(game, "listen")
    refused(game, "steer timeline 1", "focus_chosen", "FOCUS-02")
    game = steered(2, "1-2", "1-3")
    assert game.decision.kind != "heard"
    assert partials(game, "nurse 1") == ["1-2", "1-3"]


# --- steering ---------------------------------------------------------------------------------------------------------


def test_focus_03_steering_costs_a_token_and_wants_a_timeline_in_play() -> None:
    game = talk(1, "1-2")
    refused(game, "steer timeline 3", "no_partial_in_play", "FOCUS-03")
    act(game, "steer timeline 1")
    assert (tokens(game, "nurse 1"), tokens(game, "board")) == (2, 1)
    assert listening(1, "1-2", content=focusing(), pawns=THREE).decision.kind == "heard", "nothing is in play yet"


def test_focus_04_other_memories_are_passed_over_unread() -> None:
    game = talk(1, "3-1", "2-2", "1-2")
    told = act(game, "steer timeline 1")
    assert partials(game, "nurse 1") == ["1-2"]
    passed = [str(line) for line in told if line.rule == "FOCUS-04"]
    assert len(passed) == 2
    assert "Timeline 3" in passed[0]
    words = the_box().words("en")
    assert words["memory.3-1.words"] not in str(game.lines())


def test_focus_05_events_are_resolved_and_count_unless_they_are_ignored() -> None:
    game = steered(2, always("condition_deteriorates"), "1-2")
    assert (condition(game), partials(game, "nurse 1")) == (19, ["1-2"])
    game = steered(1, always("ignore_event"), "2-2", "1-2")
    assert partials(game, "nurse 1") == ["1-2"]


def test_focus_05_a_card_that_an_event_brings_may_be_any_and_the_next_is_steered_again() -> None:
    game = steered(2, always("draw_memory"), "3-1", "2-2", "1-2")
    assert partials(game, "nurse 1") == ["1-2", "3-1"]
    nested = steered(2, always("draw_memory"), QUIET, "2-2", "1-2")
    assert partials(nested, "nurse 1") == ["1-2"]
    offered = steered(2, always("use_trust_memory"), "2-2", "1-2")
    act(offered, "decline")
    assert partials(offered, "nurse 1") == ["1-2"]
    passing = steered(1, always("draw_memory_ignoring_events"), QUIET, "3-1")
    assert partials(passing, "nurse 1") == ["3-1"]


def test_focus_05_an_ignored_event_leaves_the_change_of_subject_as_it_was() -> None:
    game = steered(1, always("change_of_subject"), always("ignore_event"), "1-2", "2-2")
    assert partials(game, "nurse 1") == ["2-2"]
    then = steered(2, always("change_of_subject"), always("ignore_event"), "1-2", "2-2", "3-3", "1-3")
    assert partials(then, "nurse 1") == ["1-3", "2-2"], "the next card is of the Timeline again"


def test_focus_06_a_matching_partial_goes_to_the_nurse_who_talks() -> None:
    game = staffed(stable(staff=2, memories=1), "nurse 2", "nurse 1", partials=["1-2"], grid=IN_PLAY, pawns=THREE,
                   content=focusing(), manager="nurse 3")  # fmt: skip
    act(game, "care palliative", "talk nurse 1")
    assert game.decision.who == 0
    told = change(act(game, "steer timeline 1"), "FOCUS-06")
    assert the_box().words("en")["memory.1-2.words"] in told.text
    assert (partials(game, "nurse 1"), partials(game, "nurse 2")) == (["1-2"], [])


def test_d_36_the_nurse_of_this_talk_gets_the_cards_of_steering() -> None:
    game = staffed(stable(staff=2, memories=1), "nurse 2", "nurse 1", partials=["1-2"], grid=IN_PLAY, pawns=THREE,
                   content=focusing())  # fmt: skip
    act(game, "care palliative", "talk nurse 1", "steer timeline 1")
    assert partials(game, "nurse 1") == ["1-2"]


def test_focus_07_g_40_one_token_pays_for_the_whole_talk_and_one_timeline() -> None:
    game = steered(3, "1-2", "2-2", "1-3", "3-3", "1-4")
    assert (partials(game, "nurse 1"), tokens(game, "nurse 1")) == (["1-2", "1-3", "1-4"], 2)


def test_g_41_when_no_such_card_is_left_the_deck_is_drawn_through_for_nothing() -> None:
    all_of_one = {"partials": [f"1-{place}" for place in range(1, 7)]}
    game = talk(9, *[QUIET] * 5, grid=all_of_one)
    before = len(game.table().piles[n.PARTIAL_DECK])
    assert "G-20" in rules(act(game, "steer timeline 1"))
    assert (partials(game, "nurse 1"), tokens(game, "nurse 1")) == ([], 2)
    assert len(game.table().piles[n.PARTIAL_DECK]) == before, "all that was set aside is back"


def test_g_41_an_assistant_who_talks_and_a_nurse_without_a_token_only_listen() -> None:
    game = staffed(stable(staff=2, memories=1), "assistant 1", "nurse 1", partials=["3-1"], grid=IN_PLAY, pool=3,
                   pawns=THREE, content=focusing())  # fmt: skip
    act(game, "care palliative", "talk assistant 1")
    assert partials(game, "pool") == ["3-1"]
    poor = staffed(stable(staff=2, memories=1), "nurse 1", "assistant 1", partials=["3-1"], grid=IN_PLAY, pool=3,
                   pawns={"nurse 1": {"tokens": 0}}, content=focusing())  # fmt: skip
    act(poor, "care palliative", "talk nurse 1")
    assert (partials(poor, "nurse 1"), tokens(poor, "pool")) == (["3-1"], 3)


def told(game: ho.Game, what: str) -> list[tuple[str, str]]:
    """What the table has heard of that is not asked: the rule, and the sentence."""
    return [(line["rule"], line["text"]) for line in game.lines() if line["verb"] == f"told_{what}"]


def test_focus_03_where_no_timeline_is_in_play_the_table_hears_why_nobody_is_asked() -> None:
    game = talk(1, "3-1", grid={"partials": []})
    assert game.decision.kind == "heard"
    ((rule, text),) = told(game, "no_focus")
    assert rule == "FOCUS-03"
    assert "No memory of any Timeline is in play yet" in text
    assert told(talk(1, "3-1"), "no_focus") == [], "she is asked"


def test_g_41_a_nurse_without_a_token_is_not_asked_and_the_table_hears_why() -> None:
    game = talk(1, "3-1", pawns={"nurse 1": {"tokens": 0}})
    assert partials(game, "nurse 1") == ["3-1"]
    ((rule, text),) = told(game, "no_focus")
    assert rule == "G-41"
    assert "has no Care Token with which to Steer or Persist" in text


def test_focus_08_who_cannot_be_asked_again_is_told_why() -> None:
    game = talk(1, "3-1", "3-2", pawns={"nurse 1": {"tokens": 1}})
    act(game, "listen")
    assert told(game, "last_token") == []
    act(game, "persist")
    assert (partials(game, "nurse 1"), tokens(game, "nurse 1")) == (["3-2"], 0)
    assert [rule for rule, _ in told(game, "last_token")] == ["FOCUS-08"]
    rich = talk(1, "3-1", "3-2")
    act(rich, "listen", "persist")
    assert told(rich, "last_token") == [], "she may be asked again"


def test_focus_08_where_nothing_else_is_left_the_table_hears_why_nobody_is_asked() -> None:
    every = [memory.id for memory in the_box().memories]
    game = talk(7, *[QUIET] * 5, "5-5", "5-6", grid={"partials": every[:-2]})
    act(game, "listen", "keep")
    assert partials(game, "nurse 1") == ["5-5", "5-6"]
    assert [rule for rule, _ in told(game, "nothing_else")] == ["FOCUS-08"]


# --- persisting -------------------------------------------------------------------------------------------------------


def heard(memories: int, *drawn: Any, **scene: Any) -> ho.Game:
    """Nurse 1 only listens, and Billy has told the first thing."""
    game = talk(memories, *drawn, **scene)
    act(game, "listen")
    return game


def test_focus_08_for_a_token_the_nurse_hears_the_next_partial_instead_and_again_for_another() -> None:
    game = heard(1, "3-1", "3-2", "3-3")
    assert "Timeline 3" in game.decision.prompt
    assert options(game) == {"persist", "keep"}
    act(game, "persist", "persist")
    assert (tokens(game, "nurse 1"), tokens(game, "board")) == (1, 2)
    act(game, "keep")
    assert partials(game, "nurse 1") == ["3-3"]


def test_g_41_billys_words_are_read_before_the_nurse_decides() -> None:
    game = heard(1, "3-1", "3-2")
    assert the_box().words("en")["memory.3-1.words"] in game.lines()[-1]["text"]
    assert partials(game, "nurse 1") == []


def test_focus_08_without_a_token_or_another_card_there_is_nothing_to_decide() -> None:
    game = heard(1, "3-1", "3-2", pawns={"nurse 1": {"tokens": 1}})
    act(game, "persist")
    assert partials(game, "nurse 1") == ["3-2"]


def test_focus_09_ignored_cards_go_back_when_billy_has_finished() -> None:
    game = heard(2, "3-1", "3-2", "3-3")
    act(game, "persist")
    assert 12 not in game.table().piles[n.PARTIAL_DECK]
    act(game, "keep", "keep")
    assert 12 in game.table().piles[n.PARTIAL_DECK]
    assert partials(game, "nurse 1") == ["3-2", "3-3"]


def test_focus_10_event_20_an_event_is_not_ignored_and_counts_as_the_draw() -> None:
    game = heard(1, "3-1", always("condition_deteriorates"), "3-2")
    act(game, "persist")
    assert (condition(game), partials(game, "nurse 1")) == (19, [])
    assert game.decision.kind not in ("heard", "focus")
    game = heard(1, "3-1", always("ignore_event"), "3-2")
    act(game, "persist", "keep")
    assert partials(game, "nurse 1") == ["3-2"]


# --- what is said, kept and hidden ------------------------------------------------------------------------------------


def test_previews_tell_the_odds_of_both() -> None:
    game = talk(2, "1-2")
    steer = game.preview(ho.Action.of("steer timeline 1"))
    assert dict(steer.odds.shares if steer.odds else ()) == {"asked": 5, "event": 5, "other": 23}
    assert (0, 2) in steer.tokens
    act(game, "listen")
    persist = game.preview(ho.Action.of("persist"))
    assert dict(persist.odds.shares if persist.odds else ()) == {"event": 5, "memory": 27}
    assert persist.tokens == ((0, 2),)


@pytest.mark.parametrize("steps", [(), ("listen",), ("listen", "persist"), ("steer timeline 1",)])
def test_a_position_in_the_middle_of_a_talk_is_kept(steps: tuple[str, ...]) -> None:
    trust = always("use_trust_memory")
    game = talk(2, "3-1", "1-2", trust) if steps[:1] != ("steer timeline 1",) else talk(2, "3-1", trust)
    act(game, *steps)
    assert game.outcome is None
    again = ho.Game.from_position(game.position(), content=focusing())
    assert seen(again) == {**seen(game), "branch": None}
    assert game.branch(seed=3).legal_actions() == game.legal_actions()


def test_what_was_passed_over_unread_shows_nowhere_and_is_dealt_anew_in_a_branch() -> None:
    trust = always("use_trust_memory")
    games = [steered(2, card, trust) for card in ("3-1", "3-4")]
    assert games[0].decision.kind == "trust"
    first, second = (outputs(game) for game in games)
    assert first == second
    aside = {tuple(games[0].branch(seed=seed).table().piles[n.PARTIAL_ASIDE]) for seed in range(20)}
    assert len(aside) > 1
    assert all(card // n.POSITIONS == 2 for pile in aside for card in pile if card < n.MEMORIES)


# --- whose, and where to ----------------------------------------------------------------------------------------------


def test_focus_08_what_is_kept_is_hers_who_talks_whoever_leads() -> None:
    game = talk(1, "3-1", manager="nurse 2")
    act(game, "listen", "keep")
    assert (partials(game, "nurse 1"), partials(game, "nurse 2")) == (["3-1"], [])


def test_focus_08_who_steers_is_not_told_that_she_keeps_what_comes() -> None:
    game = steered(1, always("use_trust_memory"), "1-2", "1-3", pawns={"nurse 1": {"tokens": 2}})
    assert game.decision.kind == "trust"
    told = act(game, "use trust nurse 1")
    assert tokens(game, "nurse 1") == 0
    assert "FOCUS-08" not in rules(told)


def test_event_15_an_event_that_is_met_while_steering_goes_for_good_too() -> None:
    game = talk(1, always("remove", "quiet_moment"), "1-2")
    deck = game.structure()["decks"][1]
    act(game, "steer timeline 1")
    assert partials(game, "nurse 1") == []
    assert game.structure()["decks"][1] == deck - 1


def test_event_09_focus_08_who_persists_still_has_the_card_that_passes_over_events() -> None:
    game = heard(1, always("draw_memory_ignoring_events"), "3-1", always("condition_deteriorates"), "3-2")
    assert "Timeline 3" in game.decision.prompt
    act(game, "persist", "keep")
    assert (condition(game), partials(game, "nurse 1")) == (20, ["3-2"])
