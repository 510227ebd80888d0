"""Only what has changed of a view is sent, however deep it lies, and it makes the view that was meant."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from holding_on.board.delta import delta
from tests.board.deltas import apply_delta

small = st.none() | st.booleans() | st.integers(2, 5) | st.text("ab", max_size=2)
values = st.recursive(
    small,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inside, max_size=3),
    max_leaves=12,
)
views = st.fixed_dictionaries({"head": values, "pawns": values, "moments": st.lists(values, max_size=5)})


@given(views, views)
def test_the_delta_of_any_change_makes_the_view_that_was_meant(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = json.dumps(before)
    sent = json.loads(json.dumps(delta(before, after)))
    assert apply_delta(before, sent) == after
    assert json.dumps(before) == kept


def test_of_a_long_list_only_the_new_end_is_sent() -> None:
    moments = [{"move": move, "now": False, "text": f"move {move}"} for move in range(9)]
    before = {"moments": [*moments[:8], {"move": 8, "now": True, "text": "now"}]}
    after = {"moments": [*moments, {"move": 11, "now": True, "text": "now"}]}
    last = {"items": {"8": {"all": moments[8]}, "9": {"all": after["moments"][9]}}, "length": 10}
    assert delta(before, after) == {"moments": last}


def test_one_number_of_a_pawn_is_sent_without_the_pawn() -> None:
    before = {"pawns": [{"name": "Ann", "stress": 1, "tokens": 2}, {"name": "Ben", "stress": 0, "tokens": 1}]}
    after = {"pawns": [{"name": "Ann", "stress": 2, "tokens": 2}, {"name": "Ben", "stress": 0, "tokens": 1}]}
    assert delta(before, after) == {"pawns": {"items": {"0": {"items": {"stress": {"all": 2}}}}}}


def test_where_most_is_new_it_is_sent_whole() -> None:
    assert delta({"deck": {"x": 1, "y": 1}}, {"deck": {"x": 2, "y": 2}}) == {"deck": {"all": {"x": 2, "y": 2}}}
    assert delta({"asked": ["x", "y"]}, {"asked": ["y", "x"]}) == {"asked": {"all": ["y", "x"]}}
