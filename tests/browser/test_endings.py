"""The page that a game ends with, and the album of what he told: by keyboard, on a phone, dark, in system colours."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.board.menu import MenuItem
from holding_on.catalogue.loading import the_box
from tests.browser.stage import DESK, LOW, PHONE, Stage
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import violations
from tests.game.campaigns import LOSES, nearly
from tests.playthroughs.playthrough import FOLDER, read
from tests.sampling import each_third

FIRSTS = [memory.id for memory in the_box().memories if memory.position == 1]
LOOKS: list[dict[str, Any]] = [
    {"size": DESK},
    {"size": PHONE},
    {"size": DESK, "theme": "dark"},
    {"size": DESK, "forced_colors": "active"},
]


def won() -> ho.Game:
    """A game in which the last of five memories is about to be laid down."""
    scene = {"shift": "night", "grid": {"partials": FIRSTS, "clears": FIRSTS[1:]}}
    return ho.Game.from_scene({**scene, "pawns": {"nurse 1": {"clears": FIRSTS[:1]}}}, seed=5)


def moved() -> ho.Game:
    """A game after which Billy is on another ward, or has died: whatever chance brings."""
    game, chance = ho.Game(seed=4), Random(4)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
    return game


def played_to_the_end(stage: Stage, game: ho.Game) -> Board:
    """The board of a game that is played to its end there."""
    board = Board(game, take_focus=True)
    stage.show(board)
    ward = Ward(stage.page)
    while game.outcome is None:
        ward.go_on()
        code = game.legal_actions()[-1]
        stage.say(lambda code=code: game.apply(code))  # type: ignore[misc]
    ward.go_on()
    return board


def test_death_takes_the_page_and_offers_first_what_he_told(stage: Stage) -> None:
    campaign = ho.Campaign()
    last = nearly(campaign, 1, LOSES)
    game = campaign.game
    assert game is not None
    board = Board(game, take_focus=True)
    stage.show(board)
    stage.say(lambda: game.apply(last))
    ward = Ward(stage.page)
    ward.go_on()
    end = game.pages()[-1]
    expect(ward.outcome).to_be_focused()
    expect(ward.outcome).to_have_text(end["title"])
    assert ward.voice.first.inner_text().count(end["words"]) == 1
    expect(stage.page.get_by_role("heading", level=2)).to_have_count(1)
    expect(ward.after).to_have_count(0)
    stage.say(lambda: board.offer_after(MenuItem("retry", "Try again", lambda _: None)))
    names = ward.page.get_by_role("button").all_inner_texts()
    assert names[-1] == "Try again"
    for key in ("1", "Enter", "Escape"):
        stage.page.keyboard.press(key)
        expect(ward.outcome).to_be_focused()
    ward.look_at_the_ward()
    expect(ward.page).to_have_count(0)
    expect(ward.condition).to_be_visible()
    back = ward.button(ENGLISH.say("board.ending.back"))
    expect(back).to_be_focused()
    back.press("Enter")
    expect(ward.outcome).to_be_focused()
    ward.button(ENGLISH.say("board.ending.days")).press("Enter")
    expect(ward.lines.first).to_be_visible()


@pytest.mark.parametrize("look", each_third(LOOKS), ids=["desk", "phone", "dark", "system"])
@pytest.mark.parametrize("make", [won, moved])
def test_the_ending_and_the_album_can_be_used_by_anybody(browser: Browser, make: Any, look: dict[str, Any]) -> None:
    with Stage(browser, **look) as stage:
        played_to_the_end(stage, make())
        ward = Ward(stage.page)
        assert seen_by_axe(stage, look) == []
        assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ward.button(ENGLISH.say("board.album.open")).press("Enter")
        expect(ward.album.get_by_role("heading")).to_be_focused()
        assert seen_by_axe(stage, look) == []
        assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert stage.complaints == []


def recorded(scenario: int, ending: str) -> ho.Game:
    """A recorded game of a scenario, at its end."""
    options, answers = read(min(FOLDER.glob(f"scenario_{scenario}_for_*_{ending}.txt")))
    game = ho.Game(**options)
    for answer in answers:
        game.apply(next(action for action in game.legal_actions() if str(action) == answer))
    return game


@pytest.mark.parametrize("scenario", each_third(the_box().scenario_numbers))
@pytest.mark.parametrize("ending", ["won", "lost"])
def test_a_long_ending_stands_in_a_low_window_whole(browser: Browser, scenario: int, ending: str) -> None:
    game = recorded(scenario, ending)
    assert game.outcome is not None
    assert game.outcome.won is (ending == "won")
    with Stage(browser, size=LOW) as stage:
        board = Board(game, take_focus=True)
        stage.show(board)
        Ward(stage.page).go_on()
        stage.say(lambda: board.offer_after(MenuItem("retry", "Try again", lambda _: None)))
        unfold = Ward(stage.page).page.get_by_role("button", name=ENGLISH.say("board.page.unfold"))
        if unfold.count():
            unfold.click()
        expect(Ward(stage.page).page).to_have_attribute("data-kind", "ending")
        assert stage.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def seen_by_axe(stage: Stage, look: dict[str, Any]) -> list[str]:
    """What axe finds; of the system's colours it knows no contrast, since the browser puts paper behind each word."""
    found = violations(stage.page)
    return [each for each in found if "forced_colors" not in look or not each.startswith("color-contrast")]


def test_the_album_is_opened_from_the_quilt_read_and_put_back(stage: Stage) -> None:
    game = won()
    stage.show(Board(game))
    ward, page = Ward(stage.page), stage.page
    opener = ward.region("memories").get_by_role("button", name=ENGLISH.say("board.album.open"), exact=True)
    opener.press("Enter")
    cards = ward.album.get_by_role("listitem")
    expect(cards).to_have_count(len(game.album()))
    clears = [index for index, each in enumerate(game.album()) if each["side"] == "clear" and not each["cover"]]
    cards.nth(clears[0]).get_by_role("button").press("Enter")
    told = game.album()[clears[0]]
    expect(page.get_by_role("heading", name=told["title"])).to_be_focused()
    expect(ward.page).to_contain_text(told["words"])
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(cards.nth(clears[0]).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(ward.question).to_be_visible()


@pytest.mark.parametrize(
    ("media", "width", "row"),
    [("screen", 1280, 4), ("screen", 718, 2), ("screen", 390, 1), ("print", 1280, 2), ("print", 718, 2)],
)
def test_the_thread_of_the_album_turns_where_a_row_ends(
    stage: Stage, media: Literal["screen", "print"], width: int, row: int
) -> None:
    game = won()
    stage.show(Board(game))
    ward, page = Ward(stage.page), stage.page
    ward.region("memories").get_by_role("button", name=ENGLISH.say("board.album.open"), exact=True).click()
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(media=media)
    patches = [patch.bounding_box() for patch in ward.album.get_by_role("listitem").all()]
    turns = [turn.bounding_box() for turn in ward.album.locator("li > svg").all()]
    seen = [at for at, turn in enumerate(turns) if turn is not None]
    assert seen == [at for at in range(len(patches) - 1) if at % row == row - 1] != []
    for at in seen:
        turn, last, first = turns[at], patches[at], patches[at + 1]
        assert turn is not None
        assert last is not None
        assert first is not None
        assert turn["y"] - last["y"] == pytest.approx(42, abs=1), "it leaves where the thread of the row is"
        assert turn["y"] + turn["height"] - first["y"] == pytest.approx(42, abs=1), "and comes to that of the next"
        assert turn["x"] == pytest.approx(0, abs=1)
        assert turn["width"] == pytest.approx(width, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_printed_the_album_stands_alone(stage: Stage) -> None:
    game = won()
    stage.show(Board(game))
    ward = Ward(stage.page)
    ward.region("memories").get_by_role("button", name=ENGLISH.say("board.album.open"), exact=True).click()
    stage.page.emulate_media(media="print")
    expect(ward.album).to_be_visible()
    expect(ward.album.get_by_role("listitem").first).to_be_visible()
    expect(stage.page.get_by_role("button", name=ENGLISH.say("board.album.print"))).to_have_count(0)
    expect(ward.album).to_have_css("background-color", "rgb(255, 255, 255)")  # though it is night on the ward
    expect(ward.album.get_by_role("heading").first).to_have_css("color", "rgb(0, 0, 0)")
