"""Hostile texts and our own mistakes on a real page: nothing typed or loaded runs, and every mistake is a sentence."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import holding_on as ho
from holding_on.catalogue.loading import Catalogue
from holding_on.common.paths import PACKAGE
from holding_on.game import records
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.browser.stage import Stage
from tests.browser.ward import Ward
from tests.hostile import HOSTILE, INTRUDERS, MARKUP, NAMES, hostile_folder

EVIL = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"
onload="alert(1)"><script>alert(1)</script>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>
<image x:href="http://evil.example/x.png"/><circle r="3" onclick="alert(1)"/></svg>"""
BREAKS = """
import sys
if any("ipykernel" in word for word in sys.orig_argv):
    from holding_on.board.page import PlayPage
    def broken(*_, **__):
        raise ZeroDivisionError("a bug <b>inside</b>")
    PlayPage.__init__ = broken
"""
"""What Python reads at its start: in a kernel, no page can be built."""


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """A page; at the end nothing has run, been asked for or opened."""
    opened: list[str] = []
    with Stage(browser) as stage:
        listen(stage.page, opened)
        yield stage
        assert stage.page.evaluate(INTRUDERS) == []
        assert opened == []
        assert [url for url in stage.requests if not url.startswith(("data:", "blob:", "about:"))] == []


def listen(page: Page, opened: list[str]) -> None:
    """Note every dialog that a script has opened."""

    def noted(dialog: Any) -> None:
        opened.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", noted)


def broken(*_: object, **__: object) -> Any:
    """A mistake of ours."""
    raise ZeroDivisionError("a bug <b>inside</b>")


@pytest.mark.parametrize("text", ["".join(MARKUP), HOSTILE["turned around"] + HOSTILE["a terminal"]])
def test_texts_of_a_folder_and_names_are_only_text_on_the_board(stage: Stage, text: str, tmp_path: Path) -> None:
    game = ho.Game(seed=7, names=NAMES, first=0, content=str(hostile_folder(tmp_path, text)))
    shown, chance = stage.show(ho.Board(game)), random.Random(3)
    stage.show(ho.JournalView(game))
    stage.show(ho.MemoryGrid(game))
    assert stage.page.evaluate(INTRUDERS) == []
    for _ in range(25):
        stage.say(lambda: game.apply(chance.choice(game.legal_actions())))
    ward = Ward(shown, game.words)
    ward.open_journal()
    ward.lines.locator("[data-do=why]").last.click(timeout=5000)
    expect(ward.pinned.get_by_role("heading")).to_be_visible()
    assert NAMES[0] in shown.inner_text()
    if "<" in text:
        assert text in shown.inner_text()


def test_a_drawing_that_would_run_is_only_looked_at(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "drawing", lambda *_: EVIL)  # as if no checker had refused it
    game = ho.Game.from_scene({"day": 2, "grid": {"partials": ["2-3"], "clears": ["2-3"]}}, seed=7)
    grid = stage.show(ho.MemoryGrid(game))
    grid.locator("[data-do=memory]").first.click()
    expect(stage.page.locator("img").first).to_be_visible()
    stage.page.locator("img").first.click()


# --- mistakes of our own -----------------------------------------------------------------------------------------


def test_a_mistake_in_the_engine_is_a_sentence_on_the_board(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ho.Game(seed=7, first=0)
    game.apply(game.legal_actions()[0])  # the story is over
    board = stage.show(ho.Board(game))
    before = game.record()
    with monkeypatch.context() as patch:
        patch.setattr("holding_on.engine.flow.apply", broken)
        board.locator("[data-do=act]").first.click()
        expect(Ward(board).notice).to_contain_text("Something went wrong inside the game")
        expect(Ward(board).notice).to_contain_text("Save as a file")
    assert "bug" not in stage.page.content()
    assert game.record() == before
    board.locator("[data-do=act]").first.click()
    expect(board.locator(".holding-on")).to_have_attribute("data-revision", "2")


def test_a_mistake_in_a_view_is_said_by_the_display_that_has_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ho.Game(seed=7, first=0)
    game.apply(game.legal_actions()[0])  # the story is over
    board, track = stage.show(ho.Board(game)), stage.show(ho.ConditionTrack(game))
    with monkeypatch.context() as patch:
        patch.setattr("holding_on.board.parts.ConditionTrack._part_of", broken)
        board.locator("[data-do=act]").first.click()
        expect(board.locator(".holding-on")).to_have_attribute("data-revision", "2")
        expect(Ward(track).notice).to_contain_text("The choice stands")
        expect(track.locator(".holding-on")).to_have_attribute("data-revision", "1")
    board.locator("[data-do=act]").first.click()
    expect(track.locator(".holding-on")).to_have_attribute("data-revision", "3")
    expect(Ward(track).notice).to_have_count(0)


# --- the play page -----------------------------------------------------------------------------------------------


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser profile of its own."""
    opened = browser.new_context(reduced_motion="reduce")
    yield opened
    opened.close()


def test_what_is_typed_and_opened_on_the_play_page_is_only_text(context: BrowserContext, play: PlayServer) -> None:
    player, opened = Player(context.new_page()), list[str]()
    page = player.page
    listen(page, opened)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    player.arrive(play.origin)
    trouble = page.get_by_role("alert").first
    for text in (*MARKUP, HOSTILE["formula"], HOSTILE["templates"], HOSTILE["nothing and a bell"], "9" * 5000):
        player.before.set_up(names=[text], seed=text, help_line=text)
        player.before.begins.click()
        expect(trouble).to_be_visible()
        assert page.evaluate(INTRUDERS) == []
    player.before.set_up(names=NAMES, seed="7", help_line="")
    player.begin()
    player.take(0)
    assert NAMES[0] in player.board.inner_text()
    content = {"format": records.RECORD, "version": records.VERSION, "seed": 7, "actions": [], "lang": MARKUP[1]}
    evil = json.dumps({**content, "checksum": records.checksum(content)})
    good = ho.Game(seed=7, names=NAMES).record()
    for name, text in (("../../<img src=x>.json", evil), ("con\u202egnp.exe", MARKUP[0]), ("{{7*7}}", good)):
        file: Any = {"name": name, "mimeType": "text/html", "buffer": text.encode()}
        with page.expect_file_chooser() as chooser:
            player.ward.choose_in_menu("Open a saved game")
        chooser.value.set_files(file)
        if text is good:
            player.button("Open it").click()
            expect(player.board).to_have_attribute("data-revision", "0", timeout=PATIENCE)
            pictures = player.board.get_by_role("img").and_(page.locator("img"))
            expect(pictures.first).to_have_attribute("src", re.compile("^data:"))  # a picture comes after its words
        else:
            expect(page.get_by_role("alert").filter(has_text="nothing has changed")).to_be_visible()
        assert page.evaluate(INTRUDERS) == []
    assert opened == []
    assert [url for url in asked if not url.startswith((play.origin, f"blob:{play.origin}", "data:"))] == []


@pytest.mark.slow
def test_a_page_that_cannot_be_built_says_a_sentence(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(BREAKS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(PACKAGE.parent)]))
    with PlayServer(tmp_path) as server:
        page = context.new_page()
        page.goto(server.origin)
        said = page.get_by_role("alert")
        expect(said).to_contain_text("Something went wrong while this page was being prepared", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        expect(said).to_be_visible()
        assert "ZeroDivisionError" not in page.content()
        assert "a bug" not in page.content()
        assert page.locator("pre, .jp-RenderedText").count() == 0
