"""The page of the days with Billy: after an ending and a stop, its doors, its file and its turning points."""

from __future__ import annotations

import asyncio
import re
from base64 import b64decode

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board.page_states import State
from holding_on.game import Game
from tests.board.play_pages import play, playing, state_of

PLAYED = 12
"""How many moves a stopped game has."""


@pytest.fixture
def page() -> PlayPage:
    """A page on which the evening has begun."""
    page = PlayPage(seed="3")
    page.set_up()
    page.form.choose(scenario=0, names=("Orla", "Dee <b>", "Cleo"))
    page.begin()
    return page


def click(page: PlayPage, item: str) -> None:
    """Click on an item of the page of the ending."""
    assert page.board is not None
    page.board._answer({"kind": "menu", "item": item})


def test_the_ending_offers_the_days_and_they_lead_back_to_it(page: PlayPage) -> None:
    play(page)
    assert page.board is not None
    assert [each["item"] for each in page.board.ending] == ["days", "go_on", "replay"]
    click(page, "days")
    assert state_of(page) is State.DAYS
    assert page.days.page in page.children
    assert page.board not in page.children
    assert "Three days with Billy" in page.days.text.value or "Two days with Billy" in page.days.text.value
    page.leave_days()
    assert state_of(page) is State.PLAYING
    assert page.board in page.children


def test_before_the_end_the_days_are_behind_stop_here_and_lead_back_there(page: PlayPage) -> None:
    play(page, PLAYED)
    assert page.board is not None
    assert page.board.ending == []
    page.stop_here()
    assert page.parts.open_days in page.parts.closing.children[-1].children
    page.show_days()
    assert state_of(page) is State.DAYS
    page.leave_days()
    assert state_of(page) is State.CLOSING
    page.go_on()
    assert state_of(page) is State.PLAYING


def test_a_door_shows_its_moment_on_the_board_and_leads_back(page: PlayPage) -> None:
    play(page)
    click(page, "days")
    page.days.prepare(playing(page))
    finish(page)
    letters = re.findall(r'class="hd-door" data-move="(\d+)"', page.days.text.value)
    assert letters
    buttons = page.days.doors.children
    assert [button.description for button in buttons] == [f"Open {'ABCD'[i]} on the ward" for i in range(len(letters))]
    buttons[0].click()
    assert page.board is not None
    assert state_of(page) is State.AT_A_DOOR
    assert moves_shown(page) == int(letters[0])
    page.show_days()
    assert state_of(page) is State.DAYS
    assert moves_shown(page) is None
    page.leave_days()
    assert state_of(page) is State.PLAYING


def moves_shown(page: PlayPage) -> int | None:
    """Return how many moves the moment has that the board shows; None for the present."""
    past = page.board._past if page.board is not None else None
    return None if past is None else len(past.actions)


def finish(page: PlayPage) -> None:
    """Work the turning points out at once."""
    assert page.days._work is not None
    page.days._work.finish()


def test_the_page_is_there_at_once_and_the_turning_points_come_when_they_are_known(page: PlayPage) -> None:
    play(page)
    click(page, "days")
    before = page.days.text.value
    assert before
    assert 'role="status"' in page.days.working.value
    finish(page)
    assert page.days.working.value == ""
    assert page.days.text.value != before
    found = ho.study.comparing.finished(ho.study.turning_points(playing(page)))
    assert any(each["sure"] for each in found)
    assert str(next(each["move"] for each in found if each["sure"])) in re.findall(
        r'class="hd-door" data-move="(\d+)"', page.days.text.value
    )


def test_turning_points_are_worked_out_from_the_ending_on_without_a_click(page: PlayPage) -> None:
    async def waited() -> None:
        play(page)
        for _ in range(6000):
            if page.days._worked_out is not None:
                return
            await asyncio.sleep(0.01)

    asyncio.run(waited())
    assert page.days._worked_out is not None
    assert page.days.text.value == "", "nobody has opened the page"


def test_the_press_that_ends_a_game_does_not_wait_for_its_turning_points(
    page: PlayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Game] = []
    monkeypatch.setattr(ho.study, "turning_points", asked.append)
    play(page)
    assert page.days._work is not None
    assert not asked, "what that takes is not loaded yet either"


@pytest.mark.slow
def test_after_more_moves_the_days_are_told_anew(page: PlayPage) -> None:
    play(page, PLAYED)
    page.stop_here()
    page.show_days()
    finish(page)
    before = page.days.text.value
    page.leave_days()
    page.go_on()
    play(page, PLAYED)
    page.stop_here()
    page.show_days()
    assert page.days.text.value != before
    assert 'role="status"' in page.days.working.value


def test_a_game_that_is_put_away_is_not_worked_on(page: PlayPage) -> None:
    play(page)
    page.new_game()
    assert page.days._work is None


def test_the_file_has_names_only_when_asked_for_and_never_as_code(page: PlayPage) -> None:
    play(page)
    click(page, "days")
    assert "Dee &lt;b&gt;" in page.days.text.value
    assert "Orla" not in saved(page)
    page.days.names.value = True
    assert "Orla" in saved(page)
    assert "Dee <b>" not in saved(page)
    assert "<script" not in saved(page)


def saved(page: PlayPage) -> str:
    """Return the file that the link saves."""
    data = re.search(r'download="[^"]+" href="data:text/html;base64,([^"]+)"', page.days.link.value)
    assert data is not None
    return b64decode(data[1]).decode()
