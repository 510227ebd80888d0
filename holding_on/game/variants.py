"""Which variants a game has: those that are handed in or named, and those that a record names."""

from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import Any

from ..catalogue.loading import BOX
from ..common.quoting import quoted
from ..engine.errors import RecordError, SceneError
from .variant import FOLDER, Variant, all_in


def variants_of(given: Any) -> tuple[Variant, ...]:
    """Return the variants that the option `variant` names: a Variant, the name of its file, or a list of these.

    Raises SceneError for anything else, and for two variants with the same id.
    """
    if given is None:
        return ()
    many = list(given) if isinstance(given, list | tuple) else [given]
    found = tuple(each if isinstance(each, Variant) else _named(each) for each in many)
    rules = [variant.rule for variant in found]
    for variant in found:
        if rules.count(variant.rule) > 1:
            raise SceneError(
                f"variant: two house rules have the id {variant.rule}; give one of them another, as rule='HOUSE-02'"
            )
    return found


def _named(name: object) -> Variant:
    if not isinstance(name, str | PathLike):
        raise SceneError(f"variant={quoted(name)}: a house rule is a ho.Variant, or the name of its file")
    path = Path(name)
    if path.suffix == ".py":
        return Variant.load(path)
    for file in _files():
        if file.stem == str(path):
            return Variant.load(file)
    known = ", ".join(sorted({file.stem for file in _files()}))
    raise SceneError(f"variant={quoted(str(name))}: there is no file of this name in {FOLDER}; there are: {known}")


def _files() -> list[Path]:
    """Return the files of house rules: those in the folder beside the notebook first, then those of the box."""
    return [file for folder in (Path(FOLDER), BOX / FOLDER) for file in sorted(folder.glob("*.py"))]


def known_again(kept: Any, given: Iterable[Variant]) -> tuple[Variant, ...]:
    """Return the variants that a record names, from those that were handed in and those in the folders.

    Raises RecordError for a variant that is not here, or is not as it was.
    """
    if not isinstance(kept, list) or any(not isinstance(each, dict) for each in kept):
        raise RecordError("the house rules of this file are damaged")
    handed = list(given)
    return tuple(_known_again(each, handed) for each in kept)


def _known_again(kept: dict[str, Any], given: list[Variant]) -> Variant:
    name, rule = kept.get("name"), kept.get("rule")
    alike = [each for each in given if (each.name, each.rule) == (name, rule)]
    if not alike:
        alike = [each for each in _all_here() if (each.name, each.rule) == (name, rule)]
    for variant in alike:
        if variant.plain() == kept:
            return variant
    if alike:
        raise RecordError(
            f"this was played with the house rule {quoted(name)} ({rule}), which has been changed since: open it with "
            "the file as it was"
        )
    raise RecordError(
        f"this was played with the house rule {quoted(name)} ({rule}), which is not here: put its file into the folder "
        f"{FOLDER}, or hand the rule in, as Game.from_record(text, variants=[…])"
    )


def _all_here() -> list[Variant]:
    """Return the variants of all files that can be run; what is wrong with the others, their user is told elsewhere."""
    found: list[Variant] = []
    for file in _files():
        try:
            found += all_in(file)
        except SceneError:
            continue
    return found
