"""`sweep`, which plays many games under every combination of some values, and returns them as one sweep."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, SupportsIndex

from ..common.quoting import quoted
from ..engine.errors import ContentError, SceneError
from ..game.counted import checked_count
from .axes import Numbers, Policies, Rules, Value, axes_of, called, check_size, published_values, several
from .growing import GrowingStudy
from .growing_sweep import GrowingSweep
from .origin import style_of
from .patience import PATIENCE
from .sweeps import Sweep, played
from .worker_pool import Executor


def sweep(
    games: SupportsIndex = 400,
    scenario: Numbers = 1,
    players: Numbers = 3,
    policy: Policies = "balanced",
    readings: Mapping[str, str | Sequence[str]] | None = None,
    numbers: Mapping[str, Numbers] | None = None,
    seed: SupportsIndex = 0,
    *,
    content: str | None = None,
    variants: Rules | Sequence[Rules] = None,
    progress: bool = False,
    workers: SupportsIndex | Executor | None = None,
    patience: float | None = PATIENCE,
) -> Sweep:
    """Play many games under every combination of some values, and compare them.

    Every argument that is a list or a range is an axis; one value is the same in all cells. The cells are all
    combinations of the values, and all play the same seeds, so the same cards.

    Parameters
    ----------
    games : int, default 400
        How many games each cell has.
    scenario : int or list of int, default 1
        The number of the scenario.
    players : int or list of int, default 3
        How many nurses play, 2 to 4.
    policy : str or callable or list, default "balanced"
        The care style, as for `simulate`, or several.
    readings : dict, optional
        The chosen readings by rule id, each one or several; "resolution" is the published one.
    numbers : dict, optional
        The changed numbers by rule id or name, each one or several: `{"start_condition": range(24, 31)}`.
    seed : int, default 0
        The seed of the first game of each cell, from 0; each further game has the next seed.
    content : str, optional
        A folder with your own content.
    variants : Variant or str, or a list, optional
        One house rule for all cells, as for `Game`; or a list, which is an axis: each value is a house rule, a list of
        those that are played together, or None for the rules as published.
    progress : bool, default False
        Whether a bar shows how far all cells have come, as for `simulate`.
    workers : int or executor, optional
        Who plays, as for `simulate`: they play all cells.
    patience : float or None, default 20
        How many seconds your own style may take for one answer, as for `simulate`.

    Returns
    -------
    Sweep
        The cells, as one frame and as studies. After Ctrl-C, or Stop, each cell has the games that every cell has
        played, and `more` goes on.

    Raises
    ------
    SceneError
        For values that are not possible, and for more cells or games than can be played.
    ContentError
        For an unknown scenario, and for content with a mistake.
    VariantError
        When a function of a house rule fails.
    StyleError
        When a style raises, gives no answer in time, or answers with an action that is not legal.

    Examples
    --------
    >>> found = sweep(games=40, numbers={"start_condition": [20, 28]})
    >>> found
    40 games in each of 2 cells. The axes: start_condition: 20, 28. As published: start_condition = 28.
    >>> found.frame.select("start_condition", "won", "share").rows()
    [(20, 10, 0.25), (28, 24, 0.6)]
    """
    count, first = checked_count(games, seed)
    if type(progress) is not bool:
        raise SceneError(f"progress={quoted(progress)}: say True for a bar, or leave it out")
    if several(content, "content=") is not None:
        raise SceneError(f"content={quoted(content)}: all cells of a sweep have the content of one folder")
    axes = axes_of(
        scenario=scenario, players=players, policy=policy, readings=readings, numbers=numbers, content=content,
        variants=variants, games=count,
    )  # fmt: skip
    check_size(axes, count)
    styles = {style_of(each)[1]: each for each in several(policy, "policy=") or [policy]}
    rules = several(variants, "variants=")
    by_name: dict[str, Any] = {called(each): each for each in [*(rules or []), None]}
    fixed: dict[str, Any] = {
        "scenario": scenario, "players": players, "seed": first, "content": content,
        "variant": None if rules is not None else variants,
        "readings": dict(readings or {}), "numbers": dict(numbers or {}),
    }  # fmt: skip
    one_style = next(iter(styles))

    def cell(values: Mapping[str, Value]) -> GrowingStudy:
        options: dict[str, Any] = {
            key: dict(value) if isinstance(value, dict) else value for key, value in fixed.items()
        }
        style = one_style
        for axis in axes:
            value = values[axis.name]
            if axis.kind in ("scenario", "players"):
                options[axis.kind] = value
            elif axis.kind == "policy":
                style = str(value)
            elif axis.kind == "variant":
                options["variant"] = by_name[str(value)]
            else:
                key = "numbers" if axis.kind == "number" else "readings"
                changed: dict[str, Any] = options[key]
                for name in (axis.name, axis.rule):
                    changed.pop(name, None)
                if axis.kind == "number" or value != "resolution":
                    changed[axis.rule] = value
        return GrowingStudy(policy=styles[style], **options)

    names = [axis.name for axis in axes]
    cells = [_made(cell, dict(zip(names, values, strict=True))) for values in product(*[each.values for each in axes])]
    there = published_values(axes, fixed, content)
    if any(there[axis.name] not in axis.values for axis in axes):
        check_size(axes, count, 1)
        cells.append(_made(cell, there))
    return Sweep(axes, played(GrowingSweep(cells), count, progress, workers, patience), there)


def _made(cell: Callable[[Mapping[str, Value]], GrowingStudy], values: Mapping[str, Value]) -> GrowingStudy:
    """Make a cell. Raises SceneError and ContentError, which name the cell."""
    try:
        return cell(values)
    except (SceneError, ContentError) as error:
        if not values:
            raise
        named = ", ".join(f"{name}={quoted(value)}" for name, value in values.items())
        raise type(error)(f"the cell with {named}: {error}") from None
