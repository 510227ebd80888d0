"""Care styles: values that anybody can write down, shown what a seat sees and nothing more."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.engine import names as n
from holding_on.engine.phases import DECISION_ROWS
from holding_on.engine.state import LISTS, State
from holding_on.styles import Seat
from tests.content.twelfth import both
from tests.engine.table import act, always, deteriorating, emergency, on_leave, played, stable, table
from tests.game.test_hidden import curious, twin_of
from tests.sampling import only


def seen(seat: Seat) -> dict[str, Any]:
    """Everything public that a seat shows, by name."""
    return {name: getattr(seat, name) for name in dir(seat) if not name.startswith("_") and name != "luck"}


def within(value: object, depth: int = 6) -> Iterator[object]:
    """A value and everything that its attributes and items lead to."""
    yield value
    if depth and isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from within(item, depth - 1)


@pytest.mark.parametrize("seed", range(20))
def test_a_seat_is_the_same_whatever_lies_face_down(seed: int) -> None:
    choices = random.Random(seed)
    game = ho.Game(seed=seed, first=0)
    stop = choices.randrange(20, 130)
    while game.outcome is None and len(game.actions) < stop:
        game.apply(choices.choice(curious(game)))
    twin, again = twin_of(game, seed + 10_000, choices), ho.Game(seed=seed, first=0)
    for action in game.actions:
        assert repr(styles.seat_of(twin)) == repr(styles.seat_of(again))
        twin.apply(action)
        again.apply(action)
    assert again.view() == game.view()


def test_nothing_that_a_seat_gives_leads_to_the_position() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    seat = styles.seat_of(game)
    position = game.table()
    parts = {id(part) for name in (*LISTS, "piles", "legal") if isinstance(part := getattr(position, name), list)}
    for name, value in seen(seat).items():
        for part in within(value):
            assert not isinstance(part, State | list | dict), name
            assert id(part) not in parts, name
    assert not hasattr(seat, "__dict__")
    with pytest.raises(AttributeError):
        seat.condition = 30  # type: ignore[misc]


def test_a_seat_that_is_looked_at_by_hand_says_what_it_has() -> None:
    seat: Any = styles.seat_of(ho.Game(seed=3))
    with pytest.raises(AttributeError, match=r"a seat has no 'conditon': did you mean 'condition'\?"):
        _ = seat.conditon
    with pytest.raises(AttributeError, match="a seat has no 'xyz': it has answers, asked, card"):
        _ = seat.xyz
    assert "condition" in dir(seat)
    assert "condition=28" in repr(seat)


def test_a_seat_shows_what_lies_on_the_table() -> None:
    game = table(
        stable(staff=2, tokens=1),
        day=3,
        shift="day",
        condition=12,
        warnings=1,
        care={"morning": "palliative"},
        grid={"partials": ["1-1", "1-2", "4-4"], "clears": ["1-2"]},
        pawns={"nurse 1": {"place": "morning", "stress": 1, "tokens": 3}, "nurse 2": {"partials": ["2-2"]},
               "nurse 3": {"clears": ["4-1"]}},
    )  # fmt: skip
    act(game, "turn")
    seat = styles.seat_of(game)
    assert (seat.asked, seat.day, seat.shift, seat.stage, seat.condition) == ("assign", 3, "day", "orange", 12)
    assert (seat.warnings, seat.last_warning, seat.treated) == (1, True, False)
    assert seat.card == styles.Card("stable", 2, 1, 1, 0, 0)
    assert (seat.stress[0], seat.tokens[0], seat.resting) == (1, 3, (1, 2, 4, 5))
    assert (seat.partials, seat.clears) == ((2, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    assert (seat.held_partials[1], seat.held_clears[2]) == ((1,), (3,))


@pytest.mark.parametrize("name", styles.STYLES)
def test_every_style_plays_whole_games_and_always_alike(name: str) -> None:
    once, again = (ho.simulate(20, policy=name, seed=5) for _ in range(2))
    assert once.games.equals(again.games)
    assert once.shifts.equals(again.shifts)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", styles.STYLES)
def test_every_style_plays_at_every_table(name: str, players: int) -> None:
    study = ho.simulate(20, players=players, policy=name, seed=5)
    assert study.games.height == 20
    assert study.shifts["manager"].max() == players - 1


def test_a_carer_of_two_uses_the_free_shift_and_the_evening_with_billy() -> None:
    away = on_leave("assistant 1", "assistant 2")
    both = {"nurse 1": {"place": "morning", "tokens": 1}, "nurse 2": {"place": "morning", "tokens": 1}}
    game = table(deteriorating(), players=2, manager="nurse 1", shift="day", cards={"morning": "P39"},
                 pawns={**both, **away})  # fmt: skip
    act(game, "turn")
    assert styles.seat_of(game).free_shift
    assert answer(game, "balanced") == "reassign nurse 1"
    worked = {"nurse 1": {"place": "morning"}}
    game = table(deteriorating(), players=2, manager="nurse 1", shift="night", pawns=worked)
    act(game, "turn", "place nurse 2", "care medical", "enough")
    assert game.decision.kind == "return"
    assert answer(game, "balanced") == "go back nurse 1"


def answer(game: ho.Game, style: str) -> str:
    return str(styles.STYLES[style](styles.seat_of(game), game.legal_actions()))


def test_treatment_first_and_comfort_first_part_where_both_have_a_case() -> None:
    game = table(deteriorating(staff=1, symbols=2, tokens=1, memories=1), condition=16,
                 pawns={"nurse 1": {"tokens": 4}})  # fmt: skip
    act(game, "turn", "place nurse 1")
    assert answer(game, "treatment_first") == "care medical"
    assert answer(game, "comfort_first") == "care palliative"


def test_no_carer_lets_him_die_of_palliative_care_that_could_be_treated() -> None:
    game = table(deteriorating(staff=1, symbols=3, tokens=3, memories=3), condition=3, care={},
                 pawns={"nurse 1": {"tokens": 4}})  # fmt: skip
    act(game, "turn", "place nurse 1")
    for name in ("treatment_first", "comfort_first", "fair_rota", "balanced"):
        assert answer(game, name) == "care medical", name


def test_no_carer_accepts_a_second_warning_at_night_for_want_of_medical_care() -> None:
    game = table(deteriorating(staff=1, symbols=1, tokens=3, memories=3), shift="night", warnings=1,
                 care={"morning": "palliative", "day": "palliative"},
                 cards={"morning": "P01", "day": "P02"})  # fmt: skip
    act(game, "turn", "place nurse 1")
    for name in ("treatment_first", "comfort_first", "fair_rota", "balanced"):
        assert answer(game, name) == "care medical", name


def test_fair_rota_takes_the_on_call_before_anybody_has_two_stress() -> None:
    game = table(emergency(staff=3, symbols=3), shift="day", cards={"morning": "P39"},
                 pawns={"nurse 1": {"place": "morning", "stress": 1}, "nurse 2": {"place": "morning", "stress": 1},
                        "nurse 3": {"stress": 1}, "assistant 1": {"place": "morning", "stress": 1},
                        "assistant 2": {"stress": 1}})  # fmt: skip
    act(game, "turn", "place nurse 3", "place assistant 2")
    assert answer(game, "fair_rota").startswith("call in on-call")


def test_a_carer_of_ones_own_is_a_set_of_values() -> None:
    silent = styles.Carer(styles.balanced.values._replace(ask=1000.0))
    assert ho.simulate(10, policy=silent).shifts["clears"].max() == 0
    assert "ask=1000.0" in repr(silent)


def test_random_takes_every_answer_about_as_often() -> None:
    seat = styles.seat_of(ho.Game(seed=1))
    actions = tuple(ho.Action(n.PLACE + pawn) for pawn in range(4))
    taken = [styles.random(seat, actions).pawn for _ in range(4000)]
    assert all(900 < taken.count(pawn) < 1100 for pawn in range(4))


@pytest.mark.parametrize("scenario", only((3, 11), (1, 2, 3, 11)))
def test_every_style_answers_every_decision_that_a_game_asks(scenario: int, tmp_path: Path) -> None:
    content = both(tmp_path) if scenario == 11 else None
    asked: set[str] = set()
    deal = {"partials": [always("use_trust_memory")]}
    for seed in range(18):
        game = ho.Game(seed=seed, scenario=scenario, players=2 + seed % 3, content=content, deal=deal)
        choices = random.Random(seed)
        while game.outcome is None:
            actions = game.legal_actions()
            for name, style in styles.STYLES.items():
                answer = style(styles.seat_of(game), actions)
                assert answer in actions, f"{name} answers {game.decision.kind} with {answer}"
                assert style(styles.seat_of(game), actions[-1:]) == actions[-1]
            asked.add(game.decision.kind)
            game.apply(choices.choice(curious(game)))
    focus = {"focus", "heard"} if scenario in (2, 3) else set()
    assert asked == {*_ASKED, *focus, *(["choice"] if scenario == 11 else [])}


_ASKED = {row.name for row in DECISION_ROWS} - {"focus", "heard", "choice"}
"""What is asked in every scenario."""


def test_a_new_game_asks_for_its_first_card_and_every_style_turns_it() -> None:
    game = ho.Game(seed=1)
    for style in styles.STYLES.values():
        assert str(style(styles.seat_of(game), game.legal_actions())) == "turn"
