"""The parts of the board on a page: each alone, and all of them beside a board, on one game."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import holding_on as ho
from holding_on.board import parts
from holding_on.board.display import Display
from tests.browser.listening import Listener, asked_aloud
from tests.browser.stage import THEMES, Stage
from tests.browser.ward import IS_SPOKEN, Ward
from tests.browser.watching import violations
from tests.engine.table import played
from tests.views.there import there

NAMES = ["Ann", "Ben", "Cleo"]
PARTS = tuple(part for name, part in parts.PARTS.items() if name != "prompt")
"""The parts that show something beside the question, which every test answers on a board."""
DAY = re.compile(r"^Day \d+$")
SPILLS = f"""() => [...document.querySelectorAll("main *")]
  .filter(each => each.tagName !== "svg" && !{IS_SPOKEN}(each) && each.getBoundingClientRect().right > innerWidth + 0.5)
  .map(each => each.outerHTML)"""
"""What reaches over the right edge of the page; of a drawing, what is drawn and not the paper around it."""


@pytest.fixture
def game() -> ho.Game:
    """Three nurses before their first shift."""
    return ho.Game(seed=7, names=NAMES, first=0)


def go_on(game: ho.Game, kind: str) -> None:
    """Take the first answer again and again, until a question of this kind comes."""
    while game.decision.kind != kind:
        game.apply(game.legal_actions()[0])


def revisions(stage: Stage) -> list[str]:
    """The positions that the displays of the page show."""
    shown: list[str] = stage.page.evaluate(
        "() => [...new Set([...document.querySelectorAll('.holding-on')].map(each => each.dataset.revision))]"
    )
    return shown


def wait_for(stage: Stage, revision: int) -> None:
    """Until every display of the page shows a position."""
    stage.page.wait_for_function(
        "want => [...document.querySelectorAll('.holding-on')].every(each => each.dataset.revision === want)",
        arg=str(revision),
    )


def lines_of(part: Locator) -> list[int]:
    """The journal as a display shows it: the numbers of its lines."""
    names: list[str] = (
        Ward(part).lines.locator("[data-do=why]").evaluate_all("all => all.map(each => each.dataset.item)")
    )
    return [int(name.removeprefix("line ")) for name in names]


def lines_in_the_drawer(board: Locator) -> list[int]:
    """The journal of a board, day by day as its drawer has it: the numbers of its lines, in order."""
    ward = Ward(board)
    ward.open_journal()
    found = set(lines_of(board))
    for number in range(ward.days.get_by_role("button", name=DAY).count()):
        ward.days.get_by_role("button", name=DAY).nth(number).click()
        found |= set(lines_of(board))
    return sorted(found)


def scene(part: Locator, told: str) -> Locator:
    """What a patient card tells, where it stands on the card."""
    return Ward(part).cards.get_by_text(told, exact=True)


# --------------------------------------------------------------------------------------- all on one page


def test_forty_moves_with_everything_on_one_page(stage: Stage, game: ho.Game) -> None:
    shown = [stage.show(make(game)) for make in (*PARTS, ho.Board)]
    journal, board = shown[PARTS.index(ho.JournalView)], shown[-1]
    chance = Random(4)
    for turn in range(40):
        stage.say(lambda: game.apply(chance.choice(game.legal_actions())))
        if turn % 9 == 8 and game.can_undo:
            stage.say(game.undo)
        assert revisions(stage) == [str(game.revision)]
    assert lines_of(journal) == lines_in_the_drawer(board) == [line["line"] for line in game.lines()]


def test_a_click_in_one_moves_all_and_the_next_cell_sees_it(stage: Stage, game: ho.Game) -> None:
    go_on(game, "assign")
    card, roster, journal, board = (
        stage.show(make(game)) for make in (ho.PatientCard, ho.Roster, ho.JournalView, ho.Board)
    )
    ben = roster.locator("[data-pawn='1']")
    ben.click()
    wait_for(stage, game.revision)
    assert game.view()["pawns"][1]["place"] == "shift"
    expect(card.locator("[data-pawn='1']")).to_be_visible()
    expect(ben).to_be_focused()
    assert lines_of(journal)[-1] == lines_in_the_drawer(board)[-1] == game.lines()[-1]["line"]
    roster.get_by_role("button", name="Take back").click()
    wait_for(stage, game.revision)
    assert game.view()["pawns"][1]["place"] == "break_room"


def test_a_part_that_was_closed_stays_as_it_was(stage: Stage, game: ho.Game) -> None:
    gone, track = ho.ConditionTrack(game), ho.ConditionTrack(game)
    first, second = stage.show(gone), stage.show(track)
    gone.close()
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    expect(first.locator(".holding-on")).to_have_attribute("data-revision", "0")
    expect(second.locator(".holding-on")).to_have_attribute("data-revision", "1")


# --------------------------------------------------------------------------------------- each alone


def test_a_card_with_several_answers_offers_them_and_the_digits_take_them(stage: Stage, game: ho.Game) -> None:
    go_on(game, "care")
    part = stage.show(ho.PatientCard(game))
    card, before = Ward(part).cards, game.revision
    card.focus()
    stage.page.keyboard.press("2")
    stage.page.keyboard.press("Enter")
    offered = part.get_by_role("toolbar").get_by_role("button")
    expect(offered).to_have_count(len(game.legal_actions()))
    expect(offered.first).to_be_focused()
    assert game.revision == before
    stage.page.keyboard.press("Escape")
    expect(offered).to_have_count(0)
    expect(card).to_be_focused()
    stage.page.keyboard.press("Enter")
    stage.page.keyboard.press("2")
    wait_for(stage, before + 1)
    assert game.view()["shifts"][0]["care"] == "palliative"
    expect(offered).to_have_count(0)
    assert part.evaluate("part => part.contains(document.activeElement)")


def test_a_named_shift_keeps_its_card(stage: Stage, game: ho.Game) -> None:
    now, morning = stage.show(ho.PatientCard(game)), stage.show(ho.PatientCard(game, "morning"))
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    told = there(game.view()["shifts"][0]["card"])["text"]
    for part in (now, morning):
        expect(scene(part, told)).to_be_visible()

    def turn_the_next() -> None:
        while game.view()["shifts"][1]["card"] is None:
            game.apply(game.legal_actions()[0])

    stage.say(turn_the_next)
    expect(scene(morning, told)).to_be_visible()
    expect(scene(now, there(game.view()["shifts"][1]["card"])["text"])).to_be_visible()
    expect(scene(morning, told)).to_be_in_viewport()
    assert scene(morning, told).evaluate("each => each.clientHeight") > 10


def test_what_answers_nothing_tells_what_it_is_and_gives_the_focus_back(stage: Stage, game: ho.Game) -> None:
    part = stage.show(ho.Roster(game))
    ann = part.locator("[data-pawn='0']")
    ann.click()
    expect(Ward(part).notice).to_contain_text(game.view()["pawns"][0]["text"])
    Ward(part).notice.get_by_role("button").click()
    expect(Ward(part).notice).to_have_count(0)
    expect(ann).to_be_focused()


def test_why_is_answered_in_every_part(stage: Stage) -> None:
    game = played(ho.Game(seed=7, names=NAMES, first=0), 7, 60)
    for part in [stage.show(make(game)) for make in PARTS]:
        thing = part.locator("[data-item]:is([data-why], [data-do=why])").first
        thing.focus()
        stage.page.keyboard.press("w")
        dialog = part.get_by_role("dialog")
        expect(dialog.get_by_role("paragraph").first).to_be_visible()
        stage.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(thing).to_be_focused()


def test_a_memory_opens_with_its_picture(stage: Stage) -> None:
    game = ho.Game.from_scene({"day": 2, "grid": {"partials": ["2-3"], "clears": ["2-3"]}}, seed=7)
    part = stage.show(ho.MemoryGrid(game))
    part.locator("[data-memory='2-3']").click()
    expect(Ward(part).detail).to_contain_text(game.words.say("memory.2-3.title"))
    expect(Ward(part).detail.get_by_role("img")).to_be_visible()


def test_the_journal_shows_its_last_lines(stage: Stage) -> None:
    game = played(ho.Game(seed=7, names=NAMES, first=0), 7, 60)
    part = stage.show(ho.JournalView(game, last=3))
    assert lines_of(part) == [line["line"] for line in game.lines()[-3:]]


def test_a_moment_that_is_over_says_so(stage: Stage) -> None:
    game = played(ho.Game(seed=7, names=NAMES, first=0), 7, 60)
    moment = game.at(day=2)
    part = stage.show(ho.ConditionTrack(moment))
    expect(part).to_contain_text(there(moment.view()["past"])["text"])
    expect(Ward(part).here).to_have_text(str(moment.view()["head"]["condition"]))


# --------------------------------------------------------------------------------------- what is heard


def heard(stage: Stage, game: ho.Game, *makes: Callable[..., Display]) -> tuple[list[Locator], Listener]:
    """Displays of one game, and somebody who listens to them."""
    shown = [stage.show(make(game)) for make in makes]
    listener = Listener(stage.page, game.words)
    assert listener.listen() == len(makes)
    return shown, listener


def test_beside_a_board_only_the_board_speaks(stage: Stage, game: ho.Game) -> None:
    shown, listener = heard(stage, game, *PARTS, ho.Board, ho.Board)
    stage.say(lambda: go_on(game, "assign"))
    assert len(listener.heard()) == game.revision
    shown[2].locator("[data-pawn='1']").click()
    wait_for(stage, game.revision)
    (said,) = listener.heard()
    assert said.startswith(game.lines()[-1]["text"])


def test_without_a_board_the_journal_speaks_for_all_or_whoever_was_asked(stage: Stage, game: ho.Game) -> None:
    shown, listener = heard(stage, game, *PARTS)
    known = len(game.lines())
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    assert listener.heard() == [" ".join(line["text"] for line in game.lines()[known:])]
    stage.say(lambda: go_on(game, "assign"))
    listener.heard()
    shown[2].locator("[data-pawn='1']").click()
    wait_for(stage, game.revision)
    (said,) = listener.heard()
    assert said == f"{game.lines()[-1]['text']} {asked_aloud(game)}"


def test_a_track_alone_says_the_new_condition_once(stage: Stage, game: ho.Game) -> None:
    _, listener = heard(stage, game, ho.ConditionTrack)
    told = []
    for _ in range(30):
        before = game.view()["head"]["condition"]
        stage.say(lambda: game.apply(game.legal_actions()[0]))
        if game.view()["head"]["condition"] != before:
            told.append(game.view()["track"]["text"])
    assert len(told) > 1
    assert listener.heard() == told


def test_a_game_of_its_own_is_told_beside_the_board_of_another(stage: Stage, game: ho.Game) -> None:
    other = ho.Game(seed=8, names=NAMES, first=0)
    stage.show(ho.Board(game))
    stage.show(ho.JournalView(other))
    listener = Listener(stage.page, game.words)
    listener.listen()
    stage.say(lambda: other.apply(other.legal_actions()[0]))
    assert len(listener.heard()) == 1


# --------------------------------------------------------------------------------------- how it looks


def test_every_part_can_be_used_by_everybody(stage: Stage, game: ho.Game) -> None:
    go_on(game, "assign")
    for make in PARTS:
        stage.show(make(game))
    stage.page.locator("[data-pawn='5']").first.click()
    for theme in THEMES:
        stage.set_theme(theme)
        assert violations(stage.page, "main") == []


def test_every_part_fits_its_page(stage: Stage) -> None:
    for moves in (60, 2000):
        for make in PARTS:
            stage.show(make(played(ho.Game(seed=7, names=NAMES, first=0), 7, moves)))
    for width in (320, 390, 700, 1200):
        stage.page.set_viewport_size({"width": width, "height": 800})
        assert stage.page.evaluate(SPILLS) == []
