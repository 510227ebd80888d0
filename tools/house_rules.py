"""Draws a picture of each house rule of the box: what it changes at the table, and what it does to 200 games.

python -m tools.house_rules            says whether the pictures in docs/house-rules/ are of the rules as they are now
python -m tools.house_rules --write    draws them anew; this takes about a minute

What a rule changes at the table is found by playing two games by chance side by side, one with the rule and one
without, until they first differ.
"""

from __future__ import annotations

import random
import sys
import textwrap
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import holding_on as ho
from holding_on.catalogue.loading import BOX
from holding_on.game.variant import FOLDER
from holding_on.study import measures

TOP: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = TOP / "docs" / "house-rules"
GAMES: Final = 200
"""How many games are played with the rule, and as many without it."""
STYLE: Final = "balanced"
SEED: Final = 1
_MOST_SEEDS: Final = 100
"""So many games are looked through for a moment at which a rule makes a difference."""
_LINES: Final = 2
"""The most lines of the journal that are shown on each side."""

WIDTH: Final = 720
_PAD, _HALF, _LINE = 20, 360, 18
_LETTERS: Final = 42
"""The letters that fit into one line of one side."""
_LETTERS_ACROSS: Final = 84
_LOOKS: Final = (
    "svg{--ink:#2b2a33;--soft:#6a6873;--paper:#fbf8f2;--line:#d8d2c6;--rule:#a4481f}"
    "@media(prefers-color-scheme:dark){svg{--ink:#ece8e0;--soft:#aaa5b0;--paper:#24232b;--line:#4a4853;--rule:#f0a070}}"
    "text{font:14px system-ui,sans-serif;fill:var(--ink)}.name{font-size:18px;font-weight:600}"
    ".soft{fill:var(--soft)}.rule{fill:var(--rule)}"
)


class Departure(NamedTuple):
    """The first moment at which a game with a house rule differs from the same game without it."""

    when: str
    plain: list[str]
    """What happens, and what is asked next, by the rules of the box."""
    ours: list[str]
    """The same with the house rule."""


def files() -> list[Path]:
    """Return the files of the house rules of the box."""
    return sorted((BOX / FOLDER).glob("*.py"))


def departure(variant: ho.Variant) -> Departure:
    """Return the first moment at which games by chance differ by the rule. Raises LookupError where there is none."""
    for seed in range(_MOST_SEEDS):
        found = _departure(variant, seed)
        if found is not None:
            return found
    raise LookupError(f"{variant.name}: no game by chance differs")


def _departure(variant: ho.Variant, seed: int) -> Departure | None:
    chance = random.Random(seed)
    plain, ours = ho.Game(seed=seed, first=0), ho.Game(seed=seed, first=0, variant=variant)
    while plain.outcome is None and ours.outcome is None:
        before = len(plain.lines()), len(ours.lines())
        head = ours.view()["head"]
        action = chance.choice(ours.legal_actions())
        plain.apply(action)
        ours.apply(action)
        told = [[line["text"] for line in game.lines(start)] for game, start in zip((plain, ours), before, strict=True)]
        asked = [_asked(game) for game in (plain, ours)]
        if told[0] != told[1] or asked[0] != asked[1]:
            sides = []
            for mine, other in (told, told[::-1]):
                sides.append([line for line in mine if line not in other][:_LINES])
            if asked[0] != asked[1]:
                for side, question in zip(sides, asked, strict=True):
                    side += [question] if question else []
            return Departure(f"{head['day_text']}, {head['shift_text']}", *sides)
    return None


def _asked(game: ho.Game) -> str:
    """Return what is asked of whom, and the answers that there are; empty when the game is over."""
    if game.outcome is not None:
        return ""
    view = game.view()
    prompt = view["prompt"]
    answers = ", ".join(action["name"] or action["text"] for action in view["actions"])
    return f"{prompt['who_text']} is asked: {prompt['short'] or prompt['text']} ({answers})"


def picture(file: Path, original: ho.Study, games: int = GAMES) -> str:
    """Return the picture of a house rule as SVG; `original` is the study of as many games without it."""
    variant = ho.Variant.load(file)
    study = ho.simulate(games, policy=STYLE, seed=SEED, variant=variant)
    moment = departure(variant)
    parts: list[str] = []
    y = _text(parts, _PAD, 32, [variant.name], "name") + 8
    y = _text(parts, _PAD, y, textwrap.wrap(variant.sentence, _LETTERS_ACROSS)) + 12
    _text(parts, _PAD, y, ["By the rules of the box"], "soft")
    y = _text(parts, _HALF, y, ["With this rule"], "rule") + 4
    sides = [_wrapped(side or ["Nothing more happens."]) for side in (moment.plain, moment.ours)]
    below = max(_text(parts, x, y, side) for x, side in zip((_PAD, _HALF), sides, strict=True))
    y = _text(parts, _PAD, below + 4, [f"{moment.when}, in a game by chance."], "soft") + 16
    y = _wins(parts, y, original, study)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img">'
        f"<!-- {variant.fingerprint} -->\n<title>{escape(variant.name)}</title><style>{_LOOKS}</style>\n"
        f'<rect width="{WIDTH}" height="{y}" rx="10" fill="var(--paper)" stroke="var(--line)"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _wrapped(sentences: list[str]) -> list[str]:
    return [line for each in sentences for line in textwrap.wrap(each, _LETTERS)]


def _text(parts: list[str], x: int, y: int, lines: list[str], looks: str = "") -> int:
    """Add lines of text and return where the next line stands."""
    named = f' class="{looks}"' if looks else ""
    parts += [
        f'<text x="{x}" y="{y + _LINE * place}"{named}>{escape(line, quote=False)}</text>'
        for place, line in enumerate(lines)
    ]
    return y + _LINE * len(lines)


def _wins(parts: list[str], y: int, original: ho.Study, study: ho.Study) -> int:
    """Add the shares of games won, each with its interval, and how far they differ; return where the picture ends."""
    games = study.games.height
    heading = f"What came of {games} games with the style {STYLE}"
    heading += ", which does not know the rule" if study.note else ""
    y = _text(parts, _PAD, y, [heading], "soft") + 2
    left, wide = 150, 350
    for each, looks, name in ((original, "ink", "by the box"), (study, "rule", "with this rule")):
        rate = measures.won(each)
        low, middle, high = (left + wide * share for share in (rate.numbers.low, rate.numbers.share, rate.numbers.high))
        middle_y = y - 5
        parts.append(
            f'<path d="M{left} {middle_y}h{wide}" stroke="var(--line)"/>'
            f'<path d="M{low:.1f} {middle_y}H{high:.1f}" stroke="var(--{looks})" stroke-width="3"/>'
            f'<circle cx="{middle:.1f}" cy="{middle_y}" r="5" fill="var(--{looks})"/>'
        )
        _text(parts, _PAD, y, [name])
        y = _text(parts, left + wide + 20, y, [f"won: {rate.part} of {rate.whole}"]) + 4
    return _text(parts, _PAD, y + 4, [differs(original, study)]) + 4


def differs(original: ho.Study, study: ho.Study) -> str:
    """Return in one sentence how far the wins with a rule are from those without it, on the same cards."""
    if study.games.equals(original.games) and study.shifts.equals(original.shifts):
        return "Every game went the same way: this style makes no use of the rule."
    pair = measures.paired(original, study)
    share, low, high = (f"{100 * each:+.1f}".replace("-", "−") for each in pair.numbers)
    return f"More won of 100 games with the rule, on the same cards: {share} (95 % interval: {low} to {high})."


def written(variant: ho.Variant, file: Path) -> bool:
    """Whether the picture of a rule is there, and of the rule as it is now."""
    path = path_of(file)
    return path.is_file() and f"<!-- {variant.fingerprint} -->" in path.read_text(encoding="utf-8")


def path_of(file: Path) -> Path:
    """Return where the picture of the rule in a file lies."""
    return PICTURES / f"{file.stem}.svg"


def main(arguments: list[str]) -> int:
    """Draw the pictures, or say which are not of the rules as they are now."""
    if arguments == ["--write"]:
        original = ho.simulate(GAMES, policy=STYLE, seed=SEED)
        PICTURES.mkdir(exist_ok=True)
        for file in files():
            path_of(file).write_text(picture(file, original), encoding="utf-8")
        return 0
    old = [path_of(file).name for file in files() if not written(ho.Variant.load(file), file)]
    print(f"To be drawn anew, by python -m tools.house_rules --write: {', '.join(old)}" if old else "All are current.")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
