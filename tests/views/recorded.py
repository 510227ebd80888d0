"""Whole games, and a digest of every view of each: what the board is told stays as it is while `view/` is rebuilt.

    python -m tests.views.recorded                                   # write the digests again
    python -m tests.views.recorded --show 1 3 balanced 0 17          # print the view after 17 moves of that game

Write them again only where a display is meant to be told something else: another word, card, rule or key. To see what
differs, print the view with `--show` in this checkout and in one from before, and compare the two.
"""

import argparse
import json
import random
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import holding_on as ho
from holding_on.view.shape import View
from tests.engine.table import answer_of

FILE: Final = Path(__file__).with_name("recorded.txt")
SCENARIOS: Final = range(11)
PLAYERS: Final = (2, 3, 4)
CHANCE: Final = "chance"
STYLES: Final = ("balanced", CHANCE)
SEEDS: Final = range(7)
ASKING_ALL: Final = SEEDS[-1]
"""The seed of the games that also ask where only one answer is legal."""
LETTERS: Final = 2
"""How many letters of its digest each view has in the file: enough to find the move, beside the digest of the game."""


class Played(NamedTuple):
    """Which game: its scenario, how many play, how they choose, and the seed of the cards and of chance."""

    scenario: int
    players: int
    style: str
    seed: int

    def __str__(self) -> str:
        return " ".join(map(str, self))


class Digests(NamedTuple):
    """The digests of a game: one of all its views together, and a few letters for each view, in order."""

    whole: str
    views: str


ALL: Final = [Played(*each) for each in ((s, p, how, seed) for s in SCENARIOS for p in PLAYERS for how in STYLES
              for seed in SEEDS)]  # fmt: skip
"""The games, forty-two of each scenario."""


def views(played: Played) -> Iterator[str]:
    """Yield the view of every position of a game, from the first decision to the end, each as canonical JSON."""
    scenario, players, style, seed = played
    game = ho.Game(scenario, players, seed=seed, ask_all=seed == ASKING_ALL)
    chance = random.Random(seed)
    yield _plain(game.view())
    while legal := game.legal_actions():
        game.apply(chance.choice(legal) if style == CHANCE else answer_of(style, game))
        yield _plain(game.view())


def digests(played: Played) -> Digests:
    """Play a game, and return the digests of its views."""
    whole, letters = sha256(), ""
    for view in views(played):
        one = sha256(view.encode()).digest()
        whole.update(one)
        letters += b64encode(one).decode()[:LETTERS]
    return Digests(whole.hexdigest()[:32], letters)


def read() -> dict[Played, Digests]:
    """Return the digests in the file, by game."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        scenario, players, style, seed, whole, letters = line.split()
        found[Played(int(scenario), int(players), style, int(seed))] = Digests(whole, letters)
    return found


def write() -> None:
    """Play all games, and write their digests into the file."""
    lines = [f"{played} {' '.join(digests(played))}\n" for played in ALL]
    FILE.write_text("".join(lines), encoding="utf-8", newline="\n")


def _plain(view: View) -> str:
    return json.dumps(view, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def main() -> None:
    """Write the digests of all games, or print one view."""
    parser = argparse.ArgumentParser(prog="python -m tests.views.recorded", description=__doc__)
    parser.add_argument("--show", nargs=5, metavar=("SCENARIO", "PLAYERS", "STYLE", "SEED", "MOVES"))
    wanted = parser.parse_args().show
    if wanted is None:
        write()
        return
    scenario, players, style, seed, moves = wanted
    found = [*views(Played(int(scenario), int(players), style, int(seed)))][int(moves)]
    print(json.dumps(json.loads(found), ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
