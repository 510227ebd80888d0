"""Games as the last part of a web address, the fragment: `#g=1.` and the packed record, and `&m=` with a move.

A browser sends a fragment to no server. The record is packed by deflate and written with the letters of base64url, so
that no program changes it on its way. The number before the dot is the version of the link, and goes up where an older
program could not read it: in version 2, deflate knows the names of what a campaign hands on. What every record says
alike is left out, so that a link stays short.
"""

import base64
import binascii
import json
import re
import zlib
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from ..common.quoting import quoted
from ..engine.errors import RecordError
from ..engine.names import PAWN_NAMES
from . import records
from .options import pawn_by_name

VERSION: Final = 2
"""The newest version that can be read."""
_PLAIN: Final = 1
"""The version of a link to a game to which no campaign has handed anything on; every program reads it."""
_ALIKE: Final = {"format": records.RECORD, "version": records.VERSION, records.ASKS_COVER: True}
"""What each record in a link says, and what the link therefore leaves out."""
_HANDED_ON: Final = (
    b'{"options":{"scenario":10,"seed":,"carried":{"heard":false,"clock":true,"reported":false,"closed":true,'
    b'"answered":false,"short":false,"busy":false,"told":false,"asked":false,"own-breath":true,"said":true,'
    b'"boat-his":false,"posted":false,"joe-wrote":false,"hers":false,"record":false}},"content":"box","actions":['
)
"""The text that deflate may point back to in a link of version 2. Never change it: the links that exist need it."""
_RAW: Final = -zlib.MAX_WBITS
"""Deflate without a header and without a checksum; the record has its own checksum."""
_NO_LINK: Final = (
    "this is not a link to a game: in such a link stands #g= and a number. Copy the whole link, to its end"
)
_DAMAGED: Final = "this link to a game is damaged or cut off: copy it whole, or ask for the game as a file"


class Link(NamedTuple):
    """The content of a link: the record of a game, and the move at which the game is shown, or None for its end."""

    record: str
    move: int | None


def write(record: str, move: int | None = None) -> str:
    """Return the fragment for a record, with "#" before it."""
    data = {key: value for key, value in json.loads(record).items() if key not in _ALIKE}
    version = VERSION if data["options"].get("carried") else _PLAIN
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, zdict=_known(version))
    packed = packer.compress(json.dumps(data, separators=(",", ":")).encode()) + packer.flush()
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"#g={version}.{text}" + ("" if move is None else f"&m={move}")


def read(text: str) -> Link:
    """Return what a link says. `text` is a whole address or its fragment; spaces and ends of lines do not matter.

    Raises RecordError for a text that is no link, for a damaged link, and for one that is too large when unpacked.
    """
    if not isinstance(text, str):
        raise RecordError(f"a link is text, this is {type(text).__name__}")
    if len(text) > records.LARGEST:
        most = f"{records.LARGEST:,} are the most"
        raise RecordError(f"this is too large for a link: {len(text):,} characters, where {most}")
    fragment = unquote(re.sub(r"\s", "", text)).rpartition("#")[2]
    parts = dict(part.partition("=")[::2] for part in fragment.split("&"))
    version, dot, packed = parts.get("g", "").partition(".")
    if not dot or not re.fullmatch("[0-9]+", version):
        raise RecordError(_NO_LINK)
    if version not in (str(_PLAIN), str(VERSION)):
        raise RecordError(
            f"this link has version {quoted(version)}, and this program reads versions {_PLAIN} and {VERSION}: "
            "open it with a newer program, or ask for the game as a file"
        )
    return Link(_record(packed, int(version)), _move(parts.get("m")))


def _known(version: int) -> bytes:
    """Return the text that deflate may point back to in a link of this version."""
    return _HANDED_ON if version > _PLAIN else b""


def _move(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9]{1,6}", text):
        raise RecordError(f"this link asks for the move {quoted(text)}: after m= stands a number, or leave &m= out")
    return int(text)


def _record(packed: str, version: int) -> str:
    """Return the text of the record that a link holds."""
    text = _unpacked(packed, version)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(_DAMAGED) from None
    if not isinstance(data, dict):
        raise RecordError(_DAMAGED)
    data.update(_ALIKE)
    try:
        fits = data.pop("checksum", None) == records.checksum(data)
    except RecursionError:
        fits = False
    if not fits:
        raise RecordError(_DAMAGED)
    return records.write(records.RECORD, data)


def _unpacked(packed: str, version: int) -> bytes:
    """Unpack, but never more than a record may have: a kilobyte can unpack to a gigabyte."""
    unpacker = zlib.decompressobj(_RAW, _known(version))
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        text = unpacker.decompress(raw, records.LARGEST + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise RecordError(_DAMAGED) from None
    if len(text) > records.LARGEST:
        raise RecordError(
            f"this link unpacks to more than {records.LARGEST:,} characters, and no game is so large: ask for a new one"
        )
    if not unpacker.eof or unpacker.unused_data:
        raise RecordError(_DAMAGED)
    return text


def without_names(record: str, names: list[str]) -> str:
    """Return a record without the names of the nurses; `names` are those in the game, player by player."""
    data = records.read(records.RECORD, record)
    options = records.options_in(data, None)
    options.pop("names", None)
    if "scene" in options:
        options["scene"] = _nameless(options["scene"], names)
    return records.write(records.RECORD, {**data, **records.body(options, data["content"])})


def _nameless(scene: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Return a scene that calls everybody by a name such as "nurse 1"."""
    nameless = dict(scene)
    if isinstance(scene.get("manager"), str):
        nameless["manager"] = PAWN_NAMES[pawn_by_name(names, scene["manager"])]
    if "pawns" in scene:
        nameless["pawns"] = {PAWN_NAMES[pawn_by_name(names, name)]: pawn for name, pawn in scene["pawns"].items()}
    return nameless
