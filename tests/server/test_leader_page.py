"""The leader's page as a server gives it: what it shows of the files of tables, and to whom."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from pathlib import Path
from urllib.parse import urlencode

import pytest
from tornado.httpclient import HTTPResponse
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from holding_on import days
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.commands import serving
from holding_on.commands.play import _wall
from holding_on.common import looking_in
from holding_on.common.looking_in import Seen
from holding_on.common.paths import PACKAGE
from holding_on.common.wall import FOLDER, LEADER, LONGEST_WORD, TableNews, is_paused, name_of, word_in, write
from holding_on.server.console import Console
from holding_on.server.token_guard import ForLeader, cookie_of_leader, guarded
from holding_on.server.wall import UNWRITTEN, Wall, leader_entry, leader_pages

TOKEN, SECRET = "abcdefghjk", "mnpqrstuvw"
NOW = 1_700_000_000.0
TOLD = TableNews(kernel="here", table=1, day=2, shift="night", state="playing", moved=int(NOW) - 9 * 60)


class Clock:
    """A clock that stands still until it is set."""

    now = NOW

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def wall(clock: Clock) -> Iterator[Wall]:
    """The wall of a room in which the kernel "here" runs."""
    with Wall(_wall(None, "en"), Console(), lambda kernel: kernel == "here", clock) as made:
        yield made


def test_the_folder_is_this_users_alone_told_to_the_kernels_and_gone_at_the_end() -> None:
    with Wall(_wall(None, "en"), Console(), lambda _: True) as made:
        assert os.environ[FOLDER] == str(made.folder)
        if os.name != "nt":
            assert made.folder.stat().st_mode & 0o777 == 0o700
        write(made.folder, TOLD)
    assert not made.folder.exists()
    assert FOLDER not in os.environ


def test_a_table_stands_in_words_with_no_name_before_it_has_pressed(wall: Wall) -> None:
    write(wall.folder, TOLD)
    shown = wall.drawn().content
    for words in ("Table 1", "Day 2, Night", "No move for 9 minutes", "A thread appears here when"):
        assert words in shown
    assert '<svg class="hd-axis"' not in shown


def test_each_state_is_said_in_words(wall: Wall) -> None:
    said = {
        "playing": "Playing",
        "paused": "Paused with all",
        "paused_here": "Paused at this table",
        "stopped": "Stopped here",
        "between": "Between two games",
        "objective": "The Objective is met",
        "condition": "Billy has died",
        "deck": "Billy has died",
        "warnings": "Billy is on another ward",
    }
    for state, words in said.items():
        write(wall.folder, replace(TOLD, state=state, moved=int(NOW)))
        assert f'<p class="wall-state">{words}</p>' in wall.drawn().content
        assert ("Day 2, Night" in wall.drawn().content) is (state != "between")


@pytest.mark.parametrize("last", [30, 14, 0])
def test_threads_of_tables_that_pressed_stand_on_one_axis_with_names_and_marks(wall: Wall, last: int) -> None:
    thread = ((1, "morning", 28, 26), (1, "day", 26, 25), (1, "night", 25, 22), (2, "morning", 22, last))
    for table in range(1, 9):
        write(wall.folder, replace(TOLD, table=table, names=("Ann", "Dee <b>"), thread=thread if table < 8 else ()))
    shown = wall.drawn().content
    assert shown.count('class="hd-thread hd-thread-wool"') == 7
    assert shown.count('class="hd-axis"') == 1
    assert f"Table 7: Billy&#x27;s condition from 28 to {last}, day 2." in shown
    heights = [float(y) for y in re.findall(r'class="wall-name" x="[^"]+" y="([^"]+)"', shown)]
    assert len(heights) == 7
    assert all(round(low - high, 1) >= 19 for high, low in pairwise(sorted(heights))), "no name lies on another"
    assert 0 < min(heights) < max(heights) < 258, "and all of them lie on the drawing"
    assert "Ann and Dee &lt;b&gt;" in shown
    assert "<b>" not in shown


Box = tuple[float, float, float, float]


def boxes_of_names(shown: str) -> list[Box]:
    """The least and the largest x and y of each name beside a thread, whose letters are 8 wide at least."""
    found = []
    for x, y, anchor, name in re.findall(r'class="wall-name" x="([^"]+)" y="([^"]+)"([^>]*)>([^<]+)<', shown):
        wide = 8 * len(name)
        left = float(x) - (wide if "end" in anchor else 0)
        found.append((left, left + wide, float(y) - 14, float(y) + 4))
    return found


def lie_apart(first: Box, second: Box) -> bool:
    return first[1] <= second[0] or second[1] <= first[0] or first[3] <= second[2] or second[3] <= first[2]


@pytest.mark.parametrize("state", ["stopped", "condition"])
@pytest.mark.parametrize("last", [30, 19, 14, 7, 0])
@pytest.mark.parametrize("days", [1, 3, 12])
def test_the_names_of_twelve_threads_that_end_alike_are_all_read(wall: Wall, days: int, last: int, state: str) -> None:
    thread = tuple((day, "night", 20, last) for day in range(1, days + 1))
    for table in range(1, 13):
        write(wall.folder, replace(TOLD, table=table, names=("Ann",), thread=thread, state=state))
    shown = wall.drawn().content
    boxes = boxes_of_names(shown)
    assert len(boxes) == shown.count('class="wall-lead ') == 12
    assert all(lie_apart(*two) for two in combinations(boxes, 2)), "no name lies on another"
    for least_x, most_x, least_y, most_y in boxes:
        assert 0 <= least_x < most_x <= 1068
        assert 0 <= least_y < most_y <= 258
    named = re.findall(r">Table (\d+): ", shown.partition('class="wall-name"')[2])
    assert len(named) == 12


def test_a_name_hides_no_end_of_another_thread_and_stands_beside_its_own_where_there_is_room(wall: Wall) -> None:
    for table, (day, last) in enumerate([(1, 28), (2, 20), (2, 19), (3, 5)], start=1):
        write(wall.folder, replace(TOLD, table=table, names=("Ann",), thread=((day, "day", 28, last),)))
    shown = wall.drawn().content
    assert all(lie_apart(*two) for two in combinations(boxes_of_names(shown), 2))
    marks = re.findall(r'class="wall-mark [^"]+" transform="translate\(([\d.]+) ([\d.]+)\) scale\(1\)"', shown)
    assert len(marks) == 4 + 4, "at the ends, and beside the names of the tables"
    for x, y in ((float(x), float(y)) for x, y in marks[:4]):
        assert all(lie_apart((x - 7, x + 7, y - 7, y + 7), box) for box in boxes_of_names(shown))
    assert 1 <= shown.count('class="wall-lead ') <= 2


def test_where_billy_has_died_the_name_of_the_thread_says_on_which_day(wall: Wall) -> None:
    for table, state in enumerate(("condition", "deck", "objective"), start=1):
        write(wall.folder, replace(TOLD, table=table, names=("Ann",), thread=((3, "day", 9, 0),), state=state))
    shown = wall.drawn().content
    assert shown.count(": he died on day 3</text>") == 2
    assert ">Table 3: 0</text>" in shown
    assert ">green</text>" not in shown, "of a stage that is a line at the top nobody could read the name"
    for stage in ("orange", "red", "black"):
        assert f">{stage}</text>" in shown
    write(wall.folder, replace(TOLD, names=("Ann",), thread=((3, "day", 28, 0),)))
    assert ">green</text>" in wall.drawn().content


def test_a_damaged_file_is_left_out_with_one_line_and_the_others_stay(
    wall: Wall, capsys: pytest.CaptureFixture[str]
) -> None:
    write(wall.folder, TOLD)
    for content in (b"{", b"\x00" * 20_000):
        (wall.folder / "table-2.json").write_bytes(content)
        assert [table.table for table in wall.tables()] == [1]
    said = capsys.readouterr().out
    assert said.count("table-2.json") == said.count("\n") == 1


def test_only_a_table_whose_kernel_runs_is_shown_and_the_number_of_another_is_free_again(
    wall: Wall, clock: Clock
) -> None:
    write(wall.folder, TOLD)
    write(wall.folder, replace(TOLD, table=2, kernel="gone"))
    (wall.folder / name_of(3)).touch()
    (wall.folder / "notes.txt").write_text("not ours")
    assert [table.table for table in wall.tables()] == [1]
    clock.now = (wall.folder / name_of(3)).stat().st_mtime + UNWRITTEN / 2
    wall.sweep()
    assert names_in(wall.folder) == ["notes.txt", "table-1.json", "table-3.json"]
    clock.now += UNWRITTEN
    wall.sweep()
    assert names_in(wall.folder) == ["notes.txt", "table-1.json"]


SEEN = Seen(
    kernel="here",
    table=1,
    parts=(("question", ("The evening", "Care?", "  1. Sit with Billy")), ("people", ("Ann <b>: \u202eBreak Room",))),
    thread=((1, "morning", 9, 7),),
)


def test_who_looks_in_sees_what_the_table_sees_and_can_press_nothing(wall: Wall) -> None:
    write(wall.folder, TOLD)
    looking_in.write(wall.folder, SEEN)
    shown = wall.looked_in(1)
    assert shown.title == "Table 1"
    for words in ("Day 2, Night. No move for 9 minutes", "<li>Sit with Billy</li>", "keep it off the projector"):
        assert words in shown.content
    assert shown.content.count('class="hd-axis"') == 1
    assert "<b>" not in shown.content
    assert "\u202e" not in shown.content
    for way in ("<form", "<button", "<input", "<script", "onclick"):
        assert way not in shown.content
    assert re.findall('href="([^"]+)"', shown.content) == [LEADER]
    assert 'href="/wall/table/1"' in wall.drawn().content
    assert "Break Room" not in wall.drawn().content, "what a table sees never stands on the page of all tables"


def test_a_table_that_sees_no_board_shows_none(wall: Wall, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no such table now" in wall.looked_in(1).content
    write(wall.folder, replace(TOLD, state="stopped"))
    aside = "The board is put aside now"
    assert aside in wall.looked_in(1).content
    looking_in.write(wall.folder, Seen("here", 1))
    assert aside in wall.looked_in(1).content
    looking_in.write(wall.folder, replace(SEEN, kernel="before"))
    assert aside in wall.looked_in(1).content, "the table that had this number before is nobody's to see"
    (wall.folder / "seen-1.json").write_text("{")
    for _ in range(2):
        assert aside in wall.looked_in(1).content
    assert capsys.readouterr().out.count("seen-1.json") == 1


def test_what_a_table_saw_goes_with_it(wall: Wall) -> None:
    write(wall.folder, replace(TOLD, kernel="gone"))
    looking_in.write(wall.folder, replace(SEEN, kernel="gone"))
    wall.sweep()
    assert names_in(wall.folder) == []


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    ("minute", "said"),
    [
        (0, "Minute 0 of ninety</strong> The words before we begin"),
        (33, "Minute 33 of ninety</strong> Each table plays<"),
        (34, "Minute 34 of ninety</strong> Each table plays: begin no new day"),
        (90, "Minute 90 of ninety</strong> The ninety minutes are over"),
        (125, "Minute 125</strong> The ninety minutes are over"),
        (-3, "Minute 0 of ninety"),
    ],
)
def test_the_clock_says_the_minute_and_what_is_planned(wall: Wall, clock: Clock, minute: int, said: str) -> None:
    clock.now = NOW + minute * 60
    assert said in wall.drawn().content


def test_the_plan_is_that_of_the_document_about_leading() -> None:
    rows = (PACKAGE.parent / "docs" / "leading.md").read_text(encoding="utf-8").split("## Ninety minutes")[1]
    begun = {line.split("|")[1].strip().partition("-")[0] for line in rows.splitlines() if line.startswith("| ")}
    planned = {key.rpartition(".")[2] for key in Words(the_box(), "en").texts if key.startswith("wall.plan.")}
    assert {each for each in begun if each.isdigit()} == planned - {"34", "90"}
    assert "At minute 34 say: begin no new day" in rows


def luminance(colour: str) -> float:
    """The relative luminance of "#rrggbb", as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("light", [True, False])
def test_each_thread_is_seen_on_each_stage_by_day_and_by_night(light: bool) -> None:
    def colours(name: str, file: str) -> list[str]:
        """The colours of a custom property: by day first, then by night."""
        return re.findall(rf"--{name}:(#[0-9a-f]{{6}})", days.styles(file))

    place = 0 if light else 1
    threads = [colours(f"wall-{table}", "wall.css")[place] for table in range(1, 7)]
    stages = [colours(f"hd-{stage}", "days.css")[place] for stage in ("paper", "green", "orange", "red", "black")]
    assert len(set(threads)) == 6
    for thread, stage in product(threads, stages):
        dark, bright = sorted(map(luminance, (thread, stage)))
        assert (bright + 0.05) / (dark + 0.05) >= 3, (thread, stage)


def test_a_page_that_is_no_room_tells_no_folder_that_another_program_has_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {FOLDER: "elsewhere"})
    serving.set_environment({"seed": 7})
    assert FOLDER not in os.environ
    assert os.environ["HOLDING_ON_SEED"] == "7"


class TestServed(AsyncHTTPTestCase):
    """The page behind its guard."""

    def get_app(self) -> Application:
        """A room with nothing in it but the leader's page."""
        wall = Wall(_wall(None, "en"), Console(), lambda _: True)
        wall.__enter__()
        self.addCleanup(wall.__exit__)
        self.wall = wall
        entry = leader_entry(cookie_of_leader(1), SECRET)
        leader = ForLeader(LEADER, SECRET, entry, leader_pages(wall))
        return guarded(TOKEN, 1, Application(), leader)  # type: ignore[return-value]

    def ask(self, path: str, secret: str = "", method: str = "GET") -> HTTPResponse:
        """Ask as a browser with a cookie, without following."""
        headers = {"Cookie": f"{cookie_of_leader(1)}={secret}"} if secret else {}
        body = "" if method == "POST" else None
        return self.fetch(path, headers=headers, follow_redirects=False, method=method, body=body)

    def press(self, does: str, **fields: str) -> HTTPResponse:
        """Press a button of the page, with what stands in its fields."""
        headers = {"Cookie": f"{cookie_of_leader(1)}={SECRET}", "Content-Type": "application/x-www-form-urlencoded"}
        return self.fetch(
            LEADER, headers=headers, follow_redirects=False, method="POST", body=urlencode({"do": does, **fields})
        )

    def test_the_address_with_the_secret_leads_to_the_page_and_the_secret_leaves_the_address(self) -> None:
        """The browser's line of addresses is on the projector."""
        entered = self.ask(f"{LEADER}?token={SECRET}")
        assert (entered.code, entered.headers["Location"]) == (303, LEADER)
        cookie = entered.headers["Set-Cookie"]
        assert SECRET in cookie
        for part in ("HttpOnly", f"Path={LEADER}", "SameSite=Strict"):
            assert part in cookie
        shown = self.ask(LEADER, SECRET)
        assert shown.code == 200
        assert "<h1>All tables</h1>" in shown.body.decode()
        assert SECRET not in shown.body.decode() + str(shown.headers)

    def test_who_has_no_secret_gets_neither_page_nor_typeface_nor_clock(self) -> None:
        """Every method is refused."""
        table = f"{LEADER}/table/1"
        for path in (
            LEADER,
            f"{LEADER}?token={TOKEN}",
            table,
            f"{table}?token={TOKEN}",
            f"{LEADER}/holding-on/fonts/sans-400.woff2",
        ):
            assert self.ask(path).code == self.ask(path, TOKEN).code == 403
        before = self.wall.minute_0
        assert self.ask(LEADER, "wrong", "POST").code == 403
        assert self.wall.minute_0 == before

    def test_the_page_allows_nothing_but_its_own_script_and_styles(self) -> None:
        """No frame, no other host, and no script that somebody has written into a name."""
        write(self.wall.folder, replace(TOLD, names=("<script>x",), thread=((1, "day", 3, 3),)))
        shown = self.ask(LEADER, SECRET)
        policy = shown.headers["Content-Security-Policy"]
        for part in ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"):
            assert part in policy
        assert "unsafe" not in policy
        assert shown.body.decode().count("<script") == 1
        assert 'style="' not in shown.body.decode()
        assert "&lt;script&gt;x" in shown.body.decode()
        other = self.ask(LEADER, SECRET).headers["Content-Security-Policy"]
        assert other != policy

    def test_a_table_is_looked_into_and_takes_nothing(self) -> None:
        """What is sent there reaches nobody."""
        write(self.wall.folder, TOLD)
        looking_in.write(self.wall.folder, SEEN)
        shown = self.ask(f"{LEADER}/table/1", SECRET)
        assert shown.code == 200
        assert "Sit with Billy" in shown.body.decode()
        assert SECRET not in shown.body.decode()
        assert "form-action 'none'" in shown.headers["Content-Security-Policy"]
        before = names_in(self.wall.folder)
        assert self.ask(f"{LEADER}/table/1", SECRET, "POST").code == 405
        assert names_in(self.wall.folder) == before
        for path in ("table/0", "table/", "table/1000", "table/1/x", "table/..%2f1", "seen-1.json"):
            assert self.ask(f"{LEADER}/{path}", SECRET).code == 404

    def test_the_typeface_comes_and_no_other_file(self) -> None:
        """The leader's browser has no token for the typefaces of the room."""
        assert self.ask(f"{LEADER}/holding-on/fonts/sans-400.woff2", SECRET).code == 200
        for path in ("holding-on/fonts/..%2fboard.js", "holding-on/fonts/none.woff2", "x"):
            assert self.ask(f"{LEADER}/{path}", SECRET).code == 404

    def test_all_tables_pause_until_they_are_let_go_on(self) -> None:
        """The button then says what it does next."""
        for does, says, lies in (("pause", "Let all go on", True), ("go_on", "Pause all tables", False)):
            assert self.press(does).code == 303
            assert is_paused(self.wall.folder) is lies
            assert says in self.ask(LEADER, SECRET).body.decode()

    def test_a_word_stands_at_all_tables_until_it_is_taken_back(self) -> None:
        """It is one line of letters that can be seen, and never code."""
        assert "Take it back" not in self.ask(LEADER, SECRET).body.decode()
        assert self.press("send", word=" Tea <b>\r\nin\u202e ten ").code == 303
        assert word_in(self.wall.folder) == "Tea <b> in ten"
        shown = self.ask(LEADER, SECRET).body.decode()
        assert "At all tables now: “Tea &lt;b&gt; in ten”" in shown
        assert "Take it back" in shown
        for says, stands in (("x" * 1000, "x" * LONGEST_WORD), (" \n", "")):
            self.press("send", word=says)
            assert word_in(self.wall.folder) == stands
        self.press("send", word="Tea")
        self.press("take_back")
        assert word_in(self.wall.folder) == ""
        assert self.ask(LEADER, "wrong", "POST").code == 403

    def test_a_word_that_is_being_written_is_in_no_part_that_changes_by_itself(self) -> None:
        """The page asks for what is new every few seconds."""
        body = self.ask(LEADER, SECRET).body.decode()
        assert '<div class="wall-word" data-part="word"></div>' in body
        assert body.index('name="word"') < body.index('data-part="word"')

    def test_what_no_button_says_does_nothing(self) -> None:
        """A form that was changed."""
        before = self.wall.minute_0
        for does in ("", "stop", "pause" * 1000):
            assert self.press(does).code == 303
        assert self.wall.minute_0 == before
        assert not is_paused(self.wall.folder)

    def test_minute_0_is_when_the_button_is_pressed(self) -> None:
        """The room opens before the group is there."""
        self.wall.minute_0 -= 3000
        pressed = self.press("begin")
        assert (pressed.code, pressed.headers["Location"]) == (303, LEADER)
        assert "Minute 0 of ninety" in self.ask(LEADER, SECRET).body.decode()
