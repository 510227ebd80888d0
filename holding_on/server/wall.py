"""The leader's page of a room: its address, its secret, and the tables that it tells of.

Each table's kernel writes a small file (`common/wall.py`) into a folder that the server makes for its run. A file needs
no port and no key, and what a kernel says reaches the page only when the server has checked it. How the page looks is
not decided here: whoever opens the room hands in a function that draws it.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Self

from tornado.web import Application, RequestHandler

from holding_on.common import looking_in
from holding_on.common.asking import STEPS, Answers
from holding_on.common.looking_in import Seen
from holding_on.common.paths import PACKAGE
from holding_on.common.wall import (
    ANSWERS,
    FOLDER,
    LEADER,
    NAME,
    TABLE,
    DamagedFile,
    TableNews,
    is_paused,
    pause,
    read,
    send,
    word_in,
)
from holding_on.server.addresses import DrawingFiles
from holding_on.server.console import Console
from holding_on.server.token_guard import plain_page

ROUND = 2.0
"""Seconds between two looks for tables that have ended."""

AGAIN = 5
"""Seconds until the page asks for what is new."""

UNWRITTEN = 60.0
"""Seconds after which a number is free again that a table has taken without ever writing its file."""


@dataclass(frozen=True)
class Drawn:
    """The leader's page as it is drawn: its title, its styles as CSS, and its content as HTML."""

    lang: str
    title: str
    styles: str
    content: str


Draw = Callable[[Sequence[TableNews], float, float, bool, str, Answers, str], Drawn]
"""A function that draws the leader's page of some tables. Its numbers are the present time and minute 0, both as
`time.time` counts them; then come whether all tables pause, the word that stands at all tables, the answers to the six
questions, and the address of their page.
"""


DrawTable = Callable[[int, TableNews | None, Seen | None, float], Drawn]
"""A function that draws what the leader sees who looks in at a table: its number, what it tells, what it sees, and the
present time. Without the table, both are None.
"""


class Draws(NamedTuple):
    """The functions that draw the leader's pages."""

    all_tables: Draw
    one_table: DrawTable
    questions: Callable[[str, str, str], Drawn]
    """Draws the page of the six questions: the step at which they are, the secret of the page, and what is said."""
    sums: Callable[[Answers], str]
    """Returns the sums of the six questions as a file for spreadsheets."""


class Wall:
    """The tables of a room, as their files tell of them, and the clock of the leader's page."""

    def __init__(
        self, draws: Draws, console: Console, is_running: Callable[[str], bool], clock: Callable[[], float] = time.time
    ) -> None:
        """Make the wall; it has its folder within its block. `is_running` says whether a kernel with this id runs."""
        self._draws, self._console, self._is_running, self._clock = draws, console, is_running, clock
        self._made = TemporaryDirectory(prefix="holding-on-wall-", ignore_cleanup_errors=True)
        self.folder = Path(self._made.name)
        self.minute_0 = clock()
        self.answers = Answers()
        self.questions_at = ""
        """The address of the page of the six questions."""

    def __enter__(self) -> Self:
        """Tell the kernels that are started from now on of the folder, which only this user may open."""
        os.environ[FOLDER] = str(self.folder)
        return self

    def __exit__(self, *_: object) -> None:
        """Remove the folder."""
        os.environ.pop(FOLDER, None)
        self._made.cleanup()

    def begin_now(self) -> None:
        """Let the clock of the page begin at this moment."""
        self.minute_0 = self._clock()

    def pause_all(self, on: bool) -> None:
        """Let all tables pause, or go on."""
        pause(self.folder, on)

    def send(self, word: str) -> None:
        """Let a word stand at all tables; an empty one takes away the word before."""
        send(self.folder, word)

    def tables(self) -> list[TableNews]:
        """Return what the tables tell, by their numbers; a file that no table writes is left out."""
        found = []
        for path in self._files():
            try:
                if path.stat().st_size:  # else the table has its number, and writes in a moment
                    found.append(read(path))
            except DamagedFile:
                self._console.print_once("room.damaged", file=path.name)
            except OSError:  # it has just been removed, or it is no file
                continue
        return sorted((news for news in found if self._is_running(news.kernel)), key=lambda news: news.table)

    def sweep(self) -> None:
        """Remove the files of tables that have ended, so that their numbers are free again."""
        for path in self._files():
            try:
                there = path.stat()
                news = read(path) if there.st_size else None
                is_over = (
                    self._clock() - there.st_mtime > UNWRITTEN if news is None else not self._is_running(news.kernel)
                )
                if is_over:
                    path.unlink()
                    (self.folder / looking_in.name_of(number_of(path))).unlink(missing_ok=True)
            except (DamagedFile, OSError):
                continue

    def drawn(self) -> Drawn:
        """Return the page as it is now."""
        paused, word = is_paused(self.folder), word_in(self.folder)
        about = self.answers, self.questions_at
        return self._draws.all_tables(self.tables(), self._clock(), self.minute_0, paused, word, *about)

    def asked(self, page: str = "", said: str = "") -> Drawn:
        """Return the page of the six questions, with what is said about what was sent."""
        return self._draws.questions(self.answers.step, page, said)

    def sums(self) -> str:
        """Return the sums of the six questions as a file for spreadsheets."""
        return self._draws.sums(self.answers)

    def looked_in(self, table: int) -> Drawn:
        """Return the page of a table as it is now."""
        news = next((news for news in self.tables() if news.table == table), None)
        return self._draws.one_table(table, news, self._seen(news), self._clock())

    def _seen(self, news: TableNews | None) -> Seen | None:
        """Return what a table sees; None when its file is missing, damaged, or of another table with its number."""
        if news is None:
            return None
        try:
            seen = looking_in.read(self.folder, news.table)
        except DamagedFile:
            self._console.print_once("room.damaged", file=looking_in.name_of(news.table))
            return None
        except OSError:
            return None
        return seen if seen.kernel == news.kernel else None

    def _files(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if NAME.fullmatch(path.name)]
        except OSError:
            return []


def number_of(path: Path) -> int:
    """Return the number of the table that has this file."""
    found = NAME.fullmatch(path.name)
    return int(found[1]) if found else 0


class Shown(RequestHandler):
    """A page of the leader's, with a script and styles of its own and nothing else that it may fetch."""

    def initialize(self, wall: Wall) -> None:
        """Take the tables that are told of."""
        self._wall = wall

    def set_default_headers(self) -> None:
        """Forbid everything that the page does not need."""
        strictly(self)

    def send(self, drawn: Drawn, forms: str) -> None:
        """Send the page; `forms` says where its forms may lead."""
        nonce = secrets.token_urlsafe(16)
        only_ours = f"style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; font-src 'self'; connect-src 'self'"
        self.set_header("Content-Security-Policy", f"{NOTHING}; {only_ours}; form-action {forms}")
        self.finish(plain_page("leader.html", nonce=nonce, base=f"{LEADER}/", seconds=AGAIN, **asdict(drawn)))


class TablePage(Shown):
    """Shows what a table sees, and takes nothing."""

    def get(self, table: str) -> None:
        """Send the page."""
        self.send(self._wall.looked_in(int(table)), "'none'")


class LeaderPage(Shown):
    """Shows the leader's page, begins its ninety minutes anew, lets all tables pause, and sends them a word."""

    def get(self) -> None:
        """Send the page."""
        self.send(self._wall.drawn(), "'self'")

    def post(self) -> None:
        """Do what the button that was pressed says. The cookie comes with no request of another site."""
        asked = self.get_body_argument("do", "")
        if asked == "begin":
            self._wall.begin_now()
        elif asked in ("pause", "go_on"):
            self._wall.pause_all(asked == "pause")
        elif asked in STEPS:
            self._wall.answers.go_on(asked)
        elif asked in ("send", "take_back"):
            self._wall.send(self.get_body_argument("word", "") if asked == "send" else "")
        self.redirect(LEADER, status=303)


class SumsFile(Shown):
    """Sends the sums of the six questions as a file."""

    def get(self) -> None:
        """Send the file."""
        self.set_header("Content-Type", "text/csv; charset=utf-8")
        self.set_header("Content-Disposition", 'attachment; filename="six-questions.csv"')
        self.finish(self._wall.sums())


class LeaderEntry(RequestHandler):
    """Answers the address with the secret: keeps the secret in a cookie, and leads to the address without it.

    So the secret does not stand in the browser's line of addresses, which a projector shows to everybody.
    """

    def initialize(self, cookie: str, secret: str) -> None:
        """Take the name and the value of the cookie."""
        self._cookie, self._secret = cookie, secret

    def set_default_headers(self) -> None:
        """Forbid everything."""
        strictly(self)

    def get(self) -> None:
        """Set the cookie, for the leader's page alone."""
        self.set_cookie(self._cookie, self._secret, path=LEADER, httponly=True, samesite="Strict")
        self.redirect(LEADER, status=303)


NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"


def strictly(handler: RequestHandler) -> None:
    """Set the headers that all answers to the leader have."""
    handler.set_header("Content-Security-Policy", f"{NOTHING}; form-action 'none'")
    handler.set_header("X-Content-Type-Options", "nosniff")
    handler.set_header("Referrer-Policy", "no-referrer")
    handler.set_header("Cache-Control", "no-store")


def leader_pages(wall: Wall) -> Application:
    """Return what the leader is served, and nobody else."""
    typefaces = (rf"{LEADER}/holding-on/fonts/([\w-]+\.woff2)", DrawingFiles, {"path": str(PACKAGE / "board/static")})
    tables = (rf"{LEADER}/{TABLE}/([1-9]\d{{0,2}})", TablePage, {"wall": wall})
    file = (ANSWERS, SumsFile, {"wall": wall})
    return Application([(LEADER, LeaderPage, {"wall": wall}), tables, file, typefaces])


def leader_entry(cookie: str, secret: str) -> Application:
    """Return what answers the address with the secret."""
    given: dict[str, Any] = {"cookie": cookie, "secret": secret}
    return Application([(LEADER, LeaderEntry, given)])
