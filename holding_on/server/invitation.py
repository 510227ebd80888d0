"""The invitation to a game in one network: the addresses of this machine, and a QR code for phones."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
import sys
from collections.abc import Sequence
from functools import cache

from holding_on.common.words import say

ELSEWHERE = "192.0.2.1"
"""An address that is reserved for examples and belongs to nobody; nothing is sent to it."""

WHITE_ON_BLACK, AS_BEFORE = "\033[97;40m", "\033[0m"
"""Terminal codes that set the colours of the QR code and reset them: the blocks must be light in any window."""


def addresses_here() -> list[str]:
    """Return the IP addresses of this machine, as written in a web address; a phone most likely reaches the first one.

    IPv6 addresses, which are long to type, are returned only when there are no IPv4 addresses.
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


def invitation_for(addresses: Sequence[str], lessons: str, leader: str = "", questions: str = "") -> str:
    """Return the text of the invitation, with the addresses of the game, the lessons and, if asked, the six questions.

    The address of the leader's page, if there is one, comes last, where it is the first to be scrolled away.
    """
    first, *others = addresses
    said = [say("room.open"), f"    {first}", picture(first), f"{say('room.lessons')}\n    {lessons}"]
    if questions:
        said.append(f"{say('room.questions')}\n    {questions}")
    if others:
        said.append(say("room.others") + "".join(f"\n    {other}" for other in others))
    said.append(say("room.careful"))
    if leader:
        said.append(f"{say('room.leader')}\n    {leader}")
    return "\n\n".join(part for part in said if part) + "\n"


def picture(address: str) -> str:
    """Return an address as a QR code made of block characters; an empty text when the terminal cannot show these."""
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


@cache
def drawn_code(address: str) -> str:
    """Return an address as a QR code in HTML, which nobody needs who reads the address beside it."""
    import segno

    shape = segno.make(address, micro=False).svg_inline(border=3, svgclass=None, lineclass=None, omitsize=True)
    return f'<div aria-hidden="true">{shape}</div>'


def _on_the_way_out() -> str:
    """Return the address from which this machine connects to other networks; an empty text when it cannot connect."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        address: str = trial.getsockname()[0]
    return address
