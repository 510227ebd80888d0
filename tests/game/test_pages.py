"""What takes a whole page: each thing that is read aloud, shown, or stops the table, once and in its order."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import holding_on as ho
from holding_on.engine import names as n
from holding_on.view.joining import LONGEST_TOGETHER, MOST_TOGETHER, empty, said_on
from holding_on.view.shape import Fold, Leaf, WholeLine
from tests.engine.table import journal_of
from tests.game.by_chance import moves
from tests.views.there import there

GAMES = [(scenario, seed) for scenario in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) for seed in range(7)]
FEWER = [(scenario, seed) for scenario, seed in GAMES if seed < (3 if scenario == 1 else 1)]
ALONE = [pytest.param(*each, marks=[pytest.mark.slow] if each[1] > 0 else []) for each in GAMES]
"""The same, each a test of its own: one of a scenario in every run."""


def fresh_lines(game: ho.Game) -> list[WholeLine]:
    """The lines of the last move."""
    last = len(game.actions)
    return [line for line in game.lines() if line["move"] == last]


def one_by_one(pages: list[Leaf]) -> list[Leaf]:
    """The pages, with what came in one conversation each by itself."""
    return [each for page in pages for each in said_on(page)]


@pytest.mark.parametrize(("scenario", "seed"), ALONE)
def test_what_is_read_aloud_has_its_page_in_its_order(scenario: int, seed: int) -> None:
    for game in moves(scenario, seed):
        pages = game.pages()
        assert [page["line"] for page in pages] == sorted({page["line"] for page in pages})
        told = [page for page in one_by_one(pages) if page["kind"] == "told"]
        aloud = [line for line in fresh_lines(game) if line["read_aloud"] and "“" in line["text"]]
        assert [page["line"] for page in told] == [line["line"] for line in aloud]
        for page, line in zip(told, aloud, strict=True):
            assert page["words"] in line["text"]
            assert page["cover"] == line["cover"]
            assert page["memory"] is None, "its front is face down"
            names = {pawn["pawn"]: pawn["name"] for pawn in game.view()["pawns"]}
            sits, speaks = page["lead"].split(". ")
            assert names[there(page["who"])] in sits, "whoever sits with him is seen there"
            assert names[there(page["who"])] not in speaks, "another speaks for him"


@pytest.mark.parametrize(("scenario", "seed"), ALONE)
def test_an_evening_lays_out_each_card_and_says_once_what_it_was(scenario: int, seed: int) -> None:
    for game in moves(scenario, seed):
        pages = game.pages()
        lines = [line for line in fresh_lines(game) if line["rule"] in ("TALK-02", "TALK-07", "TALK-08")]
        laid = [page for page in pages if page["kind"] == "laid"]
        assert [page["line"] for page in laid] == [line["line"] for line in lines if line["rule"] == "TALK-07"]
        for page in laid:
            picture = game.picture(there(page["memory"]), page["side"])
            assert picture is not None, "what is laid out is there to be seen"
            assert picture.side == page["side"]
        evenings = [page for page in pages if page["kind"] == "evening"]
        assert len(evenings) == bool(lines)
        for evening in evenings:
            assert len(evening["cards"]) == len(lines)
            returned = [card for card in evening["cards"] if card["memory"] is None]
            assert all(card["title"] == "" and card["side"] is None for card in returned), "nobody has seen them"


def test_what_the_assistants_held_is_laid_out_by_nobody_in_particular() -> None:
    game = ho.Game.from_scene({"shift": "night", "board": ["3-1"], "pawns": {"nurse 2": {"partials": ["2-1"]}}}, seed=7)
    while game.structure()["day"] == 1:
        game.apply(game.legal_actions()[0])
    cards = [card for page in game.pages() for card in page["cards"] or [page]]
    who = {card["memory"]: (card["name"], card["who"]) for card in cards if card["memory"]}
    assert (who["3-1"], who["2-1"]) == (("The Assistants", None), (game.names[1], 1))


def test_a_games_first_emergency_stops_it_and_each_warning_does() -> None:
    for scenario, seed in GAMES:
        found = Counter(page["kind"] for game in moves(scenario, seed) for page in game.pages())
        *_, last = moves(scenario, seed)
        turned = [row["kind"] for row in last.rows()]
        assert found["emergency"] == ("emergency" in turned)
        moved = there(last.view()["outcome"])["reason"] == n.ENDING_NAMES[n.TRANSFERRED]
        told_by_the_ending = len(journal_of(last)) if not moved else last._move_starts[-1]
        warned = [line for line, entry in enumerate(journal_of(last)) if entry[1] == "warnings"]
        assert found["warning"] == sum(line < told_by_the_ending for line in warned)


@pytest.mark.parametrize("games", [FEWER, pytest.param(GAMES, marks=pytest.mark.slow)], ids=["fewer", "all"])
def test_an_emergency_can_be_eased_wherever_its_words_stand_and_nothing_else_is(games: list[tuple[int, int]]) -> None:
    found: set[tuple[str, str]] = set()
    for scenario, seed in games:
        for game in moves(scenario, seed):
            cards = [shift["card"] for shift in game.view()["shifts"] if shift["card"]]
            said: list[tuple[str, Fold | None]] = [
                (line["text"], line["eased"]) for line in fresh_lines(game) if "eased" in line
            ]
            said += [(page["words"], page["eased"]) for page in game.pages() if page["kind"] == "emergency"]
            said += [(card["text"], card["eased"]) for card in cards if card["eased"]]
            assert all((card["eased"] is not None) is (card["kind"] == "emergency") for card in cards)
            for text, fold in said:
                eased = there(fold)
                words = game.words.say(f"patient.{eased['card']}")
                assert words in text
                assert words not in eased["text"]
                assert eased["note"] in eased["text"]
                found.add((eased["card"], eased["note"]))
    assert len(found) == len({note for _, note in found}) == 6, "each has its own note"
    assert all(3 <= len(note.split()) <= 6 for _, note in found), "which names it and does not tell it"


def test_an_event_says_what_it_brought() -> None:
    pages = [page for scenario, seed in GAMES for game in moves(scenario, seed) for page in game.pages()]
    events = [page for page in one_by_one(pages) if page["kind"] == "event"]
    assert {True, False} == {page["turned"] for page in events}
    assert all(page["title"] and page["text"] and page["lead"] for page in events)
    assert any("condition" in line for page in events for line in page["then"])


def test_what_comes_in_one_conversation_is_on_one_page_as_far_as_it_fits() -> None:
    together = 0
    for scenario, seed in GAMES:
        for game in moves(scenario, seed):
            talk = [one_by_one([page]) for page in game.pages() if page["kind"] in ("told", "event", "conversation")]
            for cards, after in pairwise(talk):
                assert len(cards) == MOST_TOGETHER or letters([*cards, after[0]]) > LONGEST_TOGETHER
            for cards in talk:
                assert len(cards) <= MOST_TOGETHER
                assert len(cards) == 1 or letters(cards) <= LONGEST_TOGETHER
                together += len(cards) > 1
    assert together


def test_a_page_of_several_things_goes_on_as_its_last_and_begins_as_its_first() -> None:
    pages = [page for scenario, seed in GAMES for game in moves(scenario, seed) for page in game.pages()]
    for page in (page for page in pages if page["kind"] == "conversation"):
        first, *_, last = one_by_one([page])
        assert (page["line"], page["cover"]) == (first["line"], None), "each is folded by itself"
        assert page["on"] == last["on"] or page["asks"]
        assert page["lead"] in {card["lead"] for card in page["cards"]}


def letters(cards: list[Leaf]) -> int:
    """How many are to be read."""
    return sum(len(text) for card in cards for text in (card["title"], card["words"], card["text"], *card["then"]))


def test_a_memory_that_may_be_left_is_asked_about_on_its_page_and_so_is_what_the_story_asks() -> None:
    asked: Counter[str] = Counter()
    for scenario, seed in FEWER:
        for game in moves(scenario, seed):
            *before, last = game.pages() or [empty(0, "story")]
            kind = game.view()["prompt"]["kind"]
            assert not any(page.get("asks") for page in before)
            assert bool(last.get("asks")) == (kind in ("heard", "choice") and game.pages() != [])
            asked[kind] += bool(last.get("asks"))
    assert set(+asked) == {"heard", "choice"}


def test_a_moment_that_is_over_and_a_game_not_begun_have_no_pages() -> None:
    game = ho.Game(seed=1)
    assert game.pages() == []
    for after in moves(1, 1):
        if after.pages():
            assert after.at(move=len(after.actions)).pages() == []
            return
    pytest.fail("no page came")


def test_a_partial_stays_to_be_seen_under_its_clear() -> None:
    for scenario, seed in GAMES:
        *_, game = moves(scenario, seed)
        for memory in [f"{line}-{place}" for line in range(1, n.TIMELINES + 1) for place in range(1, n.POSITIONS + 1)]:
            on_top = game.picture(memory)
            if on_top is not None and on_top.side == "clear":
                under = game.picture(memory, "partial")
                assert under is not None
                assert under.side == "partial"
                return
    pytest.fail("no Clear was placed")
