"""What a page server needs of the machine."""

from __future__ import annotations

import sys

import pytest

from holding_on.server.pages import OPEN_FILES, allow_open_files

if sys.platform != "win32":
    import resource

    UNLIMITED = resource.RLIM_INFINITY

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ((256, UNLIMITED), (OPEN_FILES, UNLIMITED)),
            ((256, 1024), (1024, 1024)),
            ((1024, 1 << 20), (OPEN_FILES, 1 << 20)),
            ((20_000, 20_000), None),
            ((UNLIMITED, UNLIMITED), None),
        ],
    )
    def test_a_full_room_may_have_its_files_open(
        before: tuple[int, int], after: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told = []
        monkeypatch.setattr(resource, "getrlimit", lambda _: before)
        monkeypatch.setattr(resource, "setrlimit", lambda _, limits: told.append(limits))
        allow_open_files()
        assert told == ([] if after is None else [after])
