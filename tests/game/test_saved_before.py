"""What was saved by an earlier version opens as it did: in `saved_before/`, a folder a version, made by that version.

`written_down.json` beside the files says what that version found in each. Neither is ever made anew: the next version
gets a folder of its own.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho

HERE = Path(__file__).parent / "saved_before"
SAVED = sorted(path for path in HERE.glob("*/*.*") if path.name != "written_down.json")
Opened = ho.Game | ho.Campaign


def opened(path: Path) -> Opened:
    """The file, opened by the door that its name tells; what has content of its own has the folder `own` beside it."""
    content = str(path.parent / "own") if "ones_own" in path.stem else None
    if path.suffix == ".pickle":
        thing: Opened = pickle.loads(path.read_bytes())
        return thing
    doors: dict[str, Callable[[str, str | None], Opened]] = {
        "record": ho.Game.from_record,
        "position": ho.Game.from_position,
        "campaign": ho.Campaign.from_record,
    }
    return doors[path.stem.partition("_")[0]](path.read_text(encoding="utf-8"), content)


def found(thing: Opened) -> dict[str, Any]:
    """What there is to see of a game or a campaign, in numbers and names that are data and not words."""
    if isinstance(thing, ho.Campaign):
        begun = thing.game and found(thing.game)
        return {"played": [each.plain() for each in thing.played], "carried": thing.carried, "game": begun}
    journal = [entry for _, entry in thing.entries()]
    return {
        "scenario": thing.scenario,
        "seed": thing.seed,
        "names": list(thing.names),
        "moves": len(thing.actions),
        "decision": thing.decision.kind,
        "legal": [str(action) for action in thing.legal_actions()],
        "outcome": thing.outcome and thing.outcome.reason,
        "position": thing.structure(),
        "journal": len(journal),
        "digest": sha256(json.dumps(journal).encode()).hexdigest()[:16],
    }


def played_out(game: ho.Game) -> dict[str, Any]:
    """How a game ends when the first possible answer is given from here on: by the cards that nobody has seen, too."""
    while game.outcome is None:
        game.apply(game.legal_actions()[0])
    return {"outcome": game.outcome.reason, "journal": len(game.entries())}


def written_down(path: Path) -> dict[str, Any]:
    """What the version that made the file found in it."""
    kept: dict[str, Any] = json.loads((path.parent / "written_down.json").read_text(encoding="utf-8"))[path.name]
    return kept


@pytest.mark.parametrize("path", SAVED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_an_earlier_version_saved_opens_as_it_did(path: Path) -> None:
    before = written_down(path)
    thing = opened(path)
    assert only_what(before["found"], json.loads(json.dumps(found(thing)))) == before["found"]
    game = thing.game if isinstance(thing, ho.Campaign) else thing
    assert (game and played_out(game)) == before["played_out"]


def only_what(before: Any, now: Any) -> Any:
    """What is found now, without what earlier versions did not tell."""
    if isinstance(before, dict) and isinstance(now, dict):
        return {key: only_what(before[key], now[key]) for key in before if key in now}
    return now


@pytest.mark.parametrize(("version", "kinds"), [("version_0_1_0", 17)])
def test_a_version_has_saved_each_table_every_decision_and_campaigns(version: str, kinds: int) -> None:
    """The decisions that it had are the first ones still: a saved position has the number of its decision."""
    notes = json.loads((HERE / version / "written_down.json").read_text(encoding="utf-8"))
    assert set(notes) == {path.name for path in SAVED if path.parent.name == version}
    assert {f"record_scenario_{s}_for_{p}.json" for s in (1, 2, 3) for p in (2, 3, 4)} <= set(notes)
    decisions = {note["found"]["decision"] for name, note in notes.items() if name.startswith("position")}
    assert decisions == set(ho.engine.phases.PHASE_NAMES[:kinds])
    assert {"campaign_under_way.json", "campaign_after_two_games.json", "game.pickle", "campaign.pickle"} <= set(notes)
