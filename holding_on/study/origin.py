"""The origin of a study: the setting and the style of its games. With the origin, games can be played on, and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..catalogue.language import Words
from ..engine import names as n
from ..engine import setup
from ..engine.errors import SceneError
from ..engine.state import State
from ..game import Game
from ..game.house_rules import with_house_rules
from ..game.options import Options, checked, own_box, readings_of
from ..game.variant import Variant
from ..styles import STYLES, Style
from ..styles.named import style_named
from .style_names import name_of
from .turning import Turning, instead


@dataclass(frozen=True)
class Origin:
    """The setting and the style of a study's games; game g has the seed `options.seed` + g.

    With a `start`, a moment of a game, everything that nobody has seen is dealt anew by the seed. `instead` is a
    turning of that game and the care that is given there. A style of the user's own is kept in no file and no pickle:
    after loading, `style` is None.
    """

    options: Options
    policy: str
    style: Style | None
    start: Game | None = None
    instead: tuple[Turning, str] | None = None
    kept: bool = False
    """Whether the origin comes from a file or a pickle; its games may come out differently here."""

    @property
    def is_own(self) -> bool:
        """Whether the style is the user's own, and not one of this package."""
        return self.style is None or self.style is not STYLES.get(self.policy)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The house rules of the games."""
        return self.options.variants if self.start is None else self.start.options.variants

    @property
    def rules_beyond_numbers(self) -> list[str]:
        """The ids of the house rules that do more than change numbers and readings, which a style has to know."""
        return [variant.rule for variant in self.variants if variant.has_functions]

    @property
    def known_rules(self) -> list[str] | None:
        """The ids of those house rules that the style knows; None if it does not say. A style of the box knows none.

        A style of one's own says it by an attribute: `style.knows = ["HOUSE-21"]`, or True for every rule.
        """
        rules, told = self.rules_beyond_numbers, getattr(self.style, "knows", None)
        if told is True:
            return rules
        if isinstance(told, list | tuple | set | frozenset):
            return [rule for rule in rules if rule in told]
        return None if self.is_own else []

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle the origin. A style of this package is pickled by its name, and a style of the user's own is left
        out.
        """
        return _again, (self.options, self.policy, self.is_own, self.start, self.instead)

    def __copy__(self) -> Origin:
        """Return the origin itself, as nothing in it ever changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Origin:
        return self

    def table(self) -> tuple[State, Words]:
        """Return the state that every game goes on from, and the words of its content. Raises SceneError,
        ContentError.
        """
        if self.start is not None:
            return moment(self.start), self.start.words
        catalogue = self.options.catalogue()
        options = checked(self.options, catalogue)
        state = setup.table(own_box(options, catalogue), readings_of(options, catalogue), options.players)
        return state, with_house_rules(Words(catalogue, options.lang), options.variants)

    def game(self, seed: int) -> Game:
        """Return the game with this seed, before its first decision."""
        if self.start is not None:
            return self.start.branch(seed)
        of = self.options
        return Game(of.scenario, of.players, seed, content=of.content, lang=of.lang, readings=of.readings,
                    numbers=of.numbers, variant=of.variants)  # fmt: skip

    def plays(self) -> Style:
        """Return the style, with the given care at the turning. Raises SceneError if the style was not kept."""
        if self.style is None:
            raise SceneError(
                f"this study was played with a style that is not in the box and was not kept with it, {self.policy}: "
                f"hand it in, as policy={self.policy if self.policy.isidentifier() else '…'}"
            )
        return self.style if self.instead is None else instead(self.style, *self.instead)


def _again(
    options: Options, policy: str, is_own: bool, start: Game | None, given: tuple[Turning, str] | None
) -> Origin:
    return Origin(options, policy, None if is_own else STYLES.get(policy), start, given, kept=True)


def moment(start: Game) -> State:
    """Return the state of a game from which other games can go on. Raises SceneError when the game is over."""
    state = start.table()
    if state.phase == n.OVER:
        raise SceneError("start: this game is over; begin from a moment of it, as game.at(day=3)")
    return state


def style_of(policy: str | Style) -> tuple[Style, str]:
    """Return a style and its name. Raises SceneError if `policy` is neither the name of a style nor callable."""
    style = style_named(policy, "policy")
    if isinstance(policy, str):
        return style, policy
    return style, next((name for name, known in STYLES.items() if known is style), name_of(style))


def with_style(origin: Origin, policy: Style | str | None) -> Origin:
    """Return the origin with a style that was not kept and is given again; without a `policy`, the origin as it is."""
    return origin if policy is None else replace(origin, style=style_of(policy)[0], kept=True)
