"""`play`, `lab` and `check` as they are typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit

import pytest

from holding_on.board import PlayPage, play_page
from holding_on.catalogue.loading import BOX, Catalogue
from holding_on.commands import command_line, serving
from holding_on.common.help_line import LONGEST
from holding_on.common.paths import PACKAGE, invocation
from tests.content.zeroth import zeroth
from tools.check.answering import page
from tools.check.answering import serving as served
from tools.check.surroundings import surroundings

TOP = PACKAGE.parent
LINE = "Maeve & Tom, room 2.14"


@pytest.fixture
def around(tmp_path: Path) -> Iterator[dict[str, str]]:
    with surroundings(TOP) as found:
        yield found


def typed(*words: str) -> list[str]:
    return [sys.executable, "-m", "holding_on", *words]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--players", "9"), "9"),
        (("--scenario", "99"), "99"),
        (("--seed", "-1"), "-1"),
        (("--content", "no/such/folder"), "folder"),
    ],
)
def test_a_game_that_cannot_be_dealt_is_refused_before_a_page_is_served(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.enter(["play", "--no-browser", *words]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("The game cannot be opened like this: ")
    assert why in told.err
    assert told.out == ""


@pytest.mark.parametrize("how", [[], ["--terminal"]])
@pytest.mark.parametrize("number", ["-1", "99", "four", "1.5", "9" * 5000])
def test_what_is_no_scenario_is_refused_with_the_list_of_those_that_there_are(
    number: str, how: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.enter(["play", "--scenario", number, *how]) == 2
    told = capsys.readouterr()
    assert re.search(r"there is no scenario .{1,80}; the scenarios are: 0, 1, 2, 3", told.err)
    assert len(told.err) < 250
    assert told.out == ""


def test_a_scenario_0_that_there_is_is_the_one_that_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "00.toml").write_bytes((BOX / "scenarios" / "01.toml").read_bytes())
    told: list[object] = []

    def main(scenario: int, *_: object, **__: object) -> int:
        told.append(scenario)
        return 0

    stand_in(monkeypatch, "terminal", main)
    monkeypatch.setattr("holding_on.commands.play._refusal", lambda scenario, *_: told.append(scenario))
    assert command_line.enter(["play", "--terminal", "--scenario", "0", "--content", str(tmp_path)]) == 0
    assert told == [0, 0]
    assert Catalogue(tmp_path).scenario_numbers[0] == 0


def test_the_terminal_is_told_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def main(*options: object, command: str, help_line: str) -> int:
        told.append((*options, command, help_line))
        return 0

    stand_in(monkeypatch, "terminal", main)
    assert command_line.enter(["play", "--terminal", "--seed", "7", "--scenario", "2"]) == 0
    assert command_line.enter(["play", "--terminal", "--help-line", LINE]) == 0
    again = f"{invocation()} play --terminal"
    assert told == [
        (2, 3, 7, None, "en", again, ""),
        (0, 3, None, None, "en", f"{again} --help-line '{LINE}'", LINE),
    ]


def test_check_gives_the_folder_on_and_the_code_back(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "checking", lambda folder: 1 if folder == "my/cards" else 0)
    assert command_line.enter(["check", "my/cards"]) == 1


def test_play_tells_the_page_its_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: dict[str, object] = {}

    def run(chosen: object, usual: object, find: object, **options: object) -> int:
        told.update(options)
        return 0

    monkeypatch.setattr(serving, "run", run)
    monkeypatch.setattr("holding_on.commands.play._refusal", lambda *_: None)
    assert command_line.enter(["play", "--seed", "7", "--content", str(tmp_path)]) == 0
    assert told == {
        "content": str(tmp_path),
        "seed": 7,
        "players": 3,
        "scenario": None,
        "lang": "en",
        "help_line": "",
        "everywhere": False,
    }


def opened(monkeypatch: pytest.MonkeyPatch, *words: str) -> PlayPage:
    """The page that a table of this room gets."""

    def run(chosen: object, usual: object, find: object, everywhere: bool, **options: object) -> int:
        assert everywhere
        serving.set_environment(options)
        return 0

    monkeypatch.setattr(os, "environ", dict(os.environ))  # so that all of it is as before after the test
    monkeypatch.setattr("holding_on.server.invitation.addresses_here", lambda: ["127.0.0.1"])
    monkeypatch.setattr(serving, "run", run)
    assert command_line.enter(["play", "--room", *words]) == 0
    return play_page()


@pytest.mark.parametrize("scenario", [0, 2])
def test_a_room_sets_the_scenario_and_the_number_of_players_for_all_its_tables(
    scenario: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = opened(monkeypatch, "--scenario", str(scenario), "--players", "4").form
    assert (form.choice.scenario, form.asked_for, form.choice.players) == (scenario, scenario, 4)
    assert opened(monkeypatch).form.asked_for is None


def test_the_line_of_help_is_given_once_for_all_tables_and_each_may_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(monkeypatch, "--help-line", LINE)
    assert page.form.view["help_line"] == LINE
    assert "Maeve &amp; Tom, room 2.14" in page.parts.notice.value
    page.begin()
    assert page.board is not None
    assert page.board.words["help"] == page.board.words["help_here"] == LINE
    page.stop_here()
    assert "Maeve &amp; Tom, room 2.14" in page.parts.stopped.value
    page.put_away()
    assert page.form.view["help_line"] == LINE, "the next game has it too"
    page.form.choose(help_line="Una, at the door")
    assert "Una, at the door" in page.parts.notice.value
    assert opened(monkeypatch).form.view["help_line"] == "", "another run has none"


@pytest.mark.parametrize("how", ["--room", "--terminal", "--no-browser"])
@pytest.mark.parametrize("line", ["9" * (LONGEST + 1), "one\ntwo", "\x1b[2J", "\u202egnp.exe", "\udc80", "\x00"])
def test_what_is_no_line_of_help_is_refused_with_what_would_be_one(
    line: str, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command_line.enter(["play", how, "--help-line", line])
    told = capsys.readouterr().err
    assert f"--help-line: it is one line of at most {LONGEST} characters that can be printed, such as" in told
    assert line not in told


def test_a_language_that_there_is_not_is_refused_before_a_page_is_served(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.enter(["play", "--lang", "xx"]) == 2
    assert "there are no texts in the language 'xx'; there are: en" in capsys.readouterr().err


def test_a_room_without_a_network_is_refused_and_told_the_way_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("holding_on.server.invitation.addresses_here", list)
    monkeypatch.setattr(serving, "run", lambda *_, **__: pytest.fail("something was served"))
    assert command_line.enter(["play", "--room"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("This machine is in no network")
    assert "Join the room's wireless network" in told


def test_the_facilitator_sets_how_long_a_table_is_kept_and_how_many_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = []

    def run(chosen: object, usual: object, find: Callable[[], object], **_: object) -> int:
        find()
        return 0

    monkeypatch.setattr(serving, "run", run)
    monkeypatch.setattr("holding_on.server.pages.served", lambda _, *given: kept.append(given))
    assert command_line.enter(["play"]) == 0
    assert command_line.enter(["play", "--idle", "5"]) == 0
    assert command_line.enter(["play", "--tables", "12"]) == 0
    assert kept == [(60, None), (5, None), (60, 12)]
    for number in ("0", "-1", "many", "1.5"):
        with pytest.raises(SystemExit):
            command_line.enter(["play", "--tables", number])
        assert f"tables are a whole number from 1, not {number}" in capsys.readouterr().err


def test_the_play_page_is_served_with_its_board_and_its_port_is_then_taken(
    around: dict[str, str], tmp_path: Path
) -> None:
    around["PYTHONPATH"] = str(TOP)
    with served(typed("play", "--no-browser", "--seed", "7"), tmp_path, around) as address:
        shown = page(address)
        port = str(urlsplit(address).port)
        second = subprocess.run(
            typed("play", "--no-browser", "--port", port),
            env=around,
            cwd=TOP,
            capture_output=True,
            text=True,
            check=False,
        )
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert 'class="holding-on-broken"' not in shown
    assert second.returncode == 2
    assert f"Port {port} is in use by another program." in second.stderr


def test_lab_is_served_to_whoever_has_the_token(around: dict[str, str], tmp_path: Path) -> None:
    with served(typed("lab", "--no-browser"), tmp_path, around) as address:
        assert "?token=" in address
        assert "jupyter-config-data" in page(address)


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, main: object) -> None:
    """A module of the package with nothing but this `main`."""
    module = ModuleType(f"holding_on.{name}")
    module.main = main  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(f"holding_on.{name}", module, raising=False)


@pytest.mark.parametrize("named", [[], ["--scenario", "1"]])
def test_where_there_is_a_scenario_0_it_is_the_one_to_begin_with_when_none_is_named(
    named: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[int] = []

    def main(scenario: int, *_: object, **__: object) -> int:
        told.append(scenario)
        return 0

    stand_in(monkeypatch, "terminal", main)
    assert command_line.enter(["play", "--terminal", *named, "--content", zeroth(tmp_path)]) == 0
    assert told == [1 if named else 0]
