"""Charts of games, made by Altair from the polars frames of `Game.shifts` and `simulate`.

Each is an Altair chart that can be changed and combined. It brings its own theme, whose colours follow the page, light
or dark, and tell nothing that a shape or a word does not tell too; and it is drawn on this machine, with no request to
any other. Your own charts keep the theme and the renderer that you use; `themed` gives one of them, or what you combine
of these, our look. `alternative` tells a chart in words; a screen reader reads that.

    >>> import holding_on as ho
    >>> from holding_on.study import charts
    >>> game = ho.Game(seed=7, first=0)
    >>> changes = game.apply(ho.Action.of("turn"))
    >>> print(charts.alternative(charts.condition(game.shifts())))
    Billy's Condition shift by shift: 28 (day 1, Morning), 28 (now).

| what is drawn | chart | of |
| --- | --- | --- |
| Billy's condition in a game; the care given | `condition`, `care` | `Game.shifts()` |
| his condition in many games, and in one of them | `fan` | `Study.shifts`, `Game.shifts()` |
| how many games go on after each day; how they end | `survival`, `endings` | a study, or several by name |
| who carries what | `stress`, `tokens` | shifts, of a study or of one game |
| what is found of his life | `memories` | shifts |
| what the odds were, and what came | `luck` | `Game.shifts()` |
| what the cards made of one style | `by_luck` | a study |
| two tables with the same cards | `differences` | `measures.paired` |
| what might have been, beside what was | `branches` | `Game.shifts()` and one or two studies from a moment |
"""

# ruff: noqa: E402  # jsonschema comes first, as `quick_schemas` brings it
from holding_on.quick_schemas import import_jsonschema

import_jsonschema()

from .chance import by_luck, luck
from .many import branches, fan
from .pairs import differences
from .people import memories, stress, tokens
from .rates import endings, survival
from .single import care, condition
from .theme import CARE, INK, PALE, STAGES, WIDTH, alternative, drawn, themed

__all__ = [
    "CARE",
    "INK",
    "PALE",
    "STAGES",
    "WIDTH",
    "alternative",
    "branches",
    "by_luck",
    "care",
    "condition",
    "differences",
    "drawn",
    "endings",
    "fan",
    "luck",
    "memories",
    "stress",
    "survival",
    "themed",
    "tokens",
]
