"""Groups on their way: a folder with three scenarios, and games whose cards are dealt so that they end soon."""

from pathlib import Path
from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import BOX
from holding_on.game.options import Options
from tests.content.folders import toml, write
from tests.engine.table import emergency, played_out, stable

LINKED = (1, 2, 3)
"""The first of them is the box's own."""
TITLES = {2: "The letter on the sill", 3: "Whose photograph?"}
WINS: dict[str, Any] = {
    "deal": {"patients": [stable(memories=3, tokens=2)] * 13},
    "seed": 1,
    "first": 0,
}
"""Days on which Billy talks: whoever listens meets the Objective within a week."""
LOSES: dict[str, Any] = {
    "deal": {"patients": [emergency(staff=3, symbols=9)] * 3},
    "numbers": {"COND-04": 9},
    "seed": 1,
    "first": 0,
}
"""A day that costs everything."""


def linked(folder: Path) -> Path:
    """A folder in which two more scenarios, with the Objective of the first, follow on it."""
    first = (BOX / "scenarios" / "01.toml").read_text(encoding="utf-8")
    words: dict[str, dict[str, str]] = {}
    for number, title in TITLES.items():
        text = first.replace("number = 1\n", f"number = {number}\n")
        for card in (3, 2, 1):
            new = 80 + 10 * number + card
            text = text.replace(f"{{ number = {card},", f"{{ number = {new},")
            words |= {f"narrative.{new}{side}": {"title": title, "text": f"Side {side}."} for side in "AB"}
        write(folder, f"scenarios/{number:02}.toml", text)
        words[f"scenario.{number}"] = {"title": title, "objective": "One Clear Memory in each of the five Timelines."}
    tables = [f"[{key}]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in said.items()) for key, said in words.items()]
    write(folder, "text/en/own.toml", "\n\n".join(tables) + "\n")
    return folder


def only_linked(folder: Path, also: tuple[int, ...] = ()) -> str:
    """The same folder, with these three scenarios and no other of the box, except those that are named."""
    path = str(linked(folder))
    Options(content=path).catalogue().scenario_numbers = sorted((*LINKED, *also))
    return path


def won(campaign: ho.Campaign, scenario: int | None = None, **options: Any) -> ho.Game:
    """A game of a campaign that meets its Objective, and is noted."""
    return _noted(campaign, campaign.play(scenario, **{**WINS, **options}), True)


def lost(campaign: ho.Campaign, scenario: int | None = None, **options: Any) -> ho.Game:
    """A game of a campaign in which Billy dies on the first day, and that is noted."""
    return _noted(campaign, campaign.play(scenario, **{**LOSES, **options}), False)


def nearly(campaign: ho.Campaign, scenario: int, options: dict[str, Any]) -> ho.Action:
    """Begin a game of a campaign and play it up to its last choice, which is returned."""
    *before, last = played_out(ho.Game(scenario, content=campaign.content, **options)).actions
    game = campaign.play(scenario, **options)
    for action in before:
        game.apply(action)
    return last


def _noted(campaign: ho.Campaign, game: ho.Game, expected: bool) -> ho.Game:
    outcome = played_out(game).outcome
    assert outcome is not None
    assert outcome.won is expected
    campaign.finish(game)
    return game
