"""What a translation lacks, and that no language of the box lacks anything."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holding_on.catalogue import loading
from holding_on.catalogue.loading import BOX, Catalogue, the_box
from tools.texts.translated import lacks, main, same, texts


@pytest.mark.parametrize("lang", the_box().languages)
def test_no_language_of_the_box_lacks_a_text(lang: str) -> None:
    assert list(lacks(texts(the_box(), "en"), texts(the_box(), lang), lang)) == []


def test_the_texts_of_the_lessons_are_asked_for_too() -> None:
    assert {"lesson.change.title", "patient.P21", "board.set_up.begin"} <= texts(the_box(), "en").keys()


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
        ({"one": "{who}: {n} day", "other": "{who}: {n} days"}, {"one": "ein Tag", "other": "{who}: {n} Tage"}, "de",
         ["a.one: names nothing, English names n, who"]),
        ({"one": "{n} day", "other": "{n} days"}, {"one": "ein Tag", "other": "Tage"}, "de",
         ["a.other: names nothing, English names n"]),
        ("He rests.", " ", "de", ["a: is empty"]),
        ({"one": "{n} day", "other": "{n} days"}, {"one": "{n} jour", "other": "{n} jours"}, "fr", []),
        ({"one": "{n} day", "other": "{n} days"}, {"one": "{n} jour", "many": "{n} j", "other": "{n} jours"}, "fr", []),
        ("{who} rests.", "{who|dem} fehlt nichts.", "de", ["a: asks for the form dem; this language has nothing"]),
    ],
)  # fmt: skip
def test_facts_and_plural_forms_are_compared(english: object, other: object, lang: str, told: list[str]) -> None:
    assert list(lacks({"a": english}, {"a": other}, lang)) == told


def test_a_text_without_its_form_for_many_is_told_as_one_text() -> None:
    english, mine = {"a.days": {"one": "{n} day", "other": "{n} days"}}, {"a.days.one": "ein Tag"}
    assert list(lacks(english, mine, "de")) == ["a.days: has the plural forms one; this language has one, other"]


def test_a_key_that_is_spelt_wrongly_is_told_with_the_one_that_is_meant() -> None:
    told = list(lacks({"change.shift": "Day."}, {"change.schift": "Tag."}, "de"))
    assert told == ["change.schift: nobody asks for it. Did you mean change.shift?", "change.shift: missing"]


def test_what_is_still_as_in_english_is_counted() -> None:
    assert same({"a": "One.", "b": "Two.", "c": "Three."}, {"a": "Eins.", "b": "Two.", "d": "Vier."}) == 1


@pytest.mark.parametrize("lang", ["xx", "../en"])
def test_a_language_that_there_is_not_is_told_in_a_sentence(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["translated", lang])
    assert main() == 2
    assert capsys.readouterr().err == f"{lang}: there are no texts in the language {lang!r}; there are: en\n"
