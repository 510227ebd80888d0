"""`Variant`: a rule of the table's own, which changes numbers, readings, answers, or what follows a change."""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Any, Final

from ..common.numbers import in_plain_numbers
from ..common.quoting import quoted
from ..engine import changes, verbs
from ..engine import names as n
from ..engine.errors import SceneError
from ..engine.phases import CHANCE_ROWS, DECISION_ROWS, STEP_ROWS
from ..view.actions import Action
from .variant_files import file_of, made_by, text_of, text_when_run
from .ward import Ward

QUESTIONS: Final = {row.name: row.phase for row in DECISION_ROWS if row.phase != n.TURN}
"""The questions that a house rule can change, by name. The turn of a card is none: it has one answer."""
STEPS: Final = {row.name: row.phase for rows in (CHANCE_ROWS, STEP_ROWS) for row in rows}
"""The cards that are dealt, and the steps in which nobody decides, by name."""
CHANGES: Final = tuple(
    verb for verb in verbs.VERBS if verb not in (*QUESTIONS, *STEPS, changes.CHOSE, changes.BY_ITSELF, "phase")
)
"""The kinds of changes that a house rule can follow; what is also a question or a step is followed as that."""
SENIOR: Final = "senior"
"""In `decides`: who has the last word on a shift."""
FOLDER: Final = "house-rules"
"""The folder beside a notebook, or of the box, in which a house rule is found by the name of its file."""
MOST_LETTERS: Final = 300
"""The most characters of the sentence of a house rule."""
_RULE: Final = re.compile(r"HOUSE-\d\d")
_NAME_LETTERS: Final = 60


class Variant:
    """A house rule: a rule of the table's own, played beside those of the box or in their place.

    Two variants are equal when they say and do the same. The functions get a `Ward`, which has everything on the table.

    Parameters
    ----------
    name : str
        What the rule is called, in a few words.
    sentence : str
        The rule as players read it: in the journal, in "Why?", and where it bars an answer.
    rule : str, default "HOUSE-01"
        Its id: HOUSE- and two digits. Rules that are played together have different ids.
    numbers : dict of str to int, optional
        The numbers that it changes, by rule id, as `Game` takes them.
    readings : dict of str to str, optional
        The readings that it chooses, by rule id, as `Game` takes them.
    options : dict of str to callable, optional
        By the name of a question, `function(ward, actions)`, which returns the actions that are legal then. An action
        that it leaves out is barred with the sentence. An action that it adds needs an answer: by the rules of the box
        where they know it at this question, else in `answers`.
    answers : dict of str to callable, optional
        By the name of a question, `function(ward, action)`, which is called in place of what the box does with the
        answer. It calls `ward.as_usual()`, or `ward.as_usual(another)`, unless the question is to come again.
    after : dict of str to callable, optional
        By the name of a question, a card dealt, a step or a kind of change, `function(ward)`, which is called after it.
    decides : dict of str to callable, optional
        By the name of a question, or for "senior", `function(ward, player)`, which returns the player who decides.

    Raises
    ------
    SceneError
        When a part of the variant cannot be used.

    Examples
    --------
    >>> night = Variant("A night without rest", "Nobody gains Care Tokens by resting.", numbers={"DAY-13": 0})
    >>> night
    Variant('A night without rest', 'HOUSE-01')
    """

    name: str
    sentence: str
    rule: str
    numbers: Mapping[str, int]
    readings: Mapping[str, str]
    options: Mapping[str, Callable[[Ward, tuple[Action, ...]], Iterable[Action]]]
    answers: Mapping[str, Callable[[Ward, Action], None]]
    after: Mapping[str, Callable[[Ward], None]]
    decides: Mapping[str, Callable[[Ward, int], int]]

    def __init__(
        self,
        name: str,
        sentence: str,
        rule: str = "HOUSE-01",
        numbers: Mapping[str, int] | None = None,
        readings: Mapping[str, str] | None = None,
        options: Mapping[str, Callable[[Ward, tuple[Action, ...]], Iterable[Action]]] | None = None,
        answers: Mapping[str, Callable[[Ward, Action], None]] | None = None,
        after: Mapping[str, Callable[[Ward], None]] | None = None,
        decides: Mapping[str, Callable[[Ward, int], int]] | None = None,
    ) -> None:
        mine = self.__dict__  # nothing is set afterwards
        mine.update(name=name, sentence=sentence, rule=rule, numbers=numbers or {}, readings=readings or {})
        mine.update(options=options or {}, answers=answers or {}, after=after or {}, decides=decides or {})
        _check(self)
        mine["numbers"] = in_plain_numbers(dict(self.numbers))
        sources = {file: text_when_run(file) for file in sorted({file_of(each) for each in self._functions()})}
        mine.update(_sources=sources, fingerprint=_fingerprint(self, sources))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Variant does not change: make another one with {name}=…")

    _sources: dict[str, str]
    fingerprint: str
    """A digest of all that the variant says and does, with the text of the file in which its functions stand."""

    @property
    def has_functions(self) -> bool:
        """Whether the variant does more than change numbers and readings. No style of the box knows such a rule.

        Returns
        -------
        bool
            True if it has a function.
        """
        return bool(self._functions())

    def _functions(self) -> list[Callable[..., Any]]:
        return [function for part in _PARTS for function in getattr(self, part).values()]

    @classmethod
    def load(cls, path: str | PathLike[str], name: str | None = None) -> "Variant":
        """Return the variant that a Python file makes.

        Parameters
        ----------
        path : str or path
            The file. It is run; so open only files that you trust.
        name : str, optional
            The name of the variant; needed where the file makes several.

        Returns
        -------
        Variant
            The variant.

        Raises
        ------
        SceneError
            When the file cannot be read or run, or makes no such variant.
        """
        file = Path(path)
        return _only(all_in(file), str(file), name)

    def plain(self) -> dict[str, str]:
        """Return what a record keeps of the variant: its name, its rule and its fingerprint.

        Returns
        -------
        dict of str to str
            The three texts.
        """
        return {"name": self.name, "rule": self.rule, "fingerprint": self.fingerprint}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __repr__(self) -> str:
        return f"Variant({self.name!r}, {self.rule!r})"

    def __copy__(self) -> "Variant":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Variant":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the variant: with functions, as the text of its file. Raises SceneError when it stands in none."""
        if not self._functions():
            return Variant, (self.name, self.sentence, self.rule, self.numbers, self.readings)
        sources = self._sources
        if len(sources) != 1 or "" in sources or any(each.__module__ == "__main__" for each in self._functions()):
            raise SceneError(
                f"the variant {quoted(self.name)} cannot be sent to other processes or kept: its functions were "
                f"written in this notebook or session. Write them in a file of their own, as {FOLDER}/my_rule.py, and "
                f"load it, as ho.Variant.load('{FOLDER}/my_rule.py')"
            )
        return _again, (*next(iter(sources.items())), self.name)


_PARTS: Final = ("options", "answers", "after", "decides")
_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "options": tuple(QUESTIONS),
    "answers": tuple(QUESTIONS),
    "after": (*QUESTIONS, *STEPS, *CHANGES),
    "decides": (SENIOR, *QUESTIONS),
}
"""For each part with functions, the names that it can have."""


def _check(variant: Variant) -> None:
    """Raise SceneError for a variant that cannot be used, with what would work instead."""
    text: Any
    for what, text, most in (("name", variant.name, _NAME_LETTERS), ("sentence", variant.sentence, MOST_LETTERS)):
        if not isinstance(text, str) or not text.strip() or len(text) > most or not text.isprintable():
            raise SceneError(f"Variant: {what}={quoted(text)}: this is a text of 1 to {most} printable characters")
        if "{" in text or "}" in text:
            raise SceneError(f"Variant: {what}={quoted(text)}: braces would stand for gaps; leave them out")
    rule: Any = variant.rule
    if not isinstance(rule, str) or not _RULE.fullmatch(rule):
        raise SceneError(f"Variant: rule={quoted(variant.rule)}: the id of a house rule is HOUSE-01 to HOUSE-99")
    for part in ("numbers", "readings", *_PARTS):
        given = getattr(variant, part)
        if not isinstance(given, Mapping):
            raise SceneError(f"Variant: {part}={quoted(given)}: this is a dictionary")
        for key, value in given.items() if part in _PARTS else ():
            if key not in _KNOWN[part]:
                raise SceneError(f"Variant: {part}: {quoted(key)} is not known; {_instead(key, part)}")
            if not callable(value):
                raise SceneError(f"Variant: {part}: {key}: {quoted(value)} is not a function")
    if not any(getattr(variant, part) for part in ("numbers", "readings", *_PARTS)):
        raise SceneError(f"the variant {quoted(variant.name)} changes nothing: give it numbers, readings or functions")


def _instead(key: object, part: str) -> str:
    """Return the names that a function of this part can have, without the many notes of the journal."""
    known = [name for name in _KNOWN[part] if not name.startswith(changes.TOLD)]
    near = get_close_matches(key[:_NAME_LETTERS], known, 1) if isinstance(key, str) else []
    return (f"did you mean {near[0]!r}? " if near else "") + f"it can be: {', '.join(known)}"


def all_in(file: Path) -> tuple[Variant, ...]:
    """Return the variants that a file of Python makes. Raises SceneError when it cannot be read or run."""
    return _variants(str(file), text_of(str(file)))


def _variants(file: str, text: str) -> tuple[Variant, ...]:
    return tuple(dict.fromkeys(each for each in made_by(file, text) if isinstance(each, Variant)))


def _only(found: tuple[Variant, ...], file: str, name: str | None) -> Variant:
    fitting = [variant for variant in found if name in (None, variant.name)]
    if len(fitting) == 1:
        return fitting[0]
    there = ", ".join(quoted(variant.name) for variant in found) or "none"
    asked = "say which, as name=…" if name is None else f"none of them is {quoted(name)}"
    raise SceneError(f"{Path(file).name}: a file of a house rule makes one Variant; this makes {there}: {asked}")


def _again(file: str, text: str, name: str) -> Variant:
    return _only(_variants(file, text), file, name)


def _called(function: Callable[..., Any]) -> str:
    """Return the name of a function and its line, which tell it from the others of its file."""
    line = getattr(getattr(function, "__code__", None), "co_firstlineno", 0)
    return f"{getattr(function, '__qualname__', type(function).__name__)}:{line}"


def _fingerprint(variant: Variant, sources: dict[str, str]) -> str:
    """Return a digest of a variant; a function that stands in no file counts by its own text."""
    import hashlib  # takes long to load, and only house rules and kept games need it
    import inspect
    import json

    texts = [sources[file] for file in sorted(sources) if file]
    for function in variant._functions():
        if not file_of(function):
            try:
                texts.append(inspect.getsource(function))
            except (OSError, TypeError):
                texts.append(repr(getattr(getattr(function, "__code__", None), "co_code", function)))
    said = [variant.name, variant.sentence, variant.rule, sorted(variant.numbers.items())]
    parts = [[part, key, _called(each)] for part in _PARTS for key, each in sorted(getattr(variant, part).items())]
    whole = json.dumps([*said, sorted(variant.readings.items()), parts, texts], default=str)
    return hashlib.sha256(whole.encode()).hexdigest()[:16]
