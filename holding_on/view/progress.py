"""The progress of the Objective in a view: a step for each thing that the Objective names or counts.

The Objective is public (SETUP-18). Its card shows the Partial of each memory that the Objective names (SCEN-05). So a
step may quote the words of such a memory and name its place before anybody has drawn the memory. Its Clear stays
hidden until the Clear lies in play.
"""

from collections.abc import Callable
from typing import Final

from ..engine import chronicle, objective
from ..engine import names as n
from ..engine.state import State
from .facts.answers import known_contact
from .facts.memories import side_in_play
from .names import Names
from .shape import Progress


def of(state: State, names: Names) -> list[Progress]:
    """Return the steps of the Objective; `sign` of a step is the name of a symbol of the board, or ""."""
    return _steps(state, names, 0)


def summary(words: str, state: State, names: Names, steps: list[Progress]) -> str:
    """Say how many steps are done, in a sentence (`words` is "view") or in few words (`words` is "short").

    When every step is a memory, the few words contain "clear", since a Partial alone does not count. Where memories of
    any Timeline are counted, they stand for the steps.
    """
    whole, most, _ = state.box.objective[0]
    if whole == n.ANY_CLEARS:
        return names.say(f"{words}.progress_memories", n=min(objective.how_much(state, 0), most), most=most)
    by_timeline = whole == n.CLEAR_IN_EACH
    of_memories = words == "short" and all(step["sign"].startswith("timeline_") for step in steps)
    key = "progress" if by_timeline or of_memories else "progress_parts"
    return names.say(f"{words}.{key}", n=sum(step["done"] for step in steps), most=len(steps))


def _steps(state: State, names: Names, number: int) -> list[Progress]:
    """Return the steps of a part of the Objective: one for each thing if the part needs all its things, else one."""
    kind, count, what = state.box.objective[number]
    if kind == n.PARTS and count == len(what):
        return [step for inner in what for step in _steps(state, names, inner)]
    if kind == n.CLEAR_IN_EACH:
        return [_in_timeline(names, t, found, count) for t, found in enumerate(objective.found(state))]
    if kind in _ONE and count == len(what):
        one = _ONE[kind]
        return [one(state, names, each) for each in what]
    if kind == n.CLEAR_IN:
        return [_in_timeline(names, what[0], objective.how_much(state, number), count)]
    return [_whole(state, names, number)]


def _step(sign: str, count: str, name: str, done: bool, text: str) -> Progress:
    return {"sign": sign, "count": count, "name": name, "done": done, "text": text}


def _in_timeline(names: Names, timeline: int, found: int, wanted: int) -> Progress:
    if wanted == 1:
        text = names.say("view.found" if found else "view.not_found", timeline=names.timeline(timeline), n=found)
    else:
        text = names.say("view.part.timeline", timeline=names.timeline(timeline), n=found, most=wanted)
    count = "" if wanted == 1 else f"{min(found, wanted)}/{wanted}"
    return _step(f"timeline_{timeline + 1}", count, names.say(f"timeline.{timeline + 1}"), found >= wanted, text)


def _named(state: State, names: Names, card: int) -> Progress:
    memory = names.catalogue.memories[card]
    facts = {"timeline": names.timeline(memory.timeline), "n": memory.position}
    side = side_in_play(state, card) or "none"
    noted = "" if names.note(f"memory.{memory.id}") is None else "_noted"
    if side == "clear":
        text = names.say("view.part.named_clear", title=names.say(f"memory.{memory.id}.title"), **facts)
    else:
        text = names.say(f"view.part.named_{side}{noted}", words=names.say(f"memory.{memory.id}.words"), **facts)
    return _step(f"timeline_{memory.timeline + 1}", memory.id, memory.id, side == "clear", text)


def _call(state: State, names: Names, contact: int) -> Progress:
    made = contact in chronicle.calls_made(state)
    name = names.contact(known_contact(contact, state))
    text = names.say("view.part.called" if made else "view.part.call", contact=name)
    return _step("contact_tile", "", name, made, text)


def _letter(state: State, names: Names, letter: int) -> Progress:
    side = state.box.letters[letter].side
    come = side in chronicle.sides_told(state)
    text = names.say("view.part.letter_come", title=names.side(side)) if come else names.say("view.part.letter")
    return _step("marked_area", "", names.say("place.marked_area"), come, text)


def _mark(state: State, names: Names, mark: int) -> Progress:
    there = chronicle.has_mark(state, mark)
    return _step_of_mark(names, mark, "marked" if there else "mark", there)


def _no_mark(state: State, names: Names, mark: int) -> Progress:
    there = chronicle.has_mark(state, mark)
    return _step_of_mark(names, mark, "marked_ill" if there else "no_mark", not there)


def _step_of_mark(names: Names, mark: int, key: str, done: bool) -> Progress:
    what = names.mark(mark)
    return _step("marked_area", "", what, done, names.say(f"view.part.{key}", mark=what))


_ONE: Final[dict[int, Callable[[State, Names, int], Progress]]] = {
    n.NAMED: _named,
    n.CALLS: _call,
    n.LETTERS: _letter,
    n.MARKED: _mark,
    n.UNMARKED: _no_mark,
}
"""The functions that make the step for one thing; the key is the kind of the part that names the thing."""


def _whole(state: State, names: Names, number: int) -> Progress:
    """Return the single step of a part that counts something, or that does not need all the things that it names."""
    kind, count, what = state.box.objective[number]
    much, done = objective.how_much(state, number), objective.is_met(state, number)
    if kind == n.PARTS or kind in _ONE:
        inner = (
            [step for part in what for step in _inner(state, names, part)]
            if kind == n.PARTS
            else [_ONE[kind](state, names, each) for each in what]
        )
        text = names.say("view.part.of_these", n=count, parts=" ".join(step["text"] for step in inner))
    else:
        happy, hard = (len(objective.felt(state, feeling)) for feeling in (n.POSITIVE, n.NEGATIVE))
        text = names.say(f"view.part.{n.PART_NAMES[kind]}", n=much, most=count, happy=happy, hard=hard, day=state.day)
    shown = f"{max(0, min(much, count))}/{count}" if kind != n.BY_DAY else names.say("view.day", n=count)
    return _step("", shown, shown, done, text)


def _inner(state: State, names: Names, number: int) -> list[Progress]:
    """Return the steps of a part that lies inside another part; a part that is itself a group of parts is one step."""
    together = state.box.objective[number][0] == n.PARTS
    return [_whole(state, names, number)] if together else _steps(state, names, number)
