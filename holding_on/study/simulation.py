"""Study, and `simulate`, which plays many games with one care style into one."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

import polars as pl

from ..catalogue.language import Words
from ..engine import names as n
from ..engine import setup
from ..engine.errors import HoldingOnError, SceneError
from ..engine.state import State
from ..game import Game
from ..game.frames import for_pandas, frame
from ..game.options import MOST_SEED, Options, checked, own_box, readings_of
from ..quoting import quoted
from ..styles import STYLES, Style
from ..view import markup
from ..view.actions import Action
from . import frames
from .playing import NoLegalAnswer, begin, play

BLOCK: Final = 100
"""Games whose rows are gathered before they become a part of the frame."""
MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True, eq=False)
class Study:
    """Many games with one care style, as frames.

    Games are numbered from 0; game g of a study with `seed` s has the seed s + g, so `Game(seed=s + g)` deals the same
    cards, and two studies with one seed can be compared game by game. Studies are equal when the same games were played
    with a style of the same name and the same shifts are kept of them, in whatever language each is shown.

    Parameters
    ----------
    games : polars.DataFrame
        One row a game, with the columns of `study.frames.GAMES`.
    shifts : polars.DataFrame
        One row a shift, with the columns of `study.frames.SHIFTS_OF_MANY`.
    policy : str
        The name of the style.
    words : Words
        The texts in which it is shown.
    """

    games: pl.DataFrame
    shifts: pl.DataFrame
    policy: str
    words: Words

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Study):
            return NotImplemented
        return self.policy == other.policy and self.games.equals(other.games) and self.shifts.equals(other.shifts)

    def __hash__(self) -> int:
        """By what tells studies apart at a glance: a frame has no hash of its own."""
        return hash((self.policy, self.games.shape, self.shifts.shape, tuple(self.games.sum().row(0))))

    def __repr__(self) -> str:
        played = self.games.height
        won = int(self.games["won"].sum())
        lines = [self.words.say("study.played", n=played, policy=self.policy), self.words.say("study.won", n=won)]
        for reason in self.games["reason"].unique().sort():
            if reason != "objective":
                count = self.games.filter(pl.col("reason") == reason).height
                lines.append(self.words.say(f"study.{reason}", n=count))
        return " ".join(lines)

    def to_pandas(self) -> frames.PandasFrames:
        """Both frames for pandas, as `games, shifts = study.to_pandas()`.

        Returns
        -------
        PandasFrames
            `games` and `shifts`; a column that is one of several names is a categorical, a list an array.

        Raises
        ------
        MissingPackage
            Without the extra `pandas` of this package.
        """
        return frames.PandasFrames(for_pandas(self.games), for_pandas(self.shifts))

    def _repr_html_(self) -> str:
        """What a notebook shows: how many games ended in which way, and how many rows the frames have."""
        say, text = self.words.say, markup.text
        caption = say("study.played", n=self.games.height, policy=self.policy)
        head = "".join(f'<th scope="col">{text(say(f"study.shown.{name}"))}</th>' for name in ("ending", "games"))
        ended = self.games["reason"].value_counts().sort("reason").iter_rows()
        rows = "".join(
            f'<tr><th scope="row">{text(say(f"study.chart.ending.{reason}"))}</th><td>{count}</td></tr>'
            for reason, count in ended
        )
        table = f"<caption>{text(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        rows_in_words = say("study.shown.rows", games=self.games.height, shifts=self.shifts.height)
        return markup.whole(self.words, f"<table>{table}</table>", markup.paragraphs(rows_in_words))


class StyleError(HoldingOnError):
    """A care style raised an error, or answered with something that is not among the actions it was given.

    What it is made of are its attributes, but for the sentence, which is its text.

    Parameters
    ----------
    sentence : str
        What happened, in which game, at which move, and what the actions were.
    game : Game
        The game at that decision, with its past.
    action : Action or object or None
        The answer; None when the style raised, and then `__cause__` is what it raised.
    study : Study
        The games that were played before.
    """

    def __init__(self, sentence: str, game: Game, action: Action | object | None, study: Study) -> None:
        super().__init__(sentence)
        self.game = game
        self.action = action
        self.study = study

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: by what makes it again."""
        return type(self), (str(self), self.game, self.action, self.study)


def simulate(
    games: int = 1000,
    scenario: int = 1,
    players: int = 3,
    policy: str | Style = "balanced",
    readings: dict[str, str] | None = None,
    numbers: dict[str, int] | None = None,
    seed: int = 0,
    start: Game | None = None,
    *,
    content: str | None = None,
) -> Study:
    """Play many games with one care style, and keep what happened as frames.

    Parameters
    ----------
    games : int, default 1000
        How many games, 1 to 1,000,000.
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play, 2 to 4.
    policy : str or callable, default "balanced"
        The name of a shipped style (`styles.STYLES`), or any callable `style(seat, actions) -> Action`.
    readings : dict of str to str, optional
        By rule id, as for `Game`.
    numbers : dict of str to int, optional
        By rule id, as for `Game`.
    seed : int, default 0
        The seed of the first game, from 0; each further game has the next one.
    start : Game, optional
        A game, or a moment of one (`game.at(…)`), from which every game goes on: what that table has seen stays,
        everything else is dealt anew by the seed. Scenario, readings, numbers and content are then its own.
    content : str, optional
        A folder with content of one's own.

    Returns
    -------
    Study
        One row a game and one row a shift.

    Raises
    ------
    SceneError
        For options that cannot be.
    ContentError
        For content with a mistake.
    StyleError
        When the style raises, or answers with an action that is not legal.

    Examples
    --------
    >>> study = simulate(games=5, policy="random", seed=1)
    >>> study.games.columns
    ['game', 'seed', 'won', 'reason', 'rule', 'days', 'condition']
    """
    style, name = style_of(policy)
    check_count(games, seed)
    if start is None:
        options = Options(scenario=scenario, players=players, seed=seed, content=content,
                          readings=dict(readings or {}), numbers=dict(numbers or {}))  # fmt: skip
        state, words = opening(options)
    else:
        state, words = moment(start), start.words
    builder = StudyBuilder(name, words)
    for number in range(games):
        laid, dealer = begin(state, seed + number, start is not None)
        try:
            played = play(laid, style, dealer, number, seed + number)
        except NoLegalAnswer as refused:
            again = (
                Game(scenario, players, seed + number, content=content, readings=readings, numbers=numbers)
                if start is None
                else start.branch(seed + number)
            )
            raise _style_error(refused, again, name, builder.study()) from refused.error
        builder.add(played.row(), played.rows)
    return builder.study()


def opening(options: Options) -> tuple[State, Words]:
    """The state of these options before its first step, and the words of its content. Raises SceneError."""
    catalogue = options.catalogue()
    checked(options, catalogue)
    state = setup.table(own_box(options, catalogue), readings_of(options, catalogue), options.players)
    return state, Words(catalogue, options.lang)


def moment(start: Game) -> State:
    """The state of a game, or of a moment of one, from which others go on. Raises SceneError when it is over."""
    state = start.table()
    if state.phase == n.OVER:
        raise SceneError("start: this game is over; begin from a moment of it, as game.at(day=3)")
    return state


class StudyBuilder:
    """Gathers games and makes a study of them."""

    def __init__(self, policy: str, words: Words) -> None:
        self.policy = policy
        self.words = words
        self._games: list[dict[str, Any]] = []
        self._shifts: list[dict[str, Any]] = []
        self._blocks: list[pl.DataFrame] = []

    def __len__(self) -> int:
        return len(self._games)

    def add(self, row: dict[str, Any], shifts: list[dict[str, Any]]) -> None:
        """Add a game: its row, and the rows of its shifts, which get its number."""
        number = len(self._games)
        self._games.append({**row, "game": number})
        for shift in shifts:
            shift["game"] = number
        self._shifts += shifts
        if len(self._games) % BLOCK == 0:
            self._pack()

    def _pack(self) -> None:
        """Make the gathered rows a part of the frame, which is smaller."""
        self._blocks.append(frame(self._shifts, frames.SHIFTS_OF_MANY))
        self._shifts = []

    def study(self) -> Study:
        """The study of the games so far."""
        self._pack()
        self._blocks = [pl.concat(self._blocks, rechunk=True)]
        return Study(frame(self._games, frames.GAMES), self._blocks[0], self.policy, self.words)


def style_of(policy: str | Style) -> tuple[Style, str]:
    """A style and its name. Raises SceneError when it is none."""
    if isinstance(policy, str):
        if policy not in STYLES:
            near = get_close_matches(policy, STYLES, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"the styles are {', '.join(STYLES)}"
            raise SceneError(f"policy={quoted(policy)} is not the name of a care style: {hint}")
        return STYLES[policy], policy
    if not callable(policy):
        raise SceneError(f"policy={quoted(policy)}: a care style is a name or a callable style(seat, actions)")
    own = getattr(policy, "__name__", type(policy).__name__)
    return policy, next((name for name, style in STYLES.items() if style is policy), own)


def check_count(games: int, seed: int) -> None:
    """Raises SceneError unless so many games can be played from this seed on."""
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise SceneError(f"games={quoted(games)}: a whole number from 1 to {MOST_GAMES:,}")
    if type(seed) is not int or not 0 <= seed <= MOST_SEED - games:
        raise SceneError(f"seed={quoted(seed)}: the first seed is a whole number from 0 to {MOST_SEED - games}")


def _style_error(refused: NoLegalAnswer, game: Game, policy: str, before: Study) -> StyleError:
    """The error of a style, with the game at the decision; `game` is as it was when that game began."""
    for code in refused.played.codes:
        game.apply(code)
    legal = ", ".join(str(action) for action in game.legal_actions())
    if refused.error is not None:
        action = None
        what = f"raised {type(refused.error).__name__}: {refused.error}"
    else:
        action = refused.answer
        known = isinstance(action, Action)
        what = (
            f"answered {str(action)!r}, which is not legal here"
            if known
            else f"answered {quoted(action)}, not an action"
        )
        if isinstance(action, Action):
            barred = game.why_not(action)
            what += f" ({barred})" if barred else ""
    return StyleError(
        f"the style {policy} {what}. Game {refused.played.game} (seed {refused.played.seed}), move "
        f"{len(refused.played.codes) + 1}: {game!r} The actions were: {legal}. The {before.games.height} games before "
        "it are in the error's .study, the game at this decision is its .game",
        game,
        action,
        before,
    )
