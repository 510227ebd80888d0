"""A view is made in two passes: what is read of a position is a value, and is worded once for equal facts."""

import json
from typing import Any

import pytest

import holding_on as ho
from holding_on.game.readable import shared_view
from holding_on.view import names as of_names
from holding_on.view.facts.whole import read
from holding_on.view.whole import position
from tests.engine.table import answer_of, state_of


def spoilt(data: Any) -> None:
    """Change every part of JSON data: no list and no dict in it stays as it was."""
    parts = [*data.values()] if isinstance(data, dict) else [*data]
    for part in parts:
        if isinstance(part, dict | list):
            spoilt(part)
    data.clear()


@pytest.mark.parametrize("scenario", range(11))
def test_who_changes_a_view_changes_no_other_view(scenario: int) -> None:
    game = ho.Game(scenario, 3, seed=scenario)
    for _ in range(40):
        before = json.dumps(game.view())
        spoilt(game.view())
        assert json.dumps(game.view()) == before
        game.apply(answer_of("balanced", game))


def test_what_has_not_changed_is_the_same_object_for_a_display() -> None:
    game = ho.Game(1, 3, seed=2)
    before = shared_view(game)
    game.apply(game.legal_actions()[0])
    after = shared_view(game)
    assert after["grid"][0] is before["grid"][0]
    assert game.view()["grid"][0] is not after["grid"][0]
    assert after == game.view()


def test_facts_are_values_and_equal_positions_have_equal_facts() -> None:
    game = ho.Game(4, 2, seed=5)
    for _ in range(60):
        state = state_of(game)
        seen = read(state, 1, game._wording.names.scenario.beforehand)
        again = read(state.copy(), 1, game._wording.names.scenario.beforehand)
        assert hash(seen) == hash(again)
        assert seen == again
        assert position(seen, game._wording) == position(again, game._wording)
        game.apply(answer_of("balanced", game))


def test_words_that_nobody_asks_for_any_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_names, "MOST_MADE", 3)
    names = ho.Game(1, 2, seed=1)._wording.names
    made: list[int] = []

    def word(number: int, _: of_names.Names) -> str:
        made.append(number)
        return str(number)

    for number in range(100):
        assert [names.once(word, asked, names) for asked in (0, number)] == ["0", str(number)]
        assert len(names._made) + len(names._made_before) <= 6
    assert made == [*range(100)]
    names.once(word, 1, names)
    assert made[-1] == 1
