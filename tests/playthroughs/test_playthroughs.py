"""Whole recorded games, played again line by line."""

import re
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.engine.readings import NUMBERS
from tests.playthroughs import playthrough

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = playthrough.transcript(*playthrough.read(path))
    for number, (was, now) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number} is the first that differs"
    assert again == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_where_a_recorded_game_stands_is_what_its_numbers_come_to(path: Path) -> None:
    """Told by the file alone: the numbers of its journal, added up, and the lines for those who read along."""
    at = {"day": 0, "shift": 0, "condition": 0, "warnings": 0}
    tokens = [0] * n.SUPPLY + [NUMBERS["care_tokens_in_game"]]
    stands = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            shift = n.SHIFT_NAMES[at["shift"]]
            told = f"day {at['day']}, {shift}: condition {at['condition']}, warnings {at['warnings']}, tokens {tokens}"
            assert line == f"= {told}"
            stands += 1
        elif found := re.match(r"  \d+ \S+ (\w+) (\d+): (-?\d+) > (-?\d+) ", line):
            verb, (target, before, after) = found[1], map(int, found.groups()[1:])
            if verb in at:
                at[verb] = after
            elif verb == changes.TOKENS:
                tokens[before] -= target
                tokens[after] += target
    assert stands == len(playthrough.read(path)[1]) + 1


@pytest.mark.parametrize("name", list(playthrough.RECORDED))
def test_each_recorded_game_shows_what_it_is_recorded_for(name: str) -> None:
    options, answers = playthrough.read(HERE / f"{name}.txt")
    game = ho.Game(**options)
    for answer in answers:
        game.apply(next(a for a in game.legal_actions() if str(a) == answer))
    assert game.outcome is not None
    shows = playthrough.RECORDED[name][2]
    assert shows(game)


def test_every_recorded_file_is_asked_for() -> None:
    assert {path.stem for path in FILES} == set(playthrough.RECORDED)


def told_of(path: Path) -> tuple[int, int, bool]:
    """Of which scenario a recorded game is, how many played, and whether it was won."""
    options = playthrough.read(path)[0]
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith("outcome: ")
    return options.get("scenario", 1), options.get("players", 3), "won=True" in last


SCENARIOS = the_box().scenario_numbers
RECORDED = {told_of(path) for path in FILES}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_is_recorded_at_each_number_of_players(scenario: int, players: int) -> None:
    assert (scenario, players) in {kept[:2] for kept in RECORDED}, "one more scenario_game(…) in playthrough.py"


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_is_recorded_won_and_lost(scenario: int, won: bool) -> None:
    assert won in {kept[2] for kept in RECORDED if kept[0] == scenario}


def reached(path: Path) -> set[str]:
    """What a recorded game came to: the sides that it told, and the answers that were given to choices."""
    options, answers = playthrough.read(path)
    game = ho.Game(**options)
    for answer in answers:
        game.apply(next(a for a in game.legal_actions() if str(a) == answer))
    return playthrough.told_in(game) | {answer for answer in answers if answer.startswith("choose ")}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_card_and_each_answer_of_a_scenario_is_reached_in_a_recorded_game(scenario: int) -> None:
    played = the_box().scenario(scenario)
    answers = {
        f"choose choice {choice} option {option}"
        for choice, (_, options) in enumerate(played.choice_ids, 1)
        for option in range(1, len(options) + 1)
    }
    kept = set().union(*(reached(path) for path in FILES if told_of(path)[0] == scenario))
    assert sorted({*played.side_ids, *answers} - kept) == []
