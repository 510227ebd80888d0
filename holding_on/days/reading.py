"""The days in words: for each day a heading, a sentence for each shift, and what the evening brought."""

from collections.abc import Iterator
from typing import NamedTuple

from ..game.debriefing.shape import Day, Shift
from .doors import Door, doors
from .rows import is_not_asked
from .telling import Telling


class Told(NamedTuple):
    """A day in words."""

    heading: str
    sentences: list[str]
    bed: str
    """The line from Billy's bed; empty after his death, and while there is none."""


def days(telling: Telling) -> list[Told]:
    """Return all days in words."""
    return [
        Told(telling.say("day", n=day["day"]), [*_day(telling, day)], telling.said(day["bed"]) if day["bed"] else "")
        for day in telling.days
    ]


def lines(telling: Telling) -> Iterator[str]:
    """Yield the whole debriefing as lines of text, for a terminal."""
    yield from (telling.title(), telling.about(), telling.asked_for())
    for day in days(telling):
        yield from ("", day.heading)
        yield from (telling.say("line", text=sentence) for sentence in day.sentences)
        if day.bed:
            yield telling.say("line", text=telling.say("bed_line", text=day.bed))
    found = doors(telling)
    if found:
        yield from ("", telling.say("doors"))
        for door in found:
            yield telling.say("door_line", letter=door.letter, text=door.text)
            if door.figures:
                yield telling.say("figures_line", text=door.figures)
    phases = questions(telling)
    for phase, asked in phases:
        yield from ("", phase)
        yield from (telling.say("line", text=question.text) for question in asked)
    if phases:
        yield from ("", telling.say("close"))


class Question(NamedTuple):
    """A question, and the move that it is about; None when it is about no single moment."""

    text: str
    move: int | None


def questions(telling: Telling) -> list[tuple[str, list[Question]]]:
    """Return the phases that have questions, each with its questions, in the order of a debriefing."""
    phases = telling.told["questions"]
    return [
        (telling.say(f"phase.{phase}"), [Question(telling.said(question), question["move"]) for question in asked])
        for phase, asked in phases.items()
        if asked
    ]


def summary(telling: Telling, found: list[Door]) -> str:
    """Return what the drawing of the axis shows, in one sentence for a screen reader."""
    shifts = [shift for _, shift in telling.turned()]
    if not shifts:
        return telling.say("axis.nothing")
    return telling.say(
        "axis.about", n=len(telling.days), first=shifts[0]["before"], last=shifts[-1]["after"], doors=len(found)
    )


def _day(telling: Telling, day: Day) -> Iterator[str]:
    last = [shift for _, shift in telling.turned()][-1:]
    if day is telling.days[0] and telling.told["at_start"]:
        yield telling.say("begun", n=len(telling.told["at_start"]))
    for shift in day["shifts"]:
        if telling.told["ended"] == "condition" and [shift] == last:
            yield telling.say("shift", shift=telling.shift(shift), parts=_joined(telling, _last(telling, shift)))
            break  # what there is to say of his last hours is who was with him
        if shift["kind"] is not None:
            yield telling.say("shift", shift=telling.shift(shift), parts=_joined(telling, _shift(telling, day, shift)))
    else:
        parts = [*_evening(telling, day)]
        if parts:
            yield telling.say("shift", shift=telling.say("evening_name"), parts=_joined(telling, parts))
    is_last = day is telling.days[-1] and telling.told["ended"] not in ("objective", "stopped")
    if is_last and not day["laid"] and any(shift["told"] for shift in day["shifts"]):
        yield telling.say("unlaid")


def _joined(telling: Telling, parts: Iterator[str] | list[str]) -> str:
    return telling.say("join").join(parts)


def _last(telling: Telling, shift: Shift) -> Iterator[str]:
    """Yield what there is to say of the shift in which Billy died."""
    say = telling.say
    if shift["who"]:
        yield say("there", n=len(shift["who"]), people=telling.people(shift["who"]))
    elif shift["care"] == "none":
        yield say("care.none")
    yield say("died")


def _shift(telling: Telling, day: Day, shift: Shift) -> Iterator[str]:
    """Yield what there is to say of a shift: its card, who was there, what for, what came of it."""
    say = telling.say
    for choice in shift["choices"]:
        yield say("decided", answer=telling.words.say(f"choice.{choice['choice']}.{choice['answer']}"))
    yield say(f"kind.{shift['kind']}")
    if shift["who"]:
        yield say("there", n=len(shift["who"]), people=telling.people(shift["who"]))
    if shift["covered_by"]:
        yield say("covered", people=telling.people(shift["covered_by"]))
    if shift["short"]:
        yield say("short", n=shift["short"])
    if shift["care"]:
        yield say(f"care.{shift['care']}")
    if shift["met"] is not None:
        yield say("met" if shift["met"] else "unmet")
    if shift["told"]:
        yield say("told", things=telling.timelines(shift["told"]))
    if shift["asked"]:
        yield say("asked")
    elif is_not_asked(shift):
        yield say("not_asked")
    if shift["lost"]:
        yield say("lost")
    if shift["tired"]:
        yield say("tired", n=len(shift["tired"]), people=telling.people(shift["tired"]))
    for leave in day["leave"]:
        if leave["why"] == "sent" and leave["move"] >= (shift["move"] or 0) and shift is day["shifts"][0]:
            yield say("sent", who=telling.who(leave["who"]))
    before, after = shift["before"], shift["after"]
    yield say("condition", before=before, after=after) if before != after else say("same", after=after)


def _evening(telling: Telling, day: Day) -> Iterator[str]:
    say = telling.say
    for warning in day["warnings"]:
        yield say(f"warned.{warning['rule']}")
    for leave in day["leave"]:
        if leave["why"] == "worn_out":
            yield say("worn_out", who=telling.who(leave["who"]))
    if day["laid"]:
        yield say("laid", n=len(day["laid"]))
    if day["sewn"]:
        yield say("sewn", n=len(day["sewn"]))
    if day["returned"]:
        yield say("returned", n=day["returned"])
    if day["rested"]:
        yield say("rested", n=len(day["rested"]), people=telling.people(day["rested"]))
    stressed = [pawn for pawn, stress in enumerate(day["stress"]) if stress]
    if stressed:
        each = [say("stress", who=telling.who(pawn), n=day["stress"][pawn]) for pawn in stressed]
        yield say("carried", people=telling.words.listed(each))
