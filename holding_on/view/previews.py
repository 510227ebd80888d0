"""Previews: what will follow an action, up to the next question of chance, decision, evening, or the end of the game.

All changes until then are certain, since no card is dealt ahead (`ahead`). For the next card, a preview has the odds,
as far as the table can know these odds. A preview names no hidden card.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..engine import flow, staffing
from ..engine import names as n
from ..engine.phases import PHASE_NAMES
from ..engine.state import RULE, TARGET, VERB, Entry, State
from . import questions
from .actions import ACTIONS, Action
from .ahead import Ahead
from .names import Names
from .signs import Signs, matches, misses_medical_care, signs
from .verbs import ROWS, Foretold
from .wording import Wording


class Odds(NamedTuple):
    """The odds of a draw: `cards` is the number of cards in the deck, `shares` are pairs (kind, cards of this kind)."""

    cards: int
    shares: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return ", ".join(f"{name} {count} of {self.cards}" for name, count in self.shares)


class Preview(NamedTuple):
    """A preview of an action.

    `certain` has a sentence for each change, `coming` the sentences about what comes next, and `odds` the odds of the
    next draw, or None. `brief` has the sentences of `certain` and `coming` that matter to the choice. `condition` is
    Billy's condition before and after. `tokens` are pairs (purse, Care Tokens afterwards) for each purse that gains or
    loses Care Tokens: 0 to 3 for the nurses, 4 for the pool. `signs` are the effects as numbers for small pictures.
    """

    action: Action
    certain: tuple[str, ...]
    brief: tuple[str, ...]
    coming: tuple[str, ...]
    condition: tuple[int, int]
    tokens: tuple[tuple[int, int], ...]
    odds: Odds | None
    signs: Signs

    def __str__(self) -> str:
        return " ".join((*self.certain, *self.coming))

    def __repr__(self) -> str:
        return f"Preview of {self.action}: {self}"


_TIDYING: Final = frozenset({"DAY-12", "DAY-14", "DAY-15", "DAY-16", "DAY-18", "FOUR-03", "TWO-03"})
"""Rules of the evening whose changes follow every answer, or are stated by the sentence of the action itself."""


def preview(start: Ahead, chain: Sequence[int], wording: Wording) -> Preview:
    """Preview one action or several in a row, each legal after the one before; `action` of the preview is the first.

    Raises IllegalAction for an action that is not legal.
    """
    names = wording.names
    end = start.after(chain)
    state, ahead = start.state, end.state
    odds = _odds(ahead)
    actions = [ACTIONS[code] for code in chain]
    moved = [action.pawn for action in actions if action.kind in _MOVES]
    sentences = [
        (entry, text)
        for entry in end.journal
        if ROWS[entry[VERB]].foretold is not Foretold.NEVER and not (entry[VERB] == "places" and entry[TARGET] in moved)
        if (text := wording.entries.sentence(entry)) is not None
    ]
    coming = tuple(_coming(ahead, chain, odds, names))
    brings = tuple(dict.fromkeys(text for action in actions for text in _brings(action, state, ahead, names)))
    return Preview(
        actions[0],
        (*brings, *(text for _, text in sentences)),
        (*brings, *(text for entry, text in sentences if _is_told_in_brief(entry)), *coming),
        coming,
        (state.condition, ahead.condition),
        tuple((p, ahead.tokens[p]) for p in range(n.POOL + 1) if ahead.tokens[p] != state.tokens[p]),
        odds,
        signs(start, chain),
    )


def _is_told_in_brief(entry: Entry) -> bool:
    return entry[RULE] not in _TIDYING and ROWS[entry[VERB]].foretold is Foretold.ALWAYS


_MOVES: Final = frozenset({"place", "call_in", "reassign", "call", "send_on_leave"})
"""Kinds of actions whose sentences already state where the pawn goes."""


def _brings(action: Action, state: State, ahead: State, names: Names) -> tuple[str, ...]:
    """Return sentences that help to choose a pawn, such as how many tokens it brings or how much Stress it loses."""
    pawn = action.pawn
    if pawn is None or action.kind not in (*_MOVES, "talk"):
        return ()
    who = names.pawn(pawn)
    if action.kind == "talk":
        return (names.say("preview.keeps" if pawn < n.NURSES else "preview.keeps_on_board", who=who),)
    if action.kind == "call":
        return (names.say("preview.call", who=who),)
    if ahead.places[pawn] == n.ON_LEAVE:
        tired = state.stress[pawn]
        return (names.say("preview.leave", n=tired, who=who) if tired else names.say("preview.rested", who=who),)
    if pawn < n.NURSES:
        return (names.say("preview.nurse", n=state.tokens[pawn], who=who),)
    kind = "assistant" if pawn < n.FIRST_ON_CALL else "on_call"
    return (names.say(f"preview.{kind}", n=state.tokens[n.POOL], who=who),)


def _coming(ahead: State, chain: Sequence[int], odds: Odds | None, names: Names) -> list[str]:
    """Return the sentences about the decision or the draw that comes next."""
    say = names.say
    phase = ahead.phase
    if phase == n.TALK:
        return [say("preview.talk")]
    if phase == n.OVER:
        return [say("preview.over")]
    coming = []
    if phase == n.PAYMENT:
        here = sum(ahead.tokens[code & n.ACTION_TARGET] for code in ahead.legal if code != n.ENOUGH)
        left = staffing.current_card(ahead)[n.SYMBOLS] - ahead.covered[ahead.shift]
        coming.append(say("preview.payment", n=here, symbols=left))
    if misses_medical_care(ahead, chain):
        coming.append(say("preview.no_medical"))
    if odds is not None:
        return [*coming, _drawn(ahead, odds, names)]
    if questions.of(ahead).gives:
        if ahead.either:
            coming.append(say("preview.either", n=ahead.either))
        if ahead.gifts:
            coming.append(say("preview.gifts", n=ahead.gifts))
        if ahead.draws:
            coming.append(say("preview.draws", n=ahead.draws, odds=_events(_partials(ahead), names)))
    return coming


def _odds(ahead: State) -> Odds | None:
    """Return the odds of the pending draw, as far as the table can know these odds; None when no draw is pending."""
    cards = flow.chances(ahead)
    if ahead.phase == n.DEAL_PATIENT:
        kinds = [ahead.box.patients[card][n.KIND] for card in cards]
        return Odds(len(cards), tuple((name, kinds.count(kind)) for kind, name in enumerate(n.KIND_NAMES)))
    if ahead.phase == n.DEAL_PARTIAL and ahead.conversation != n.STEERING:
        return _partials(ahead)
    if ahead.phase in (n.DEAL_PARTIAL, n.DEAL_CLEAR):
        wanted = sum(card // n.POSITIONS == ahead.timeline for card in cards if card < n.MEMORIES)
        events = sum(card >= n.MEMORIES for card in cards)
        return Odds(len(cards), (("asked", wanted), ("event", events), ("other", len(cards) - wanted - events)))
    if ahead.phase in (n.DEAL_LOST_PARTIAL, n.DEAL_LOST_CLEAR):
        lines = [card // n.POSITIONS for card in cards]
        return Odds(len(cards), tuple((str(line + 1), lines.count(line)) for line in sorted(set(lines))))
    return None


def _partials(ahead: State) -> Odds:
    deck = ahead.piles[n.PARTIAL_DECK]
    events = sum(card >= n.MEMORIES for card in deck)
    return Odds(len(deck), (("event", events), ("memory", len(deck) - events)))


def _events(odds: Odds, names: Names) -> str:
    return names.say("preview.deal_partial", n=odds.cards, events=dict(odds.shares)["event"])


def _drawn(ahead: State, odds: Odds, names: Names) -> str:
    """Return the sentence about the pending draw, with its odds."""
    say = names.say
    shares = dict(odds.shares)
    if ahead.phase == n.DEAL_PATIENT:
        if odds.cards < len(ahead.piles[n.PATIENT_DECK]):  # G-45: the scenario has chosen the card, and not chance
            return say(f"preview.deal_opening.{next(name for name, count in odds.shares if count)}")
        parts = [say(f"preview.kind.{name}", n=count) for name, count in odds.shares if count]
        return say("preview.deal_patient", n=odds.cards, parts=names.words.listed(parts))
    if ahead.phase == n.DEAL_PARTIAL and ahead.conversation == n.STEERING:
        return say("preview.steered", n=ahead.draws, cards=odds.cards, wanted=shares["asked"], events=shares["event"])
    if ahead.phase == n.DEAL_PARTIAL:
        return say("preview.draws", n=ahead.draws, odds=_events(odds, names))
    if ahead.phase == n.DEAL_CLEAR:
        matching, unseen = matches(ahead)
        drawn = say("preview.deal_clear", n=odds.cards, wanted=shares["asked"], events=shares["event"])
        return f"{drawn} {say('preview.match', n=matching, unseen=unseen)}"
    return say(f"preview.{PHASE_NAMES[ahead.phase]}", n=odds.cards, who=names.purse(n.purse_of(ahead.payer)))
