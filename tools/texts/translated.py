"""Print what a translation lacks: texts that are missing, texts that nothing uses, facts that differ from English.

    python -m tools.texts.translated de

Prints a line for each lack, and how many texts are still as in English. The exit code is 1 when something is lacking.

The facts of a text are the names in braces. A translation has the same facts as English, in any order. A text that
counts something has the plural forms of its language, and each form has all facts; only a form for one number may leave
out `{n}`, as in "a day".
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from holding_on.catalogue.language import FORM, FORM_ASKED, PLACEHOLDER, PLURALS
from holding_on.catalogue.loading import DEFAULT_LANGUAGE, Catalogue, the_box
from holding_on.catalogue.plurals import plural_rule
from holding_on.engine.errors import HoldingOnError

FOLDERS = ("lessons",)
"""Folders of texts, below the folder of a language."""


def texts(catalogue: Catalogue, lang: str) -> dict[str, Any]:
    """Return every text of a language by its key, texts of the lessons included."""
    found = dict(catalogue.words(lang))
    for folder in FOLDERS:
        found |= catalogue.words_in(lang, folder)
    return found


def lacks(english: Mapping[str, Any], other: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Yield a line for everything that a translation lacks, key by key."""
    rule = plural_rule(lang)
    forms = {rule(n) for n in range(1000)} | {"other"}  # a form for a million alone is never needed here
    known = {key.removeprefix(FORM) for key in other if key.startswith(FORM)}
    broken = {key for key in english.keys() - other.keys() if any(f"{key}.{form}" in other for form in forms)}
    for key in sorted(english.keys() | other.keys()):
        if key in broken:  # without "other", the plural forms are read as separate texts
            given = {form for form in forms if f"{key}.{form}" in other}
            yield f"{key}: has the plural forms {_named(given)}; this language has {_named(forms)}"
        elif key.startswith(FORM) and (key not in other or key not in english):
            continue  # each language has its own forms
        elif key not in other:
            yield f"{key}: missing"
        elif key not in english:
            if key.rpartition(".")[0] not in broken:
                yield f"{key}: nobody asks for it{_near(key, english.keys() - other.keys())}"
        else:
            yield from _differences(key, english[key], other[key], forms, known)


def _differences(key: str, english: Any, other: Any, forms: set[str], known: set[str]) -> Iterator[str]:
    mine = other if isinstance(other, dict) else {"": other}
    counts = set(mine) <= PLURALS
    if isinstance(other, dict) and counts and not forms <= set(mine):
        yield f"{key}: has the plural forms {_named(set(mine))}; this language has {_named(forms)}"
    for form, text in mine.items():
        name = f"{key}.{form}" if form else key
        beside = english.get(form, english["other"]) if isinstance(english, dict) else english
        wanted = facts(beside) - ({"n"} if form not in ("", "other") else set())
        for asked in sorted(set(FORM_ASKED.findall(text)) - known):
            yield f"{name}: asks for the form {asked}; this language has {_named(known)}"
        if not text.strip():
            yield f"{name}: is empty"
        elif not wanted <= facts(text) <= facts(english):
            yield f"{name}: names {_named(facts(text))}, English names {_named(facts(beside))}"


def same(english: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """Return how many texts are word for word the same as in English."""
    return sum(key in english and english[key] == text for key, text in other.items())


def _near(key: str, missing: Iterable[str]) -> str:
    near = get_close_matches(key, list(missing), 1, 0.8)
    return f". Did you mean {near[0]}?" if near else ""


def facts(text: Any) -> set[str]:
    """Return the facts that a text names, in all of its plural forms together."""
    return set(PLACEHOLDER.findall(" ".join(text.values()) if isinstance(text, dict) else str(text)))


def _named(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def main() -> int:
    """Print what a language lacks; return 1 when something is lacking, 2 when the language cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", help="the language's folder in holding_on/content/text, such as de")
    lang = parser.parse_args().lang
    try:
        english, other = texts(the_box(), DEFAULT_LANGUAGE), texts(the_box(), lang)
        found = list(lacks(english, other, lang))
    except HoldingOnError as error:
        print(f"{lang}: {error}", file=sys.stderr)
        return 2
    print("\n".join(found) or f"{lang}: nothing is missing")
    print(f"{same(english, other)} of {len(english)} texts are still as in English")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
