"""Patient cards with changed figures, each in a content folder that is checked like every other content folder."""

from __future__ import annotations

import json
import shutil
import tempfile
import weakref
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from holding_on.catalogue.loading import BOX, path_of, read_toml

FILE: Final = "patients.toml"
FIGURES: Final = ("staff", "symbols", "tokens", "memories", "either")


def can_be_changed() -> bool:
    """Whether cards can be changed here: on a web page of the site the package is missing that checks a folder."""
    return find_spec("jsonschema") is not None


class ChangedCards:
    """Content folders in which one patient card differs from the published one. The object deletes its folders."""

    def __init__(self, content: str | None = None) -> None:
        """Read the published cards from the content folder `content`; None stands for the box.

        Raises ContentError for a folder that cannot be read.
        """
        self._base = None if content is None else path_of(content)
        own = self._base and self._base / FILE
        self._published: list[dict[str, Any]] = read_toml(own if own and own.is_file() else BOX / FILE)["patient"]
        self.cards = {card["id"]: card for card in self._published}
        self._folders: dict[str, Path] = {}

    def figures(self, card: str) -> dict[str, int]:
        """Return the figures on a card, by name.

        An Emergency card has no tokens and memories, a Stable card no symbols.
        """
        printed = self.cards[card]
        return {name: printed[name] for name in FIGURES if name in printed}

    def folder(self, card: str, figures: Mapping[str, int]) -> tuple[Path, tuple[str, str] | None]:
        """Return a content folder in which a card has these figures, and its first mistake.

        A mistake is a key and a sentence; None stands for no mistake.
        """
        from holding_on.catalogue import checking

        changed = {**self.cards[card], **figures}
        key = json.dumps(changed)
        if key not in self._folders:
            self._folders[key] = self._written([changed if each["id"] == card else each for each in self._published])
        mistakes = [each for each in checking.problems(self._folders[key]) if each.level == checking.MISTAKE]
        return self._folders[key], (mistakes[0].key, mistakes[0].text) if mistakes else None

    def _written(self, cards: list[dict[str, Any]]) -> Path:
        folder = Path(tempfile.mkdtemp(prefix="holding-on-"))
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        if self._base is not None:
            shutil.copytree(self._base, folder, dirs_exist_ok=True)
        tables = ("\n".join(["[[patient]]", *(f"{k} = {json.dumps(v)}" for k, v in card.items())]) for card in cards)
        (folder / FILE).write_text("\n\n".join(tables) + "\n", encoding="utf-8")
        return folder
