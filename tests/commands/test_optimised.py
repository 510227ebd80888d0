"""Under `python -O`, which leaves every assert out, all is done that is done without: seen from another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from holding_on.commands.serving import free_port
from holding_on.common.paths import PACKAGE
from holding_on.server.xsrf_cookie import PATH
from tools.check.answering import Visit, serving
from tools.check.surroundings import surroundings


def played(*options: str) -> str:
    """What a terminal shows of a game in which the first answer is given each time."""
    line = [sys.executable, *options, "-m", "holding_on", "play", "--terminal", "--seed", "7"]
    around = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    typed = "1\n" * 150 + "quit\n"
    return subprocess.run(line, env=around, input=typed, capture_output=True, text=True, check=True).stdout


def test_a_game_is_the_same() -> None:
    assert len(told := played("-O")) > 10_000
    assert told == played()


@pytest.mark.slow
def test_a_page_is_given_what_it_needs_to_free_its_kernel(tmp_path: Path) -> None:
    line = [sys.executable, "-O", "-m", "holding_on", "play", "--no-browser", "--port", str(free_port())]
    visit = Visit()
    with surroundings(PACKAGE.parent) as around, serving(line, tmp_path, around) as address:
        visit.fetch(address + PATH)
    assert "_xsrf=" in visit.cookie
