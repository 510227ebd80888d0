"""Saves a sweep as a file: a zip with the axes as JSON, and the file of each study.

Nothing in a file is ever run. A file cannot say from which folder content is read.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import prod
from os import PathLike
from typing import Any, Final, TypeVar, get_args

from ..common import saving
from ..common.quoting import shortened
from ..engine.errors import RecordError
from . import files
from .axes import MOST_CELLS, Axis, Kind, Value
from .parts import MOST_BYTES_ABOUT, parts_of
from .study_frames import StudyFrames

S = TypeVar("S", bound=StudyFrames)

FORMAT: Final = "holding_on.sweep"
VERSION: Final = 1
ABOUT: Final = "sweep.json"


def save(
    axes: Sequence[Axis], published: Mapping[str, Value], studies: Sequence[StudyFrames], path: str | PathLike[str]
) -> None:
    """Write a sweep to a file. An older file is replaced when the new file is complete. Raises OSError."""
    told = [{"name": axis.name, "kind": axis.kind, "values": axis.values, "rule": axis.rule} for axis in axes]
    about = {"format": FORMAT, "version": VERSION, "axes": told, "published": published, "studies": len(studies)}
    with saving.whole(path) as file, zipfile.ZipFile(file, "w") as kept:
        kept.writestr(ABOUT, json.dumps(about, ensure_ascii=False))
        for name, study in zip(_names(len(studies)), studies, strict=True):
            part = BytesIO()
            files.write(study, part)
            kept.writestr(name, part.getbuffer())


def load(
    kind: type[S], path: str | PathLike[str], content: str | None
) -> tuple[tuple[Axis, ...], tuple[S, ...], dict[str, Value]]:
    """Return the axes, the studies as objects of the class `kind`, and the published values.

    Raises RecordError when the file cannot be used, OSError when it cannot be read.
    """
    named = f"{shortened(str(path))}: this"
    try:
        about = json.loads(parts_of(path, (ABOUT,), {ABOUT: MOST_BYTES_ABOUT})[0])
        is_sweep = about["format"] == FORMAT
    except files.UNREADABLE:
        is_sweep = False
    if not is_sweep:
        raise RecordError(f"{named} is no sweep, or is damaged; `Sweep.save` writes one")
    if about.get("version") != VERSION:
        raise RecordError(f"{named} is a sweep of a newer holding_on; open it with the one that wrote it")
    try:
        axes, count, published = _axes(about["axes"]), about["studies"], about["published"]
        cells = prod(len(axis.values) for axis in axes)
        if type(count) is not int or count not in (cells, cells + 1) or count > MOST_CELLS:
            raise ValueError("its studies are not those of its cells")
        if [*published] != [axis.name for axis in axes] or any(
            type(each) not in (int, str) for each in published.values()
        ):
            raise ValueError("its published values are not those of its axes")
        parts = parts_of(path, _names(count), {})
    except files.UNREADABLE as error:
        raise RecordError(f"{named} sweep is damaged: {shortened(str(error))}") from None
    studies = tuple([files.read(kind, BytesIO(part), f"{named} sweep's", content) for part in parts])
    if any(not study.games["seed"].equals(studies[0].games["seed"]) for study in studies):
        raise RecordError(f"{named} sweep is damaged: its cells do not have the same seeds")
    return axes, studies, published


def _names(count: int) -> list[str]:
    return [f"cells/{number:04}.study" for number in range(count)]


def _axes(kept: Any) -> tuple[Axis, ...]:
    axes = []
    for one in kept:
        values = tuple(one["values"])
        texts = one["name"], one["rule"], one["kind"]
        if any(type(text) is not str for text in texts) or one["kind"] not in get_args(Kind):
            raise ValueError("an axis has no name")
        if not values or any(type(value) not in (int, str) for value in values) or len({*values}) < len(values):
            raise ValueError("the values of an axis are none")
        axes.append(Axis(one["name"], one["kind"], values, one["rule"]))
    if len({axis.name for axis in axes}) < len(axes):
        raise ValueError("two axes have one name")
    return tuple(axes)
