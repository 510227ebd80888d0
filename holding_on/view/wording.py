"""All words of one game: what things are called, what the journal says, and what may be answered or is barred."""

from typing import NamedTuple

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..catalogue.scenario_file import Scenario
from ..engine.box import Box
from .entries import Entries
from .names import Names
from .refusals import Refusals


class Wording(NamedTuple):
    """The words of one game, made once: three objects that share the names."""

    names: Names
    entries: Entries
    refusals: Refusals


def words_of(catalogue: Catalogue, scenario: Scenario, words: Words, players: list[str], box: Box) -> Wording:
    """Return the words of a game: in one language, with its content and the players' names."""
    names = Names(catalogue, scenario, words, players, box)
    return Wording(names, Entries(names), Refusals(names))
