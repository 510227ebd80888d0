"""What holds for all tests: the same tree gives the same verdict; and the option for what only a long run does."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

settings.register_profile("same every day", derandomize=True)  # fresh examples: --hypothesis-profile=default
settings.load_profile("same every day")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # with nohup, or in a shell's background, Ctrl-C is not heard; the tests of it hear it all the same
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `test --long` hands on."""
    parser.addoption("--long", action="store_true", help="more of the same: games, kernels that are killed, numbers")
