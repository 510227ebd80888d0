"""Games that other processes or machines play. They are added to a study in order, so the study is always the same."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor, Future
from typing import Any, Final, NamedTuple, Protocol

from ..common.quoting import shortened
from ..engine.errors import SceneError
from ..version import __version__
from .blocks import Block, Growing, Setting, play_block, setting_of
from .worker_pool import Executor, WorkerPool

log = logging.getLogger(__name__)

FIRST: Final = 0.2
"""How many seconds this process plays at first, to measure how long a game takes."""
WORTH: Final = 2.0
"""Workers are started if the remaining games would take more seconds than this. Starting workers takes half a
second."""
LASTING: Final = 0.2
"""How many seconds a worker needs for one block; after a stop nobody waits longer."""
LASTING_FAR: Final = 1.0
"""How many seconds an executor of the caller needs for one block; it may run on a distant machine."""
AHEAD: Final = 3
"""How many blocks are queued for each worker."""
AHEAD_FAR: Final = 1000
"""How many blocks are queued for an executor of the caller, which may have hundreds of machines."""
MOST_IN_BLOCK: Final = 1000
BREATH: Final = 0.01
"""The seconds between two checks whether a block is done."""


class Request(NamedTuple):
    """A request for games: the study that they belong to, the number of the first, and the number after the last."""

    study: Growing
    first: int
    end: int


class Whole(Protocol):
    """A study, or several studies that are played together: it says which games come next, and can play them here.

    `games` is the number of games of all its studies together.
    """

    def __len__(self) -> int: ...
    def play(self, games: int) -> Generator[int, None, None]: ...
    def requests(self, games: int, size: int) -> Iterator[Request]: ...


def play_elsewhere(study: Whole, games: int, workers: int | Executor) -> Generator[int, None, None]:
    """Play until a study has `games` games. Each step yields how many games were added, or 0 while it only waits.

    This process plays first, and also while its workers start. Where no worker can be started, this process plays all
    games. If the generator is closed or interrupted, it still adds the blocks that have come back, in order. Raises
    StyleError, and SceneError when an executor fails.
    """
    before, began = len(study), time.monotonic()
    for added in study.play(games):
        yield added
        if time.monotonic() - began >= FIRST:
            break
    pace = (time.monotonic() - began) / max(1, len(study) - before)
    left = (games - len(study)) * pace
    if not isinstance(workers, int):
        yield from _gathered(study, games, workers, _size(LASTING_FAR, pace), AHEAD_FAR)
    elif workers > 1 and left > WORTH:
        try:
            pool = WorkerPool(workers)
            try:
                yield from _gathered(study, games, pool, _size(LASTING, pace), AHEAD * workers)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        except (OSError, ImportError, BrokenExecutor) as error:
            log.warning("no workers here (%s): the games are played by this process alone", error)
    yield from study.play(games)  # the games that are still missing


def _size(seconds: float, pace: float) -> int:
    """Return the number of games that take `seconds`, from 1 to `MOST_IN_BLOCK`. One game takes `pace` seconds."""
    return max(1, min(MOST_IN_BLOCK, round(seconds / max(pace, 1e-9))))


def _gathered(study: Whole, games: int, executor: Executor, size: int, ahead: int) -> Generator[int, None, None]:
    """Let `executor` play blocks of `size` games, at most `ahead` of them queued, and add the blocks in order.

    While a `WorkerPool` starts, this process plays blocks too, until the first block has come back.
    """
    following = study.requests(games, size)
    helps = ours = isinstance(executor, WorkerPool)  # an error of our own pool is raised unchanged
    queued: deque[tuple[Any, Request]] = deque()  # the future of each block
    try:
        while len(study) < games:
            while len(queued) < ahead and (request := next(following, None)) is not None:
                answer = executor.submit(play_block, *_facts(request)) if ours else _asked(executor, request)
                queued.append((answer, request))
            answer, request = queued[0]
            if answer.done():
                helps = False
                yield from _added(study, answer.result() if ours else _result(answer, request), request)
                queued.popleft()
            elif helps and (more := next(following, None)) is not None:
                own: Future[Block] = Future()
                own.set_result(play_block(*_facts(more)))
                queued.append((own, more))
                yield 0
            else:
                yield 0
                time.sleep(BREATH)
    except (KeyboardInterrupt, GeneratorExit):
        _add_what_is_back([(answer, request.study) for answer, request in queued])
        raise
    finally:
        for answer, _ in queued:
            answer.cancel()


def _facts(request: Request) -> tuple[Setting, int, int, int]:
    study, first, end = request
    return setting_of(study), study.seed, first, end - first


def _add_what_is_back(queued: list[tuple[Any, Growing]]) -> None:
    """Add the finished blocks to their studies, up to the first block that is not finished or that ended early."""
    for answer, study in queued:
        if not answer.done():
            return
        try:
            block: Block = answer.result()
        except Exception:  # playing has been stopped, so nobody needs the error, whatever it is
            return
        study.add_block(block)
        if block.stumbled:
            return


def _added(study: Whole, block: Block, request: Request) -> Generator[int, None, None]:
    before = len(study)
    request.study.add_block(block)
    yield len(study) - before
    if block.stumbled:
        yield from request.study.play(request.end)


def _asked(executor: Executor, request: Request) -> Any:
    try:
        return executor.submit(play_block, *_facts(request))
    except Exception as error:
        raise _failed(error, request.study) from error


def _result(answer: Any, request: Request) -> Block:
    try:
        block: Block = answer.result()
    except Exception as error:
        raise _failed(error, request.study) from error
    return block


def _failed(error: Exception, study: Growing) -> SceneError:
    return SceneError(
        f"workers: the executor did not play the games ({type(error).__name__}: {shortened(str(error))}). Where it "
        f"plays there has to be holding_on {__version__}, and the style {study.origin.policy} in a module that can be "
        "imported there"
    )
