"""The table around the board: the notice before play, who plays, the seed, and a new game when one is asked for."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.board import Board
from holding_on.board.campaigning import Group
from holding_on.board.code import STATIC
from holding_on.board.keeper import Found, Keeper
from holding_on.board.seating import WORDS, Seating, any_seed, is_number, typed
from holding_on.board.simplifies import folded
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.errors import HoldingOnError
from holding_on.engine.names import NURSES
from holding_on.game import Game
from holding_on.game.options import FEWEST, Options

log = logging.getLogger(__name__)


class Table(ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """A place to sit down: it opens with the notice, asks who plays, and then holds the board."""

    def __init__(
        self,
        *,
        players: int = 3,
        seed: str = "",
        content: str | None = None,
        lang: str = "en",
        scenario: int | None = None,
    ) -> None:
        """`scenario` is the one that is begun; None for the next one of the group that sits here."""
        self.game: Game | None = None
        self.board: Board | None = None
        self._content, self._lang = content, lang
        self._words, trouble = _words_of(content, lang)
        self._notice = ipywidgets.HTML(_notice(self._words, self._words.say("notice.help")))
        self._fields = Seating(self._words, content, players=players, seed=seed, heard=self._heard)
        self._begin = self._button("begin", self.begin)
        self._trouble = ipywidgets.HTML(trouble)
        self._seed_shown = ipywidgets.HTML()
        self._help = ipywidgets.Text(
            description=self._say("help"),
            placeholder=self._say("help_hint"),
            continuous_update=False,
            style={"description_width": "initial"},
        )
        self._help.observe(self._heard(self._help_changed), "value")
        self._stop = ipywidgets.HTML(escape(self._words.say("board.stop.reason")), layout={"padding": "0 10px"})
        self._stopped = ipywidgets.HTML()
        self._back = self._button("back", self.go_on)
        self._simplifies = ipywidgets.HTML(folded(self._words))
        self._closing = ipywidgets.VBox(
            [
                self._stopped,
                self._simplifies,
                ipywidgets.HBox([self._back, self._button("new_game", self.new_game)]),
            ]
        )
        self._question = ipywidgets.HBox(
            [
                ipywidgets.HTML(escape(self._say("ask"))),
                self._button("ask_yes", self.sit_down),
                self._button("ask_no", self.go_on),
            ]
        )
        self._keeper = Keeper(
            self._words, content, found=self._offer, opened=self._open, told=self._refuse, elsewhere=self._taken_up
        )
        self._group = Group(
            self._words,
            content,
            self._keeper,
            heard=self._heard,
            begin=self.begin,
            go_on=self.play_scenario,
            stands=self._fields.fill_in,
        )
        self._fields.offer_scenarios(scenario, self._group.is_open)
        self._opening = ipywidgets.VBox(
            [self._notice, self._simplifies, self._group.standing, self._fields, self._help, self._begin]
        )
        self._kept: Found | None = None
        self._offered = ipywidgets.HTML()
        self._take = self._button("keep.go_on", self.take_up)
        self._offering = ipywidgets.HBox([self._offered, self._take, self._button("keep.clean", self.start_clean)])
        self._asked_to_open = ipywidgets.HTML()
        self._opening_file = ipywidgets.HBox(
            [self._asked_to_open, self._button("keep.open_it", self.take_up), self._button("ask_no", self.go_on)]
        )
        self._elsewhere = ipywidgets.HBox(
            [ipywidgets.HTML(_alert(self._say("keep.elsewhere"))), self._button("keep.take_back", self.take_back)]
        )
        self._bar = ipywidgets.HBox(
            [self._button("new_game", self.new_game), self._seed_shown, self._keeper, self._group.offering]
        )
        super().__init__()
        self._style = ipywidgets.HTML(f"<style>{(STATIC / 'table.css').read_text(encoding='utf-8')}</style>")
        for part, name in (
            (self, "ho-table"),
            (self._style, "ho-table-style"),
            (self._opening, "ho-table-opening"),
            (self._notice, "ho-table-notice"),
            (self._fields, "ho-table-fields"),
            (self._bar, "ho-table-bar"),
            (self._question, "ho-table-question"),
            (self._help, "ho-table-help"),
            (self._closing, "ho-table-closing"),
            (self._stopped, "ho-table-notice"),
            (self._offering, "ho-table-question"),
            (self._opening_file, "ho-table-question"),
            (self._elsewhere, "ho-table-question"),
            (self._trouble, "ho-table-trouble"),
        ):
            part.add_class(name)
        self._show(self._opening, self._keeper)

    def __repr__(self) -> str:
        return self._words.say("notice.title") if self.board is None else repr(self.board)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        html = self._notice.value if self.board is None else self.board._in_html()
        return bundle and {**bundle, "text/plain": repr(self), "text/html": html}

    # ------------------------------------------------------------------ what the buttons do

    def begin(self, scenario: int | None = None) -> None:
        """Set up the game that was asked for; what cannot be is said, and nothing is lost."""
        wrong = self._fields.wrong
        if wrong:
            return self._refuse(wrong)
        number = self._fields.scenario.value if scenario is None else scenario
        chosen = {**self._fields.chosen(), "lang": self._lang}
        try:
            if self._group.is_open(number):
                return self._play(self._group.play(number, **chosen))
            game = Game(scenario=number, content=self._content, **chosen)
        except HoldingOnError as refused:
            return self._refuse(self._say("wrong.game", reason=str(refused)))
        return self._play(game, Found(game, ""))  # by itself: the group's own way is not touched by it

    def play_scenario(self, scenario: int) -> None:
        """Set up a scenario for those who have just played."""
        self._play(self._group.play(scenario, seed=any_seed(), lang=self._lang))

    def _play(self, game: Game, found: Found | None = None) -> None:
        """Lay a game on the table: a new one, or one that was found. One that is under way is left only
        for a board that could be made; a first one is kept, whether there is a board for it or not.
        """
        try:
            board = Board(game, take_focus=True)
        except Exception:
            if self.board is None:
                self.game = game
                self._group.keep(game, found)
            raise
        if self.board is not None:
            self.board.close()
        self.game, self.board = game, board
        self._keeper.carrier = board
        here = {"help_here": typed(self._help)} if typed(self._help) else {}
        self.board.set_trait("words", {"help": self._help_line(), **here})
        self.board.when_stopped(self.stop_here)
        self._seed_shown.value = escape(self._say("seed_shown", seed=game.seed))
        self._trouble.value = ""
        self._kept = None
        self._group.keep(game, found)
        self._show(self._bar, self.board)

    # ------------------------------------------------------------------ what was kept

    def _offer(self, found: Found) -> None:
        """A game lies on this browser's shelf: go on with it, or start clean."""
        self._kept = found
        if found.at_once or found.game is None:
            return self.take_up()
        told = self._keeper.tell(found)
        self._offered.value = escape(self._say("keep.offer_played" if found.played else "keep.offer", told=told))
        self._take.description = self._say("keep.take_up" if found.played else "keep.go_on")
        return self._show(self._offering, self._notice, self._simplifies, self._keeper)

    def take_up(self) -> None:
        """Go on with the game that was found, or with the group that is between two games."""
        found = self._kept
        if found is None:
            return
        if found.game is not None:
            self._play(found.game, found)
        else:
            self._put_board_away()
            self._group.come_back(found)
            self._show(self._opening, self._keeper)

    def start_clean(self) -> None:
        """Take the game that was found off the shelf, unless another tab plays it; what a group has reached stays."""
        if self._kept is not None and not self._kept.played:
            self._group.come_back(self._kept)
        self._kept = None
        self._show(self._opening, self._keeper)

    def _open(self, found: Found) -> None:
        """A game from a file takes the place of the one on the table: after a question, when that is under way."""
        self._kept = found
        if self.board is None or self.game is None or self.game.outcome is not None:
            return self.take_up()
        self._asked_to_open.value = escape(self._say("keep.opened", told=self._keeper.tell(found)))
        return self._show(self._bar, self._opening_file, self.board)

    def _taken_up(self) -> None:
        """Another tab plays this game now."""
        if self.board is not None:
            return self._show(self._bar, self._elsewhere, self.board)
        self._group.part()
        return self._refuse(self._words.say("campaign.elsewhere"))

    def take_back(self) -> None:
        """Play it here again; the other tab is told."""
        self._keeper.take_back()
        self.go_on()

    # ------------------------------------------------------------------ new games, and none

    def new_game(self) -> None:
        """A new game, after a question when one is under way."""
        if self.game is None or self.board is None or self.game.outcome is not None:
            self.sit_down()
        elif self._closing in self.children:
            self._show(self._question, self._closing)
        else:
            self._show(self._bar, self._question, self.board)

    def sit_down(self) -> None:
        """Put the board away and ask who plays next."""
        self._put_board_away()
        self._fields.seed.value = ""
        before = self._group.stand_up()
        if before is not None:
            return self._offer(before)
        return self._show(self._opening, self._keeper)

    def _put_board_away(self) -> None:
        if self.board is not None:
            self.board.close()
        self.game = self.board = self._keeper.carrier = None

    def go_on(self) -> None:
        """Stay with the game that is under way."""
        if self.board is not None:
            self._show(self._bar, self.board)

    def stop_here(self) -> None:
        """Somebody ends here: the board is put aside as it is, and what was played and where to find help is said."""
        if self.board is None:
            return
        game = self.board.game
        head = game.view()["head"]
        told = [
            self._say("closing.played", day=head["day_text"], shift=head["shift_text"]),
            self._say("closing.kept" if game.outcome is None else "closing.over"),
            self._help_line(),
        ]
        self._stopped.value = _page(self._words.say("board.stop.ended"), told)
        self._show(self._closing)
        self._back.focus()

    # ------------------------------------------------------------------ how it is put together

    def _show(self, *parts: ipywidgets.Widget) -> None:
        said_already = self._closing in parts or (self.board is not None and self.board in parts)
        self.children = (self._style, self._trouble, *parts, *(() if said_already else (self._stop,)))

    def _help_line(self) -> str:
        """Where to find help: as whoever leads the game has filled it in, or in our general words."""
        return typed(self._help) or self._words.say("notice.help")

    def _help_changed(self) -> None:
        self._notice.value = _notice(self._words, self._help_line())

    def _refuse(self, sentence: str) -> None:
        self._trouble.value = _alert(sentence)

    def _button(self, key: str, action: Callable[[], None]) -> ipywidgets.Button:
        button = ipywidgets.Button(description=self._say(key))
        button.on_click(self._heard(action))
        return button

    def _heard(self, action: Callable[[], None]) -> Callable[[object], None]:
        """What a button or a field does, whatever happens inside: a refusal or a mistake of ours becomes a sentence."""

        def heard(_: object) -> None:
            try:
                action()
            except HoldingOnError as refused:
                self._refuse(str(refused))
            except Exception:
                log.exception("the table could not do what was asked")
                self._refuse(self._say("wrong.unexpected_empty" if self.game is None else "wrong.unexpected"))
                self._offer_record()

        return heard

    def _offer_record(self) -> None:
        """The game that is under way can be saved as a file, whatever stands on the table."""
        if self.game is not None and self._bar not in self.children and self._keeper not in self.children:
            self.children = (*self.children[:2], self._bar, *self.children[2:])

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(WORDS + key, **facts)


def play_page() -> Table:
    """The page that `play` serves: the table, with the options that the command left in the environment."""
    told = os.environ.get
    players, scenario = told("HOLDING_ON_PLAYERS", "3"), told("HOLDING_ON_SCENARIO", "")
    return Table(
        players=min(max(FEWEST, int(players)), NURSES) if is_number(players) else 3,
        seed=told("HOLDING_ON_SEED", ""),
        content=told("HOLDING_ON_CONTENT") or None,
        scenario=int(scenario) if is_number(scenario) else None,
        lang=told("HOLDING_ON_LANG") or "en",
    )


def _words_of(content: str | None, lang: str) -> tuple[Words, str]:
    """The words of a table's own content; when it cannot be read, those of the box and what is wrong."""
    try:
        return Words(Options(content=content).catalogue(), lang), ""
    except HoldingOnError as refused:
        return Words(the_box(), "en"), _alert(str(refused))


def _notice(words: Words, help_line: str) -> str:
    """What is said before play: its title, then every part in the order of the file."""
    keys = [key for key in words.texts if key.startswith("notice.") and key != "notice.title"]
    told = [help_line if key == "notice.help" else words.say(key) for key in keys]
    return _page(words.say("notice.title"), told)


def _page(title: str, paragraphs: list[str]) -> str:
    return f"<h2>{escape(title)}</h2>" + "".join(f"<p>{escape(text)}</p>" for text in paragraphs)


def _alert(sentence: str) -> str:
    return f'<p role="alert">{escape(sentence)}</p>'
