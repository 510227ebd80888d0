"""What nobody has seen stays so: permute everything unseen, and every output is the same to the byte.

Two games are played with the same choices. The second is dealt the same cards as far as the table has seen them, but
every clear memory that nobody has seen clearly is swapped for another of its timeline, and all that is still to come
from another seed.
"""

import json
import random

import pytest

import holding_on as ho
from holding_on.engine import changes
from holding_on.engine import names as n


def outputs(game: ho.Game) -> str:
    """Everything that leaves the kernel, but for the two texts that keep a game."""
    decision = game.decision
    refusals = []
    for code in (n.TURN_CARD, n.CHOOSE_CARE + n.PALLIATIVE, n.INQUIRE, n.LOSE + n.CLEAR, n.ACCEPT_WARNING):
        try:
            game.apply(code) if code not in [a.code for a in game.legal_actions()] else None
        except ho.IllegalAction as error:
            refusals.append(str(error))
    whys = [str(game.why(thing)) for thing in ("condition", "prompt", "Ann", "Ann tokens", "Ann stress", "pool")]
    whys += [str(game.why(line)) for line in range(max(0, len(game._journal) - 60), len(game._journal))]
    ahead = [(repr(game.preview(action)), str(game.preview(action).odds)) for action in game.legal_actions()]
    branches = [] if game.outcome else [game.branch(seed=seed) for seed in (1, 2)]
    return json.dumps(
        [
            ahead,
            game.structure(),
            game.arrangement.plain(),
            game.moments(),
            [branch.view() for branch in branches],
            [[branch.preview(action).brief for action in branch.legal_actions()] for branch in branches],
            game.view(),
            game.lines(),
            game.rows(),
            repr(game),
            repr(decision),
            [repr(game.why(thing)) for thing in ("condition", "prompt", "Ann", "pool")],
            [thing._repr_html_() for thing in (game, decision, game.why("condition"), game.why("pool"))],
            None if game.outcome is None else [str(game.outcome), game.outcome._repr_html_()],
            [game.at(move=move)._repr_html_() for move in range(0, len(game.actions), 10)],
            [str(barred) for barred in decision.barred],
            refusals,
            whys,
            game.can_undo,
        ]
    )


def twin_of(game: ho.Game, seed: int, choices: random.Random) -> ho.Game:
    """The same game as far as anybody has seen it, with all that is unseen permuted."""
    journal = game._journal
    deals: dict[str, list[object]] = {"patients": [], "partials": [], "clears": []}
    swap = next(s for s in (unseen_swap(game, choices) for _ in range(2000)) if tells_the_same(s, game))
    catalogue = game._catalogue
    patients = list(catalogue.patients)
    for entry in journal:
        if entry[1] == changes.DRAW[n.PATIENTS]:
            deals["patients"].append(patients[entry[2]])
        elif entry[1] == changes.DRAW[n.PARTIALS]:
            deals["partials"].append(card_id(game, "partial", entry[2]))
        elif entry[1] == changes.DRAW[n.CLEARS]:
            deals["clears"].append(card_id(game, "clear", swap.get(entry[2], entry[2])))
    twin = ho.Game(seed=seed, players=game._options.players, first=game._options.first, deal=deals)
    lost = [e[2] if e[3] < n.CLEAR_DECK else swap.get(e[2], e[2]) for e in journal if e[1] == changes.DRAW[n.LOSSES]]
    twin._dealer.by_hand[n.LOSSES] = dict(enumerate(lost))
    return twin


def unseen_swap(game: ho.Game, choices: random.Random) -> dict[int, int]:
    """A permutation of the clear memories that nobody has seen clearly, each within its timeline."""
    seen = set(game._state.piles[n.CLEAR_GRID])
    swap: dict[int, int] = {}
    for timeline in range(n.TIMELINES):
        unseen = [c for c in range(timeline * n.POSITIONS, (timeline + 1) * n.POSITIONS) if c not in seen]
        swap |= dict(zip(unseen, choices.sample(unseen, len(unseen)), strict=True))
    return swap


def tells_the_same(swap: dict[int, int], game: ho.Game) -> bool:
    """That a clear went back says that its partial was not in play then: its twin's may not have been either."""
    state = game._start.copy()
    for entry in game._journal:
        if entry[0] == "TALK-08" and swap[entry[2]] in state.piles[n.PARTIAL_GRID]:
            return False
        changes.redo(state, entry)
    return True


def card_id(game: ho.Game, deck: str, card: int) -> str:
    if card >= n.MEMORIES:
        return list(game._catalogue.events[deck])[card - n.MEMORIES]
    return game._catalogue.memories[card].id


@pytest.mark.parametrize("seed", range(40))
def test_permuting_what_is_unseen_changes_no_output(seed: int) -> None:
    choices = random.Random(seed)
    game = ho.Game(seed=seed, players=2 + seed % 3, first=seed % 2)
    stop = choices.randrange(20, 130)
    while game.outcome is None and len(game.actions) < stop:
        game.apply(choices.choice(curious(game)))
    twin = twin_of(game, seed + 10_000, choices)
    for action in game.actions:
        twin.apply(action)
    assert outputs(twin) == outputs(game)
    assert twin.record() != game.record()


def curious(game: ho.Game) -> list[ho.Action]:
    """The legal actions, asking and listening rather than not: there is more to hide then."""
    actions = list(game.legal_actions())
    wanted = [
        a for a in actions if a.kind == "inquire" or a.code == n.CHOOSE_CARE + n.PALLIATIVE or a.code == n.TAKE + 1
    ]
    return wanted or actions


def test_an_unseen_card_is_named_in_no_output() -> None:
    game = ho.Game.from_scene(
        {"day": 2, "grid": {"partials": ["1-1", "2-1"]}, "pawns": {"Ann": {"tokens": 4, "clears": ["1-1", "2-5"]}}},
        seed=4,
    )
    text = outputs(game)
    words = game._teller.words.texts
    for card in range(n.MEMORIES):
        memory = game._catalogue.memories[card].id
        if memory not in ("1-1", "2-1"):
            assert words[f"memory.{memory}.words"] not in text
        assert words[f"memory.{memory}.clear"] not in text
        assert words[f"memory.{memory}.title"] not in text
