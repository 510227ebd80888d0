"""Charts of games, made by Altair from a game or a study, or from their frames.

Each chart is one of Altair that can be changed and combined. It has its own theme: shown in a notebook or on a page,
its ink follows the page, light or dark, and no colour tells what a shape or a word does not tell too. It is drawn on
this machine, with no request to any other. `save` writes one as a picture, for print or as a page; Altair's own
`chart.save` draws it in the same colours. Your own charts keep the theme and the renderer that you use; `themed` gives
one of them, or what you combine of these, our look. `alternative` tells a chart in words; a screen reader reads that.

    >>> import holding_on as ho
    >>> from holding_on.study import charts
    >>> game = ho.Game(seed=7, first=0)
    >>> changes = game.apply(ho.Action.of("turn"))
    >>> print(charts.alternative(charts.condition(game)))
    Billy's Condition shift by shift: 28 (day 1, Morning), 28 (now).

| what is drawn | chart | of |
| --- | --- | --- |
| Billy's condition in a game; the care given | `condition`, `care` | a game |
| his condition in many games, and in one of them | `fan` | a study, a game |
| how many games go on after each day; how they end | `survival`, `endings` | a study, or several by name |
| who carries what | `stress`, `tokens` | a study, or a game |
| what is found of his life | `memories` | a study, or a game |
| what the odds were, and what came | `luck` | a game |
| what the cards made of a style | `by_luck` | a study, or several by name |
| two tables with the same cards | `differences` | two studies, or `measures.paired` |
| what might have been, beside what was | `branches` | a game, and one or two studies from a moment of it |

Give several studies as a list, or as a dictionary by name. Where a study or a game is taken, so is a frame of
it (`study.shifts`, `game.shifts()`), whole or a part.
"""

# ruff: noqa: E402  # jsonschema comes first, as `quick_schemas` brings it
from holding_on.quick_schemas import import_jsonschema

import_jsonschema()

from .chance import by_luck, luck
from .many import branches, fan
from .pairs import differences
from .people import memories, stress, tokens
from .rates import endings, survival
from .saving import save
from .single import care, condition
from .theme import CARE, INK, PALE, STAGES, WIDTH, alternative, drawn, on_a_page, themed

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
    "on_a_page",
    "save",
    "stress",
    "survival",
    "themed",
    "tokens",
]
