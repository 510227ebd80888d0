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
from .memories import side_in_play
from .sentences import Formatter
from .shape import Progress


def of(state: State, formatter: Formatter) -> list[Progress]:
    """Return the steps of the Objective; `sign` of a step is the name of a symbol of the board, or ""."""
    return _steps(state, formatter, 0)


def summary(words: str, state: State, formatter: Formatter, steps: list[Progress]) -> str:
    """Say how many steps are done, in a sentence (`words` is "view") or in few words (`words` is "short").

    When every step is a memory, the few words contain "clear", since a Partial alone does not count. Where memories of
    any Timeline are counted, they stand for the steps.
    """
    whole, most, _ = state.box.objective[0]
    if whole == n.ANY_CLEARS:
        return formatter.say(f"{words}.progress_memories", n=min(objective.how_much(state, 0), most), most=most)
    by_timeline = whole == n.CLEAR_IN_EACH
    of_memories = words == "short" and all(step["sign"].startswith("timeline_") for step in steps)
    key = "progress" if by_timeline or of_memories else "progress_parts"
    return formatter.say(f"{words}.{key}", n=sum(step["done"] for step in steps), most=len(steps))


def _steps(state: State, formatter: Formatter, number: int) -> list[Progress]:
    """Return the steps of a part of the Objective: one for each thing if the part needs all its things, else one."""
    kind, count, what = state.box.objective[number]
    if kind == n.PARTS and count == len(what):
        return [step for inner in what for step in _steps(state, formatter, inner)]
    if kind == n.CLEAR_IN_EACH:
        return [_in_timeline(formatter, t, found, count) for t, found in enumerate(objective.found(state))]
    if kind in _ONE and count == len(what):
        one = _ONE[kind]
        return [one(state, formatter, each) for each in what]
    if kind == n.CLEAR_IN:
        return [_in_timeline(formatter, what[0], objective.how_much(state, number), count)]
    return [_whole(state, formatter, number)]


def _step(sign: str, count: str, name: str, done: bool, text: str) -> Progress:
    return {"sign": sign, "count": count, "name": name, "done": done, "text": text}


def _in_timeline(formatter: Formatter, timeline: int, found: int, wanted: int) -> Progress:
    if wanted == 1:
        text = formatter.say(
            "view.found" if found else "view.not_found", timeline=formatter.timeline(timeline), n=found
        )
    else:
        text = formatter.say("view.part.timeline", timeline=formatter.timeline(timeline), n=found, most=wanted)
    count = "" if wanted == 1 else f"{min(found, wanted)}/{wanted}"
    return _step(f"timeline_{timeline + 1}", count, formatter.say(f"timeline.{timeline + 1}"), found >= wanted, text)


def _named(state: State, formatter: Formatter, card: int) -> Progress:
    memory = formatter.catalogue.memories[card]
    facts = {"timeline": formatter.timeline(memory.timeline), "n": memory.position}
    side = side_in_play(state, card) or "none"
    noted = "" if formatter.note(f"memory.{memory.id}") is None else "_noted"
    if side == "clear":
        text = formatter.say("view.part.named_clear", title=formatter.say(f"memory.{memory.id}.title"), **facts)
    else:
        text = formatter.say(
            f"view.part.named_{side}{noted}", words=formatter.say(f"memory.{memory.id}.words"), **facts
        )
    return _step(f"timeline_{memory.timeline + 1}", memory.id, memory.id, side == "clear", text)


def _call(state: State, formatter: Formatter, contact: int) -> Progress:
    made = contact in chronicle.calls_made(state)
    name = formatter.contact(contact, state)
    text = formatter.say("view.part.called" if made else "view.part.call", contact=name)
    return _step("contact_tile", "", name, made, text)


def _letter(state: State, formatter: Formatter, letter: int) -> Progress:
    side = state.box.letters[letter].side
    come = side in chronicle.sides_told(state)
    text = (
        formatter.say("view.part.letter_come", title=formatter.side(side))
        if come
        else formatter.say("view.part.letter")
    )
    return _step("marked_area", "", formatter.say("place.marked_area"), come, text)


def _mark(state: State, formatter: Formatter, mark: int) -> Progress:
    there = chronicle.has_mark(state, mark)
    return _step_of_mark(formatter, mark, "marked" if there else "mark", there)


def _no_mark(state: State, formatter: Formatter, mark: int) -> Progress:
    there = chronicle.has_mark(state, mark)
    return _step_of_mark(formatter, mark, "marked_ill" if there else "no_mark", not there)


def _step_of_mark(formatter: Formatter, mark: int, key: str, done: bool) -> Progress:
    what = formatter.mark(mark)
    return _step("marked_area", "", what, done, formatter.say(f"view.part.{key}", mark=what))


_ONE: Final[dict[int, Callable[[State, Formatter, int], Progress]]] = {
    n.NAMED: _named,
    n.CALLS: _call,
    n.LETTERS: _letter,
    n.MARKED: _mark,
    n.UNMARKED: _no_mark,
}
"""The functions that make the step for one thing; the key is the kind of the part that names the thing."""


def _whole(state: State, formatter: Formatter, number: int) -> Progress:
    """Return the single step of a part that counts something, or that does not need all the things that it names."""
    kind, count, what = state.box.objective[number]
    much, done = objective.how_much(state, number), objective.is_met(state, number)
    if kind == n.PARTS or kind in _ONE:
        inner = (
            [step for part in what for step in _inner(state, formatter, part)]
            if kind == n.PARTS
            else [_ONE[kind](state, formatter, each) for each in what]
        )
        text = formatter.say("view.part.of_these", n=count, parts=" ".join(step["text"] for step in inner))
    else:
        happy, hard = (len(objective.felt(state, feeling)) for feeling in (n.POSITIVE, n.NEGATIVE))
        text = formatter.say(
            f"view.part.{n.PART_NAMES[kind]}", n=much, most=count, happy=happy, hard=hard, day=state.day
        )
    shown = f"{max(0, min(much, count))}/{count}" if kind != n.BY_DAY else formatter.say("view.day", n=count)
    return _step("", shown, shown, done, text)


def _inner(state: State, formatter: Formatter, number: int) -> list[Progress]:
    """Return the steps of a part that lies inside another part; a part that is itself a group of parts is one step."""
    together = state.box.objective[number][0] == n.PARTS
    return [_whole(state, formatter, number)] if together else _steps(state, formatter, number)
