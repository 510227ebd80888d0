"""The invitation: which addresses are told, and the picture of the first."""

from __future__ import annotations

import io
import socket
import sys
from types import SimpleNamespace

import psutil
import pytest

from holding_on.server import invitation
from holding_on.server.invitation import addresses_here, invitation_for, picture

FOUR, SIX = socket.AF_INET, socket.AF_INET6
ADDRESS = "http://192.168.1.20:8866/?token=abcdefghjk"
LESSONS = ADDRESS.replace("/?", "/voila/tree?")

Networks = dict[str, list[tuple[int, str]]]


def machine(monkeypatch: pytest.MonkeyPatch, networks: Networks, down: str = "", way_out: str = "") -> None:
    """A machine with these networks."""
    found = {
        name: [SimpleNamespace(family=family, address=address) for family, address in of_it]
        for name, of_it in networks.items()
    }
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: found)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {name: SimpleNamespace(isup=name != down) for name in found})
    monkeypatch.setattr(invitation, "_on_the_way_out", lambda: way_out)


LOOPBACK: Networks = {"lo": [(FOUR, "127.0.0.1"), (SIX, "::1"), (17, "00:00:00:00:00:00")]}
WIRELESS: Networks = {"wlan0": [(FOUR, "192.168.1.20"), (SIX, "fe80::1%wlan0"), (SIX, "fd00::20")]}
BRIDGE: Networks = {"docker0": [(FOUR, "172.17.0.1")]}


def test_the_address_that_leads_outside_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, LOOPBACK | BRIDGE | WIRELESS, way_out="192.168.1.20")
    assert addresses_here() == ["192.168.1.20", "172.17.0.1"]


def test_a_room_without_the_internet_has_an_address_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, LOOPBACK | WIRELESS)
    assert addresses_here() == ["192.168.1.20"]


def test_a_network_with_nothing_but_ipv6_is_told_as_a_browser_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, LOOPBACK | {"wlan0": WIRELESS["wlan0"][1:]})
    assert addresses_here() == ["[fd00::20]"]


@pytest.mark.parametrize(
    "networks",
    [
        LOOPBACK,
        LOOPBACK | {"eth0": [(FOUR, "169.254.3.4"), (SIX, "fe80::1%eth0")]},  # a cable that leads to nobody
        LOOPBACK | {"off": WIRELESS["wlan0"]},
    ],
)
def test_a_machine_in_no_network_has_none(networks: Networks, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, networks, down="off")
    assert addresses_here() == []


def test_the_invitation_tells_every_address_and_draws_the_first() -> None:
    other = ADDRESS.replace("192.168.1.20", "10.0.0.5")
    told = invitation_for([ADDRESS, other], LESSONS)
    assert told.index(ADDRESS) < told.index(picture(ADDRESS)) < told.index(LESSONS) < told.index(other)
    assert "try these" not in invitation_for([ADDRESS], LESSONS)


def test_the_leaders_address_stands_last_and_is_in_no_picture() -> None:
    leader = "http://192.168.1.20:8866/wall?token=mnpqrstuvw"
    told = invitation_for([ADDRESS], LESSONS, leader)
    assert told.rstrip().endswith(f"    {leader}")
    assert told.startswith(invitation_for([ADDRESS], LESSONS).rstrip())
    assert picture(leader) not in told


def test_the_picture_is_a_square_with_a_quiet_rim() -> None:
    lines = picture(ADDRESS).splitlines()
    width = len(lines[0])
    assert {len(line) for line in lines} == {width}
    assert len(lines) == (width + 1) // 2
    assert all(line[:4] + line[-4:] in ("█" * 8, "▀" * 8) for line in lines)
    assert picture(ADDRESS) != picture(ADDRESS + "x")


class Window(io.StringIO):
    """A terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_in_a_terminal_the_picture_has_its_own_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = picture(ADDRESS)
    monkeypatch.setattr(sys, "stdout", Window())
    monkeypatch.setattr("os.name", "posix")
    coloured = picture(ADDRESS)
    assert coloured.count("\033[97;40m") == coloured.count("\033[0m") == len(plain.splitlines())


def test_a_window_without_such_letters_gets_the_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Window()
    old.encoding = "cp1252"
    monkeypatch.setattr(sys, "stdout", old)
    told = invitation_for([ADDRESS], LESSONS)
    assert ADDRESS in told
    told.encode("cp1252")


def test_the_address_of_the_six_questions_stands_below_that_of_the_lessons() -> None:
    questions = "http://192.168.1.20:8866/questions?token=abc"
    told = invitation_for([ADDRESS], LESSONS, questions=questions)
    assert told.index(LESSONS) < told.index(questions)
    assert "questions" not in invitation_for([ADDRESS], LESSONS)
