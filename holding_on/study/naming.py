"""What studies are called where several are compared, and what was changed in one from the standard game.

>>> import holding_on as ho
>>> three, two = ho.simulate(games=2, policy="random"), ho.simulate(games=2, policy="random", players=2)
>>> names_of([three, two])
['3 nurses', '2 nurses']
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ..catalogue.language import Words
from ..engine import names as n
from ..game.options import Options, marks_of
from .origin import Origin

if TYPE_CHECKING:
    from .study import Study

_ORDER: Final = 6
"""So many places of a list have a word of their own: the first, the second …"""
_STANDARD: Final = Options()


class _Setting(NamedTuple):
    """One thing in which studies may differ: its kind, and of a number or a reading which one."""

    kind: str
    which: str = ""


def names_of(studies: Sequence[Study]) -> list[str]:
    """What each of these studies is called beside the others: a name of its own, and no more in it than differs.

    A name that was given with `name` stays; else it is the style, where these differ in it, and every other thing in
    which they differ: players, scenario, numbers, readings, content, the moment they go on from. The seed is named
    only where nothing else tells two apart; where nothing at all does, they are the first, the second and so on.
    """
    differing = _differing(studies)
    styles_differ = len({study.name for study in studies}) > 1

    def told(study: Study, settings: Sequence[_Setting]) -> str:
        return ", ".join(([study.name] if styles_differ else []) + _of(study, settings)) or study.name

    names = [study.name if study.name != study.policy else told(study, differing) for study in studies]
    for settings in (differing, [*differing, *_seeds(studies)]):
        if len(set(names)) < len(names):
            names = [told(study, settings) for study in studies]
    return _numbered(studies, names)


def changed(origin: Origin | None, words: Words) -> tuple[str, ...]:
    """What was changed from the standard game, each as a short text; nothing where that is not known.

    >>> import holding_on as ho
    >>> ho.simulate(games=2, policy="random", players=2, numbers={"start_condition": 20}).changed
    ('2 nurses', 'COND-04 = 20')
    """
    return tuple(_texts(origin, words, _changes(origin)))


def _numbered(studies: Sequence[Study], names: list[str]) -> list[str]:
    """The same names, those that are still alike told apart by their places among the studies called so."""
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


def _differing(studies: Sequence[Study]) -> list[_Setting]:
    """What some of these studies change, and not all of them alike."""
    settings = dict.fromkeys(setting for study in studies for setting in _changes(study.origin))
    return [setting for setting in settings if len({tuple(_of(study, [setting])) for study in studies}) > 1]


def _seeds(studies: Sequence[Study]) -> list[_Setting]:
    """The seed, where these studies differ in it."""
    seed = _Setting("seed")
    return [seed] if len({tuple(_of(study, [seed])) for study in studies}) > 1 else []


def _changes(origin: Origin | None) -> list[_Setting]:
    """In what it is not the standard game that is played."""
    if origin is None:
        return []
    options = _options(origin)
    numbers = {_number(origin, key): value for key, value in options.numbers.items()}
    found = {
        _Setting("scenario"): options.scenario != _STANDARD.scenario,
        _Setting("players"): options.players != _STANDARD.players,
        **{_Setting("number", rule): value != _published(origin, rule) for rule, value in numbers.items()},
        **{_Setting("reading", rule): variant != "resolution" for rule, variant in options.readings.items()},
        _Setting("content"): options.content is not None,
        _Setting("start"): origin.start is not None and origin.instead is None,  # else the care says when
        _Setting("care"): origin.instead is not None,
    }
    return [setting for setting, is_changed in found.items() if is_changed]


def _of(study: Study, settings: Sequence[_Setting]) -> list[str]:
    return _texts(study.origin, study.words, settings)


def _texts(origin: Origin | None, words: Words, settings: Sequence[_Setting]) -> list[str]:
    """How it is with each of these, as short texts; nothing where that is not known."""
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
        facts["value"] = chosen[which] if which in chosen else _published(origin, which)
    elif kind == "reading":
        facts["variant"] = options.readings.get(which, "resolution")
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
    """The options by which the games are played: of a study from a moment, those of its game."""
    return origin.options if origin.start is None else origin.start.options


def _number(origin: Origin, key: str) -> str:
    """The rule of a number, which may be named by its name."""
    by_name = {number.name: number.rule for number in _options(origin).catalogue().numbers.values()}
    return by_name.get(key, key)


def _published(origin: Origin, rule: str) -> int:
    """What a number is in this scenario, and with so many players, where nobody changes it (SCEN-02)."""
    options = _options(origin)
    catalogue = options.catalogue()
    number = next(each for each in catalogue.numbers.values() if each.rule == rule)
    setup = catalogue.scenario(options.scenario).setup_for(options.players, marks_of(options, catalogue))
    return int(setup.get(number.name, number.default))
