"""The invitation to a room: the addresses under which others reach this machine, and a picture that phones read."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
import sys
from collections.abc import Sequence

from holding_on.common.words import say

ELSEWHERE = "192.0.2.1"
"""An address that is reserved for examples and is nobody's; nothing is sent to it."""

WHITE_ON_BLACK, AS_BEFORE = "\033[97;40m", "\033[0m"
"""The colours of the picture, and back: its blocks must be its light parts, whatever colours the window has."""


def addresses_here() -> list[str]:
    """The addresses of this machine that a phone can open, the likeliest first, as they stand in a web address.

    IPv6 addresses, which are long to type, are given only where the network has no others.
    """
    import psutil

    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    found = [
        ipaddress.ip_address(each.address.partition("%")[0])
        for name, each_of in psutil.net_if_addrs().items()
        if name in up
        for each in each_of
        if each.family in (socket.AF_INET, socket.AF_INET6)
    ]
    reachable = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    first = _on_the_way_out()
    four = sorted({str(one) for one in reachable if one.version == 4}, key=lambda one: (one != first, one))
    six = sorted({f"[{one}]" for one in reachable if one.version == 6})
    return four or six


def invitation_for(addresses: Sequence[str], lessons: str) -> str:
    """The text of the invitation: the addresses of the game, and that of the lessons."""
    first, *others = addresses
    said = [say("room.open"), f"    {first}", picture(first), f"{say('room.lessons')}\n    {lessons}"]
    if others:
        said.append(say("room.others") + "".join(f"\n    {other}" for other in others))
    return "\n\n".join(part for part in [*said, say("room.careful")] if part) + "\n"


def picture(address: str) -> str:
    """The address as a QR code in the letters of a terminal; nothing where the window has no such letters."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    if sys.stdout.isatty() and os.name != "nt":
        lines = [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in lines]
    return "\n".join(lines)


def _on_the_way_out() -> str:
    """The address from which this machine would connect to a distant one; empty when it has no way to any."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        address: str = trial.getsockname()[0]
    return address
