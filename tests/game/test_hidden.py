"""What nobody has seen stays so: permute everything unseen, and every output is the same to the byte.

Two games are played with the same choices. The second is dealt the same cards as far as the table, or one seat at it,
has seen them. But every Clear Memory whose front is unseen is swapped for another of its Timeline, so is every Partial
that was passed over unread, and all that is still to come is of another seed.
"""

import itertools
import json
import random

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.engine.state import AFTER, BEFORE, CAUSE, RULE, TARGET, VERB, Entry
from tests.engine.table import dealer_of, journal_of, start_of

GAMES = 50
"""Of each scenario of the box, with two to four players, seen from the table or from one of the seats."""
LONG = 200
"""So many with `--long`."""


def outputs(game: ho.Game, seat: int | None = None) -> str:
    """Everything that leaves the kernel for a seat (None: for the table), but for the two texts that keep a game."""
    decision = game.decision
    refusals = []
    for code in (n.TURN_CARD, n.CHOOSE_CARE + n.PALLIATIVE, n.INQUIRE, n.LOSE + n.CLEAR, n.ACCEPT_WARNING):
        try:
            game.apply(code) if code not in [a.code for a in game.legal_actions()] else None
        except ho.IllegalAction as error:
            refusals.append(str(error))
    refusals += [str(game.why_not(action)) for action in ho.view.actions.ACTIONS.values()]
    things = ("condition", "prompt", "warnings", "manager", "pool", "Ann", "Ann tokens", "Ann stress")
    whys = [str(game.why(thing)) for thing in things]
    whys += [str(game.why(line)) for line in range(len(journal_of(game)))]
    ahead = [(repr(game.preview(action)), str(game.preview(action).odds)) for action in game.legal_actions()]
    branches = [] if game.outcome else [game.branch(seed=seed) for seed in (1, 2)]
    before = [game.at(move=move) for move in (len(game.actions) // 2, max(0, len(game.actions) - 1))]
    sides = (None, "partial", "clear")
    pictures = [game.picture(memory.id, side) for memory in game._catalogue.memories for side in sides]
    return json.dumps(
        [
            ahead,
            game.structure(),
            game.arrangement.plain(),
            game.moments(),
            game.pages(),
            [branch.view(seat) for branch in branches],
            [[branch.preview(action).brief for action in branch.legal_actions()] for branch in branches],
            [[earlier.view(seat), earlier.lines(seat=seat)] for earlier in before],
            game.view(),
            game.view(seat),
            game.lines(),
            game.lines(seat=seat),
            game.rows(),
            pictures,
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


def twin_of(game: ho.Game, seed: int, choices: random.Random, seat: int | None = None) -> ho.Game:
    """The same game as far as a seat (None: the table) has seen it, with all that is unseen permuted."""
    journal = journal_of(game)
    deals: dict[str, list[object]] = {"partials": [], "clears": []}
    turned = [entry[TARGET] for entry in journal if entry[VERB] == changes.DRAW[n.PATIENTS]]
    swap = unseen_swap(game, choices, seat)
    passed = passed_over(game, choices)
    for line, entry in enumerate(journal):
        if entry[VERB] == changes.DRAW[n.PARTIALS]:
            deals["partials"].append(card_id(game, "partial", passed.get(line, entry[TARGET])))
        elif entry[VERB] == changes.DRAW[n.CLEARS]:
            deals["clears"].append(card_id(game, "clear", swap.get(entry[TARGET], entry[TARGET])))
    options = game._options
    twin = ho.Game(seed=seed, scenario=options.scenario, players=options.players, first=options.first, deal=deals)
    losses = [e for e in journal if e[VERB] == changes.DRAW[n.LOSSES]]
    lost = [e[TARGET] if e[BEFORE] < n.CLEAR_DECK else swap.get(e[TARGET], e[TARGET]) for e in losses]
    by_hand = dealer_of(twin).by_hand
    by_hand[n.LOSSES] = dict(enumerate(lost))
    by_hand[n.PATIENTS] = dict(enumerate(turned))  # by `deal` they would replace an opening
    return twin


def unseen_swap(game: ho.Game, choices: random.Random, seat: int | None = None) -> dict[int, int]:
    """A permutation of the Clears whose front is unseen, each within its Timeline. A player has seen those that she
    gave back (TALK-05).
    """
    seen = set(game.table().piles[n.CLEAR_GRID])
    if seat is not None:
        seen |= {e[TARGET] for e in journal_of(game) if e[RULE] == "TALK-08" and e[BEFORE] == n.CLEAR_HELD + seat}
    away = returned(game)
    swap: dict[int, int] = {}
    for timeline in range(n.TIMELINES):
        unseen = [c for c in game.table().box.decks[2] if c // n.POSITIONS == timeline and c not in seen]
        ways = [dict(zip(unseen, way, strict=True)) for way in itertools.permutations(unseen)]
        choices.shuffle(ways)
        swap |= next(way for way in ways if all(way.get(card, card) not in in_play for card, in_play in away))
    return swap


def returned(game: ho.Game) -> list[tuple[int, set[int]]]:
    """The Clears that went back, each with the Partials then in play: its twin, and that of another, was not there."""
    state, found = start_of(game), []
    for entry in journal_of(game):
        if entry[RULE] == "TALK-08":
            found.append((entry[TARGET], set(state.piles[n.PARTIAL_GRID])))
        changes.redo(state, entry)
    return found


def passed_over(game: ho.Game, choices: random.Random) -> dict[int, int]:
    """For each line in which a Partial was passed over unread (FOCUS-04), one that it may have been: any of its
    Timeline that was not drawn in that talk.
    """
    state = start_of(game)
    other: dict[int, int] = {}
    for line, entry in enumerate(journal_of(game)):
        if entry[VERB] == "conversation" and entry[AFTER] == n.STEERING:
            talk = list(itertools.takewhile(lambda e: e[VERB] != "conversation", journal_of(game)[line + 1 :]))
            other |= _passed_in(talk, line + 1, state.piles[n.PARTIAL_DECK], choices)
        changes.redo(state, entry)
    return other


def _passed_in(talk: list[Entry], first: int, deck: list[int], choices: random.Random) -> dict[int, int]:
    drawn = [(line, e[TARGET], e[RULE]) for line, e in enumerate(talk, first) if e[VERB] == changes.DRAW[n.PARTIALS]]
    heard = {card for _, card, rule in drawn if rule != "FOCUS-04"}
    other: dict[int, int] = {}
    for timeline in range(n.TIMELINES):
        lines = [line for line, card, rule in drawn if rule == "FOCUS-04" and card // n.POSITIONS == timeline]
        might = [c for c in deck if c // n.POSITIONS == timeline and c < n.MEMORIES and c not in heard]
        other |= dict(zip(lines, choices.sample(might, len(lines)), strict=True))
    return other


def card_id(game: ho.Game, deck: str, card: int) -> str:
    if card >= n.MEMORIES:
        return list(the_box().scenario(game.scenario).events[deck])[card - n.MEMORIES]
    return game._catalogue.memories[card].id


def permuted(scenario: int, seed: int) -> tuple[ho.Game, ho.Game, int | None]:
    """A game that was played a while, its twin, and the seat that looks on; None for the table's own display."""
    choices = random.Random(100 * seed + scenario)
    players = 2 + seed % 3
    seat = (None, *range(players))[seed // 3 % (players + 1)]
    game = ho.Game(seed=seed, scenario=scenario, players=players, first=seed % 2)
    stop = choices.randrange(20, 130)
    while game.outcome is None and len(game.actions) < stop:
        game.apply(choices.choice(curious(game)))
    twin = twin_of(game, seed + 10_000, choices, seat)
    for action in game.actions:
        twin.apply(action)
    return game, twin, seat


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(n, marks=pytest.mark.slow) if n not in (1, 7) else n for n in the_box().scenario_numbers],
)
def test_permuting_what_is_unseen_changes_no_output(scenario: int, pytestconfig: pytest.Config) -> None:
    met: set[str] = set()
    for seed in range(LONG if pytestconfig.getoption("--long") else GAMES):
        game, twin, seat = permuted(scenario, seed)
        assert outputs(twin, seat) == outputs(game, seat), f"seed {seed}, seat {seat}"
        assert twin.debrief() == game.debrief(), f"seed {seed}"
        assert twin.record() != game.record()
        met |= telling(game)
    passing = {"passed over"} if "focus" in the_box().scenario(scenario).systems else set()
    assert met == {"back", "two alike back", "lost"} | passing, "what could tell something has to happen"


def telling(game: ho.Game) -> set[str]:
    """What has happened that could tell something: Clears given back, two of one Timeline by one Nurse too, a Clear
    lost for Stress, a Partial passed over unread.
    """
    back = [(e[CAUSE], e[BEFORE], e[TARGET] // n.POSITIONS) for e in journal_of(game) if e[RULE] == "TALK-08"]
    happened = {
        "back": bool(back),
        "two alike back": len(back) > len(set(back)),
        "lost": any(e[VERB] == changes.DRAW[n.LOSSES] and e[BEFORE] >= n.CLEAR_DECK for e in journal_of(game)),
        "passed over": any(e[RULE] == "FOCUS-04" for e in journal_of(game)),
    }
    return {what for what, did in happened.items() if did}


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
    words = game.words.texts
    for card in range(n.MEMORIES):
        memory = game._catalogue.memories[card].id
        if memory not in ("1-1", "2-1"):
            assert words[f"memory.{memory}.words"] not in text
        assert words[f"memory.{memory}.clear"] not in text
        assert words[f"memory.{memory}.title"] not in text
