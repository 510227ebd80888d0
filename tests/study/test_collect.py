"""A class's styles are collected: each file plays the same cards in a process of its own, and its trouble is a row."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.common.paths import PACKAGE
from holding_on.study.classroom import allowed
from holding_on.study.measures import paired, won

GOOD = """
from holding_on import Action
from holding_on.styles import balanced

COMFORT = Action.of("care palliative")

def style(seat, actions):
    if COMFORT in actions and seat.stage == "green":
        return COMFORT
    return balanced(seat, actions)
"""
SAME = "from holding_on.styles import balanced\n\ndef style(seat, actions):\n    return balanced(seat, actions)\n"
FIRST = "def style(seat, actions):\n    return actions[0]\n"
BAD: dict[str, tuple[str | bytes, str]] = {
    "hangs": (
        "def style(seat, actions):\n    while True:\n        pass\n",
        r"hangs.py, line [23]: no answer within 2 s",
    ),
    "hangs_outside": ("while True:\n    pass\n", r"hangs_outside.py was not read within 2 seconds"),
    "swallows": (
        "def style(seat, actions):\n    while True:\n        try:\n            while True:\n                pass\n"
        "        except:\n            pass\n",
        r"swallows.py: its 4 games were not finished within 8 seconds",
    ),
    "exits": ("def style(seat, actions):\n    raise SystemExit\n", r"exits.py, line 2: the program was ended by exit"),
    "quits": ("def style(seat, actions):\n    exit()\n", r"quits.py, line 2: exit may not be used"),
    "raises": (
        "def style(seat, actions):\n    x = 1\n    return x / 0\n",
        r"raises.py, line 3: ZeroDivisionError: division by zero\. This was in the game with seed 0, at move \d+",
    ),
    "misspells": (
        "def style(seat, actions):\n    return seat.simbols\n",
        r"misspells.py, line 2: AttributeError: this seat has no attribute 'simbols' \(it has answers, .*…",
    ),
    "raises_outside": ("x = [][1]\n", r"raises_outside.py, line 1: IndexError: .*while the file was read"),
    "typo": ("def style(seat, actions)\n    return actions[0]\n", r"typo.py, line 1: Python cannot read this"),
    "nothing": ("def stile(seat, actions):\n    return actions[0]\n", r"nothing.py has no function style\(seat"),
    "silent": ("def style(seat, actions):\n    pass\n", r"silent.py, line 1: the style answered None, which is no"),
    "illegal": (
        "from holding_on import Action\n\ndef style(seat, actions):\n    return Action.of('turn')\n",
        r"illegal.py, line 3: the style answered “turn”, which is not among",
    ),
    "latin": ("# one\n# caf\u00e9\n".encode("latin-1"), r"latin.py, line 2: this is no UTF-8"),
    "network": ("import math\nimport socket\n" + FIRST, r"network.py, line 2: socket may not be imported"),
    "ours": ("from holding_on import server\n" + FIRST, r"ours.py, line 1: holding_on.server may not be imported"),
    "peeks": ("def style(seat, actions):\n    return seat._table\n", r"peeks.py, line 2: _table begins with an unders"),
    "reads": ("def style(seat, actions):\n    return open('x')\n", r"reads.py, line 2: open may not be used"),
    "takes": ("def style(seat, actions):\n    x = [0] * 10 ** 10\n", r"takes.py, line 2: it took more memory"),
    "zeros": (b"x = 1\0\n", r"zeros.py, line 1: Python cannot read this"),
    "deep": ("x = " + "(" * 5000 + ")" * 5000, r"deep.py(, line 1: Python cannot read|: its process ended)"),
}


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> ho.Collected:
    """A whole class, with every kind of file."""
    folder = tmp_path_factory.mktemp("styles")
    for name, text in {"gentle": GOOD, "same": SAME, "loud": "print('x' * 100)\n" + FIRST}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    for name, (bad, _) in BAD.items():
        (folder / f"{name}.py").write_bytes(bad if isinstance(bad, bytes) else bad.encode())
    (folder / "_helper.py").write_text("this is no style")
    (folder / "readme.txt").write_text("neither is this")
    (folder / "a_folder.py").mkdir()
    outside = tmp_path_factory.mktemp("outside") / "secret.py"
    outside.write_text(FIRST)
    (folder / "linked.py").symlink_to(outside)
    (folder / "circle.py").symlink_to(folder / "circle.py")
    return ho.collect(folder, games=4, patience=2, limit=8, workers=2)


def trouble(found: ho.Collected, name: str) -> str:
    """The sentence of a row."""
    return str(found.frame.filter(name=name)["trouble"].item())


@pytest.mark.parametrize("name", BAD)
def test_each_kind_of_trouble_is_one_sentence_in_its_row(collected: ho.Collected, name: str) -> None:
    assert re.match(BAD[name][1], trouble(collected, name)), trouble(collected, name)
    assert collected.frame.filter(name=name)["won"].item() is None


def test_what_is_no_file_of_the_folder_is_not_read(collected: ho.Collected) -> None:
    assert trouble(collected, "linked") == "linked.py is a link to another folder: put the file itself here."
    assert trouble(collected, "a_folder") == "a_folder.py is no file."
    assert "circle.py" in trouble(collected, "circle")
    assert not {"_helper", "readme"} & set(collected.frame["name"])


def test_the_others_go_on(collected: ho.Collected) -> None:
    played = collected.frame.filter(collected.frame["trouble"].is_null())
    assert played["name"].to_list() == ["gentle", "loud", "same"]
    assert played["printed"].to_list() == [0, 101, 0]
    assert set(played["games"]) == {4}


def test_a_style_that_never_differed_is_named(collected: ho.Collected) -> None:
    assert collected.never_differed == ("same",)
    assert "The same moves as balanced in every game: same." in repr(collected)
    assert collected.frame.filter(name="same")["differed"].item() == 0


def test_the_numbers_are_those_of_a_study(tmp_path: Path) -> None:
    (tmp_path / "gentle.py").write_text(GOOD, encoding="utf-8")
    found = ho.collect(tmp_path, games=30, seed=5)
    names: dict[str, Any] = {}
    exec(GOOD, names)
    ours, theirs = (ho.simulate(30, policy=style, seed=5) for style in (names["style"], "balanced"))
    row = found.frame.row(0, named=True)
    assert (row["share"], row["low"], row["high"]) == won(ours).numbers
    assert (row["difference"], row["difference_low"], row["difference_high"]) == paired(theirs, ours).numbers
    assert found.game("gentle", 3).outcome == ours.game(3).outcome
    with pytest.raises(ho.SceneError, match="a whole number from 0 to 29"):
        found.game("gentle", 30)
    with pytest.raises(ho.SceneError, match="no style of this name was played; played were gentle"):
        found.game("ann", 0)


def test_a_style_of_chance_plays_the_same_games_again(tmp_path: Path) -> None:
    text = "import random\n\ndef style(seat, actions):\n    return random.choice(list(set(actions)))\n"
    (tmp_path / "ann.py").write_text(text)
    assert ho.collect(tmp_path, games=5).rows == ho.collect(tmp_path, games=5).rows


def test_a_style_can_be_compared_with_another(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text(SAME)
    assert ho.collect(tmp_path, games=5, beside="random").rows[0].differed == 5
    assert ho.collect(tmp_path, games=5, beside="random").origin.policy == "random"


def test_the_course_book_reads_the_file_and_no_formula_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text(FIRST)
    (tmp_path / "=1+1.py").write_text("x\n")
    ho.collect(tmp_path, games=3).csv(tmp_path / "book.csv")
    with (tmp_path / "book.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["'=1+1", "ann"]
    assert rows[0]["trouble"].startswith("'=1+1.py, line 1: NameError")
    assert (rows[1]["games"], rows[1]["trouble"]) == ("3", "")


def test_a_notebook_shows_a_table_and_escapes_what_students_wrote(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text("raise ValueError('<script>')\n")
    shown = ho.collect(tmp_path, games=2)._repr_html_()
    assert "&lt;script&gt;" in shown
    assert "<script>" not in shown
    assert '<th scope="row">ann</th>' in shown


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": 0}, "games=0"),
        ({"limit": 0}, "limit=0: how many seconds"),
        ({"patience": None}, "patience=None: a class's file"),
        ({"workers": 0}, "workers=0: a whole number"),
        ({"beside": "balancd"}, "did you mean 'balanced'"),
        ({"progress": 1}, "progress=1"),
    ],
)
def test_what_cannot_be_asked_for_is_refused(tmp_path: Path, given: Any, said: str) -> None:
    (tmp_path / "ann.py").write_text(FIRST)
    with pytest.raises(ho.SceneError, match=said):
        ho.collect(tmp_path, **given)


def test_a_folder_that_is_none_or_empty_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ho.SceneError, match="there is no such folder"):
        ho.collect(tmp_path / "nowhere")
    with pytest.raises(ho.SceneError, match=r"this folder has no file with a style; .* as ann\.py"):
        ho.collect(tmp_path)


def test_the_guard_refuses_what_the_look_at_the_code_does_not_see(tmp_path: Path) -> None:
    """Other modules reach what a student's file may not import."""
    begins = "import statistics\nMODULES = statistics.sys.modules\n\ndef style(seat, actions):\n"
    reaches = {
        "opens": ("MODULES['io'].open('x.txt', 'w')", "opens.py, line 5: it reaches for a file"),
        "reads": ("MODULES['io'].open('/etc/hosts')", "reads.py, line 5: it reaches for a file"),
        "calls": ("MODULES['os'].system('true')", "calls.py, line 5: it reaches for another program"),
        "dials": (
            "MODULES['importlib'].import_module('socket').socket()",
            "dials.py, line 5: it reaches for the network",
        ),
    }
    for name, (call, _) in reaches.items():
        (tmp_path / f"{name}.py").write_text(f"{begins}    {call}\n")
    found = ho.collect(tmp_path, games=2)
    for name, (_, said) in reaches.items():
        assert trouble(found, name).startswith(said), trouble(found, name)
        assert trouble(found, name).endswith("This was in the game with seed 0, at move 2.")


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text("def style(seat, actions):\n    while True:\n        pass\n")
    before = set(children())
    ho.collect(tmp_path, games=2, patience=1, limit=2)
    assert set(children()) <= before


def children() -> list[str]:
    """The processes that this one has started, where the system tells."""
    place = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return place.read_text().split() if place.exists() else []


def test_only_modules_that_compute_may_be_imported() -> None:
    assert all(map(allowed.may_import, ("math", "random", "statistics", "holding_on.styles.seat")))
    assert not any(map(allowed.may_import, ("os", "sys", "socket", "holding_on.study", "subprocess", ".mine")))


def test_the_report_has_the_table_the_mistakes_with_their_lines_and_who_never_differed(
    collected: ho.Collected, tmp_path: Path
) -> None:
    report = collected.report()
    report.save(tmp_path / "class.html")
    page = (tmp_path / "class.html").read_text(encoding="utf-8")
    assert "<h1>Care styles of a class</h1>" in page
    assert "Scenario 1 with 3 players; the seeds 0 to 3." in page
    table, never = (
        page.partition("<table>")[2].partition("</table>")[0],
        page.partition("The same moves as balanced")[2],
    )
    assert re.findall('<th scope="row">(.*?)</th>', table) == ["gentle", "loud", "same"]
    assert "<li>same</li>" in never
    for name in BAD:
        said = trouble(collected, name)
        assert f"<li>{escape(said)}</li>" in page
        assert said in repr(report)
    assert "What this table cannot tell" in page
    assert "<script" not in page
    assert "http" not in page
    assert "typo.py, line 1" in report._repr_html_()
    with pytest.raises(ho.SceneError, match=r"ends in \.html"):
        report.save(tmp_path / "class.pdf")


def test_a_call_of_the_report_opens_a_game_that_only_one_of_the_two_won(tmp_path: Path) -> None:
    (tmp_path / "gentle.py").write_text(GOOD, encoding="utf-8")
    found = ho.collect(tmp_path, games=20)
    calls = re.findall("<code>(.*?)</code>", found.report()._repr_html_())
    assert calls
    for call in calls:
        game, row = eval(unescape(call), {"found": found}), found.rows[0]
        assert row.won[game.seed] != row.given_won[game.seed]
        assert game.outcome.won == row.won[game.seed]


def test_house_rules_and_cards_of_ones_own_are_those_of_all_games(tmp_path: Path) -> None:
    (tmp_path / "same.py").write_text(SAME)
    ruled = ho.collect(tmp_path, games=6, variant="leave_costs_nothing")
    row = ruled.frame.row(0, named=True)
    theirs = ho.simulate(6, variant="leave_costs_nothing")
    assert (row["trouble"], row["won"], row["differed"]) == (None, int(theirs.games["won"].sum()), 0)
    assert ruled.game("same", 2).outcome == theirs.game(2).outcome
    assert "Changed from the standard" in ruled.report()._repr_html_()
    cards = tmp_path / "cards"
    cards.mkdir()
    text = (PACKAGE / "content/readings.toml").read_text(encoding="utf-8")
    weaker = re.sub(r'(name = "start_condition"\ndefault = )\d+', r"\g<1>20", text)
    assert weaker != text
    (cards / "readings.toml").write_text(weaker, encoding="utf-8")
    own = ho.collect(tmp_path, games=6, content=str(cards))
    assert own.rows[0].differed == 0
    assert own.rows[0].moves != ho.collect(tmp_path, games=6).rows[0].moves


@pytest.mark.slow
def test_stop_ends_every_process_and_leaves_a_table_of_what_is_there(tmp_path: Path) -> None:
    """What Ctrl-C in a terminal does, and Stop in a notebook."""
    (tmp_path / "quick.py").write_text(FIRST)
    (tmp_path / "slow.py").write_text("def style(seat, actions):\n    while True:\n        pass\n")
    code = (
        "import os, sys, signal, threading, holding_on as ho\n"
        "def stop():\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "threading.Timer(float(sys.argv[2]), stop).start()\n"
        "found = ho.collect(sys.argv[1], games=3, patience=200, limit=200, workers=2)\n"
        "print(found.frame.select('name', 'games').rows(), found.frame['trouble'][1], sep='|')\n"
        "place = f'/proc/{os.getpid()}/task/{os.getpid()}/children'\n"
        "print(open(place).read().split() if os.path.exists(place) else [])\n"
    )
    line = [sys.executable, "-c", code, str(tmp_path), "25"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, check=True)
    table, children_left = done.stdout.splitlines()
    assert table == "[('quick', 3), ('slow', None)]|slow.py was stopped before its games were finished."
    assert children_left == "[]"
