"""The puzzle of the stitches: one right place for each memory, and a table that has to move some now and then.

**The table that is counted** (TALK-02 to TALK-04). It knows the edges and the timelines of the cards in play and
nothing else: no other card, no words, no years. A placement fits when nothing contradicts anything: a card without
stitches on the left lies at position 1 and only there, one without on the right at position 6; cards side by side or
one above the other show the same number where they meet; an empty place contradicts nothing. What came in a day is
laid together. If it fits in with all that lies left alone, it is laid so, in any of the ways that fit, each as likely
as the next. If not, everything is taken up and laid anew, in any of the ways that fit: a rearrangement, and a card that
lay has then moved.

**The deals** are games that the balanced style plays, each with a deck of its own: on how many days memories come, and
how many, follows from the play; which ones they are, from the shuffling before each draw (PARTIAL-03).
"""

import random
import re
from functools import cache
from itertools import combinations, pairwise, permutations, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holding_on.catalogue import stitches
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.stitches import BOTTOM, EMPTY, LEFT, RIGHT, TOP, Edges, Grid, rows, timeline_of
from holding_on.study import simulate
from tests.content.layouts import Layouts, fits, places_for
from tests.sampling import only

GAMES = 200
SEEDS = (1, 1_000_001)
BOX: list[Edges] = [memory.stitches for memory in the_box().memories]
Days = list[list[int]]
"""The cards that come on each day on which any come."""


def hands(cards: list[int], sewn: list[Edges]) -> list[list[Edges]]:
    """Cards by timeline, in an order that gives nothing away."""
    return [sorted(sewn[card] for card in cards if card // 6 == timeline) for timeline in range(5)]


def right(cards: list[int], sewn: list[Edges] = BOX) -> Grid:
    """Cards where they belong."""
    return tuple(tuple(sewn[c] if c in cards else None for c in range(6 * t, 6 * t + 6)) for t in range(5))


@cache
def deals(seed: int) -> list[Days]:
    """The memories that came, day by day, in many games."""
    shifts = simulate(games=GAMES, policy="balanced", seed=seed).shifts
    in_play: list[dict[int, int]] = [{} for _ in range(GAMES)]
    for game, day, partials in shifts.select("game", "day", "partials").rows():
        in_play[game][day] = max(partials, in_play[game].get(day, 0))
    found = []
    for number, by_day in enumerate(in_play):
        deck = list(range(30))
        random.Random(seed + number).shuffle(deck)
        ends = sorted(set(by_day.values()) | {0})
        found.append([deck[start:end] for start, end in pairwise(ends)])
    return found


def lay(grid: Grid, new: list[list[Edges]], luck: random.Random) -> tuple[Grid, bool]:
    """What the table does with the cards of a day: how it lies then, and whether cards were moved for it."""
    added = Layouts(new, grid)
    if len(added):
        return luck.choice(added), False
    everything = [sorted([*hand, *filter(None, row)]) for hand, row in zip(new, grid, strict=True)]
    return luck.choice(Layouts(everything)), True


def share_of_rearranging(many: list[Days], sewn: list[Edges], seed: int = 1) -> float:
    """Of the days on which a memory is laid, the share on which a card that lay had to be moved."""
    luck = random.Random(seed)
    moved = []
    for days in many:
        grid = EMPTY
        for cards in days:
            grid, again = lay(grid, hands(cards, sewn), luck)
            moved.append(again)
    return sum(moved) / len(moved)


# --- one right place -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("timeline", range(5))
def test_talk_03_the_six_cards_of_a_timeline_have_one_order_from_left_to_right(timeline: int) -> None:
    cards = BOX[6 * timeline : 6 * timeline + 6]
    assert rows(tuple(sorted(cards))) == (tuple(cards),)


def test_talk_03_all_thirty_fit_in_one_way() -> None:
    layouts = Layouts(hands(list(range(30)), BOX))
    assert (len(layouts), layouts[0]) == (1, right(list(range(30))))
    assert len(set(BOX)) == 30


def test_comp_22_each_card_tells_its_timeline() -> None:
    assert [timeline_of(edges) for edges in BOX] == [card // 6 for card in range(30)]


def test_with_few_cards_more_than_one_place_fits() -> None:
    for card, edges in enumerate(BOX):
        inner = card % 6 not in (0, 5)
        assert len(places_for(edges, card // 6)) == (4 if inner else 1)
    for timeline, pair in product(range(5), combinations(range(1, 5), 2)):
        assert len(rows(tuple(BOX[6 * timeline + place] for place in pair))) > 1


# --- how often cards are moved ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", only(SEEDS[:1], SEEDS))
def test_talk_04_on_a_fifth_to_a_half_of_the_days_with_a_memory_a_card_has_to_be_moved(seed: int) -> None:
    share = share_of_rearranging(deals(seed), BOX)
    assert 0.2 <= share <= 0.5, share


def test_the_count_tells_other_stitches_apart() -> None:
    alike: list[Edges] = [tuple(min(1, n) for n in edges) for edges in BOX]  # type: ignore[misc]
    assert share_of_rearranging(deals(SEEDS[0]), alike) == 0, "where all inner edges are alike, anything fits anywhere"
    few = [days[:2] for days in deals(SEEDS[0])]
    assert share_of_rearranging(few, BOX) < 0.1, "two days bring too few cards to contradict each other"


def test_a_table_that_goes_on_ends_with_every_card_in_its_place() -> None:
    luck = random.Random(3)
    for days in deals(SEEDS[0])[:60]:
        rest = sorted(set(range(30)) - {card for cards in days for card in cards})
        luck.shuffle(rest)
        grid, came = EMPTY, set[int]()
        for cards in [*days, *([card] for card in rest)]:
            grid, _ = lay(grid, hands(cards, BOX), luck)
            came |= set(cards)
            for timeline, row in enumerate(grid):
                if came >= set(range(6 * timeline, 6 * timeline + 6)):
                    assert row == right(list(came))[timeline], "a timeline that is whole lies right"
        assert grid == right(list(range(30)))


# --- the functions ---------------------------------------------------------------------------------------------------

some_cards = st.lists(st.integers(0, 29), unique=True, max_size=12)


@settings(max_examples=60, deadline=None)
@given(some_cards, st.data())
def test_every_layout_fits_and_holds_just_the_cards(cards: list[int], data: st.DataObject) -> None:
    layouts = Layouts(hands(cards, BOX))
    assert len(layouts) > 0, "where they belong they always fit"
    for number in {0, len(layouts) - 1, data.draw(st.integers(0, len(layouts) - 1))}:
        grid = layouts[number]
        assert fits(grid)
        assert [sorted(filter(None, row)) for row in grid] == hands(cards, BOX)
    with pytest.raises(IndexError):
        layouts[len(layouts)]


@settings(max_examples=60, deadline=None)
@given(some_cards, st.lists(st.integers(0, 29), unique=True, min_size=1, max_size=3), st.randoms(use_true_random=False))
def test_the_layouts_are_all_that_fit_each_once(before: list[int], new: list[int], luck: random.Random) -> None:
    new = [card for card in new if card not in before]
    lying = luck.choice(Layouts(hands(before, BOX)))
    layouts = Layouts(hands(new, BOX), lying)
    found = [layouts[number] for number in range(len(layouts))]
    assert len(set(found)) == len(found)
    assert set(found) == by_trying_everything(new, lying)


def by_trying_everything(new: list[int], lying: Grid) -> set[Grid]:
    """Every way to lay cards into empty places, found the long way."""
    ways = []
    for hand, row in zip(hands(new, BOX), lying, strict=True):
        empty = [place for place in range(6) if row[place] is None]
        ways.append([dict(zip(places, hand, strict=True)) for places in permutations(empty, len(hand))])
    grids = (
        tuple(tuple(added.get(place, row[place]) for place in range(6)) for added, row in zip(way, lying, strict=True))
        for way in product(*ways)
    )
    return {grid for grid in grids if fits(grid)}


@settings(max_examples=60, deadline=None)
@given(some_cards, st.integers(0, 29), st.randoms(use_true_random=False))
def test_the_places_for_one_more_card(before: list[int], card: int, luck: random.Random) -> None:
    lying = luck.choice(Layouts(hands([c for c in before if c != card], BOX)))
    layouts = Layouts(hands([card], BOX), lying)
    grids = [layouts[number] for number in range(len(layouts))]
    assert places_for(BOX[card], card // 6, lying) == tuple(sorted(g[card // 6].index(BOX[card]) for g in grids))


def test_one_wrong_edge_is_seen() -> None:
    whole = right(list(range(30)))
    assert fits(whole)
    for card, side in product(range(30), (TOP, RIGHT, BOTTOM, LEFT)):
        edges = list(BOX[card])
        edges[side] = edges[side] % 5 + 1
        sewn = [*BOX[:card], (edges[0], edges[1], edges[2], edges[3]), *BOX[card + 1 :]]
        faces_out = (side == TOP and card < 6) or (side == BOTTOM and card >= 24)
        assert fits(right(list(range(30)), sewn)) == faces_out, "a timeline is given by the back"


def test_g_32_the_puzzle_knows_no_rule_and_the_game_does_not_know_the_puzzle() -> None:
    source = Path(str(stitches.__file__))
    assert re.findall(r"from (\.\S*) import", source.read_text(encoding="utf-8")) == ["..engine.names"]
    package = source.parents[1]
    for path in [
        *(package / "engine").rglob("*.py"),
        package / "game/game.py",
        package / "game/readable.py",
        *(package / "view").glob("*.py"),
        package / "catalogue/loading.py",
    ]:
        assert "import stitches" not in path.read_text(encoding="utf-8")
        assert ".stitches import" not in path.read_text(encoding="utf-8")
