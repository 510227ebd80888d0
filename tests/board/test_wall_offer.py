"""What a table of a room tells for the leader's page: nothing of anybody before "To the wall" is pressed."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import cast

import pytest

from holding_on.board import PlayPage, plain_text, play_page
from holding_on.board.page_states import State
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.common import looking_in, wall
from holding_on.common.wall import FOLDER, TableNews
from holding_on.view.shape import View
from tests.board.play_pages import play, playing, state_of

NAMES = ("Orla", "Dee <b>", "Cleo")


@pytest.fixture
def page(tmp_path: Path) -> PlayPage:
    """A page of a room on which the evening has begun."""
    return begun(tmp_path)


def begun(folder: Path) -> PlayPage:
    page = PlayPage(seed="3", wall=folder)
    page.set_up()
    page.form.choose(scenario=0, names=NAMES)
    page.begin()
    return page


def told(folder: Path, table: int = 1) -> TableNews:
    return wall.read(folder / wall.name_of(table))


def offers(page: PlayPage) -> bool:
    return page.wall.box in page.children


def test_before_the_first_day_a_table_has_no_number_and_tells_nothing(tmp_path: Path) -> None:
    PlayPage(wall=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_while_it_plays_a_table_tells_where_it_is_and_nothing_more(page: PlayPage, tmp_path: Path) -> None:
    play(page, 40)
    news = told(tmp_path)
    head = playing(page).view()["head"]
    assert (news.day, news.shift, news.state) == (head["day"], wall.SHIFTS[head["shift"]], "playing")
    assert (news.names, news.thread) == ((), ())
    assert not [name for name in NAMES if name in (tmp_path / "table-1.json").read_text(encoding="utf-8")]
    assert not offers(page)


def test_at_the_ending_the_outcome_is_told_and_the_thread_only_after_one_press(page: PlayPage, tmp_path: Path) -> None:
    play(page)
    page.show_days()
    debrief = playing(page).debrief()
    assert told(tmp_path).state == debrief["ended"]
    assert (told(tmp_path).names, told(tmp_path).thread) == ((), ())
    assert offers(page)
    assert told(tmp_path).doors == ()
    page.wall.button.click()
    shown = told(tmp_path)
    assert shown.names == NAMES
    assert list(shown.doors) == page.days.said_doors(playing(page))
    assert not [name for name in NAMES if name in str(shown.doors)]
    shifts = [each for day in debrief["days"] for each in day["shifts"] if each["kind"] is not None]
    assert [step[2:] for step in shown.thread] == [(each["before"], each["after"]) for each in shifts]
    page.wall.button.click()
    assert (told(tmp_path).names, told(tmp_path).thread) == ((), ())


def test_what_is_told_of_a_whole_game_has_no_memory_and_no_word_of_billys(page: PlayPage, tmp_path: Path) -> None:
    play(page)
    page.show_days()
    page.wall.button.click()
    written = (tmp_path / "table-1.json").read_text(encoding="utf-8")
    memories = {memory for day in playing(page).debrief()["days"] for each in day["shifts"] for memory in each["told"]}
    assert memories
    assert not [memory for memory in memories if f'"{memory}"' in written]
    assert set(wall.read(tmp_path / "table-1.json").__dict__) == {
        *("kernel", "table", "day", "shift", "state", "moved", "names", "thread", "doors"),
    }


def test_after_stop_here_the_button_stands_with_the_words_that_say_what_it_does(page: PlayPage, tmp_path: Path) -> None:
    play(page, 40)
    page.stop_here()
    assert offers(page)
    assert told(tmp_path).state == "stopped"
    assert "You are table 1" in page.wall.text.value
    assert "Stopped here" in page.wall.text.value
    page.wall.button.click()
    assert told(tmp_path).names == NAMES
    assert "on the leader&#x27;s page now" in page.wall.text.value
    assert page.wall.button.description == "Take it off the wall"
    page.go_on()
    assert told(tmp_path).state == "playing"
    play(page, 1)
    assert told(tmp_path).thread == (), "a thread that goes on is shown only when somebody presses again"


def test_before_the_first_card_there_is_no_thread_to_show_and_the_table_reads_so(
    page: PlayPage, tmp_path: Path
) -> None:
    page.stop_here()
    page.wall.button.click()
    assert "No card has been turned yet" in page.wall.text.value
    assert (told(tmp_path).names, page.wall.button.description) == ((), "To the wall")


def lines_of(folder: Path, name: str) -> tuple[str, ...]:
    """The lines of a part of the board, as the leader sees them who looks in."""
    return dict(looking_in.read(folder, 1).parts)[name]


def test_who_looks_in_sees_at_each_move_the_lines_of_the_board_and_no_other(page: PlayPage, tmp_path: Path) -> None:
    assert page.board is not None
    while playing(page).outcome is None:
        seen = looking_in.read(tmp_path, 1)
        board = set(plain_text.whole(cast("View", page.board.view)))
        assert {line for _, lines in seen.parts for line in lines} <= board
        assert page.board.view["prompt"]["text"] in lines_of(tmp_path, "question")
        assert page.board.view["track"]["text"] == lines_of(tmp_path, "card")[0]
        play(page, 1)
    assert page.board.view["outcome"]["title"] in lines_of(tmp_path, "question")
    shifts = [each for day in playing(page).debrief()["days"] for each in day["shifts"] if each["kind"] is not None]
    assert [step[2] for step in looking_in.read(tmp_path, 1).thread] == [each["before"] for each in shifts]


def test_no_hidden_card_is_seen_by_who_looks_in(page: PlayPage, tmp_path: Path) -> None:
    """Neither what lies in a deck or face down, nor the words of a heavy card."""
    texts = Words(the_box(), "en").texts
    words = {text for key, text in texts.items() if re.fullmatch(r"memory\.[1-5]-[1-6]\.(words|clear)", key)}
    patients = {text for key, text in texts.items() if key.startswith("patient.")}
    assert len(words) == 60
    assert len(patients) >= 39
    while playing(page).outcome is None:
        view = playing(page).view()
        held = [card for pawn in view["pawns"] for card in pawn["partials"]]
        lying = [card for row in view["grid"] for card in row["cards"]]
        turned = " ".join(shift["card"]["spoken"] for shift in view["shifts"] if shift["card"])
        is_open = {card["words"] for card in [*lying, *held] if card["cover"] is None}
        said = " ".join(line for _, lines in looking_in.read(tmp_path, 1).parts for line in lines)
        assert not [each for each in words - is_open if each in said]
        assert not [each for each in patients if each in said and each not in turned]
        play(page, 1)


@pytest.mark.parametrize("aside", ["stop_here", "put_away", "pause", "pause of all"])
def test_while_a_table_sees_no_board_its_leader_sees_none(page: PlayPage, tmp_path: Path, aside: str) -> None:
    play(page, 20)
    assert looking_in.read(tmp_path, 1).parts
    if aside == "pause":
        asked(page, {"kind": "pause", "on": True})
    elif aside == "pause of all":
        wall.pause(tmp_path, True)
        page.wall.look()
    else:
        getattr(page, aside)()
    assert (looking_in.read(tmp_path, 1).parts, looking_in.read(tmp_path, 1).thread) == ((), ())


def test_a_game_that_is_put_away_is_taken_off_and_the_table_keeps_its_number(page: PlayPage, tmp_path: Path) -> None:
    play(page)
    page.show_days()
    page.wall.button.click()
    page.put_away()
    assert (told(tmp_path).state, told(tmp_path).names, told(tmp_path).thread) == ("between", (), ())
    page.form.choose(scenario=0)
    page.begin()
    assert told(tmp_path).state == "playing"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["seen-1.json", "table-1.json"]


def test_two_tables_have_two_numbers_and_their_menus_say_which(page: PlayPage, tmp_path: Path) -> None:
    other = begun(tmp_path)
    for number, each in enumerate((page, other), start=1):
        assert each.board is not None
        texts = [item["text"] for item in each.board.menu]
        assert f"Table {number} of this room" in texts
        assert "Whoever leads may look in: they see what this board shows, and no more." in texts
    play(other, 5)
    assert told(tmp_path, 2).table == 2


def test_the_notice_of_a_room_says_what_its_leader_sees(tmp_path: Path) -> None:
    page = PlayPage(wall=tmp_path)
    said = "Whoever leads this room has a page"
    assert said in page.parts.notice.value
    assert "Whoever leads may also look in at your table" in page.parts.notice.value
    page.form.choose(help_line="Maeve, room 2.14")
    assert said in page.parts.notice.value
    assert said not in PlayPage().parts.notice.value


def test_without_a_room_nothing_is_told_and_nothing_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    page = play_page()
    page.set_up()
    page.begin()
    page.stop_here()
    assert page.state is State.CLOSING
    assert not offers(page)
    assert page.board is not None
    assert "table" not in [item["item"] for item in page.board.menu]


def test_when_the_folder_is_gone_the_table_plays_on(page: PlayPage, tmp_path: Path) -> None:
    for path in tmp_path.iterdir():
        path.unlink()
    tmp_path.rmdir()
    play(page, 10)
    page.stop_here()
    page.wall.button.click()
    assert page.parts.trouble.value == ""
    assert len(playing(page).actions) == 10


def test_while_the_leader_lets_all_pause_the_board_is_put_aside_and_comes_back(page: PlayPage, tmp_path: Path) -> None:
    wall.pause(tmp_path, True)
    page.wall.look()
    assert state_of(page) is State.WAITING
    assert page.board not in page.children
    assert told(tmp_path).state == "paused"
    wall.pause(tmp_path, False)
    page.wall.look()
    assert state_of(page) is State.PLAYING
    assert page.board in page.children
    assert told(tmp_path).state == "playing"


def test_a_table_may_go_on_before_the_others_and_is_not_paused_again(page: PlayPage, tmp_path: Path) -> None:
    wall.pause(tmp_path, True)
    page.wall.look()
    page.parts.go_on_now.click()
    page.wall.look()
    assert state_of(page) is State.PLAYING
    assert told(tmp_path).state == "playing"


@pytest.mark.parametrize("where", ["stop_here", "new_game"])
def test_who_has_stopped_or_is_asked_something_stays_there(page: PlayPage, tmp_path: Path, where: str) -> None:
    getattr(page, where)()
    before = state_of(page)
    for on in (True, False):
        wall.pause(tmp_path, on)
        page.wall.look()
        assert state_of(page) is before


@pytest.mark.parametrize("goes_on", ["the board", "a move", "all after a pause of all", "a new game"])
def test_a_pause_of_its_own_board_is_told_until_the_table_goes_on(page: PlayPage, tmp_path: Path, goes_on: str) -> None:
    asked(page, {"kind": "pause", "on": True})
    assert told(tmp_path).state == "paused_here"
    if goes_on == "the board":
        asked(page, {"kind": "pause", "on": False})
    elif goes_on == "a move":
        play(page, 1)
    elif goes_on == "a new game":
        page.put_away()
        page.form.choose(scenario=0)
        page.begin()
    else:
        for on in (True, False):
            wall.pause(tmp_path, on)
            page.wall.look()
            assert told(tmp_path).state == ("paused" if on else "playing")
    assert told(tmp_path).state == "playing"


def test_a_pause_is_not_told_of_a_table_that_has_stopped(page: PlayPage, tmp_path: Path) -> None:
    page.stop_here()
    for on in (True, False):
        asked(page, {"kind": "pause", "on": on})
        assert told(tmp_path).state == "stopped"


def asked(page: PlayPage, request: dict[str, object]) -> None:
    """Send what the browser sends to the board on the page."""
    assert page.board is not None
    page.board._on_request(page.board, request, [])


def test_a_game_that_is_over_is_not_put_aside(page: PlayPage, tmp_path: Path) -> None:
    play(page)
    wall.pause(tmp_path, True)
    page.wall.look()
    assert state_of(page) is State.PLAYING


def test_a_word_of_the_leaders_stands_above_the_board_and_moves_nothing(page: PlayPage, tmp_path: Path) -> None:
    before = page.children
    assert page.parts.word.value == ""
    wall.send(tmp_path, "Tea <b> in ten minutes")
    page.wall.look()
    said = '<div role="status">From whoever leads: “Tea &lt;b&gt; in ten minutes”</div>'
    assert page.parts.word.value == said
    assert page.children == before, "with another child the browser would make the board anew"
    page.stop_here()
    assert page.parts.word in page.children
    wall.send(tmp_path, "")
    page.wall.look()
    assert page.parts.word.value == ""


@pytest.mark.parametrize("content", ["{", "[1]", "7", '"\\u202e"'])
def test_a_damaged_word_is_none(page: PlayPage, tmp_path: Path, content: str) -> None:
    (tmp_path / wall.WORD).write_text(content, encoding="utf-8")
    page.wall.look()
    assert page.parts.word.value == ""


def test_in_a_kernel_a_table_looks_by_itself(page: PlayPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holding_on.board.wall_offer.LOOK", 0.01)

    async def waited() -> None:
        page.wall.watch(playing(page))
        wall.pause(tmp_path, True)
        for _ in range(500):
            if state_of(page) is State.WAITING:
                return
            await asyncio.sleep(0.01)

    asyncio.run(waited())
    assert state_of(page) is State.WAITING
