"""Loading content: TOML files become a Catalogue of cards, scenarios, readings, rules and texts.

Users can give a folder with their own content. The folder holds only what differs from `content/`: a file in it
replaces the file of the same name in `content/`, but a file of texts replaces only the texts whose keys it has.
"""

from collections.abc import Collection
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, SupportsIndex

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.box import Box, Line, Patient
from ..engine.effects import ICON_NAMES
from ..engine.errors import ContentError
from ..engine.names import (
    KIND_NAMES,
    MEMORIES,
    NEGATIVE,
    PAWN_NAMES,
    POSITIONS,
    POSITIVE,
    STABLE,
    STAGE_NAMES,
    TIMELINES,
)
from . import scenario_file
from .scenario_file import Scenario, numbers_of

BOX: Final = Path(__file__).parent.parent / "content"
DEFAULT_LANGUAGE: Final = "en"
MOST_BYTES: Final = 1_000_000
"""The most bytes that a content file may have; the files in `content/` are far smaller."""
PLACES: Final = (
    "*.toml",
    "scenarios/*.toml",
    "text/*/*.toml",
    "text/*/lessons/*.toml",
    "art/*.svg",
    "lessons/*.ipynb",
    "lessons/exercises/*.toml",
)
"""Patterns of the files that are read in a folder of content."""


class Memory(NamedTuple):
    """One memory of Billy's, which has a partial and a clear card. `timeline` is 0 to 4, `position` 1 to 6."""

    id: str
    timeline: int
    position: int
    stitches: tuple[int, int, int, int]
    """The stitches on the top, right, bottom and left edge, 0 to 5 each."""
    feeling: str


class Number(NamedTuple):
    """A number in the rules that a table may change, with the id of its rule and its smallest and largest value."""

    rule: str
    name: str
    default: int
    least: int
    most: int


class Catalogue:
    """All content of a game, by id. A file is read on first use.

    `folder` is the user's folder of content, or None for the content that comes with the game. Raises ContentError,
    naming the file, the key and the line, when a file cannot be used.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.fingerprint = "box" if folder is None else _digest(folder)
        """A digest of the content; a record holds the digest of the content that it was played with."""

    def _read(self, name: str) -> dict[str, Any]:
        return read_toml(self._own(name) or BOX / name)

    def _own(self, name: str) -> Path | None:
        """Return the file of this name in the user's folder, or None; raise ContentError for a link out of it."""
        if self.folder is None or not (self.folder / name).is_file():
            return None
        if not _inside(self.folder / name, self.folder):
            raise ContentError(f"{name}: this leads out of the folder; put the file itself there")
        return self.folder / name

    @cached_property
    def patients(self) -> dict[str, Patient]:
        """The patient cards by id, in the order of the file."""
        return {card["id"]: patient_of(card) for card in self._patient_cards}

    @cached_property
    def postures(self) -> list[str]:
        """How Billy lies on each patient card, such as "tired", in the order of the file.

        The text is empty for a card on which only the stage of his condition decides how he lies.
        """
        return [card.get("posture", "") for card in self._patient_cards]

    @cached_property
    def _patient_cards(self) -> list[dict[str, Any]]:
        return list(self._read("patients.toml")["patient"])

    @cached_property
    def memories(self) -> list[Memory]:
        """The 30 memories; the index is the number of the card: 0 to 5 are the first timeline, 6 to 11 the second."""
        memories: dict[int, Memory] = {}
        for m in self._read("memories.toml")["memory"]:
            stitches = m["stitches"]
            sides = (stitches["top"], stitches["right"], stitches["bottom"], stitches["left"])
            card = (m["timeline"] - 1) * POSITIONS + m["position"] - 1
            memories[card] = Memory(m["id"], m["timeline"] - 1, m["position"], sides, m["feeling"])
        if sorted(memories) != list(range(MEMORIES)):
            raise ContentError(f"memories.toml: {TIMELINES} timelines of {POSITIONS} memories are needed")
        return [memories[card] for card in range(MEMORIES)]

    def drawing(self, memory: str, side: str) -> str | None:
        """Return the drawing of a memory as SVG text, or None when it has no drawing; `side` is "partial" or "clear".

        When the user's folder changes the memory, only a drawing in that folder is used: the game's drawing shows
        something else.
        """
        name = f"art/{memory}.{side}.svg"
        return self._drawn(name, self.folder is None or self._entries[memory] == the_box()._entries.get(memory))

    @cache  # noqa: B019
    def card_drawing(self, side: str) -> str | None:
        """Return the drawing on a side of a narrative card, such as "1A", as SVG text; None when it has no drawing.

        When the user's folder changes words of the card, only a drawing in that folder is used.
        """
        begins = tuple(f"narrative.{side[:-1]}{each}." for each in "AB")
        texts, box = self.words(DEFAULT_LANGUAGE), the_box().words(DEFAULT_LANGUAGE)
        changed = [key for key in texts if key.startswith(begins) and texts[key] != box.get(key)]
        return self._drawn(f"art/{side}.svg", not changed)

    def _drawn(self, name: str, as_in_the_box: bool) -> str | None:
        own = self._own(name)
        if own is not None:
            return _text_of(own)
        path = BOX / name
        return path.read_text(encoding="utf-8") if as_in_the_box and path.is_file() else None

    @cached_property
    def _entries(self) -> dict[str, dict[str, Any]]:
        return {entry["id"]: entry for entry in self._read("memories.toml")["memory"]}

    @cached_property
    def events(self) -> dict[str, dict[str, tuple[Line, ...]]]:
        """The Events by deck (`partial` or `clear`) and id; each is four lines of icons, one for each stage."""
        decks: dict[str, dict[str, tuple[Line, ...]]] = {"partial": {}, "clear": {}}
        for card in self._read("events.toml")["event"]:
            decks[card["deck"]][card["id"]] = event_of(card)
        return decks

    @cached_property
    def scenario_numbers(self) -> list[int]:
        """The numbers of the scenarios that can be played."""
        return scenario_numbers(self.folder)

    def scenario(self, number: SupportsIndex) -> Scenario:
        """Return a scenario, including its own Events (SCEN-18); raise ContentError when the number is unknown."""
        known = whole(number)
        if known is None or known not in self.scenario_numbers:
            offered = ", ".join(str(n) for n in self.scenario_numbers)
            raise ContentError(f"there is no scenario {quoted(number)}; the scenarios are: {offered}")
        return self._scenario(known)

    @cache  # noqa: B019  # a catalogue lives as long as the process does
    def _scenario(self, number: int) -> Scenario:
        data = self._read(f"scenarios/{number:02}.toml")
        events = {deck: dict(events) for deck, events in self.events.items()}
        for card in data.get("event", ()):
            events[card["deck"]][card["id"]] = event_of(card)  # SCEN-18
        return scenario_file.scenario_of(data, [memory.id for memory in self.memories], events)

    @cached_property
    def rules(self) -> dict[str, dict[str, Any]]:
        """The rules by id: for each, its chapter, kind, pages in the English rulebook, and what settles its doubts."""
        return self._read("rules.toml")

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        """The other readings that a table may choose: the rule, the variant, and for how many players it is."""
        return list(self._read("readings.toml")["reading"])

    @cached_property
    def numbers(self) -> dict[str, Number]:
        """The numbers that a table may change, by name."""
        return {
            n["name"]: Number(n["rule"], n["name"], n["default"], n["min"], n["max"])
            for n in self._read("readings.toml")["number"]
        }

    @cache  # noqa: B019
    def words(self, lang: str) -> dict[str, Any]:
        """Return all texts of a language by dotted key; a text with plural forms is a dict with a text for each."""
        folder = BOX / "text" / lang
        if lang not in self.languages:
            offered = ", ".join(self.languages)
            raise ContentError(f"there are no texts in the language {quoted(lang)}; there are: {offered}")
        words: dict[str, Any] = {}
        own = files_of(self.folder, f"text/{lang}/*.toml") if self.folder else []
        for path in (*sorted(folder.glob("*.toml")), *own):
            _flatten(read_toml(path), "", words)
        return words

    def words_in(self, lang: str, folder: str) -> dict[str, Any]:
        """Return the texts in one folder of a language, such as `lessons`; `words` leaves out all such folders."""
        words: dict[str, Any] = {}
        own = files_of(self.folder, f"text/{lang}/{folder}/*.toml") if self.folder else []
        for path in (*sorted((BOX / "text" / lang / folder).glob("*.toml")), *own):
            _flatten(read_toml(path), "", words)
        return words

    @cached_property
    def languages(self) -> list[str]:
        """The codes of the languages in which the game has texts."""
        return sorted(path.name for path in (BOX / "text").iterdir() if path.is_dir())


def scenario_numbers(folder: Path | None) -> list[int]:
    """Return the numbers of the scenarios of the game and of the user's folder, found by the names of their files."""
    folders = [BOX / "scenarios", *([folder / "scenarios"] if folder else [])]
    return sorted({int(path.stem) for each in folders for path in each.glob("[0-9][0-9].toml")})


def read_toml(path: Path) -> dict[str, Any]:
    """Return the data of a TOML file; raise ContentError, with the file and the line, when it cannot be read."""
    import tomllib

    try:
        return tomllib.loads(_text_of(path))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name}: {error}") from None
    except RecursionError:
        raise ContentError(f"{path.name}: brackets in brackets without end") from None


def _text_of(path: Path) -> str:
    """Return the text of a content file; raise ContentError when it cannot be read, is too large or is not UTF-8."""
    try:
        raw = beginning_of(path, MOST_BYTES)
        text = raw.decode("utf-8")
    except OSError as error:
        raise ContentError(f"{path.name}: the file cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path.name}: the file is not UTF-8 text") from None
    if len(raw) > MOST_BYTES:
        raise ContentError(f"{path.name}: the file has more than {MOST_BYTES} bytes, which no content file needs")
    return text.replace("\r\n", "\n")


def beginning_of(path: Path, most: int) -> bytes:
    """Return the first `most` + 1 bytes of a file, so that a file that is too large is noticed but not read whole."""
    with path.open("rb") as file:
        return file.read(most + 1)


def files_of(folder: Path, *places: str) -> list[Path]:
    """Return the files of a folder that match the patterns in `places`, or without any those that match `PLACES`.

    Hidden files and links to files outside the folder are left out.
    """
    found = [path for place in places or PLACES for path in folder.glob(place)]
    return sorted(path for path in found if not path.name.startswith(".") and path.is_file() and _inside(path, folder))


def _inside(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def patient_of(card: dict[str, Any]) -> Patient:
    """Return a patient card as numbers for the engine; a stable card has one symbol (D-17)."""
    kind = KIND_NAMES.index(card["kind"])
    symbols = 1 if kind == STABLE else card["symbols"]
    return (
        kind,
        card["staff"],
        symbols,
        card.get("tokens", 0),
        card.get("memories", 0),
        card.get("either", 0),
    )


def event_of(card: dict[str, Any]) -> tuple[Line, ...]:
    """Return an Event as numbers for the engine: a line of icons for each stage, green to black."""
    return tuple(tuple(ICON_NAMES.index(icon) for icon in card[stage]) for stage in STAGE_NAMES)


def engine_box(
    catalogue: Catalogue, scenario: Scenario, players: int = 3, carried: Collection[str] | None = None
) -> Box:
    """Return the tables of integers with which the engine plays a scenario of this catalogue (SCEN-03, EVENT-01, G-45).

    `carried` are the marks that were handed on to the scenario; None stands for the marks of a game outside a campaign.
    """
    marks = scenario.carried_alone if carried is None else carried
    patients = list(catalogue.patients)
    partials, clears = ([m.id for m in catalogue.memories] + list(scenario.events[d]) for d in ("partial", "clear"))
    setup = scenario.setup_for(players, marks)
    away = setup.get("set_aside", ())
    aside = [name for name in away if name not in scenario.returning]
    decks = [[card for card, name in enumerate(deck) if name not in aside] for deck in (patients, partials, clears)]
    back = [name for name in scenario.returning if name in away]
    opening, told = ([name for name in setup.get(key, ()) if name not in away] for key in ("opening", "told"))
    tired = [(PAWN_NAMES.index(name), level) for name, level in setup.get("stress", {}).items()]
    return Box(
        list(catalogue.patients.values()),
        list(scenario.events["partial"].values()),
        list(scenario.events["clear"].values()),
        (decks[0], decks[1], decks[2]),
        scenario.roles,
        scenario.objective,
        scenario.contacts,
        tuple(POSITIVE if memory.feeling == "positive" else NEGATIVE for memory in catalogue.memories),
        setup.get("on_calls_used", 0),
        "focus" in scenario.systems,
        scenario.letters,
        scenario.choices,
        scenario.outcomes,
        len(scenario.marks),
        sum(1 << number for number, mark in enumerate(scenario.marks) if mark in marks),
        (numbers_of(partials, back), numbers_of(clears, back)),
        tuple([patients.index(name) for name in opening]),
        numbers_of(partials, told),
        tuple(sorted(tired)),
        tuple(patients),
    )


@cache
def the_box() -> Catalogue:
    """Return the content that comes with the game."""
    return Catalogue()


def path_of(text: str) -> Path:
    """Return the path that somebody typed; a `~` at its beginning becomes the home folder, if there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _digest(folder: Path) -> str:
    import hashlib

    digest = hashlib.sha256()
    for path in files_of(folder):
        if path.suffix == ".toml":
            name = path.relative_to(folder).as_posix()
            digest.update(name.encode("utf-8", "surrogateescape") + b"\0" + beginning_of(path, MOST_BYTES))
    return digest.hexdigest()[:16]


def _flatten(table: dict[str, Any], prefix: str, into: dict[str, Any]) -> None:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict) and "other" not in value:
            _flatten(value, f"{name}.", into)
        else:
            into[name] = value
