"""What a translation lacks, and that no language of the box lacks anything."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holding_on import loading
from holding_on.loading import BOX, Catalogue, the_box
from tools.translated import lacks, texts


@pytest.mark.parametrize("lang", the_box().languages)
def test_no_language_of_the_box_lacks_a_text(lang: str) -> None:
    assert list(lacks(texts(the_box(), "en"), texts(the_box(), lang), lang)) == []


def test_the_texts_of_the_lessons_are_asked_for_too() -> None:
    assert {"lesson.change.title", "patient.P21", "board.table.begin"} <= texts(the_box(), "en").keys()


def test_a_language_begun_as_a_copy_of_english_lacks_nothing_until_something_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang in ("en", "de"):
        shutil.copytree(BOX / "text" / "en", tmp_path / "text" / lang)
    monkeypatch.setattr(loading, "BOX", tmp_path)
    english = texts(Catalogue(), "en")
    assert list(lacks(english, texts(Catalogue(), "de"), "de")) == []
    cards = tmp_path / "text" / "de" / "cards.toml"
    lines = cards.read_text(encoding="utf-8").splitlines()
    cards.write_text("\n".join(line for line in lines if not line.startswith("P21 = ")), encoding="utf-8")
    assert list(lacks(english, texts(Catalogue(), "de"), "de")) == ["patient.P21: missing"]


@pytest.mark.parametrize(
    ("english", "other", "lang", "told"),
    [
        ("{who} rests.", "{who} ruht.", "de", []),
        ("{who} rests.", "Jemand ruht.", "de", ["a: names nothing, English names who"]),
        ({"one": "{n} day", "other": "{n} days"}, {"one": "ein Tag", "other": "{n} Tage"}, "de", []),
        ({"one": "{n} day", "other": "{n} days"}, {"other": "{n} Tage"}, "de",
         ["a: has the plural forms other; this language has one, other"]),
        ({"one": "{n} day", "other": "{n} days"}, {"other": "{n}日"}, "ja", []),
    ],
)  # fmt: skip
def test_facts_and_plural_forms_are_compared(english: object, other: object, lang: str, told: list[str]) -> None:
    assert list(lacks({"a": english}, {"a": other}, lang)) == told
