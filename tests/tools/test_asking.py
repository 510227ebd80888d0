"""The measure of how often questions come: equal calls agree, and the shares in the game are those of its own games."""

import pytest

from holding_on.game.debriefing import rarity
from tools.tune import asking

FEW = 40
FAR = 25
"""The points in percent by which the share of so few games may differ from that of many."""


def test_equal_calls_count_the_same() -> None:
    assert asking.count(0, 3, 2) == asking.count(0, 3, 2)
    assert asking.count(0, 3, 2) != asking.count(0, 5, 2)


@pytest.mark.parametrize(("kind", "scenario"), [("evening", 0), ("campaign", 2)])
def test_the_shares_by_which_questions_are_chosen_are_those_of_games(kind: str, scenario: int) -> None:
    counted = asking.count(scenario, 7_000, FEW)
    assert counted.games == FEW
    for key, share in rarity.OF_GAMES[kind].items():
        if key not in ("calls", "choices"):  # these are in some scenarios of the campaign only
            assert abs(100 * counted.of_games[key] / FEW - share) < FAR, key
    for key, share in rarity.OF_DAYS[kind].items():
        assert abs(100 * counted.of_days[key] / counted.days - share) < FAR, key
    assert counted.silent < counted.days / 50, "there is nearly always a line"
    assert len(set(counted.sets)) > FEW / 2


def test_the_module_holds_every_share_and_can_be_read() -> None:
    counted = asking.count(0, 0, 2)
    found: dict[str, dict[str, dict[str, float]]] = {}
    exec(asking.module({"evening": counted}), found)
    for name in ("OF_GAMES", "OF_DAYS"):
        assert found[name]["evening"].keys() == getattr(rarity, name)["evening"].keys()
    assert found["OF_GAMES"]["evening"]["now"] == 100


def test_the_table_says_how_often_each_could_come_and_was_asked() -> None:
    lines = asking.table({0: asking.count(0, 0, 2)}).splitlines()
    assert lines[1].split() == ["now", "100/100"]
    assert next(line.split() for line in lines if line.startswith("never_rested"))[1].count("/") == 1
