"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. This module applies no rules: legality, seniority, stage and progress come from the engine.
"""

from typing import Literal

from ..catalogue.scenario_file import BY_ITSELF
from ..engine import changes, chronicle, conversation, flow, staffing, stress, two
from ..engine import names as n
from ..engine.inquiry import why_not_stable
from ..engine.state import RULE, VERB, State
from . import gestures, memories, offered, progress, questions, shape, short, story
from .actions import USED_BY
from .ahead import look
from .facts import barred_facts, known_contact
from .history import CARES
from .names import Names
from .wording import Wording


def build(state: State, wording: Wording, seat: int | None = None, ended_by: str = "") -> shape.Position:
    """Return the view of a position as JSON data; `ended_by` is the rule that ended the game, "" before the end."""
    names = wording.names
    who = flow.decider(state)
    ahead = look(state)
    together = gestures.offered(ahead, names.scenario.beforehand)
    actions = {code: offered.action(code, ahead, wording) for code in state.legal}
    return {
        "lang": names.words.lang,
        "players": state.players,
        "seat": seat,
        "head": _head(state, names),
        "track": _track(state, names),
        "shifts": [_shift(state, wording, shift) for shift in range(n.SHIFTS)],
        "places": [*(_place(state, names, place) for place in _places(state)), *_marked_area(state, names)],
        "pawns": [_pawn(state, wording, pawn) for pawn in range(n.PAWNS) if state.places[pawn] != n.ABSENT],
        "pool": _pool(state, wording),
        "supply": {
            "tokens": max(0, state.tokens[n.SUPPLY]),
            "text": names.say("view.supply", n=max(0, state.tokens[n.SUPPLY]), board=state.tokens[n.ON_BOARD]),
        },
        "decks": _decks(state, names),
        "grid": memories.grid(state, wording),
        "conversation": _conversation(state, names),
        "prompt": _prompt(state, names, who, together=bool(together)),
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
    steps = progress.of(state, names)
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
        "progress": steps,
        "progress_text": progress.summary("view", state, names, steps),
        "progress_short": progress.summary("short", state, names, steps),
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


# --- shifts and rooms -------------------------------------------------------------------------------------------


def _shift(state: State, wording: Wording, shift: int) -> shape.Shift:
    names = wording.names
    say = names.say
    name, brief = say("view.shift_name", shift=names.shift(shift)), names.shift(shift)
    pile = state.piles[n.ON_SHIFT + shift]
    when: Literal["coming", "now", "done"] = "coming"
    if pile:
        when = "now" if shift == state.shift and state.phase != n.OVER else "done"
    if not pile:
        text = say("view.shift_coming", shift=name)
        return {"shift": shift, "name": name, "short": brief, "state": when, "text": text, "card": None, "spaces": [],
                "care": None, "care_text": ""}  # fmt: skip
    card = _card(state, wording, shift, pile[0])
    spaces = _spaces(state, names, shift, card["staff"])
    care = state.care[shift]
    care_text = say(f"view.care.{n.CARE_NAMES[care]}")
    text = say(
        "view.shift", shift=name, card=card["spoken"], spaces=" ".join(s["text"] for s in spaces), care=care_text
    )
    return {"shift": shift, "name": name, "short": brief, "state": when, "text": text, "card": card, "spaces": spaces,
            "care": CARES.get(care), "care_text": care_text}  # fmt: skip


def _card(state: State, wording: Wording, shift: int, card: int) -> shape.PatientCard:
    names = wording.names
    say = names.say
    facts = state.box.patients[card]
    kind, staff, symbols, tokens, memories, either = facts
    covered = state.covered[shift]
    kind_name = n.KIND_NAMES[kind]
    yields = wording.refusals.yields(facts)
    inquire = why_not_stable(facts) is None
    readings = state.readings
    symbols_text = say(f"view.symbols.{kind_name}", n=symbols, covered=covered, gain=readings.stable_gain)
    yield_text = (
        say("view.yields", what=yields) if yields else say(f"view.no_yield.{kind_name}", n=readings.emergency_tokens)
    )
    picture = names.patient_picture(card)
    kind_text = say(f"kind.{kind_name}")
    return {
        "id": names.patient_ids[card] if card < len(names.patient_ids) else "",
        "kind": kind_name,
        "kind_text": kind_text,
        "text": picture,
        "posture": names.patient_posture(card),
        "staff": staff,
        "symbols": symbols,
        "covered": covered,
        "symbols_text": symbols_text,
        "tokens": tokens,
        "memories": memories,
        "either": either,
        "all_held": readings.emergency_tokens if kind == n.EMERGENCY else 0,
        "yield_text": yield_text,
        "inquire": inquire,
        "inquire_text": say("view.inquire") if inquire else "",
        "spoken": say("view.card", kind=kind_text, picture=picture, symbols=symbols_text, yields=yield_text, n=staff),
        "eased": wording.entries.eased(card),
    }


def _spaces(state: State, names: Names, shift: int, staff: int) -> list[shape.Space]:
    """Return the Staff spaces of a shift: first those with a pawn, then covered spaces, then empty ones."""
    covering = [pawn for pawn in range(n.STRESSABLE) for _ in range(state.cover[pawn])] if shift == state.shift else []
    spaces: list[shape.Space] = []
    for space in range(staff):
        place = n.FIRST_SPACES[shift] + space
        pawn = state.places.index(place) if place in state.places else None
        covered_by = covering.pop(0) if pawn is None and covering else None
        facts = {"shift": names.shift(shift), "n": space + 1, "most": staff}
        if pawn is not None:
            text = names.say("view.space_taken", who=names.pawn(pawn), **facts)
        elif covered_by is not None:
            text = names.say("view.space_covered", who=names.pawn(covered_by), **facts)
        else:
            done = shift < state.shift or state.phase == n.OVER
            text = names.say("view.space_left" if done else "view.space_empty", **facts)
        spaces.append({"space": space, "pawn": pawn, "covered_by": covered_by, "text": text})
    return spaces


def _places(state: State) -> tuple[int, ...]:
    """Return the places for pawns that are on no shift.

    Only a game of four players uses the Shift Manager Board (FOUR-01). Only a scenario with Calls has the Contact Tile
    (CALL-02, COMP-17, SETUP-13).
    """
    leads = (n.MANAGER_BOARD,) if state.players == n.NURSES else ()
    calls = (n.CONTACT_TILE,) if state.box.contacts else ()
    return (n.BREAK_ROOM, *leads, n.ON_CALL, n.ON_LEAVE, n.LEFT, *calls)


def _place(state: State, names: Names, place: int) -> shape.Place:
    pawns = [pawn for pawn in range(n.PAWNS) if state.places[pawn] == place]
    name = names.place(place)
    who = names.words.listed([names.pawn(pawn) for pawn in pawns])
    text = names.say("view.place", place=name, who=who) if pawns else names.say("view.place_empty", place=name)
    found: shape.Place = {"id": n.PLACE_NAMES[place], "name": name, "pawns": pawns, "text": text}
    if place == n.CONTACT_TILE and state.contact != n.NOBODY:
        contact = names.contact(known_contact(state.contact, state))
        found["text"] = names.say("view.calling", who=who, contact=contact)
        found["brief"] = names.say("short.calls", contact=contact)
    return found


def _marked_area(state: State, names: Names) -> list[shape.Place]:
    """Return the Marked Area with the letters that have come; [] in a scenario without letters (COMP-18, SETUP-19)."""
    if not state.box.letters:
        return []
    letters = [side for side in chronicle.sides_told(state) if state.box.sides[side] == n.LETTER_TOLD]
    titles = [names.side(side) for side in letters]
    name = names.say("place.marked_area")
    what = names.words.listed(titles)
    text = names.say("view.marked_area", n=len(titles), what=what) if titles else names.say("view.marked_area_empty")
    cards: list[shape.Letter] = [
        {"card": names.scenario.side_ids[side], "title": title} for side, title in zip(letters, titles, strict=True)
    ]
    return [{"id": "marked_area", "name": name, "pawns": [], "text": text, "cards": cards}]


# --- pawns ------------------------------------------------------------------------------------------------------


def _pawn(state: State, wording: Wording, pawn: int) -> shape.Pawn:
    names = wording.names
    say = names.say
    place = state.places[pawn]
    kind: Literal["nurse", "assistant", "on_call"] = (
        "nurse" if pawn < n.NURSES else "assistant" if pawn < n.FIRST_ON_CALL else "on_call"
    )
    shift, space = n.shift_and_space(place) if place >= n.FIRST_SPACE else (None, None)
    nurse = pawn < n.NURSES
    tokens = state.tokens[pawn] if nurse else None
    level = state.stress[pawn] if pawn < n.STRESSABLE else 0
    most = state.readings.stress_max[pawn] if pawn < n.STRESSABLE else 0
    partials = memories.held_partials(state, wording, pawn) if nurse else []
    clears = memories.held_clears(state, names, pawn) if nurse else []
    senior = place >= staffing.first_space(state) and nurse and staffing.senior(state) == pawn
    parts = [say(f"view.pawn.{kind}", who=names.pawn(pawn), place=names.place(place))]
    if most:
        parts.append(say("view.pawn.stress", n=level, most=most))
    if tokens is not None:
        parts.append(say("view.pawn.tokens", n=tokens, most=state.readings.token_cap))
    if partials:
        parts.append(say("view.pawn.partials", n=len(partials)))
    if clears:
        parts.append(say("view.pawn.clears", n=len(clears)))
    if pawn == state.manager:
        parts.append(say("view.pawn.manager"))
        if two.moves_freely(state, pawn):
            parts.append(say("view.pawn.moves_freely"))
    if senior:
        parts.append(say("view.pawn.senior"))
    if stress.is_overstressed(state, pawn):
        parts.append(say("view.pawn.overstressed"))
    return {
        "pawn": pawn,
        "kind": kind,
        "name": names.pawn(pawn),
        "short": short.person(state, names, pawn),
        "place": "shift" if shift is not None else n.PLACE_NAMES[place],
        "shift": shift,
        "space": space,
        "stress": level,
        "stress_max": most,
        "overstressed": stress.is_overstressed(state, pawn),
        "tokens": tokens,
        "token_cap": state.readings.token_cap if nurse else None,
        "partials": partials,
        "clears": clears,
        "manager": pawn == state.manager,
        "senior": senior,
        "text": " ".join(parts),
    }


def _pool(state: State, wording: Wording) -> shape.Pool:
    partials = memories.held_partials(state, wording, n.POOL)
    tokens = state.tokens[n.POOL]
    text = wording.names.say("view.pool", n=tokens, cards=len(partials))
    return {"purse": n.POOL, "tokens": tokens, "partials": partials, "text": text}


def _decks(state: State, names: Names) -> shape.Decks:
    patient, partial, clear = (len(state.piles[pile]) for pile in (n.PATIENT_DECK, n.PARTIAL_DECK, n.CLEAR_DECK))
    text = names.say("view.decks", patient=patient, partial=partial, clear=clear)
    return {"patient": patient, "partial": partial, "clear": clear, "text": text}


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


def _prompt(state: State, names: Names, who: int | None, *, together: bool) -> shape.Prompt:
    asked, more = short.question(state, names, together=together)
    return {
        "kind": questions.of(state).name,
        "who": who,
        "who_text": "" if who is None else names.pawn(who),
        "text": short.prompt(state, names, who),
        "short": asked,
        "lead": "" if who is None else short.lead(state, names, who),
        "more": more,
        "rule": questions.rule(state),
        "topic": questions.topic(state),
    }


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
