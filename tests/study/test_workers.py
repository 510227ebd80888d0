"""Studies that others play: processes of this machine, any executor, and what cannot be sent to them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import blocks, collecting, elsewhere, turnings, what_if
from holding_on.study.blocks import play_block, setting_of
from holding_on.study.growing import GrowingStudy
from holding_on.study.worker_pool import WorkerPool, checked_workers
from holding_on.styles import Seat
from tests.engine.table import played_out
from tests.sampling import only

TOP = Path(__file__).parents[2]
SCRIPT = """
import holding_on as ho
from holding_on.study import elsewhere
if __name__ == "__main__":
    elsewhere.FIRST = elsewhere.WORTH = 0.0
    from holding_on.study.growing import GrowingStudy
    add_block = GrowingStudy.add_block
    def told(self, block):
        add_block(self, block)
        print("a block", flush=True)
    GrowingStudy.add_block = told
    study = ho.simulate(1_000_000, policy="random", workers=2)
    assert study == ho.simulate(study.games.height, policy="random")
    print(study)
"""


def gentle(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    """A style that other processes can import."""
    return styles.comfort_first(seat, actions)


def stumbles_late(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    if seat.day == 12 and seat.asked == "care":
        raise LookupError("the twelfth day")
    return styles.balanced(seat, actions)


class Hands:
    """An executor that plays when it is looked at, and remembers what it was asked and whether it was told to stop."""

    def __init__(self, broken: Exception | None = None, at: int = 0) -> None:
        self.asked: list[int] = []
        self.cancelled = 0
        self.broken, self.at = broken, at

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Any:
        hands = self
        hands.asked.append(args[2])
        number = len(hands.asked)

        class Answer:
            def done(self) -> bool:
                return True

            def result(self) -> Any:
                if hands.broken is not None and number > hands.at:
                    raise hands.broken
                return fn(*args)

            def cancel(self) -> None:
                hands.cancelled += 1

        return Answer()


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are started however soon all would be played, and others play whole blocks."""
    monkeypatch.setattr(elsewhere, "FIRST", 0.0)
    monkeypatch.setattr(elsewhere, "WORTH", 0.0)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, _at_once: None) -> None:
    monkeypatch.setattr(elsewhere, "MOST_IN_BLOCK", 7)


# --- the same study ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", only([2], [1, 2, 3]))
def test_however_many_play_the_frames_are_the_same_and_in_the_same_order(count: int, small: None) -> None:
    study = ho.simulate(150, seed=40, players=2, workers=count)
    alone = ho.simulate(150, seed=40, players=2)
    assert study == alone
    assert study.games["game"].to_list() == list(range(150))
    assert study.shifts.schema == alone.shifts.schema
    assert study.games.schema == alone.games.schema
    assert repr(study) == repr(alone)


def test_a_study_is_played_on_by_others(small: None) -> None:
    hands = Hands()
    study = ho.simulate(30, seed=3, workers=hands)
    assert study.more(40, workers=Hands()) == ho.simulate(70, seed=3)
    assert hands.asked == [1, 8, 15, 22, 29]
    assert hands.cancelled == 0


def test_a_moment_and_a_turning_are_played_by_others_too(small: None) -> None:
    game = played_out(ho.Game(seed=3), before_day=4)
    assert ho.simulate(20, start=game, seed=9, workers=Hands()) == ho.simulate(20, start=game, seed=9)
    turning = turnings(game)[1]
    few = what_if(game, turning.day, turning.shift, turning.other, games=3)
    assert few.more(12, workers=2) == what_if(game, turning.day, turning.shift, turning.other, games=15)


def test_a_style_of_ones_own_is_sent_where_it_can_be_imported(small: None) -> None:
    assert ho.simulate(40, policy=gentle, workers=2).shifts.equals(ho.simulate(40, policy="comfort_first").shifts)


def test_a_study_that_keeps_no_shifts_gets_none(small: None) -> None:
    grown = GrowingStudy(policy="random", shifts=False)
    assert grown.until(20, workers=Hands()).shifts.is_empty()


def test_any_executor_of_the_standard_library_plays(small: None) -> None:
    alone = ho.simulate(40)
    with ThreadPoolExecutor(2) as threads:
        assert ho.simulate(40, workers=threads) == alone
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as processes:
        assert ho.simulate(40, workers=processes) == alone


def test_few_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "WorkerPool", None)
    assert ho.simulate(20, workers=2) == ho.simulate(20)


def test_where_there_can_be_no_workers_this_process_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, small: None
) -> None:
    def refused(count: int) -> Any:
        raise OSError("no processes here")

    monkeypatch.setattr(elsewhere, "WorkerPool", refused)
    assert ho.simulate(20, workers=2) == ho.simulate(20)
    assert "played by this process alone" in caplog.text


def test_a_worker_that_dies_loses_no_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, small: None
) -> None:
    monkeypatch.setattr(elsewhere, "play_block", _dies)
    monkeypatch.setattr(WorkerPool, "__init__", lambda self, count: _plain_pool(self, count))
    assert ho.simulate(20, workers=2) == ho.simulate(20)
    assert "played by this process alone" in caplog.text


def _dies(setting: blocks.Setting, seed: int, number: int, games: int) -> blocks.Block:
    if multiprocessing.parent_process() is not None:
        os._exit(3)
    return play_block(setting, seed, number, games)


def _plain_pool(pool: Any, count: int) -> None:
    ProcessPoolExecutor.__init__(pool, count, multiprocessing.get_context("spawn"))


# --- what goes wrong --------------------------------------------------------------------------------------------


def test_a_style_that_stumbles_elsewhere_has_its_error_here(small: None) -> None:
    with pytest.raises(ho.StyleError, match="stumbles_late raised LookupError: the twelfth day") as alone:
        ho.simulate(80, policy=stumbles_late)
    for workers in (Hands(), 2):
        with pytest.raises(ho.StyleError) as caught:
            ho.simulate(80, policy=stumbles_late, workers=workers)
        assert str(caught.value) == str(alone.value)
        assert caught.value.study == alone.value.study
        assert isinstance(caught.value.__cause__, LookupError)
        assert caught.value.game.seed == alone.value.game.seed


def test_a_style_that_cannot_be_sent_is_refused_with_the_reason_and_the_way_out() -> None:
    def here(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return actions[0]

    for style in (here, lambda _, actions: actions[0]):
        with pytest.raises(ho.SceneError, match=r"cannot be sent to other processes .*write it with def in a module"):
            ho.simulate(3, policy=style, workers=2)
        assert ho.simulate(3, policy=style, workers=1).games.height == 3
        with ThreadPoolExecutor(1) as threads:
            assert ho.simulate(3, policy=style, workers=threads) == ho.simulate(3, policy=style)


def test_a_style_of_a_notebook_is_refused_as_such() -> None:
    code = """
import holding_on as ho
def mine(seat, actions):
    return actions[0]
try:
    ho.simulate(3, policy=mine, workers=2)
except ho.SceneError as error:
    print(error)
"""
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    said = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=True).stdout
    assert "the style mine cannot be sent to other processes (it was written in this notebook or session" in said


def test_a_script_that_is_read_again_by_its_workers_says_what_it_lacks(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    bare = SCRIPT.replace('if __name__ == "__main__":', "if True:").replace("1_000_000", "50")
    script.write_text(bare, encoding="utf-8")
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    done = subprocess.run([sys.executable, str(script)], env=around, capture_output=True, text=True, check=True)
    assert "workers: each process that plays reads this script again; what it does belongs under a line" in done.stderr
    assert "no workers here" in done.stderr
    assert done.stdout.startswith("50 games with the style random."), "this process plays all the same"


@pytest.mark.parametrize("workers", [0, -1, True, 62, 2.0, "2", []])
def test_workers_that_cannot_be_are_refused(workers: Any) -> None:
    with pytest.raises(ho.SceneError, match="a whole number from 1 to 61, or an executor"):
        ho.simulate(3, policy="random", workers=workers)


def test_a_pool_that_forks_is_refused() -> None:
    with (
        ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as forked,
        pytest.raises(ho.SceneError, match=r"forked, and would hang; .*get_context\('spawn'\)"),
    ):
        checked_workers(forked, styles.balanced, "balanced")


def test_an_executor_that_fails_says_so_and_what_it_needs(small: None) -> None:
    hands = Hands(ModuleNotFoundError("No module named 'mine'"), at=2)
    with pytest.raises(ho.SceneError, match=r"ModuleNotFoundError: No module named 'mine'.* has to be holding_on"):
        ho.simulate(50, policy=gentle, workers=hands)
    assert hands.cancelled == 5

    class Closed:
        def submit(self, *_: object) -> Any:
            raise RuntimeError("cannot schedule new futures after shutdown")

    with pytest.raises(ho.SceneError, match=r"did not play the games .*after shutdown"):
        ho.simulate(50, workers=Closed())


# --- stopped ----------------------------------------------------------------------------------------------------


class Slow:
    """An executor whose first blocks are done, and the others never."""

    def __init__(self, done: int) -> None:
        self.done = done
        self.answers: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        if self.done:
            self.done -= 1
            answer.set_result(fn(*args))
        self.answers.append(answer)
        return answer


def test_an_interrupt_keeps_what_has_come_back(monkeypatch: pytest.MonkeyPatch, small: None) -> None:
    def pressed(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", pressed)
    study = ho.simulate(100, workers=Slow(done=4))
    assert study.stopped
    assert study == ho.simulate(29)


def test_stop_keeps_what_has_come_back_and_calls_off_the_rest(monkeypatch: pytest.MonkeyPatch, small: None) -> None:
    told: list[int] = []

    def stops(added: int) -> bool:
        told.append(added)
        return sum(told) > 20

    @contextmanager
    def bar(*_: object) -> Iterator[Callable[[int], bool]]:
        yield stops

    alone, slow = ho.simulate(29), Slow(done=4)
    monkeypatch.setattr(collecting, "progress_bar", bar)
    study = ho.simulate(100, workers=slow)
    assert told == [1, 7, 7, 7]
    assert study.stopped
    assert study == alone
    assert [answer.cancelled() for answer in slow.answers] == [False] * 4 + [True] * 11


def test_a_bar_counts_the_games_of_others(capsys: pytest.CaptureFixture[str], small: None) -> None:
    ho.simulate(30, policy="random", workers=Hands(), progress=True)
    assert "30/30" in capsys.readouterr().err


def test_what_is_back_is_kept_up_to_the_first_that_is_not(small: None) -> None:
    def failed() -> Future[Any]:
        answer: Future[Any] = Future()
        answer.set_exception(OSError())
        return answer

    for last in (Future(), failed()):
        grown = GrowingStudy()
        answers: list[Any] = [Slow(1).submit(play_block, setting_of(grown), 0, at, 5) for at in (0, 5)]
        elsewhere._add_what_is_back([(each, grown) for each in (*answers, last, answers[0])])
        assert grown.study() == ho.simulate(10)
    grown = GrowingStudy(policy=stumbles_late)
    answers = [Slow(1).submit(play_block, setting_of(grown), 0, at, 40) for at in (0, 40)]
    elsewhere._add_what_is_back([(each, grown) for each in answers])
    assert len(grown) < 40


def test_a_block_is_added_in_its_place_and_once() -> None:
    grown = GrowingStudy(policy="random")
    first, second = (play_block(setting_of(grown), 0, at, 5) for at in (0, 5))
    for block in (second, first, first, second):
        grown.add_block(block)
    assert grown.study() == ho.simulate(10, policy="random")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT for one process there")
def test_ctrl_c_is_for_who_waits_and_not_for_the_workers(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(SCRIPT, encoding="utf-8")
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    command = [sys.executable, str(script)]
    with subprocess.Popen(
        command, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            for _ in range(3):
                assert process.stdout.readline() == "a block\n"
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
            shown, complaints = process.stdout.read(), process.stderr.read()
        except BaseException:  # the limit of a test too
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 0, complaints
    assert "Stopped before all 1,000,000 games had been played." in shown
    assert complaints == ""


def test_a_worker_is_born_deaf_to_the_interrupt() -> None:
    pool = WorkerPool(1)
    try:
        assert pool.submit(_heard).result(timeout=60) == signal.SIG_IGN
        assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    finally:
        pool.shutdown()


def _heard() -> Any:
    return signal.getsignal(signal.SIGINT)
