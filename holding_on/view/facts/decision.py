"""The facts of the pending decision: the question, who is asked, and what the words of each answer name."""

from ...engine import flow, staffing, stress, two
from ...engine import names as n
from ...engine.state import State
from .. import questions
from ..actions import ROWS
from ..ahead import Ahead
from ..coming import Offer
from ..things import AnswerFacts, Question
from .answers import action_facts, known_contact
from .coming import coming


def question_facts(state: State) -> Question:
    """Return the pending question; after the end of the game, the question `over`, which nobody is asked."""
    row, who = questions.of(state), flow.decider(state)
    return Question(
        kind=row.name,
        who=who,
        shift=state.shift,
        key=row.key(state),
        facts=tuple(row.facts(state).items()),
        line=row.short(state),
        lead=None if who is None else row.lead(state, who),
        more=row.says_more(state),
        rule=questions.rule(state),
        topic=questions.topic(state),
    )


def offer(code: int, start: Ahead) -> Offer:
    """Return a legal action of the position `start` with all that its words name, and what will follow it."""
    return Offer(code, answer_facts(code, start.state), action_facts(code, start.state), coming(start, (code,)))


def answer_facts(code: int, state: State) -> AnswerFacts:
    """Return what the short words of an answer name."""
    about = ROWS[code].target
    key = _key(code, state)
    known = about.care is not None and state.day > 1
    return AnswerFacts(
        code,
        key,
        contact=n.NOBODY if about.contact is None else known_contact(about.contact, state),
        manager=state.manager if key == "talk_on_board" else n.NOBODY,
        known=known,
        due=known and about.care == n.MEDICAL and stress.lacks_medical_care(state),
    )


def _key(code: int, state: State) -> str:
    """Return the key of the short words of an answer: its kind, in more detail when one kind means several things."""
    kind, about = ROWS[code].kind, ROWS[code].target
    if about.care is not None:
        return n.CARE_NAMES[about.care]
    if about.goods is not None:
        return f"{kind}_{n.GOODS_NAMES[about.goods]}"
    if kind == "place" and any(ROWS[each].kind == "call" for each in state.legal):
        return "place_at_bed"  # the same people can go to the telephone instead
    if kind == "talk" and about.pawn is not None and about.pawn >= n.NURSES:
        return "talk_on_board"
    if kind == "reassign" and about.pawn is not None and two.moves_freely(state, about.pawn):
        return "reassign_freely"
    if kind == "stop" and state.conversation == n.INQUIRING:
        return "stop_asking"
    if kind in ("use_trust", "decline"):
        purpose = "condition" if questions.does_him_good(state) else "memory"
        alone = kind == "decline" or questions.only_purse(state, n.USE_TRUST) is not None
        return f"{kind}_{purpose}" if alone else kind
    if kind in ("pay", "enough") and questions.only_purse(state, n.PAY) is not None:
        stable = staffing.current_card(state)[n.KIND] == n.STABLE
        return f"{kind}_alone_stable" if kind == "pay" and stable else f"{kind}_alone"
    if kind == "enough" and state.covered[state.shift] == 0:
        return "enough_none"
    return kind
