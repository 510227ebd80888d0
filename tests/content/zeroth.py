"""A scenario 0 of the tests: the first scenario of the box with a deck of three days, outside the campaign."""

import tomllib
from pathlib import Path

from holding_on.catalogue.loading import BOX
from tests.content.folders import cards, toml, write

TITLE = "A short evening"
DAYS = 3
LEFT = 3 * DAYS
"""The patient cards that are in its deck."""


def zeroth(folder: Path, head: str = "", words: str = "") -> str:
    """Write a scenario 0 into a folder, with more lines at the head of its file and of its words."""
    first = (BOX / "scenarios" / "01.toml").read_text(encoding="utf-8")
    away = toml([card["id"] for card in cards("patients.toml")[LEFT:]])
    write(folder, "scenarios/00.toml", f"{first.replace('number = 1', f'number = 0{head}', 1)}set_aside = {away}\n")
    told = tomllib.loads((BOX / "text/en/story.toml").read_text(encoding="utf-8"))["scenario"]["1"]
    said = {"title": TITLE, "objective": told["objective"]}
    text = "".join(f"{key} = {toml(value)}\n" for key, value in said.items())
    write(folder, "text/en/zeroth.toml", f"[scenario.0]\n{text}{words}")
    return str(folder)
