"""The play page: the notice before play, who plays, the board, and what lies between two games."""

from __future__ import annotations

import os
from dataclasses import replace
from enum import Enum, auto
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.board import Board
from holding_on.board.campaign_panel import CampaignPanel
from holding_on.board.guard import Guard
from holding_on.board.keeper import Keeper, SavedGame
from holding_on.board.page_menu import menu_of
from holding_on.board.page_parts import PageParts, alert_html, notice_html, titled_html
from holding_on.board.setup_form import WORDS, SetupForm, any_seed, is_number, typed
from holding_on.board.unsaved import Unsaved
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.errors import HoldingOnError
from holding_on.engine.names import NURSES
from holding_on.game import Game
from holding_on.game.options import FEWEST, Options


class State(Enum):
    """What the play page is at."""

    OPENING = auto()
    """No game: who plays, and begin."""
    OFFERING = auto()
    """No game: one that this browser has stored can be gone on with."""
    PLAYING = auto()
    """A game, whether it is over or not."""
    ASKING_NEW_GAME = auto()
    """A game under way: is it put away for a new one?"""
    ASKING_TO_OPEN = auto()
    """A game under way: does one from a file take its place?"""
    ELSEWHERE = auto()
    """A game that another tab plays now."""
    CLOSING = auto()
    """A game that somebody has stopped; the board is put aside."""
    CLOSING_ASKING_NEW_GAME = auto()
    """The same, and asked whether the game is put away for a new one."""


SHOWN: Final[dict[State, tuple[str, ...]]] = {
    State.OPENING: ("opening", "keeper", "stop_line"),
    State.OFFERING: ("offer", "notice", "simplifies", "keeper", "stop_line"),
    State.PLAYING: ("bar", "board"),
    State.ASKING_NEW_GAME: ("bar", "question", "board"),
    State.ASKING_TO_OPEN: ("bar", "file_question", "board"),
    State.ELSEWHERE: ("bar", "elsewhere", "board"),
    State.CLOSING: ("closing",),
    State.CLOSING_ASKING_NEW_GAME: ("question", "closing"),
}
"""What is shown in each state: the board, and attributes of PageParts. The board and the closing part say themselves
that anyone may stop; elsewhere `stop_line` does.
"""


class PlayPage(Unsaved, ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """The page of one game at a time, in one `state` at a time; every transition is a method.

        OPENING --begin--> PLAYING --new_game--> ASKING_NEW_GAME --put_away--> OPENING
        PLAYING --stop_here--> CLOSING --go_on--> PLAYING
        CLOSING --new_game--> CLOSING_ASKING_NEW_GAME --put_away--> OPENING
        OPENING --on_found--> OFFERING --resume--> PLAYING, --start_clean--> OPENING
        PLAYING --on_opened--> ASKING_TO_OPEN --resume--> PLAYING
        PLAYING --on_elsewhere--> ELSEWHERE --take_back--> PLAYING

    Every question goes back to PLAYING by `go_on`. A game that is over is put away and replaced without a question.
    To put away a game that was found in the place of a group's own leads to OFFERING the group's own.
    """

    def __init__(
        self,
        *,
        players: int = 3,
        seed: str = "",
        content: str | None = None,
        lang: str = "en",
        scenario: int | None = None,
    ) -> None:
        """`scenario` is the one that is begun; None for the next one of the group that plays here."""
        self.game: Game | None = None
        self.board: Board | None = None
        self.content, self._lang = content, lang
        self._words, trouble = _words_of(content, lang)
        self.saved: SavedGame | None = None
        """The game that is offered, or that is asked about."""
        guard = self.guard = Guard(self._refuse, self._on_mistake)
        self.form = SetupForm(self._words, content, players=players, seed=seed, guard=guard)
        self.keeper = Keeper(
            self._words,
            content,
            on_found=self.on_found,
            on_opened=self.on_opened,
            on_refused=self._refuse,
            on_elsewhere=self.on_elsewhere,
            on_played=self.on_played,
        )
        self.panel = CampaignPanel(
            self._words,
            content,
            self.keeper,
            self.form,
            guard=guard,
            on_begin=self.begin,
            on_play=self.play_scenario,
        )
        self.form.offer_scenarios(scenario, self.panel.is_open)
        parts = self.parts = PageParts(self._words, self.form, self.keeper, self.panel)
        parts.trouble.value = trouble
        for button, transition in (
            (parts.begin, self.begin),
            (parts.new_game, self.new_game),
            (parts.resume, self.resume),
            (parts.start_clean, self.start_clean),
            (parts.put_away, self.put_away),
            (parts.keep_on, self.go_on),
            (parts.open_it, self.resume),
            (parts.do_not_open, self.go_on),
            (parts.take_back, self.take_back),
            (parts.back, self.go_on),
            (parts.next_game, self.new_game),
        ):
            button.on_click(guard(transition))
        parts.help.observe(guard(self._on_help), "value")
        super().__init__()
        self.add_class("ho-table")
        self._enter(State.OPENING)

    def __repr__(self) -> str:
        return self._words.say("notice.title") if self.board is None else repr(self.board)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        html = self.parts.notice.value if self.board is None else self.board.in_html()
        return bundle and {**bundle, "text/plain": repr(self), "text/html": html}

    def _enter(self, state: State) -> None:
        self.state = state
        shown = (self.board if name == "board" else self.parts.named(name) for name in SHOWN[state])
        self.children = (self.parts.style, self.parts.trouble, *shown)

    # ------------------------------------------------------------------ to PLAYING

    def begin(self, scenario: int | None = None) -> None:
        """Set up the game that the form asks for; what cannot be is said, and nothing is lost."""
        wrong = self.form.wrong
        if wrong:
            return self._refuse(wrong)
        number = self.form.scenario.value if scenario is None else scenario
        chosen = {**self.form.chosen(), "lang": self._lang}
        try:
            if self.panel.is_open(number):
                return self._play(self.panel.play(number, **chosen))
            game = Game(scenario=number, content=self.content, **chosen)
        except HoldingOnError as refused:
            return self._refuse(self._say("wrong.game", reason=str(refused)))
        return self._play(game, SavedGame(game, ""))  # by itself: the group's campaign is not touched by it

    def play_scenario(self, scenario: int) -> None:
        """Set up a scenario of the campaign for those who have just played."""
        self._play(self.panel.play(scenario, seed=any_seed(), lang=self._lang))

    def resume(self) -> None:
        """Go on with the game that is offered or asked about, or with a campaign that is between two games."""
        saved = self.saved
        if saved is None:
            return
        if saved.game is not None:
            self._play(saved.game, saved)
        else:
            self._close_board()
            self.panel.resume(saved)
            self._enter(State.OPENING)

    def take_back(self) -> None:
        """Play the game here again, after another tab had taken it up; that tab is told."""
        self.keeper.take_back()
        self.go_on()

    def go_on(self) -> None:
        """Stay with the game that is under way."""
        if self.board is not None:
            self._enter(State.PLAYING)

    def _play(self, game: Game, saved: SavedGame | None = None) -> None:
        """Show a new game, or one that was saved, in place of the one before. That is left only for a board that could
        be made; a first game is kept, whether there is a board for it or not.
        """
        try:
            board = Board(game, take_focus=True)
        except Exception:
            if self.board is None:
                self.game = game
                self.panel.keep(game, saved)
            raise
        if self.board is not None:
            self.board.close()
        self.game, self.board = game, board
        self.keeper.carrier = board
        help_line = typed(self.parts.help)
        board.set_trait("words", {"help": self._help_line(), **({"help_here": help_line} if help_line else {})})
        board.when_stopped(self.stop_here)
        board.offer(*menu_of(self._words, game, self.keeper, self.guard(self.new_game)))
        self.parts.furnish_bar(in_menu=True)
        self.parts.seed.value = escape(self._say("seed_shown", seed=game.seed))
        self.parts.trouble.value = ""
        self.saved = None
        self.panel.keep(game, saved)
        self._enter(State.PLAYING)

    # ------------------------------------------------------------------ from PLAYING

    def new_game(self) -> None:
        """A new game, after a question when one is under way."""
        if self.game is None or self.board is None or self.game.outcome is not None:
            self.put_away()
        elif self.state in (State.CLOSING, State.CLOSING_ASKING_NEW_GAME):
            self._enter(State.CLOSING_ASKING_NEW_GAME)
        else:
            self._enter(State.ASKING_NEW_GAME)

    def put_away(self) -> None:
        """Put the game away and ask who plays next."""
        self._close_board()
        self.form.seed.value = ""
        before = self.panel.leave()
        if before is not None:
            return self.on_found(before)
        return self._enter(State.OPENING)

    def stop_here(self) -> None:
        """Put the board aside as it is; what was played and where to find help is said."""
        if self.board is None:
            return
        game = self.board.game
        head = game.view()["head"]
        texts = [
            self._say("closing.played", day=head["day_text"], shift=head["shift_text"]),
            self._say("closing.kept" if game.outcome is None else "closing.over"),
            self._help_line(),
        ]
        self.parts.stopped.value = titled_html(self._words.say("board.stop.ended"), texts)
        self._enter(State.CLOSING)
        self.parts.back.focus()

    def _close_board(self) -> None:
        if self.board is not None:
            self.board.close()
        self.game = self.board = self.keeper.carrier = None
        self.parts.furnish_bar(in_menu=False)

    # ------------------------------------------------------------------ saved games

    def on_found(self, saved: SavedGame) -> None:
        """A game is stored in this browser: offer to go on with it, or start clean."""
        self.saved = saved
        if saved.at_once or saved.game is None:
            return self.resume()
        text = self._say("keep.offer_played" if saved.played else "keep.offer", told=self.keeper.summary(saved))
        self.parts.saved.value = escape(text)
        self.parts.resume.description = self._say("keep.take_up" if saved.played else "keep.go_on")
        return self._enter(State.OFFERING)

    def on_played(self, saved_id: str) -> None:
        """Another tab, which was busy, says only now that it plays the game that is offered here."""
        if self.state is State.OFFERING and self.saved is not None and self.saved.id == saved_id:
            self.on_found(replace(self.saved, played=True))

    def start_clean(self) -> None:
        """Remove the game that was found, unless another tab plays it; what its group has reached stays."""
        if self.saved is not None and not self.saved.played:
            self.panel.resume(self.saved)
        self.saved = None
        self._enter(State.OPENING)

    def on_opened(self, saved: SavedGame) -> None:
        """A game from a file takes the place of the one that is played: after a question, when that is under way."""
        self.saved = saved
        if self.board is None or self.game is None or self.game.outcome is not None:
            return self.resume()
        self.parts.from_file.value = escape(self._say("keep.opened", told=self.keeper.summary(saved)))
        return self._enter(State.ASKING_TO_OPEN)

    def on_elsewhere(self) -> None:
        """Another tab plays this game now."""
        if self.board is not None:
            return self._enter(State.ELSEWHERE)
        self.panel.release()
        return self._refuse(self._words.say("campaign.elsewhere"))

    # ------------------------------------------------------------------ what is said

    def _help_line(self) -> str:
        """Where to find help: as whoever leads the game has filled it in, or in our general words."""
        return typed(self.parts.help) or self._words.say("notice.help")

    def _on_help(self) -> None:
        self.parts.notice.value = notice_html(self._words, self._help_line())

    def _refuse(self, sentence: str) -> None:
        self.parts.trouble.value = alert_html(sentence)

    def _on_mistake(self) -> None:
        """After a mistake of ours the game that is under way can be saved as a file, whatever is shown."""
        self._refuse(self._say("wrong.unexpected_empty" if self.game is None else "wrong.unexpected"))
        self.parts.furnish_bar(in_menu=False)
        if self.game is not None and self.parts.bar not in self.children and self.keeper not in self.children:
            self.children = (*self.children[:2], self.parts.bar, *self.children[2:])

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(WORDS + key, **facts)


def play_page() -> PlayPage:
    """The page that `play` serves, with the options that the command left in the environment.

    Returns
    -------
    PlayPage
        A widget; what is wrong with the content is shown on it, above the page of the box.

    Notes
    -----
    Read are `HOLDING_ON_PLAYERS`, `HOLDING_ON_SEED`, `HOLDING_ON_CONTENT`, `HOLDING_ON_SCENARIO` and `HOLDING_ON_LANG`.
    """
    option = os.environ.get
    players, scenario = option("HOLDING_ON_PLAYERS", "3"), option("HOLDING_ON_SCENARIO", "")
    return PlayPage(
        players=min(max(FEWEST, int(players)), NURSES) if is_number(players) else 3,
        seed=option("HOLDING_ON_SEED", ""),
        content=option("HOLDING_ON_CONTENT") or None,
        scenario=int(scenario) if is_number(scenario) else None,
        lang=option("HOLDING_ON_LANG") or "en",
    )


def _words_of(content: str | None, lang: str) -> tuple[Words, str]:
    """The words of this content; when it cannot be read, those of the box and what is wrong."""
    try:
        return Words(Options(content=content).catalogue(), lang), ""
    except HoldingOnError as refused:
        return Words(the_box(), "en"), alert_html(str(refused))
