"""Checks of texts: every card has its own, every key is used, and every placeholder has a value."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ...engine.names import TIMELINES
from .. import debriefing
from ..language import FORM, FORM_ASKED, PLACEHOLDER, PLURALS, VOWEL
from ..scenario_file import BY_ITSELF
from . import stories
from .documents import SCENARIO, Document
from .forms import hint
from .locations import Path
from .report import WARNING, Report

CLEAR_WORDS: Final = (40, 80)
BEFORE_PLAY: Final = 250
AFTER_PLAY: Final = 200
IN_A_RECAP: Final = 30
"""The most words of one sentence of a recap, which a group is told when it comes back."""
IN_A_CALL: Final = 60
"""The most words of a call, a letter or a choice."""
_TOLD_LATER: Final = {
    "outcome": (AFTER_PLAY, "texts.long_outcome"),
    "call": (IN_A_CALL, "texts.long_call"),
    "letter": (IN_A_CALL, "texts.long_letter"),
    "choice": (IN_A_CALL, "texts.long_choice"),
}
"""The roles of sides that are turned during a game, each with the most words of its text and the key of the warning."""
_WORD: Final = re.compile(r"\w[\w’'-]*")
PREFIXES: Final = {
    "patients.toml": ("patient.",),
    "memories.toml": ("memory.", "timeline."),
    "events.toml": ("event.",),
    "readings.toml": ("reading.", "number."),
    "rules.toml": ("rule.",),
    "scenarios": ("scenario.", "narrative.", "contact.", "choice.", "mark.", "event."),
}
"""The beginnings of the keys that belong to a file of numbers: of these keys only those exist that the file needs."""
_OF_CARDS: Final = tuple(prefix for prefixes in PREFIXES.values() for prefix in prefixes)
_OF_A_DEBRIEFING: Final = (debriefing.QUESTION, debriefing.BED)
_NAMED: Final = {
    "patient": ("id", ("",)),
    "memory": ("id", (".title", ".words", ".clear")),
    "event": ("id", (".title", ".text")),
    "number": ("name", ("",)),
}
"""Cards by the key that names them, and the texts of each."""
_SIDES: Final = ("partial", "clear")
"""The two drawings of a memory. A memory that is drawn has words for each of them."""
_ENDINGS: Final = ("met", "condition", "alone", "deck", "warnings")
"""The endings that a scenario may tell in words of its own, each with the day; `alone` is a death with nobody there."""
_NOTE: Final = "_note"
"""The ending of the key of an emergency's note; an emergency without a note of its own has the general one."""
Needed = dict[str, tuple[Document, Path]]
"""The keys of the texts that are needed, each with the file and the path that need it."""
Texts = dict[str, tuple[Document, Path, Any]]
"""The texts that there are, by key: the file, the path in it, and the text."""


def needed(documents: dict[str, Document]) -> Needed:
    """Return every text that a card, a scenario, a rule or a reading needs, and where it is needed."""
    keys: Needed = {}
    for key, document, path in _needed(documents):
        keys.setdefault(key, (document, path))
    return keys


def _needed(documents: dict[str, Document]) -> Iterator[tuple[str, Document, Path]]:
    for document in documents.values():
        for kind, (by, parts) in _NAMED.items():
            for path, card in document.entries(kind):
                if isinstance(card.get(by), str):
                    heavy = (".note",) if kind == "memory" and card.get("heavy") is True else ()
                    for part in (*parts, *heavy):
                        yield f"{kind}.{card[by]}{part}", document, path
        for path, entry in document.entries("reading"):
            yield f"reading.{entry.get('rule')}.{entry.get('variant')}", document, path
        if SCENARIO.fullmatch(document.name):
            yield from _told(document)
        elif document.name == "rules.toml":
            yield from ((f"rule.{rule}", document, (rule,)) for rule in document.data)
        elif document.name == "memories.toml":
            yield from ((f"timeline.{t}", document, ("memory",)) for t in range(1, TIMELINES + 1))


def _told(scenario: Document) -> Iterator[tuple[str, Document, Path]]:
    """Yield the texts that a scenario needs: title, Objective, both sides of its cards, contacts, choices and marks."""
    for part in ("title", "objective"):
        yield f"scenario.{scenario.data.get('number')}.{part}", scenario, ("number",)
    for path, card in scenario.entries("cards"):
        if isinstance(card.get("number"), int):
            for side in [side for side in ("a", "b") if side in card]:
                for part in ("title", "text"):
                    yield f"narrative.{card['number']}{side.upper()}.{part}", scenario, path
    for path, form in scenario.entries("outcome"):
        yield from ((key, scenario, path) for key in _further(scenario, str(form.get("tells"))))
    for path, contact in scenario.entries("contact"):
        yield f"contact.{contact.get('id')}", scenario, path
    for path, choice in scenario.entries("choice"):
        listed = choice.get("options")
        for option in [one for one in (listed if isinstance(listed, list) else ()) if isinstance(one, dict)]:
            for ending in ("", "_closed") if "requires" in option else ("",):
                yield f"choice.{choice.get('id')}.{option.get('id')}{ending}", scenario, path
    for mark in dict.fromkeys(stories.marks(scenario)):
        yield f"mark.{mark}", scenario, ("number",)


def asked_afterwards(documents: Iterable[Document]) -> Needed:
    """Return the texts that the conditions of a debriefing need, and the file of a language in which they belong."""
    there = [document for document in documents if document.name.endswith("/debrief.toml")]
    return {key: (document, tuple(key.split(".")[:-1])) for document in there for key, _ in debriefing.conditions()}


def missing(wanted: Needed, there: Texts, lang: str, report: Report) -> None:
    """Report cards without texts."""
    for key, (document, path) in wanted.items():
        if document.own and key not in there:
            report.add(document, path, "texts.missing", text_key=key, lang=lang)


def recaps(documents: dict[str, Document], there: Texts, lang: str, report: Report) -> None:
    """Report sentences of a recap that are missing or too long: for forms of an outcome and for marks handed on."""
    for key, (document, path) in _recaps(documents).items():
        if key not in there and document.own:
            report.add(document, path, "texts.no_recap", level=WARNING, text_key=key, lang=lang)
        elif key in there and there[key][0].own and isinstance(there[key][2], str):
            count = len(_WORD.findall(there[key][2]))
            if count > IN_A_RECAP:
                report.add(*there[key][:2], "texts.long_recap", level=WARNING, n=count, most=IN_A_RECAP)


def _recaps(documents: dict[str, Document]) -> Needed:
    """Return the sentences of a recap, and where each is asked for: the cards of a scenario, and what it hands on."""
    keys: Needed = {}
    for document in documents.values():
        if not SCENARIO.fullmatch(document.name) or document.data.get("number") == BY_ITSELF:
            continue  # a recap is about games of the campaign only
        about = f"scenario.{document.data.get('number')}.recap."
        for path, card in document.entries("cards"):
            for side in ("a", "b"):
                if card.get(side) == "outcome":
                    keys[f"{about}{card.get('number')}{side.upper()}"] = (document, (*path, side))
        carries = document.data.get("carries")
        for place, mark in enumerate(carries if isinstance(carries, list) else ()):
            keys[f"{about}{mark}"] = (document, ("carries", place))
    return keys


def prefixes(name: str) -> tuple[str, ...]:
    """Return the beginnings of the keys that belong to a file of numbers."""
    return PREFIXES.get("scenarios" if SCENARIO.fullmatch(name) else name, ())


def strange(
    document: Document,
    wanted: Needed,
    numbers: dict[str, Document],
    box: Texts,
    unsure: tuple[str, ...],
    report: Report,
) -> None:
    """Report keys, placeholders and plural forms that are never used.

    `unsure` are prefixes of keys that may be used or not.
    """
    drawn = {
        f"{key.removesuffix('.clear')}.picture_{side}" for key in wanted if key.endswith(".clear") for side in _SIDES
    }
    sides = [key.removesuffix(".text") for key in wanted if key.startswith("narrative.") and key.endswith(".text")]
    beside = {f"{side}.{part}" for side in sides for part in ("note", "picture")}
    eased = {f"patient.{card.get('id')}{_NOTE}" for card in _emergencies(numbers)}
    scenarios = {key.removesuffix("title") for key in wanted if key.startswith("scenario.") and key.endswith(".title")}
    ended = {f"{scenario}{ending}" for scenario in scenarios for ending in _ENDINGS}
    lost = {f"{scenario}lost" for scenario in scenarios}
    forms = {one.removeprefix(FORM) for one in (*box, *document.texts()) if one.startswith(FORM)}
    known = {
        *wanted,
        *drawn,
        *beside,
        *eased,
        *ended,
        *lost,
        *_recaps(numbers),
        *(key for key, _ in debriefing.conditions()),
        *(key for key in box if not key.startswith((*_OF_CARDS, *_OF_A_DEBRIEFING)) or _is_general(key, box)),
    }
    for key, (path, text) in document.texts().items():
        _check_forms(document, path, key, text, forms, report)
        if key.startswith(FORM):
            continue
        if key not in known and not key.startswith(unsure):
            _unknown(document, path, key, known, report)
            continue
        filled = _placeholders(box[key][2]) if key in box else _DAY if key in ended else frozenset()
        for name in sorted(_placeholders(text) - filled):
            offered = ", ".join(f"{{{one}}}" for one in sorted(filled))
            word = "texts.placeholder" if filled else "texts.no_placeholder"
            report.add(document, path, word, name=f"{{{name}}}", known=offered)
        counts = isinstance(text, dict) and text.keys() <= PLURALS
        if counts and key in box and not isinstance(box[key][2], dict) and "n" not in filled:
            report.add(document, path, "texts.no_plural")
        if any("{" in rest or "}" in rest for rest in (PLACEHOLDER.sub("", form) for form in _forms(text))):
            report.add(document, path, "texts.brace", level=WARNING)


def _emergencies(numbers: dict[str, Document]) -> Iterator[dict[str, Any]]:
    for document in numbers.values():
        yield from (card for _, card in document.entries("patient") if card.get("kind") == "emergency")


def _check_forms(document: Document, path: Path, key: str, text: Any, forms: set[str], report: Report) -> None:
    """Report forms that a text has or asks for, and that are neither the language's nor plural forms."""
    for name in dict.fromkeys(FORM_ASKED.findall(" ".join(_forms(text)))):
        if name not in forms:
            near = hint(name, forms, report)
            report.add(document, path, "texts.form", name=name, known=", ".join(sorted(forms)), hint=near)
    for name in text if isinstance(text, dict) else ():
        if name not in PLURALS | forms | ({VOWEL} if key.startswith(FORM) else set()):
            near = hint(name, PLURALS | forms, report)
            report.add(document, (*path, name), "texts.form", name=name, known=", ".join(sorted(forms)), hint=near)


_DAY: Final = frozenset({"n"})
"""The facts that the texts about the end of a scenario can name."""


def _is_general(key: str, box: Texts) -> bool:
    """Whether a key begins like the keys of cards but belongs to no card, such as `patient.unnamed`."""
    return key.count(".") == 1 and box[key][0].name.endswith("/play.toml")


def _unknown(document: Document, path: Path, key: str, known: set[str], report: Report) -> None:
    if re.fullmatch(r"memory\.[^.]+\.note", key) and key.removesuffix("note") + "title" in known:
        report.add(document, path, "texts.note", level=WARNING)
    elif key.startswith("patient.") and key.endswith(_NOTE) and key.removesuffix(_NOTE) in known:
        report.add(document, path, "texts.no_emergency", level=WARNING)
    elif key.startswith(_OF_A_DEBRIEFING):
        report.add(document, path, "texts.no_condition", hint=hint(key, known, report))
    else:
        report.add(document, path, "texts.unknown", hint=hint(key, known, report))


def _forms(text: Any) -> list[str]:
    """Return a list with the text, or with each of its plural forms."""
    forms = list(text.values()) if isinstance(text, dict) else [text]
    return [form for form in forms if isinstance(form, str)]


def _placeholders(text: Any) -> frozenset[str]:
    return frozenset(name for form in _forms(text) for name in PLACEHOLDER.findall(form))


# --- lengths and content ------------------------------------------------------------------------------------------


def lengths(documents: dict[str, Document], there: Texts, report: Report) -> None:
    """Report clear memories that have not 40 to 80 words or do not name what the picture shows, and long stories."""
    cards = documents.get("memories.toml")
    for _, card in cards.entries("memory") if cards else ():
        key = f"memory.{card.get('id')}.clear"
        if key not in there or not isinstance(there[key][2], str):
            continue
        document, path, text = there[key]
        count = len(_WORD.findall(text))
        if document.own and not CLEAR_WORDS[0] <= count <= CLEAR_WORDS[1]:
            least, most = CLEAR_WORDS
            report.add(document, path, "texts.clear_length", level=WARNING, n=count, least=least, most=most)
        objects = card.get("objects")
        for thing in objects if isinstance(objects, list) else ():
            if isinstance(thing, str) and thing.casefold() not in text.casefold() and (document.own or _own(cards)):
                report.add(document, path, "texts.object", level=WARNING, thing=thing)
    for scenario in documents.values():
        if SCENARIO.fullmatch(scenario.name):
            _stories(scenario, there, report)


def _own(document: Document | None) -> bool:
    return document is not None and document.own


def _stories(scenario: Document, there: Texts, report: Report) -> None:
    """Report texts that are too long: all texts before play together, an outcome, a call, a letter, a choice.

    An outcome counts with all further lines that it can have, and with what is told last.
    """
    sides = [
        (f"narrative.{card.get('number')}{side.upper()}.text", str(card.get(side)))
        for _, card in scenario.entries("cards")
        for side in ("a", "b")
    ]
    before = [key for key, role in sides if role not in _TOLD_LATER]
    later = [(key, role) for key, role in sides if role in _TOLD_LATER]
    for keys, most, word in (
        (before, BEFORE_PLAY, "texts.long_story"),
        *(([key, *_further(scenario, key.split(".")[1])], *_TOLD_LATER[role]) for key, role in later),
    ):
        told = [there[key] for key in keys if key in there]
        own = [line for line in told if line[0].own]
        count = sum(len(_WORD.findall(text)) for _, _, text in told if isinstance(text, str))
        if own and count > most:
            document, path, _ = own[0]
            report.add(document, path, word, level=WARNING, n=count, most=most, id=scenario.data.get("number"))


def _further(scenario: Document, side: str) -> Iterator[str]:
    """Yield the keys of what is told after the text of a form of the outcome: its lines, and its last words."""
    for _, form in scenario.entries("outcome"):
        lines = [f"line.{line.get('id')}" for _, line in stories.lines(form)]
        for part in (*lines, "last") if lines and form.get("tells") == side else ():
            yield f"narrative.{side}.{part}"
