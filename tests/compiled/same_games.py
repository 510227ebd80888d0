"""Plays games and prints what came of them as one digest a kind: either build of the same sources prints the same.

python -m tests.compiled.same_games 20
"""

import copy
import hashlib
import json
import pickle
import random
import sys
from collections.abc import Iterator

import holding_on as ho
from holding_on.engine import names as n
from holding_on.engine.dealer import Dealer

STRANGE = (0, 7, n.PLACE, n.PLACE + 8, n.REASSIGN + 1, n.PAY + n.POOL, n.GO_BACK, n.LISTEN, n.CALL, n.STEER + 2, 99_999)
"""Actions that are refused at most moments, each time for another reason."""


def told(seeds: int) -> Iterator[tuple[str, object]]:
    """What the games of so many seeds give, each with its kind."""
    for seed in range(seeds):
        for scenario in (1, 2, 3):
            yield from of_a_game(ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed), seed)
        yield "decks", dealt_otherwise(seed)
    for name in ho.styles.STYLES:
        for scenario in (1, 3):
            study = ho.simulate(seeds, scenario=scenario, players=2 + seeds % 3, policy=name, seed=5)
            yield "frames", (study.games.rows(), study.shifts.rows())


def dealt_otherwise(seed: int) -> list[list[int]]:
    """What a dealer deals from each stream after one of them is dealt by another seed."""
    dealer = Dealer(seed)
    dealer.deal_from(n.PARTIALS, seed + 100)
    return [[dealer.pick(stream, number, list(range(30))) for number in range(20)] for stream in range(n.STREAMS)]


def of_a_game(game: ho.Game, seed: int) -> Iterator[tuple[str, object]]:
    """What a game by chance gives, in which moves are taken back, refused, looked at and sent elsewhere."""
    chance = random.Random(seed)
    while game.outcome is None:
        if game.can_undo and chance.random() < 0.1:
            game.undo()
        if chance.random() < 0.2:
            yield "errors", refused(game, chance.choice(STRANGE))
        if chance.random() < 0.03:
            yield "views", game.view()
            yield "pickles", pickle.dumps(game, 4).hex()
            table = game.table()
            for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
                yield "pickles", (again.plain(), again.legal, again.readings.stress_max, again == table)
            game = copy.deepcopy(game)
        game.apply(chance.choice(game.legal_actions()))
    yield "records", game.record()
    yield "journals", game.lines()
    yield "views", game.view()


def refused(game: ho.Game, code: int) -> object:
    """How an action is refused, if it is."""
    try:
        copy.copy(game).apply(code)
    except ho.HoldingOnError as error:
        again = pickle.loads(pickle.dumps(error))
        return type(error).__name__, str(error), str(again), vars(error)
    return "played"


def digests(seeds: int) -> dict[str, str]:
    """The digest of each kind, and whether the build is compiled."""
    whole: dict[str, hashlib._Hash] = {}
    for kind, what in told(seeds):
        digest = whole.setdefault(kind, hashlib.sha256())
        digest.update(json.dumps(what, default=repr, sort_keys=True).encode())
    return {kind: digest.hexdigest() for kind, digest in whole.items()}


if __name__ == "__main__":
    print(json.dumps({"compiled": ho.compiled, **digests(int(sys.argv[1]))}, indent=1))
