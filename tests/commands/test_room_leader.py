"""The leader's page of a room as it is served: its address in the window alone, its tables, and nobody else on it."""

from __future__ import annotations

import asyncio
import os
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from holding_on.common.wall import FOLDER
from tests.commands.rooms import Room, open_room, process_of
from tests.server.guest import Guest, seated
from tools.check.answering import Visit


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """`play --room`; at the end the secret of its leader stands in one line of the window, and in no other."""
    with open_room(tmp_path_factory.mktemp("room"), "--scenario", "0", "--log-level", "info") as room:
        yield room
    secret = secret_of(room)
    assert [text.strip() for text in room.said if secret in text] == [leader_of(room)]
    assert not [text for text in room.said if "Traceback" in text]


def leader_of(room: Room) -> str:
    """The address of the leader's page, as the window has it."""
    (found,) = [text.strip() for text in room.said if "/wall?token=" in text]
    return found


def secret_of(room: Room) -> str:
    return parse_qs(urlsplit(leader_of(room)).query)["token"][0]


def here(room: Room, path: str) -> str:
    """An address on this machine."""
    return room.origin + path


def refused(visit: Visit, address: str) -> bool:
    try:
        visit.fetch(address)
    except urllib.error.HTTPError as answer:
        with answer:
            return answer.code == 403
    return False


def test_the_leader_comes_in_by_the_second_address_and_sees_no_secret_on_the_page(room: Room) -> None:
    leader = Visit()
    shown = leader.fetch(here(room, f"wall?token={secret_of(room)}"))
    assert "<h1>All tables</h1>" in shown
    assert secret_of(room) not in shown
    assert room.token not in shown
    assert "All tables" in leader.fetch(here(room, "wall"))


def test_the_questions_open_by_their_address_and_the_leader_reads_where_without_the_token(room: Room) -> None:
    (address,) = [text.strip() for text in room.said if "/questions?token=" in text]
    assert address.endswith(f"?token={room.token}")
    assert refused(Visit(), here(room, "questions"))
    player = Visit()
    assert "<h1>Six questions</h1>" in player.fetch(here(room, f"questions?token={room.token}"))
    assert "<fieldset>" in player.fetch(here(room, "questions")), "by the cookie of the room"
    assert refused(player, here(room, "wall/answers.csv"))
    leader = Visit()
    assert f">{address.partition('?')[0]}</a>" in leader.fetch(here(room, f"wall?token={secret_of(room)}"))
    assert refused(leader, here(room, "questions"))


def test_the_second_address_stands_below_the_first_and_is_another(room: Room) -> None:
    told = "".join(room.said)
    assert told.index(room.invitation) < told.index("██") < told.index(leader_of(room))
    assert secret_of(room) != room.token


@pytest.mark.parametrize("guess", ["", "?token=", "?token=wrong", "?token=aaaaaaaaaa", "/?token=leader", "/../wall"])
def test_who_guesses_is_refused(room: Room, guess: str) -> None:
    assert refused(Visit(), here(room, f"wall{guess}"))


def test_a_player_cannot_open_the_leaders_page_and_the_leader_no_table(room: Room) -> None:
    player = Visit()
    player.fetch(f"{room.origin}voila/tree?token={room.token}")
    below = ("wall/", "wall/table/1", f"wall/table/1?token={room.token}", "wall/holding-on/fonts/sans-400.woff2")
    for path in ("wall", f"wall?token={room.token}", *below):
        assert refused(player, here(room, path))
    leader = Visit()
    leader.fetch(here(room, f"wall?token={secret_of(room)}"))
    secret = f"?token={secret_of(room)}"
    for path in ("", secret, "voila/tree", f"voila/tree{secret}", f"api/kernels{secret}", "holding-on/token"):
        assert refused(leader, here(room, path))


async def stood(leader: Visit, address: str, words: str) -> str:
    """The leader's page, as soon as it has these words."""
    for _ in range(100):
        shown = await asyncio.to_thread(leader.fetch, address)
        if words in shown:
            return shown
        await asyncio.sleep(0.1)
    raise AssertionError(f"the page never said {words!r}")


async def choose(guest: Guest, times: int) -> None:
    for _ in range(times):
        await guest.act(guest.view["actions"][0]["code"])


async def press(guest: Guest, label: str) -> None:
    """Press the button with this label."""
    states = await guest._states()
    (button,) = [one for one, each in states.items() if each["state"].get("description") == label]
    await guest.tell(button, {"event": "click"})


def test_a_table_stands_on_the_page_from_its_first_day_until_it_is_left(room: Room) -> None:
    leader, page = Visit(), here(room, f"wall?token={secret_of(room)}")

    async def story() -> None:
        async with seated(room.address) as guest:
            assert "<h3>" not in await asyncio.to_thread(leader.fetch, page)
            await guest.sit_down()
            await choose(guest, 3)
            shown = await stood(leader, page, "Table 1")
            for words in ("Day 1, Morning", "Playing", "A move in this minute"):
                assert words in shown
            for name in ("Ann", "Ben", "Cleo"):
                assert name not in shown
            around = process_of(guest.kernel).environ()
            assert secret_of(room) not in str(around)
            folder = Path(around[FOLDER])
            assert os.name == "nt" or folder.stat().st_mode & 0o777 == 0o700
            assert sorted(each.name for each in folder.iterdir()) == ["seen-1.json", "table-1.json"]
            looked = here(room, "wall/table/1")
            assert "Ann, Nurse" in await asyncio.to_thread(leader.fetch, looked)
            assert refused(Visit(), looked)
            assert refused(Visit(), f"{looked}?token={room.token}")
            await choose(guest, 20)
            await guest.tell(guest.board, {"kind": "stop", "id": 99})
            await stood(leader, page, "Stopped here")
            await press(guest, "To the wall")
            await stood(leader, page, "Ann, Ben and Cleo")
            await press(guest, "Take it off the wall")
            assert "Ann" not in await stood(leader, page, "A thread appears here")
            await guest.leave()
            await stood(leader, page, "No table has begun its first day yet.")
            for _ in range(100):
                if not list(folder.iterdir()):
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the number of a table that has left is not free again")

    asyncio.run(asyncio.wait_for(story(), 90))
