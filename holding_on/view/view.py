"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. This module applies no rules: legality, seniority, stage and progress come from the engine.
"""

from ..catalogue.scenario_file import BY_ITSELF
from ..engine import changes, conversation, staffing
from ..engine import names as n
from ..engine.state import RULE, VERB, State
from . import gestures, memories, offered, people, progress, shape, shifts, short, story
from .actions import USED_BY
from .ahead import look
from .facts.answers import barred_facts
from .facts.decision import question_facts
from .facts.memories import lying
from .facts.people import letters, people_facts, places_facts, pool_facts
from .facts.progress import progress_facts
from .facts.shifts import shift_facts
from .names import Names
from .wording import Wording


def build(state: State, wording: Wording, seat: int | None = None, ended_by: str = "") -> shape.Position:
    """Return the view of a position as JSON data; `ended_by` is the rule that ended the game, "" before the end."""
    names = wording.names
    ahead = look(state)
    together = gestures.offered(ahead, names.scenario.beforehand)
    actions = {code: offered.action(code, ahead, wording) for code in state.legal}
    return {
        "lang": names.words.lang,
        "players": state.players,
        "seat": seat,
        "head": _head(state, names),
        "track": _track(state, names),
        "shifts": [shifts.shift(each, wording) for each in shift_facts(state)],
        "places": _places(state, names),
        "pawns": [people.pawn(each, wording) for each in people_facts(state)],
        "pool": people.pool(pool_facts(state), wording),
        "supply": {
            "tokens": max(0, state.tokens[n.SUPPLY]),
            "text": names.say("view.supply", n=max(0, state.tokens[n.SUPPLY]), board=state.tokens[n.ON_BOARD]),
        },
        "decks": _decks(state, names),
        "grid": memories.grid(lying(state), wording),
        "conversation": _conversation(state, names),
        "prompt": short.prompt(question_facts(state), names, together=bool(together)),
        "actions": [*actions.values()],
        "gestures": [offered.gesture(each, actions[each.chain[0]], ahead, wording) for each in together],
        "barred": [{**line, **offered.pointed(line["code"])} for line in wording.refusals.barred(barred_facts(state))],
        "used_by": {thing: [*kinds] for thing, kinds in USED_BY.items()},
        "told": story.told(state, names),
        "outcome": _outcome(state, names, ended_by),
    }


# --- head and track ---------------------------------------------------------------------------------------------


def _head(state: State, names: Names) -> shape.Head:
    say = names.say
    stage = n.STAGE_OF[state.condition]
    stage_text = names.stage(stage)
    steps = progress_facts(state)
    number = names.scenario.number
    title = say(f"scenario.{number}.title")
    most = state.readings.warnings_lose
    warnings = say("view.warnings", n=state.warnings, most=most)
    return {
        "title": say("view.by_itself" if number == BY_ITSELF else "view.title", n=number, title=title),
        "question": title,
        "day": state.day,
        "day_text": say("view.day", n=state.day),
        "shift": state.shift,
        "shift_text": say("view.shift_name", shift=names.shift(state.shift)),
        "manager": state.manager,
        "manager_text": say("view.manager", who=names.pawn(state.manager)),
        "condition": state.condition,
        "condition_text": say("view.condition", n=state.condition, stage=stage_text),
        "stage": stage,
        "stage_text": stage_text,
        "turned": bool(state.silent),
        "warnings": state.warnings,
        "warnings_max": most,
        "warnings_text": warnings,
        "warnings_mean": say("view.warnings_mean", warnings=warnings, most=most),
        "warnings_short": say("short.warnings", n=state.warnings, most=most),
        "objective_text": say(f"scenario.{number}.objective"),
        "progress": progress.of(steps, names),
        "progress_text": progress.summary("view", steps, names),
        "progress_short": progress.summary("short", steps, names),
        "roles": _roles(state, names),
    }


def _roles(state: State, names: Names) -> list[shape.Role]:
    """Return who has which role now: the Shift Manager, the senior of the shift, and who plays Billy."""
    if state.phase == n.OVER or state.manager < 0:
        return []
    parts: dict[shape.RoleName, int] = {"manager": state.manager}
    if max(state.places) >= staffing.first_space(state):
        parts["senior"] = staffing.senior(state)
    if state.conversation != n.SILENCE:
        parts["reader"] = conversation.plays_billy(state, state.talker)
    return [{"role": role, "who": who, "text": names.say(f"view.role.{role}", who=names.pawn(who))}
            for role, who in parts.items()]  # fmt: skip


def _track(state: State, names: Names) -> shape.Track:
    tops = (n.TOP_CONDITION, *(floor - 1 for floor in n.STAGE_FLOORS))
    stages: list[shape.Stage] = [
        {"stage": s, "name": names.stage(s), "from": tops[s], "to": n.STAGE_FLOORS[s]} for s in range(n.STAGES)
    ]
    stage = stages[n.STAGE_OF[state.condition]]
    facts = {"stage": stage["name"], "top": stage["from"], "floor": stage["to"]}
    now = "died" if state.ending in (n.DIED, n.DECK_EMPTY) else n.STAGE_NAMES[n.STAGE_OF[state.condition]]
    means = names.say(f"stage_means.{now}")
    text = names.say("view.track", n=state.condition, means=means, **facts)
    cards = (n.PATIENT_DECK, n.PATIENT_DISCARD, *(n.ON_SHIFT + shift for shift in range(n.SHIFTS)))
    shifts = sum(len(state.piles[pile]) for pile in cards)  # each shift takes one card, and no card leaves the game
    return {"value": state.condition, "max": n.TOP_CONDITION, "shifts": shifts, "stages": stages, "text": text}


def _decks(state: State, names: Names) -> shape.Decks:
    patient, partial, clear = (len(state.piles[pile]) for pile in (n.PATIENT_DECK, n.PARTIAL_DECK, n.CLEAR_DECK))
    text = names.say("view.decks", patient=patient, partial=partial, clear=clear)
    return {"patient": patient, "partial": partial, "clear": clear, "text": text}


def _places(state: State, names: Names) -> list[shape.Place]:
    """Return the places for pawns that are on no shift, and the Marked Area for letters if the scenario has it."""
    found = [people.place(there, names) for there in places_facts(state)]
    come = letters(state)
    return found if come is None else [*found, people.marked_area(come, names)]


# --- the decision -----------------------------------------------------------------------------------------------


def _conversation(state: State, names: Names) -> shape.Spoken | None:
    if state.conversation == n.SILENCE or state.phase == n.OVER:
        return None
    who = names.pawn(state.talker)
    if state.conversation == n.LISTENING:
        to_come = state.draws - (state.phase == n.HEARD)
        return {"text": names.say("view.listening", who=who, n=to_come)}
    if state.conversation == n.STEERING:
        timeline = names.timeline(state.timeline)
        return {"text": names.say("view.steering", who=who, timeline=timeline, n=state.draws)}
    return {"text": names.say("view.inquiring", who=who, timeline=names.timeline(state.timeline))}


def _outcome(state: State, names: Names, ended_by: str) -> shape.Outcome | None:
    if state.ending == n.UNFINISHED:
        return None
    title, text = ending_text(state, names, ended_by)
    reason = n.ENDING_NAMES[state.ending]
    return {
        "won": state.ending == n.WON,
        "died": state.ending in (n.DIED, n.DECK_EMPTY),
        "reason": reason,
        "rule": ended_by,
        "title": title,
        "text": text,
    }


def ending_text(state: State, names: Names, ended_by: str) -> tuple[str, str]:
    """Return the title and the text of the end of a game; `ended_by` is the rule that ended the game."""
    title, text, closing = ending_words(state, names, ended_by)
    return title, f"{text}\n\n{closing}"


def ending_words(state: State, names: Names, ended_by: str) -> tuple[str, str, str]:
    """Return three texts about the end of a game: its title, how the game ended, and the last words."""
    reason = n.ENDING_NAMES[state.ending]
    facts = {"n": state.day, "condition": state.condition}
    alone = state.ending == n.DIED and state.care[state.shift] == n.NO_CARE  # nobody was on the shift (G-02)
    own = f"scenario.{names.scenario.number}.{'met' if state.ending == n.WON else 'alone' if alone else reason}"
    key = own if names.words.has(own) else f"outcome.{reason}.{'alone' if alone else 'text'}"
    sentences = [names.say(key, **facts)]
    if state.ending == n.TRANSFERRED:
        causes = [names.say(f"outcome.warnings.{cause}") for cause in _moved_because(state, ended_by)]
        is_own = key == own  # a scenario's own words come last, and nothing is added to them
        sentences = [*causes, *sentences] if is_own else [*sentences, *causes, names.say("outcome.warnings.stays")]
    text = " ".join(sentences)
    lost = f"scenario.{names.scenario.number}.lost"
    if state.ending != n.WON and names.words.has(lost):
        text = f"{text}\n\n{names.say(lost)}"
    then = f"outcome.{reason}.next"
    closing = names.say(then if names.words.has(then) else "outcome.next")
    return names.say(f"outcome.{reason}.title"), text, closing


def _moved_because(state: State, ended_by: str) -> list[str]:
    """Return the rules of the Warnings by which Billy was moved (WARN-01 to WARN-03), each once, in order.

    The rules are read from the journal. A Warning that a scene or position began with has no entry in the journal and
    is left out. One shortage alone can move Billy (D-02); then only its rule is returned.
    """
    if ended_by == "SCEN-12":
        return ["WARN-03"]
    journal = state.journal or ()
    return sorted({entry[RULE] for entry in journal if entry[VERB] == changes.TOLD + "warning_cause"})
