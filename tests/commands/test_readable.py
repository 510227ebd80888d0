"""A window whose encoding lacks our signs: every command prints all the same, and what it prints can be read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from holding_on.common.paths import PACKAGE

ASCII = {"PYTHONIOENCODING": "ascii"}
OLD_WINDOWS = {"PYTHONIOENCODING": "cp437"}
NO_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    ("window", "words", "code", "said"),
    [
        (ASCII, ("rules",), 0, 'another reading, "loss"'),
        (OLD_WINDOWS, ("rules",), 0, 'another reading, "loss"'),
        (NO_LOCALE, ("rules",), 0, 'another reading, "loss"'),
        (ASCII, ("rules", "“Seán”"), 2, 'There is no rule "SEAN"'),
        (ASCII, ("check", "“Seán” – 漢"), 1, 'There is no folder "Sean" - ?'),
        (ASCII, ("play", "--terminal", "--seed", "7"), 0, "1 "),
    ],
)
def test_a_window_without_our_signs_is_given_others(
    window: dict[str, str], words: tuple[str, ...], code: int, said: str, tmp_path: Path
) -> None:
    line = [sys.executable, "-m", "holding_on", *words]
    typed = b"why condition\nstory\nquit\n" if "play" in words else b""
    around = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), **window}
    ended = subprocess.run(line, cwd=tmp_path, env=around, input=typed, capture_output=True, timeout=60, check=False)
    told = (ended.stdout + ended.stderr).decode("ascii" if window is not OLD_WINDOWS else "cp437")
    assert "Traceback" not in told
    assert "\\u" not in told
    assert said in told
    assert ended.returncode == code
