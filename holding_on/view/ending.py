"""The words of the end of a game: its title, how the game ended, and the last words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..engine import names as n

if TYPE_CHECKING:
    from . import shape
    from .lying import Ended
    from .names import Names


class Ending(NamedTuple):
    """The texts about the end of a game: its title, how the game ended, and the last words."""

    title: str
    text: str
    closing: str

    @property
    def whole(self) -> str:
        """How the game ended and the last words, as paragraphs."""
        return f"{self.text}\n\n{self.closing}"


def outcome(ended: Ended | None, names: Names) -> shape.Outcome | None:
    """Return the end of a game as plain data; None while the game goes on."""
    if ended is None:
        return None
    said = words(ended, names)
    return {
        "won": ended.ending == n.WON,
        "died": ended.ending in (n.DIED, n.DECK_EMPTY),
        "reason": n.ENDING_NAMES[ended.ending],
        "rule": ended.rule,
        "title": said.title,
        "text": said.whole,
    }


def words(ended: Ended, names: Names) -> Ending:
    """Return the texts about the end of a game."""
    say, has = names.say, names.words.has
    reason, scenario = n.ENDING_NAMES[ended.ending], f"scenario.{names.scenario.number}"
    text = _how(ended, reason, scenario, names)
    if ended.ending != n.WON and has(f"{scenario}.lost"):
        text = f"{text}\n\n{say(f'{scenario}.lost')}"
    then = f"outcome.{reason}.next"
    return Ending(say(f"outcome.{reason}.title"), text, say(then if has(then) else "outcome.next"))


def _how(ended: Ended, reason: str, scenario: str, names: Names) -> str:
    """Say how the game ended; a scenario's own words come last, and nothing is added to them."""
    say = names.say
    own = f"{scenario}.{'met' if ended.ending == n.WON else 'alone' if ended.alone else reason}"
    is_own = names.words.has(own)
    key = own if is_own else f"outcome.{reason}.{'alone' if ended.alone else 'text'}"
    sentences = [say(key, n=ended.day, condition=ended.condition)]
    if ended.ending == n.TRANSFERRED:
        causes = [
            say(f"rule.{cause}" if cause.startswith(n.HOUSE) else f"outcome.warnings.{cause}")
            for cause in ended.moved_by
        ]
        sentences = [*causes, *sentences] if is_own else [*sentences, *causes, say("outcome.warnings.stays")]
    return " ".join(sentences)
