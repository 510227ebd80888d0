"""Records, positions and campaigns as JSON text.

A record is the options, the seed and every action: it replays the whole game. A position is the table as it lies,
without a past. The record of a campaign is how far a group has come. All carry a checksum over their content, so a
changed file is refused while a reformatted one is not. Hidden cards are packed, so that they are not readable
by eye; they are not encrypted.
"""

import base64
import json
import zlib
from typing import Any, Final

from ..engine.errors import RecordError
from ..quoting import quoted

VERSION: Final = 1
RECORD: Final = "holding_on.record"
POSITION: Final = "holding_on.position"
CAMPAIGN: Final = "holding_on.campaign"
_NOUNS: Final = {RECORD: "record", POSITION: "position", CAMPAIGN: "campaign record"}
ASKS_COVER: Final = "asks_cover"
"""A key of records in which cover that leaves a shift short was a decision; before, it happened by itself (G-04)."""
LARGEST: Final = 1_000_000
"""Characters; no record of a game comes near it."""


def write(kind: str, body: dict[str, Any]) -> str:
    """The text of a record, a position or a campaign."""
    content = {"format": kind, "version": VERSION, **body}
    return json.dumps({**content, "checksum": checksum(content)}, ensure_ascii=False, separators=(",", ":"))


def read(kind: str, text: str) -> dict[str, Any]:
    """The content of what was kept as this kind. Raises RecordError with one clear sentence when it cannot be used."""
    noun = _NOUNS[kind]
    if not isinstance(text, str):
        raise RecordError(f"a {noun} is text, this is {type(text).__name__}")
    if len(text) > LARGEST:
        raise RecordError(f"this is too large for a {noun}: {len(text):,} characters, where {LARGEST:,} are the most")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(f"this is not a {noun}: it is not whole JSON text; was it cut off or edited?") from None
    if not isinstance(data, dict) or data.get("format") not in tuple(_NOUNS):
        raise RecordError(f"this is JSON text, but not a {noun} of this game")
    if data["format"] != kind:
        other = f"a {_NOUNS[data['format']]}"
        raise RecordError(f"this is {other} and not a {noun}; open it as {other}")
    if data.get("version") != VERSION:
        raise RecordError(
            f"this {noun} has version {quoted(data.get('version'))}, and this program reads version {VERSION}: "
            "open it with the program that wrote it, or a newer one"
        )
    found = data.pop("checksum", None)
    if found != checksum(data):
        raise RecordError(f"this {noun} was changed after it was written: its checksum does not fit")
    return data


def body(plain: dict[str, Any], content: str) -> dict[str, Any]:
    """What every kept game begins with: its options, hand-dealt cards packed, and the fingerprint of its content."""
    options = {part: value for part, value in plain.items() if part != "content"}
    unseen = {part: options.pop(part) for part in ("deal", "scene") if part in options}
    return {"options": options, "content": content, **({"dealt": pack(unseen)} if unseen else {})}


def options_in(data: dict[str, Any], content: str | None) -> dict[str, Any]:
    """The options of a kept game: the inverse of `body`. A file never says which folder is read."""
    return {**data["options"], "content": content, **(unpack(data["dealt"]) if "dealt" in data else {})}


def is_campaign(text: str) -> bool:
    """Whether a text says that it is the record of a campaign; whether it can be used is for `read` to say."""
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == CAMPAIGN


def same_content(data: dict[str, Any], here: str) -> None:
    """What was kept belongs to the content that it was kept with; RecordError when `here` is another."""
    if data.get("content") != here:
        raise RecordError("this was kept with other content than is here now: name its folder with content=")


def checksum(content: dict[str, Any]) -> str:
    """A short digest of the content, whatever the white space and the order of keys."""
    import hashlib  # heavy, and wanted only by those who keep a game

    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def pack(data: object) -> str:
    """Plain data, not readable by eye."""
    return base64.b85encode(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)).decode()


def unpack(text: object) -> Any:
    """The inverse of `pack`; RecordError when it is not that."""
    try:
        raw = zlib.decompressobj().decompress(base64.b85decode(str(text)), LARGEST)
        return json.loads(raw)
    except (ValueError, RecursionError, zlib.error):
        raise RecordError("the packed part of this file is damaged") from None
