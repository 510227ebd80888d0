"""A piece that plays games while the page answers: when the games fail it says so, and can be pressed again."""

from __future__ import annotations

import asyncio

import pytest

import holding_on as ho
from holding_on.board.stage_script import Script
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.playing import Playing
from holding_on.lessons.pieces.staged import scripted


class Fails(Playing):
    """Games that cannot be played."""

    def script(self) -> Script:
        return scripted("", waits=self.playing)

    def does(self, name: str) -> None:
        self._play(self._count)

    async def _count(self) -> None:
        raise OSError("no more room")


def test_games_that_fail_are_reported_and_the_piece_can_be_pressed_again(caplog: pytest.LogCaptureFixture) -> None:
    async def played() -> list[bool]:
        piece = Fails(ho.Game(), words_of("en"), "fails")
        piece.does("once")
        seen = [piece.stage.script["waits"]]
        while piece.playing:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        return [*seen, piece.stage.script["waits"]]

    assert asyncio.run(played()) == [True, False]
    assert "the games could not be played" in caplog.text
    assert "no more room" in caplog.text
