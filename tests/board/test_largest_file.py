"""A file of exactly as many characters as may be is opened; one more is too many."""

import pytest

from holding_on.game.records import LARGEST
from tests.board.test_keeper import Desk, some_game


@pytest.mark.parametrize("more", [0, 1])
def test_the_largest_file_that_may_be_is_opened(more: int) -> None:
    desk, record = Desk(), some_game().record()
    text = record + " " * (LARGEST + more - len(record))
    desk.say({"kind": "open", "size": len(text), "text": text, "name": "x.json"})
    assert (len(desk.opened), len(desk.refused)) == (1 - more, more)
