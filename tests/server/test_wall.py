"""What tables tell of themselves for the leader's page: each file is written whole, and no file is believed."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from holding_on.common import looking_in, wall
from holding_on.common.looking_in import Seen
from holding_on.common.wall import LARGEST, DamagedFile, TableNews

TOLD = TableNews(kernel="a1", table=1, day=2, shift="night", state="playing", moved=1_700_000_000)
SHOWN = replace(TOLD, state="condition", names=("Ann", "Zoë"), thread=((1, "morning", 28, 26), (1, "day", 26, 0)))


@pytest.mark.parametrize("news", [TOLD, SHOWN])
def test_what_a_table_writes_is_read_again(news: TableNews, tmp_path: Path) -> None:
    wall.write(tmp_path, news)
    assert wall.read(tmp_path / "table-1.json") == news
    assert [each.name for each in tmp_path.iterdir()] == ["table-1.json"]


def test_each_table_takes_a_number_that_no_other_has_and_the_lowest(tmp_path: Path) -> None:
    assert [wall.claim(tmp_path) for _ in range(3)] == [1, 2, 3]
    (tmp_path / "table-2.json").unlink()
    assert wall.claim(tmp_path) == 2


def test_where_there_is_no_folder_nobody_gets_a_number_and_writing_does_no_harm(tmp_path: Path) -> None:
    assert wall.claim(tmp_path / "gone") is None
    wall.write(tmp_path / "gone", TOLD)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    wall.write(tmp_path, TOLD)
    monkeypatch.setattr(os, "replace", full)
    wall.write(tmp_path, SHOWN)
    assert wall.read(tmp_path / "table-1.json") == TOLD


WRONG: dict[str, tuple[Any, ...]] = {
    "table": (0, 2, -1, 10**9, True, "1", 1.0, None),
    "day": (0, 41, False, "2", [], {}),
    "shift": ("evening", "", None, 0, ["night"], "<b>"),
    "state": ("winning", None, {}, "playing<script>"),
    "moved": (-1, "now", 1.5, 1 << 41),
    "kernel": (7, None, "x" * 65),
    "names": ("Ann", ["Ann"] * 5, [7], ["x" * 41], ["Ann\u202e"], [""], ["\n"], {"a": 1}),
    "thread": (
        *({}, [None], [[1, "day", 30]], [[1, "day", 31, 0]], [[1, "day", -1, 0]], [["1"] * 4], [[1, [], 3, 3]]),
        *([[0, "day", 3, 3]], [[1, "day", 3, 3]] * 121),
    ),
    "doors": (
        {},
        [None],
        ["A"],
        [["A"]],
        [["E", "x"]],
        [["AB", "x"]],
        [["A", 7]],
        [["A", "x" * 401]],
        [["A", "x"]] * 5,
    ),
    "memory": ("what Billy told",),
}


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, values in WRONG.items() for value in values],
    ids=lambda each: str(each)[:30],
)
def test_a_file_with_anything_that_no_table_writes_is_refused(key: str, value: object, tmp_path: Path) -> None:
    path = tmp_path / "table-1.json"
    path.write_text(json.dumps({**asdict(TOLD), key: value}), encoding="utf-8")
    with pytest.raises(DamagedFile):
        wall.read(path)


@pytest.mark.parametrize(
    "content",
    [b"{", b"[]", b"null", b"\xff\xfe", b"NaN", b"{}", b"[" * 10_000, b"9" * 5000, b" " * (LARGEST + 1)],
    ids=lambda content: repr(content[:8]),
)
def test_a_file_that_is_no_news_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "table-1.json"
    path.write_bytes(content)
    with pytest.raises(DamagedFile):
        wall.read(path)


def test_the_file_of_the_longest_game_is_small_enough(tmp_path: Path) -> None:
    thread = tuple((day, shift, 30, 30) for day in range(1, wall.MOST_DAYS + 1) for shift in wall.SHIFTS)
    wall.write(tmp_path, replace(SHOWN, names=("\N{SAUROPOD}" * 40,) * 4, thread=thread))
    assert wall.read(tmp_path / "table-1.json").thread == thread


SEEN = Seen("a1", 1, (("people", ("Ann", "  Zoë")),), ((1, "day", 9, 7),))
WRONG_TO_SEE: dict[str, tuple[Any, ...]] = {
    "kernel": (7, None),
    "table": (2, 0, "1", None),
    "parts": (
        *({}, None, [[]], ["people"], [["hands", []]], [["people", "Ann"]], [["people", [7]]], [[["people"], []]]),
        *([["people", ["x" * 1001]]], [["people", ["x"] * 101]], [["people", []]] * 5),
    ),
    "thread": ({}, [[1, "day", 31, 0]], [[1, "day", 3, 3]] * 121),
    "hidden": (1,),
}


def test_what_a_table_sees_is_read_again(tmp_path: Path) -> None:
    for seen in (SEEN, Seen("a1", 1)):
        looking_in.write(tmp_path, seen)
        assert looking_in.read(tmp_path, 1) == seen


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, values in WRONG_TO_SEE.items() for value in values],
    ids=lambda each: str(each)[:30],
)
def test_what_no_table_sees_is_refused(key: str, value: object, tmp_path: Path) -> None:
    (tmp_path / "seen-1.json").write_text(json.dumps({**asdict(SEEN), key: value}), encoding="utf-8")
    with pytest.raises(DamagedFile):
        looking_in.read(tmp_path, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_neither_a_link_nor_a_pipe_nor_a_folder_is_read(tmp_path: Path) -> None:
    wall.write(tmp_path, TOLD)
    (tmp_path / "table-1.json").rename(tmp_path / "elsewhere")
    (tmp_path / "table-1.json").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(tmp_path / "table-2.json")
    (tmp_path / "table-3.json").mkdir()
    for path in sorted(tmp_path.glob("table-*.json")):
        with pytest.raises((DamagedFile, OSError)):
            wall.read(path)
