"""The plural rules of languages: the table says what the Unicode CLDR says, and a language that it lacks is told."""

from __future__ import annotations

import pytest
from babel import Locale, localedata

from holding_on.catalogue import plurals
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.plurals import plural_rule
from holding_on.engine.errors import ContentError
from tests.sampling import each_third

NUMBERS = (
    *range(-3, 330),
    *range(990, 1130),
    *(k * 10**power for k in (1, 2, 11, 20, 40) for power in range(3, 7)),
    1_000_001,
)
FEW = (*range(130), 1000, 100_000, 1_000_000)
LANGUAGES = sorted(plurals._rules())


@pytest.mark.parametrize("lang", each_third(LANGUAGES))
def test_each_rule_says_of_every_number_what_cldr_says(lang: str) -> None:
    rule, cldr = plural_rule(lang), Locale.parse(lang).plural_form
    assert [(n, rule(n)) for n in NUMBERS] == [(n, cldr(n)) for n in NUMBERS]


def test_every_language_that_changes_a_word_with_a_number_is_in_the_table() -> None:
    counts = {name for name in localedata.locale_identifiers() if Locale.parse(name).plural_form.rules}
    assert len(counts) > 500
    assert [name for name in counts if not {name, name.partition("_")[0]} & set(LANGUAGES)] == []
    wrong = [name for name in counts for n in FEW if plural_rule(name)(n) != Locale.parse(name).plural_form(n)]
    assert wrong == [], "a region differs from its language"


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", "other one other other"),
        ("pl", "many one few many"),
        ("ja", "other other other other"),
        ("pt-BR", "one one other other"),
        ("pt_PT", "other one other other"),
    ],
)
def test_a_number_has_the_form_of_its_language(lang: str, forms: str) -> None:
    assert [plural_rule(lang)(n) for n in (0, 1, 2, 5)] == forms.split()


@pytest.mark.parametrize("lang", ["xx", "", "../en", "e n"])
def test_a_language_without_a_plural_rule_is_told_where_to_add_it(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ContentError, match=r"no plural rule .* holding_on/catalogue/plurals\.toml"):
        plural_rule(lang)
    monkeypatch.setattr(type(the_box()), "words", lambda catalogue, lang: {})
    with pytest.raises(ContentError, match="no plural rule"):
        Words(the_box(), lang)


@pytest.mark.parametrize("text", ["n > 1", "n % 0 = 1", "i = 1", "n = 1 or", "n = 1..", ""])
def test_a_condition_that_is_none_is_told(text: str) -> None:
    with pytest.raises(ContentError, match=r"plurals\.toml: '.*' is no condition; write it like"):
        plurals._condition(text)
