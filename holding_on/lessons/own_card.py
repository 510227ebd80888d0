"""One patient card with figures of one's own: a folder of content, written for it and checked as every folder is."""

from __future__ import annotations

import json
import shutil
import tempfile
import weakref
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from holding_on.catalogue.loading import BOX, path_of, read_toml

FILE: Final = "patients.toml"
FIGURES: Final = ("staff", "symbols", "tokens", "memories", "either")


class OwnCard:
    """Folders in which one card is not as it is published; they are gone when nobody plays with them any more."""

    def __init__(self, content: str | None = None) -> None:
        """`content` is a folder that all of them begin from; None for the box. Raises ContentError."""
        self._from = None if content is None else path_of(content)
        own = self._from and self._from / FILE
        self._read: list[dict[str, Any]] = read_toml(own if own and own.is_file() else BOX / FILE)["patient"]
        self.cards = {card["id"]: card for card in self._read}
        self._folders: dict[str, Path] = {}

    def figures(self, card: str) -> dict[str, int]:
        """The figures that are printed on a card, as published: an Emergency brings nothing, a Stable card has one
        symbol anyway.
        """
        printed = self.cards[card]
        return {name: printed[name] for name in FIGURES if name in printed}

    def folder(self, card: str, figures: Mapping[str, int]) -> tuple[Path, tuple[str, str] | None]:
        """A folder in which a card has these figures, and what is wrong with it: the figure, and why; None if nothing.

        The folder can be played with only when nothing is wrong.
        """
        from holding_on.catalogue import checking

        changed = {**self.cards[card], **figures}
        key = json.dumps(changed)
        if key not in self._folders:
            self._folders[key] = self._written([changed if each["id"] == card else each for each in self._read])
        mistakes = [each for each in checking.problems(self._folders[key]) if each.level == checking.MISTAKE]
        return self._folders[key], (mistakes[0].key, mistakes[0].text) if mistakes else None

    def _written(self, cards: list[dict[str, Any]]) -> Path:
        made = Path(tempfile.mkdtemp(prefix="holding-on-"))
        weakref.finalize(self, shutil.rmtree, made, ignore_errors=True)
        if self._from is not None:
            shutil.copytree(self._from, made, dirs_exist_ok=True)
        tables = ("\n".join(["[[patient]]", *(f"{k} = {json.dumps(v)}" for k, v in card.items())]) for card in cards)
        (made / FILE).write_text("\n\n".join(tables) + "\n", encoding="utf-8")
        return made
