"""The only place that knows languages: a key and its facts become a sentence.

Texts stand in `content/text/<language>/*.toml`. A placeholder is `{name}`; a text that has plural forms is a table
of them, chosen by the fact `n` with the plural rules of the language.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from ..engine.errors import ContentError
from .loading import Catalogue, the_box

PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def for_terminal(text: str) -> str:
    """A text that can be printed: signs that would steer a terminal or turn its lines around are shown as "\ufffd".

    >>> for_terminal("Ann\\x1b[2J")
    'Ann\ufffd[2J'
    """
    return _STEERING.sub("\ufffd", text)


class Words:
    """The texts of one language, and how they are said."""

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        """Raises ContentError when there are no texts in this language."""
        self.lang = lang
        self.texts: dict[str, Any] = catalogue.words(lang)

    def __reduce__(self) -> tuple[Any, ...]:
        """The texts of the box are named by their language; texts of one's own go along."""
        box = the_box()
        in_the_box = self.lang in box.languages and self.texts is box.words(self.lang)
        return _words, (self.lang, None if in_the_box else self.texts)

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self.texts

    def say(self, key: str, **facts: object) -> str:
        """The text under a key with its facts filled in; ContentError when there is none, or a fact is missing.

        Facts are inserted as they are: a name with braces or markup in it stays what it is.
        """
        text = self.texts.get(key)
        if isinstance(text, dict):
            number = facts.get("n", 0)
            form = plural(self.lang, number if isinstance(number, int) else 0)
            text = text.get(form, text.get("other"))
        if not isinstance(text, str):
            raise ContentError(f"text/{self.lang}: there is no text for {key!r}")
        parts = _parts(text)
        if len(parts) == 1:
            return text
        said = list(parts)
        try:
            for place in range(1, len(parts), 2):
                said[place] = str(facts[parts[place]])
            return "".join(said)
        except KeyError as error:
            raise ContentError(f"text/{self.lang}: {key!r} asks for an unknown fact, {error}") from None

    def listed(self, items: list[str]) -> str:
        """Several names as one phrase, joined as the language joins them."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", first=self.say("list.comma").join(items[:-1]), last=items[-1])


def _words(lang: str, texts: dict[str, Any] | None) -> Words:
    """The inverse of `Words.__reduce__`."""
    if texts is None:
        return Words(the_box(), lang)
    words = Words.__new__(Words)
    words.lang, words.texts = lang, texts
    return words


@lru_cache(4096)
def _parts(text: str) -> tuple[str, ...]:
    """A text taken apart at its placeholders: words and names of facts in turn."""
    return tuple(PLACEHOLDER.split(text))


@lru_cache(4096)
def plural(lang: str, number: int) -> str:
    """The plural category of a number in a language (`one`, `few`, `other` …)."""
    return plural_rule(lang)(number)


@cache
def plural_rule(lang: str) -> Callable[[int], str]:
    """What tells the plural category of a number in a language."""
    from babel import Locale

    rule: Callable[[int], str] = Locale.parse(lang).plural_form
    return rule
