"""Each verb of the journal has one row, and the numbers of its entries are what the row says."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.engine import changes, verbs
from holding_on.engine import names as n
from holding_on.engine.verbs import VERBS
from tests.content.folders import focusing
from tests.engine.table import journal_of

ENGINE = Path(ho.__file__).parent / "engine"
BY_NAME = {"put": "", "put_at": "", "note": changes.TOLD}
"""The functions of `changes` that are told what they write, and how its verb begins."""
BY_THEMSELVES = {
    changes.BY_ITSELF,
    changes.CARD,
    changes.CHOSE,
    changes.TOKENS,
    "places",
    *(changes.DRAW[stream] for stream in (n.PATIENTS, n.PARTIALS, n.CLEARS, n.LOSSES, n.FIRST_MANAGER)),
}
"""The verbs of its other functions."""
SMALL = range(2 * n.POSITIONS * n.TIMELINES)
NUMBERS = {
    verbs.NOTHING: range(1),
    verbs.ACTION: range(n.TURN_CARD, n.CHOOSE + n.OPTIONS * n.CHOICES),
    verbs.CARD: range(n.NOBODY, 150),
    verbs.CARE: range(len(n.CARE_NAMES)),
    verbs.CONTACT: range(n.NOBODY, n.CONTACTS),
    verbs.CONVERSATION: range(n.STEERING + 1),
    verbs.COUNT: SMALL,
    verbs.ENDING: range(len(n.ENDING_NAMES)),
    verbs.PAWN: range(n.NOBODY, n.PAWNS),
    verbs.PAWN_OR_COUNT: range(n.PAWNS),
    verbs.PHASE: range(n.OVER + 1),
    verbs.PILE: range(n.PILES),
    verbs.PLACE: range(n.ABSENT, n.FIRST_SPACE + n.SPACES * n.SHIFTS),
    verbs.PURSE: range(n.PURSES),
    verbs.SHIFT: range(n.SHIFTS),
    verbs.SIDE: range(n.SIDES),
    verbs.SOUGHT: range(n.PASSING_EVENTS + n.NOT_NOMINATED + 1),
    verbs.STAGE: range(n.STAGES),
    verbs.STREAM: range(n.STREAMS),
    verbs.TIMELINE: range(n.NOBODY, n.TIMELINES),
}
"""What a number can be, by what it stands for; what `chronicle` writes can be any."""


def written() -> Iterator[str]:
    """The verbs that the engine writes by name."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr=attr), args=[_, _, what, *_]) if attr in BY_NAME:
                    names = (what.body, what.orelse) if isinstance(what, ast.IfExp) else (what,)
                    yield from (BY_NAME[attr] + str(name.value) for name in names if isinstance(name, ast.Constant))


def test_what_the_engine_writes_has_a_row_and_nothing_else_has() -> None:
    assert sorted({*written(), *BY_THEMSELVES}) == sorted(VERBS)


@pytest.mark.parametrize("seed", range(8))
def test_the_numbers_of_an_entry_are_what_its_row_says(seed: int) -> None:
    chance = random.Random(seed)
    content = focusing() if seed == 7 else None
    game = ho.Game(scenario=seed % 3 + 1 if content is None else 1, seed=seed, players=seed % 3 + 2, content=content)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
    for _, verb, *numbers, _ in journal_of(game):
        for what, number in zip(VERBS[verb], numbers, strict=True):
            assert number in NUMBERS.get(what, (number,)), (verb, what, numbers)
