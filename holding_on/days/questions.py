"""The six questions before and after: the page that learners answer, and the sums on the leader's page, as HTML."""

import csv
import io
from dataclasses import dataclass
from typing import Final

from ..catalogue.language import Words
from ..common.asking import HIGHEST, QUESTIONS, ROUNDS, Answers, Counts
from ..common.wall import ANSWERS
from ..view.markup import folded, text

_HIGH: Final = 44
_WIDE: Final = 26


@dataclass(frozen=True)
class QuestionsPage:
    """The page of the questions, as each learner opens it.

    Parameters
    ----------
    words : Words
        The words of the page.
    step : str
        The step at which the questions are (`common/asking.py`).
    page : str
        The secret by which this page can be sent once; empty for a page that asks nothing.
    said : str
        The name of the sentence about what was sent; empty where nothing was.
    """

    words: Words
    step: str
    page: str = ""
    said: str = ""

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.words.say("wall.questions.title")

    def content(self) -> str:
        """Return the page as HTML."""
        told = text(self.words.say(f"wall.questions.said.{self.said}")) if self.said else ""
        said = f'<p role="status" class="ask-said">{told}</p>' if told else ""
        return (
            f'<main class="ask"><h1>{text(self.title)}</h1>{said}{self._form() if self.page else self._rest()}</main>'
        )

    def _form(self) -> str:
        lead = f"<p>{text(self._say(self.step))}</p><p>{text(self._say('about'))}</p>"
        asked = "".join(map(self._question, QUESTIONS))
        hidden = f'<input type="hidden" name="page" value="{text(self.page)}">'
        return (
            f'{lead}<form method="post">{hidden}{asked}<button type="submit">{text(self._say("send"))}</button></form>'
        )

    def _question(self, name: str) -> str:
        low, high = text(self._say("low")), text(self._say("high"))
        boxes = "".join(
            f'<label><input type="radio" name="{name}" value="{answer}"><span>{answer}'
            f'<span class="wall-unseen">{self._end(answer)}</span></span></label>'
            for answer in range(1, HIGHEST + 1)
        )
        return (
            f"<fieldset><legend>{text(self.words.say(f'wall.questions.ask.{name}'))}</legend>"
            f'<span aria-hidden="true">{low}</span><span class="ask-row">{boxes}</span>'
            f'<span aria-hidden="true" class="ask-high">{high}</span></fieldset>'
        )

    def _end(self, answer: int) -> str:
        """Return what an answer at either end says, for those who hear it."""
        end = {1: "low", HIGHEST: "high"}.get(answer)
        return f", {text(self._say(end))}" if end else ""

    def _rest(self) -> str:
        rest = "open" if self.step in ROUNDS else self.step
        said = text(self.words.say(f"wall.questions.rest.{rest}"))
        again = f'<p><a href="">{text(self._say("reload"))}</a></p>' if self.step in ROUNDS else ""
        return f"<p>{said}</p>{again}"

    def _say(self, key: str) -> str:
        return self.words.say(f"wall.questions.{key}")


def sums(words: Words, answers: Answers, address: str, code: str) -> str:
    """Return the part of the leader's page about the questions.

    Parameters
    ----------
    words : Words
        The words of the page.
    answers : Answers
        The answers of the room.
    address, code : str
        The address of the page of the questions, and its QR code as HTML; both may be empty.

    Returns
    -------
    str
        The part as HTML.
    """

    def say(key: str, **facts: object) -> str:
        return text(words.say(f"wall.questions.{key}", **facts))

    where = f'<p>{say("open_at")} <a href="{text(address)}">{text(address)}</a></p>' if address else ""
    where += folded(words.say("wall.questions.code"), code) if code else ""
    step = answers.next_step()
    go_on = text(words.say(f"wall.questions.go.{step}")) if step else ""
    press = f'<button type="submit" name="do" value="{step}">{go_on}</button>'
    button = f'<form method="post">{press}</form>' if step else ""
    sent = f"<p>{say('sent', n=answers.sent(answers.step))}</p>" if answers.is_asking else ""
    state = f"<p>{text(words.say(f'wall.questions.leader.{answers.step}'))}</p>{sent}{button}"
    over = [when for when in ROUNDS if answers.is_over(when)]
    table = _table(words, answers, over) if over else ""
    others = f"<p>{say('others')}</p>"
    return f'<div class="ask-sums">{where if answers.step != "closed" else ""}{state}{table}{others}</div>'


def answers_csv(words: Words, answers: Answers) -> str:
    """Return the sums that are shown, as a table for spreadsheets: question, when, answer and count."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\r\n")
    lines.writerow(["question", "when", "answer", "count"])
    for name in QUESTIONS:
        for when in ROUNDS:
            for answer, count in enumerate(answers.shown(when, name) or (), start=1):
                lines.writerow([words.say(f"wall.questions.ask.{name}"), when, answer, count])
    return out.getvalue()


def _table(words: Words, answers: Answers, over: list[str]) -> str:
    head = "".join(f'<th scope="col">{text(words.say(f"wall.questions.when.{when}"))}</th>' for when in over)
    rows = "".join(
        f'<tr><th scope="row">{text(words.say(f"wall.questions.ask.{name}"))}</th>'
        + "".join(f"<td>{_bars(words, when, answers.shown(when, name))}</td>" for when in over)
        + "</tr>"
        for name in QUESTIONS
    )
    ends = text(words.say("wall.questions.ends"))
    save = f'<p><a href="{ANSWERS}" download>{text(words.say("wall.questions.save"))}</a></p>'
    return f"<table><thead><tr><td>{ends}</td>{head}</tr></thead><tbody>{rows}</tbody></table>{save}"


def _bars(words: Words, when: str, counts: Counts | None) -> str:
    """Return the counts as bars with their figures, or the sentence that there are too few."""
    if counts is None:
        return text(words.say("wall.questions.few"))
    each = [words.say("wall.questions.count", answer=answer, n=n) for answer, n in enumerate(counts, start=1)]
    label = text(f"{words.say(f'wall.questions.when.{when}')}: {'; '.join(each)}")
    most = max(counts)
    drawn = ""
    for at, count in enumerate(counts):
        high = round(count / most * _HIGH, 1)
        x = at * (_WIDE + 6)
        drawn += f'<rect x="{x}" y="{16 + _HIGH - high}" width="{_WIDE}" height="{high}"/>'
        drawn += f'<text x="{x + _WIDE / 2}" y="{12 + _HIGH - high}">{count}</text>'
        drawn += f'<text class="ask-answer" x="{x + _WIDE / 2}" y="{_HIGH + 32}">{at + 1}</text>'
    return f'<svg role="img" aria-label="{label}" viewBox="0 0 {HIGHEST * (_WIDE + 6)} {_HIGH + 36}">{drawn}</svg>'
