"""The options of a game, their checks, and what is made of the options for the engine: box, readings and deal."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..catalogue.loading import Catalogue, engine_box, event_of, files_of, path_of, patient_of, the_box
from ..common.numbers import in_plain_numbers
from ..common.people import NAME_LENGTH, are_different, is_name, looks, spaced
from ..common.quoting import LONGEST_PATH, quoted, shortened
from ..engine.box import Box
from ..engine.care import why_no_palliative
from ..engine.effects import is_sound
from ..engine.errors import ContentError, SceneError
from ..engine.names import (
    ABSENT,
    CLEARS,
    FIRST_ASSISTANT,
    FIRST_ON_CALL,
    LOSSES,
    MEMORIES,
    NOBODY,
    NURSES,
    PARTIALS,
    PATIENTS,
    PAWN_NAMES,
    POSITIONS,
    STREAMS,
)
from ..engine.readings import NUMBERS, VARIANTS, Readings
from .house_rules import house_of
from .number_names import number_named, with_todays_names
from .variant import Variant

MOST_SEED: Final = 2**53 - 1
"""The largest seed; the smallest is 0. JSON and a browser keep these whole numbers exactly."""
FEWEST: Final = 2
"""The smallest number of nurses in a game (COMP-02)."""


class Options(NamedTuple):
    """The options of one game, as plain data that a record can hold. The lists and dictionaries are never changed."""

    scenario: int = 1
    players: int = 3
    seed: int = 0
    names: list[str] = []  # noqa: RUF012
    first: int | None = None
    lang: str = "en"
    content: str | None = None
    readings: dict[str, str] = {}  # noqa: RUF012
    numbers: dict[str, int] = {}  # noqa: RUF012
    deal: dict[str, list[Any]] = {}  # noqa: RUF012
    scene: dict[str, Any] | None = None
    free_undo: bool = False
    ask_all: bool = False
    """Whether a step with one legal action is a decision too."""
    carried: dict[str, bool] | None = None
    """For each mark that earlier scenarios hand on, whether it is set; None: as the file of the scenario says."""
    variants: tuple[Variant, ...] = ()
    """The house rules that are played beside the rules of the box."""
    branched: bool = False
    """Whether the game is a branch of another game. The seed then deals the cards that were unseen in that game."""

    def plain(self) -> dict[str, Any]:
        """Return the options as plain data, without the options that have their default value."""
        given = {**self._asdict(), "variants": [variant.plain() for variant in self.variants] or ()}
        return {key: value for key, value in given.items() if value != self._field_defaults[key]}

    def with_house_numbers(self) -> "Options":
        """Return the options with the numbers and readings of the house rules; the options' own count more.

        Raises SceneError when two house rules do not agree on one of them.
        """
        if not self.variants:
            return self
        agreed: dict[str, Any] = {}
        for variant in self.variants:
            for key, value in {**variant.numbers, **variant.readings}.items():
                if agreed.setdefault(key, value) != value:
                    raise SceneError(f"variant: two house rules differ on {key}; play only one of them")
        numbers = {key: agreed[key] for variant in self.variants for key in variant.numbers}
        readings = {key: agreed[key] for variant in self.variants for key in variant.readings}
        return self._replace(numbers={**numbers, **self.numbers}, readings={**readings, **self.readings})

    def with_plain_numbers(self) -> "Options":
        """Copy the options, with each whole number as a plain int."""
        return self._replace(**{name: in_plain_numbers(getattr(self, name)) for name in _HOLD_NUMBERS})

    def catalogue(self) -> Catalogue:
        """Return the content of this game: the box, in which the files of a content folder may replace some parts.

        Raises SceneError when the folder does not exist, and ContentError when the content of the folder has mistakes.
        """
        if self.content is None:
            return the_box()
        folder = path_of(self.content)
        if not _is_folder(folder):
            named = shortened(self.content, LONGEST_PATH)
            raise SceneError(f"content={named!r}: there is no such folder; name a folder that holds TOML files")
        folder = folder.resolve()
        return _own_catalogue(folder, tuple((str(path), path.stat().st_mtime_ns) for path in files_of(folder)))


_HOLD_NUMBERS: Final = ("scenario", "players", "seed", "first", "numbers", "deal", "scene")


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name that no folder can have
        return False


def lists_of(deal: Any) -> Any:
    """Return a deal with lists instead of tuples, since JSON has no tuples. Wrong values are left for the checks."""
    if not isinstance(deal, dict):
        return deal or {}
    return {deck: list(cards) if isinstance(cards, tuple) else cards for deck, cards in deal.items()}


def options_of(plain: dict[str, Any]) -> Options:
    """Make options from the plain data of a record. Raises SceneError for a name that is not an option."""
    for name in plain:
        if name not in Options._fields:
            raise SceneError(
                f"{quoted(name)} is not an option of a game; the options are {', '.join(sorted(Options._fields))}"
            )
    return Options(**with_todays_names(plain))


@lru_cache(maxsize=4)
def _own_catalogue(folder: Path, files: tuple[tuple[str, int], ...]) -> Catalogue:
    """Check a content folder, and return the box with the content of this folder. Memoized until a file changes."""
    from ..catalogue import checking

    refusal = checking.refusal(folder)
    if refusal is not None:
        raise ContentError(refusal)
    return Catalogue(folder)


def checked(options: Options, catalogue: Catalogue) -> Options:
    """Check options and return them with plain numbers and tidy names.

    Raises SceneError, which says what would work instead, and ContentError for an unknown scenario.
    """
    options = options.with_plain_numbers()
    catalogue.scenario(options.scenario)
    for name, kind in (("lang", str), ("readings", dict), ("numbers", dict), ("deal", dict), ("names", list)):
        if not isinstance(getattr(options, name), kind):
            raise SceneError(
                f"{name}={quoted(getattr(options, name))}: this cannot be a {type(getattr(options, name)).__name__}"
            )
    if type(options.ask_all) is not bool:
        raise SceneError(f"ask_all={options.ask_all!r}: say True, or leave it out")
    if options.carried is not None and type(options.carried) is not dict:
        raise SceneError(
            f"carried={quoted(options.carried)}: say of each mark whether it is there, as {{'name': True}}"
        )
    if options.scene is not None and options.first is not None:
        raise SceneError("first: a scene names its Shift Manager itself, as manager")
    if type(options.players) is not int or not FEWEST <= options.players <= NURSES:
        raise SceneError(f"players={quoted(options.players)}: {FEWEST} to {NURSES} nurses can play (COMP-02)")
    seed = options.seed
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise SceneError(f"seed={quoted(seed)}: a seed is a whole number from 0 to {MOST_SEED}")
    if options.names and len(options.names) != options.players:
        raise SceneError(
            f"names={quoted(options.names)}: name each of the {options.players} nurses, or leave names out"
        )
    for name in options.names:
        if not is_name(name):
            raise SceneError(f"names: {quoted(name)} is not a name of 1 to {NAME_LENGTH} printable characters")
    if not are_different(options.names):
        raise SceneError(f"names={quoted(options.names)}: each nurse needs a name of her or his own")
    if options.first is not None and (type(options.first) is not int or options.first not in range(options.players)):
        raise SceneError(
            f"first={quoted(options.first)}: the first Shift Manager is a player from 0 to {options.players - 1}"
        )
    _check_carried(options, catalogue)
    _check_readings(options, catalogue)
    if options.variants:
        _check_readings(options.with_house_numbers(), catalogue)
    return options._replace(names=[spaced(name) for name in options.names])


def _check_carried(options: Options, catalogue: Catalogue) -> None:
    known = catalogue.scenario(options.scenario).carried
    carried = options.carried
    if carried is None:
        return
    if any(type(there) is not bool for there in carried.values()):
        raise SceneError(f"carried={quoted(carried)}: say of each mark whether it is there, as {{'name': True}}")
    for mark in carried:
        if mark not in known:
            offered = ", ".join(known) or "none"
            raise SceneError(
                f"carried: {quoted(mark)} is not handed on to scenario {options.scenario}; its marks: {offered}"
            )


def marks_of(options: Options, catalogue: Catalogue) -> list[str]:
    """Return the marks that are set when a game begins: as handed on, or else as the file of the scenario says."""
    there = {**catalogue.scenario(options.scenario).carried, **(options.carried or {})}
    return [mark for mark, is_there in there.items() if is_there]


def _check_readings(options: Options, catalogue: Catalogue) -> None:
    for rule, variant in options.readings.items():
        if rule not in VARIANTS:
            raise SceneError(f"readings: {quoted(rule)} has no other reading; those that have: {', '.join(VARIANTS)}")
        if variant not in (VARIANTS[rule], "resolution"):
            raise SceneError(
                f"readings: {rule} is read as 'resolution' or {VARIANTS[rule]!r}, not as {quoted(variant)}"
            )
        only = next((x["players"] for x in catalogue.readings if x["rule"] == rule and "players" in x), options.players)
        if only != options.players:
            raise SceneError(f"readings: {rule} is about {only} players, and {options.players} play; leave it out")
    seen: set[str] = set()
    for key, value in options.numbers.items():
        number = number_named(key, catalogue.numbers.values())
        if number.name in seen:
            raise SceneError(f"numbers: {number.name} is named twice, as {number.rule} and by its name: name it once")
        seen.add(number.name)
        if type(value) is not int or not number.least <= value <= number.most:
            raise SceneError(
                f"numbers: {key} ({number.name}) can be {number.least} to {number.most}, not {quoted(value)}"
            )


def _check_start(readings: Readings, players: int) -> None:
    if readings.start_tokens > readings.token_cap:
        raise SceneError("numbers: a Nurse cannot start with more Care Tokens than she may hold (SETUP-11, TOKEN-04)")
    if readings.start_tokens * players > readings.care_tokens and not readings.unlimited_tokens:
        raise SceneError("numbers: there are not enough Care Tokens for everybody's start (SETUP-11, COMP-11)")


def _check_tired(readings: Readings, players: int, tired: dict[str, int]) -> None:
    """Check that nobody begins Overstressed and so would be On Leave; `tired` has the Stress by pawn name (G-45)."""
    for name, level in tired.items():
        pawn = PAWN_NAMES.index(name)
        here = pawn < players or NURSES <= pawn < FIRST_ASSISTANT + readings.assistants
        if here and level >= readings.stress_max[pawn]:
            rule = "STRESS-03" if pawn < NURSES else "STRESS-12"
            raise SceneError(
                f"numbers: {name} begins this scenario with {level} Stress, so {rule} can be {level + 1} or more here"
            )


def readings_of(options: Options, catalogue: Catalogue) -> Readings:
    """Return the readings of a game, with which the engine plays: the numbers of the rules, and the variants."""
    options = options.with_house_numbers()
    variants = tuple(rule for rule, variant in options.readings.items() if variant != "resolution")
    marks = tuple(marks_of(options, catalogue))
    chosen = tuple(options.numbers.items())
    return _settled(
        catalogue, options.scenario, options.players, marks, chosen, variants, options.ask_all, options.variants
    )


@lru_cache(maxsize=16)
def _settled(
    catalogue: Catalogue,
    scenario: int,
    players: int,
    marks: tuple[str, ...],
    chosen: tuple[tuple[str, int], ...],
    variants: tuple[str, ...],
    asks_all: bool,
    house: tuple[Variant, ...],
) -> Readings:
    """Return the readings of a game (SCEN-02). Memoized, since readings never change."""
    numbers = {number.name: number.default for number in catalogue.numbers.values()}
    setup = catalogue.scenario(scenario).setup_for(players, marks)
    numbers |= {name: value for name, value in setup.items() if name in numbers}
    by_rule = {number.rule: number.name for number in catalogue.numbers.values()}
    numbers |= {by_rule.get(key, key): value for key, value in chosen}
    readings = Readings(numbers, list(variants), asks_all, house_of(house) if house else None)
    _check_start(readings, players)
    _check_tired(readings, players, setup.get("stress", {}))
    return readings


def any_seed() -> int:
    """Return a seed by chance. The import is inside this function because the module takes long to load."""
    import secrets

    return secrets.randbelow(10**9)


def names_of(options: Options, default: list[str]) -> list[str]:
    """Return the names of the nurses: the names in the options, or else the default names."""
    return list(options.names) or default[: options.players]


# --- cards dealt by hand ---------------------------------------------------------------------------------------

_STREAM_OF: Final = {"patients": PATIENTS, "partials": PARTIALS, "clears": CLEARS, "losses": LOSSES}
_PATIENT_KEYS: Final = frozenset({"kind", "staff", "symbols", "tokens", "memories", "either"})
_EVENT_KEYS: Final = frozenset({"green", "orange", "red", "black"})


def dealt_by_hand(options: Options, catalogue: Catalogue, box: Box) -> list[dict[int, int]]:
    """Return for each stream the cards that the option `deal` names; the key is the number of the draw, from 0.

    The deal names a card by its id or as a full card. A full card joins the box. It replaces a card of the same kind in
    the deck that the deal does not name, so the number of cards stays the same. An Event goes back into its deck after
    the talk and can be drawn again, so a full Event may have a `name` that stands further on in the list. `losses` are
    the memories that Stress takes away; without a deal chance chooses them (STRESS-05). Raises SceneError for a card
    that is unknown or not possible.
    """
    by_hand: list[dict[int, int]] = [{} for _ in range(STREAMS)]
    for deck, cards in options.deal.items():
        if deck not in _STREAM_OF:
            raise SceneError(f"deal: {quoted(deck)} is not a deck; the decks are {', '.join(_STREAM_OF)}")
        if not isinstance(cards, list | tuple):
            raise SceneError(f"deal: {deck} wants a list of cards, the next one first")
        stream = _STREAM_OF[deck]
        scene_cards = (options.scene or {}).get("cards", {}).values() if stream == PATIENTS else ()
        own: dict[str, int] = {}
        events = list(catalogue.scenario(options.scenario).events.get(deck[:-1], ()))
        names = {card["name"] for card in cards if isinstance(card, dict) and isinstance(card.get("name"), str)}
        named = {
            _card_by_id(catalogue, events, deck, card)
            for card in (*cards, *scene_cards)
            if isinstance(card, str) and card not in names
        }
        named |= set(box.opening[len(cards) :]) if stream == PATIENTS else set()
        for draw, card in enumerate(cards):
            if isinstance(card, str) and card in own:
                by_hand[stream][draw] = own[card]
            elif isinstance(card, str):
                by_hand[stream][draw] = _card_by_id(catalogue, events, deck, card)
            elif isinstance(card, dict) and stream != LOSSES:
                made = {key: value for key, value in card.items() if stream == PATIENTS or key != "name"}
                by_hand[stream][draw] = _join(box, stream, made, named)
                if made != card:
                    _name(own, card["name"], by_hand[stream][draw], catalogue, events)
            else:
                raise SceneError(f"deal: {deck}: {quoted(card)} is neither the id of a card nor a full card")
    if options.scene is None:
        make_way(box, by_hand)
    return by_hand


def make_way(box: Box, by_hand: list[dict[int, int]]) -> None:
    """Let patient cards dealt by hand replace the cards that the scenario lays on top of the deck."""
    if by_hand[PATIENTS]:  # then no other game shares this box
        box.opening = tuple([NOBODY if draw in by_hand[PATIENTS] else card for draw, card in enumerate(box.opening)])


def _name(own: dict[str, int], name: object, card: int, catalogue: Catalogue, events: list[str]) -> None:
    """Note in `own` the name of an Event that is a full card, so that the list of the deal can name it again."""
    taken = {*own, *events, *(memory.id for memory in catalogue.memories)}
    if not isinstance(name, str) or not name or name in taken:
        raise SceneError(f"deal: {name!r} cannot be the name of an event: it is taken, or is none")
    own[name] = card


def laid_by_hand(options: Options, catalogue: Catalogue, box: Box, by_hand: list[dict[int, int]]) -> dict[str, int]:
    """Return the card that a scene lays on each shift, by the name of the shift; full cards join the box."""
    cards = (options.scene or {}).get("cards", {})
    ids = list(catalogue.patients)
    laid: dict[str, int] = {}
    named = {*by_hand[PATIENTS].values(), *(ids.index(card) for card in cards.values() if card in ids)}
    for shift, card in cards.items():
        if isinstance(card, dict):
            laid[shift] = _join(box, PATIENTS, card, named)
        elif card in ids:
            laid[shift] = ids.index(card)
        else:
            raise SceneError(f"scene: cards: {quoted(card)} is not a patient card; they are {ids[0]} to {ids[-1]}")
        named.add(laid[shift])
    return laid


def makes_cards(scene: dict[str, Any] | None) -> bool:
    """Whether a scene lays full cards, which are not in the box."""
    cards = (scene or {}).get("cards", {})
    return isinstance(cards, dict) and any(isinstance(card, dict) for card in cards.values())


def _card_by_id(catalogue: Catalogue, events: list[str], deck: str, card: str) -> int:
    if deck == "losses":
        return memory_by_id(catalogue, card)
    if deck == "patients":
        known = list(catalogue.patients)
        if card in known:
            return known.index(card)
        raise SceneError(f"deal: {quoted(card)} is not a patient card; they are {known[0]} to {known[-1]}")
    if card in events:
        return MEMORIES + events.index(card)
    return memory_by_id(catalogue, card, also=f" or an event ({', '.join(events)})")


def memory_by_id(catalogue: Catalogue, memory: object, also: str = "") -> int:
    """Return the card of a memory such as "2-3". Raises SceneError for an id that no memory has."""
    for card, known in enumerate(catalogue.memories):
        if known.id == memory:
            return card
    raise SceneError(f"{quoted(memory)} is not a memory{also}; memories are timeline-position, 1-1 to 5-{POSITIONS}")


def _join(box: Box, stream: int, card: dict[str, Any], named: set[int]) -> int:
    """Put a full card into the box, and into its deck in exchange for a card of the same kind; return its number.

    A card in `named` is not exchanged.
    """
    if stream == PATIENTS:
        unknown = set(card) - _PATIENT_KEYS
        if unknown or "kind" not in card or "staff" not in card:
            raise SceneError(
                f"deal: {quoted(card)}: a patient card has kind and staff, and of {sorted(_PATIENT_KEYS)} no more"
            )
        if any(type(value) is not int for key, value in card.items() if key != "kind"):
            raise SceneError(f"deal: {quoted(card)}: everything but the kind is a whole number")
        try:
            patient = patient_of({"symbols": 1, **card})
        except ValueError:
            raise SceneError(f"deal: {quoted(card['kind'])} is not a kind of patient card") from None
        if why_no_palliative(patient) is not None and any(patient[3:]):
            raise SceneError(f"deal: {quoted(card)}: an Emergency has no Palliative Care and yields nothing (EMERG-01)")
        if not 1 <= patient[1] <= 3 or not 1 <= patient[2] <= 9 or min(patient[3:]) < 0 or max(patient[3:]) > 9:
            raise SceneError(f"deal: {quoted(card)}: staff 1 to 3, symbols 1 to 9, yields 0 to 9")
        box.patients.append(patient)
        new, alike = len(box.patients) - 1, [c for c in box.decks[0] if box.patients[c][0] == patient[0]]
    else:
        if set(card) != _EVENT_KEYS:
            raise SceneError(f"deal: {quoted(card)}: a full event has the stages {', '.join(sorted(_EVENT_KEYS))}")
        events = box.partial_events if stream == PARTIALS else box.clear_events
        try:
            event = event_of(card)
        except (ValueError, TypeError):
            raise SceneError(f"deal: {quoted(card)}: one of these is not an icon") from None
        if not all(is_sound(line) for line in event):
            raise SceneError(
                f"deal: {quoted(card)}: what lets Billy go on or stop comes last in its line, and remove once"
            )
        events.append(event)
        new, alike = MEMORIES + len(events) - 1, [c for c in box.decks[stream] if c >= MEMORIES]
    free = [c for c in alike if c not in named]
    if not free:
        raise SceneError(f"deal: no card of the kind of {quoted(card)} is left whose place it could take")
    deck = box.decks[stream]
    deck.remove(free[0])
    deck.append(new)
    return new


def own_box(options: Options, catalogue: Catalogue) -> Box:
    """Return the box of a game: a new box when full cards may join it, or else a box that equal games share."""
    marks = tuple(marks_of(options, catalogue))
    if options.deal or makes_cards(options.scene):
        return engine_box(catalogue, catalogue.scenario(options.scenario), options.players, marks)
    return _shared_box(catalogue, options.scenario, options.players, marks)


@lru_cache(maxsize=16)
def _shared_box(catalogue: Catalogue, scenario: int, players: int, marks: tuple[str, ...]) -> Box:
    return engine_box(catalogue, catalogue.scenario(scenario), players, marks)


def pawn_by_name(names: list[str], name: str, places: Sequence[int] | None = None) -> int:
    """The pawn with a nurse's name, or with a name such as "nurse 1", "assistant 2", "on-call 1".

    Raises SceneError for a name that no pawn has, and says who is there: by the `places` of all pawns, or else as many
    Assistants as there usually are.
    """
    called = looks(name)
    for pawn, each in enumerate(names):
        if looks(each) == called:
            return pawn
    if name in PAWN_NAMES:
        pawn = PAWN_NAMES.index(name)
        if pawn >= FIRST_ASSISTANT or pawn < min(len(names), NURSES):
            return pawn
    if places is None:
        absent = [*range(FIRST_ASSISTANT + NUMBERS["assistants"], FIRST_ON_CALL)]
    else:
        absent = [pawn for pawn, place in enumerate(places) if place == ABSENT]
    others = [each for pawn, each in enumerate(PAWN_NAMES) if pawn >= FIRST_ASSISTANT and pawn not in absent]
    raise SceneError(f"{quoted(name)} is nobody here; there are {', '.join([*names, *others])}")
