"""Talk About Billy: what was held is placed, or goes back (TALK)."""

from typing import Any

import holding_on as ho
from tests.engine.table import (
    act,
    after_the_night,
    cause,
    change,
    clears,
    deteriorating,
    partials,
    pawn,
    placed,
    rules,
    stable,
    table,
    tokens,
)
from tests.views.there import there

WORDS = ho.catalogue.loading.the_box().words("en")
MEMORIES = ho.catalogue.loading.the_box().memories


def talk(**scene: Any) -> tuple[ho.Game, list[ho.Change]]:
    """The end of a Night with what is held then; the table afterwards, and what was said."""
    game = table(deteriorating(), shift="night", **scene)
    act(game, "turn", "place assistant 1", "care medical", "enough")
    said = [ho.Change(x["rule"], x["verb"], x["text"], x["line"], x["cause"]) for x in game.lines()]
    return game, said


def holds(nurse: int = 1, **cards: list[str]) -> dict[str, Any]:
    """A nurse with cards face down: `partials`, `clears`."""
    return {f"nurse {nurse}": cards}


def test_talk_01_all_partials_before_the_clears() -> None:
    pawns = {**holds(1, clears=["2-2"]), **holds(3, partials=["2-2", "1-1"])}
    game, said = talk(pawns=pawns)
    order = [rule for rule in rules(said) if rule in ("TALK-02", "TALK-07")]
    assert order == ["TALK-02", "TALK-02", "TALK-07"]
    assert placed(game, "clear") == ["2-2"], "a Partial that is placed today already counts"
    assert cause(game, change(said, "TALK-07")) == "TALK-01"


def test_talk_02_every_partial_of_the_day_is_revealed_those_on_the_board_too() -> None:
    pawns = {**holds(1, partials=["1-1"]), **holds(2, partials=["2-2", "3-3"])}
    game, said = talk(pawns=pawns, board=["5-6"])
    assert placed(game, "partial") == ["1-1", "2-2", "3-3", "5-6"]
    assert [partials(game, who) for who in ("nurse 1", "nurse 2", "pool")] == [[], [], []]
    told = [line.text for line in said if line.rule == "TALK-02"]
    assert len(told) == 4
    assert WORDS["memory.1-1.words"] in told[0]


def test_talk_03_each_partial_has_one_right_position_with_its_stitches() -> None:
    game, _ = talk(pawns=holds(1, partials=["4-2"]))
    card = game.view()["grid"][3]["cards"][1]
    assert (card["position"], card["state"]) == (2, "partial")
    assert tuple(there(card["stitches"])) == MEMORIES[3 * 6 + 1].stitches
    assert len({memory.stitches for memory in MEMORIES}) > 20
    for timeline in range(5):
        edges = [(memory.stitches[0], memory.stitches[2]) for memory in MEMORIES[6 * timeline : 6 * timeline + 6]]
        signs = {(top > 0, bottom > 0, (bottom > top) - (bottom < top)) for top, bottom in edges}
        assert len(signs) == 1, "a card's top and bottom edges tell its Timeline"


def test_g_32_the_memories_find_their_places_by_themselves() -> None:
    game, _ = talk(pawns=holds(1, partials=["1-6", "1-2", "5-1"], clears=["1-2"]))
    assert placed(game, "partial") == ["1-6", "5-1"]
    assert placed(game, "clear") == ["1-2"]
    assert game.decision.kind == "turn", "nobody was asked where"


def test_talk_05_each_player_compares_in_secret() -> None:
    game, _ = talk(pawns=holds(2, clears=["3-4"]))
    title = WORDS["memory.3-4.title"]
    assert title in str(game.lines(seat=1))
    for other in (None, 0, 2):
        assert title not in str(game.lines(seat=other))
        assert title not in str(game.view(other))


def test_talk_06_figure_and_stitches_match_the_twin_and_no_neighbour() -> None:
    for clear in ("3-1", "3-2", "3-3", "2-2", "4-2"):
        game, _ = talk(pawns=holds(1, clears=[clear]), grid={"partials": ["3-2"]})
        assert placed(game, "clear") == (["3-2"] if clear == "3-2" else [])
        assert game.view()["decks"]["clear"] == (34 if clear == "3-2" else 35)


def test_talk_07_a_matching_clear_lies_on_its_partial_which_stays_underneath() -> None:
    game, said = talk(pawns=holds(1, clears=["2-5"]), grid={"partials": ["2-5"]})
    assert WORDS["memory.2-5.title"] in change(said, "TALK-07").text
    card = game.view()["grid"][1]["cards"][4]
    assert (card["state"], card["words"]) == ("clear", WORDS["memory.2-5.words"])
    assert clears(game, "nurse 1") == []
    assert game.view()["decks"] | {"text": ""} == {"patient": 39 - 3, "partial": 34, "clear": 34, "text": ""}


def test_talk_02_talk_07_the_fourth_nurse_lays_her_memories_too() -> None:
    pawns = holds(4, partials=["2-2"], clears=["2-2"])
    game, _ = talk(players=4, manager="nurse 1", pawns=pawns)
    assert placed(game, "clear") == ["2-2"]


def test_talk_08_a_clear_without_its_partial_goes_back_to_the_deck_unshown() -> None:
    game, said = talk(pawns=holds(1, clears=["2-5"]), grid={"partials": ["2-4"]})
    back = change(said, "TALK-08")
    assert WORDS["memory.2-5.title"] not in back.text
    assert (clears(game, "nurse 1"), game.view()["decks"]["clear"]) == ([], 35)


def test_talk_08_g_60_why_does_not_tell_which_of_two_draws_was_which_memory() -> None:
    whys = []
    for drawn in (["1-2", "1-5", "2-6"], ["1-5", "1-2", "2-6"]):
        grid = {"partials": ["1-1", "2-1"]}
        game = table(stable(), shift="night", clears=drawn, grid=grid, pawns={"nurse 1": {"tokens": 5}})
        act(game, "turn", "place nurse 1", "care medical", "enough")
        act(game, *["inquire nurse 1 timeline 1"] * 2, "inquire nurse 1 timeline 2", "stop", "stop")
        draws = [line["line"] for line in game.lines() if line["rule"] == "INQ-10"]
        back = [line["line"] for line in game.lines() if line["rule"] == "TALK-08"]
        assert [game.why(line)[1].line for line in back] == draws
        whys.append([str(game.why(line)) for line in back])
    assert whys[0] == whys[1]


def test_talk_09_even_one_that_the_objective_needs() -> None:
    found = ["1-1", "2-1", "3-1", "4-1"]
    game, _ = talk(pawns=holds(1, clears=["5-1"]), grid={"partials": [*found, "5-2"], "clears": found})
    assert game.outcome is None
    assert game.view()["decks"]["clear"] == 35 - 4


def test_icon_08_and_icon_09_a_clear_memory_shows_whether_it_is_happy_for_billy() -> None:
    for memory in MEMORIES[:6]:
        game = table(deteriorating(), grid={"partials": [memory.id], "clears": [memory.id]})
        assert game.view()["grid"][0]["cards"][memory.position - 1]["feeling"] == memory.feeling
    assert {memory.feeling for memory in MEMORIES} == {"positive", "negative"}


def test_icon_09_and_g_58_the_feeling_has_no_effect_in_this_scenario() -> None:
    by_feeling = {memory.feeling: memory.id for memory in MEMORIES[:6]}
    after = []
    for feeling in ("positive", "negative"):
        card = by_feeling[feeling]
        game, _ = talk(pawns=holds(1, clears=[card]), grid={"partials": [card]})
        assert placed(game, "clear") == [card]
        head = game.view()["head"]
        after.append((head["condition"], head["warnings"], tokens(game, "nurse 1"), pawn(game, "nurse 1")["stress"]))
    assert after[0] == after[1]


def test_g_57_neighbouring_memories_share_the_stitches_of_their_common_edge() -> None:
    assert [memory.id for memory in MEMORIES] == [f"{t}-{p}" for t in range(1, 6) for p in range(1, 7)]
    for card, memory in enumerate(MEMORIES):
        _, right, bottom, left = memory.stitches
        if memory.position < 6:
            assert right == MEMORIES[card + 1].stitches[3] > 0
        else:
            assert right == 0
        if memory.position == 1:
            assert left == 0
        if memory.timeline < 4:
            assert bottom == MEMORIES[card + 6].stitches[0]


def test_g_60_only_the_back_of_a_held_card_is_known() -> None:
    pawns = holds(1, partials=["3-3"], clears=["2-2"])
    game = table(deteriorating(), shift="day", pawns=pawns)
    for seat in (None, 0, 1):
        view = game.view(seat)
        (held,) = view["pawns"][0]["partials"]
        assert {**held, "text": "", "cover": None} == {
            "timeline": 3,
            "words": WORDS["memory.3-3.words"],
            "text": "",
            "cover": None,
        }
        assert there(held["cover"])["note"] == WORDS["memory.3-3.note"]  # what stands in the place of its words
        assert "3-3" not in str(held)  # where it belongs is not on its back
        assert [card["timeline"] for card in view["pawns"][0]["clears"]] == [2]
        for secret in ("memory.3-3.title", "memory.3-3.clear", "memory.2-2.title", "memory.2-2.clear"):
            assert WORDS[secret] not in str(view)
        assert WORDS["memory.2-2.words"] not in str(view)


def test_talk_08_the_fourth_nurses_unmatched_clears_go_back_too() -> None:
    pawns = {"nurse 4": {"clears": ["2-3"]}}
    game, _ = after_the_night(players=4, manager="nurse 1", pawns=pawns)
    assert clears(game, "nurse 4") == []
    assert game.view()["decks"]["clear"] == 35
