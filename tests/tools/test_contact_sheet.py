"""The contact sheet: every drawing once, and nothing that tells twins on the shuffled one."""

import re

from holding_on.catalogue.loading import BOX, the_box
from tools.contact_sheet import sheet

DRAWN = len(list((BOX / "art").glob("*.svg")))
MEMORIES = len(list((BOX / "art").glob("?-?.*.svg")))


def test_every_drawing_stands_on_the_sheet_with_what_it_shows() -> None:
    page = sheet(the_box(), shuffled=False)
    assert page.count("<svg") == DRAWN
    assert "<figcaption>1-1 partial: " in page
    assert "<figcaption>1A: A ward at night." in page


def test_the_shuffled_sheet_tells_no_twins_and_is_always_the_same() -> None:
    page = sheet(the_box(), shuffled=True)
    captions = re.findall("<figcaption>(.*?)</figcaption>", page)
    half = MEMORIES // 2
    assert captions == [f"P{n}" for n in range(1, half + 1)] + [f"C{n}" for n in range(1, half + 1)]
    assert page == sheet(the_box(), shuffled=True)
    assert page.count("<svg") == MEMORIES
