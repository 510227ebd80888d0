"""The game in a terminal: a whole game by numbers, every command, and no wrong input that stops it."""

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import holding_on as ho
from holding_on import terminal
from holding_on.catalogue.loading import the_box
from holding_on.commands import command_line
from holding_on.terminal.session import COMMANDS
from tests.terminal.typing_in import Capture, Table, flat, words
from tests.views.there import there

TOP = Path(__file__).resolve().parents[2]


def played(seed: int) -> tuple[ho.Game, list[str]]:
    """A whole game with answers by chance, and the numbers that a person would type for them."""
    chance = random.Random(seed)
    game = ho.Game(seed=seed)
    typed = []
    while game.outcome is None:
        number = chance.randrange(len(game.legal_actions()))
        typed.append(str(number + 1))
        game.apply(game.legal_actions()[number])
    return game, typed


@pytest.mark.parametrize("seed", [1, 7, 23])
def test_a_seeded_game_is_played_to_its_end(table: Table, seed: int) -> None:
    game, typed = played(seed)
    said = table.type(*typed, seed=seed)
    outcome = there(game.view()["outcome"])
    assert flat(outcome["title"]) in said
    assert flat(outcome["text"]) in said
    assert all(flat((line["cover"] or line)["text"]) in said for line in game.lines())
    assert said.endswith(words("terminal.leave.bye"))


def test_the_notice_and_the_story_come_before_the_first_question(table: Table) -> None:
    said = table.type()
    order = ["notice.title", "notice.stop", "notice.age", "narrative.1B.note", "narrative.2A.text", "action.turn"]
    places = [said.find(flat(words(key))) for key in order]
    assert -1 not in places
    assert places == sorted(places)
    assert flat(words("narrative.3B.text")) not in said


def test_nothing_that_is_typed_wrongly_stops_the_game(table: Table) -> None:
    lines = ["0", "99", "9" * 5000, "-1", "1 1", "²", "nonsense", "{who}", "why 99", "w 0", "why me", "rule"]
    lines += ["rule X", "save", "load", "load nowhere.json", "load .", "save .", "save no/such/folder.json"]
    lines += ["load \0", "save \0", "undo", "", "look at"]
    said = table.type(*lines)
    assert "99 is not its number" in said
    assert "“nonsense” is neither" in said
    assert "“{who}” is neither" in said
    assert "Nothing here is called “me”" in said
    assert "There is no rule “X”" in said
    assert "nowhere.json could not be read" in said
    assert "could not be kept in no/such/folder.json" in said
    assert words("undo.nothing_to_undo") in said
    assert said.count(words("action.turn")) >= 3
    assert said.endswith(words("terminal.leave.bye"))


def test_what_is_not_possible_is_told_with_its_reason_rule_and_way_out(table: Table) -> None:
    game = ho.Game(seed=7)
    game.apply(game.legal_actions()[0])
    barred = game.decision.barred
    said = table.type("1", "why", "w 2", "why 1")
    for line in barred:
        assert flat(f"{line.text}: {line.sentence} ({line.rule})") in said
    for line in barred[:2]:
        assert flat(f"{line.sentence} {line.unlock} ({line.rule})") in said
        assert flat(words(f"rule.{line.rule}")) in said


def test_why_of_a_thing_tells_what_led_to_it_and_rule_reads_a_rule(table: Table) -> None:
    said = table.type("why condition", "rule cover-04")
    assert flat(str(ho.Game(seed=7).why("condition"))) in said
    assert flat(words("rule.COVER-04")) + " (COVER-04)" in said


def test_look_shows_the_whole_ward(table: Table) -> None:
    game = ho.Game(seed=7)
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    said = table.type("1", "1", "1", "look")
    view = game.view()
    shown = [
        *view["shifts"],
        *view["places"],
        *view["pawns"],
        view["pool"],
        view["supply"],
        view["decks"],
        view["track"],
    ]
    assert [part["text"] for part in shown if flat(part["text"]) not in said] == []
    assert flat(view["head"]["objective_text"]) in said


def test_undo_takes_the_last_choice_back_but_not_a_card_that_was_seen(table: Table) -> None:
    said = table.type("1", "1", "undo", "undo")
    assert words("terminal.taken_back") in said
    assert words("undo.already_seen") in said


def test_what_was_told_before_an_undo_is_not_told_again(table: Table) -> None:
    game = ho.Game(seed=7, free_undo=True)
    said = table.type_into(game, "1", "1", "1", "undo")
    last = flat(game.lines()[-1]["text"])
    assert last in said.partition(words("terminal.taken_back"))[0]
    assert last not in said.partition(words("terminal.taken_back"))[2]


def test_the_hint_is_given_before_the_first_choice_only(table: Table) -> None:
    assert table.type("1", "").count(flat(words("terminal.hint"))) == 1


def test_words_that_were_left_out_are_read_out_once(table: Table) -> None:
    said = table.type("words", "words off", "words")
    assert said.count(flat(words("narrative.1B.text"))) == 1


def test_a_game_is_saved_and_gone_on_with(table: Table, tmp_path: Path) -> None:
    table.type("1", "1", "save ward.json")
    kept = (tmp_path / "ward.json").read_text(encoding="utf-8")
    assert len(ho.Game.from_record(kept).actions) == 2
    said = table.type("load ward.json", "1", "save ward.json", seed=8)
    assert "The game of ward.json" in said
    game = ho.Game.from_record((tmp_path / "ward.json").read_text(encoding="utf-8"))
    assert (game.seed, len(game.actions)) == (7, 3)
    assert [path.name for path in tmp_path.iterdir()] == ["ward.json"]


def test_a_file_that_holds_something_else_is_neither_overwritten_nor_loaded(table: Table, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8")
    said = table.type("save diary.txt", "load diary.txt", "save photo.jpg", "load photo.jpg")
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
    assert (tmp_path / "photo.jpg").read_bytes() == b"\xff\xd8"
    assert said.count("holds something else") == 2
    assert "diary.txt holds no game that can be played on" in said
    assert "photo.jpg could not be read" in said


def test_quit_asks_nothing_keeps_the_game_and_says_how_to_go_on(table: Table, tmp_path: Path) -> None:
    said = table.type("1", "quit", "1")
    assert "load holding-on-7.json" in said
    table.type("1", "1", "quit")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["holding-on-7-2.json", "holding-on-7.json"]
    assert [len(ho.Game.from_record((tmp_path / name).read_text(encoding="utf-8")).actions) for name in names] == [2, 1]


def test_quit_names_the_folder_with_which_the_game_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = str(tmp_path_factory.mktemp("my ward"))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert command_line.enter(["play", "--terminal", "--seed", "7", "--content", own]) == 0
    assert f"play --terminal --content '{own}', and then type: load holding-on-7.json" in table.said()


def test_leaving_before_the_first_move_or_after_the_end_keeps_nothing(table: Table, tmp_path: Path) -> None:
    table.type("quit")
    seed = next(seed for seed in range(7, 99) if not played(seed)[0].can_undo)  # else undo would open it again
    table.type(*played(seed)[1], "undo", "look", "quit", seed=seed)
    assert list(tmp_path.iterdir()) == []


def test_end_of_input_and_ctrl_c_end_cleanly(table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("builtins.input", interrupted)
        assert terminal.main(1, 3, 7, None) == 0
    assert table.said().endswith(words("terminal.leave.bye"))
    assert list(tmp_path.iterdir()) == []
    assert table.type("1").endswith("load holding-on-7.json " + words("terminal.leave.bye"))
    assert [path.name for path in tmp_path.iterdir()] == ["holding-on-7.json"]


def test_the_days_are_told_when_they_are_asked_for(table: Table) -> None:
    said = table.type("1", "days")
    assert "One day with Billy" in said
    assert "Ann, Ben and Cleo" in said
    middle = ho.Game.from_position(ho.Game(seed=7).position())
    assert words("debrief.no_past") in table.type_into(middle, "days")
    assert flat(words("terminal.help.days")) in table.type("help")


def test_help_names_every_command(table: Table) -> None:
    said = table.type("help")
    told = said.partition(words("terminal.help.title"))[2]
    assert [name for name in COMMANDS if not re.search(rf"\b{name}( [\w-]+)?[:,]", told)] == []


def test_a_clear_memory_is_read_out_once_it_is_found_with_its_note_before_it(table: Table) -> None:
    """The last of five timelines is found: the memory is read, then the outcome's card, then how it ended."""
    box = the_box()
    heavy = next(memory for memory in box.memories if f"memory.{memory.id}.note" in box.words("en"))
    others = [m.id for m in box.memories if m.position == 1 and m.timeline != heavy.timeline]
    scene = {
        "shift": "night",
        "grid": {"clears": others, "partials": [heavy.id, *others]},
        "pawns": {"nurse 1": {"clears": [heavy.id]}},
    }
    game = ho.Game.from_scene(scene, seed=5)
    said = table.type_into(game, "words", *["1"] * 40)
    assert game.outcome is not None
    assert game.outcome.won
    told = [
        words("terminal.note").partition("{")[0] + words(f"memory.{heavy.id}.note"),
        flat(words(f"memory.{heavy.id}.clear")),
        flat(words("narrative.3B.text")),
        words("outcome.objective.title"),
    ]
    places = [said.find(text) for text in told]
    assert -1 not in places
    assert places == sorted(places)


def test_the_story_of_a_game_that_was_lost_is_told_again_in_its_order(table: Table) -> None:
    lost = ho.Game.from_scene({"condition": 1, "grid": {"partials": ["2-2"], "clears": ["2-2"]}}, seed=5)
    said = table.type_into(lost, "words", *["1"] * 400, "story")
    assert lost.outcome is not None
    assert not lost.outcome.won
    again = said.rpartition(words("outcome.condition.title"))[2]
    places = [again.find(flat(words(key))) for key in ("narrative.3A.text", "memory.2-2.clear")]
    assert -1 not in places
    assert places == sorted(places)


def test_the_words_after_a_note_are_left_out_until_somebody_asks_for_them(table: Table) -> None:
    box = the_box()
    heavy = next(memory for memory in box.memories if f"memory.{memory.id}.note" in box.words("en"))
    scene = {"grid": {"partials": [heavy.id], "clears": [heavy.id]}, "pawns": {"nurse 1": {"partials": ["2-5"]}}}
    left_out = [words("narrative.1B.text"), words(f"memory.{heavy.id}.clear"), words(f"memory.{heavy.id}.title")]
    notes = [words("narrative.1B.note"), words(f"memory.{heavy.id}.note")]
    game = ho.Game.from_scene(scene, seed=5)
    said = table.type_into(game, "look")
    assert [text for text in (*left_out, words("memory.2-5.words")) if flat(text) in said] == []
    assert [text for text in (*notes, words("memory.2-5.note")) if text not in said] == []
    assert words("terminal.words.left_out") in said
    said = table.type_into(game, "words", "look").partition(words("terminal.words.shown"))[2]
    assert [text for text in (*left_out, words("memory.2-5.words")) if flat(text) not in said] == []
    assert said.count(flat(left_out[0])) == 1
    said = table.type_into(game, "words", "words off", "look").partition(words("terminal.words.hidden"))[2]
    assert words("memory.2-5.words") not in said


@pytest.mark.parametrize("columns", ["1", "60", "400"])
def test_lines_are_broken_at_the_width_of_the_terminal(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nlook\nhelp\n"))
    terminal.main(1, 3, 7, None)
    longest = max(len(line) for line in capsys.readouterr().out.splitlines())
    assert longest <= max(40, min(100, int(columns)))


def test_the_command_plays_in_a_terminal_whatever_bytes_come(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "holding_on", "play", "--terminal", "--seed", "7"]
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    given = b"1\n\xff\xfe\n1\n"
    done = subprocess.run(line, input=given, cwd=tmp_path, env=around, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert words("terminal.leave.bye").encode() in done.stdout


def test_content_that_cannot_be_played_is_refused_in_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "patients.toml").write_text("nonsense", encoding="utf-8")
    assert terminal.main(1, 3, 7, str(tmp_path)) == 2
    assert "patients.toml, line 1" in capsys.readouterr().err
