"""Where we bring jsonschema in, its grammars of web addresses are not built, and nobody else loses them."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

from holding_on.quick_schemas import GRAMMARS

ASKED = f"import {{module}}, sys; print('jsonschema' in sys.modules, {GRAMMARS!r} in sys.modules)"


def loaded(first: str) -> str:
    """Whether jsonschema and the grammars are there in a Python that has imported this."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED.format(module=first)], check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module", ["holding_on.catalogue.checking", "holding_on.study.charts.pairs", "holding_on.server.pages"]
)
def test_the_grammars_of_web_addresses_are_not_built(module: str) -> None:
    assert loaded(module) == "True False"


def test_there_are_grammars_to_leave_out() -> None:
    assert find_spec(GRAMMARS) is not None
    assert loaded("jsonschema") == "True True"
