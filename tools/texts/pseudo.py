"""Makes a pseudo-language of the game's English, so that a layout can be tried before anybody has translated a word.

    python -m tools.texts.pseudo FOLDER
    python -m holding_on play --content FOLDER

Every text is about 40 % longer, as texts in other languages are. It has accents on its letters, so that a word which
does not come from the texts shows, and brackets around each paragraph, so that a cut end shows. Placeholders and plural
forms are kept. It stands in the place of English: a folder of one's own changes the words of a language that the box
has, and the numbers are counted as English counts them.
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
"""By how much of its own length a text grows, the brackets counted in."""

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
    """Write the folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the content of the pseudo-language goes")
    write(parser.parse_args().folder)
    return 0


def write(folder: Path) -> None:
    """Write a content folder in which every word of the box is said in the pseudo-language."""
    path = folder / "text" / DEFAULT_LANGUAGE / "pseudo.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document(the_box().words(DEFAULT_LANGUAGE)), encoding="utf-8")


def document(words: Mapping[str, Text]) -> str:
    """All texts as one TOML document, each by its whole key."""
    return "".join(f"{_key(key)} = {_value(text)}\n" for key, text in words.items())


def pseudo(text: str) -> str:
    """A text in the pseudo-language, paragraph by paragraph; one without a letter says nothing and stays as it is."""
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
