"""Makes sentences: finds the text under a key in one language, and puts facts in the places of its placeholders.

The texts stand in `content/text/<language>/*.toml`. A placeholder is `{name}`. A text with plural forms is a table with
one text for each form; the fact `n` and the plural rule of the language choose the form.

`{name|form}` asks for a form of a fact, such as the genitive of a name. A `Named` fact has its own forms. For any other
fact the text under the key `form.<form>` is used, in which the fact takes the place of `{it}`. That text is a table of
plural forms when the fact is a number; for names the table can have a form `vowel`.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ..engine.errors import ContentError
from .loading import Catalogue, the_box
from .plurals import FORMS, OTHER, plural_rule

PLACEHOLDER: Final = re.compile(r"\{(\w+)(?:\|\w+)?\}")
FORM_ASKED: Final = re.compile(r"\{\w+\|(\w+)\}")
"""Finds the form that a placeholder asks for, such as `of` in `{who|of}`."""
_PARTS: Final = re.compile(r"\{(\w+(?:\|\w+)?)\}")
PLURALS: Final = frozenset({*FORMS, OTHER})
VOWEL: Final = "vowel"
"""The name of the form for names that begin with a vowel or an h."""
FORM: Final = "form."
"""The beginning of the keys of all texts that give a name or a number another form."""
_PLAIN: Final = frozenset({int, str})
"""A sentence is memoized only when all its facts are of these types."""
MOST_SAID: Final = 500
"""After so many sentences, those that nobody asks for any more are forgotten: a board needs about 300 sentences, a
whole game 1,500. At most twice as many are memoized; together they take a quarter of a megabyte."""
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def for_terminal(text: str) -> str:
    """Return a text that is safe to print in a terminal: control characters and the like become "\ufffd".

    >>> for_terminal("Ann\\x1b[2J")
    'Ann\ufffd[2J'
    """
    return _STEERING.sub("\ufffd", text)


class Named(str):
    """A name with its own forms, for texts that ask for one of these forms, such as `{who|of}`."""

    forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str]) -> "Named":
        """Make a name from its forms; the form `other` is the name as it stands alone."""
        name = super().__new__(cls, forms["other"])
        name.forms = forms
        return name

    def __getnewargs__(self) -> tuple[Mapping[str, str]]:  # type: ignore[override]  # `str` returns its text here
        return (self.forms,)


class Words:
    """The texts of one language; `say` makes a sentence from one of them."""

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        """Take the texts of a language; raise ContentError when it has no texts or no known plural rule."""
        self.lang = lang
        self.texts: dict[str, Any] = catalogue.words(lang)
        plural_rule(lang)
        self.said: dict[object, str] = {}
        """The memoized sentences, by key and facts: a board needs most of its sentences again after every choice."""
        self.said_before: dict[object, str] = {}
        """The sentences that were memoized before these; one that is asked for again goes over to `said`."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the name of the language for the texts of the game itself; pickle any other texts whole."""
        box = the_box()
        in_the_box = self.lang in box.languages and self.texts is box.words(self.lang)
        return Words.of, (self.lang, None if in_the_box else self.texts)

    @classmethod
    def of(cls, lang: str, texts: dict[str, Any] | None) -> "Words":
        """Make `Words` from a language and its texts by key; None stands for the texts of the game itself."""
        if texts is None:
            return cls(the_box(), lang)
        words = cls.__new__(cls)
        words.lang, words.texts, words.said, words.said_before = lang, texts, {}, {}
        return words

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self.texts

    def say(self, key: str, **facts: object) -> str:
        """Return the text under a key with the facts filled in; raise ContentError when the text or a fact is missing.

        Facts are inserted unchanged, even a name with braces or markup in it.
        """
        asked: object = key
        if facts:
            # 1 and True are equal, but have two sentences; one flat tuple is made faster than the pairs of `items`
            asked = (key, *facts, *facts.values(), *map(type, facts.values()))
        said = self.said.get(asked)
        if said is None:
            said = self.said_before.get(asked)
            if said is None:
                said = self._sentence(key, facts)
            if _PLAIN.issuperset(map(type, facts.values())):  # two equal names can have different forms
                if len(self.said) >= MOST_SAID:
                    self.said, self.said_before = {}, self.said
                self.said[asked] = said
        return said

    def _sentence(self, key: str, facts: Mapping[str, object]) -> str:
        text = self.texts.get(key)
        if isinstance(text, dict):
            if not text.keys() <= PLURALS and not key.startswith(FORM):
                return Named({form: self._filled(key, each, facts) for form, each in text.items()})
            number = facts.get("n", 0)
            form = plural(self.lang, number if isinstance(number, int) else 0)
            text = text.get(form, text.get("other"))
        if not isinstance(text, str):
            raise ContentError(f"text/{self.lang}: there is no text for {key!r}")
        return self._filled(key, text, facts)

    def _filled(self, key: str, text: str, facts: Mapping[str, object]) -> str:
        parts = _parts(text)
        if len(parts) == 1:
            return text
        said = list(parts)
        try:
            for place in range(1, len(parts), 2):
                name = parts[place]
                said[place] = str(facts[name]) if name in facts else self._formed(*name.partition("|")[::2], facts)
            return "".join(said)
        except KeyError as error:
            raise ContentError(f"text/{self.lang}: {key!r} asks for an unknown fact, {error}") from None

    def _formed(self, name: str, form: str, facts: Mapping[str, object]) -> str:
        """Return a fact in the form that a text asks for; raise KeyError when there is no such fact or form."""
        fact = facts[name]
        if isinstance(fact, Named) and form in fact.forms:
            return fact.forms[form]
        text = self.texts[f"{FORM}{form}"]
        if isinstance(text, dict):
            kind = plural(self.lang, fact) if isinstance(fact, int) else VOWEL if _begins_with_vowel(str(fact)) else ""
            text = text.get(kind, text["other"])
        return str(text).replace("{it}", str(fact))

    def listed(self, items: list[str]) -> str:
        """Return several names as one phrase, such as "Ann, Ben and Cem" in English."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", first=self.say("list.comma").join(items[:-1]), last=items[-1])


@lru_cache(4096)
def _parts(text: str) -> tuple[str, ...]:
    """Split a text at its placeholders; return its words and the names of its facts by turns."""
    return tuple(_PARTS.split(text))


def _begins_with_vowel(name: str) -> bool:
    return unicodedata.normalize("NFD", name[:1]).lower()[:1] in {*"aeiouhœæ"}


@lru_cache(4096)
def plural(lang: str, number: int) -> str:
    """Return the plural category of a number in a language (`one`, `few`, `other` …)."""
    return plural_rule(lang)(number)
