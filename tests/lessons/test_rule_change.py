"""A rule changed on the page: from a list, predicted, played many times and once, stopped, refused with a reason."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board
from holding_on.catalogue.loading import the_box
from holding_on.game.options import Options
from holding_on.lessons import Lesson
from holding_on.lessons.checks import changed_card
from holding_on.lessons.checks.changed_card import ChangedCards
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces import rule_change
from holding_on.lessons.pieces.background_games import duration
from holding_on.lessons.pieces.rule_change import RuleChange, expectation
from holding_on.lessons.pieces.rule_choice import CardChoice, NumberChoice, ReadingChoice
from holding_on.study import charts, player, slices
from holding_on.study.counts.rates import plain_words
from holding_on.study.measures import Paired, paired
from tests.views.there import there

NAMES = ("without the change", "with the change")


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_change, "MANY", (10, 40, 400))


def played(piece: RuleChange, expected: str = "more", games: int = 10) -> str:
    """Answer, and play the games, as clicks do; what is shown then, without its markup."""

    async def clicked() -> None:
        piece.expected.value = expected
        piece.count.value = games
        task = piece.background.begin()
        assert task is not None
        await task

    asyncio.run(clicked())
    return re.sub(r"<[^>]+>", " ", piece.result.value)


def games_played(piece: RuleChange) -> int:
    return sum(len(each) for each in piece.shared.studies.values())


# --- what can be chosen -----------------------------------------------------------------------------------------


def test_every_number_that_can_be_changed_is_in_the_list_in_words() -> None:
    chooser = Lesson(13).change("number").choice
    assert isinstance(chooser, NumberChoice)
    listed = dict(chooser.which.options)
    assert list(listed.values()) == [number.rule for number in the_box().numbers.values()]
    assert "the Hospital Warnings that lose the scenario: 2" in listed
    chooser.which.value = "WARN-05"
    chooser.choose(5)
    assert [value for _, value in chooser.value.options] == [1, 2, 3, 4, 5]
    assert "WARN-05" in chooser.rule.value


@pytest.mark.parametrize(("players", "more"), [(2, {"D-23", "D-24"}), (3, set())])
def test_every_reading_for_so_many_players_is_in_the_list(players: int, more: set[str]) -> None:
    chooser = Lesson(13).change("reading", players=players).choice
    assert isinstance(chooser, ReadingChoice)
    everybodys = {reading["rule"] for reading in the_box().readings if "players" not in reading}
    assert {rule for _, rule in chooser.which.options} == everybodys | more


def test_every_card_can_be_chosen_and_has_the_figures_of_its_kind() -> None:
    chooser = Lesson(13).change("card").choice
    assert isinstance(chooser, CardChoice)
    for card, (kind, figures) in {"P16": ("Deteriorating", 5), "P21": ("Stable", 4), "P38": ("Emergency", 2)}.items():
        chooser.which.value = card
        assert len(chooser.figures) == figures
        assert f"{card}, {kind}: " in chooser.which.label
        assert chooser.alteration() is None


def test_what_is_changed_is_chosen_too_where_the_lesson_leaves_it_open() -> None:
    piece = Lesson(13).change()
    for kind, chooser in {"card": CardChoice, "reading": ReadingChoice, "number": NumberChoice}.items():
        piece.kind.value = kind
        assert type(piece.choice) is chooser
    number = piece.choice
    assert isinstance(number, NumberChoice)
    number.which.value = "WARN-05"
    number.choose(3)
    assert piece.change is not None
    assert piece.change.options == {"numbers": {"WARN-05": 3}}
    assert piece.change.sentence == "the Hospital Warnings that lose the scenario: 3 instead of 2."


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("rule",), "a lesson changes number, reading, card"),
        (("number", "CARE-01"), "a lesson can change COND-04"),
        (("number", "WARN-05", 9), "WARN-05 can be 1 to 5, not 9"),
        (("reading", "D-23"), "a lesson can change D-02"),
        (("card", "P99"), "a lesson can change P01"),
        (("card", "P38", {"tokens": 2}), "P38 has staff, symbols, not 'tokens'"),
    ],
)
def test_what_cannot_be_changed_is_refused_with_what_can(options: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ho.SceneError, match=words):
        Lesson(13).change(*options)


# --- what cannot be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "figures", "words"),
    [
        ("P21", {"staff": 7}, "Staff spaces: 7 is more than the largest value, 3."),
        ("P16", {"symbols": 0}, "Symbols: 0 is less than the smallest value, 1."),
        ("P16", {"either": -1}, "Token or memory: -1 is less than the smallest value, 0."),
    ],
)
def test_a_card_that_cannot_be_is_refused_in_a_sentence(card: str, figures: dict[str, int], words: str) -> None:
    piece = Lesson(13).change("card", card, figures)
    assert words in piece.status.value
    assert piece.change is None
    piece.expected.value = "more"
    assert piece.background.begin_button.disabled
    assert piece.play_button.disabled


def test_a_number_that_leaves_nothing_to_begin_with_is_refused_in_a_sentence() -> None:
    piece = Lesson(13).change("number", "COMP-11", 1)
    assert "not enough Care Tokens for everybody" in piece.status.value
    assert piece.background.begin_button.disabled


# --- many games -------------------------------------------------------------------------------------------------


def test_nothing_is_played_before_somebody_has_answered_and_pressed_the_button() -> None:
    lesson = Lesson(13)
    pieces = [lesson.change("number", "DAY-13", 3), lesson.change("reading"), lesson.change("card"), lesson.change()]
    assert [piece.background.begin_button.disabled for piece in pieces] == [True] * 4
    piece = pieces[0]
    piece.background.begin()
    assert not piece.background.playing
    piece.expected.value = "more"
    assert not piece.background.begin_button.disabled
    assert [games_played(piece) for piece in pieces] == [0] * 4


def test_games_with_and_without_the_change_have_the_same_seeds_and_the_answer_is_kept_beside_it() -> None:
    piece = Lesson(13).change("number", "COND-04", 8)
    shown = played(piece, "more", 40)
    plain, changed = ho.simulate(40), ho.simulate(40, numbers={"COND-04": 8})
    assert piece.found == paired(plain, changed, NAMES)
    assert "You said: More games won. What happened is: Fewer games won." in shown
    assert str(piece.found) in shown
    assert "fewer of 100 would be won with the change." in shown
    assert piece.expected.disabled
    (said,) = re.findall(r'<svg[^>]* aria-label="([^"]*)"', piece.result.value)
    assert unescape(said) == charts.alternative(charts.differences(piece.found))


def test_what_the_games_cannot_tell_is_neither_right_nor_wrong() -> None:
    piece = Lesson(13).change("reading", "G-05")
    shown = played(piece, "alike")  # ten games
    assert "You said: As many, as far as one can tell. These games are too few to decide that." in shown
    assert "So it is" not in shown


@pytest.mark.parametrize(
    ("counts", "word"),
    [
        ((50, 0, 40, 10), "more"),
        ((50, 40, 0, 10), "fewer"),
        ((50, 3, 2, 45), "unsure"),
        ((500, 3, 2, 495), "alike"),
        ((50, 0, 0, 50), "alike"),
    ],
)
def test_as_many_are_won_where_no_more_than_a_few_lie_between(counts: tuple[int, int, int, int], word: str) -> None:
    assert expectation(Paired(*counts, names=("", ""), words=plain_words())) == word


def test_a_card_is_played_with_its_figures_and_no_other_card_is_changed() -> None:
    piece = Lesson(13).change("card", "P16", {"staff": 1, "symbols": 5})
    assert piece.change is not None
    shown = "P16 (Deteriorating): Staff spaces 1 instead of 2 and Symbols 5 instead of 3."
    assert piece.change.sentence == shown
    folder = piece.change.options["content"]
    changed, box = Options(content=folder).catalogue().patients, the_box().patients
    assert {card for card in box if changed[card] != box[card]} == {"P16"}
    assert (changed["P16"][1], changed["P16"][2]) == (1, 5)
    played(piece, "fewer")
    assert piece.found == paired(
        ho.simulate(10), ho.simulate(10, content=folder), ("without the change", "with the change")
    )


def test_a_card_of_a_folder_of_ones_own_is_changed_there(tmp_path: Path) -> None:
    words = tmp_path / "text" / "en" / "cards.toml"
    words.parent.mkdir(parents=True)
    words.write_text('[patient]\nP21 = "He slept well."\n', encoding="utf-8")
    piece = Lesson(13, content=str(tmp_path)).change("card", "P21", {"staff": 2})
    assert piece.choice.lines()[0] == "  P21, Stable: He slept well."
    assert piece.change is not None
    assert (Path(piece.change.options["content"]) / "text" / "en" / "cards.toml").is_file()


def test_where_a_folder_of_content_cannot_be_checked_cards_are_not_offered_and_a_sentence_says_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(changed_card, "find_spec", lambda _: None)
    card = Lesson(13).change("card", "P38", {"symbols": 2})
    assert card.lines()[1] == words_of("en").say("lesson.change.card.elsewhere")
    assert [each.layout.display for each in card.children] == [None, None, "none"], "the last brings the looks"
    assert "python3 -m holding_on notebooks" in card.children[1].value
    assert [value for _, value in Lesson(13).change().kind.options] == ["number", "reading"]


def test_the_folders_of_changed_cards_are_gone_with_them() -> None:
    own = ChangedCards()
    folder, wrong = own.folder("P21", {"staff": 2})
    assert wrong is None
    assert own.folder("P21", {"staff": 2})[0] == folder
    assert folder.is_dir()
    del own
    assert not folder.exists()


def test_another_change_asks_for_another_answer_and_no_game_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = Lesson(13).change("number", "WARN-05", 3)
    played(piece, games=40)
    assert games_played(piece) == 80
    number = piece.choice
    assert isinstance(number, NumberChoice)
    number.choose(4)
    assert (piece.found, piece.expected.value, piece.result.value) == (None, None, "")
    assert not piece.expected.disabled
    played(piece, "alike", 40)
    assert games_played(piece) == 120
    monkeypatch.setattr(player, "play", lambda *_: pytest.fail("these games have been played"))
    number.choose(3)
    played(piece, "alike", 10)
    assert piece.found is not None
    assert piece.found.games == 10


def test_pieces_of_a_lesson_share_the_games_without_a_change_and_how_long_they_take() -> None:
    lesson = Lesson(13)
    first, second = lesson.change("number", "WARN-05", 3), lesson.change("reading", "G-01")
    assert "is told once the first games have been played" in second.time.value
    assert second.count.label == "10 games"
    played(first)
    second.expected.value = "fewer"
    assert second.time.value == ""
    assert second.count.label.startswith("10 games, ")
    played(second, "fewer")
    assert games_played(second) == 30


def test_stopped_it_shows_what_has_been_played_until_then() -> None:
    piece = Lesson(13).change("number", "DAY-13", 3)

    async def stopped() -> None:
        piece.expected.value = "more"
        piece.count.value = 400
        task = piece.background.begin()
        assert task is not None
        while len(piece.shared.of({})) < 30:
            await asyncio.sleep(0)
        assert not piece.background.stop_button.disabled
        assert "Still " in piece.background.bar.value
        assert piece.background.begin_button.disabled
        assert piece.choice.which.disabled
        piece.background.stop()
        await task

    asyncio.run(stopped())
    assert "Stopped. What was played until then is shown." in piece.background.bar.value
    assert piece.found is not None
    assert 20 <= piece.found.games < 400
    assert not piece.background.begin_button.disabled
    assert not piece.choice.which.disabled


@pytest.mark.parametrize("begun", [True, False])
def test_stopped_at_once_it_can_be_begun_again(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)  # a quick machine plays ten games in one slice
    piece = Lesson(13).change("number", "DAY-13", 3)

    async def stopped() -> None:
        piece.expected.value = "more"
        piece.background.begin()
        if begun:
            await asyncio.sleep(0)
        piece.background.stop()
        while piece.background.playing:
            await asyncio.sleep(0)

    asyncio.run(stopped())
    assert piece.found is None or piece.found.games < 10
    assert not piece.background.begin_button.disabled


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.2, "a moment"), (1.2, "about 1 second"), (40, "about 40 seconds"), (130, "about 2 minutes")],
)
def test_a_length_of_time_is_given_in_words(seconds: float, shown: str) -> None:
    assert duration(seconds, words_of("en")) == shown


def test_every_number_can_be_played_at_both_ends_of_its_range() -> None:
    for number in the_box().numbers.values():
        for value in (number.least, number.most):
            if (number.rule, value) != ("COMP-11", 1):  # not enough to begin with
                assert ho.simulate(2, numbers={number.rule: value}).games.height == 2


# --- one game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (("number", "WARN-05", 4), "0 of 4 Hospital Warnings"),
        (("number", "COND-04", 11), "Billy's condition is 11 of 30."),
    ],
)
def test_the_changed_game_is_played_at_once(options: tuple[Any, ...], line: str) -> None:
    piece = Lesson(13).change(*options)
    piece.play_changed(seed=3)
    board = piece.place.children[1]
    assert isinstance(board, Board)
    assert line in repr(board)
    assert piece.game is not None
    assert [str(action) for action in piece.game.actions] == ["turn"]


def test_a_changed_card_comes_first_on_the_board_and_a_new_board_takes_the_place_of_the_last() -> None:
    piece = Lesson(13).change("card", "P21", {"staff": 3})
    piece.play_changed(seed=3)
    piece.play_changed(seed=4)
    assert len(piece.place.children) == 2
    assert piece.game is not None
    shift = piece.game.view()["shifts"][0]
    assert (there(shift["card"])["id"], there(shift["card"])["staff"]) == ("P21", 3)


def test_what_stays_as_it_is_has_no_board_of_its_own() -> None:
    piece = Lesson(13).change("number", "WARN-05")
    assert piece.play_button.disabled
    piece.play_changed()
    assert piece.game is None
