"""Saves a study as a file: a zip with both frames as parquet, and with its words, setting and version as JSON.

Nothing in a file is ever run. A file cannot say from which folder content is read.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from dataclasses import replace
from io import BytesIO
from os import PathLike
from typing import IO, Any, Final, TypeVar

from ..catalogue.language import PLACEHOLDER, Words, for_terminal
from ..catalogue.loading import the_box
from ..catalogue.plurals import plural_rule
from ..common import saving
from ..common.quoting import quoted, shortened
from ..engine.errors import ContentError, HoldingOnError, RecordError
from ..game import Game, opening, records
from ..game.frames import pl
from ..game.options import options_of
from ..styles import STYLES
from . import frames
from .origin import Origin
from .parts import MOST_BYTES_ABOUT, frame_of, most_rows, parts_of
from .study_frames import StudyFrames
from .turning import CARES, Turning

S = TypeVar("S", bound=StudyFrames)

FORMAT: Final = "holding_on.study"
VERSION: Final = 2
_WITHOUT_CARDS: Final = 1
"""The version of files that do not know which card each shift had."""
ABOUT: Final = "study.json"
PARTS: Final = {"games.parquet": frames.GAMES, "shifts.parquet": frames.SHIFTS_OF_MANY}
UNREADABLE: Final = (zipfile.BadZipFile, zlib.error, KeyError, TypeError, ValueError, EOFError, RuntimeError)
"""The errors that are raised for a file that is not such a zip, and for a text that is not JSON."""
_LANGUAGE: Final = "en"
"""For a language that is not in this package: the language of the texts that it lacks."""


def save(study: StudyFrames, path: str | PathLike[str]) -> None:
    """Write a study to a file. An older file is replaced when the new file is complete. Raises OSError."""
    with saving.whole(path) as file:
        write(study, file)


def write(study: StudyFrames, file: IO[bytes]) -> None:
    """Write a study into an open file. Raises OSError."""
    about = {"format": FORMAT, "version": VERSION, "holding_on": study.version, "policy": study.policy,
             "name": study.name, "asked": study.asked, "words": _own_words(study.words), "changed": study.changed,
             "origin": None if study.origin is None else _kept(study.origin)}  # fmt: skip
    with zipfile.ZipFile(file, "w") as kept:
        kept.writestr(ABOUT, json.dumps(about, ensure_ascii=False))
        for name, frame in zip(PARTS, (study.games, study.shifts), strict=True):
            part = BytesIO()
            frame.write_parquet(part)
            kept.writestr(name, part.getbuffer())


def load(kind: type[S], path: str | PathLike[str], content: str | None) -> S:
    """Return the study in a file, as an object of the class `kind`.

    Raises RecordError when the file cannot be used, OSError when it cannot be read.
    """
    return read(kind, path, f"{shortened(str(path))}: this", content)


def read(kind: type[S], source: str | PathLike[str] | BytesIO, named: str, content: str | None) -> S:
    """Return the study in a file or in bytes. `named` begins the sentence of an error."""
    try:
        about = json.loads(parts_of(source, (ABOUT,), {ABOUT: MOST_BYTES_ABOUT})[0])
        parts = parts_of(source, tuple(PARTS), {}) if about["format"] == FORMAT else []
    except UNREADABLE:
        raise RecordError(f"{named} is no study, or is damaged; `Study.save` writes one") from None
    if not parts:
        raise RecordError(f"{named} is no study; `Study.save` writes one")
    version = about.get("version")
    if version not in (VERSION, _WITHOUT_CARDS):
        raise RecordError(f"{named} is a study of a newer holding_on; open it with the one that wrote it")
    try:
        games = frame_of(parts[0], frames.GAMES, most_rows())
        shifts = frame_of(parts[1], frames.SHIFTS_OF_MANY, most_rows(games))
        if version == _WITHOUT_CARDS and "card" not in shifts.columns:
            shifts = shifts.with_columns(pl.lit(None, pl.String).alias("card"))
        words = _words(about["words"])
        study = kind(games, shifts, _text(about["policy"]), words, _text(about["name"]), _number(about["asked"]),
                      _text(about["holding_on"]), changed=tuple(map(_text, about.get("changed", ()))))  # fmt: skip
        _check(study)
        origin = None if about["origin"] is None else _origin(about["origin"], study, content)
    except HoldingOnError:
        raise
    except (pl.exceptions.PolarsError, KeyError, TypeError, ValueError, AttributeError, OSError) as error:
        raise RecordError(f"{named} study is damaged: {shortened(str(error).partition(chr(10))[0])}") from None
    except BaseException as error:
        if type(error).__name__ == "PanicException":  # raised by polars for some kinds of broken parquet
            raise RecordError(f"{named} study is damaged: its frames cannot be read") from None
        raise
    return replace(study, origin=origin)


# --- what it was played from ------------------------------------------------------------------------------------


def _kept(origin: Origin) -> dict[str, Any]:
    game = origin.game(origin.options.seed) if origin.start is None else origin.start
    setting = records.body(origin.options.plain(), game.fingerprint)
    if origin.start is not None:
        setting = {"record": game.record()}
    given = None if origin.instead is None else [list(origin.instead[0]), origin.instead[1]]
    return {**setting, "seed": origin.options.seed, "own": origin.is_own, "instead": given}


def _origin(kept: dict[str, Any], study: StudyFrames, content: str | None) -> Origin | None:
    """Return the setting, or None if its content is not here and no folder was given. Raises RecordError."""
    start = None
    try:
        if "record" in kept:
            start = Game.from_record(kept["record"], content)
            options = options_of({"seed": _number(kept["seed"]), "content": content})
        else:
            options = opening.set_up_kept(kept, content)[0].options
    except HoldingOnError:
        if content is not None:
            raise
        return None
    if study.games.height and study.games["seed"][0] != options.seed:
        raise ValueError("its first seed is not that of its games")
    own = kept["own"] or study.policy not in STYLES
    return Origin(options, study.policy, None if own else STYLES[study.policy], start, _given(kept["instead"]), True)


def _given(kept: Any) -> tuple[Turning, str] | None:
    if kept is None:
        return None
    (move, day, shift, care, other), chosen = kept
    if not {care, other, chosen} <= set(CARES):
        raise ValueError("there is no such care")
    return Turning(_number(move), _number(day), _text(shift), care, other), chosen


# --- what is in it ----------------------------------------------------------------------------------------------


def _own_words(words: Words) -> dict[str, Any]:
    """Return the language, and the texts that differ from the texts of this package."""
    box = the_box()
    ours = box.words(words.lang if words.lang in box.languages else _LANGUAGE)
    return {"lang": words.lang, "texts": {key: text for key, text in words.texts.items() if ours.get(key) != text}}


def _words(kept: dict[str, Any]) -> Words:
    box, lang = the_box(), _text(kept["lang"])
    try:
        plural_rule(lang)
    except ContentError:
        raise ValueError(f"its language {quoted(lang)} is not known here") from None
    texts = box.words(_LANGUAGE)
    for key, text in kept["texts"].items():
        forms = list(text.values()) if isinstance(text, dict) else [text]
        if isinstance(text, dict) and "other" not in text:
            raise ValueError(f"the text {key!r} has no form for most numbers")
        if any(for_terminal(_text(form)) != form for form in forms):
            raise ValueError(f"the text {key!r} has signs that are not for reading")
        if key.startswith("study.") and not _facts(text) <= _facts(texts.get(key, "")):
            raise ValueError(f"the text {key!r} asks for a fact that there is not")
    if not kept["texts"] and lang in box.languages:
        return Words.of(lang, None)
    return Words.of(lang, {**box.words(lang if lang in box.languages else _LANGUAGE), **kept["texts"]})


def _check(study: StudyFrames) -> None:
    """Raise ValueError unless both frames have the columns and the rows that a study has."""
    for frame, columns in zip((study.games, study.shifts), PARTS.values(), strict=True):
        if dict(frame.schema) != dict(pl.Schema(columns)):
            raise ValueError("its columns are not those of a study")
    count = study.games.height
    if study.games["game"].to_list() != list(range(count)) or not study.games["seed"].diff().drop_nulls().eq(1).all():
        raise ValueError("its games are not one after the other")
    numbers = study.shifts["game"]
    if numbers.null_count() or not numbers.is_sorted() or (len(numbers) and not 0 <= numbers[0] <= numbers[-1] < count):
        raise ValueError("its shifts are not those of its games")
    if study.shifts.select(pl.struct("game", "day", "shift").is_duplicated().any()).item():
        raise ValueError("a shift of its games is there twice")


def _facts(text: Any) -> set[str]:
    forms = text.values() if isinstance(text, dict) else (text,)
    return {fact for form in forms for fact in PLACEHOLDER.findall(form)}


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("a text is missing")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("a number is missing")
    return value
