"""The puzzle of the stitches beside the game: what the table lays, and that the game knows nothing of it."""

import itertools
import json
import random

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.game.arrangement import SIDES, Arrangement
from tests.content import layouts
from tests.views.there import there


def with_memories(*partials: str, clears: tuple[str, ...] = (), **scene: object) -> ho.Game:
    """A game in which these partials lie, some with their clears."""
    grid = {"partials": list(partials), "clears": list(clears)}
    return ho.Game.from_scene({"shift": "night", "grid": grid, **scene}, seed=3, free_undo=True)


def places(arrangement: Arrangement, timeline: int) -> list[str | None]:
    """What lies on the six places of a timeline."""
    return [place["memory"] for place in arrangement.plain()["rows"][timeline - 1]]


def until_talked(game: ho.Game) -> None:
    """Play a day to its end; the memories in hand come to lie in the grid."""
    day = game.view()["head"]["day"]
    while game.outcome is None and game.view()["head"]["day"] == day:
        game.apply(game.legal_actions()[0])


# --- it follows the game ----------------------------------------------------------------------------------------------


def test_a_memory_that_comes_is_laid_on_the_first_place_where_it_fits() -> None:
    game = with_memories("1-2", "1-4", "1-6", "1-1")
    assert places(game.arrangement, 1) == ["1-1", "1-2", None, "1-4", None, "1-6"], "1-4 does not fit beside 1-2"
    game = with_memories("1-2", "1-5", "2-4")
    assert places(game.arrangement, 1) == [None, "1-2", "1-5", None, None, None], "1-5 fits there, for now"
    assert places(game.arrangement, 2) == [None, None, None, "2-4", None, None], "it fits below neither of them"


def test_a_memory_that_fits_nowhere_is_laid_on_the_first_free_place() -> None:
    game = with_memories("1-2", pawns={"Ann": {"partials": ["1-1"]}})
    game.arrangement.move("1-2", 1)
    until_talked(game)
    assert places(game.arrangement, 1)[:3] == ["1-2", "1-1", None]


def test_one_day_s_memories_are_laid_after_those_that_lay_already_whenever_it_is_looked_at() -> None:
    watched, later = (with_memories("2-5", pawns={"Ann": {"partials": ["2-2"]}}) for _ in range(2))
    assert places(watched.arrangement, 2) == [None, "2-5", None, None, None, None]
    for game in (watched, later):
        until_talked(game)
    assert places(watched.arrangement, 2) == places(later.arrangement, 2)
    assert places(later.arrangement, 2)[1] == "2-5"
    assert "2-2" in places(later.arrangement, 2)


def test_what_the_table_moved_stays_when_more_comes() -> None:
    game = with_memories("2-5", pawns={"Ann": {"partials": ["2-2"]}})
    game.arrangement.move("2-5", 4)
    until_talked(game)
    assert places(game.arrangement, 2) == [None, "2-2", None, "2-5", None, None]


def test_what_an_undo_takes_away_is_gone_with_its_token() -> None:
    game = with_memories(pawns={"Ann": {"partials": ["2-2"], "clears": ["2-2"]}})
    assert repr(game.arrangement).endswith("No memory lies here yet.")
    until_talked(game)
    game.arrangement.move("2-2", 5)
    game.arrangement.track("2-2")
    last = game.actions[-1]
    game.undo()
    assert places(game.arrangement, 2) == [None] * 6
    assert game.arrangement.tracked == ()
    game.apply(last)
    assert (game.arrangement.position("2-2"), game.arrangement.tracked) == (2, ()), "it has come anew"


def test_undo_and_the_same_again_without_a_look_between_is_a_new_arrival_too() -> None:
    game = with_memories(pawns={"Ann": {"partials": ["2-2"]}})
    until_talked(game)
    game.arrangement.move("2-2", 5)
    last = game.actions[-1]
    game.undo()
    game.apply(last)
    assert game.arrangement.position("2-2") == 2


# --- moving -----------------------------------------------------------------------------------------------------------


def test_talk_04_a_taken_place_swaps() -> None:
    game = with_memories("1-2", "1-3")
    game.arrangement.move("1-2", 3)
    assert places(game.arrangement, 1) == [None, "1-3", "1-2", None, None, None]
    game.arrangement.move("1-2", 6)
    assert places(game.arrangement, 1) == [None, "1-3", None, None, None, "1-2"]
    assert game.arrangement.position("1-2") == 6


@pytest.mark.parametrize(
    ("memory", "position", "way_out"),
    [
        ("2-3", 1, "These do: 1-2, 4-1."),
        ("1-2", 0, "places 1 to 6"),
        ("1-2", 7, "places 1 to 6"),
        ("1-2", True, "places 1 to 6"),
        ("1-2", "3", "places 1 to 6"),
        ("9-9", 3, "1-1 to 5-6"),
    ],
)
def test_what_cannot_be_laid_is_refused_with_the_way_out(memory: str, position: int, way_out: str) -> None:
    game = with_memories("1-2", "4-1")
    before = repr(game.arrangement)
    with pytest.raises(ho.SceneError, match=way_out):
        game.arrangement.move(memory, position)
    assert repr(game.arrangement) == before


def test_an_empty_grid_says_when_memories_come() -> None:
    with pytest.raises(ho.SceneError, match="at the end of a day"):
        ho.Game(seed=1).arrangement.move("1-1", 2)


# --- what fits --------------------------------------------------------------------------------------------------------


def test_each_side_tells_whether_it_fits() -> None:
    game = with_memories("1-1", "1-2", "1-4", "2-2")
    table = game.arrangement
    assert table.sides("1-1") == {"top": "fits", "right": "fits", "bottom": "open", "left": "fits"}
    assert table.sides("1-2") == {"top": "fits", "right": "open", "bottom": "fits", "left": "fits"}
    table.move("1-4", 3)
    assert table.sides("1-4") == {"top": "fits", "right": "open", "bottom": "open", "left": "misfits"}
    assert set(table.misfits) == {("1-2", "right"), ("1-4", "left")}
    assert not table.fits
    assert table.text == "Not everything fits yet."
    table.move("1-4", 5)
    assert table.misfits == ()
    assert table.text == "Everything fits so far."


def test_a_side_without_stitches_belongs_at_the_edge_even_beside_an_empty_place() -> None:
    table = with_memories("3-1").arrangement
    table.move("3-1", 4)
    assert table.sides("3-1") == {"top": "open", "right": "open", "bottom": "open", "left": "misfits"}
    assert set(table.misfits) == {("3-1", "left")}


@pytest.mark.parametrize("seed", range(12))
def test_it_fits_exactly_when_the_stitches_say_so(seed: int) -> None:
    chance = random.Random(seed)
    memories = the_box().memories
    chosen = chance.sample(range(n.MEMORIES), chance.randrange(2, 10))
    game = with_memories(*(memories[card].id for card in chosen))
    seen = set()
    for _ in range(25):
        card = chance.choice(chosen)
        game.arrangement.move(memories[card].id, chance.randrange(1, 7))
        edges = {None: None} | {memory.id: memory.stitches for memory in memories}
        grid = tuple(tuple(edges[name] for name in places(game.arrangement, t)) for t in range(1, 6))
        assert game.arrangement.fits == layouts.fits(grid)
        seen.add(game.arrangement.fits)
    assert seen


def test_the_grid_as_the_game_lays_it_fits_everywhere() -> None:
    ids = [memory.id for memory in the_box().memories]
    table = with_memories(*ids, clears=tuple(ids)).arrangement
    for memory in ids:
        table.move(memory, int(memory[-1]))
    assert table.fits
    assert {side for memory in ids for side in table.sides(memory).values()} == {"fits"}
    table.move("3-2", 3)
    assert len(table.misfits) > 4


# --- tracking tokens --------------------------------------------------------------------------------------------------


def test_talk_10_tracking_tokens_are_laid_on_clears_and_taken_back() -> None:
    table = with_memories("1-2", "4-1", "4-3", clears=("4-1", "4-3")).arrangement
    for _ in range(2):
        table.track("4-3")
    table.track("4-1")
    assert table.tracked == ("4-1", "4-3")
    table.move("4-3", 6)
    table.untrack("4-1")
    table.untrack("4-1")
    assert table.plain()["tracked"] == ["4-3"], "a token goes where its card goes"


def test_a_partial_takes_no_token_and_says_when_it_will() -> None:
    table = with_memories("1-2").arrangement
    with pytest.raises(ho.SceneError, match="once its Clear Memory lies there"):
        table.track("1-2")
    with pytest.raises(ho.SceneError, match="These do: 1-2"):
        table.track("4-1")


# --- beside the game --------------------------------------------------------------------------------------------------


def test_g_32_the_game_knows_nothing_of_it() -> None:
    plain, laid = (
        with_memories("1-2", "4-1", "4-3", clears=("4-3",), pawns={"Ann": {"clears": ["1-2"]}}) for _ in range(2)
    )
    laid.arrangement.move("1-2", 5)
    laid.arrangement.move("4-1", 4)
    laid.arrangement.track("4-3")
    chance = random.Random(1)
    while plain.outcome is None and len(plain.actions) < 60:
        action = chance.choice(plain.legal_actions())
        for game in (plain, laid):
            game.apply(action)
        assert (laid.view(), laid.record(), laid.position()) == (plain.view(), plain.record(), plain.position())
    assert "1-2" in [f"1-{m['position']}" for m in laid.view()["grid"][0]["cards"] if m["state"] == "clear"]


def test_displays_hear_of_a_change_once_and_only_of_a_change() -> None:
    table = with_memories("1-2", "4-3", clears=("4-3",)).arrangement
    heard: list[str] = []
    leave = table.subscribe(lambda: heard.append(repr(table)))
    table.move("1-2", 5)
    table.move("1-2", 5)
    table.track("4-3")
    table.track("4-3")
    table.untrack("4-3")
    table.untrack("4-3")
    assert len(heard) == 3
    assert heard[-1] == repr(table)
    leave()
    leave()
    table.move("1-2", 2)
    assert len(heard) == 3


def test_a_moment_that_is_over_shows_what_lay_then_and_lets_nothing_be_moved() -> None:
    game = with_memories("2-5", "2-6", clears=("2-6",), pawns={"Ann": {"partials": ["2-2"]}})
    until_talked(game)
    game.arrangement.move("2-5", 4)
    game.arrangement.track("2-6")
    past = game.at(move=0)
    assert places(past.arrangement, 2) == [None, None, None, "2-5", None, "2-6"]
    assert past.arrangement.tracked == ("2-6",)
    for touch in (past.arrangement.track, past.arrangement.untrack, lambda memory: past.arrangement.move(memory, 2)):
        with pytest.raises(ho.SceneError, match="play on from here in a branch"):
            touch("2-6")
    assert "2-2" in places(game.arrangement, 2)


def test_a_branch_begins_as_the_table_lay_and_goes_its_own_way() -> None:
    game = with_memories("2-5", "2-6", clears=("2-6",))
    game.arrangement.move("2-5", 4)
    for branch in (game.branch(seed=1), game.at(move=0).branch(seed=1)):
        assert places(branch.arrangement, 2) == [None, None, None, "2-5", None, "2-6"]
        branch.arrangement.move("2-5", 2)
        branch.arrangement.track("2-6")
    assert game.arrangement.position("2-5") == 4
    assert game.arrangement.tracked == ()


# --- in words ---------------------------------------------------------------------------------------------------------


def test_it_prints_readably() -> None:
    game = with_memories("1-1", "1-2", "2-1", "2-4", "5-6", clears=("2-4", "5-6"))
    game.arrangement.move("2-4", 2)
    game.arrangement.move("1-2", 4)
    game.arrangement.move("5-6", 3)
    game.arrangement.track("2-4")
    assert repr(game.arrangement).splitlines() == [
        "1 =(1-1)   .     .   (1-2)   .     .",
        "     =",
        "2 =(2-1)≠[2-4*   .     .     .     .",
        "3    .     .     .     .     .     .",
        "4    .     .     .     .     .     .",
        "5    .     .   [5-6]≠  .     .     .",
        "Not everything fits yet.",
    ]


def test_it_is_told_in_whole_sentences() -> None:
    table = with_memories("1-1", "1-2", "2-1", "2-4", "4-3", clears=("2-4",)).arrangement
    assert table.move("2-4", 2) == ("It lies on place 2 of Timeline 2 now. It does not fit above and on the left.")
    assert table.move("2-4", 1) == (
        "It lies on place 1 of Timeline 2 now. It does not fit above, on the right and on the left. "
        "The memory that was there lies on place 2 now."
    )
    assert (
        table.move("1-1", 1)
        == "It lies on place 1 of Timeline 1 now. It fits on the right and on the left. It does not fit below."
    )
    assert table.track("2-4") == "A Tracking Token lies on it, as a reminder."
    assert table.untrack("2-4") == "The Tracking Token is taken back."


def test_each_place_is_told_as_it_lies_there() -> None:
    table = with_memories("1-1", "1-2", "2-1", "2-4", clears=("2-4",)).arrangement
    table.move("2-4", 2)
    place = table.plain()["rows"][1][1]
    assert place["text"].startswith("Timeline 2, place 2: The Floral Hall, a Clear Memory. Stitches:")
    assert place["sides_text"] == "It does not fit above and on the left."
    assert place["sides"] == [table.sides("2-4")[side] for side in SIDES]
    empty = table.plain()["rows"][1][4]
    assert (empty["memory"], empty["text"], empty["sides"]) == (None, "Timeline 2, place 5: empty.", [])


def test_what_a_display_shows_changes_with_what_the_table_does_and_not_by_itself() -> None:
    table = with_memories("1-1", "2-4", clears=("2-4",)).arrangement
    shown = table.plain()
    for touch, *given in ((table.move, "1-1", 3), (table.track, "2-4"), (table.untrack, "2-4")):
        assert table.plain() == shown
        touch(*given)
        assert table.plain() != shown
        shown = table.plain()


@pytest.mark.parametrize("seed", range(2))
def test_what_lies_as_before_is_told_by_the_same_data_and_anything_else_anew(seed: int) -> None:
    game, chance = ho.Game(seed=seed, free_undo=True), random.Random(seed)
    told, same, other = game.arrangement.plain(), 0, 0
    while legal := game.legal_actions():
        game.apply(chance.choice(legal))
        cards = [divmod(card, n.POSITIONS) for card in game.arrangement.laid()[0] if card >= 0]
        lying = [f"{timeline + 1}-{position + 1}" for timeline, position in cards]
        if chance.random() < 0.1:
            game.undo()
        elif lying and chance.random() < 0.1:
            game.arrangement.move(chance.choice(lying), chance.randint(1, n.POSITIONS))
        before, told = told, game.arrangement.plain()
        assert told == game.arrangement.copy(game.table).plain()
        assert (told is before) == (told == before)
        same, other = same + (told is before), other + (told is not before)
    assert same > 5 * other > 0


def test_a_heavy_memory_keeps_its_note_wherever_it_lies() -> None:
    table = with_memories("1-1").arrangement
    table.move("1-1", 4)
    cover = there(table.plain()["rows"][0][3]["cover"])
    assert cover["note"] == "A ship lost at sea, and people waiting for news."
    assert cover["text"].startswith("Timeline 1, place 4:")


def test_what_it_tells_is_plain_and_names_nothing_that_nobody_has_seen() -> None:
    game = with_memories("1-1", "2-4", clears=("2-4",), pawns={"Ann": {"clears": ["1-1"]}})
    text = json.dumps(game.arrangement.plain(), ensure_ascii=False) + repr(game.arrangement)
    words = Words(the_box(), "en").texts
    for memory, part in itertools.product((m.id for m in the_box().memories), ("title", "words", "clear")):
        seen = (memory, part) in {("1-1", "words"), ("2-4", "title")}
        quoted = json.dumps(words[f"memory.{memory}.{part}"], ensure_ascii=False)[1:-1]
        assert (quoted in text) == seen, (memory, part)
