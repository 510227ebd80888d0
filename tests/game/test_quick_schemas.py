"""Where we import jsonschema, its grammars of web addresses are built when one is checked, and not before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from holding_on.common.quick_schemas import GRAMMARS

BUILT = f"print({GRAMMARS + '.syntax_helpers'!r} in sys.modules)"
CHECK = "print([jsonschema.FormatChecker().conforms(text, 'iri') for text in ('https://example.org/ä', 'no address')])"


def said(*lines: str) -> list[str]:
    """What a new Python prints."""
    program = "\n".join(["import sys", *lines])
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize("module", ["holding_on.catalogue.checking", "holding_on.study.charts.pairs"])
def test_the_grammars_of_web_addresses_are_not_built_on_import(module: str) -> None:
    assert said(f"import {module}", "import jsonschema", BUILT) == ["False"]


def test_a_server_starts_without_them() -> None:
    start = "serving.run(Namespace(port=None, no_browser=True, log_level='error'), 8866, find)"
    find = f"def find(): import jsonschema, holding_on.server.pages; {BUILT}; sys.exit()"
    lines = ("from argparse import Namespace", "from holding_on.commands import serving", find, start)
    assert said(*lines)[-1] == "False"


def test_jsonschema_alone_builds_them() -> None:
    assert said("import jsonschema", BUILT) == ["True"]


@pytest.mark.slow
def test_an_address_is_checked_as_ever() -> None:
    stock = said("import jsonschema", CHECK)
    assert stock == ["[True, False]"]
    assert said("import holding_on.catalogue.checking, jsonschema", BUILT, CHECK, CHECK, BUILT) == [
        "False",
        *stock * 2,
        "True",
    ]


@pytest.mark.slow
def test_whoever_else_uses_the_package_has_it_whole() -> None:
    ours = said(
        "import holding_on.catalogue.checking", f"import {GRAMMARS} as g", "print(g.RFC3987_SYNTAX_PARSER_TYPE)", BUILT
    )
    assert ours == ["earley", "True"]
    nothing = said("import holding_on.catalogue.checking", f"import {GRAMMARS} as g", "print(hasattr(g, 'no_such'))")
    assert nothing == ["False"]
    assert said(
        "import holding_on.catalogue.checking", "print([each for each in sys.meta_path if 'holding' in repr(each)])"
    ) == ["[]"]
