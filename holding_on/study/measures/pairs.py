"""Two studies of the same seeds, compared game by game. The cards are the same, so the choices make the difference."""

from __future__ import annotations

from typing import Literal

from holding_on.engine.errors import SceneError

from ..counts.pairs import Paired, compared
from ..counts.rates import together_said
from ..given import study_of
from ..naming import names_of
from ..study import Study


def paired(a: Study, b: Study, names: tuple[str, str] | None = None) -> Paired:
    """Compare two studies of the same seeds game by game.

    The cards of a seed are the same whatever the players do, so luck is the same on both sides. `names` are the names
    of the two studies in the sentence, such as "with balanced". If left out, the names say what differs, such as "with
    2 nurses". If every game went the same way in both studies, the text says so. Raises SceneError if the studies do
    not have the same seeds.

    >>> import holding_on as ho
    >>> calm, busy = (ho.simulate(games=20, policy=style, seed=1) for style in ("balanced", "random"))
    >>> found = paired(calm, busy)
    >>> found.both, found.only_a, found.only_b, found.neither
    (0, 13, 0, 7)
    >>> print(found)  # doctest: +ELLIPSIS
    20 games, each played twice with the same cards. Won both times: 0. Only with balanced: 13. Only with random: 0. ...
    >>> print(found.in_percent())  # doctest: +ELLIPSIS
    Won with balanced: 65.0 %, with random: 0.0 %. A difference of −65.0 percentage points; 95 % interval: −81.9 to ...
    """
    a, b = (study_of(each, "measures.paired") for each in (a, b))
    if a.games["seed"].to_list() != b.games["seed"].to_list():
        raise SceneError(
            "these two studies were not dealt the same cards: play both with the same seed= and as many games"
        )
    called = names or tuple(a.words.say("study.paired.style", policy=name) for name in names_of([a, b]))
    together = zip(a.games["won"], b.games["won"], strict=True)
    return compared(together, (called[0], called[1]), a.words, _alike(a, b), together_said([a.note, b.note]))


def _alike(a: Study, b: Study) -> Literal["", "shifts", "ends"]:
    """Return "shifts" if all shifts are the same in both, "ends" if all ends are and no shifts were kept, else ""."""
    if not a.games.equals(b.games):
        return ""
    if a.shifts.is_empty() or b.shifts.is_empty():
        return "ends"
    return "shifts" if a.shifts.equals(b.shifts) else ""
