"""The page of the six questions, which everybody in a room may open, on their own device and without a name."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Any, Final

from tornado.web import RequestHandler

from holding_on.common.asking import QUESTIONS
from holding_on.server.token_guard import plain_page
from holding_on.server.wall import NOTHING, Wall, strictly

LARGEST: Final = 10_000
"""The most bytes of what a page sends; its own form sends some two hundred."""
BAD_REQUEST, CONFLICT, TOO_LARGE = 400, 409, 413


class QuestionsHandler(RequestHandler):
    """Shows the questions, and counts what is answered. Nothing of a request is kept but the counts.

    The page has a secret in its form, which only that page knows and which is good for one sending. So no page of
    another site can send answers, and the server needs no cookie for it.
    """

    def initialize(self, wall: Wall) -> None:
        """Take the room, which has the answers."""
        self._wall = wall

    def set_default_headers(self) -> None:
        """Forbid everything that the page does not need."""
        strictly(self)

    def check_xsrf_cookie(self) -> None:
        """Leave it to the secret of the page."""

    def get(self) -> None:
        """Send the page, which asks while the questions are open."""
        self._keep_token()
        answers = self._wall.answers
        self._send(answers.open_page() if answers.is_asking else "")

    def post(self) -> None:
        """Count the answers, and say so, or say why nothing was counted."""
        if len(self.request.body) > LARGEST:
            self._refuse("unreadable", TOO_LARGE)
            return
        given = {name: self.get_body_arguments(name) for name in ("page", *QUESTIONS)}
        sent = {name: values[0] if len(values) == 1 else "" for name, values in given.items() if values}
        page = sent.pop("page", "")
        refused = self._wall.answers.give(page, sent)
        if not refused:
            self._send("", "thanks")
        elif refused in ("nothing", "no_answer"):
            self._refuse(refused, BAD_REQUEST, page)
        else:
            self._refuse(refused, CONFLICT)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say in a sentence that what was sent could not be read."""
        self._send("", "unreadable")

    def _refuse(self, reason: str, status: int, page: str = "") -> None:
        self.set_status(status)
        self._send(page, reason)

    def _send(self, page: str, said: str = "") -> None:
        nonce = secrets.token_urlsafe(16)
        self.set_header(
            "Content-Security-Policy", f"{NOTHING}; style-src 'nonce-{nonce}'; font-src 'self'; form-action 'self'"
        )
        self.finish(plain_page("questions.html", nonce=nonce, base="/", **asdict(self._wall.asked(page, said))))

    def _keep_token(self) -> None:
        """Keep the token of the room as the room's other pages do, so that the form needs none in its address."""
        for name, token in self.settings.get("room", {}).items():
            self.set_cookie(name, token, httponly=True, samesite="Strict")
