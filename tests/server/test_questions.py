"""The six questions of a room: who may open them, what is counted, when it is shown, and that nothing else is kept."""

from __future__ import annotations

import csv
import re
from http.cookies import SimpleCookie
from io import StringIO
from urllib.parse import urlencode

import pytest
from tornado.httpclient import HTTPResponse
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.commands.play import _wall
from holding_on.common.asking import FEWEST, HIGHEST, MOST_PAGES, QUESTIONS, ROUNDS, STEPS, Answers
from holding_on.common.course import goals
from holding_on.common.wall import ANSWERS, LEADER
from holding_on.common.wall import QUESTIONS as PAGE
from holding_on.server.console import Console
from holding_on.server.questions import LARGEST, QuestionsHandler
from holding_on.server.token_guard import ForLeader, cookie, cookie_of_leader, guarded
from holding_on.server.wall import Wall, leader_entry, leader_pages

TOKEN, SECRET = "abcdefghjk", "mnpqrstuvw"
WORDS = Words(the_box(), "en")


def answered(answers: Answers, times: int, **given: str) -> None:
    """So many people send these answers."""
    for _ in range(times):
        assert answers.give(answers.open_page(), given) == ""


def test_three_of_the_six_questions_are_about_the_goals() -> None:
    assert len(QUESTIONS) == 6
    assert set(QUESTIONS[:3]) == set(goals())


def test_nothing_is_shown_before_the_round_is_over_and_nothing_of_fewer_than_five() -> None:
    answers = Answers()
    answered(answers, FEWEST, ease="2", stay="5")
    answered(answers, FEWEST - 1, decline="1")
    assert {answers.shown(when, name) for when in ROUNDS for name in QUESTIONS} == {None}
    answers.go_on("between")
    assert answers.shown("before", "ease") == (0, FEWEST, 0, 0, 0)
    assert answers.shown("before", "stay") == (0, 0, 0, 0, FEWEST)
    assert answers.shown("before", "decline") is answers.shown("before", "turn") is None
    assert answers.shown("after", "ease") is None


def test_no_step_leads_back_and_no_round_takes_the_page_of_another() -> None:
    answers = Answers()
    early = answers.open_page()
    for step in ("between", "before", "x"):
        answers.go_on(step)
    assert answers.step == "between"
    assert answers.give(early, {"ease": "1"}) == "not_now"
    answers.go_on("after")
    assert answers.give(early, {"ease": "1"}) == "again"
    answered(answers, FEWEST, ease="4")
    answers.go_on("closed")
    assert (answers.shown("before", "ease"), answers.shown("after", "ease")) == (None, (0, 0, 0, FEWEST, 0))
    assert answers.next_step() is None


def test_pages_that_nobody_sends_are_forgotten_the_oldest_first() -> None:
    answers = Answers()
    first, second = answers.open_page(), answers.open_page()
    for _ in range(MOST_PAGES - 1):
        answers.open_page()
    assert answers.give(first, {"ease": "1"}) == "again"
    assert answers.give(second, {"ease": "1"}) == ""


def test_what_is_kept_is_the_same_in_whatever_order_it_came() -> None:
    kept = []
    for order in (["1", "5", "3"], ["3", "1", "5"]):
        answers = Answers()
        for answer in order:
            answered(answers, 1, ease=answer)
        kept.append(vars(answers))
    assert kept[0] == kept[1]


@pytest.mark.parametrize("step", STEPS)
def test_the_leader_reads_at_each_step_what_there_is_to_do(step: str) -> None:
    answers = Answers()
    answered(answers, 7, **dict.fromkeys(QUESTIONS, "3"))
    answers.go_on(step)
    with Wall(_wall(None, "en"), Console(), lambda _: True) as wall:
        wall.answers, wall.questions_at = answers, "http://192.168.1.20:8866/questions"
        shown = wall.drawn().content
    assert WORDS.say(f"wall.questions.leader.{step}") in shown
    assert ("7 pages have been sent." in shown) is (step == "before")
    assert (wall.questions_at in shown) is (step != "closed")
    assert shown.count('role="img" aria-label="Before: answer 1, 0 times; ') == (0 if step == "before" else 6)
    assert shown.count(WORDS.say("wall.questions.few")) == (6 if step == "closed" else 0)


class TestServed(AsyncHTTPTestCase):
    """The page behind the guard of a room."""

    def get_app(self) -> Application:
        """A room with the questions and the leader's page."""
        self.wall = Wall(_wall(None, "en"), Console(), lambda _: True)
        self.wall.__enter__()
        self.addCleanup(self.wall.__exit__)
        entry = leader_entry(cookie_of_leader(1), SECRET)
        leader = ForLeader(LEADER, SECRET, entry, leader_pages(self.wall))
        inside = Application(
            [(PAGE, QuestionsHandler, {"wall": self.wall})], room={cookie(1): TOKEN}, xsrf_cookies=True
        )
        return guarded(TOKEN, 1, inside, leader)  # type: ignore[return-value]

    def opened(self) -> str:
        """Open the page; its secret, or "" for a page that asks nothing."""
        body = self.fetch(f"{PAGE}?token={TOKEN}").body.decode()
        return "".join(re.findall(r'name="page" value="([^"]+)"', body))

    def send(self, body: str | bytes | None = None, kind: str = "", **given: str) -> HTTPResponse:
        """Send a page, as a browser does that has opened one."""
        headers = {"Cookie": f"{cookie(1)}={TOKEN}"} | ({"Content-Type": kind} if kind else {})
        return self.fetch(PAGE, method="POST", headers=headers, body=urlencode(given) if body is None else body)

    def lead(self, path: str = LEADER, secret: str = SECRET, **given: str) -> HTTPResponse:
        """Ask as the leader, or press a button of the leader's page."""
        sent = {"method": "POST", "body": urlencode(given)} if given else {}
        headers = {"Cookie": f"{cookie_of_leader(1)}={secret}; {cookie(1)}={TOKEN}"}
        return self.fetch(path, headers=headers, follow_redirects=False, **sent)  # type: ignore[arg-type]

    def test_the_page_has_no_name_no_script_and_no_cookie_but_the_rooms(self) -> None:
        """It asks six things, and each may be left out."""
        shown = self.fetch(f"{PAGE}?token={TOKEN}")
        body = shown.body.decode()
        assert body.count("<fieldset>") == len(QUESTIONS)
        assert body.count('type="radio"') == len(QUESTIONS) * HIGHEST
        assert "<script" not in body
        assert TOKEN not in body
        assert "required" not in body
        assert [*SimpleCookie(shown.headers["Set-Cookie"])] == [cookie(1)]
        assert "script-src" not in shown.headers["Content-Security-Policy"]
        assert "default-src 'none'" in shown.headers["Content-Security-Policy"]

    def test_a_page_is_counted_once(self) -> None:
        """The second time it is said politely that nothing was counted."""
        page = self.opened()
        assert "Your answers are counted" in self.send(page=page, ease="4").body.decode()
        again = self.send(page=page, ease="4")
        assert (again.code, self.wall.answers.sent("before")) == (409, 1)
        assert "Nothing was counted: this page has been sent already" in again.body.decode()

    def test_bad_input_gets_a_sentence_and_counts_nothing(self) -> None:
        """Huge, missing, twice, and not a number."""
        page = self.opened()
        for given in (
            {"ease": "6"},
            {"ease": "0"},
            {"ease": "x"},
            {"ease": "٣"},
            {"ease": "1 2"},
            {"ease": ""},
            {},
            {"who": "Ann"},
        ):
            answered = self.send(page=page, **given)
            assert answered.code == 400
            assert answered.body.decode().count("Nothing was counted") == 1
            assert page in answered.body.decode(), "the page can be sent once more"
        for body, kind, code in (
            (f"page={page}&ease=1&ease=2", "", 400),
            (f"page={page}&ease=%ff%fe", "", 400),
            (f"page={page}&x={'9' * LARGEST}", "", 413),
            (b"--x\r\nno", "multipart/form-data; boundary=x", 400),
            ("", "", 409),
            ("page=made-up&ease=1", "", 409),
        ):
            answered = self.send(body, kind)
            assert (body, answered.code) == (body, code)
            assert answered.body.decode().count("Nothing was counted") == 1
        assert self.wall.answers.sent("before") == 0
        assert self.send(page=page, ease="1").code == 200

    def test_who_has_no_token_opens_no_questions_and_a_table_opens_no_sums(self) -> None:
        """Neither with the room's token nor with a wrong secret."""
        assert self.fetch(PAGE).code == self.fetch(PAGE, method="POST", body="ease=1").code == 403
        for path in (ANSWERS, f"{ANSWERS}?token={TOKEN}", f"{LEADER}?token={TOKEN}"):
            assert self.lead(path, "wrong").code == self.lead(path, TOKEN).code == self.fetch(path).code == 403
        assert self.lead(LEADER, TOKEN, do="between").code == 403
        assert self.wall.answers.step == "before"
        assert self.fetch(f"{PAGE}/answers.csv?token={TOKEN}").code == 404

    def test_the_leader_ends_a_round_and_saves_the_sums(self) -> None:
        """Of one question fewer than five have answered."""
        for number in range(6):
            given = {"ease": "2", **({"turn": "5"} if number < 4 else {})}
            assert self.send(page=self.opened(), **given).code == 200
        assert len([*csv.reader(StringIO(self.lead(ANSWERS).body.decode()))]) == 1
        assert self.lead(do="between").code == 303
        assert self.opened() == ""
        file = self.lead(ANSWERS)
        assert file.headers["Content-Type"].startswith("text/csv")
        rows = [*csv.DictReader(StringIO(file.body.decode()))]
        ease = WORDS.say("wall.questions.ask.ease")
        assert [(row["question"], row["when"], row["answer"], row["count"]) for row in rows] == [
            (ease, "before", str(answer), "6" if answer == 2 else "0") for answer in range(1, HIGHEST + 1)
        ]
        shown = self.lead().body.decode()
        assert 'aria-label="Before: answer 1, 0 times; answer 2, 6 times; ' in shown
        assert shown.count(WORDS.say("wall.questions.few")) == 5
        self.lead(do="after")
        assert self.opened()
