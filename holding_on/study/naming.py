"""The names of studies that are compared, and the settings in which a study differs from the standard game.

>>> import holding_on as ho
>>> three, two = ho.simulate(games=2, policy="random"), ho.simulate(games=2, policy="random", players=2)
>>> names_of([three, two])
['3 nurses', '2 nurses']
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from ..catalogue.language import Words
from ..engine import names as n
from ..game.options import Options, marks_of
from .origin import Origin

_ORDER: Final = 6
"""How many places have a word for their order in the texts: the first, the second …"""
_STANDARD: Final = Options()


class Named(Protocol):
    """A study as far as its name among others needs it."""

    @property
    def name(self) -> str: ...
    @property
    def policy(self) -> str: ...
    @property
    def words(self) -> Words: ...
    @property
    def origin(self) -> Origin | None: ...


class _Setting(NamedTuple):
    """A setting in which studies may differ: its kind, and its rule id if it is a number or a reading."""

    kind: str
    which: str = ""


def names_of(studies: Sequence[Named]) -> list[str]:
    """Return a different name for each study; the names say only what differs between the studies.

    A name that was given with `name` stays. Any other name lists the style, if the styles differ, and every other
    setting that differs: players, scenario, numbers, readings, content, the moment at which the games begin. The seed
    is named only if two studies differ in nothing else. If nothing differs, the studies are called the first, the
    second and so on.
    """
    differing = _differing(studies)
    styles_differ = len({study.name for study in studies}) > 1

    def told(study: Named, settings: Sequence[_Setting]) -> str:
        return ", ".join(([study.name] if styles_differ else []) + _of(study, settings)) or study.name

    names = [study.name if study.name != study.policy else told(study, differing) for study in studies]
    for settings in (differing, [*differing, *_seeds(studies)]):
        if len(set(names)) < len(names):
            names = [told(study, settings) for study in studies]
    return _numbered(studies, names)


def changed(origin: Origin | None, words: Words) -> tuple[str, ...]:
    """Return the changes from the standard game, each as a short text. Without an origin there are no texts.

    >>> import holding_on as ho
    >>> ho.simulate(games=2, policy="random", players=2, numbers={"start_condition": 20}).changed
    ('2 nurses', 'COND-04 = 20')
    """
    return tuple(_texts(origin, words, _changes(origin)))


def _numbered(studies: Sequence[Named], names: list[str]) -> list[str]:
    """Return the names; equal names get an ordinal: the first, the second and so on."""
    told = []
    for place, name in enumerate(names):
        if names.count(name) == 1:
            told.append(name)
            continue
        number = names[: place + 1].count(name)
        key = f"study.order.{number}" if number <= _ORDER else "study.order.more"
        order = studies[0].words.say(key, n=number)
        told.append(order if len(set(names)) == 1 else f"{name}, {order}")
    return told


def _differing(studies: Sequence[Named]) -> list[_Setting]:
    """Return the settings that some of these studies change, and that are not the same in all studies."""
    settings = dict.fromkeys(setting for study in studies for setting in _changes(study.origin))
    return [setting for setting in settings if len({tuple(_of(study, [setting])) for study in studies}) > 1]


def _seeds(studies: Sequence[Named]) -> list[_Setting]:
    """Return the seed as a setting in a list; an empty list if the studies have the same seed."""
    seed = _Setting("seed")
    return [seed] if len({tuple(_of(study, [seed])) for study in studies}) > 1 else []


def _changes(origin: Origin | None) -> list[_Setting]:
    """Return the settings in which a study differs from the standard game."""
    if origin is None:
        return []
    options = _options(origin)
    numbers = {_number(origin, key): value for key, value in options.numbers.items()}
    found = {
        _Setting("scenario"): options.scenario != _STANDARD.scenario,
        _Setting("players"): options.players != _STANDARD.players,
        **{_Setting("number", rule): value != published(origin, rule) for rule, value in numbers.items()},
        **{_Setting("reading", rule): variant != "resolution" for rule, variant in options.readings.items()},
        **{_Setting("variant", variant.name): True for variant in options.variants},
        _Setting("content"): options.content is not None,
        _Setting("start"): origin.start is not None and origin.instead is None,  # "care" gives the moment too
        _Setting("care"): origin.instead is not None,
    }
    return [setting for setting, is_changed in found.items() if is_changed]


def _of(study: Named, settings: Sequence[_Setting]) -> list[str]:
    return _texts(study.origin, study.words, settings)


def _texts(origin: Origin | None, words: Words, settings: Sequence[_Setting]) -> list[str]:
    """Return the value of each setting as a short text; an empty list if the origin is not known."""
    return [] if origin is None else [_text(origin, words, setting) for setting in settings]


def _text(origin: Origin, words: Words, setting: _Setting) -> str:
    kind, which = setting
    options, facts = _options(origin), dict[str, object](which=which)
    if kind in ("scenario", "players"):
        facts = {"n": getattr(options, kind)}
    elif kind == "seed":
        facts = {"n": origin.options.seed}
    elif kind == "number":
        chosen = {_number(origin, key): value for key, value in options.numbers.items()}
        facts["value"] = chosen[which] if which in chosen else published(origin, which)
    elif kind == "reading":
        facts["variant"] = options.readings.get(which, "resolution")
    elif kind == "variant":
        kind = kind if which in [variant.name for variant in options.variants] else "no_variant"
    elif kind == "content":
        kind = "box" if options.content is None else kind
        facts = {"folder": "" if options.content is None else Path(options.content).name}
    elif kind == "start":
        kind = "opening" if origin.start is None else kind
        facts = _moment(origin, words)
    elif origin.instead is None:
        kind = "own_care"
    else:
        turning, kind = origin.instead
        facts = {"day": turning.day, "shift": words.say(f"shift.{turning.shift}")}
    return words.say(f"study.setting.{kind}", **facts)


def _moment(origin: Origin, words: Words) -> dict[str, object]:
    if origin.start is None:
        return {}
    state = origin.start.table()
    return {"day": state.day, "shift": words.say(f"shift.{n.SHIFT_NAMES[state.shift]}")}


def _options(origin: Origin) -> Options:
    """Return the options of the games. If the study begins at a moment of a game, return the options of that game."""
    return origin.options if origin.start is None else origin.start.options


def _number(origin: Origin, key: str) -> str:
    """Return the rule id of a number; `key` is its rule id or its name."""
    by_name = {number.name: number.rule for number in _options(origin).catalogue().numbers.values()}
    return by_name.get(key, key)


def published(origin: Origin, rule: str) -> int:
    """Return the published value of a number in this scenario with this number of players (SCEN-02)."""
    options = _options(origin)
    catalogue = options.catalogue()
    number = next(each for each in catalogue.numbers.values() if each.rule == rule)
    setup = catalogue.scenario(options.scenario).setup_for(options.players, marks_of(options, catalogue))
    return int(setup.get(number.name, number.default))
