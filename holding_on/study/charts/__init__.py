"""Charts of games, made with Altair from a game or a study, or from their frames.

Each function returns an Altair chart, which can be changed and combined. The chart has its own theme: in a notebook or
on a web page, its ink follows the page, light or dark, and every difference in colour is also one of shape or word. It
is drawn on this machine, with no request to another machine. `save` writes a chart as a picture, for print or as a web
page; the method `save` of Altair draws it in the same colours. Your own charts keep the theme and the renderer that you
use. `themed` gives our look to your own chart, or to a combination of these charts. `alternative` describes a chart in
words, for a screen reader.

    >>> import holding_on as ho
    >>> from holding_on.study import charts
    >>> game = ho.Game(seed=7, first=0)
    >>> changes = game.apply(ho.Action.of("turn"))
    >>> print(charts.alternative(charts.condition(game)))
    Billy's Condition shift by shift: 28 (day 1, Morning), 28 (now).

| what it draws | chart | of |
| --- | --- | --- |
| Billy's condition in a game; the care given | `condition`, `care` | a game |
| his condition in many games, and in one of them | `fan` | a study, and a game |
| how many games go on after each day; how they end | `survival`, `endings` | a study, or several by name |
| the Stress and the Care Tokens of each person | `stress`, `tokens` | a study, or a game |
| how many memories are found | `memories` | a study, or a game |
| the odds of each patient card, and the cards that came | `luck` | a game |
| how many games are won with hard and with kind cards | `by_luck` | a study, or several by name |
| the difference between two studies with the same cards | `differences` | two studies, or `measures.paired` |
| how many games are won with each of many settings | `sweep` | a sweep |
| a game, and games that go on from a moment of it | `branches` | a game, and one or two studies from that moment |

Give several studies as a list, or as a dictionary by name. Most charts of a study or a game also take its frame
(`study.shifts`, `game.shifts()`), whole or a part of it.
"""

# ruff: noqa: E402  # first it is asked whether all is there; then jsonschema comes, as `quick_schemas` brings it
from holding_on.catalogue.extras import need
from holding_on.common.quick_schemas import import_jsonschema

need("holding_on.study.charts", "altair", "polars", "vl_convert")
import_jsonschema()

from .chance import by_luck, luck
from .many import branches, fan
from .pairs import differences
from .people import memories, stress, tokens
from .rates import endings, survival
from .saving import save
from .single import care, condition
from .sweeps import sweep
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
    "sweep",
    "themed",
    "tokens",
]
