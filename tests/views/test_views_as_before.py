"""Every view of the recorded games is to the byte as it was when their digests were written."""

import pytest

from tests.views import recorded
from tests.views.recorded import LETTERS, PLAYERS, SCENARIOS, SEEDS, STYLES, Played

FEW = {
    Played(scenario, players, STYLES[(scenario + players) % len(STYLES)], SEEDS[scenario % len(SEEDS)])
    for scenario in SCENARIOS
    for players in PLAYERS
}
"""A game of each scenario for each number of players; the others are slow."""


def test_the_file_has_forty_games_of_each_scenario_by_a_style_and_by_chance() -> None:
    assert [*recorded.read()] == recorded.ALL
    assert {sum(played.scenario == scenario for played in recorded.ALL) for scenario in SCENARIOS} == {42}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_view_of_some_games_is_as_before(scenario: int) -> None:
    assert_as_before(sorted(played for played in FEW if played.scenario == scenario))


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_view_of_all_games_is_as_before(scenario: int, players: int, style: str) -> None:
    wanted = (scenario, players, style)
    assert_as_before([played for played in recorded.ALL if played[:3] == wanted and played not in FEW])


def assert_as_before(games: list[Played]) -> None:
    """Fails with the game and the move whose view differs, and says how the view is printed."""
    before = recorded.read()
    assert games
    for played in games:
        now = recorded.digests(played)
        assert now == before[played], differing(played, now.views, before[played].views)


def differing(played: Played, now: str, before: str) -> str:
    """Where the views of a game first differ, and what to do."""
    moves = next((at for at in range(0, max(len(now), len(before)), LETTERS)
                  if now[at : at + LETTERS] != before[at : at + LETTERS]), None)  # fmt: skip
    command = "python -m tests.views.recorded"
    if moves is None:
        return f"game {played}: a view differs, and none in its first letters; {command} --show {played} MOVES"
    shown = f"{command} --show {played} {moves // LETTERS}"
    return (
        f"game {played}: the view after {moves // LETTERS} moves is another one. Print it here and in a checkout from "
        f"before: {shown}. Where a word, a card or a rule was meant to change, write the digests again: {command}"
    )


def test_a_difference_is_told_with_the_game_and_the_move() -> None:
    played = Played(1, 3, "balanced", 0)
    assert "game 1 3 balanced 0: the view after 2 moves is another one" in differing(played, "aabbcc", "aabbdd")
    assert "after 2 moves" in differing(played, "aabb", "aabbdd")
    assert "MOVES" in differing(played, "aabb", "aabb")
