"""What a learner's function is compared with: the engine, over several games, of any number of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holding_on.common.notebooks import CODE, SERVED_BY, SITE, notebooks_folder
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.programs import LOOK_AT, PAWNS, REFERENCES, compare, sources_of
from holding_on.lessons.lesson import words_of
from holding_on.styles import seat_of
from holding_on.view.shape import Pawn
from tests.lessons.test_lessons import cells


def to_be_sent(game: Game) -> int:
    """As a learner might write it: the Nurses who neither lead the day nor are away."""
    nurses = [each for each in game.view()["pawns"] if each["kind"] == "nurse"]
    return sum(each["place"] not in ("manager_board", "on_leave") for each in nurses)


def test_four_01_a_function_is_compared_over_a_game_of_four() -> None:
    lesson = Lesson(11)
    assert lesson.program("to_be_sent", to_be_sent, players=4).found.state == goals.DONE
    everybody = lesson.program("to_be_sent", lambda _game: 4, players=4)
    assert everybody.found.state == goals.BROKEN
    assert "the game says 3" in everybody.found.sentence


def test_four_04_an_evening_brings_whoever_leads_a_table_of_four_no_tokens() -> None:
    def evening_tokens(game: Game, *where: str) -> int:
        nurses = [each for each in game.view()["pawns"] if each["kind"] == "nurse"]
        return 2 * sum(each["place"] in where for each in nurses)

    def with_the_leader(game: Game) -> int:
        return evening_tokens(game, "break_room", "manager_board")

    lesson = Lesson(11)
    of_those_there = lesson.program("evening_tokens", lambda game: evening_tokens(game, "break_room"), players=4)
    assert of_those_there.found.state == goals.DONE
    assert lesson.program("evening_tokens", with_the_leader, players=4).found.state == goals.BROKEN


def test_scen_11_the_days_that_are_left_are_those_of_the_deck() -> None:
    lesson = Lesson(9)
    assert lesson.program("days_left", lambda game: 13 - game.structure()["day"]).found.state == goals.DONE
    assert lesson.program("days_left", lambda _game: 12).found.state == goals.BROKEN


def test_stress_12_overstressed_are_those_who_carry_all_that_they_can() -> None:
    def overstressed(game: Game) -> int:
        stress: list[int] = game.structure()["stress"]
        return sum(each == 3 for each in stress[:4]) + sum(each == 2 for each in stress[4:])

    lesson = Lesson(8)
    assert lesson.program("overstressed", overstressed).found.state == goals.DONE
    assert lesson.program("overstressed", lambda _game: 0).found.state == goals.BROKEN


def test_talk_02_what_lies_open_without_its_clear_memory_is_counted_by_timeline() -> None:
    def most_open(game: Game) -> int:
        found = game.structure()
        without = [card // 6 for card in found["partials"] if card not in found["clears"]]
        return max((without.count(timeline) for timeline in without), default=0)

    def of_all(game: Game) -> int:
        return max([[card // 6 for card in game.structure()["partials"]].count(timeline) for timeline in range(5)])

    lesson = Lesson(6)
    assert lesson.program("most_open", most_open).found.state == goals.DONE
    assert lesson.program("most_open", of_all).found.state == goals.BROKEN, "a Clear Memory was forgotten"


def test_stress_12_who_can_stay_has_room_for_one_more_stress_and_does_not_become_overstressed() -> None:
    def can_stay(left: int, game: Game) -> int:
        return sum(pawn["stress_max"] - pawn["stress"] >= left for pawn in game.view()["pawns"])

    lesson = Lesson(8)
    assert lesson.program("can_stay", lambda game: can_stay(2, game)).found.state == goals.DONE
    assert lesson.program("can_stay", lambda game: can_stay(1, game)).found.state == goals.BROKEN


def test_call_06_two_stress_are_too_many_to_call() -> None:
    def at_most(most: int, game: Game) -> int:
        return sum(each <= most for each in game.structure()["stress"][: len(game.names)])

    lesson = Lesson(10)
    assert lesson.program("could_call", lambda game: at_most(1, game)).found.state == goals.DONE
    assert lesson.program("could_call", lambda game: at_most(2, game)).found.state == goals.BROKEN


def can_pay(game: Game) -> int:
    """As a learner might write it: the tokens of the Nurses who came, and the pool's with an Assistant."""
    view = game.view()
    came = [pawn for pawn in view["pawns"] if pawn["shift"] == view["head"]["shift"]]
    pool = view["pool"]["tokens"] if any(pawn["kind"] != "nurse" for pawn in came) else 0
    return sum(pawn["tokens"] or 0 for pawn in came) + pool


def test_care_05_those_pay_who_are_there_and_the_pool_with_an_assistant() -> None:
    lesson = Lesson(4)
    assert lesson.program("can_pay", can_pay).found.state == goals.DONE
    for wrong in (
        lambda game: sum(pawn["tokens"] or 0 for pawn in game.view()["pawns"] if pawn["shift"] is not None),
        lambda game: can_pay(game) + game.view()["pool"]["tokens"],
        lambda game: sum(pawn["tokens"] or 0 for pawn in game.view()["pawns"]),
    ):
        assert lesson.program("can_pay", wrong).found.state == goals.BROKEN


def test_call_03_whoever_could_go_to_the_telephone_waits_in_the_break_room() -> None:
    def could_go(game: Game) -> int:
        there = game.structure()
        return sum(
            place == 0 and stress < 2
            for place, stress in zip(there["places"], there["stress"][: len(game.names)], strict=False)
        )

    lesson = Lesson(10)
    assert lesson.program("could_go", could_go).found.state == goals.DONE
    everybody = lesson.program("could_go", lambda game: game.structure()["places"].count(0))
    assert everybody.found.state == goals.BROKEN, "an Assistant does not call"


def stage_with(orange: int, red: int, black: int) -> Callable[[Game], str]:
    """Return a function that gives the stage, when these are the highest Conditions of the three lower ones."""

    def stage(game: Game) -> str:
        there = game.structure()["condition"]
        return "green" if there > orange else "orange" if there > red else "red" if there > black else "black"

    return stage


def test_cond_02_a_stage_with_right_borders_says_what_the_engine_says() -> None:
    assert Lesson(1).program("stage", stage_with(13, 7, 3)).found.state == goals.DONE


@pytest.mark.parametrize(
    "borders", [(14, 7, 3), (12, 7, 3), (13, 8, 3), (13, 6, 3), (13, 9, 3), (13, 7, 4), (13, 7, 2), (13, 7, 0)]
)
def test_cond_02_a_stage_with_a_wrong_border_or_without_black_is_found(borders: tuple[int, int, int]) -> None:
    assert Lesson(1).program("stage", stage_with(*borders)).found.state == goals.BROKEN


def of_shift(pawn: Pawn) -> bool:
    return pawn["shift"] is not None


def counted(there: Callable[[Pawn], bool], kinds: str) -> Callable[[Game], int]:
    """Return a function that counts pawns of these kinds."""
    return lambda game: sum(there(pawn) for pawn in game.view()["pawns"] if pawn["kind"] in kinds.split())


def held_without(purse: int, also: str = "") -> Callable[[Game], int]:
    """Return a function that counts face-down Partials without one pile, and what lies open if asked `also`."""

    def held(game: Game) -> int:
        shown = game.structure()
        piles = [len(pile) for number, pile in enumerate(shown["held_partials"]) if number != purse]
        return sum(piles) + len(shown[also] if also else [])

    return held


def arrows(game: Game) -> int:
    """As a learner might write it."""
    view = game.view()
    card = view["shifts"][view["head"]["shift"]]["card"]
    return 0 if card is None or card["kind"] == "stable" else card["symbols"]


def symbols(game: Game) -> int:
    """As a learner writes it who counts the heart of a Stable card as an arrow."""
    view = game.view()
    card = view["shifts"][view["head"]["shift"]]["card"]
    return 0 if card is None else card["symbols"]


def open_spaces(game: Game, *, forgets_cover: bool = False) -> int:
    """As a learner might write it."""
    view = game.view()
    spaces = view["shifts"][view["head"]["shift"]]["spaces"]
    return sum(each["pawn"] is None and (forgets_cover or each["covered_by"] is None) for each in spaces)


def leads_after(days: int) -> Callable[[Game], str]:
    """Return a function that names the Nurse so many places to the left of the Shift Manager."""
    return lambda game: game.names[(game.structure()["manager"] + days) % len(game.names)]


def next_is_event(game: Game) -> float:
    """As a learner might write it: what is not one of the thirty memories is an Event."""
    there = game.structure()
    told = len(there["partials"]) + sum(len(pile) for pile in there["held_partials"])
    return 1.0 - (30 - told) / int(there["decks"][1])


NOBODY = 99
RIGHT = {
    "arrows": arrows,
    "could_die": lambda game: arrows(game) >= game.view()["head"]["condition"],
    "leads_next": leads_after(1),
    "next_is_event": next_is_event,
    "open_spaces": open_spaces,
    "face_down": held_without(NOBODY),
    "after_talk": held_without(NOBODY, "partials"),
    "held": lambda game: sum(pawn["tokens"] or 0 for pawn in game.view()["pawns"]),
    "resting": counted(lambda pawn: pawn["place"] == "break_room", "nurse assistant on_call"),
    "at_work": counted(of_shift, "nurse assistant on_call"),
    "in_play": lambda game: len({card // 6 for card in game.structure()["partials"]}),
}
WRONG = [
    *(("face_down", held_without(purse)) for purse in (0, 1, 2, 4)),
    *(("after_talk", held_without(purse, "partials")) for purse in (0, 1, 2, 4)),
    *(("held", lambda game, purse=purse: sum(game.structure()["tokens"][:4]) - game.structure()["tokens"][purse])
      for purse in (0, 1, 2)),
    ("held", lambda game: sum(game.structure()["tokens"])),
    ("resting", counted(lambda pawn: pawn["place"] == "break_room", "nurse")),
    ("resting", counted(lambda pawn: pawn["place"] in ("break_room", "on_leave"), "nurse assistant")),
    ("at_work", counted(of_shift, "nurse")),
    ("at_work", counted(of_shift, "nurse assistant")),
    ("in_play", lambda game: len(game.structure()["partials"])),
    ("arrows", lambda game: arrows(game) or 1),
    ("arrows", symbols),
    ("could_die", lambda game: symbols(game) >= game.view()["head"]["condition"]),
    ("could_die", lambda game: arrows(game) > game.view()["head"]["condition"]),
    ("arrows", lambda game: min(arrows(game), 3)),
    ("leads_next", leads_after(0)),
    ("leads_next", leads_after(2)),
    ("leads_next", lambda game: game.names[min(game.structure()["manager"] + 1, len(game.names) - 1)]),
    ("next_is_event", lambda game: 5 / game.structure()["decks"][1]),
    ("next_is_event", lambda game: 5 / 35),
    ("next_is_event", lambda _game: "1 of 7"),
    ("open_spaces", lambda game: open_spaces(game, forgets_cover=True)),
]  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_function_says_what_the_engine_says(name: str) -> None:
    assert Lesson(1).program(name, RIGHT[name]).found.state == goals.DONE


@pytest.mark.parametrize(("name", "function"), WRONG)
def test_a_function_that_forgets_somebody_is_found(name: str, function: Callable[[Game], int]) -> None:
    assert Lesson(1).program(name, function).found.state == goals.BROKEN


def test_care_06_a_stable_card_has_no_arrow_and_cannot_take_billy_to_his_death() -> None:
    stable = Lesson(1).bedside("P22", "Ann", day=3, condition=1)
    assert (REFERENCES["arrows"](stable), REFERENCES["could_die"](stable)) == (0, False)
    over = Lesson(1).bedside("P22", "Ann", day=3, condition=1, moves="care medical, enough")
    assert (over.outcome, over.view()["head"]["condition"]) == (None, 1), "nothing was laid, and nothing took him"
    one_symbol = Lesson(1).bedside("P05", "Ann", day=3, condition=1)
    assert (REFERENCES["arrows"](one_symbol), REFERENCES["could_die"](one_symbol)) == (1, True)


WORKED: dict[str, tuple[Callable[[], Game], object, str]] = {
    "stage": (lambda: Game.from_scene({"condition": 8}), "orange", 'For 8 it is "orange".'),
    "arrows": (lambda: Lesson(1).bedside("P16", "Ann", "Ben"), 3, 'For "P16" it is 3.'),
    "resting": (lambda: Game(seed=1), 5, "When a game begins: 5."),
    "leads_next": (lambda: Game(seed=1, first=0), "Ben", 'After Ann it is "Ben".'),
    "at_work": (lambda: Lesson(3).bedside("P12", "Ben"), 1, "When only Ben has been sent: 1."),
    "open_spaces": (lambda: Lesson(3).bedside("P19", "Ben", "Assistant 2"), 1, "with Ben and Assistant 2 there: 1."),
    "held": (lambda: Game(seed=1), 3, "When a game begins: 3."),
    "can_pay": (lambda: Lesson(4).bedside("P35", "Ann", "Assistant 1", Ann=3, pool=2), 5, "and the pool has 2: 5."),
    "face_down": (
        lambda: Game.from_scene({"pawns": {"Ann": {"partials": ["1-3", "2-2"]}}, "board": ["5-2"]}),
        3, "When Ann holds two and one lies on the board: 3.",
    ),
    "next_is_event": (lambda: Game(seed=1), 5 / 35, "When a game begins: 5 / 35."),
    "in_play": (lambda: Game.from_scene({"grid": {"partials": ["1-1", "1-4", "2-2"]}}), 2, "[0, 3, 7] gives 2."),
    "most_open": (
        lambda: Game.from_scene({"grid": {"partials": ["1-1", "1-4", "1-5", "2-2"], "clears": ["1-4"]}}),
        2, "Partials [0, 3, 4, 7] with Clear Memory [3] give 2.",
    ),
    "could_die": (lambda: Lesson(9).bedside("P09", "Ann", condition=2), True, 'with the two symbols of "P09": True.'),
}  # fmt: skip
"""By task: a position, what the game says there, and where the notebook tells it as an example."""


@pytest.mark.parametrize("name", WORKED)
def test_the_value_that_a_task_gives_as_an_example_is_what_the_game_says(name: str) -> None:
    position, answer, told = WORKED[name]
    assert REFERENCES[name](position()) == answer
    asking = [cell for path in sorted(notebooks_folder().glob("[01]*.ipynb")) for cell in cells(path, "code")]
    first = next(cell for cell in asking if f'lesson.program("{name}"' in cell)
    assert told in first
    assert max(map(len, first.splitlines())) <= 75, "a longer line breaks on a page"


def test_the_numbers_of_memories_in_the_examples_are_those_of_the_cards() -> None:
    there = WORKED["most_open"][0]().structure()
    assert (there["partials"], there["clears"]) == ([0, 3, 4, 7], [3])
    assert WORKED["in_play"][0]().structure()["partials"] == [0, 3, 7]


def test_a_function_that_answers_in_one_branch_only_is_told_where_it_does_not() -> None:
    for left_out in ("green", "black"):

        def stage(game: Game, left_out: str = left_out) -> str | None:
            there = stage_with(13, 7, 3)(game)
            return None if there == left_out else there

        found = Lesson(1).program("stage", stage).found
        assert found.state == goals.BROKEN
        assert "gives None at this position" in found.sentence
        assert "without `return`" in found.sentence
        assert "no “return”" not in found.sentence, "a function may also return None"


def test_an_empty_function_gives_no_answer_yet() -> None:
    assert Lesson(1).program("stage", lambda _game: ...).found.state == goals.UNTOUCHED


def test_a_function_that_prints_is_told_of_return_and_prints_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = Lesson(1).program("stage", lambda game: print(stage_with(13, 7, 3)(game))).found
    assert found.state == goals.UNTOUCHED
    assert "return" in found.sentence
    assert capsys.readouterr().out == "green\n"


@pytest.mark.parametrize(
    ("limit", "numbers", "state"),
    [(2, {}, goals.DONE), (2, {"INQ-03": 1}, goals.BROKEN), (1, {"INQ-03": 1}, goals.DONE), (1, {}, goals.BROKEN)],
)
def test_a_function_can_be_compared_in_games_in_which_a_number_is_changed(
    limit: int, numbers: dict[str, int], state: str
) -> None:
    def could_ask(game: Game) -> int:
        return sum(stress < limit for stress in game.structure()["stress"][: len(game.names)])

    assert Lesson(13).program("could_ask", could_ask, numbers=numbers).found.state == state


def test_where_a_function_differs_the_lesson_keeps_that_game() -> None:
    def resting(game: Game) -> int:
        return sum(pawn["place"] == "break_room" for pawn in game.view()["pawns"] if pawn["kind"] == "nurse")

    lesson = Lesson(2)
    found = lesson.program("resting", resting).found
    there = sum(pawn["place"] == "break_room" for pawn in lesson.position.view()["pawns"])
    assert found.sentence.startswith(f"Your function says {resting(lesson.position)}; the game says {there}.")
    assert f"`lesson.position` is that game ({lesson.position})" in found.sentence
    assert 'look at `lesson.position.view()["pawns"]`' in found.sentence


@pytest.mark.parametrize("name", REFERENCES)
def test_what_is_to_be_looked_at_is_there_and_is_what_the_lesson_reads(name: str) -> None:
    look = LOOK_AT.get(name, PAWNS)
    sentence = compare(name, lambda _game: "nothing like it", words_of("en")).feedback.sentence
    assert sentence.endswith(f"look at `lesson.position.{look}`.")
    assert eval(f"game.{look}", {"game": Game(seed=1, first=0)}) is not None
    part = look.rpartition('["')[2].removesuffix('"]')
    asking = [cell for path in sorted(notebooks_folder().glob("[01]*.ipynb")) for cell in cells(path, "code")]
    asking = [cell for cell in asking if f'lesson.program("{name}"' in cell]
    assert all(part in cell or "seat" in cell or "could_ask" in cell for cell in asking)


def in_the_break_room(game: Game) -> int:
    return counted(lambda pawn: pawn["place"] == "break_room", "nurse assistant on_call")(game)


def stops_on_day_two(game: Game) -> int:
    return in_the_break_room(game) + 0 // (game.view()["head"]["day"] - 2)


def none_for_nobody(game: Game) -> int | None:
    return in_the_break_room(game) or None


@pytest.mark.parametrize("wrong", [stops_on_day_two, none_for_nobody])
def test_where_a_function_stops_or_gives_none_the_lesson_keeps_that_game(wrong: Callable[[Game], int | None]) -> None:
    lesson = Lesson(2)
    assert lesson.program("resting", wrong).found.state == goals.BROKEN
    assert isinstance(lesson.position, Game)


def test_without_a_difference_the_lesson_says_when_it_keeps_a_game() -> None:
    lesson = Lesson(2)
    with pytest.raises(SceneError, match=r"lesson\.program"):
        _ = lesson.position
    lesson.program("held", lambda _game: 99)
    lesson.program("held", RIGHT["held"])
    with pytest.raises(SceneError, match=r"lesson\.program"):
        _ = lesson.position


def test_a_function_without_return_is_not_tried_in_hundreds_of_positions() -> None:
    tried = []

    def resting(game: Game) -> None:
        tried.append(game)

    assert Lesson(2).program("resting", resting).found.state == goals.UNTOUCHED
    assert len(tried) == 1


def resting(game: Game) -> None:
    _pawns = game.view()["pawns"]  # each has a "place"
    ...  # noqa: PIE790  # return 1 < 2


def test_on_a_page_the_lines_of_each_function_are_shown_and_one_note_stands_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    lesson = Lesson(2)
    first, last = lesson.program("resting", resting), lesson.program("resting", resting)
    for piece in (first, last):
        assert piece.children[0].value.startswith("<pre>def resting(game: Game) -&gt; None:\n")
        assert "return 1 &lt; 2</pre>" in piece.children[0].value
        assert "This is for the notebook" in piece.children[1].value
    assert [piece.children[1].layout.display for piece in (first, last)] == ["none", None]


def test_on_a_page_of_a_lambda_the_function_that_it_calls_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    piece = Lesson(2).program("resting", lambda game: resting(game.at(move=game.revision)))
    assert piece.children[0].value.startswith("<pre>def resting(")


def test_on_a_page_a_function_that_nothing_remembers_shows_no_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    around: dict[str, Callable[[Game], None]] = {}
    exec("def resting(game): ...", around)
    (note,) = Lesson(2).program("resting", around["resting"]).children
    assert "This is for the notebook" in note.value


def test_on_a_page_of_a_site_with_the_code_the_note_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SERVED_BY, SITE)
    monkeypatch.setenv(CODE, "code/lab/index.html?path=02-day.ipynb")
    note = Lesson(2).program("resting", resting).children[-1].value
    assert '<a href="code/lab/index.html?path=02-day.ipynb">' in note
    assert "lab”" not in note


@pytest.mark.parametrize("name", ["held", "to_ask", "can_stay"])
def test_the_functions_of_a_seat_that_the_style_of_lesson_twelve_plays_with_say_what_the_game_says(name: str) -> None:
    (path,) = notebooks_folder().glob("12-*.ipynb")
    (given,) = [cell for cell in cells(path, "code") if f"def {name}(seat)" in cell]
    around: dict[str, Any] = {}
    exec(given, around)
    assert compare(name, lambda game: around[name](seat_of(game)), words_of("en")).feedback.state == goals.DONE
    (style,) = [cell for cell in cells(path, "code") if "def mine(" in cell]
    assert f"{name}(seat)" in style


def rests(game: Game) -> bool:
    return game.view()["head"]["shift"] == 0


def tends(game: Game) -> bool:
    return rests(game) and seat_of(game).day > 0


def test_the_lines_of_a_function_come_after_those_of_its_own_notebook_that_it_calls() -> None:
    source = sources_of(tends)
    assert source.index("def rests(") < source.index("def tends(")
    assert "def seat_of(" not in source
    assert sources_of(len) == ""
