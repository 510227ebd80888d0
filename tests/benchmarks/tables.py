"""Measure a server on which twenty tables play at once: `python -m tests.benchmarks.tables` from a checkout.

`play --room` is started as a user starts it. All tables begin at the same time, without browsers
(`tests/server/guest.py`). Each table plays a whole game by chance, and leaves. No figure makes the run fail, and CI
does not run it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import signal
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import psutil

from tests.benchmarks.environment import CHECKOUT
from tests.benchmarks.printing import print_table
from tests.server.guest import Answered, Guest, seated
from tools.check.answering import serving
from tools.check.surroundings import surroundings

MEGABYTE = 1024 * 1024
GONE = 60.0
"""The largest number of seconds to wait until the kernels of tables that have left are gone."""


@dataclass
class Evening:
    """The measured values of one table, and the error that ended its game early, if there was one."""

    opened: float = 0.0
    first: dict[str, int] = field(default_factory=dict)
    answers: list[Answered] = field(default_factory=list)
    finished: bool = False
    trouble: str = ""


def main() -> int:
    """Start the server, let the tables play, and print the measured values."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="tables at once (20)")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a choice (1)")
    parser.add_argument("--seed", type=int, default=0, help="of the choices (0)")
    chosen = parser.parse_args()
    line = [sys.executable, "-m", "holding_on", "play", "--room", "--no-browser"]
    with surroundings(CHECKOUT) as around, serving(line, CHECKOUT, around, end=signal.SIGTERM) as address:
        asyncio.run(_measure(address, chosen.tables, chosen.think, chosen.seed))
    return 0


async def _measure(address: str, tables: int, think: float, seed: int) -> None:
    (server,) = [child for child in psutil.Process().children() if "holding_on" in child.cmdline()]
    await asyncio.sleep(5)  # until the server has started its first kernels
    warm, alone = len(_kernels(server)), server.memory_info().rss
    evenings = [Evening() for _ in range(tables)]
    stay = asyncio.Event()
    playing = [
        asyncio.create_task(_evening(address, random.Random(f"{seed} {number}"), think, evening, stay))
        for number, evening in enumerate(evenings)
    ]
    while not all(evening.first or evening.trouble for evening in evenings):
        await asyncio.sleep(0.05)
    began, used, choices = time.perf_counter(), _used(server), _choices(evenings)
    while not all(evening.finished or evening.trouble for evening in evenings):
        await asyncio.sleep(0.2)
    lasted, choices = time.perf_counter() - began, _choices(evenings) - choices
    of_server, of_kernels = (1e3 * (now - then) / choices for now, then in zip(_used(server), used, strict=True))
    kernels, serving_them = _kernels(server), server.memory_info().rss
    sizes = [(kernel.memory_info().rss, kernel.memory_full_info().uss) for kernel in kernels]
    stay.set()
    await asyncio.gather(*playing)
    left = time.perf_counter()
    while len(_kernels(server)) > warm and time.perf_counter() - left < GONE:
        await asyncio.sleep(0.1)
    freed = time.perf_counter() - left
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"Python {platform.python_version()}, {platform.machine()}, {cores} cores for server, kernels and guests")
    print(f"{tables} tables, {think} s before a choice; once all were there, {choices} choices in {lasted:.0f} s\n")
    print_table(_rows(evenings, sizes))
    lost = [evening for evening in evenings if not evening.finished]
    print(f"games lost: {len(lost)} of {tables}", *(evening.trouble for evening in lost), sep="\n  ")
    print(f"processor time for a choice: {of_server:.1f} ms in the server, {of_kernels:.1f} ms in the kernel")
    print(f"the server's own memory: {alone / MEGABYTE:.0f} MB, with all tables {serving_them / MEGABYTE:.0f} MB")
    print(f"kernels: {len(kernels)}, of which {warm} wait warm; {len(_kernels(server))} are left {freed:.1f} s after")


async def _evening(address: str, chance: random.Random, think: float, evening: Evening, stay: asyncio.Event) -> None:
    """Play a whole game as one table, wait until all tables have played, and leave; note the values in `evening`.

    `think` is the mean number of seconds before an answer.
    """
    try:
        began = time.perf_counter()
        async with seated(address) as guest:
            evening.first = await guest.sit_down()
            evening.opened = time.perf_counter() - began
            await _play(guest, chance, think, evening)
            evening.finished = True
            await stay.wait()
            await guest.leave()
    except Exception as trouble:
        evening.finished, evening.trouble = False, repr(trouble)


async def _play(guest: Guest, chance: random.Random, think: float, evening: Evening) -> None:
    while not guest.over:
        if think:
            await asyncio.sleep(chance.expovariate(1 / think))
        before = guest.view["revision"]
        answered = await guest.act(chance.choice(guest.view["actions"])["code"])
        if answered.kind != "done" or guest.view["revision"] != before + 1:
            raise RuntimeError(f"{answered.kind}: {before} -> {guest.view['revision']}")
        evening.answers.append(answered)


def _choices(evenings: Sequence[Evening]) -> int:
    return sum(len(evening.answers) for evening in evenings)


def _used(server: psutil.Process) -> tuple[float, float]:
    """Return the processor seconds of the server, and of all its running kernels together."""
    of_server, *of_kernels = (sum(one.cpu_times()[:2]) for one in (server, *_kernels(server)))
    return of_server, sum(of_kernels)


def _kernels(server: psutil.Process) -> list[psutil.Process]:
    return [child for child in server.children(recursive=True) if "ipykernel_launcher" in child.cmdline()]


def _rows(evenings: Sequence[Evening], sizes: Sequence[tuple[int, int]]) -> list[list[str]]:
    """Return the rows of the printed table: for each figure the median, the 95th percentile and the largest value."""
    met = [evening for evening in evenings if evening.first]
    answers = [answer for evening in met for answer in evening.answers]
    rest = [evening.first["message"] - evening.first["_esm"] for evening in met]
    return [
        ["", "median", "95 %", "most", "bar"],
        _row("page opened and board there, s", [evening.opened for evening in met], "", 2),
        _row("choice to answer, ms", [1e3 * answer.seconds for answer in answers], "median < 100", 1),
        _row("kernel, resident, MB", [rss / MEGABYTE for rss, _ in sizes], "80", 1),
        _row("kernel, its own alone, MB", [uss / MEGABYTE for _, uss in sizes], "", 1),
        _row("first view, kB", [evening.first["view"] / 1e3 for evening in met], "40", 1),
        _row("the board without its code, kB", [size / 1e3 for size in rest], "", 1),
        _row("one change, its view, kB", [answer.sizes["view"] / 1e3 for answer in answers], "", 1),
        _row("one change, all messages, kB", [answer.sizes["messages"] / 1e3 for answer in answers], "10", 1),
        _row("one change, on the wire, kB", [answer.on_the_wire / 1e3 for answer in answers], "", 1),
    ]


def _row(what: str, values: Sequence[float], bar: str, places: int) -> list[str]:
    ordered = sorted(values)
    high = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return [what, *(f"{value:.{places}f}" for value in (statistics.median(ordered), high, ordered[-1])), bar]


if __name__ == "__main__":
    sys.exit(main())
