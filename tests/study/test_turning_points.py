"""Turning points: where another answer wins clearly more games or fewer, found by playing a game on."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.study import TurningPoint, comparing, turning_points
from holding_on.study.comparing import Comparison, Player, Playings, finished, seeds_of
from holding_on.study.moments import Moment, moments
from tests.content.folders import cards, toml, write
from tests.engine.table import STAGES, act, deteriorating, played_out

SURVIVE = """number = 11
cards = [
  {{ number = 90, a = "personal", b = "setup" }},
  {{ number = 91, a = "objective", b = "outcome" }},
]
[objective]
kind = "{kind}"
count = {count}
[setup]
set_aside = {away}
"""
DAYS = 4
"""How many days its deck has."""
FIRST = ("turn", "place nurse 1", "care palliative")
"""The first moves of a game that has one moment to ask about."""


def ward(folder: Path, kind: str = "days", count: int = 3) -> str:
    """A folder with a scenario of four days; its Objective is a number of days, if nothing else is named."""
    away = [card["id"] for card in cards("patients.toml")[3 * DAYS :]]
    write(folder, "scenarios/11.toml", SURVIVE.format(kind=kind, count=count, away=toml(away)))
    words = ["[scenario.11]", 'title = "To see the day"', 'objective = "To see the day."']
    sides = [
        f'[narrative.{side}]\ntitle = "{side}"\ntext = "What {side} says."' for side in ("90A", "90B", "91A", "91B")
    ]
    write(folder, "text/en/eleventh.toml", "\n".join([*words, *sides]))
    return str(folder)


def last_night(content: str, day: int, care: str, numbers: dict[str, int] | None = None) -> ho.Game:
    """A game that is lost at the end of a day if its night has no Medical Care, and goes on if it has; one is given."""
    scene = {
        "day": day,
        "shift": "night",
        "asked": "care",
        "condition": STAGES["green"],
        "warnings": 1,
        "care": dict.fromkeys(("morning", "day"), "palliative"),
        "cards": {"night": deteriorating(staff=1, symbols=1, tokens=1)},
        "pawns": {"nurse 2": {"place": "night"}},
    }
    game = ho.Game.from_scene(scene, scenario=11, content=content, seed=4, numbers=numbers)
    game.apply(ho.Action.of(f"care {care}"))
    return game


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Who lives to see the end of day 3 wins."""
    return ward(tmp_path_factory.mktemp("lasting"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playings, for tests in which it makes no difference how many there are."""
    for name, few in (("SCREEN", 6), ("FRESH", 8), ("MOST", 3)):
        monkeypatch.setattr(comparing, name, few)


def after(game: ho.Game, *moves: str) -> ho.Game:
    """The game after moves by their names."""
    act(game, *moves)
    return game


def found_in(game: ho.Game) -> list[TurningPoint]:
    return finished(turning_points(game))


def test_an_answer_that_loses_at_once_where_the_other_wins_is_a_turning_point(lasting: str) -> None:
    game = last_night(lasting, 3, "palliative")
    (found,) = found_in(game)
    assert (found["taken"], found["other"], found["kind"]) == ("care palliative", "care medical", "care")
    assert (found["games"], found["won"], found["difference"]) == (200, [0, 200], -1.0)
    low, high = found["interval"]
    assert low == -1.0 < high < -0.9
    assert found["sure"]
    assert not found["held"]
    assert str(game.actions[found["move"]]) == found["taken"]
    told = game.words.say(found["key"], **found["facts"])
    assert told == (
        "Day 3, Night. “Palliative Care”: played on from there 200 times, 0 games were won. With “Medical Care”, 200."
    )


def test_an_answer_that_nobody_thought_of_is_dropped_but_not_on_the_last_day(lasting: str, tmp_path: Path) -> None:
    assert found_in(last_night(lasting, 3, "medical")) == []
    (found,) = found_in(last_night(ward(tmp_path, count=DAYS), DAYS, "medical"))
    assert (found["won"], found["difference"], found["sure"], found["held"]) == ([200, 0], 1.0, True, True)
    assert found["key"] == "study.turning.held"


def test_where_nothing_can_be_won_nothing_is_sure_and_what_is_heard_is_still_told(quick: None, tmp_path: Path) -> None:
    game = played_out(ho.Game(scenario=11, seed=3, first=0, content=ward(tmp_path, "clears", 30)))
    found = found_in(game)
    assert len(found) == 3
    for each in found:
        assert each["won"] == [0, 0]
        assert (each["sure"], each["held"], each["difference"]) == (False, False, 0)
        assert game.words.say(each["key"], **each["facts"]).startswith(f"Day {each['facts']['day']}, ")
    assert {each["facts"]["day"] for each in found} != {DAYS}, "what is lost only later is not dropped"
    assert any(each["heard"] for each in found)
    assert [abs(each["heard"]) for each in found] == sorted((abs(each["heard"]) for each in found), reverse=True)


def test_a_game_without_a_moment_to_ask_about_has_none() -> None:
    game = ho.Game(seed=7, first=0)
    assert found_in(game) == []
    assert found_in(game.branch(3)) == [], "nothing was decided since this position"
    assert game.words.has("study.turning.nowhere")


def test_the_moments_are_care_the_first_leave_of_a_day_the_first_asking_of_a_shift_and_choices() -> None:
    game = played_out(ho.Game(scenario=0, seed=3, first=0))
    found = moments(game)
    assert [each.move for each in found] == sorted({each.move for each in found})
    assert {each.kind for each in found} == {"care", "leave", "asking", "choice"}
    days = [each.day for each in found if each.kind == "leave"]
    assert days == sorted(set(days)), "one a day"
    askings = [(each.day, each.shift) for each in found if each.kind == "asking"]
    assert len(askings) == len(set(askings)), "one a shift"
    for each in found:
        then = game.at(move=each.move)
        assert ho.Action(each.taken) == game.actions[each.move]
        assert {each.taken, *each.others} == {action.code for action in then.legal_actions()}
        assert each.taken not in each.others
        assert each.is_last_day == (each.day == 3)
    sent = [move for move, action in enumerate(game.actions) if action.kind in ("send_on_leave", "no_more_leave")]
    assert len(sent) > len(days), "somebody was sent after another, and only the first is asked about"
    cares = [each.move for each in found if each.kind == "care"]
    assert cares == [each.move for each in ho.study.turnings(game)]


def test_a_game_from_a_position_is_asked_about_what_was_decided_since(quick: None) -> None:
    before = after(ho.Game(seed=7, first=0), *FIRST[:2])
    branch = after(before.branch(3), FIRST[2])
    (found,) = found_in(branch)
    assert (found["move"], found["taken"], found["other"]) == (0, "care palliative", "care medical")
    assert found_in(ho.Game.from_record(branch.record())) == [found]


def test_the_same_game_has_the_same_turning_points_and_they_are_plain_data(quick: None) -> None:
    game = played_out(ho.Game(scenario=0, seed=5, first=0))
    found = found_in(game)
    assert found
    assert json.loads(json.dumps(found)) == found
    assert found_in(ho.Game.from_record(game.record())) == found
    assert {frozenset(each) for each in found} == {frozenset(TurningPoint.__annotations__)}
    assert [not each["sure"] for each in found] == sorted(not each["sure"] for each in found), "the sure ones first"


def test_it_can_be_left_half_way_and_taken_up_or_begun_again(quick: None) -> None:
    game = played_out(ho.Game(scenario=0, seed=5, first=0))
    whole = found_in(game)
    left = turning_points(game)
    steps = list(islice(left, 60))
    assert finished(left) == whole, "taken up"
    assert [step.played for step in steps] == list(range(1, 61))
    assert {step.stage for step in steps} == {"screen"}
    assert list(turning_points(game))[-1][1:] == (steps[0].of, steps[0].of), (
        "no fewer moments were left, so all is told"
    )
    again = turning_points(game)
    list(islice(again, 60))
    again.close()
    assert found_in(game) == whole, "begun again"


def test_what_was_played_between_presses_is_not_played_again_after_further_moves(quick: None) -> None:
    game = played_out(ho.Game(scenario=0, seed=5, first=0))
    kept: Playings = {}
    finished(turning_points(game.at(day=2), played=kept))
    early = len(kept)
    assert early > 50
    steps = list(turning_points(game, played=kept))
    assert len(steps) == len(kept) - early, "a step is one playing that was not known"
    assert {step.stage for step in steps} == {"screen", "fresh"}
    assert not list(turning_points(game, played=kept))
    assert finished(turning_points(game, played=kept)) == found_in(game)


def test_a_game_that_goes_on_does_not_disturb_what_has_begun(quick: None) -> None:
    game = played_out(ho.Game(scenario=0, seed=5, first=0), before_day=2)
    whole = found_in(game)
    begun = turning_points(game)
    next(begun)
    revision = game.revision
    played_out(game)
    assert finished(begun) == whole
    assert game.revision > revision


def test_the_seeds_are_those_after_the_seed_of_the_game_and_no_two_are_the_same() -> None:
    for seed in (0, 7, 2**53 - 1):
        game = ho.Game(seed=seed, first=0)
        screen = seeds_of(game, 0, comparing.SCREEN)
        fresh = seeds_of(game, comparing.SCREEN, comparing.FRESH)
        assert (len(screen), len(fresh)) == (40, 200)
        assert len({seed, *screen, *fresh}) == 241
        assert all(0 <= each < 2**53 for each in (*screen, *fresh))
    assert screen[0] == 0, "after the largest seed comes 0"


def test_the_fresh_seeds_alone_decide(quick: None) -> None:
    game = played_out(ho.Game(scenario=0, seed=5, first=0))
    kept: Playings = {}
    found = finished(turning_points(game, played=kept))
    fresh = set(seeds_of(game, comparing.SCREEN, comparing.FRESH))
    for each in found:
        code = game.actions[each["move"]].code
        won = [
            won
            for (_, before, answer, seed), (won, *_) in kept.items()
            if len(before) == each["move"] and answer == code and seed in fresh
        ]
        assert (len(won), sum(won)) == (each["games"], each["won"][0])


def test_nothing_unseen_is_in_it(quick: None) -> None:
    """Two tables that have seen the same, and to which other cards are still to come, get the same answer."""
    came = {"patients": ["P24"], "partials": ["1-2"]}
    to_come = {"patients": ["P24", "P15", "P06", "P02"], "partials": ["1-2", "3-4", "2-2"], "clears": ["1-3"]}
    seen, other = (after(ho.Game(seed=7, first=0, deal=deal), *FIRST) for deal in (came, to_come))
    assert seen.lines() == other.lines()
    assert found_in(seen) == found_in(other) != []


def test_a_clear_in_hand_is_dealt_anew_too(quick: None) -> None:
    def asked(clear: str) -> ho.Game:
        scene = {
            "day": 2,
            "asked": "care",
            "cards": {"morning": deteriorating(staff=1, tokens=1)},
            "pawns": {"nurse 1": {"place": "morning"}, "nurse 2": {"clears": [clear]}},
            "grid": {"partials": ["1-1"], "clears": []},
        }
        return after(ho.Game.from_scene(scene, seed=4), "care palliative")

    assert found_in(asked("1-2")) == found_in(asked("1-5")) != []


def test_variants_and_own_numbers_are_kept_where_it_is_played_on(lasting: str) -> None:
    (found,) = found_in(last_night(lasting, 3, "palliative", {"WARN-05": 3}))
    assert found["won"][0] == 200, "with a third warning the second loses nothing"


def test_only_a_style_of_the_package_plays_on() -> None:
    game = ho.Game(seed=7, first=0)
    with pytest.raises(ho.SceneError, match=r"policy='gentle': .* by a style of this package: random, "):
        turning_points(game, "gentle")
    with pytest.raises(ho.SceneError, match="turning points are played on by a style"):
        turning_points(game, ho.styles.balanced)  # type: ignore[arg-type]


def test_ten_points_and_more_than_chance_make_a_turning_point(lasting: str) -> None:
    (moment,) = moments(last_night(lasting, 3, "palliative"))

    def of(only_taken: int, only_other: int, games: int = 200) -> Comparison:
        won = [True] * only_taken + [False] * (games - only_taken)
        others = [False] * (games - only_other) + [True] * only_other
        return Comparison(moment, moment.others[0], *([(each, 0, False) for each in one] for one in (won, others)))

    assert of(20, 0).is_sure
    assert not of(19, 0).is_sure, "not ten points"
    assert of(30, 10).is_sure
    assert not of(60, 40).is_sure, "ten points, but not beyond chance"
    assert of(0, 20).is_sure
    low, high = of(29, 9).interval
    assert 0.055 < (high - low) / 2 < 0.065, "19 of 100 pairs differ: about six points either way"


def test_what_was_heard_is_told_where_the_wins_cannot_be_told_apart(lasting: str) -> None:
    game = last_night(lasting, 3, "palliative")
    (moment,) = moments(game)

    def told(more: int, less: int) -> str:
        heard = [1] * more + [-1] * less + [0] * (200 - more - less)
        results = [(True, each + 3, False) for each in heard], [(True, 3, False)] * 200
        found = Comparison(moment, moment.others[0], *results).turning_point(game)
        assert not found["sure"]
        return game.words.say(found["key"], **found["facts"])

    assert told(60, 20).endswith("too close to tell apart. But as you did it, Billy told more: 2 more in ten games.")
    assert told(0, 20).endswith("But with “Medical Care” Billy told more: 1 more in ten games.")
    for unclear in (told(60, 40), told(10, 0), told(0, 0)):
        assert unclear.endswith("with “Medical Care” 200: too close to tell apart.")


def test_nothing_that_is_slow_to_load_is_loaded() -> None:
    code = """
import sys
import holding_on as ho
from holding_on.study import turning_points
game = ho.Game(seed=7, first=0)
for move in ("turn", "place nurse 1", "care palliative"):
    game.apply(ho.Action.of(move))
next(turning_points(game))
print(*({"polars", "altair", "numpy", "scipy", "anywidget"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("\n", "")


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "style"), [(0, "balanced"), (1, "comfort_first"), (3, "fair_rota")])
def test_turning_points_keep_their_sign_on_further_seeds(scenario: int, style: str) -> None:
    game = played_out(ho.Game(scenario=scenario, seed=11, first=0), style)
    by_move: dict[int, Moment] = {each.move: each for each in moments(game)}
    found = [each for each in found_in(game) if each["sure"]]
    assert found, "this game has turning points"
    further = seeds_of(game, comparing.SCREEN + comparing.FRESH, 800)
    for each in found:
        other = ho.Action.of(each["other"]).code
        (again,) = finished(Player("balanced", {}).compare(by_move[each["move"]], (other,), further))
        assert again.difference * each["difference"] > 0, each
