"""The play page: the web page with the notice before play, the form that asks who plays, and the board."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

from holding_on.board.board import Board, site_address
from holding_on.board.campaign_panel import CampaignPanel
from holding_on.board.coaching import Coach
from holding_on.board.days_panel import DaysPanel
from holding_on.board.guard import Guard
from holding_on.board.keeper import Keeper, SavedGame
from holding_on.board.linked_game import LinkedGame
from holding_on.board.menu import MenuItem
from holding_on.board.page_in_sight import PageInSight, content_of
from holding_on.board.page_menu import menu_of
from holding_on.board.page_parts import PageParts, titled_html
from holding_on.board.page_states import State
from holding_on.board.setup_form import SetupForm, any_seed
from holding_on.board.wall_offer import WallOffer
from holding_on.catalogue.scenario_file import BY_ITSELF
from holding_on.engine.errors import HoldingOnError
from holding_on.game import Game


class PlayPage(PageInSight):
    """The widget for the whole web page on which people play one game after another.

    The page is always in one `state`. Each transition to another state is a method:

        BEFORE --set_up--> OPENING --turn_back--> BEFORE
        OPENING --begin--> PLAYING --new_game--> ASKING_NEW_GAME --put_away--> OPENING
        PLAYING --stop_here--> CLOSING --go_on--> PLAYING
        CLOSING --new_game--> CLOSING_ASKING_NEW_GAME --put_away--> OPENING
        BEFORE, OPENING --on_found--> OFFERING --resume--> PLAYING, --start_clean--> OPENING
        PLAYING --on_opened--> ASKING_TO_OPEN --resume--> PLAYING
        PLAYING --on_elsewhere--> ELSEWHERE --take_back--> PLAYING
        BETWEEN --begin_chapter--> PLAYING, --ask_who--> OPENING --turn_back--> BETWEEN
        PLAYING, CLOSING --show_days--> DAYS --leave_days--> PLAYING, CLOSING
        PLAYING --pause_with_all--> WAITING --go_on--> PLAYING
        DAYS --open_door--> AT_A_DOOR --show_days--> DAYS
        BETWEEN --not_today--> RESTING --go_on--> BETWEEN, --start_afresh--> OPENING

    A group that has finished a game of its campaign comes to BETWEEN instead of OPENING. From every question `go_on`
    leads back to PLAYING. A game that is over is put away without a question.

    The page shows the notice only once. When the browser has stored a campaign that is between two games, the page
    stays in BEFORE, unless the players have already asked to go on. When the page offers a stored game, the notice
    stands below the offer.

    A game from a link (`on_link`) is shown instead of the widgets of any state, and the state stays as it is.

    A saved game may have taken the place of a group's own campaign. When that game is put away, the page goes to
    OFFERING and offers the group's own campaign.
    """

    def __init__(
        self,
        *,
        players: int = 3,
        seed: str = "",
        content: str | None = None,
        lang: str = "en",
        scenario: int | None = None,
        help_line: str = "",
        wall: Path | None = None,
    ) -> None:
        """Make the page.

        The form shows `scenario` as chosen until a game of it is over, or for None the next scenario of the group.
        `help_line` is filled in as the line that says where the players find help. `wall` is the folder into which the
        tables of a room write for the leader's page; None where there is no such page.
        """
        self.game = self.board = None
        self.content, self._lang = content, lang
        self._words, drawing, trouble = content_of(content, lang)
        self.saved: SavedGame | None = None
        """The saved game that the page offers or asks about; None while it offers no game and asks about none."""
        guard = self.guard = Guard(self._refuse, self._on_mistake)
        self.form = SetupForm(
            self._words,
            content,
            players=players,
            seed=seed,
            scenario=scenario,
            help_line=help_line,
            guard=guard,
            on_begin=self.begin,
            on_help=self._on_help,
            on_back=self.turn_back,
        )
        self.keeper = Keeper(
            self._words,
            content,
            on_found=self.on_found,
            on_opened=self.on_opened,
            on_refused=self._refuse,
            on_elsewhere=self.on_elsewhere,
            on_played=self.on_played,
            on_link=self.on_link,
        )
        self.linked = LinkedGame(
            self._words, guard=guard, address=self._address, on_branch=self.play_on, on_leave=self.leave_link
        )
        self.panel = CampaignPanel(
            self._words,
            content,
            self.keeper,
            self.form,
            guard=guard,
            on_begin=self.begin_chapter,
            on_play=self.play_scenario,
            on_offers=self.offer_after,
            on_who=self.ask_who,
            on_rest=self.not_today,
            on_reset=self.start_afresh,
        )
        self.form.offer_scenarios(None, self.panel.is_open)
        self.days = DaysPanel(self._words, guard=guard, on_door=self.open_door)
        self.wall = WallOffer(self._words, wall, guard=guard, on_pause=self.pause_with_all, doors=self.days.said_doors)
        self.coach = Coach(self._words, guard)
        self._days_from = State.PLAYING
        """The state from which the page of the days was opened."""
        parts = self.parts = PageParts(self._words, self.form, self.keeper, self.panel, self.days, self.wall, drawing)
        parts.trouble.value = trouble
        for button, transition in (
            (parts.ready, self.set_up),
            (parts.new_game, self.new_game),
            (parts.resume, self.resume),
            (parts.start_clean, self.start_clean),
            (parts.put_away, self.put_away),
            (parts.keep_on, self.go_on),
            (parts.open_it, self.resume),
            (parts.do_not_open, self.go_on),
            (parts.take_back, self.take_back),
            (parts.back, self.go_on),
            (parts.rested, self.go_on),
            (parts.next_game, self.new_game),
            (parts.open_days, self.show_days),
            (parts.again, self.show_days),
            (self.days.back, self.leave_days),
            (parts.go_on_now, self.go_on),
        ):
            button.on_click(guard(transition))
        super().__init__()
        self.add_class("ho-table")
        self._enter(State.BEFORE)

    # ------------------------------------------------------------------ who plays

    def set_up(self) -> None:
        """Go on from the notice to the progress of the campaign, or to the form if there is no campaign yet.

        When a scenario was asked for, as for all tables of a room, the form comes first in any case.
        """
        if self.state is not State.BEFORE:
            return
        if self.form.asked_for is None:
            self._open()
        else:
            self._enter(State.OPENING)

    def _open(self) -> None:
        self._enter(State.BETWEEN if self.panel.is_on_its_way else State.OPENING)

    def turn_back(self) -> None:
        """Go back from the form to the progress of the campaign, or to the notice if there is no campaign yet."""
        if self.state is State.OPENING:
            self._enter(State.BETWEEN if self.panel.is_on_its_way else State.BEFORE)

    # ------------------------------------------------------------------ from BETWEEN

    def begin_chapter(self, scenario: int) -> None:
        """Begin a scenario of the campaign with the nurses of the campaign."""
        if self.state is not State.BETWEEN:
            return  # the button was pressed twice
        if self.form.wrong:
            self.ask_who()
        self.begin(scenario)

    def ask_who(self) -> None:
        """Show the form, so that other people can play, or so that a scenario outside the campaign can be chosen."""
        if self.state is State.BETWEEN:
            self._enter(State.OPENING)

    def not_today(self) -> None:
        """Put the campaign aside for another day; say that the campaign is kept, and where the players find help."""
        if self.state is State.BETWEEN:
            texts = [self._words.say("campaign.rest.text"), self._help_line()]
            self.parts.rest.value = titled_html(self._words.say("campaign.rest.title"), texts)
            self._enter(State.RESTING)
            self.parts.rested.focus()

    def start_afresh(self) -> None:
        """Ask who plays, after the campaign was reset."""
        self._enter(State.OPENING)

    # ------------------------------------------------------------------ to PLAYING

    def begin(self, scenario: int | None = None) -> bool:
        """Begin the game that the form asks for, with `scenario` instead of the form's scenario if it is not None.

        When the game is not possible, the page says why, and nothing is lost. Returns whether the game has begun.
        """
        if self.form.is_refused():
            return False
        number = self.form.choice.scenario if scenario is None else scenario
        chosen = {**self.form.chosen(), "lang": self._lang}
        try:
            if self.panel.is_open(number):
                self._play(self.panel.play(number, **chosen))
            else:  # a game outside the group's campaign
                game = Game(scenario=number, content=self.content, **chosen)
                self._play(game, SavedGame(game, ""))
        except HoldingOnError as refused:
            self._refuse(self._say("wrong.game", reason=str(refused)))
            return False
        return True

    def play_scenario(self, scenario: int) -> None:
        """Begin a scenario with the nurses who have just played, or with those of the group's own campaign."""
        options: dict[str, Any] = {"seed": any_seed(), "lang": self._lang}
        if self.game is not None and self.game.scenario == BY_ITSELF:
            names: dict[str, Any] = {"players": len(self.game.names), "names": self.game.names}
            if scenario == BY_ITSELF:
                game = Game(scenario=scenario, content=self.content, **names, **options)
                return self._play(game, SavedGame(game, ""))
            before = self.panel.leave()
            if before is not None:
                self.panel.resume(before)
            else:
                options |= names
        return self._play(self.panel.play(scenario, **options))

    def offer_after(self, items: tuple[MenuItem, ...]) -> None:
        """Set the items on the board's page of the ending, such as the next scenario."""
        if self.board is None or self.game is None:
            return
        if self.game.outcome is not None:
            self.days.prepare(self.game)
            items = (MenuItem("days", self._say("days.open"), self.guard(self.show_days), main=True), *items)
        self.board.offer_after(*items)

    def resume(self) -> None:
        """Go on with the saved game or campaign that the page offers or asks about."""
        saved = self.saved
        if saved is None:
            return None
        if saved.game is not None:
            self._play(saved.game, saved)
        else:
            self._close_board()
            self.panel.resume(saved)
            by_itself = self.state is State.BEFORE and saved.id and not saved.at_once  # the browser reports it unasked
            return self._enter(State.BEFORE) if by_itself else self._open()
        return None

    def take_back(self) -> None:
        """Play the game in this tab again, after another tab had begun to play it; the other tab learns of this."""
        self.keeper.take_back()
        self.go_on()

    def go_on(self) -> None:
        """Go back to the game that is on the board, or to the campaign that was put aside."""
        if self.board is not None:
            self.wall.tell("playing")
            self._enter(State.PLAYING)
        elif self.state is State.RESTING:
            self._enter(State.BETWEEN)

    def _play(self, game: Game, saved: SavedGame | None = None) -> None:
        """Show a new or saved game instead of the earlier game.

        If the board of the new game cannot be made, the page keeps the earlier game. If there is no earlier game, the
        new game is kept, even without a board.
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
        help_line = self.form.help_line
        board.set_trait("words", {"help": self._help_line(), **({"help_here": help_line} if help_line else {})})
        board.when_stopped(self.stop_here)
        board.when_paused(self.pause_here)
        board.lead_links_to(self._address)
        self.wall.watch(game)
        items = menu_of(self._words, game, self.keeper, self.guard(self.new_game))
        if self.wall.is_open:  # the other tables need the processor of this machine
            board.offer(*items, *self.wall.menu())
        else:
            self.coach.attend(board, *items)
        self.parts.furnish_bar(in_menu=True)
        self.parts.seed.value = escape(self._say("seed_shown", seed=game.seed))
        self.parts.trouble.value = ""
        self.saved = None
        self.panel.keep(game, saved)
        self._enter(State.PLAYING)

    # ------------------------------------------------------------------ from PLAYING

    def new_game(self) -> None:
        """Put the game away for a new one. When the game is not over, ask first."""
        if self.game is None or self.board is None or self.game.outcome is not None:
            self.put_away()
        elif self.state in (State.CLOSING, State.CLOSING_ASKING_NEW_GAME):
            self._enter(State.CLOSING_ASKING_NEW_GAME)
        else:
            self._enter(State.ASKING_NEW_GAME)

    def put_away(self) -> None:
        """Put the game away and ask who plays next."""
        self._close_board()
        self.form.choose(seed="")
        before = self.panel.leave()
        if before is not None:
            return self.on_found(before)
        return self._open()

    def stop_here(self) -> None:
        """Put the board aside; say which day and shift the game has reached, and where the players find help."""
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
        self.wall.tell("stopped")
        self._enter(State.CLOSING)
        self.parts.back.focus()

    def pause_with_all(self, pauses: bool) -> None:
        """In a room, put the board aside while the leader lets all tables pause; a game that is over stays."""
        if pauses and self.state is State.PLAYING and self.game is not None and self.game.outcome is None:
            self.wall.tell("paused")
            self._enter(State.WAITING)
            self.parts.go_on_now.focus()
        elif not pauses and self.state is State.WAITING:
            self.go_on()

    def pause_here(self, pauses: bool) -> None:
        """Tell for the leader's page that this table has laid the pause over its board, or has taken it away."""
        if self.state is State.PLAYING:
            self.wall.tell("paused_here" if pauses else "playing")

    # ------------------------------------------------------------------ the days with Billy

    def show_days(self) -> None:
        """Show the page about the days with Billy, after an ending or a stop, or again after a door."""
        if self.board is None:
            return
        if self.state is State.AT_A_DOOR:
            self.board.look(len(self.board.game.actions))
        elif self.state in (State.PLAYING, State.CLOSING):
            self._days_from = self.state
        else:
            return
        self.days.show(self.board.game, self.panel.campaign)
        self._enter(State.DAYS)
        self.days.back.focus()

    def leave_days(self) -> None:
        """Go back from the page of the days to where it was opened."""
        if self.state is State.DAYS:
            self._enter(self._days_from)

    def open_door(self, move: int) -> None:
        """Show a moment of the game on the board, with a button that leads back to the page of the days."""
        if self.state is State.DAYS and self.board is not None:
            self.board.look(move)
            self._enter(State.AT_A_DOOR)

    def _close_board(self) -> None:
        self.days.stop()
        self.coach.leave()
        self.wall.leave_game()
        if self.board is not None:
            self.board.close()
        self.game = self.board = self.keeper.carrier = None
        self.parts.furnish_bar(in_menu=False)

    # ------------------------------------------------------------------ saved games

    def on_found(self, saved: SavedGame) -> None:
        """Offer to go on with a game that this browser has stored, or to remove the game and begin anew."""
        self.saved = saved
        if saved.at_once or saved.game is None:
            return self.resume()
        text = self._say("keep.offer_played" if saved.played else "keep.offer", told=self.keeper.summary(saved))
        self.parts.saved.value = escape(text)
        usual = "keep.go_on" if saved.game.outcome is None else "keep.look_back"
        self.parts.resume.description = self._say("keep.take_up" if saved.played else usual)
        return self._enter(State.OFFERING)

    def on_played(self, saved_id: str) -> None:
        """Say in the offer of a stored game that another tab plays the game. Such a tab was busy and reports late."""
        if self.state is State.OFFERING and self.saved is not None and self.saved.id == saved_id:
            self.on_found(replace(self.saved, played=True))

    def start_clean(self) -> None:
        """Remove the stored game that the page offers, unless another tab plays it; its campaign is not removed."""
        if self.saved is not None and not self.saved.played:
            self.panel.resume(self.saved)
        self.saved = None
        self._open()

    def on_link(self, game: Game, move: int, still: bool) -> None:
        """Show the game of a link at a move, without keeping it. The page's own game and campaign stay as they are."""
        self.parts.trouble.value = ""
        self.linked.show(game, move, still=still)
        self._show()

    def _address(self) -> str:
        """Return the address to which a link to a game leads: the configured one, or else that of this page."""
        return site_address() or self.keeper.address

    def leave_link(self) -> None:
        """Leave the game of a link, and show the page as it was before."""
        self.linked.close()
        self._show()

    def play_on(self, branch: Game) -> None:
        """Play on from a moment of the game of a link: a new game, kept by itself. Ask first as for a file."""
        self.leave_link()
        self.on_opened(SavedGame(branch, ""), "link.opened")

    def on_opened(self, saved: SavedGame, said: str = "keep.opened") -> None:
        """Play a game from a file or a link instead of the present game. When that is not over, ask first."""
        self.saved = saved
        if self.board is None or self.game is None or self.game.outcome is not None:
            return self.resume()
        self.parts.from_file.value = escape(self._say(said, told=self.keeper.summary(saved)))
        return self._enter(State.ASKING_TO_OPEN)

    def on_elsewhere(self) -> None:
        """Say that another tab plays this game or campaign now."""
        if self.board is not None:
            return self._enter(State.ELSEWHERE)
        self.panel.release()
        if self.state in (State.BETWEEN, State.RESTING):
            self._enter(State.OPENING)
        return self._refuse(self._words.say("campaign.elsewhere"))
