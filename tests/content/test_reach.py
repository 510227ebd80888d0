"""Nothing in the box is for nobody: every text is said somewhere, every card, line, reading and number is played.

Which text is said where, `SAID_BY` tells; whatever is not named there is said in games (`tests/engine/test_words.py`).
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.board.page_parts import notice_html
from holding_on.catalogue.language import FORM, Words
from holding_on.catalogue.loading import BOX, the_box
from holding_on.commands import rules
from holding_on.common.paths import PACKAGE
from holding_on.engine import names as n
from holding_on.engine.effects import ICON_NAMES
from tests.content.folders import Card, cards
from tests.engine.table import STAGES, act, asking, journal_of, listening, played, staffed
from tests.views.there import there

TESTED_ELSEWHERE = ("board.", "checking.", "command.", "debrief.", "simplifies.", "terminal.")
"""Whose keys other tests compare with what asks for them: tests/board/test_contract.py and test_hints.py,
tests/commands/test_words.py, tests/engine/test_words.py, tests/game/test_debrief.py and test_debrief_questions.py."""
SAID_BY: dict[str, list[Path]] = {
    "arrangement.": [PACKAGE / "game/arrangement.py"],
    "board.refused.": sorted(PACKAGE.glob("board/*.py")),
    "board.table.coach.": [PACKAGE / "board/coaching.py"],
    "board.table.days.": [PACKAGE / "board" / f"{name}.py" for name in ("days_panel", "page_parts", "page_states")],
    "board.table.keep.": [PACKAGE / "board" / f"{name}.py" for name in ("keeper", "page", "page_parts", "summaries")],
    "board.table.link.": [PACKAGE / "board" / f"{name}.py" for name in ("linked_game", "page")],
    "board.table.": sorted([*PACKAGE.glob("board/*.py"), *PACKAGE.glob("server/*.py")]),
    "days.": sorted([*PACKAGE.glob("days/*.py"), *PACKAGE.glob("board/days_*.py")]),
    "days.door.": [PACKAGE / "days/doors.py"],
    "display.": [PACKAGE / "board/drawn.py"],
    "campaign.": [*sorted(PACKAGE.glob("board/*.py")), PACKAGE / "game/recap.py"],
    "shown.": [PACKAGE / "view/markup.py", PACKAGE / "view/answers.py"],
    "study.": [*sorted(PACKAGE.glob("study/**/*.py")), PACKAGE / "view/course.py"],
    "wall.": [
        PACKAGE / "days/wall.py",
        PACKAGE / "days/wall_threads.py",
        PACKAGE / "days/look_in.py",
        PACKAGE / "days/questions.py",
        PACKAGE / "board/wall_offer.py",
        PACKAGE / "board/page_parts.py",
    ],
    "why.lesson": [PACKAGE / "board/display.py"],
}
"""Beginnings of keys, and the modules that name them."""
OF_RULES = ("rule.", "reading.", "number.")
NOTICE = "notice."
PICTURE = re.compile(r"memory\.[1-5]-[1-6]\.picture_(partial|clear)")
RECAP = re.compile(r"scenario\.\d+\.recap\..+")
"""Said by a campaign: tests/game/test_recap.py."""


def said_in_games() -> set[str]:
    """Every text that nobody but a game says."""
    others = (*TESTED_ELSEWHERE, *SAID_BY, *OF_RULES, NOTICE, FORM)
    elsewhere = (PICTURE, RECAP)
    there = (key for key in the_box().words("en") if not key.startswith(others))
    return {key for key in there if not any(each.fullmatch(key) for each in elsewhere)}


def keys(prefix: str) -> list[str]:
    """The keys that begin so."""
    return [key for key in the_box().words("en") if key.startswith(prefix)]


# --- texts ---------------------------------------------------------------------------------------------------------


def written(path: Path) -> Iterator[str]:
    """Every text that stands in a module, as a pattern: what is filled in matches any word."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values
            )


@pytest.mark.parametrize("prefix", SAID_BY)
def test_every_text_of_a_module_is_named_by_it(prefix: str) -> None:
    there = [re.compile(pattern) for pattern in {one for path in SAID_BY[prefix] for one in written(path)}]
    of_others = tuple(other for other in SAID_BY if other.startswith(prefix) and other != prefix)
    mine = [key for key in keys(prefix) if not of_others or not key.startswith(of_others)]
    endings = {key: {key.removeprefix(start) for start in ("", "board.", "board.table.", prefix)} for key in mine}
    assert endings
    unsaid = [key for key, ways in endings.items() if not any(p.fullmatch(way) for p in there for way in ways)]
    assert unsaid == []


def test_every_text_of_a_rule_is_told_by_rules(capsys: pytest.CaptureFixture[str]) -> None:
    rules.run(argparse.Namespace(rule=[], missing=False))
    told = capsys.readouterr().out
    texts = the_box().words("en")
    assert [key for prefix in OF_RULES for key in keys(prefix) if str(texts[key]) not in told] == []


def test_the_notice_before_play_says_every_text_of_the_notice() -> None:
    words = Words(the_box(), "en")
    shown = unescape(notice_html(words, words.say("notice.help")))
    assert [key for key in keys(NOTICE) if words.say(key) not in shown] == []


def test_every_picture_is_described() -> None:
    memories = [memory.id for memory in the_box().memories]
    texts = the_box().words("en")
    found = set()
    for clears in ([], memories):
        game = ho.Game.from_scene({"day": 3, "grid": {"partials": memories, "clears": clears}}, seed=1)
        for memory in memories:
            picture = game.picture(memory)
            assert picture is not None
            found.add(picture.text)
    assert {str(texts[key]) for key in texts if PICTURE.fullmatch(key)} == found


# --- cards ---------------------------------------------------------------------------------------------------------

STAFF = ("nurse 1", "nurse 2", "assistant 1")


@pytest.mark.parametrize("card", cards("patients.toml"), ids=lambda card: card["id"])
def test_every_patient_card_is_turned_staffed_and_answered_in_each_way(card: Card) -> None:
    for care in ("medical",) if card["kind"] == "emergency" else ("medical", "palliative"):
        game = staffed(card["id"], *STAFF[: card["staff"]], condition=20)
        assert there(game.view()["shifts"][0]["card"])["text"] == the_box().words("en")[f"patient.{card['id']}"]
        kinds = {action.kind for action in game.legal_actions()}
        if kinds == {"care"}:
            act(game, f"care {care}")
        assert game.view()["shifts"][0]["care"] == care
        played(game, 1, moves=5)


RULE_OF: dict[str, str] = {
    "ignore_event": "EVENT-06",
    "quiet_moment": "EVENT-07",
    "draw_memory": "EVENT-08",
    "draw_memory_ignoring_events": "EVENT-09",
    "change_of_subject": "EVENT-10",
    "use_trust_condition": "EVENT-11",
    "use_trust_memory": "EVENT-12",
    "use_trust_memory_ignoring_events": "EVENT-12",
    "condition_improves": "EVENT-13",
    "condition_deteriorates": "EVENT-19",
    "no_more_talking": "EVENT-14",
    "remove": "EVENT-15",
}
"""By which rule an icon acts."""


def test_every_icon_has_its_rule() -> None:
    assert set(RULE_OF) == set(ICON_NAMES)


@pytest.mark.parametrize("stage", n.STAGE_NAMES)
@pytest.mark.parametrize("card", cards("events.toml"), ids=lambda card: card["id"])
def test_every_line_of_every_event_is_met_and_each_of_its_icons_acts(card: Card, stage: str) -> None:
    talk = listening if card["deck"] == "partial" else asking
    scene: dict[str, Any] = {"condition": STAGES[stage] + 1, "pawns": {"nurse 1": {"tokens": 5}}}
    game = talk(*([2] if talk is listening else []), card["id"], "3-3", "4-4", **scene)
    if game.decision.kind == "trust":
        act(game, "use trust nurse 1")
    acted = [entry[0] for entry in journal_of(game) if entry[1] not in ("chose", "by_itself")]
    assert [RULE_OF[icon] for icon in card[stage] if RULE_OF[icon] not in acted] == []
    told = the_box().words("en")[f"event.{card['id']}.text"]
    assert any(str(told) in line["text"] for line in game.lines())


# --- readings, numbers, scenarios ----------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", the_box().readings, ids=lambda reading: reading["rule"])
def test_every_reading_changes_some_game(reading: dict[str, Any]) -> None:
    """The same answers by chance, with the reading and without it, until they lead apart."""
    players = reading.get("players", 3)
    try:
        ho.Game(seed=1, players=players)
    except ho.SceneError:
        assert players != 3
        pytest.skip(f"{players} cannot play yet")

    def told(seed: int, readings: dict[str, str]) -> list[str]:
        numbers = {"COMP-11": 6, "SETUP-11": 1}  # a small supply, so that it runs out
        game = ho.Game(seed=seed, players=players, first=0, readings=readings, numbers=numbers)
        asked, chance = [], random.Random(seed)
        while game.outcome is None:
            asked.append(game.decision.prompt)
            game.apply(chance.choice(game.legal_actions()))
        return [*asked, *(line["text"] for line in game.lines())]

    chosen = {reading["rule"]: reading["variant"]}
    assert any(told(seed, {}) != told(seed, chosen) for seed in range(60))


@pytest.mark.parametrize("name", the_box().numbers)
def test_every_number_is_played_at_both_ends_of_its_range(name: str) -> None:
    number = the_box().numbers[name]
    poor = (
        {"SETUP-11": 0} if name == "care_tokens_in_game" else {}
    )  # with fewer tokens than nurses they begin with none
    for value in (number.least, number.most):
        for seed in range(3):
            game = played(ho.Game(seed=seed, numbers={**poor, number.rule: value}), seed)
            assert game.outcome is not None
            assert there(game.view()["outcome"])["text"]


@pytest.mark.parametrize("number", the_box().scenario_numbers)
def test_every_scenario_is_played_to_its_end_and_every_card_of_it_is_told(number: int) -> None:
    for seed in range(2):
        game = ho.Game(scenario=number, seed=seed)
        shown = [card["card"] for card in game.view()["told"]]
        assert shown == list(the_box().scenario(number).side_ids[: len(shown)])
        assert played(game, random.Random(seed).randrange(100)).outcome is not None


def test_every_kind_of_objective_is_asked_for_by_a_scenario_or_a_test() -> None:
    schema = (BOX / "schemas/scenario.schema.json").read_text(encoding="utf-8")
    kinds = json.loads(schema)["$defs"]["part"]["properties"]["kind"]["enum"]
    assert set(kinds) == set(n.PART_NAMES) - {"parts"}
    here = Path(__file__).resolve()
    own = here.parent.glob("*elfth.py"), here.parent.glob("eleventh.py")
    asked = [*BOX.glob("scenarios/*.toml"), *(path for paths in own for path in paths)]
    asked += [path for path in here.parents[1].rglob("test_*.py") if path != here]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in asked)
    assert [kind for kind in kinds if f'"{kind}"' not in texts] == []


def test_every_key_of_a_scenario_is_written_in_one_that_is_played() -> None:
    """In the scenarios of the box, or in the three that live in the tests: what nobody writes nobody has tried."""
    schema = json.loads((BOX / "schemas/scenario.schema.json").read_text(encoding="utf-8"))
    top, parts = schema["properties"], schema["$defs"]
    keys = {*top, *parts["part"]["properties"], *top["setup"]["properties"], *parts["setup"]["properties"]}
    for kind in ("contact", "letter", "choice", "outcome", "event"):
        keys |= set(top[kind]["items"]["properties"])
    keys |= set(top["choice"]["items"]["properties"]["options"]["items"]["properties"])
    here = Path(__file__).resolve().parent
    played = [*BOX.glob("scenarios/*.toml"), here / "eleventh.py", here / "twelfth.py", here / "thirteenth.py"]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in played)
    assert [key for key in sorted(keys) if not re.search(rf"\b{key}\b", texts)] == ["on_calls", "start_tokens"][:1]
    assert {role for path in played for role in n.ROLE_NAMES if f'"{role}"' in texts} == set(n.ROLE_NAMES)
