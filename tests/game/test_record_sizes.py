"""How large what was kept may be: a record of exactly as many characters, and no more in its hidden part either."""

import pytest

import holding_on as ho
from holding_on.game import records


def test_a_record_of_the_largest_size_is_read_and_one_character_more_is_not() -> None:
    game = ho.Game(seed=5)
    record = game.record()
    largest = record + " " * (records.LARGEST - len(record))
    assert ho.Game.from_record(largest).view() == game.view()
    with pytest.raises(ho.RecordError, match="too large"):
        ho.Game.from_record(largest + " ")


def test_a_hidden_part_that_unfolds_beyond_the_largest_size_is_damaged() -> None:
    """A few thousand characters may hold a million times as many: it is not unfolded further than a record may be."""
    assert records.unpack(records.pack("a" * 1000)) == "a" * 1000
    packed = records.pack("a" * (2 * records.LARGEST))
    assert len(packed) < records.LARGEST // 100
    with pytest.raises(ho.RecordError, match="damaged"):
        records.unpack(packed)
