"""The facts of what will follow an answer: the changes, what comes next, and the odds of the next draw.

All changes until then are certain, since no card is dealt ahead (`ahead`). The odds are those that the table can know;
no hidden card is named.
"""

from collections.abc import Iterator

from ...engine import flow, staffing
from ...engine import names as n
from ...engine.phases import PHASE_NAMES
from ...engine.state import Entry, State
from .. import questions
from ..actions import MOVES, ROWS
from ..ahead import Ahead
from ..coming import Chain, Change, Coming, Draw, Odds
from ..signs import matches, misses_medical_care, signs
from ..things import Asked, Thing
from .verbs import is_foretold, is_foretold_in_brief


def coming(start: Ahead, chain: Chain) -> Coming:
    """Return what follows one answer or several in a row, each legal after the one before.

    Raises IllegalAction for an action that is not legal.
    """
    end = start.after(chain)
    state, ahead = start.state, end.state
    odds = _odds(ahead)
    return Coming(
        chain,
        tuple([about for code in chain if (about := _brings(code, state, ahead)) is not None]),
        tuple(_changes(end.journal, chain)),
        tuple(_then(ahead, chain, draws=odds is not None)),
        _draw_to_be_given(ahead) if odds is None else _draw(ahead, odds),
        (state.condition, ahead.condition),
        tuple([(p, ahead.tokens[p]) for p in range(n.POOL + 1) if ahead.tokens[p] != state.tokens[p]]),
        odds,
        signs(start, chain),
    )


def _changes(journal: list[Entry], chain: Chain) -> Iterator[Change]:
    """Yield the changes that a preview names; where somebody goes by the answer itself is not one of them."""
    moved = [ROWS[code].target.pawn for code in chain if ROWS[code].kind in MOVES]
    for entry in journal:
        rule, verb, target, before, after, _ = entry
        if is_foretold(entry) and not (verb == "places" and target in moved):
            yield Change(rule, verb, target, before, after, is_foretold_in_brief(entry))


def _brings(code: int, state: State, ahead: State) -> Asked | None:
    """Return what helps to choose a pawn, such as how many tokens it brings or how much Stress it loses."""
    kind, about, _ = ROWS[code]
    pawn = about.pawn
    if pawn is None or kind not in (*MOVES, "talk"):
        return None
    who = Thing("pawn", pawn)
    if kind == "talk":
        return Asked.of("keeps" if pawn < n.NURSES else "keeps_on_board", who=who)
    if kind == "call":
        return Asked.of("call", who=who)
    if ahead.places[pawn] == n.ON_LEAVE:
        tired = state.stress[pawn]
        return Asked.of("leave", n=tired, who=who) if tired else Asked.of("rested", who=who)
    if pawn < n.NURSES:
        return Asked.of("nurse", n=state.tokens[pawn], who=who)
    return Asked.of("assistant" if pawn < n.FIRST_ON_CALL else "on_call", n=state.tokens[n.POOL], who=who)


def _then(ahead: State, chain: Chain, *, draws: bool) -> Iterator[Asked]:
    """Yield what comes next, before a draw; `draws` is whether a draw comes at once."""
    if ahead.phase == n.TALK:
        yield Asked("talk")
    elif ahead.phase == n.OVER:
        yield Asked("over")
    else:
        if ahead.phase == n.PAYMENT:
            here = sum([ahead.tokens[code & n.ACTION_TARGET] for code in ahead.legal if code != n.ENOUGH])
            left = staffing.current_card(ahead)[n.SYMBOLS] - ahead.covered[ahead.shift]
            yield Asked.of("payment", n=here, symbols=left)
        if misses_medical_care(ahead, chain):
            yield Asked("no_medical")
        if not draws and questions.of(ahead).gives:
            if ahead.either:
                yield Asked.of("either", n=ahead.either)
            if ahead.gifts:
                yield Asked.of("gifts", n=ahead.gifts)


def _draw_to_be_given(ahead: State) -> Draw | None:
    """Return the draw that follows once everything is given out; None when no draw does."""
    if ahead.phase in (n.TALK, n.OVER) or not ahead.draws or not questions.of(ahead).gives:
        return None
    return Draw("draws", _partials(ahead), ahead.draws)


def _draw(ahead: State, odds: Odds) -> Draw:
    """Return the pending draw, with its odds."""
    if ahead.phase == n.DEAL_PATIENT:
        # G-45: the scenario may have chosen the card, and not chance
        is_laid = odds.cards < len(ahead.piles[n.PATIENT_DECK])
        return Draw("deal_opening" if is_laid else "deal_patient", odds)
    if ahead.phase == n.DEAL_PARTIAL:
        return Draw("steered" if ahead.conversation == n.STEERING else "draws", odds, ahead.draws)
    if ahead.phase == n.DEAL_CLEAR:
        return Draw("deal_clear", odds, matches=matches(ahead))
    return Draw(PHASE_NAMES[ahead.phase], odds, payer=n.purse_of(ahead.payer))


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
