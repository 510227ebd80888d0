"""Loading content: TOML files become a Catalogue of cards, scenarios, readings, rules and texts.

A folder of one's own holds only what differs from `content/`: a file of the same name replaces the one of the box; a
file of texts replaces just the keys that it has.
"""

from collections.abc import Collection
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, SupportsIndex

from ..common.numbers import whole
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
from ..quoting import quoted
from . import scenario_file
from .scenario_file import Scenario, numbers_of

BOX: Final = Path(__file__).parent.parent / "content"
DEFAULT_LANGUAGE: Final = "en"
MOST_BYTES: Final = 1_000_000
"""The largest content file that is read; those of the box are far smaller."""
PLACES: Final = ("*.toml", "scenarios/*.toml", "text/*/*.toml", "text/*/lessons/*.toml", "art/*.svg")
"""The files of a folder that are read."""


class Memory(NamedTuple):
    """One memory of Billy's: the same for the partial and the clear card."""

    id: str
    timeline: int
    position: int
    stitches: tuple[int, int, int, int]
    """The stitches on the top, right, bottom and left edge, 0 to 5 each."""
    feeling: str


class Number(NamedTuple):
    """A number of the rules that a table may change: its rule, its name, its default and its range."""

    rule: str
    name: str
    default: int
    least: int
    most: int


class Catalogue:
    """All content of a game, by id. A file is read on first use.

    `folder` is None for the box as it is, or a folder of one's own content. Raises ContentError, naming the
    file, the key and the line, when a file cannot be used.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.fingerprint = "box" if folder is None else _digest(folder)
        """A digest of the content, by which a record recognizes it."""

    def _read(self, name: str) -> dict[str, Any]:
        return read_toml(self._own(name) or BOX / name)

    def _own(self, name: str) -> Path | None:
        """The file of this name in one's own folder, or None; ContentError when it leads out of the folder."""
        if self.folder is None or not (self.folder / name).is_file():
            return None
        if not _inside(self.folder / name, self.folder):
            raise ContentError(f"{name}: this leads out of the folder; put the file itself there")
        return self.folder / name

    @cached_property
    def patients(self) -> dict[str, Patient]:
        """Patient cards by id, in the order of the file."""
        return {card["id"]: patient_of(card) for card in self._patient_cards}

    @cached_property
    def postures(self) -> list[str]:
        """How Billy lies on each patient card, in the order of the file; empty where his stage alone says it."""
        return [card.get("posture", "") for card in self._patient_cards]

    @cached_property
    def _patient_cards(self) -> list[dict[str, Any]]:
        return list(self._read("patients.toml")["patient"])

    @cached_property
    def memories(self) -> list[Memory]:
        """The 30 memories; index = card (timeline by timeline, position by position)."""
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
        """The drawing of a memory, `side` "partial" or "clear", as SVG text; None where there is none.

        A memory that a folder of one's own has changed has the folder's drawing or none: the box's shows another life.
        """
        name = f"art/{memory}.{side}.svg"
        return self._drawn(name, self.folder is None or self._entries[memory] == the_box()._entries.get(memory))

    @cache  # noqa: B019
    def card_drawing(self, side: str) -> str | None:
        """The drawing on a side of a narrative card, such as "1A", as SVG text; None where there is none.

        A card whose words a folder of one's own has changed has the folder's drawing or none.
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
        """Events by deck (`partial`, `clear`) and id: a line of icons for each of the four stages."""
        decks: dict[str, dict[str, tuple[Line, ...]]] = {"partial": {}, "clear": {}}
        for card in self._read("events.toml")["event"]:
            decks[card["deck"]][card["id"]] = event_of(card)
        return decks

    @cached_property
    def scenario_numbers(self) -> list[int]:
        """The scenarios that can be played."""
        return scenario_numbers(self.folder)

    def scenario(self, number: SupportsIndex) -> Scenario:
        """One scenario by its number, with Events of its own (SCEN-18); ContentError when there is none."""
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
        """Every rule by its id: its chapter, kind, pages of the English rulebook, and what settles its doubts."""
        return self._read("rules.toml")

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        """The variants that a table may choose: rule, variant, and for which number of players."""
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
        """Every text of a language by its dotted key; a text with plurals is a table by plural category."""
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
        """The texts of a language in a folder of their own, as `lessons`, which not every table needs."""
        words: dict[str, Any] = {}
        own = files_of(self.folder, f"text/{lang}/{folder}/*.toml") if self.folder else []
        for path in (*sorted((BOX / "text" / lang / folder).glob("*.toml")), *own):
            _flatten(read_toml(path), "", words)
        return words

    @cached_property
    def languages(self) -> list[str]:
        """The languages whose texts are in the box."""
        return sorted(path.name for path in (BOX / "text").iterdir() if path.is_dir())


def scenario_numbers(folder: Path | None) -> list[int]:
    """The numbers of the scenarios in the box and in a folder of one's own, found by the names of their files."""
    folders = [BOX / "scenarios", *([folder / "scenarios"] if folder else [])]
    return sorted({int(path.stem) for each in folders for path in each.glob("[0-9][0-9].toml")})


def read_toml(path: Path) -> dict[str, Any]:
    """One TOML file; ContentError with file and line when it cannot be read."""
    import tomllib

    try:
        return tomllib.loads(_text_of(path))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name}: {error}") from None
    except RecursionError:
        raise ContentError(f"{path.name}: brackets in brackets without end") from None


def _text_of(path: Path) -> str:
    """The text of a content file; ContentError when it has none that can be used."""
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
    """The first bytes of a file, at most one more than `most`, so that a file that is too large is not read whole."""
    with path.open("rb") as file:
        return file.read(most + 1)


def files_of(folder: Path, *places: str) -> list[Path]:
    """The plain files at the given places of a folder, or at all `PLACES`.

    Hidden files are left out, and links out of the folder are not followed.
    """
    found = [path for place in places or PLACES for path in folder.glob(place)]
    return sorted(path for path in found if not path.name.startswith(".") and path.is_file() and _inside(path, folder))


def _inside(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def patient_of(card: dict[str, Any]) -> Patient:
    """A patient card as the engine needs it; a stable card has one symbol (D-17), an emergency yields nothing."""
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
    """An event as the engine needs it: a line of icons for each stage, green to black."""
    return tuple(tuple(ICON_NAMES.index(icon) for icon in card[stage]) for stage in STAGE_NAMES)


def engine_box(
    catalogue: Catalogue, scenario: Scenario, players: int = 3, carried: Collection[str] | None = None
) -> Box:
    """The tables of integers with which the engine plays a scenario of this catalogue (SCEN-03, EVENT-01, G-45).

    `carried` are the marks that were handed on to the scenario; None stands for those of a game outside of a campaign.
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
    )


@cache
def the_box() -> Catalogue:
    """The content that comes with the game."""
    return Catalogue()


def path_of(text: str) -> Path:
    """The path that somebody typed; `~` at its beginning is the home folder, where there is one."""
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
