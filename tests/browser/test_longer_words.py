"""The board bears longer words: 40 % longer, and nothing spills, nothing is cut, and no word comes from elsewhere.

With a folder in HOLDING_ON_PICTURES, a picture of every scene is kept there, at both widths and in both themes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import tour
from tests.browser.seeing import Faults, faults_of_texts, strange_words
from tests.browser.stage import DESK, PHONE, THEMES, Stage

PICTURES = os.environ.get("HOLDING_ON_PICTURES")
SIZES = (DESK, PHONE)


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """A page, which has not complained at the end."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


@pytest.mark.slow
@pytest.mark.parametrize("always", [True, False])
def test_longer_words_have_room_and_all_words_come_from_the_texts(stage: Stage, content: str, always: bool) -> None:
    room, words = Faults(), Faults()
    for number, scene in tour.numbered(always):
        shown = tour.set_up(stage, scene, content=content)
        words.add(scene.name, strange_words(shown.root))
        for turn, (width, height) in enumerate(SIZES):
            stage.page.set_viewport_size({"width": width, "height": height})
            stage.set_theme(sorted(THEMES)[(number + turn) % len(THEMES)])
            room.add(f"{scene.name} at {width}", faults_of_texts(shown.root))
            keep_pictures(stage, f"{scene.name}-{width}")
    words.assert_none()
    room.assert_none()


def keep_pictures(stage: Stage, name: str) -> None:
    """The page as it stands, in both themes, when a folder is given."""
    if PICTURES is None:
        return
    for theme in THEMES:
        stage.set_theme(theme)
        stage.page.screenshot(path=Path(PICTURES) / f"{name}-{theme}.png", full_page=True)
