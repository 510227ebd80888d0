"""The data of the rule index: what `python -m holding_on rules` cannot find in the code.

The parts of the board on which a rule is seen are found by playing: a run of every mutation plays each rule's test with
and without the rule, and observes the board (`observing.py`). Why a rule asks nothing of software is written by hand.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.mutate.observing import PARTS

TARGET = Path("holding_on/commands/rule_index.toml")
NOTE = """\
# What `python -m holding_on rules` cannot find in the code: why some rules ask nothing of software (written by hand),
# and on which parts of the board the others are seen (written by `python -m tools.mutate --write`).
"""

Seen = Mapping[str, set[str]]


def written(seen: Seen, reasons: Mapping[str, str], rules: Sequence[str]) -> str:
    """Return the text of the rule index, in the order of `rules`."""
    lines = [NOTE, "[not_in_play]"]
    lines += [f"{rule} = {json.dumps(reasons[rule], ensure_ascii=False)}" for rule in rules if rule in reasons]
    lines += ["", "[seen]"]
    for rule in rules:
        if parts := [part for part in PARTS if part in seen.get(rule, ())]:
            lines.append(f"{rule} = {json.dumps(parts)}")
    return "\n".join([*lines, ""])


def seen_in(top: Path) -> dict[str, set[str]]:
    """Return the parts of the board on which each rule is seen, from the rule index of a checkout."""
    return {rule: set(parts) for rule, parts in _read(top, "seen").items()}


def reasons_in(top: Path) -> dict[str, str]:
    """Return why each rule that is not in play asks nothing of software, from the rule index of a checkout."""
    return _read(top, "not_in_play")


def mistakes(top: Path, seen: Seen) -> list[str]:
    """Return a sentence for every rule that is seen on other parts than the rule index of a checkout says."""
    kept = seen_in(top)
    return [
        f"{rule}: {TARGET.name} has seen = {sorted(kept.get(rule, ()))}, and it is {sorted(seen.get(rule, ()))}"
        for rule in dict.fromkeys([*seen, *kept])
        if kept.get(rule, set()) != seen.get(rule, set())
    ]


def _read(top: Path, key: str) -> dict[str, Any]:
    """Return the table `key` of the rule index; an empty table when there is no file."""
    try:
        data = tomllib.loads((top / TARGET).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return dict(data.get(key, {}))
