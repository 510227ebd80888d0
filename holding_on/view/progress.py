"""The words of the progress of the Objective: a step for each thing that the Objective names or counts.

The Objective is public (SETUP-18). Its card shows the Partial of each memory that the Objective names (SCEN-05). So a
step may quote the words of such a memory and name its place before anybody has drawn the memory. Its Clear stays
hidden until the Clear lies in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ..engine import names as n

if TYPE_CHECKING:
    from .lying import Step
    from .names import Names
    from .shape import Progress


def of(steps: Iterable[Step], names: Names) -> list[Progress]:
    """Return the steps of the Objective; `sign` of a step is the name of a symbol of the board, or ""."""
    return [names.once(_worded, step, names) for step in steps]


def summary(words: str, steps: Sequence[Step], names: Names) -> str:
    """Say how many steps are done, in a sentence (`words` is "view") or in few words (`words` is "short").

    When every step is a memory, the few words contain "clear", since a Partial alone does not count. Where memories of
    any Timeline are counted, they stand for the steps.
    """
    whole, most, _ = names.box.objective[0]
    if whole == n.ANY_CLEARS:
        return names.say(f"{words}.progress_memories", n=min(steps[0].much, most), most=most)
    by_timeline = whole == n.CLEAR_IN_EACH
    of_memories = words == "short" and all(step.kind in _OF_MEMORIES and not step.inner for step in steps)
    key = "progress" if by_timeline or of_memories else "progress_parts"
    return names.say(f"{words}.{key}", n=sum(step.done for step in steps), most=len(steps))


_OF_MEMORIES: Final = (n.CLEAR_IN, n.NAMED)
"""The kinds of the steps that are memories of one Timeline."""


def _worded(step: Step, names: Names) -> Progress:
    return _whole(step, names) if step.inner else _OF_ONE.get(step.kind, _whole)(step, names)


def _step(sign: str, count: str, name: str, done: bool, text: str) -> Progress:
    return {"sign": sign, "count": count, "name": name, "done": done, "text": text}


def _in_timeline(step: Step, names: Names) -> Progress:
    timeline, found, wanted = step.number, step.much, step.most
    if wanted == 1:
        text = names.say("view.found" if found else "view.not_found", timeline=names.timeline(timeline), n=found)
    else:
        text = names.say("view.part.timeline", timeline=names.timeline(timeline), n=found, most=wanted)
    count = "" if wanted == 1 else f"{min(found, wanted)}/{wanted}"
    return _step(f"timeline_{timeline + 1}", count, names.say(f"timeline.{timeline + 1}"), step.done, text)


def _named(step: Step, names: Names) -> Progress:
    memory = names.catalogue.memories[step.number]
    facts = {"timeline": names.timeline(memory.timeline), "n": memory.position}
    if step.side == "clear":
        text = names.say("view.part.named_clear", title=names.say(f"memory.{memory.id}.title"), **facts)
    else:
        noted = "" if names.note(f"memory.{memory.id}") is None else "_noted"
        key = f"view.part.named_{step.side or 'none'}{noted}"
        text = names.say(key, words=names.say(f"memory.{memory.id}.words"), **facts)
    return _step(f"timeline_{memory.timeline + 1}", memory.id, memory.id, step.done, text)


def _call(step: Step, names: Names) -> Progress:
    name = names.contact(step.number)
    text = names.say("view.part.called" if step.done else "view.part.call", contact=name)
    return _step("contact_tile", "", name, step.done, text)


def _letter(step: Step, names: Names) -> Progress:
    text = (
        names.say("view.part.letter_come", title=names.side(step.number))
        if step.done
        else names.say("view.part.letter")
    )
    return _step("marked_area", "", names.say("place.marked_area"), step.done, text)


def _mark(step: Step, names: Names) -> Progress:
    return _step_of_mark("marked" if step.done else "mark", step, names)


def _no_mark(step: Step, names: Names) -> Progress:
    return _step_of_mark("no_mark" if step.done else "marked_ill", step, names)


def _step_of_mark(key: str, step: Step, names: Names) -> Progress:
    what = names.mark(step.number)
    return _step("marked_area", "", what, step.done, names.say(f"view.part.{key}", mark=what))


_OF_ONE: Final[dict[int, Callable[[Step, Names], Progress]]] = {
    n.CLEAR_IN: _in_timeline,
    n.NAMED: _named,
    n.CALLS: _call,
    n.LETTERS: _letter,
    n.MARKED: _mark,
    n.UNMARKED: _no_mark,
}
"""The functions that word a step for one thing, by the kind of the step."""


def _whole(step: Step, names: Names) -> Progress:
    """Word a step that counts something, or that has inner steps of which some are needed."""
    if step.inner:
        parts = " ".join(_worded(inner, names)["text"] for inner in step.inner)
        text = names.say("view.part.of_these", n=step.most, parts=parts)
    else:
        facts = {"n": step.much, "most": step.most, "happy": step.happy, "hard": step.hard, "day": step.day}
        text = names.say(f"view.part.{n.PART_NAMES[step.kind]}", **facts)
    share = f"{max(0, min(step.much, step.most))}/{step.most}"
    shown = names.say("view.day", n=step.most) if step.kind == n.BY_DAY else share
    return _step("", shown, shown, step.done, text)
