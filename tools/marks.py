"""Write docs/marks.md: which cards set each mark of the scenarios, and which later cards and answers read it.

    python -m tools.marks            prints the table
    python -m tools.marks --write    writes it into the page

Everything is worked out from the files of the scenarios. A card reads a mark when the condition under which it comes
names the mark; an answer, when the condition under which it is offered does. Where none names it, a form of the outcome
reads it that only a group with this mark can reach, as the other forms stand before it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from holding_on.catalogue.loading import BOX, read_toml, the_box
from holding_on.catalogue.scenario_file import effects_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "marks.md"
BEGIN: Final = "<!-- python -m tools.marks --write -->\n"
END: Final = "<!-- end -->\n"
HEAD: Final = ("| mark | what it says | set by | read in the same scenario by | read later by |", "| --- " * 5 + "|")
MARKED: Final = ("marks", "no_marks")
"""The kinds of conditions that wait for marks."""
Data = dict[str, Any]
Scenarios = Mapping[int, Data]


class Place(NamedTuple):
    """A place where a mark is set or read."""

    scenario: int
    """The number of the scenario."""
    side: str
    """The side of the card, such as 15A; empty for the setup."""
    option: str = ""
    """The answer to a choice, by its id; empty for the card itself."""
    unnamed: bool = False
    """Whether the condition leaves out the mark, and is met only by a group that has it."""

    def __str__(self) -> str:
        if not self.side:
            return "the setup"
        return self.side + (f" *{self.option}*" if self.option else "") + (" (unnamed)" if self.unnamed else "")


class Mark(NamedTuple):
    """One mark of a scenario, and where it is set and read."""

    name: str
    scenario: int
    set_by: tuple[Place, ...]
    here: tuple[Place, ...]
    """Where the same scenario reads it."""
    later: tuple[Place, ...]
    """Where later scenarios read it, their setups included."""
    handed_on: bool

    @property
    def heard_later(self) -> tuple[Place, ...]:
        """The cards and answers of later scenarios that read it, without the setups."""
        return tuple(place for place in self.later if place.side)


def scenarios() -> dict[int, Data]:
    """Return the data of every scenario of the box, by its number."""
    numbers = the_box().scenario_numbers
    return {number: read_toml(BOX / f"scenarios/{number:02}.toml") for number in numbers}


def ledger(of: Scenarios) -> list[Mark]:
    """Return every mark that a call, a letter or an answer sets, in the order of the scenarios."""
    read = {number: list(_readings(number, data)) for number, data in of.items()}
    found = []
    for number, data in of.items():
        for name in dict.fromkeys(effect["mark"] for effect in effects_of(data) if "mark" in effect):
            set_by = tuple(place for mark, place in _settings(number, data) if mark == name)
            here = [place for mark, place in read[number] if mark == name and place not in set_by]
            handed_on = name in data.get("carries", ())
            after = [each for later in read if later > number for each in read[later]] if handed_on else []
            later = tuple(place for mark, place in after if mark == name)
            found.append(Mark(name, number, set_by, tuple(here or _unnamed(number, data, name)), later, handed_on))
    return found


def table(marks: Iterable[Mark]) -> str:
    """Return the table of the marks, as it stands on the page."""
    words = the_box().words("en")
    rows = [HEAD[0], HEAD[1]]
    for mark in marks:
        later = [f"{place.scenario}: {place}" for place in mark.later]
        cells = (mark.set_by, mark.here, later or ["not handed on" if not mark.handed_on else ""])
        lists = [", ".join(map(str, each)) for each in cells]
        rows.append(f"| `{mark.name}` | {words[f'mark.{mark.name}']} | {' | '.join(lists)} |")
    return "".join(f"{row}\n" for row in rows)


def on_the_page() -> str:
    """Return the table that stands on the page."""
    return PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]


# --- who sets a mark, who reads it ----------------------------------------------------------------------------------


def _settings(number: int, data: Data) -> Iterator[tuple[str, Place]]:
    for kind in ("contact", "letter", "choice"):
        for entry in data.get(kind, ()):
            if "mark" in entry:
                yield entry["mark"], Place(number, entry["tells"])
            for option in entry.get("options", ()):
                if "mark" in option:
                    yield option["mark"], Place(number, entry["tells"], option["id"])


def _readings(number: int, data: Data) -> Iterator[tuple[str, Place]]:
    """Yield each mark that a condition names, and the card, the answer or the setup that waits for the condition."""
    found: list[tuple[str, Place]] = []
    for kind in ("contact", "letter", "choice", "outcome"):
        for entry in data.get(kind, ()):
            own = {key: value for key, value in entry.items() if key != "options"}
            found += [(mark, Place(number, entry["tells"])) for mark in _named(own)]
            for option in entry.get("options", ()):
                found += [(mark, Place(number, entry["tells"], option["id"])) for mark in _named(option)]
    found += [(mark, Place(number, "")) for mark in data["setup"].get("carried", ())]
    yield from dict.fromkeys(found)


def _named(what: Any) -> Iterator[str]:
    """Yield every mark that the conditions in these data name."""
    if isinstance(what, dict):
        yield from what.get("marks", ())
        for each in what.values():
            yield from _named(each)
    elif isinstance(what, list):
        for each in what:
            yield from _named(each)


# --- forms of the outcome that only a group with the mark can reach -------------------------------------------------


def _unnamed(number: int, data: Data, mark: str) -> Iterator[Place]:
    """Yield the forms of the outcome that are told only where a mark is set, unless all forms are."""
    without = {side for marks, side in _won(data) if mark not in marks}
    for form in data.get("outcome", ()):
        if without and form["tells"] not in without:
            yield Place(number, form["tells"], unnamed=True)


def _won(data: Data) -> Iterator[tuple[frozenset[str], str]]:
    """Yield the marks and the form of the outcome of each way in which a game can be won, as far as marks decide it.

    Whatever else an effect or the Objective waits for counts as met. What is no mark, and what was handed on, may be so
    or not where the Objective or a form of the outcome waits for it.
    """
    forms, objective, choices = data.get("outcome", ()), data["objective"], data.get("choice", ())
    waited_for = [form.get("when") for form in forms]
    open_ = [_key(part) for part in _leaves(waited_for) if part["kind"] not in MARKED]
    given = [mark for mark in data.get("carried", ()) if mark in set(_named([objective, waited_for]))]
    set_here = {effect["mark"] for effect in effects_of(data) if "mark" in effect}
    ways = [[(), *((choice, option) for option in choice["options"])] for choice in choices]
    ways += [[(), (each,)] for kind in ("contact", "letter") for each in data.get(kind, ()) if "mark" in each]
    for taken, there, true in product(product(*ways), _some(given), _some(open_)):
        marks = frozenset([*(each["mark"] for way in taken for each in way if "mark" in each), *there])
        effects = [each.get("requires") for way in taken for each in way]
        if _met(objective, marks) and all(_met(each, marks, set_here=set_here) for each in effects):
            yield marks, next(form["tells"] for form in forms if _met(form.get("when"), marks, true))


def _some(of: list[str]) -> list[tuple[str, ...]]:
    """Return every choice of some of these, of none and of all."""
    return [
        tuple(one for one, there in zip(of, each, strict=True) if there) for each in product((0, 1), repeat=len(of))
    ]


def _met(
    part: Any, marks: Collection[str], true: Collection[str] | None = None, set_here: Collection[str] | None = None
) -> bool:
    """Whether a condition is met by these marks; none is always met.

    Of what is no mark, only the parts in `true` are met; without `true`, all. With `set_here`, it is asked whether the
    condition could be met at some time: no other marks are in the way, and no mark needs to be away.
    """
    if part is None:
        return True
    if "all" in part:
        return all(_met(each, marks, true, set_here) for each in part["all"])
    if "any" in part:
        return any(_met(each, marks, true, set_here) for each in part["any"])
    if part["kind"] not in MARKED:
        return true is None or _key(part) in true
    named, away = set(part["marks"]), part["kind"] == "no_marks"
    there = named & set(marks) if set_here is None else named - (set(set_here) - set(marks))
    met = len(named - there if away else there) >= int(part.get("count", len(named)))
    return met or (away and set_here is not None)


def _leaves(what: Any) -> Iterator[Data]:
    """Yield the parts of conditions that have no parts inside."""
    if isinstance(what, dict) and "kind" in what:
        yield what
    elif isinstance(what, dict | list):
        for each in what.values() if isinstance(what, dict) else what:
            yield from _leaves(each)


def _key(part: Data) -> str:
    return json.dumps(part, sort_keys=True)


def main() -> int:
    """Print the table of the marks, and write it into the page where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.marks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the table into docs/marks.md")
    made = table(ledger(scenarios()))
    print(made, end="")
    if parser.parse_args().write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}{made}{END}{rest.partition(END)[2]}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
