"""Records, positions and campaigns as JSON text.

A record is the options, the seed and every action: it replays the whole game. A position is the table as it lies
now, without the journal. The record of a campaign says how far a group has come. All three have a checksum over their
content. So a changed file is refused, but a file that is only formatted in another way is read. Hidden cards are
packed, so that nobody can read them by eye; they are not encrypted.
"""

import base64
import json
import zlib
from typing import Any, Final

from ..common.quoting import quoted
from ..engine.errors import RecordError

VERSION: Final = 1
RECORD: Final = "holding_on.record"
POSITION: Final = "holding_on.position"
CAMPAIGN: Final = "holding_on.campaign"
_NOUNS: Final = {RECORD: "record", POSITION: "position", CAMPAIGN: "campaign record"}
ASKS_COVER: Final = "asks_cover"
"""The key of records in which covering that leaves a shift short is a decision (G-04).

In older records, without this key, the game covers such spaces without a decision.
"""
LARGEST: Final = 1_000_000
"""The largest number of characters of a record; the record of a real game has far fewer."""


def write(kind: str, body: dict[str, Any]) -> str:
    """Write the text of a record, a position or a campaign."""
    content = {"format": kind, "version": VERSION, **body}
    return json.dumps({**content, "checksum": checksum(content)}, ensure_ascii=False, separators=(",", ":"))


def read(kind: str, text: str) -> dict[str, Any]:
    """Read a text of this kind, and return its content. Raises RecordError for a text that cannot be used."""
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
    """Return the beginning of a record or position: options, packed hidden options, and the content's fingerprint."""
    options = {part: value for part, value in plain.items() if part != "content"}
    unseen = {part: options.pop(part) for part in ("deal", "scene") if part in options}
    return {"options": options, "content": content, **({"dealt": pack(unseen)} if unseen else {})}


def options_in(data: dict[str, Any], content: str | None) -> dict[str, Any]:
    """Return the options of a kept game, the inverse of `body`; the content folder is the caller's, not the file's."""
    return {**data["options"], "content": content, **(unpack(data["dealt"]) if "dealt" in data else {})}


def is_campaign(text: str) -> bool:
    """Whether a text claims to be the record of a campaign; `read` checks whether the text can be used."""
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == CAMPAIGN


def same_content(data: dict[str, Any], here: str) -> None:
    """Raise RecordError when a game was kept with other content; `here` is the fingerprint of the content now."""
    if data.get("content") != here:
        raise RecordError("this was kept with other content than is here now: name its folder with content=")


def checksum(content: dict[str, Any]) -> str:
    """Return a short checksum of the content; white space and the order of keys do not change it."""
    import hashlib  # takes long to load, and only kept games need it

    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def pack(data: object) -> str:
    """Pack plain data into a text that nobody can read by eye."""
    return base64.b85encode(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)).decode()


def unpack(text: object) -> Any:
    """Return the data that `pack` made into a text. Raises RecordError for a text that `pack` did not make."""
    try:
        raw = zlib.decompressobj().decompress(base64.b85decode(str(text)), LARGEST)
        return json.loads(raw)
    except (ValueError, RecursionError, zlib.error):
        raise RecordError("the packed part of this file is damaged") from None
