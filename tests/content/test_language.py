"""Messages: what is filled in takes the form that a sentence asks for: cases, elision, and more than one count."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from holding_on.catalogue.language import FORM, FORM_ASKED, MOST_SAID, Named, Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.errors import ContentError

GERMAN: dict[str, Any] = {
    "pool": {"other": "der Pool", "von": "des Pools", "dem": "dem Pool"},
    "form.von": "von {it}",
    "form.dem": "{it}",
    "form.vage": {"one": "{it} vage Erinnerung", "other": "{it} vage Erinnerungen"},
    "paid": "Ein Marker {who|von} liegt nun auf dem Symbol.",
    "given": "Den Marker {who|dem} geben",
    "held": {"one": "{n} Marker, {cards|vage}", "other": "{n} Marker, {cards|vage}"},
}
FRENCH: dict[str, Any] = {
    "pool": {"other": "la réserve", "de": "de la réserve"},
    "form.de": {"vowel": "d’{it}", "other": "de {it}"},
    "paid": "Un jeton {who|de} est placé.",
}


@pytest.mark.parametrize(
    ("texts", "lang", "who", "text"),
    [
        (GERMAN, "de", "Ann", "Ein Marker von Ann liegt nun auf dem Symbol."),
        (GERMAN, "de", None, "Ein Marker des Pools liegt nun auf dem Symbol."),
        (FRENCH, "fr", "Ben", "Un jeton de Ben est placé."),
        (FRENCH, "fr", "Ann", "Un jeton d’Ann est placé."),
        (FRENCH, "fr", "Élise", "Un jeton d’Élise est placé."),
        (FRENCH, "fr", "{it}", "Un jeton de {it} est placé."),
        (FRENCH, "fr", None, "Un jeton de la réserve est placé."),
    ],
)
def test_a_name_stands_in_the_case_that_the_sentence_asks_for(
    texts: dict[str, Any], lang: str, who: str | None, text: str
) -> None:
    words = Words.of(lang, texts)
    assert words.say("paid", who=words.say("pool") if who is None else who) == text


def test_a_name_without_a_form_of_its_own_takes_that_of_the_language() -> None:
    words = Words.of("de", GERMAN)
    assert words.say("given", who="Ann") == "Den Marker Ann geben"
    assert words.say("given", who=words.say("pool")) == "Den Marker dem Pool geben"


@pytest.mark.parametrize(
    ("n", "cards", "text"), [(1, 2, "1 Marker, 2 vage Erinnerungen"), (2, 1, "2 Marker, 1 vage Erinnerung")]
)
def test_a_sentence_counts_twice(n: int, cards: int, text: str) -> None:
    assert Words.of("de", GERMAN).say("held", n=n, cards=cards) == text


def test_one_is_one_wherever_english_counts_twice() -> None:
    say = Words(the_box(), "en").say
    assert say("view.pool", n=2, cards=1) == "The Assistants' pool: 2 Care Tokens, 1 Partial Memory face down."
    assert say("preview.deal_clear", n=9, wanted=1, events=1).endswith("1 of the 9 in the deck is, and 1 is an Event.")
    assert say("view.decks", patient=1, partial=3, clear=2).startswith("Cards left: 1 patient card, 3 Partial")


def test_what_was_said_before_is_not_said_of_an_equal_name_or_number() -> None:
    words = Words.of("de", {**GERMAN, "told": "{n}, {who|von}"})
    other = Named({"other": "der Pool", "von": "vom Pool"})
    for _ in range(2):
        assert words.say("paid", who="der Pool") == "Ein Marker von der Pool liegt nun auf dem Symbol."
        assert words.say("paid", who=words.say("pool")) == "Ein Marker des Pools liegt nun auf dem Symbol."
        assert words.say("paid", who=other) == "Ein Marker vom Pool liegt nun auf dem Symbol."
        assert [words.say("told", n=n, who="Ann") for n in (1, True, 1.0)] == [
            "1, von Ann",
            "True, von Ann",
            "1.0, von Ann",
        ]


def test_sentences_are_kept_within_bounds() -> None:
    words = Words.of("de", GERMAN)
    said = [words.say("paid", who=f"Ann {number}") for number in range(3 * MOST_SAID)]
    assert said == [f"Ein Marker von Ann {number} liegt nun auf dem Symbol." for number in range(3 * MOST_SAID)]
    assert len(words.said) <= MOST_SAID
    assert len(words.said) + len(words.said_before) <= 1000


def test_a_sentence_that_is_asked_for_again_and_again_is_made_only_once() -> None:
    words = Words.of("de", GERMAN)
    first = words.say("paid", who="Ann")
    for number in range(5 * MOST_SAID):
        words.say("paid", who=f"Ann {number}")
        if number % 100 == 0:
            assert words.say("paid", who="Ann") is first


def test_a_form_that_nobody_has_is_refused_by_key() -> None:
    with pytest.raises(ContentError, match=r"text/de: 'a' asks for an unknown fact, 'form.wem'"):
        Words.of("de", {"a": "{who|wem}"}).say("a", who="Ann")


def test_a_name_is_a_text_like_any_other_and_keeps_its_forms_when_it_is_kept() -> None:
    name = Words.of("de", GERMAN).say("pool")
    assert name == "der Pool"
    kept = pickle.loads(pickle.dumps(name))
    assert isinstance(kept, Named)
    assert kept.forms["von"] == "des Pools"


@pytest.mark.parametrize("lang", the_box().languages)
def test_every_form_of_a_language_is_asked_for(lang: str) -> None:
    texts = the_box().words(lang)
    asked = {form for text in texts.values() for form in FORM_ASKED.findall(str(text))}
    there = {key.removeprefix(FORM) for key in texts if key.startswith(FORM)}
    assert there == asked
    assert all(re.fullmatch(r"\w+", form) for form in there)
