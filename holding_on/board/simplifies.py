"""The page "Where the game simplifies", which says how the rules of the game differ from a real ward."""

from __future__ import annotations

from html import escape
from typing import Final, TypedDict

from holding_on.catalogue.language import Words

WORDS: Final = "simplifies."
"""The prefix of the keys of the messages on this page."""
POINTS: Final[dict[str, tuple[str, ...]]] = {
    "comfort": ("CARE-01", "CARE-06", "CARE-13"),
    "roles": ("STAFF-05", "STAFF-06", "ASSIGN-04", "ASSIGN-08"),
    "wishes": ("CARE-02", "CARE-03"),
    "emergency": ("EMERG-01", "EMERG-03", "EMERG-05"),
    "trust": ("TOKEN-01", "TOKEN-02", "TOKEN-03", "TOKEN-04"),
    "memories": ("PARTIAL-04", "INQ-06", "SCEN-05", "SCEN-07"),
    "warnings": ("WARN-01", "WARN-02", "WARN-03", "SCEN-13"),
    "stress": ("STRESS-03", "STRESS-12", "STRESS-14"),
    "support": ("STRESS-04", "COVER-02", "COVER-03", "COVER-07"),
    "death": ("SCEN-09", "SCEN-10", "SCEN-11"),
    "number": ("COND-01", "COND-08", "COMP-06"),
    "patients": ("COMP-01", "COND-13"),
    "easy": ("CARE-03", "SCEN-06"),
}
"""The points of the page in their order, each with the rules of the game that it is about."""


class Rule(TypedDict):
    """A rule of the game, with its id and its sentence."""

    id: str
    text: str


class Point(TypedDict):
    """A point of the page: how something is in the game, how it is on a real ward, and the rules for it."""

    heading: str
    game: str
    ward: str
    rules: list[Rule]


class Page(TypedDict):
    """All texts of the page in one language."""

    lang: str
    title: str
    introduction: str
    in_game: str
    on_ward: str
    by_rules: str
    points: list[Point]
    quoting: str
    quoting_text: list[str]
    close: str


def page(words: Words) -> Page:
    """Return all texts of the page in the language of `words`."""

    def say(key: str) -> str:
        return words.say(WORDS + key)

    return {
        "lang": words.lang,
        "title": say("title"),
        "introduction": say("introduction"),
        "in_game": say("in_game"),
        "on_ward": say("on_ward"),
        "by_rules": say("by_rules"),
        "points": [
            {
                "heading": say(f"point.{name}.heading"),
                "game": say(f"point.{name}.game"),
                "ward": say(f"point.{name}.ward"),
                "rules": [{"id": rule, "text": words.say(f"rule.{rule}")} for rule in rules],
            }
            for name, rules in POINTS.items()
        ],
        "quoting": say("quoting.title"),
        "quoting_text": [say("quoting.licence"), say("quoting.standing")],
        "close": say("close"),
    }


def folded(words: Words) -> str:
    """Return the page as HTML in a `<details>` element, which readers can open without a script."""
    shown = page(words)
    points = "".join(_folded_point(shown, point) for point in shown["points"])
    quoting = "".join(f"<p>{escape(text)}</p>" for text in shown["quoting_text"])
    return (
        f'<details class="ho-simplifies" lang="{escape(shown["lang"])}"><summary>{escape(shown["title"])}</summary>'
        f"<p>{escape(shown['introduction'])}</p>{points}<h3>{escape(shown['quoting'])}</h3>{quoting}</details>"
    )


def _folded_point(shown: Page, point: Point) -> str:
    rules = "".join(f"<li>{escape(rule['id'])} {escape(rule['text'])}</li>" for rule in point["rules"])
    return (
        f"<h3>{escape(point['heading'])}</h3>"
        f"<p><b>{escape(shown['in_game'])}</b> {escape(point['game'])}</p>"
        f"<p><b>{escape(shown['on_ward'])}</b> {escape(point['ward'])}</p>"
        f"<details><summary>{escape(shown['by_rules'])}</summary><ul>{rules}</ul></details>"
    )
