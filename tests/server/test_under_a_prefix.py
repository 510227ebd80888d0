"""Our pages as Binder and a hub serve them, under a prefix and from a folder above: every address on them answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import urljoin

import pytest

from holding_on.common.notebooks import lessons, number_of, titles
from holding_on.common.words import say
from tools.check.answering import Visit, page
from tools.check.binder import PLAY, served_as_by_binder

PREFIX = "/user/ann/"
LESSONS = [name for name in titles() if number_of(name)]
MAPS = ("voila/tree", "voila/tree/", "voila", "voila/render/README.md", "voila/render/notebooks/README.md")


@pytest.fixture(scope="module")
def hub() -> Iterator[str]:
    """Where such a server is, with its prefix."""
    with served_as_by_binder(PREFIX) as address:
        yield address


@pytest.fixture(scope="module")
def shown(hub: str) -> str:
    """The page of the game with its title."""
    return page(hub + PLAY)


def links(text: str) -> set[str]:
    """The addresses on a page that lead to a server: links, pictures, scripts, style sheets, typefaces."""
    found = re.findall(r"""(?:href|src)="([^"]*)"|url\(["\']?([^"\')]+)""", text)
    each = {unescape(link or url) for link, url in found}
    return {one for one in each if one and not one.startswith(("data:", "#", "blob:"))}


def unanswered(where: str, text: str) -> dict[str, int]:
    """Which of the addresses on a page lead to nothing, and how; a notebook is not opened, as it would run."""
    visit = Visit()
    files = {urljoin(where, link) for link in links(text)}
    notebooks = {one for one in files if one.partition("?")[0].endswith(".ipynb")}
    known = {urljoin(where, f"{PREFIX}voila/render/notebooks/{name}") for name in titles()}
    codes = {one: visit.where(one)[0] for one in files - notebooks} | dict.fromkeys(notebooks - known, 404)
    return {one: code for one, code in codes.items() if code != 200}


def test_every_address_on_the_title_page_answers(hub: str, shown: str) -> None:
    assert say("page.front.life") in unescape(shown)
    assert len([one for one in links(shown) if one.endswith(".woff2")]) == 4
    assert unanswered(hub + PLAY, shown) == {}


@pytest.mark.parametrize("path", MAPS)
def test_every_way_to_the_map_lists_thirteen_lessons_and_all_its_addresses_answer(hub: str, path: str) -> None:
    listing = page(hub + path)
    listed = [link.rpartition("/")[2] for link in links(listing) if re.search(r"/\d\d-[\w-]+\.ipynb$", link)]
    assert lessons() == 13
    assert sorted(listed) == LESSONS
    assert f"{PREFIX}voila/render/notebooks/play.ipynb" in links(listing)
    assert unanswered(hub + path, listing) == {}


@pytest.mark.slow
def test_the_title_leads_to_the_map(hub: str, shown: str) -> None:
    (way,) = re.findall(rf'href="([^"]+)">{re.escape(say("page.front.lessons"))}<', unescape(shown))
    assert Visit().where(urljoin(hub, way)) == (200, hub + "voila/tree/notebooks")


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_every_address_on_a_lesson_answers(hub: str, name: str) -> None:
    where = f"{hub}voila/render/notebooks/{name}"
    lesson = page(where)
    assert "holding-on-opening" in lesson
    assert unanswered(where, lesson) == {}


@pytest.mark.slow
def test_a_lesson_that_the_board_links_to_opens(hub: str) -> None:
    """The board names a lesson without its folder."""
    assert Visit().where(f"{hub}voila/render/{LESSONS[3]}") == (200, f"{hub}voila/render/notebooks/{LESSONS[3]}")
