"""House rules of a table: what they change, where they are told, and what they may not do."""

from __future__ import annotations

import copy
import pickle
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import holding_on as ho
from holding_on.catalogue.loading import BOX
from holding_on.common.paths import PACKAGE
from holding_on.engine import names as n
from holding_on.game.variant import FOLDER, QUESTIONS
from holding_on.game.ward import Ward
from tests.engine.table import deteriorating, emergency, journal_of, stable
from tests.own_rule import rule_of_ones_own

FILES = sorted((BOX / FOLDER).glob("*.py"))
PALLIATIVE = ho.Action.of("care palliative")


def by_chance(game: ho.Game, seed: int = 0) -> ho.Game:
    """The game, played on by chance to its end."""
    chance = random.Random(seed)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
    return game


def said(game: ho.Game, rule: str) -> list[str]:
    """What the journal says by a rule."""
    return [line["text"] for line in game.lines() if line["rule"] == rule]


def asked_for_care(card: dict[str, Any], variant: Any, **options: Any) -> ho.Game:
    """A game that asks for the kind of care on a card; the morning has its first two nurses."""
    scene = {"asked": "care", "cards": {"morning": card}, "pawns": {"nurse 1": {"place": "morning", "tokens": 3}}}
    return ho.Game.from_scene(scene, seed=1, variant=variant, **options)


# --- the twelve of the box -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_worked_house_rule_plays_games_to_their_end_and_is_told_in_each(file: Path) -> None:
    variant = ho.Variant.load(file)
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 28
    for seed in range(4):
        game = by_chance(ho.Game(seed=seed, players=2 + seed % 3, variant=variant), seed)
        assert variant.sentence in game.lines()[0]["text"]
        assert ho.Game.from_record(game.record()).record() == game.record()
        assert game.debrief()
        assert game.pages() is not None


def test_the_worked_house_rules_have_ids_of_their_own_and_play_together() -> None:
    assert len(FILES) == 12
    variants = [ho.Variant.load(file) for file in FILES]
    assert len({variant.rule for variant in variants}) == 12
    for seed in range(3):
        by_chance(ho.Game(seed=seed, variant=variants), seed)


def test_an_emergency_may_be_comforted() -> None:
    card = emergency(symbols=2)
    plain = asked_for_care(card, ())
    assert PALLIATIVE not in plain.legal_actions()
    game = asked_for_care(card, "emergency_comforted")
    assert PALLIATIVE in game.legal_actions()
    assert "falls by 2" in game.say(PALLIATIVE)
    assert "26" in str(game.preview(PALLIATIVE))
    game.apply(PALLIATIVE)
    assert game.structure()["condition"] == 26
    assert "HOUSE-01" in [link.rule for link in game.why("condition").links]
    assert "An emergency may be comforted: Palliative Care." in said(game, "HOUSE-01")


def test_leave_costs_nothing() -> None:
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {"stress": 2}, "nurse 3": {}}
    scene = {"asked": "shift_end", "manager": 0, "cards": {"morning": stable(staff=1)}, "pawns": pawns}
    game = ho.Game.from_scene(scene, seed=1, variant="leave_costs_nothing", free_undo=True)
    assert game.decision.kind == "leave"
    sent = ho.Action.of("send on leave nurse 2")
    barred = game.why_not(ho.Action.of("send on leave nurse 3"))
    assert barred is not None
    assert barred.rule == "HOUSE-02"
    assert "loses all Stress at once" in barred.sentence
    game.apply(sent)
    assert game.structure()["stress"][1] == 0
    assert game.structure()["places"][1] == n.BREAK_ROOM
    assert game.why("Ben stress").links[0].rule == "HOUSE-02"
    game.undo()
    assert game.structure()["stress"][1] == 2
    assert sent in game.legal_actions()


def evening(variant: Any, **pawns: Any) -> ho.Game:
    """A game whose night has ended, on the next morning."""
    there = {"nurse 1": {"place": "night", "tokens": 4}, **pawns}
    scene = {"shift": "night", "asked": "shift_end", "cards": {"night": stable(staff=1)}, "pawns": there}
    return ho.Game.from_scene(scene, seed=1, variant=variant)


def test_care_tokens_go_stale() -> None:
    assert evening("tokens_go_stale").structure()["tokens"][0] == evening(()).structure()["tokens"][0] - 1 == 3
    assert any(
        text.endswith("Ann puts 1 Care Token back into the supply.")
        for text in said(evening("tokens_go_stale"), "HOUSE-03")
    )


def test_the_night_rests_nobody() -> None:
    resting = {"nurse 2": {"tokens": 1}}
    assert evening((), **resting).structure()["tokens"][1] == 3
    assert evening("night_rests_nobody", **resting).structure()["tokens"][1] == 1


def test_of_two_memories_drawn_one_is_kept() -> None:
    deal = {"partials": ["1-1", "1-2"]}
    game = asked_for_care(deteriorating(memories=1), "draw_two_keep_one", deal=deal)
    game.apply(PALLIATIVE)
    if game.decision.kind == "talker":
        game.apply(game.legal_actions()[0])
    held = [pile for pile in game.structure()["held_partials"] if pile]
    assert held == [[0]]
    assert any("goes back into its deck" in text for text in said(game, "HOUSE-05"))


def test_the_nurse_who_came_last_has_the_last_word() -> None:
    pawns = {"nurse 2": {"place": "morning"}, "nurse 3": {"place": "morning"}}
    scene = {"asked": "care", "cards": {"morning": deteriorating(staff=2)}, "pawns": pawns}
    plain, game = (ho.Game.from_scene(scene, seed=1, variant=each) for each in ((), "senior_is_youngest"))
    assert (plain.decision.who, game.decision.who) == (1, 2)
    seniors = [[person["name"] for person in each.view()["pawns"] if person["senior"]] for each in (plain, game)]
    assert seniors == [["Ben"], ["Cleo"]]


def test_every_nurse_pays_from_one_purse() -> None:
    game = asked_for_care(deteriorating(symbols=3), "one_purse")
    game.apply(ho.Action.of("care medical"))
    other = ho.Action.of("pay nurse 2")
    assert other in game.legal_actions()
    game.apply(other)
    assert game.structure()["tokens"][1] == 0
    assert game.structure()["covered"][0] == 1


def test_overtime_costs_a_care_token() -> None:
    pawns: dict[str, Any] = {f"nurse {each}": {"place": "on_leave"} for each in (2, 3)}
    pawns |= {f"assistant {each}": {"place": "on_leave"} for each in (1, 2)}
    pawns["nurse 1"] = {"place": "morning", "tokens": 3}
    scene = {"asked": "assign", "shift": "day", "manager": 0, "cards": {"day": deteriorating(staff=1)}, "pawns": pawns}
    tokens = []
    for variant in ((), "overtime_costs_a_token"):
        game = ho.Game.from_scene(scene, seed=1, variant=variant)
        game.apply(ho.Action.of("reassign nurse 1"))
        tokens.append(game.structure()["tokens"][0])
    assert tokens[1] == tokens[0] - 1


def test_the_family_visits_on_day_6() -> None:
    scene = {"day": 5, "shift": "night", "asked": "shift_end", "condition": 20, "cards": {"night": stable(staff=1)}}
    game = ho.Game.from_scene({**scene, "pawns": {"nurse 1": {"place": "night"}}}, seed=1, variant="family_visits")
    assert game.structure()["day"] == 6
    assert game.structure()["condition"] == 22
    assert [link.rule for link in game.why("condition").links][:2] == ["HOUSE-09", "DAY-01"]


def test_nobody_carries_more_than_two_memories() -> None:
    pawns = {
        "nurse 1": {"place": "morning", "partials": ["1-1", "1-2"]},
        "nurse 2": {"place": "morning"},
        "nurse 3": {"place": "morning"},
    }
    scene = {"asked": "care", "cards": {"morning": deteriorating(staff=3, memories=1)}, "pawns": pawns}
    game = ho.Game.from_scene(scene, seed=1, variant="hand_limit")
    game.apply(PALLIATIVE)
    barred = game.why_not(ho.Action.of("talk nurse 1"))
    assert barred is not None
    assert barred.rule == "HOUSE-10"


def test_the_first_days_forgive() -> None:
    care = {
        "cards": {"night": stable(staff=1)},
        "care": {"morning": "palliative", "day": "palliative", "night": "palliative"},
    }
    cards = {"morning": stable(staff=1), "day": stable(staff=1), "night": stable(staff=1)}
    pawns = {f"nurse {shift + 1}": {"place": n.SHIFT_NAMES[shift]} for shift in range(3)}
    scene = {**care, "cards": cards, "day": 2, "shift": "night", "asked": "shift_end", "pawns": pawns}
    assert ho.Game.from_scene(scene, seed=1).structure()["warnings"] == 1
    game = ho.Game.from_scene(scene, seed=1, variant="first_warning_is_a_word")
    assert game.structure()["warnings"] == 0
    assert (
        ho.Game.from_scene({**scene, "day": 5}, seed=1, variant="first_warning_is_a_word").structure()["warnings"] == 1
    )


def warns(ward: Any) -> None:
    """A rule by which every shift brings a Hospital Warning."""
    ward.warn()


def test_a_game_that_a_house_rule_ends_says_so_with_its_sentence() -> None:
    game = by_chance(ho.Game(seed=3, variant=own(after={"shift_end": warns})))
    assert game.outcome is not None
    assert game.outcome.reason == "warnings"
    assert "A sentence." in game.outcome.text
    assert game.view()["outcome"]
    assert "HOUSE-50" in [link.rule for link in game.why("outcome").links]


def test_listening_heals() -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 1}}
    scene = {"asked": "care", "cards": {"morning": deteriorating(memories=1)}, "pawns": pawns}
    game = ho.Game.from_scene(scene, seed=1, variant="listening_heals", deal={"partials": ["1-1"]})
    game.apply(PALLIATIVE)
    assert game.structure()["stress"][0] == 0


# --- what is kept --------------------------------------------------------------------------------------------------


def nothing_at_night(ward: Any, actions: Any) -> Any:
    """A rule that this module makes: nobody stops paying."""
    return [action for action in actions if action.kind != "enough"] or actions


def own(**parts: Any) -> ho.Variant:
    """A house rule of a test."""
    return ho.Variant("A rule", "A sentence.", rule="HOUSE-50", **parts)


def test_a_record_names_its_house_rule_and_is_refused_where_that_is_not_here_or_differs() -> None:
    game = by_chance(ho.Game(seed=3, variant=own(options={"payment": nothing_at_night})))
    text = game.record()
    with pytest.raises(ho.RecordError, match=r"'A rule' \(HOUSE-50\), which is not here"):
        ho.Game.from_record(text)
    with pytest.raises(ho.RecordError, match="has been changed since"):
        ho.Game.from_record(text, variants=[own(numbers={"DAY-13": 1})])
    again = ho.Game.from_record(text, variants=[own(options={"payment": nothing_at_night})])
    assert again.record() == text


def test_a_house_rule_is_found_in_the_folder_beside_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rule_of_ones_own(tmp_path)
    game = ho.Game(seed=3, variant="mine")
    text = game.record()
    assert ho.Game.from_record(text).record() == text
    with pytest.raises(ho.SceneError, match=r"no file of this name.*mine"):
        ho.Game(variant="yours")


def test_a_variant_is_equal_by_what_it_does_and_travels_as_its_file() -> None:
    one, other = ho.Variant.load(FILES[0]), ho.Variant.load(FILES[0])
    assert one == other
    assert one != ho.Variant.load(FILES[1])
    sent = pickle.loads(pickle.dumps(one))
    assert sent == one
    assert copy.deepcopy(one) is one
    game = ho.Game(seed=1, variant=one)
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    assert copy.copy(game).record() == game.record()


def test_a_variant_of_a_notebook_says_that_it_must_stand_in_a_file() -> None:
    made: dict[str, Any] = {"ho": ho}
    exec(compile("def f(ward, actions):\n    return actions\n", "<cell>", "exec"), made)
    variant = own(options={"care": made["f"]})
    by_chance(ho.Game(seed=1, variant=variant))
    with pytest.raises(ho.SceneError, match=r"file of their own.*ho\.Variant\.load"):
        pickle.dumps(variant)


def test_a_variant_does_not_change() -> None:
    variant = own(numbers={"DAY-13": 1})
    with pytest.raises(AttributeError, match="make another one with sentence="):
        variant.sentence = "Another."


def test_a_branch_and_a_position_keep_the_house_rule() -> None:
    game = ho.Game(seed=3, variant="tokens_go_stale")
    game.apply(game.legal_actions()[0])
    assert by_chance(game.branch(4)).outcome
    assert ho.Game.from_position(game.position()).position() == game.position()


# --- what is refused -----------------------------------------------------------------------------------------------

TURN = ho.Action.of("turn")


def raises(ward: Any, *given: Any) -> Any:
    """A rule with a mistake."""
    return ward.no_such_thing


def changes_it(ward: Any, actions: Any) -> Any:
    """Options that change something."""
    ward.worsen()
    return actions


def no_effect(ward: Any, action: Any) -> None:
    """An answer that does nothing."""


def steals(ward: Any, actions: Any) -> Any:
    """Options that let everybody pay, also without a Care Token."""
    return [*actions, *(ho.Action.of(f"pay nurse {nurse}") for nurse in (1, 2, 3))]


def play_until_it_fails(play: Callable[[int], None]) -> None:
    """Play twenty games, as some mistakes show only in some."""
    for seed in range(20):
        play(seed)


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"options": {"assign": raises}}, r"test_variants.py, line \d+\) raised AttributeError"),
        ({"options": {"assign": lambda ward, actions: 3}}, "return the actions that are legal, as a list"),
        ({"options": {"assign": lambda ward, actions: [3]}}, "returned 3, not an action"),
        ({"options": {"assign": lambda ward, actions: []}}, "left no answer"),
        ({"options": {"assign": lambda ward, actions: [*actions, TURN]}}, "added 'turn', which nothing answers"),
        ({"options": {"assign": changes_it}}, "may only read"),
        ({"answers": {"assign": no_effect}}, "has no effect"),
        ({"after": {"assign": raises}}, "raised AttributeError"),
        ({"after": {"assign": lambda ward: ward.take(0, -1)}}, "is not how many"),
        ({"after": {"places": lambda ward: ward.move(0, "the moon")}}, "the places are"),
        ({"decides": {"assign": lambda ward, player: 7}}, "the players are 0 to 2"),
        ({"options": {"payment": steals}}, "took a Care Token from somebody who has none"),
    ],
)
def test_a_house_rule_with_a_mistake_is_named_with_its_line_and_the_game_stays_as_it_was(
    parts: dict[str, Any], expected: str
) -> None:
    def play(seed: int) -> None:
        game = ho.Game(seed=seed, variant=own(**parts))
        chance = random.Random(seed)
        while game.outcome is None:
            assert game.decision
            before, lines = game.structure(), len(game.lines())
            try:
                game.apply(chance.choice(game.legal_actions()))
            except ho.VariantError:
                assert game.structure() == before
                assert len(game.lines()) == lines
                raise

    with pytest.raises(ho.VariantError, match=rf"^the house rule 'A rule' \(.*({expected}).* Day \d+, "):
        play_until_it_fails(play)


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: ho.Variant("", "A sentence.", numbers={"DAY-13": 0}), "name=''"),
        (lambda: ho.Variant("A rule", "With {gaps}", numbers={"DAY-13": 0}), "braces"),
        (lambda: ho.Variant("A rule", "A sentence.", rule="CARE-01", numbers={"DAY-13": 0}), "HOUSE-01 to HOUSE-99"),
        (lambda: ho.Variant("A rule", "A sentence."), "changes nothing"),
        (lambda: own(options={"supper": raises}), "'supper' is not known; it can be: assign"),
        (lambda: own(options={"turn": raises}), "'turn' is not known"),
        (lambda: own(after={"day_ends": raises}), r"did you mean 'day_end'\? it can be: assign, .*, warnings$"),
        (lambda: own(after={"care": 3}), "3 is not a function"),
        (lambda: ho.Game(variant=own(numbers={"DAY-13": 99})), "can be 0 to 6, not 99"),
        (lambda: ho.Game(variant=[own(numbers={"DAY-13": 1})] * 2), "two house rules have the id HOUSE-50"),
        (lambda: ho.Game(variant=cast(Any, 3)), "a house rule is a ho.Variant"),
        (lambda: ho.Variant.load("nowhere.py"), "cannot be read"),
    ],
)
def test_a_variant_that_cannot_be_is_refused(make: Callable[[], object], expected: str) -> None:
    with pytest.raises(ho.SceneError, match=expected):
        make()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = (", r"mine\.py, line 1: "),
        ("\n\n1 / 0", r"mine\.py, line 3: ZeroDivisionError"),
        ("x = 1", r"this makes none"),
        ("import holding_on as ho\nho.Variant('A', 'B.', rule='X')", r"mine\.py, line 2: .*HOUSE-01 to"),
    ],
)
def test_a_file_that_makes_no_variant_is_refused_with_its_line(tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "mine.py").write_text(text)
    with pytest.raises(ho.SceneError, match=expected):
        ho.Variant.load(tmp_path / "mine.py")


def test_a_game_without_house_rules_has_none_in_its_journal() -> None:
    game = by_chance(ho.Game(seed=3))
    assert not any(entry[0].startswith(n.HOUSE) for entry in journal_of(game))
    assert "variants" not in game.record()


# --- what can be changed without a program -------------------------------------------------------------------------


def test_the_rules_that_vary_can_each_be_changed_as_they_say() -> None:
    varying = ho.rules_that_vary()
    assert len({each.rule for each in varying}) == len(varying) == 29
    for each in varying:
        assert each.rule in str(each)
        assert each.name in str(each)
        if each.kind == "reading":
            players = 2 if each.rule in ("D-23", "D-24") else 3
            assert not ho.Game(seed=1, players=players, readings={each.rule: each.other}).outcome
        else:
            assert each.least is not None
            fitting = (
                {"SETUP-11": 0} if each.rule in ("COMP-11", "TOKEN-04") else {}
            )  # nobody begins with more than that
            assert not ho.Game(seed=1, numbers={**fitting, each.rule: each.least}).outcome
            assert ho.Game(seed=1, numbers={**fitting, each.name: each.least}).structure() == (
                ho.Game(seed=1, numbers={**fitting, each.rule: each.least}).structure()
            )


def back_and_forth(ward: Any, action: Any) -> None:
    """An answer that only moves a Care Token to and fro, so that the question comes again for ever."""
    if not ward.take(4):
        ward.give(4)


def test_a_house_rule_is_tried_in_games_by_chance() -> None:
    assert ho.try_variant("family_visits", games=3).startswith(
        "The family visits: 3 games by chance came to their end; "
    )
    assert ho.try_variant("night_rests_nobody", games=2).endswith("2 games by chance came to their end.")
    with pytest.raises(ho.VariantError, match="some answers lead in a circle"):
        ho.try_variant(own(answers={"assign": back_and_forth}), games=1)
    with pytest.raises(ho.SceneError, match="games=0: a whole number from 1"):
        ho.try_variant("family_visits", games=0)


def test_a_ward_says_what_it_has_instead() -> None:
    def hurts(ward: Any) -> None:
        ward.worsn(3)

    expected = r"AttributeError: this ward has no attribute 'worsn' \(did you mean 'worsen'\?\)\. Day 1, "
    with pytest.raises(ho.VariantError, match=expected):
        ho.try_variant(own(after={"shift_end": hurts}), games=1)


def test_the_guide_names_all_that_a_ward_has_and_every_question() -> None:
    guide = (PACKAGE.parent / "docs/how-to-change-a-rule.md").read_text(encoding="utf-8")
    named = {name for code in re.findall(r"`([^`\n]+)`", guide) for name in re.findall(r"\w+", code)}
    assert {name for name in dir(Ward) if not name.startswith("_")} <= named
    assert set(QUESTIONS) <= named
