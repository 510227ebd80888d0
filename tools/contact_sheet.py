"""Write all drawings of the cards into one HTML file, to look at the drawings together.

python -m tools.contact_sheet sheet.html              each partial beside its clear, then the narrative cards
python -m tools.contact_sheet sheet.html --shuffled   all partials, then all clears, shuffled and numbered: for
                                                      somebody who tries to find the pairs
"""

from __future__ import annotations

import argparse
import random
import sys
from html import escape
from pathlib import Path

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import DEFAULT_LANGUAGE, Catalogue, the_box
from holding_on.view.pictures import of_side

STYLE = """body { margin: 1rem; font: 14px/1.4 sans-serif; background: #e4e2dd; color: #2b2a33 }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 1rem }
figure { margin: 0 } svg { display: block; width: 100%; height: auto }"""
ORDERED = 1949
"""The seed of the shuffled sheet, so that the order is the same every time."""


def main() -> int:
    """Write the sheet into the file that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the page to write")
    parser.add_argument("--shuffled", action="store_true", help="partials and clears apart, without their names")
    chosen = parser.parse_args()
    chosen.file.write_text(sheet(the_box(), shuffled=chosen.shuffled), encoding="utf-8")
    return 0


def sheet(catalogue: Catalogue, *, shuffled: bool) -> str:
    """Return the sheet as HTML; when `shuffled`, nothing in the sheet says which drawings belong together."""
    parts = shuffled_figures(catalogue) if shuffled else figures(catalogue)
    title = "Drawings of the cards"
    return (
        f'<!doctype html><html lang="{DEFAULT_LANGUAGE}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><main>{''.join(parts)}</main></html>"
    )


def figures(catalogue: Catalogue) -> list[str]:
    """Return each partial beside its clear, and the narrative cards, with their alternative texts, as HTML."""
    words = Words(catalogue, DEFAULT_LANGUAGE)
    found = []
    for memory in catalogue.memories:
        for side in ("partial", "clear"):
            svg = catalogue.drawing(memory.id, side)
            if svg is not None:
                found.append(_figure(svg, f"{memory.id} {side}: {words.say(f'memory.{memory.id}.picture_{side}')}"))
    for number in catalogue.scenario_numbers:
        pictures = [of_side(side, catalogue, words) for side in catalogue.scenario(number).side_ids]
        found += [_figure(each.svg, f"{each.memory}: {each.text}") for each in pictures if each]
    return found


def shuffled_figures(catalogue: Catalogue) -> list[str]:
    """Return all partials as P1, P2 …, then all clears as C1, C2 …, as HTML; each group is shuffled."""
    chance = random.Random(ORDERED)
    found = []
    for side in ("partial", "clear"):
        drawn = [svg for memory in catalogue.memories if (svg := catalogue.drawing(memory.id, side))]
        chance.shuffle(drawn)
        found += [_figure(svg, f"{side[0].upper()}{number}") for number, svg in enumerate(drawn, 1)]
    return found


def _figure(svg: str, text: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(text)}</figcaption></figure>"


if __name__ == "__main__":
    sys.exit(main())
