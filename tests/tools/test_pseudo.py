"""The pseudo-language: every text longer, marked and whole, and a game can be played in it."""

from collections import Counter
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue.checking import refusal
from holding_on.catalogue.language import PLACEHOLDER
from holding_on.catalogue.loading import Catalogue, the_box
from tools.texts.pseudo import ACCENTED, CLOSES, LONGER, OPENS, pseudo, write


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pseudo-language as a content folder."""
    made = tmp_path_factory.mktemp("pseudo")
    write(made)
    return made


def forms(words: dict[str, str | dict[str, str]]) -> dict[str, str]:
    """Each text by its key, each plural form by its key and its name."""
    return {
        f"{key} {form}": said
        for key, text in words.items()
        for form, said in (text.items() if isinstance(text, dict) else [("", text)])
    }


def test_every_text_of_the_box_is_there_with_its_placeholders_and_plural_forms(folder: Path) -> None:
    english, made = forms(the_box().words("en")), forms(Catalogue(folder).words("en"))
    assert made.keys() == english.keys()
    for key, text in english.items():
        assert Counter(PLACEHOLDER.findall(made[key])) == Counter(PLACEHOLDER.findall(text)), key


def test_texts_are_about_as_much_longer_as_it_says() -> None:
    words = [PLACEHOLDER.sub("", text) for text in forms(the_box().words("en")).values()]
    assert sum(len(pseudo(text)) for text in words) == pytest.approx((1 + LONGER) * sum(map(len, words)), rel=0.02)
    sentence = "Medical Care must be given at least once a day."
    assert len(pseudo(sentence)) == pytest.approx((1 + LONGER) * len(sentence), abs=1)


def test_each_paragraph_is_bracketed_and_no_letter_that_can_be_accented_is_plain() -> None:
    made = pseudo("Day {n} begins.\n\nHe shakes his head.")
    assert [(line[0], line[-1]) for line in made.split("\n\n")] == [(OPENS, CLOSES)] * 2
    assert "{n}" in made
    assert not {chr(letter) for letter in ACCENTED} & set(made.replace("{n}", ""))


def test_a_text_without_a_word_of_its_own_stays_as_it_is() -> None:
    assert [pseudo(text) for text in (", ", "{now} → {then}")] == [", ", "{now} → {then}"]


def test_a_game_can_be_played_in_it(folder: Path) -> None:
    assert refusal(folder) is None
    game = ho.Game(content=str(folder), seed=7, first=0)
    game.apply(game.legal_actions()[0])
    assert game.decision.prompt.startswith(OPENS)
    assert pseudo("Ann") in game.decision.prompt
