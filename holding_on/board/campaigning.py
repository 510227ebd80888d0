"""The group at a table: its way through the scenarios, told on the opening page and offered after each outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.keeper import Found, Keeper
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.campaign import Campaign

Heard = Callable[[Callable[[], None]], Callable[[object], None]]
"""Makes of an action what a button does: a refusal becomes a sentence."""


class Group:
    """Who sits at a table, as a campaign: kept by the table's keeper in the place of a game alone.

    `standing` is the part of the opening page that says where the group stands; `offering` is the row beside the
    board that offers what comes after an outcome. `begin` sets up a scenario with what was typed on the opening
    page, `go_on` one with the nurses who have just played; `stands` is told who sits down to play what
    next, None for the first scenario.
    """

    def __init__(
        self,
        words: Words,
        content: str | None,
        keeper: Keeper,
        *,
        heard: Heard,
        begin: Callable[[int], None],
        go_on: Callable[[int], None],
        stands: Callable[[Sequence[str], int | None], None],
    ) -> None:
        self._words, self._content, self._keeper = words, content, keeper
        self._heard, self._begin, self._go_on, self._stands = heard, begin, go_on, stands
        self._campaign: Campaign | None = None
        self._place = ""
        """Where the campaign lies on the browser's shelf."""
        self._before: Found | None = None
        self._unwatch: Callable[[], None] = _nothing
        self.standing = ipywidgets.VBox()
        self.offering = ipywidgets.HBox()
        for part, name in ((self.standing, "ho-table-notice"), (self.offering, "ho-table-bar")):
            part.add_class(name)
        keeper.record_of = self._record_of

    def is_open(self, scenario: int) -> bool:
        """Whether the group may play a scenario on its way (SCEN-04); before its first game only the first.

        With content that cannot be read there is no way, and to begin says so.
        """
        try:
            return scenario in (self._campaign or Campaign(self._content)).open
        except HoldingOnError:
            return True

    def play(self, scenario: int | None, **options: Any) -> Game:
        """Begin a game of the campaign: of the scenario that is named, or of the next one."""
        if self._campaign is None:
            self._campaign = Campaign(self._content)
        return self._campaign.play(scenario, **options)

    def keep(self, game: Game, found: Found | None) -> None:
        """Keep the game that lies on the table now. One that was found takes the place of the group's own campaign,
        which is there again when nothing came of it.
        """
        place = self._place
        if found is not None:
            self._before = self._here() if found.id != self._place else None
            self._campaign, place = found.campaign or _campaign_of(game, self._content), found.id
        self._unwatch()
        self._unwatch = game.subscribe(self._look)
        self._look(game)
        self._keeper.keep(game, place)
        self._place = self._keeper.kept["id"]

    def stand_up(self) -> Found | None:
        """Leave the table. A game that was not finished is put away; what lay here before one that was found comes to
        light again, and is returned.
        """
        self._unwatch()
        self._unwatch = _nothing
        self._stand()
        before, self._before = self._before, None
        return before if self._campaign is None else None

    def come_back(self, found: Found) -> None:
        """Take up a campaign that was found, between two games: a game that it is in is put away."""
        self._campaign, self._place = found.campaign, found.id
        self._stand()

    def part(self) -> None:
        """The campaign goes on in another tab: here it is kept no longer."""
        self._keeper.let_go()
        self._keeper.kept = {}
        self._campaign, self._place = None, ""
        self._show()

    # ------------------------------------------------------------------ what is kept

    def _here(self) -> Found | None:
        campaign = self._campaign
        return None if campaign is None else Found(campaign.game, self._place, campaign=campaign)

    def _record_of(self, game: Game) -> str:
        """A group that has finished no game yet is its game and nothing more."""
        campaign = self._campaign
        return campaign.record() if campaign is not None and campaign.played else game.record()

    def _stand(self) -> None:
        """Be between two games: what was reached is kept, and where nothing was, nothing."""
        campaign = self._campaign
        if campaign is not None:
            campaign.leave()
        if campaign is not None and campaign.played:
            self._keeper.keep_between(campaign, self._place)
            self._place = self._keeper.kept["id"]
        else:
            self._keeper.forget(self._place)
            self._campaign, self._place = None, ""
        self._show()

    def _reset(self) -> None:
        if self._campaign is not None:
            self._campaign.reset()
        self._stand()
        self.standing.children = (ipywidgets.HTML(f'<p role="status">{escape(self._say("reset.done"))}</p>'),)

    # ------------------------------------------------------------------ what is shown

    def _look(self, game: Game) -> None:
        """After each choice: an outcome is noted, and what comes after it is offered (SCEN-01)."""
        campaign = self._campaign
        if campaign is None or game.outcome is None:
            self.offering.children = ()
            return
        campaign.finish(game)
        key, _ = campaign.after()
        scenario = game.scenario
        told = self._say(
            f"ended.{key}", n=scenario, title=self._title(scenario if campaign.next is None else campaign.next)
        )
        again = "retry" if scenario == campaign.next else "replay"
        buttons = [self._button(again, partial(self._go_on, scenario), n=scenario)]
        if campaign.next not in (None, scenario):
            buttons.insert(0, self._button("go_on", partial(self._go_on, campaign.next), n=campaign.next))
        self.offering.children = (ipywidgets.HTML(f'<span role="status">{escape(told)}</span>'), *buttons)

    def _show(self) -> None:
        """Say on the opening page where the group stands; before its first game is over there is nothing to say.

        Keeps SCEN-15.
        """
        campaign = self._campaign
        if campaign is None or not campaign.played:
            self.standing.children = ()
            return self._stands((), None)
        lines = "".join(f"<li>{escape(line)}</li>" for line in self._lines(campaign))
        told = ipywidgets.HTML(f"<h3>{escape(self._say('heading'))}</h3><ul>{lines}</ul>")
        again = [self._button("replay", partial(self._begin, number), n=number) for number in campaign.completed]
        buttons = ipywidgets.HBox([*again, self._button("reset.button", self._ask)])
        buttons.add_class("ho-table-bar")
        self.standing.children = (told, buttons)
        return self._stands(campaign.carried["names"], campaign.next or campaign.completed[-1])

    def _lines(self, campaign: Campaign) -> list[str]:
        tries = campaign.tries
        lines = [
            self._say("completed", scenario=number, title=self._title(number), n=tries[number])
            for number in campaign.completed
        ]
        if campaign.next is None:
            return [*lines, self._say("all")]
        key = "tried" if campaign.next in tries else "begun"
        title = self._title(campaign.next)
        lines.append(self._say(key, scenario=campaign.next, title=title, n=tries.get(campaign.next, 0)))
        later = len(campaign.scenarios) - len(campaign.open)
        return [*lines, self._say("later", n=later)] if later else lines

    def _ask(self) -> None:
        """To begin afresh is asked about first."""
        told, buttons = self.standing.children
        keep = self._button("reset.no", partial(self._stay, told, buttons))
        question = ipywidgets.HBox(
            [ipywidgets.HTML(escape(self._say("reset.ask"))), self._button("reset.yes", self._reset), keep]
        )
        question.add_class("ho-table-question")
        self.standing.children = (told, question)
        keep.focus()

    def _stay(self, told: ipywidgets.HTML, buttons: ipywidgets.HBox) -> None:
        self.standing.children = (told, buttons)
        buttons.children[-1].focus()

    def _button(self, key: str, action: Callable[[], None], **facts: object) -> ipywidgets.Button:
        button = ipywidgets.Button(description=self._say(key, **facts))
        button.on_click(self._heard(action))
        return button

    def _title(self, scenario: int) -> str:
        return self._words.say(f"scenario.{scenario}.title")

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"campaign.{key}", **facts)


def _campaign_of(game: Game, content: str | None) -> Campaign | None:
    """The campaign that a game alone is the beginning of; None for one that no campaign begins with."""
    campaign = Campaign(content)
    try:
        campaign.adopt(game)
    except SceneError:
        return None
    return campaign


def _nothing() -> None:
    """Nobody watches a game."""
