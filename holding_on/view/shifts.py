"""The words of the three shifts of a day: of their patient cards, of the spaces for staff, and of the care."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine import names as n

if TYPE_CHECKING:
    from . import shape
    from .lying import OnShift, Patient
    from .names import Names
    from .wording import Wording

CARES: Final[dict[int, shape.Care]] = {n.MEDICAL: "medical", n.PALLIATIVE: "palliative"}
"""The care that a shift gives, by its number; no care and a care that is not chosen yet have no name here."""


def shift(there: OnShift, wording: Wording) -> shape.Shift:
    """Return a shift as plain data, with its card when the card is turned."""
    names, patient = wording.names, there.patient
    say = names.say
    brief = names.shift(there.shift)
    name = say("view.shift_name", shift=brief)
    if patient is None:
        text = say("view.shift_coming", shift=name)
        return {"shift": there.shift, "name": name, "short": brief, "state": there.when, "text": text, "card": None,
                "spaces": [], "care": None, "care_text": ""}  # fmt: skip
    card = names.once(_card, patient, wording)
    spaces = [_space(number, there, names) for number in range(len(there.spaces))]
    care_text = say(f"view.care.{n.CARE_NAMES[there.care]}")
    text = say(
        "view.shift", shift=name, card=card["spoken"], spaces=" ".join(s["text"] for s in spaces), care=care_text
    )
    return {"shift": there.shift, "name": name, "short": brief, "state": there.when, "text": text, "card": card,
            "spaces": spaces, "care": CARES.get(there.care), "care_text": care_text}  # fmt: skip


def _card(patient: Patient, wording: Wording) -> shape.PatientCard:
    names, card = wording.names, patient.card
    say = names.say
    kind, staff, symbols, tokens, memories, either = patient.printed
    kind_name = n.KIND_NAMES[kind]
    yields = wording.refusals.yields(patient.printed)
    symbols_text = say(f"view.symbols.{kind_name}", n=symbols, covered=patient.covered, gain=patient.gain)
    yield_text = say("view.yields", what=yields) if yields else say(f"view.no_yield.{kind_name}", n=patient.all_held)
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
        "covered": patient.covered,
        "symbols_text": symbols_text,
        "tokens": tokens,
        "memories": memories,
        "either": either,
        "all_held": patient.all_held if kind == n.EMERGENCY else 0,
        "yield_text": yield_text,
        "inquire": patient.inquire,
        "inquire_text": say("view.inquire") if patient.inquire else "",
        "spoken": say("view.card", kind=kind_text, picture=picture, symbols=symbols_text, yields=yield_text, n=staff),
        "eased": wording.entries.eased(card),
    }


def _space(number: int, there: OnShift, names: Names) -> shape.Space:
    space = there.spaces[number]
    facts = {"shift": names.shift(there.shift), "n": number + 1, "most": len(there.spaces)}
    if space.pawn is not None:
        text = names.say("view.space_taken", who=names.pawn(space.pawn), **facts)
    elif space.covered_by is not None:
        text = names.say("view.space_covered", who=names.pawn(space.covered_by), **facts)
    else:
        text = names.say("view.space_left" if there.when == "done" else "view.space_empty", **facts)
    return {"space": number, "pawn": space.pawn, "covered_by": space.covered_by, "text": text}
