"""What a translation lacks beside English: texts that are missing, texts that nobody asks for, facts that differ.

    python -m tools.translated de

Prints a line for each and exits with 1 when there are any. The facts of a text are what stands in braces; a translation
names the same ones, in any order. Where a text counts something, it has the plural forms that its language needs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from babel import Locale

from holding_on.language import PLACEHOLDER
from holding_on.loading import DEFAULT_LANGUAGE, Catalogue, the_box

FOLDERS = ("lessons",)
"""Texts that stand in a folder of their own, below those of a language."""


def texts(catalogue: Catalogue, lang: str) -> dict[str, Any]:
    """Every text of a language by its key, those of the lessons among them."""
    found = dict(catalogue.words(lang))
    for folder in FOLDERS:
        found |= catalogue.words_in(lang, folder)
    return found


def lacks(english: Mapping[str, Any], other: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Every lack of a translation, key by key, in a line each."""
    forms = set(Locale.parse(lang).plural_form.tags) | {"other"}
    for key in sorted(english.keys() | other.keys()):
        if key not in other:
            yield f"{key}: missing"
        elif key not in english:
            yield f"{key}: nobody asks for it"
        else:
            mine, there = facts(other[key]), facts(english[key])
            if mine != there:
                yield f"{key}: names {_named(mine)}, English names {_named(there)}"
            given = set(other[key]) if isinstance(other[key], dict) else forms
            if given != forms:
                yield f"{key}: has the plural forms {_named(given)}; this language has {_named(forms)}"


def facts(text: Any) -> set[str]:
    """The facts that a text names, in all of its plural forms together."""
    return set(PLACEHOLDER.findall(" ".join(text.values()) if isinstance(text, dict) else str(text)))


def _named(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def main() -> int:
    """Print what a language lacks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", help="the language's folder in holding_on/content/text, such as de")
    lang = parser.parse_args().lang
    found = list(lacks(texts(the_box(), DEFAULT_LANGUAGE), texts(the_box(), lang), lang))
    print("\n".join(found) or f"{lang}: nothing is missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
