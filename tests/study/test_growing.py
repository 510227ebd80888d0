"""Studies that are played on, interrupted, named, and of which one game is looked at."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import charts, measures, playing, turnings, what_if
from holding_on.styles import Seat, Style
from tests.engine.table import played_out

TOP = Path(__file__).parents[2]
TERMINAL = """
import holding_on as ho
from holding_on import styles
def told(seat, actions):
    if seat.day == 8:
        print("eighth day", flush=True)
    return styles.balanced(seat, actions)
print(ho.simulate(1_000_000, policy=told))
"""


def gentle(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    return styles.comfort_first(seat, actions)


def interrupted_at(call: int) -> Style:
    """The style balanced, while which somebody presses Ctrl-C in the middle of a game."""
    calls = 0

    def style(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        nonlocal calls
        calls += 1
        if calls == call:
            raise KeyboardInterrupt
        return styles.balanced(seat, actions)

    return style


# --- played on --------------------------------------------------------------------------------------------------


def test_a_study_that_is_played_on_is_the_one_that_was_played_at_once() -> None:
    study = ho.simulate(130, policy="random", seed=4)
    more = study.more(90)
    assert more == ho.simulate(220, policy="random", seed=4)
    assert more.more(1).games["seed"][-1] == 224
    assert study.games.height == 130, "the first is what it was"


def test_options_and_a_style_of_ones_own_stay_when_it_is_played_on() -> None:
    def played(games: int) -> ho.Study:
        return ho.simulate(
            games, policy=gentle, players=2, numbers={"TOKEN-04": 4}, readings={"G-05": "free"}, name="x"
        )

    more = played(5).more(5)
    assert more == played(10)
    assert more.name == "x"
    assert copy.deepcopy(more).more(1) == played(11)


def test_a_study_from_a_moment_or_a_turning_is_played_on_too() -> None:
    game = played_out(ho.Game(seed=3), before_day=4)
    study = ho.simulate(4, start=game, seed=9)
    game.apply(game.legal_actions()[0])
    assert study.more(3) == ho.simulate(7, start=game.at(move=len(game.actions) - 1), seed=9)
    turning = turnings(game)[2]
    other = what_if(game, turning.day, turning.shift, turning.other, games=3)
    assert other.more(3) == what_if(game, turning.day, turning.shift, turning.other, games=6)


def test_a_study_out_of_a_pickle_is_played_on_and_a_style_of_ones_own_is_handed_in_again() -> None:
    study = pickle.loads(pickle.dumps(ho.simulate(4)))
    assert study.more(2) == ho.simulate(6)
    own = pickle.loads(pickle.dumps(ho.simulate(4, policy=gentle)))
    with pytest.raises(ho.SceneError, match="was not kept with it, gentle: hand it in, as policy=gentle"):
        own.more(2)
    assert own.more(2, policy=gentle) == ho.simulate(6, policy=gentle)
    with pytest.raises(ho.SceneError, match="game 3 of this study comes out otherwise than it did"):
        own.more(2, policy="random")


@pytest.mark.parametrize("games", [0, -1, True, 1_000_000, "5"])
def test_so_many_more_cannot_be(games: int) -> None:
    with pytest.raises(ho.SceneError, match="a whole number from 1 to"):
        ho.simulate(1, policy="random").more(games)


# --- stopped ----------------------------------------------------------------------------------------------------


def test_after_an_interrupt_there_are_the_games_until_then() -> None:
    study = ho.simulate(20, policy=interrupted_at(700))
    games = study.games.height
    assert 2 <= games < 10
    assert study.stopped
    assert study.games.equals(ho.simulate(games).games)
    assert study.shifts.equals(ho.simulate(games).shifts)
    assert "Stopped before all 20 games had been played." in repr(study)
    assert "Stopped before all 20 games had been played." in study._repr_html_()
    assert pickle.loads(pickle.dumps(study)).stopped


def test_a_study_that_was_stopped_can_be_finished() -> None:
    study = ho.simulate(20, policy=interrupted_at(700))
    whole = study.more(20 - study.games.height, policy="balanced")
    assert not whole.stopped
    assert whole.games.equals(ho.simulate(20).games)


def test_an_interrupt_before_the_first_game_is_one() -> None:
    with pytest.raises(KeyboardInterrupt):
        ho.simulate(20, policy=interrupted_at(3))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT for one process there")
def test_ctrl_c_gives_what_was_played() -> None:
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    command = [sys.executable, "-c", TERMINAL]
    with subprocess.Popen(command, env=around, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(200):
            assert process.stdout.readline() == "eighth day\n"
        process.send_signal(signal.SIGINT)
        shown = process.stdout.read()
    assert process.returncode == 0
    assert "games with the style told. Stopped before all 1,000,000 games had been played." in shown


# --- one of its games -------------------------------------------------------------------------------------------


def test_a_game_of_a_study_is_played_to_its_end_and_can_be_gone_back_in() -> None:
    study = ho.simulate(6, policy="balanced", seed=40, players=4)
    game = study.game(5)
    assert game.seed == 45
    assert game.outcome is not None
    assert game.shifts().equals(study.shifts.filter(game=5).drop("game"))
    assert repr(game.at(day=2)).startswith("Day 2")
    assert ho.Game.from_record(game.record()).record() == game.record()


def test_a_game_from_a_moment_is_the_one_that_was_studied() -> None:
    start = played_out(ho.Game(seed=3), before_day=4)
    study = ho.simulate(3, start=start)
    game = study.game(2)
    assert game.shifts().equals(study.shifts.filter(game=2).drop("game"))


@pytest.mark.parametrize("number", [-1, 3, True, "1"])
def test_there_is_no_such_game(number: int) -> None:
    with pytest.raises(ho.SceneError, match=r"the games of this study are 0 to 2"):
        ho.simulate(3, policy="random").game(number)


def test_a_game_that_comes_out_otherwise_is_not_shown_for_what_it_was() -> None:
    today: list[Style] = [styles.balanced]

    def moody(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return today[0](seat, actions)

    study = ho.simulate(2, policy=moody)
    today[0] = styles.random
    with pytest.raises(ho.SceneError, match="game 0 of this study comes out otherwise"):
        study.game(0)


def test_a_game_whose_style_stumbles_now_is_not_shown() -> None:
    study = ho.simulate(2, policy=gentle)
    with pytest.raises(ho.SceneError, match="comes out otherwise"):
        study.game(0, policy=lambda seat, actions: ho.Action.of("stop"))


def test_a_frame_that_was_written_into_is_told_with_its_columns() -> None:
    study = ho.simulate(12, seed=3)
    lost = pl.when(pl.col("game") == 4).then(~pl.col("won")).otherwise(pl.col("won"))
    changed = replace(study, games=study.games.with_columns(won=lost))
    said = r"otherwise than it did, in \.games\['won'\]: most likely its frames have been written into, .*\(0, 2, "
    with pytest.raises(ho.SceneError, match=said):
        changed.game(4)
    assert changed.game(5).outcome is not None
    worse = replace(study, shifts=study.shifts.with_columns(day=pl.lit(1, pl.Int16)))
    with pytest.raises(ho.SceneError, match=r"in \.shifts\['day'\], and so do 0, 2, .* of the others"):
        worse.game(4)
    short = replace(study, shifts=study.shifts.filter(pl.col("game").ne(4) | pl.col("day").eq(1)))
    with pytest.raises(ho.SceneError, match=r"in the number of its \.shifts \(3, now \d+\): most likely its frames"):
        short.game(4)
    more = replace(study, shifts=study.shifts.with_columns(note=pl.lit(1)))
    with pytest.raises(ho.SceneError, match=r"in the columns of its \.shifts"):
        more.game(4)


def test_an_engine_that_was_edited_since_is_told_apart_from_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    study = ho.simulate(12, seed=3)
    monkeypatch.setitem(styles.STYLES, "balanced", styles.fair_rota)
    assert study.origin is not None
    edited = replace(study, origin=replace(study.origin, style=styles.fair_rota))
    with pytest.raises(ho.SceneError, match=r"have been edited since, or its frames have been written into") as told:
        edited.game(4)
    assert f"It was played by holding_on {ho.__version__}, as this is" in str(told.value)
    with pytest.raises(ho.SceneError, match=rf"it was played by holding_on 0\.1, this is {ho.__version__}$"):
        replace(edited, version="0.1").game(4)


def test_a_style_that_answers_otherwise_now_is_told_and_its_error_is_kept() -> None:
    study = ho.simulate(2, policy=gentle)
    with pytest.raises(ho.SceneError, match=r"the style gentle has to answer as it did then") as told:
        study.game(0, policy=lambda seat, actions: ho.Action.of("stop"))
    assert isinstance(told.value.__cause__, ho.StyleError)


# --- named ------------------------------------------------------------------------------------------------------


def test_a_study_is_called_what_it_was_named_in_sentences_and_legends() -> None:
    ours, plain = ho.simulate(20, name="our ward", policy="comfort_first"), ho.simulate(20)
    assert repr(ours).startswith("our ward: 20 games with the style comfort_first.")
    assert plain.name == "balanced"
    assert charts.alternative(charts.endings(ours)).startswith("our ward, 20 games.")
    assert "our ward, 20 games" in charts.alternative(charts.survival([plain, ours]))
    assert "Only with our ward:" in str(measures.paired(plain, ours))
    assert ours == ho.simulate(20, policy="comfort_first"), "a name is how it is shown"


def test_two_studies_in_one_picture_have_two_names_even_if_nothing_differs() -> None:
    plain = ho.simulate(3, policy="random")
    told = charts.alternative(charts.endings([plain, plain]))
    assert told.startswith("the first, 3 games.")
    assert "the second, 3 games." in told


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 3])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ho.SceneError, match="a name is a text of 1 to 40 characters"):
        ho.simulate(1, policy="random", name=name)


def test_the_rows_of_a_game_that_was_not_counted_are_in_no_study(monkeypatch: pytest.MonkeyPatch) -> None:
    row = playing.Played.row

    def pressed(self: playing.Played) -> tuple[object, ...]:
        """The row of a game; while it is added somebody presses Ctrl-C."""
        if self.game == 3:
            raise KeyboardInterrupt
        return row(self)

    monkeypatch.setattr(playing.Played, "row", pressed)
    study = ho.simulate(5)
    assert study.games.height == 3
    monkeypatch.undo()
    assert study.shifts.equals(ho.simulate(3).shifts)
    assert study.more(2) == ho.simulate(5)
