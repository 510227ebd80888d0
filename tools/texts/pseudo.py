"""Make a pseudo-language from the game's English, to try a layout before there is any translation.

    python -m tools.texts.pseudo FOLDER
    python -m holding_on play --content FOLDER

Every text is about 40 % longer, as texts in other languages are. A word without accents does not come from the texts. A
paragraph without its closing bracket has been cut off. Placeholders and plural forms are kept. The pseudo-language
takes the place of English, since a content folder changes the words of a language that the box has. Its plural forms
are the English ones.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from holding_on.catalogue.language import PLACEHOLDER
from holding_on.catalogue.loading import DEFAULT_LANGUAGE, the_box

OPENS: Final = "⟦"
CLOSES: Final = "⟧"
LONGER: Final = 0.4
"""The share of its length by which a text grows, brackets included."""

ACCENTED: Final = str.maketrans(
    "ACEGIKLNORSTUWYZacegiklnorstuwyz",
    "ÀÇÉĜÎĶĻÑÔŘŠŢÛŴÝŽàçéĝîķļñôřšţûŵýž",
)
STRETCHED: Final = frozenset("ÀÉÎÔÛÝàéîôûý")
"""The letters that are repeated to make a text longer."""

PARAGRAPH: Final = re.compile(r"[^\n]+")
PART: Final = re.compile(r"\{\w+(?:\|\w+)?\}|.")
"""A placeholder, or one letter."""

Text = str | dict[str, str]


def main() -> int:
    """Write the content folder that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the content of the pseudo-language goes")
    write(parser.parse_args().folder)
    return 0


def write(folder: Path) -> None:
    """Write a content folder with every text of the box in the pseudo-language."""
    path = folder / "text" / DEFAULT_LANGUAGE / "pseudo.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document(the_box().words(DEFAULT_LANGUAGE)), encoding="utf-8")


def document(words: Mapping[str, Text]) -> str:
    """Return all texts in the pseudo-language as one TOML document, each text under its whole key."""
    return "".join(f"{_key(key)} = {_value(text)}\n" for key, text in words.items())


def pseudo(text: str) -> str:
    """Return a text in the pseudo-language. A paragraph without letters stays as it is."""
    return PARAGRAPH.sub(lambda paragraph: _longer(paragraph[0]), text)


def _longer(paragraph: str) -> str:
    bare = PLACEHOLDER.sub("", paragraph)
    if not any(map(str.isalpha, bare)):
        return paragraph
    share = max(0.0, LONGER - len(OPENS + CLOSES) / len(bare))
    said, owed = "", 0.0
    for part in PART.findall(paragraph):
        if PLACEHOLDER.fullmatch(part):
            said += part
            continue
        letter = part.translate(ACCENTED)
        owed += share
        times = round(owed) if letter in STRETCHED else 0
        said += letter * (1 + times)
        owed -= times
    return f"{OPENS}{said}{CLOSES}"


def _key(key: str) -> str:
    return ".".join(json.dumps(part) for part in key.split("."))


def _value(text: Text) -> str:
    if isinstance(text, str):
        return json.dumps(pseudo(text), ensure_ascii=False)
    return "{ " + ", ".join(f"{form} = {_value(each)}" for form, each in text.items()) + " }"


if __name__ == "__main__":
    sys.exit(main())
