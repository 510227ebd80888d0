"""Every change has its sentence or is known to be quiet, every key that is asked for is there, and none is dead."""

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import BOX, the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.engine.decisions import REASONS
from holding_on.engine.effects import ICON_NAMES, TRUST_ICONS
from holding_on.engine.phases import DECISION_ROWS
from holding_on.view.actions import ACTIONS, KINDS
from tests.content.test_reach import said_in_games
from tests.engine.table import journal_of
from tests.engine.telling_games import by_chance, of_every_kind

GAMES = 300
LOOKED_AT = 25
"""Games of which every position is shown."""
BY_SEAT = 100
"""Games whose journal every seat is told, and not the table alone."""
SEATS = (None, 0, 1, 2)
"""The table, and three seats at it."""
TEXTS = BOX / "text/en"
PACKAGE = BOX.parent

QUIET: dict[str, tuple[str, ...]] = {
    # an answer shows in what it does; the four that do nothing are told by their action
    "chose": (
        "ASSIGN-01",
        "CARE-01",
        "CARE-17",
        "EMERG-04",
        "EVENT-16",
        "FOCUS-01",
        "FOCUS-08",
        "G-12",
        "NIGHT-02",
        "PARTIAL-02",
        "SCEN-03",
        "STRESS-09",
    ),
    # cards that go back to where they came from, and what a day leaves behind
    "card": ("DAY-18", "FOCUS-09", "INQ-13", "INQ-14", "PARTIAL-11"),
    "care": ("DAY-18",),
    "medical": ("DAY-18",),
    "cover": ("DAY-10",),
    "covered": ("CARE-07", "CARE-11", "DAY-18", "EMERG-06"),
    # who talks about what, how many are still to come: told by the card or token that comes
    "conversation": ("FOCUS-02", "INQ-05", "INQ-14", "PARTIAL-02", "PARTIAL-11"),
    "draws": ("CARE-15", "CARE-17", "EVENT-05", "INQ-08", "INQ-10", "PARTIAL-04", "G-20"),
    "either": ("CARE-15", "CARE-17"),
    "gifts": ("CARE-15", "CARE-17", "EMERG-04", "NIGHT-02"),
    "heard": ("FOCUS-08",),
    "payer": ("STRESS-09",),
    "seeking": (
        "EVENT-06",
        "EVENT-08",
        "EVENT-09",
        "EVENT-10",
        "EVENT-12",
        "FOCUS-04",
        "FOCUS-05",
        "INQ-08",
        "PARTIAL-05",
    ),
    "silent": ("G-17",),
    # that a side was told is told by itself
    "story": ("CALL-04", "SCEN-03", "SETUP-19"),
    # where the tile lies is where its pawn stands; that a call is made is told, not that none is pending any more
    "tile": ("CALL-03",),
    "contact": ("CALL-04",),
    # the place in an event's line, the draw by which chance named the manager, the end that has been told
    "event": ("EVENT-02",),
    "step": ("EVENT-02", "EVENT-04"),
    "twice": ("DAY-18", "TWO-03"),
    "dealt": ("SETUP-14",),
    "phase": ("SCEN-07", "SCEN-10", "SCEN-11", "SCEN-12", "SCEN-13"),
}
"""Bookkeeping: verbs of the journal, with the rules by which they stay quiet."""
TOLD_ANSWERS = ("enough", "stop", "no_more_leave", "accept_warning", "stay", "no_call")
"""Answers that nothing follows from, and that are therefore told themselves."""


@dataclass
class Heard:
    """What many games said: the keys of their sentences, and which changes had none."""

    keys: set[str] = field(default_factory=set)
    quiet: set[tuple[str, str]] = field(default_factory=set)
    told: set[tuple[str, str]] = field(default_factory=set)
    quiet_answers: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Heard]:
    """Everything that 300 games by chance say, and a few scenes that chance hardly leads to."""
    heard = Heard()
    say = Words.say

    def listen(words: Words, key: str, /, **facts: object) -> str:
        heard.keys.add(key)
        return say(words, key, **facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", listen)
        for seed in range(GAMES):
            seats = SEATS if seed < BY_SEAT else (None,)
            play(by_chance(seed), random.Random(seed), heard, seats, look=seed < LOOKED_AT)
        for game in of_every_kind(tmp_path_factory.mktemp("eleventh")):
            play(game, random.Random(1), heard, SEATS, look=True)
        yield heard


def play(game: ho.Game, chance: random.Random, heard: Heard, seats: tuple[int | None, ...], look: bool) -> None:
    """Play a game to its end and listen to its journal; `look` at every position, not only where trust is asked for."""
    while game.outcome is None:
        if look or game.structure()["asked"] == n.TRUST:
            glance(game, heard)
        game.apply(chance.choice(game.legal_actions()))
    glance(game, heard)
    for line, entry in enumerate(journal_of(game)):
        if look and entry[1] == changes.SHORT:
            assert game.why(line)
    for seat in seats:
        if look:
            assert game.lines(0, seat)
        for entry in journal_of(game):
            told = game._wording.entries.sentence(entry, seat) is not None
            (heard.told if told else heard.quiet).add((entry[1], entry[0]))
            if entry[1] == changes.CHOSE and not told:
                heard.quiet_answers.add(ACTIONS[entry[2]].kind)


def glance(game: ho.Game, heard: Heard) -> None:
    """Everything that a position can be asked."""
    view = game.view()
    heard.reasons |= {line["reason"] for line in view["barred"]}
    assert repr(game)
    assert game.why("condition").sentence
    assert game.moments()
    assert isinstance(game.pages(), list)
    if game.outcome is None and not game.actions:
        assert game.branch(seed=1).view()["branch"]
    for code in (n.PAY + n.POOL, n.LOSE + n.CLEAR, n.TURN_CARD):
        if game.why_not(code) is not None:
            with pytest.raises(ho.IllegalAction):
                game.apply(code)
    past = game.at(move=0)
    with pytest.raises(ho.IllegalAction):
        past.apply(n.TURN_CARD)
    for table in (game, past):
        if not table.can_undo:
            with pytest.raises(ho.IllegalAction):
                table.undo()


# --- the journal --------------------------------------------------------------------------------------------------


def test_every_change_is_told_or_known_to_be_quiet(heard: Heard) -> None:
    known = {(verb, rule) for verb, rules in QUIET.items() for rule in rules}
    answers = {(changes.CHOSE, rule) for verb, rule in heard.told if verb == changes.CHOSE}
    assert sorted(heard.quiet - known - answers) == []


def test_an_answer_stays_quiet_only_when_something_follows_from_it(heard: Heard) -> None:
    assert heard.quiet_answers == {kind.name for kind in KINDS.values()} - set(TOLD_ANSWERS)


def test_what_is_known_to_be_quiet_happens_and_is_never_told(heard: Heard) -> None:
    known = {(verb, rule) for verb, rules in QUIET.items() for rule in rules}
    assert sorted(known - heard.quiet) == []
    assert sorted(known & heard.told) == []


# --- keys ---------------------------------------------------------------------------------------------------------


def keys_of(name: str) -> set[str]:
    """The keys of one file of texts."""

    def flat(table: dict[str, Any], path: str) -> Iterator[str]:
        for key, value in table.items():
            if isinstance(value, dict) and "other" not in value:
                yield from flat(value, f"{path}{key}.")
            else:
                yield f"{path}{key}"

    return set(flat(tomllib.loads((TEXTS / name).read_text(encoding="utf-8")), ""))


def test_every_key_that_nobody_else_says_is_said_in_some_game(heard: Heard) -> None:
    """Reasons are a closed set; that each is reached, the tests of the chapters show."""
    reasons = {f"{part}.{reason}" for part in ("refusal", "unlock") for reason in (*REASONS, "past")}
    reasons |= set(FITTING)
    assert heard.reasons <= set(REASONS)
    of_ones_own = {"noted.emergency"}  # every emergency of the box has a note: test_checking.py adds one that has none
    assert sorted(said_in_games() - heard.keys - reasons - of_ones_own) == []


def test_every_prompt_action_refusal_and_unlock_has_its_text() -> None:
    phases = {row.name for row in DECISION_ROWS}
    split = {"payment": [f"payment_{kind}" for kind in n.KIND_NAMES], "trust": [ICON_NAMES[i] for i in TRUST_ICONS]}
    split |= {"price": ["price", "price_assistant"], "inquiry": ["inquiry", "inquiry_more"]}
    asked = {f"prompt.{name}" for phase in phases for name in split.get(phase, [phase])}
    targets = {"care": n.CARE_NAMES[1:3], "take": n.GOODS_NAMES[:2], "lose": n.GOODS_NAMES}
    actions = {
        f"action.{kind.name}{target}"
        for kind in KINDS.values()
        for target in ([f".{one}" for one in targets[kind.name]] if kind.name in targets else [""])
    }
    reasons = {f"{part}.{reason}" for part in ("refusal", "unlock") for reason in (*REASONS, "past")}
    phrases = {f"asked.{phase}" for phase in phases}
    there = keys_of("play.toml")
    assert sorted((asked | actions | reasons | phrases) - there) == []
    of_these = {key for key in there if key.startswith(("prompt.", "action.", "refusal.", "unlock.", "asked."))}
    assert sorted(of_these - asked - actions - reasons - phrases - set(FITTING)) == [
        "action.care.medical_deteriorating",
        "action.care.medical_emergency",
        "action.care.medical_stable",
        "action.care.palliative_deteriorating",
        "action.care.palliative_emergency",
        "action.care.palliative_stable",
        "action.reassign_freely",
        "action.stop_asking",
        "prompt.assign_call",
        "prompt.care_not_yet_medical",
        "prompt.over",
        "refusal.sentence",
    ]


FITTING = (
    "refusal.too_stressed_moving",
    "refusal.too_stressed_to_call_moving",
    "unlock.already_on_shift_covers",
    "unlock.already_on_shift_settled",
    "unlock.cover_limit_otherwise",
    "unlock.cover_limit_settled",
    "unlock.making_call_done",
    "unlock.not_on_the_ward_later",
    "unlock.not_on_this_shift_settled",
    "unlock.not_previous_shift_nobody",
    "unlock.on_call_no_cover_later",
    "unlock.only_nurses_call_later",
    "unlock.tile_taken_night",
    "unlock.too_stressed_moving",
    "unlock.too_stressed_to_call_moving",
    "unlock.worked_twice_another",
)
"""Sentences of a reason for positions in which the usual one would not be true."""


def test_every_sentence_that_fits_a_position_can_be_asked_for() -> None:
    source = (PACKAGE / "view/unlocks.py").read_text(encoding="utf-8")
    for key in FITTING:
        name = key.split(".")[1]
        reason = max((reason for reason in REASONS if name.startswith(reason)), key=len)
        assert f'"{name.removeprefix(reason)}"' in source or name in (
            "too_stressed_moving",
            "too_stressed_to_call_moving",
        )


ROOMS = {
    "command.": [*sorted(PACKAGE.glob("commands/*.py")), PACKAGE / "catalogue/extras.py"],
    "checking.": sorted(PACKAGE.glob("catalogue/checking/*.py")),
    "terminal.": sorted((PACKAGE / "terminal").glob("*.py")),
    "simplifies.": [PACKAGE / "board/simplifies.py"],
    "": sorted(
        {path for room in ("catalogue", "view", "game") for path in PACKAGE.glob(f"{room}/*.py")}
        - {PACKAGE / "catalogue/extras.py"}
    ),
}
"""Where words are asked for, by the beginning that all keys of a room share."""


OF_SCENARIOS = (r"choice\.", r"mark\.", r"house\.")
"""Beginnings of keys that only a scenario with choices and marks brings along, and a game with house rules; the checker
asks for those of a scenario."""


def asked_in(path: Path) -> set[str]:
    """The keys that a module asks for, as patterns: what is filled in matches anything."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    named = {"say", "_say"}
    first = [
        call.args[0]
        for call in calls
        if call.args and getattr(call.func, "attr", getattr(call.func, "id", None)) in named
    ]
    return {pattern for arg in first for pattern in patterns(arg)}


def patterns(node: ast.expr) -> Iterator[str]:
    """A key as it is written in the source."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)


@pytest.mark.parametrize("prefix", ROOMS)
def test_every_key_that_the_source_names_has_its_text(prefix: str) -> None:
    there = set(the_box().words("en"))
    asked = [(path.name, pattern) for path in ROOMS[prefix] for pattern in asked_in(path)]
    of_the_box = [(name, pattern) for name, pattern in asked if not pattern.startswith(OF_SCENARIOS)]
    assert of_the_box
    for name, pattern in of_the_box:
        whole = re.compile(f"({re.escape(prefix)})?{pattern}")
        assert any(whole.fullmatch(key) for key in there), f"{name} asks for {pattern}"


DEAD_OR_NOT = [("terminal.toml", ""), ("checking.toml", "checking."), ("simplifies.toml", "simplifies.")]


@pytest.mark.parametrize(("name", "prefix"), DEAD_OR_NOT)
def test_no_key_of_the_terminal_the_checker_and_the_page_is_dead(name: str, prefix: str) -> None:
    rooms = ROOMS[f"{name.removesuffix('.toml')}."]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in rooms]
    written = {
        pattern
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for pattern in patterns(node)
        if "." in pattern or (isinstance(node, ast.Constant) and re.fullmatch(r"[a-z_]+", pattern))
    }
    lists = ("terminal.help.", "checking.because.", "checking.form.")
    dead = [
        key
        for key in keys_of(name)
        if not key.startswith(lists)
        and not any(re.fullmatch(one, key.removeprefix(prefix)) for one in written if one != ".+")
    ]
    assert sorted(dead) == []
