"""The things that a lesson shows of many games: counts, charts, comparisons, and what a changed rule does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from holding_on.board import Board
from holding_on.common.notebooks import on_the_site
from holding_on.game import Game
from holding_on.lessons.making.positions import Positions, catalogue_of
from holding_on.lessons.pieces.board_charts import GameCharts
from holding_on.lessons.pieces.counts import Counts, Sixty
from holding_on.lessons.pieces.courses import Courses
from holding_on.lessons.pieces.curve import Curve
from holding_on.lessons.pieces.own_rule import OwnRule
from holding_on.lessons.pieces.record_upload import RecordUpload
from holding_on.lessons.pieces.slide import Slide
from holding_on.styles import STYLES, Style

if TYPE_CHECKING:  # modules that play and count many games take a second to load, and most lessons need none of them
    from holding_on.lessons.pieces.rule_change import RuleChange, SharedStudies
    from holding_on.lessons.pieces.style_comparison import StyleComparison
    from holding_on.lessons.pieces.what_if import WhatIf
    from holding_on.study.growing_rows import GrowingRows

S = TypeVar("S", bound=Slide)


class Studies(Positions):
    """Makes what plays and counts many games, or changes a rule in them."""

    _shared: dict[str, SharedStudies]

    def sixty(self, name: str, policy: str, beside: str = "", guess: bool = True) -> Sixty:
        """Return a scale on which the learner draws a line; then sixty games of a care style land, and another sixty.

        With `beside`, the count of another style of the same cards stands above; unless there is a `guess` no line is
        drawn. Its word is `asks`.
        """
        from holding_on.study.growing_rows import GrowingRows

        def begin(seed: int) -> GrowingRows:
            return GrowingRows(policy=policy, seed=seed, shifts=False, lang=self.lang)

        return self._noted(Sixty(self.game(), policy, begin, self._key(name), self.words, beside, guess))

    def courses(self, name: str, policy: str, *tables: Mapping[str, Any], cards: Sequence[int] = (0,)) -> Courses:
        """Return whole games that a care style plays when they are pressed, with what came of them side by side.

        Each of the `tables` has options of `Game`, such as `{"players": 2}`, and may have a `policy` of its own. All
        have the same `cards`: the first of these seeds, and the others by a button. Its words are `asks`, `way_1` and
        so on, `done`, with several cards `more`, and `says_1` and so on, if Billy says something at the end.
        """

        def play(options: Mapping[str, Any], seed: int) -> Game:
            return self.played(**{"policy": policy, "seed": seed, **options})

        opening = self.game(seed=cards[0])
        return self._noted(Courses(opening, play, tables, cards, self._key(name), self.words))

    def counts(self, name: str, policy: str, *options: int, games: int = 60, times: int = 1, seed: int = 0) -> Counts:
        """Return a question about counts of games that a tool has played; then they land beside the truth.

        With several `times` it asks how many of the counts miss the truth, from the game with this `seed` on, and no
        guess is wrong; with one it asks how much shorter its bar is than that of sixty games. Its words are `asks`,
        `more`, a sentence for each option, and `name_4` and so on for what an option is called. Raises SceneError
        when nobody has counted such games.
        """
        key = self._key(name)
        return self._noted(Counts(self.game(), policy, options, key, self.words, games=games, times=times, seed=seed))

    def change(self, kind: str = "", what: str = "", value: Any = None, **options: Any) -> RuleChange:
        """Return a piece that changes a rule, asks for a prediction, and plays many games with and without the change.

        `kind` is "number", "reading", "card", or "" to let the learner choose. `what` is the rule or the card that is
        chosen at first. `value` is a number, or a card's figures by name. The options are `scenario`, `players` and
        `policy` of `simulate`. Pieces with equal options share the games that they play. Raises SceneError for a kind,
        rule, card or value that is not possible.
        """
        from holding_on.lessons.pieces.rule_change import RuleChange

        return RuleChange(self._studies(options), self.words, kind, what, value)

    def slide(self, name: str, rule: str, value: int, games: int | None = None) -> Slide:
        """Return a number of the rules to slide, a claim of what it does, and games that test it on the same cards.

        It begins with this `value` of the number of this `rule` ("WARN-05"). Its words are `below` and `above`, told of
        values below and above the published one. Without a number, 200 games are played for a value; on a web page
        without a server, where a game takes longer, 50. Raises SceneError for a rule without a number, or for a value
        outside its range.
        """
        return self._slid(Slide, name, rule, value, games)

    def curve(self, name: str, rule: str, value: int, games: int | None = None) -> Curve:
        """Return what `slide` returns, as a piece that goes on until every value has been claimed and tested.

        Its word `whole` is told then.
        """
        return self._slid(Curve, name, rule, value, games)

    def own(self, name: str, *rules: tuple[str, int], games: int | None = None) -> OwnRule:
        """Return what `slide` returns, for rules of which the learner chooses one: `("WARN-05", 3), ("DAY-13", 4)`.

        Its further words are `switch`, and `rule_1` and so on, what the rules are called.
        """
        some, catalogue = self._games(games), catalogue_of(self.content)
        return self._noted(OwnRule(self.game(), self._studies({}), catalogue, rules, self._key(name), self.words, some))

    def _games(self, games: int | None) -> int:
        """Return how many games are played for a value."""
        return games or (50 if on_the_site() else 200)

    def _slid(self, kind: type[S], name: str, rule: str, value: int, games: int | None) -> S:
        """Return a number to slide, as this kind of piece."""
        some, catalogue = self._games(games), catalogue_of(self.content)
        made = kind(self.game(), self._studies({}), catalogue, rule, value, self._key(name), self.words, some)
        return self._noted(made)

    def _studies(self, options: dict[str, Any]) -> SharedStudies:
        """Return the games that pieces with these options share."""
        from holding_on.lessons.pieces.rule_change import SharedStudies

        options = {"lang": self.lang, **options, **({"content": self.content} if self.content else {})}
        return self._shared.setdefault(repr(sorted(options.items())), SharedStudies(**options))

    def record(self, board: Board) -> RecordUpload:
        """Return a button that puts the learner's own game on the board, from a saved file."""
        return RecordUpload(board, self.words)

    def pictures(self, board: Board, *kinds: str) -> GameCharts:
        """Return charts of the board's game, which are shown one at a time.

        The kinds are "condition", "care", "luck", "stress", "tokens" and "memories"; without a kind, all of these.
        """
        return GameCharts(board, kinds, self.words)

    def many(self, *policies: str | Style, games: int | None = None, board: Board | None = None) -> StyleComparison:
        """Return a comparison of care styles, which plays `games` games of each style when the learner asks.

        A style is a name or a function of one's own, which is compared with another one game by game. Without a number
        it plays 1000; on a web page without a server, where a game takes longer, 60.
        """
        from holding_on.lessons.pieces.style_comparison import StyleComparison

        return StyleComparison(policies or tuple(STYLES), games or (60 if on_the_site() else 1000), self.words, board)

    def might(self, board: Board, *policies: str, games: int | None = None) -> WhatIf:
        """Return a piece that plays `games` games on from a decision about care, with each kind of care.

        Without a number it plays 100; on a web page without a server, where a game takes longer, 30.
        """
        from holding_on.lessons.pieces.what_if import WhatIf

        return WhatIf(board, policies or tuple(STYLES), games or (30 if on_the_site() else 100), self.words)
