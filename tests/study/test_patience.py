"""A style that never ends is stopped, and told with its game and its position; wherever it plays."""

from __future__ import annotations

import signal
import threading
import time
from typing import Any

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import blocks, elsewhere, turnings, what_if
from holding_on.study.growing import GrowingStudy
from holding_on.styles import Seat
from tests.engine.table import played_out

STUCK = r"gave no answer within 0\.3 seconds: .*patience=None"


def _late(seat: Seat) -> bool:
    return seat.day == 11 and seat.asked == "care"


def sleeps(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    if _late(seat):
        time.sleep(3600)
    return styles.balanced(seat, actions)


def turns_round(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    while _late(seat):
        try:
            len(actions)
        except Exception:
            raise
    return styles.balanced(seat, actions)


def assert_told(error: ho.StyleError, style: str) -> None:
    said = str(error)
    number = error.study.games.height
    assert said.startswith(f"the style {style} gave no answer within 0.3 seconds")
    assert f"Game {number} (seed {number + 3}), move {len(error.game.actions) + 1}, asked 'care': Day 11, " in said
    assert error.study.games.equals(ho.simulate(40, seed=3).games.head(number))


@pytest.mark.parametrize("style", [sleeps, turns_round])
def test_a_style_that_never_ends_is_stopped_in_this_process(style: Any) -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(ho.StyleError, match=STUCK) as caught:
        ho.simulate(40, policy=style, seed=3, patience=0.3)
    assert_told(caught.value, style.__name__)
    cause = caught.value.__cause__
    assert cause is not None
    names = []
    trace = cause.__traceback__
    while trace is not None:
        names.append(trace.tb_frame.f_code.co_name)
        trace = trace.tb_next
    assert style.__name__ in names, "its traceback shows where the style stood"
    assert signal.getsignal(signal.SIGINT) is before
    assert not [one for one in threading.enumerate() if "_look" in one.name]


def test_a_style_that_never_ends_is_stopped_in_another_thread() -> None:
    raised: list[BaseException] = []

    def runs() -> None:
        try:
            ho.simulate(40, policy=turns_round, seed=3, patience=0.3)
        except ho.StyleError as error:
            raised.append(error)

    thread = threading.Thread(target=runs, daemon=True)
    thread.start()
    thread.join(60)
    (error,) = raised
    assert isinstance(error, ho.StyleError)
    assert_told(error, "turns_round")


def test_where_somebody_else_handles_interrupts_it_is_stopped_too() -> None:
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        with pytest.raises(ho.StyleError, match=STUCK):
            ho.simulate(40, policy=turns_round, seed=3, patience=0.3)
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("style", [sleeps, turns_round])
def test_a_style_that_never_ends_is_stopped_in_a_worker(style: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST", "WORTH"):
        monkeypatch.setattr(elsewhere, name, 0.0)
    with pytest.raises(ho.StyleError, match=STUCK) as caught:
        ho.simulate(40, policy=style, seed=3, patience=0.3, workers=2)
    assert_told(caught.value, style.__name__)


def test_a_block_ends_before_the_game_that_never_ends() -> None:
    grown = GrowingStudy(policy=sleeps, seed=3)
    grown.patience = 0.3
    block = blocks.play_block(blocks.setting_of(grown), 3, 0, 40)
    games, _ = block.frames()
    assert block.stumbled
    assert games.equals(ho.simulate(40, seed=3).games.head(games.height))


def test_it_is_stopped_when_a_study_is_played_on_or_looked_at_or_asked_what_if() -> None:
    slow = [0.0]

    def waits(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        time.sleep(slow[0])
        return styles.balanced(seat, actions)

    study = ho.simulate(2, policy=waits)
    game = played_out(ho.Game(seed=3), before_day=2)
    turning = turnings(game)[0]
    slow[0] = 3600.0
    with pytest.raises(ho.StyleError, match=STUCK):
        study.more(2, patience=0.3)
    with pytest.raises(ho.StyleError, match=STUCK):
        study.game(1, patience=0.3)
    with pytest.raises(ho.StyleError, match=STUCK):
        what_if(game, turning.day, turning.shift, turning.other, games=2, policy=waits, patience=0.3)


def test_patience_is_for_one_answer_and_not_for_a_game() -> None:
    def slow(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        time.sleep(0.02)
        return styles.balanced(seat, actions)

    began = time.monotonic()
    assert ho.simulate(1, policy=slow, patience=0.7) == ho.simulate(1, policy=slow, patience=None)
    assert time.monotonic() - began > 1.5


def test_nobody_looks_at_a_style_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> Any:
        raise AssertionError("a thread is started")

    monkeypatch.setattr(threading.Thread, "start", none)
    assert ho.simulate(2, patience=0.3).games.height == 2


@pytest.mark.parametrize("patience", [0, -1, float("nan"), float("inf"), True, "10", 90_000])
def test_a_patience_that_cannot_be_is_refused(patience: Any) -> None:
    with pytest.raises(ho.SceneError, match=r"patience=.*: how many seconds one answer of the style may take"):
        ho.simulate(2, patience=patience)
