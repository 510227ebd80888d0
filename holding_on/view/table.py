"""The words of the table: of time, condition, Warnings and roles, the decks, the supply, and the conversation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..catalogue.scenario_file import BY_ITSELF
from ..engine import names as n
from . import progress

if TYPE_CHECKING:
    from . import shape
    from .lying import Decks, Head, Supply, Talk, Track
    from .names import Names


def head(told: Head, names: Names) -> shape.Head:
    """Return the top of the board as plain data."""
    say = names.say
    number, stage = names.scenario.number, n.STAGE_OF[told.condition]
    title, stage_text = say(f"scenario.{number}.title"), names.stage(stage)
    warnings = say("view.warnings", n=told.warnings, most=told.warnings_max)
    return {
        "title": say("view.by_itself" if number == BY_ITSELF else "view.title", n=number, title=title),
        "question": title,
        "day": told.day,
        "day_text": say("view.day", n=told.day),
        "shift": told.shift,
        "shift_text": say("view.shift_name", shift=names.shift(told.shift)),
        "manager": told.manager,
        "manager_text": say("view.manager", who=names.pawn(told.manager)),
        "condition": told.condition,
        "condition_text": say("view.condition", n=told.condition, stage=stage_text),
        "stage": stage,
        "stage_text": stage_text,
        "turned": told.turned,
        "warnings": told.warnings,
        "warnings_max": told.warnings_max,
        "warnings_text": warnings,
        "warnings_mean": say("view.warnings_mean", warnings=warnings, most=told.warnings_max),
        "warnings_short": say("short.warnings", n=told.warnings, most=told.warnings_max),
        "objective_text": say(f"scenario.{number}.objective"),
        "progress": progress.of(told.steps, names),
        "progress_text": progress.summary("view", told.steps, names),
        "progress_short": progress.summary("short", told.steps, names),
        "roles": [
            {"role": role, "who": who, "text": say(f"view.role.{role}", who=names.pawn(who))}
            for role, who in told.roles
        ],
    }


def track(told: Track, names: Names) -> shape.Track:
    """Return Billy's condition as plain data, with its stages from the best to the worst."""
    tops = (n.TOP_CONDITION, *(floor - 1 for floor in n.STAGE_FLOORS))
    stages: list[shape.Stage] = [
        {"stage": s, "name": names.stage(s), "from": tops[s], "to": n.STAGE_FLOORS[s]} for s in range(n.STAGES)
    ]
    now = n.STAGE_OF[told.condition]
    means = names.say(f"stage_means.{'died' if told.dead else n.STAGE_NAMES[now]}")
    facts = {"stage": stages[now]["name"], "top": stages[now]["from"], "floor": stages[now]["to"]}
    text = names.say("view.track", n=told.condition, means=means, **facts)
    return {"value": told.condition, "max": n.TOP_CONDITION, "shifts": told.shifts, "stages": stages, "text": text}


def decks(told: Decks, names: Names) -> shape.Decks:
    """Return the number of cards in each deck as plain data."""
    patient, partial, clear = told
    text = names.say("view.decks", patient=patient, partial=partial, clear=clear)
    return {"patient": patient, "partial": partial, "clear": clear, "text": text}


def supply(told: Supply, names: Names) -> shape.Supply:
    """Return the Care Tokens that nobody has, as plain data."""
    return {"tokens": told.tokens, "text": names.say("view.supply", n=told.tokens, board=told.on_board)}


def talk(told: Talk | None, names: Names) -> shape.Spoken | None:
    """Return the conversation with Billy as plain data; None when there is none."""
    if told is None:
        return None
    who = names.pawn(told.talker)
    if told.kind == "listening":
        return {"text": names.say("view.listening", who=who, n=told.to_come)}
    timeline = names.timeline(told.timeline)
    if told.kind == "steering":
        return {"text": names.say("view.steering", who=who, timeline=timeline, n=told.to_come)}
    return {"text": names.say("view.inquiring", who=who, timeline=timeline)}
