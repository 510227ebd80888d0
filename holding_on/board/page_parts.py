"""The widgets of the play page around the board: texts, fields and buttons. They are made once for each play page."""

from __future__ import annotations

from base64 import b64encode
from html import escape

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.campaign_panel import CampaignPanel
from holding_on.board.code import styles
from holding_on.board.days_panel import DaysPanel
from holding_on.board.keeper import Keeper
from holding_on.board.setup_form import WORDS, SetupForm
from holding_on.board.simplifies import folded
from holding_on.board.wall_offer import WallOffer
from holding_on.catalogue.language import Words


class PageParts:
    """The widgets that the play page shows in its different states. The play page decides what the buttons do.

    `page_states.SHOWN` says which widgets are shown in each state, by the names of the attributes of this class.
    """

    def __init__(
        self,
        words: Words,
        form: SetupForm,
        keeper: Keeper,
        panel: CampaignPanel,
        days: DaysPanel,
        wall: WallOffer,
        drawing: str | None,
    ) -> None:
        """Make the widgets; `drawing` is the SVG text of the picture beside the notice, or None for no picture."""
        self._words = words
        self.keeper = keeper
        self.style = ipywidgets.HTML(f"<style>{styles('table.css')}</style>")
        self.trouble = ipywidgets.HTML()
        self.stop_line = ipywidgets.HTML(escape(words.say("board.stop.reason")))
        self.notice = ipywidgets.HTML(notice_html(words, form.help_line or words.say("notice.help"), wall.notice))
        self.simplifies = ipywidgets.HTML(folded(words))
        self.ready = self._button("ready")
        self._on = on = ipywidgets.HBox([self.ready, self.simplifies])
        self.drawing = ipywidgets.HTML(drawing_html(drawing))
        self._beside = ipywidgets.VBox([self.notice, on])
        self.before = ipywidgets.Box([self.drawing, self._beside])

        self.opening = ipywidgets.VBox([form])
        self.campaign, self.so_far = panel.page, panel.so_far

        self.rest = ipywidgets.HTML()
        self.rested = ipywidgets.Button(description=words.say("campaign.rest.back"))
        self.resting = ipywidgets.VBox([self.rest, ipywidgets.HBox([self.rested])])

        self.new_game = self._button("new_game")
        self.seed = ipywidgets.HTML()
        self.bar = ipywidgets.HBox()
        self._in_bar = {False: (self.new_game, self.seed, keeper), True: (keeper,)}

        self.saved = ipywidgets.HTML()
        self.resume = self._button("keep.go_on")
        self.start_clean = self._button("keep.clean")
        self.offer = ipywidgets.HBox([self.saved, self.resume, self.start_clean])

        self.put_away = self._button("ask_yes")
        self.keep_on = self._button("ask_no")
        self.question = ipywidgets.HBox([ipywidgets.HTML(escape(self._say("ask"))), self.put_away, self.keep_on])

        self.from_file = ipywidgets.HTML()
        self.open_it = self._button("keep.open_it")
        self.do_not_open = self._button("ask_no")
        self.file_question = ipywidgets.HBox([self.from_file, self.open_it, self.do_not_open])

        self.take_back = self._button("keep.take_back")
        self.elsewhere = ipywidgets.HBox([ipywidgets.HTML(alert_html(self._say("keep.elsewhere"))), self.take_back])

        self.stopped = ipywidgets.HTML()
        self.back = self._button("back")
        self.next_game = self._button("new_game")
        self.open_days = self._button("days.open")
        do = ipywidgets.HBox([self.back, self.open_days, self.next_game])
        self.closing = ipywidgets.VBox([self.stopped, self.simplifies, do])
        self.days = days.page
        self.wall, self.word = wall.box, wall.word
        self.go_on_now = ipywidgets.Button(description=words.say("wall.here.go_on"))
        pause = f'<p role="status">{escape(words.say("wall.here.pause"))}</p>'
        self.waiting = ipywidgets.VBox([ipywidgets.HTML(pause), ipywidgets.HBox([self.go_on_now])])
        self.again = self._button("days.again")
        self.days_again = ipywidgets.HBox([self.again])

        for part, name in (
            (self.style, "ho-table-style"),
            (self.before, "ho-table-before"),
            (self.drawing, "ho-table-drawing"),
            (on, "ho-table-on"),
            (self.opening, "ho-table-opening"),
            (self.notice, "ho-table-notice"),
            (self.bar, "ho-table-bar"),
            (self.question, "ho-table-question"),
            (self.closing, "ho-table-closing"),
            (self.days_again, "hd-again"),
            (self.waiting, "ho-table-closing"),
            (self.word, "ho-table-trouble"),
            (self.waiting.children[0], "ho-table-notice"),
            (self.stopped, "ho-table-notice"),
            (self.resting, "ho-table-closing"),
            (self.rest, "ho-table-notice"),
            (self.offer, "ho-table-question"),
            (self.file_question, "ho-table-question"),
            (self.elsewhere, "ho-table-question"),
            (self.trouble, "ho-table-trouble"),
        ):
            part.add_class(name)
        self.furnish_bar(in_menu=False)

    def furnish_bar(self, *, in_menu: bool) -> None:
        """Fill the bar above the board with its buttons.

        When `in_menu`, the menu of the board offers the same items; the bar then shows no buttons.
        """
        self.keeper.bare = in_menu
        self.bar.children = self._in_bar[in_menu]

    def furnish_before(self, *, offers: bool) -> None:
        """Put the offer of a stored game above the notice, and leave out the button "ready", or the other way round."""
        self._on.children = (self.simplifies,) if offers else (self.ready, self.simplifies)
        self._beside.children = (self.offer, self.notice, self._on) if offers else (self.notice, self._on)

    def named(self, name: str) -> ipywidgets.Widget:
        """Return the widget whose attribute has this name."""
        return getattr(self, name)

    def _button(self, key: str) -> ipywidgets.Button:
        return ipywidgets.Button(description=self._say(key))

    def _say(self, key: str) -> str:
        return self._words.say(WORDS + key)


def notice_html(words: Words, help_line: str, of_the_room: str = "") -> str:
    """Return the notice before play as HTML: the title, then the messages `notice.…` in the order of their file.

    `of_the_room` is what a room adds: what its leader sees of each table.
    """
    keys = [key for key in words.texts if key.startswith("notice.") and key != "notice.title"]
    texts = [help_line if key == "notice.help" else words.say(key) for key in keys]
    return titled_html(words.say("notice.title"), [*texts, *([of_the_room] if of_the_room else [])])


def drawing_html(drawing: str | None) -> str:
    """Return a drawing as HTML, with an empty `alt`, since the words beside the drawing say what it shows."""
    if drawing is None:
        return ""
    return f'<img alt="" src="data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}">'


def titled_html(title: str, paragraphs: list[str]) -> str:
    """Return a title and paragraphs as HTML."""
    return f"<h2>{escape(title)}</h2>" + "".join(f"<p>{escape(text)}</p>" for text in paragraphs)


def alert_html(sentence: str) -> str:
    """Return a sentence as HTML that a screen reader reads out at once."""
    return f'<p role="alert">{escape(sentence)}</p>'
