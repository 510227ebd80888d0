"""The only place that knows languages: a key and its facts become a sentence.

Texts stand in `content/text/<language>/*.toml`. A placeholder is `{name}`; a text that has plural forms is a table of
them, chosen by the fact `n` with the plural rules of the language. `{name|form}` asks for a form of the fact: the one
that the name brings along (the pool's genitive), else the text `form.<form>`, in which `{it}` is the fact. The text
`form.<form>` has plural forms where the fact is a number, and may have one for names that begin with a vowel.
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
"""The form that a placeholder asks for."""
_PARTS: Final = re.compile(r"\{(\w+(?:\|\w+)?)\}")
PLURALS: Final = frozenset({*FORMS, OTHER})
VOWEL: Final = "vowel"
"""The form for a name that begins with a vowel or an h."""
FORM: Final = "form."
"""The beginning of the keys of the forms that a language has for names and numbers."""
_PLAIN: Final = frozenset({int, str})
"""The types of facts with which a sentence is memoized."""
MOST_SAID: Final = 1000
"""The most sentences that are memoized, a quarter of a megabyte: a board needs some three hundred, a whole game
1,500."""
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def for_terminal(text: str) -> str:
    """A text that can be printed: signs that would steer a terminal or turn its lines around are shown as "\ufffd".

    >>> for_terminal("Ann\\x1b[2J")
    'Ann\ufffd[2J'
    """
    return _STEERING.sub("\ufffd", text)


class Named(str):
    """A name that brings its own forms along, by what a text asks for: `{who|of}`."""

    forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str]) -> "Named":
        """Make a name of its forms; `other` is the name as it stands alone."""
        name = super().__new__(cls, forms["other"])
        name.forms = forms
        return name

    def __getnewargs__(self) -> tuple[Mapping[str, str]]:  # type: ignore[override]  # a str has its text there
        return (self.forms,)


class Words:
    """The texts of one language, and how they are said."""

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        """Take the texts of a language; ContentError when there are none, or no plural rule is known for it."""
        self.lang = lang
        self.texts: dict[str, Any] = catalogue.words(lang)
        plural_rule(lang)
        self.said: dict[object, str] = {}
        """The memoized sentences, by key and facts: a board says most of its words again at every choice."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the texts of the box by their language alone, and any other texts whole."""
        box = the_box()
        in_the_box = self.lang in box.languages and self.texts is box.words(self.lang)
        return Words.of, (self.lang, None if in_the_box else self.texts)

    @classmethod
    def of(cls, lang: str, texts: dict[str, Any] | None) -> "Words":
        """Make the `Words` of a language of its texts by key; None stands for the texts of the box."""
        if texts is None:
            return cls(the_box(), lang)
        words = cls.__new__(cls)
        words.lang, words.texts, words.said = lang, texts, {}
        return words

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self.texts

    def say(self, key: str, **facts: object) -> str:
        """The text under a key with its facts filled in; ContentError when there is none, or a fact is missing.

        Facts are inserted as they are: a name with braces or markup in it stays what it is.
        """
        asked: object = key
        if facts:
            asked = (key, *facts.items(), *map(type, facts.values()))  # 1 and True are equal, and said differently
        said = self.said.get(asked)
        if said is None:
            said = self._sentence(key, facts)
            if _PLAIN.issuperset(map(type, facts.values())):  # names with forms can be equal and have other forms
                if len(self.said) >= MOST_SAID:
                    self.said.clear()
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
        """A fact in the form that a text asks for; KeyError when there is no such fact or form."""
        fact = facts[name]
        if isinstance(fact, Named) and form in fact.forms:
            return fact.forms[form]
        text = self.texts[f"{FORM}{form}"]
        if isinstance(text, dict):
            kind = plural(self.lang, fact) if isinstance(fact, int) else VOWEL if _begins_with_vowel(str(fact)) else ""
            text = text.get(kind, text["other"])
        return str(text).replace("{it}", str(fact))

    def listed(self, items: list[str]) -> str:
        """Several names as one phrase, joined as the language joins them."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", first=self.say("list.comma").join(items[:-1]), last=items[-1])


@lru_cache(4096)
def _parts(text: str) -> tuple[str, ...]:
    """A text taken apart at its placeholders: words and names of facts in turn."""
    return tuple(_PARTS.split(text))


def _begins_with_vowel(name: str) -> bool:
    return unicodedata.normalize("NFD", name[:1]).lower()[:1] in {*"aeiouhœæ"}


@lru_cache(4096)
def plural(lang: str, number: int) -> str:
    """The plural category of a number in a language (`one`, `few`, `other` …)."""
    return plural_rule(lang)(number)
