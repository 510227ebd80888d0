"""Which messages of a page reach its kernel."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holding_on.server.messages import may_pass
from tests.hostile import packed

STATES = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
CLICK: dict[str, Any] = {"comm_id": "c", "data": {"method": "custom", "content": {"event": "click"}}}
FRAME = packed("shell", {"msg_type": "comm_msg", "msg_id": "m"}, {}, {}, CLICK)
LONG = (1 << 60).to_bytes(8, "little")


def message(kind: object, content: Any = None, channel: str = "shell") -> bytes:
    return packed(channel, {"msg_type": kind, "msg_id": "m"}, {}, {}, content or {})


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("kernel_info_request", {}),
        ("comm_info_request", {}),
        ("comm_open", STATES),
        ("comm_msg", CLICK),
        ("comm_close", {"comm_id": "c", "data": {}}),
    ],
)
def test_what_widgets_say_passes_on_the_shell_channel_alone(kind: str, content: object) -> None:
    assert may_pass(message(kind, content), json.loads) == "m"
    for channel in ("control", "stdin", "iopub", "hb", ""):
        assert not may_pass(message(kind, content, channel), json.loads)


@pytest.mark.parametrize(
    "kind",
    [
        *("execute_request", "complete_request", "inspect_request", "history_request", "is_complete_request"),
        *("connect_request", "input_reply", "debug_request", "shutdown_request", "interrupt_request"),
        *("create_subshell_request", "usage_request", "apply_request", "abort_request", "COMM_MSG"),
        *("", None, 7, ["comm_msg"], {"comm_msg": 1}),
    ],
)
def test_nothing_else_passes(kind: object) -> None:
    for channel in ("shell", "control", "stdin"):
        assert not may_pass(message(kind, {"code": "1"}, channel), json.loads)


@pytest.mark.parametrize("content", [{}, [], "x", {"target_name": "jupyter.widget"}, {"target_name": None}])
def test_a_page_opens_no_comm_but_the_one_for_states(content: object) -> None:
    assert not may_pass(message("comm_open", content), json.loads)


@pytest.mark.parametrize(
    "data",
    [
        *({"method": "update", "state": {"value": 1}, "buffer_paths": []}, {"method": "update", "state": {}}),
        *({"method": "request_state"}, {"method": "request_states"}, {"method": "custom", "content": 7}),
    ],
)
def test_a_widget_may_be_told_what_has_the_form_of_it(data: object) -> None:
    assert may_pass(message("comm_msg", {"comm_id": "c", "data": data}), json.loads) == "m"


NO_WORDS: list[Any] = [None, [], "x", {}, {"method": "backbone"}, {"method": ["update"]}]


@pytest.mark.parametrize(
    "content",
    [
        *({"comm_id": "c"}, {"data": CLICK["data"]}, {"comm_id": 7, "data": CLICK["data"]}, [], "x"),
        *({"comm_id": "c", "data": data} for data in NO_WORDS),
        *({"comm_id": "c", "data": {"method": "update", **more}} for more in ({}, {"state": [1]}, {"state": None})),
        {"comm_id": "c", "data": {"method": "update", "state": {}, "buffer_paths": "x"}},
        {"comm_id": "c", "data": {"method": "custom"}},
    ],
)
def test_what_no_widget_can_be_told_does_not_reach_one(content: Any) -> None:
    assert may_pass(packed("shell", {"msg_type": "comm_msg", "msg_id": "m"}, {}, {}, content), json.loads) is None


@pytest.mark.parametrize(
    "broken",
    [
        "text",
        None,
        b"",
        b"\x06",
        LONG + FRAME[8:],  # more offsets than a machine has memory for
        FRAME[:8] + LONG + FRAME[16:],
        FRAME[:40] + FRAME[32:40] + FRAME[24:32] + FRAME[56:],  # offsets that run backwards
        FRAME[:-1],
        FRAME[:60],
        packed("shell", {"msg_type": "comm_msg", "msg_id": "m"}),
        packed("shell", {"msg_type": "comm_msg"}, {}, {}, CLICK),
        packed("shell", {"msg_type": "comm_msg", "msg_id": 7}, {}, {}, CLICK),
        packed("shell", {"msg_type": "comm_msg", "msg_id": "m" * 10_000}, {}, {}, CLICK),
        packed("shell", {}, {}, {}, {}),
        packed("shell", [], {}, {}, {}),
        FRAME.replace(b'{"msg_type"', b'\xff"msg_type"'),
        FRAME.replace(b"shell", b"\xff\xfe\xfd\xfc\xfb"),
    ],
)
def test_what_cannot_be_read_does_not_pass_and_does_no_harm(broken: object) -> None:
    assert may_pass(FRAME, json.loads)
    assert not may_pass(broken, json.loads)


def test_many_parts_that_are_all_the_same_long_one_are_never_cut_out() -> None:
    """A message of a megabyte could else ask for copies of a hundred gigabytes."""
    count = 100_000
    start, end = (place.to_bytes(8, "little") for place in (8 * (count + 1), 8 * (count + 1) + 5))
    assert not may_pass(count.to_bytes(8, "little") + (start + end) * (count // 2) + b"shell", json.loads)
