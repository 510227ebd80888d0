"""The rules that vary: each number and reading of the rules that a table may change, in plain words."""

from typing import NamedTuple

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from .options import Options


class Varying(NamedTuple):
    """A rule that a table may change without a program, by a number or by another reading.

    Parameters
    ----------
    rule : str
        The id of the rule, as the options `numbers` and `readings` take it.
    name : str
        The name of the number, which the option `numbers` takes too; empty for a reading.
    kind : {"number", "reading"}
        The option in which it is changed.
    what : str
        What the number is, or what the other reading says.
    published : int or str
        The number as the rules have it; "resolution" for a reading.
    least : int or None
        The smallest number; None for a reading.
    most : int or None
        The largest number; None for a reading.
    other : str
        The name of the other reading; empty for a number.
    """

    rule: str
    name: str
    kind: str
    what: str
    published: int | str
    least: int | None
    most: int | None
    other: str

    def __str__(self) -> str:
        if self.kind == "number":
            return f"{self.rule}, {self.name}: {self.what}: {self.published} ({self.least} to {self.most})"
        return f"{self.rule} as {self.other!r}: {self.what}"


def rules_that_vary(content: str | None = None, lang: str = "en") -> tuple[Varying, ...]:
    """Return the numbers and the readings of the rules that a table may change.

    Parameters
    ----------
    content : str, optional
        A folder with your own content; left out, the box.
    lang : str, default "en"
        The language of the words.

    Returns
    -------
    tuple of Varying
        The numbers, in the order of their file, and then the readings.

    Raises
    ------
    ContentError
        When the content has a mistake, or no words in this language.

    Examples
    --------
    >>> print(rules_that_vary()[0])
    COND-04, start_condition: Billy's Condition at the start: 28 (1 to 30)
    """
    catalogue = Options(content=content).catalogue()
    words = Words(catalogue, lang)
    return (*_numbers(catalogue, words), *_readings(catalogue, words))


def _numbers(catalogue: Catalogue, words: Words) -> list[Varying]:
    return [
        Varying(
            each.rule, each.name, "number", words.say(f"number.{each.name}"), each.default, each.least, each.most, ""
        )
        for each in catalogue.numbers.values()
    ]


def _readings(catalogue: Catalogue, words: Words) -> list[Varying]:
    return [
        Varying(rule, "", "reading", words.say(f"reading.{rule}.{other}"), "resolution", None, None, other)
        for rule, other in ((each["rule"], each["variant"]) for each in catalogue.readings)
    ]
