"""StudyFrames: the games that a style has played, as frames, with the setting and the style they were played with."""

from __future__ import annotations

from dataclasses import dataclass

from ..catalogue.language import Words
from ..engine.errors import SceneError
from ..game.frames import for_pandas, pl
from ..game.variant import FOLDER
from ..version import __version__
from ..view import markup
from . import frames, naming
from .origin import Origin


@dataclass(frozen=True, eq=False)
class StudyFrames:
    """The data of a study, and how they are shown: the part of `Study` that plays nothing and reads no file."""

    games: pl.DataFrame
    shifts: pl.DataFrame
    policy: str
    words: Words
    name: str = ""
    asked: int = 0
    version: str = __version__
    origin: Origin | None = None
    changed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.name:
            object.__setattr__(self, "name", self.policy)
        if not self.changed:
            object.__setattr__(self, "changed", naming.changed(self.origin, self.words))

    @property
    def stopped(self) -> bool:
        """Whether the study was stopped, by Ctrl-C or a button, before all games that were asked for had been played.

        Returns
        -------
        bool
            True if it was stopped. Every game in the study was still played to its end.
        """
        return self.games.height < self.asked

    @property
    def note(self) -> str:
        """A sentence to bear in mind with every number of the study: that its style does not know a house rule.

        A style of your own says which rules it knows: `my_style.knows = ["HOUSE-21"]`, or True for every rule.

        Returns
        -------
        str
            A sentence; empty where nothing is to be said.
        """
        if self.origin is None or self.origin.style is None:
            return ""  # a style that was not kept cannot be asked
        known = self.origin.known_rules
        rules = [rule for rule in self.origin.rules_beyond_numbers if rule not in (known or ())]
        key = "study.not_said" if known is None else "study.not_known"
        return self.words.say(key, policy=self.policy, rules=self.words.listed(rules)) if rules else ""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StudyFrames):
            return NotImplemented
        return self.policy == other.policy and self.games.equals(other.games) and self.shifts.equals(other.shifts)

    def __hash__(self) -> int:
        """Return a hash of the style, the sizes of the frames and the sums of the games, as frames have no hash."""
        return hash((self.policy, self.games.shape, self.shifts.shape, tuple(self.games.sum().row(0))))

    def __repr__(self) -> str:
        won = int(self.games["won"].sum())
        lines = [self._played_in_words(), self.words.say("study.won", n=won)]
        for reason in self.games["reason"].unique().sort():
            if reason != "objective":
                count = self.games.filter(pl.col("reason") == reason).height
                lines.append(self.words.say(f"study.{reason}", n=count))
        return " ".join(lines)

    def _played_in_words(self) -> str:
        """Return how many games were played with which style, name and changes; if stopped, how many were asked for."""
        said = self.words.say("study.played", n=self.games.height, policy=self.policy)
        if self.name != self.policy:
            said = self.words.say("study.named", name=self.name, played=said)
        if self.changed:
            said += " " + self.words.say("study.changed", changed=self.words.listed([*self.changed]))
        if self.note:
            said += " " + self.note
        if self.stopped:
            said += " " + self.words.say("study.stopped", n=self.asked, count=f"{self.asked:,}")
        return said

    def _origin(self) -> Origin:
        if self.origin is None:
            raise SceneError(
                "what this study was played with is not here: load it with content= the folder of its content, with "
                f"the files of its house rules in the folder {FOLDER}, or with holding_on {self.version}, which "
                "played it"
            )
        return self.origin

    def to_pandas(self) -> frames.PandasFrames:
        """Return both frames for pandas, as `games, shifts = study.to_pandas()`.

        Returns
        -------
        PandasFrames
            The frames `games` and `shifts`. A column with a fixed set of names is a categorical, and a list is an
            array.

        Raises
        ------
        MissingPackage
            If the extra `pandas` of this package is not installed.
        """
        return frames.PandasFrames(for_pandas(self.games), for_pandas(self.shifts))

    def _repr_html_(self) -> str:
        """Return the table that a notebook shows: how many games ended in which way, and how many rows there are."""
        say, text = self.words.say, markup.text
        caption = self._played_in_words()
        head = "".join(f'<th scope="col">{text(say(f"study.shown.{name}"))}</th>' for name in ("ending", "games"))
        ended = self.games["reason"].value_counts().sort("reason").iter_rows()
        rows = "".join(
            f'<tr><th scope="row">{text(say(f"study.chart.ending.{reason}"))}</th><td>{count}</td></tr>'
            for reason, count in ended
        )
        table = f"<caption>{text(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        rows_in_words = say("study.shown.rows", games=self.games.height, shifts=self.shifts.height)
        return markup.whole(self.words, f"<table>{table}</table>", markup.paragraphs(rows_in_words))
