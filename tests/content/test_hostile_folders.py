"""A folder of content neither reads nor steers anything outside itself, and no file of it can hold the game up."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import holding_on as ho
from holding_on import terminal
from holding_on.catalogue import checking
from holding_on.catalogue.loading import BOX, MOST_BYTES, Catalogue
from tests.content.folders import cards, changed, write
from tests.content.test_drawings import PLAIN, draw
from tests.hostile import HOSTILE, IN_FILES, MARKUP, hostile_folder
from tests.sampling import each_third

AT_ONCE = 30.0
"""Seconds: far longer than any folder needs, far shorter than a file that is meant to take for ever."""
WAY_OUT = "Name the folder in which patients.toml or text lies."
SECRET = "a secret of this machine"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of content beside something that is nobody's business."""
    write(tmp_path, "outside.toml", f'secret = "{SECRET}"\n')
    write(tmp_path, "outside/en/own.toml", f'[board]\nundo = "{SECRET}"\n')
    mine = tmp_path / "mine"
    mine.mkdir()
    return mine


def refused(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the checker prints and a game is refused with: one sentence that names the file, at once, and no secret."""
    began = time.monotonic()
    assert checking.main(str(folder)) == 1
    printed = capsys.readouterr().out
    with pytest.raises(ho.ContentError) as error:
        ho.Game(seed=7, content=str(folder))
    assert time.monotonic() - began < AT_ONCE
    for said in (printed, str(error.value)):
        assert name in said
        assert SECRET not in said
        assert "Traceback" not in said
    return printed


LINKS: dict[str, tuple[str, str]] = {
    "a file": ("patients.toml", "../outside.toml"),
    "words": ("text/en/own.toml", "../../../outside/en/own.toml"),
    "a folder of words": ("text", "../outside"),
    "a language": ("text/en", "../../outside/en"),
    "a scenario": ("scenarios/07.toml", "../../outside.toml"),
    "a device": ("events.toml", "/dev/zero"),
    "what a program says": ("events.toml", "/proc/self/environ"),
    "an absolute path": ("rules.toml", "/etc/passwd"),
    "a drawing": ("art/2-3.clear.svg", "/etc/passwd"),
    "itself": ("events.toml", "events.toml"),
}


@pytest.mark.parametrize("case", LINKS)
def test_a_link_out_of_the_folder_is_never_followed(
    case: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, target = LINKS[case]
    link = folder / name
    link.parent.mkdir(parents=True, exist_ok=True)
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("this system makes no links")
    refused(folder, name, capsys)


def _pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system makes no pipes")
    os.mkfifo(path)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50_000_000_000)  # no disk is used


def _closed(path: Path) -> None:
    path.write_text("")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("whoever runs this reads everything")


def _bytes(raw: bytes) -> Callable[[Path], None]:
    def written(path: Path) -> None:
        path.write_bytes(raw)

    return written


FILES: dict[str, Callable[[Path], None]] = {
    "a folder": Path.mkdir,
    "a pipe": _pipe,
    "more than any file": _huge,
    "closed": _closed,
    "not UTF-8": _bytes(b'[board]\nundo = "\xff\xfe"\n'),
    "another coding": _bytes('[board]\nundo = "x"\n'.encode("utf-16")),
    "nothing but zeros": _bytes(b"\x00" * 1000),
    "lists in lists": _bytes(b"a = " + b"[" * 100_000),
    "lists that end": _bytes(b"a = " + b"[" * 90 + b"]" * 90),
    "tables in tables": _bytes(b"a = " + b"{a=" * 90 + b"1" + b"}" * 90),
    "a key of many parts": _bytes(b"a." * 400_000 + b"b = 1"),
    "a quoted key of many parts": _bytes(b'"a b" . ' * 100_000 + b"b = 1"),
    "a header of many parts": _bytes(b"[" + b"a." * 400_000 + b"b]"),
    "many tables deep": _bytes(b"\n".join(b"[" + b"a." * n + b"b]" for n in range(1, 30))),
    "a number without end": _bytes(b"a = " + b"9" * 900_000),
    "a word without end": _bytes(b"a" * 900_000 + b" = 1"),
    "quotes without end": _bytes(b'a = "' + b'\\"' * 400_000),
    "a text without end": _bytes(b'a = """' + b"x" * 900_000),
    "keys without end": _bytes(b"\n".join(b"board.undoo%d = 1" % n for n in range(40_000))),
}


@pytest.mark.parametrize("case", each_third(FILES))
@pytest.mark.parametrize("name", each_third(["patients.toml", "text/en/own.toml", "art/2-3.clear.svg"]))
def test_what_is_no_plain_file_of_content_is_refused_at_once(
    case: str, name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    FILES[case](path)
    refused(folder, name, capsys)


def test_what_is_hidden_or_elsewhere_in_a_folder_is_not_read(folder: Path) -> None:
    write(folder, "text/en/.own.toml", f'[board]\nundo = "{SECRET}"\n')
    write(folder, "art/.DS_Store", "\x00")
    (folder / ".git").mkdir()
    _pipe(folder / ".git" / "x.toml")
    game = ho.Game(seed=7, content=str(folder))
    assert game.words.texts["board.undo"] != SECRET


def test_a_link_that_is_laid_after_the_check_is_not_followed_either(folder: Path) -> None:
    write(folder, "patients.toml", (BOX / "patients.toml").read_text(encoding="utf-8"))
    write(folder, "text/en/own.toml", "")
    content = Catalogue(folder)
    for name in ("patients.toml", "text/en/own.toml"):
        (folder / name).unlink()
        (folder / name).symlink_to(folder.parent / "outside.toml")
    with pytest.raises(ho.ContentError, match=r"patients\.toml: this leads out of the folder"):
        _ = content.patients
    assert SECRET not in content.words("en").values()


def test_a_catalogue_that_nobody_has_checked_refuses_in_a_sentence(folder: Path) -> None:
    for raw in (b"a = " + b"[" * 100_000, b"\xff", b"x" * (MOST_BYTES + 1), b"nonsense"):
        (folder / "events.toml").write_bytes(raw)
        with pytest.raises(ho.ContentError, match=r"^events\.toml: "):
            _ = Catalogue(folder).events


def test_a_folder_with_far_more_than_content_is_refused_in_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("holding_on.catalogue.checking.documents.MOST_FILES", 20)
    (folder / "text").mkdir()
    write(folder, "patients.toml", "nonsense")
    for number in range(30):
        (folder / "text" / f"{number}").symlink_to("nowhere")
    assert checking.main(str(folder)) == 1
    assert capsys.readouterr().out == f"There is far more in {folder} than the content of a game. {WAY_OUT}\n"
    assert "far more in" in (checking.refusal(folder) or "")


@pytest.mark.parametrize(
    ("case", "raw"),
    {
        "another coding": ('<?xml version="1.0" encoding="utf-16"?><!DOCTYPE svg>' + PLAIN).encode("utf-16"),
        "a style sheet": b'<?xml-stylesheet href="http://evil.example/x.css"?>' + PLAIN.encode(),
        "an entity": b'<!DOCTYPE svg [<!ENTITY a "a">]>' + PLAIN.encode(),
        "groups in groups": PLAIN.format("<g>" * 5000 + "</g>" * 5000, 3).encode(),
        "run on load": PLAIN.replace("viewBox", 'onload="hurt=1" viewBox').encode(),
        "a link": PLAIN.format('<a href="javascript:hurt=1"/>', 3).encode(),
        "another family's link": PLAIN.format('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>', 3).encode(),
        "a page inside": PLAIN.format('<b xmlns="http://www.w3.org/1999/xhtml"/>', 3).encode(),
        "moved": PLAIN.format('<rect><set attributeName="href" to="x"/></rect>', 3).encode(),
        "another drawing": PLAIN.format('<rect fill="url(http://evil.example/x#y)"/>', 3).encode(),
    }.items(),
)
def test_a_drawing_that_would_do_more_than_be_seen_is_refused(
    case: str, raw: bytes, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draw(folder, m2_3_partial=PLAIN.format("", 3))
    (folder / "art/2-3.clear.svg").write_bytes(raw)
    assert "take it out" not in refused(folder, "art/2-3.clear.svg", capsys)


def test_a_drawing_that_is_changed_is_looked_at_again(folder: Path) -> None:
    draw(folder, m2_3_partial=PLAIN.format("", 3), m2_3_clear=PLAIN.format("", 3))
    ho.Game(seed=7, content=str(folder))
    time.sleep(0.02)  # as fine as clocks of files are
    (folder / "art/2-3.clear.svg").write_text(PLAIN.format("<script/>", 3), encoding="utf-8")
    with pytest.raises(ho.ContentError, match="script"):
        ho.Game(seed=7, content=str(folder))


@pytest.mark.parametrize("text", each_third(HOSTILE.values()), ids=HOSTILE.keys())
def test_an_id_is_a_plain_word_or_refused(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if "\ud800" in text:
        pytest.skip("no file can hold half a sign")
    changed(folder, "patients.toml", lambda entries: entries[0].update(id=text.replace("\x7f", "")))
    refused(folder, "patients.toml", capsys)


# --- what a terminal obeys ---------------------------------------------------------------------------------------


def steering(text: str) -> list[str]:
    """The signs of a text that a terminal would obey."""
    return [
        sign for sign in text if sign != "\n" and (sign < " " or "\x7f" <= sign <= "\x9f" or sign in "\u202e\u2066")
    ]


@pytest.mark.parametrize("name", each_third(IN_FILES))
def test_no_sign_that_steers_reaches_a_terminal(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(
        ["1", "look", "why", f"why {HOSTILE[name]}", f"load {HOSTILE[name]}", f"save /nowhere/{HOSTILE[name]}"]
    )
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.chdir(folder)  # at the end of its input the terminal keeps the game where it stands
    assert terminal.main(1, 3, 7, str(hostile_folder(folder, HOSTILE[name]))) == 0
    printed = capsys.readouterr()
    assert steering(printed.out + printed.err + "".join(asked)) == []
    assert "\ufffd" in printed.out


def test_the_checker_and_the_command_print_no_sign_that_steers(folder: Path) -> None:
    changed(folder, "patients.toml", lambda entries: entries[0].update(kind=HOSTILE["a terminal"]))
    write(folder, "text/en/\x1b[2J.toml", "\x1b = 1")
    for line in (("check", str(folder)), ("play", "--terminal", "--content", str(folder))):
        done = subprocess.run(
            [sys.executable, "-m", "holding_on", *line], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode != 0
        assert "patients.toml" in done.stdout + done.stderr
        assert steering(done.stdout + done.stderr) == []


def test_markup_in_the_words_is_sound_content(folder: Path) -> None:
    assert len(cards("patients.toml")) > 1
    assert checking.refusal(hostile_folder(folder, MARKUP[1])) is None
