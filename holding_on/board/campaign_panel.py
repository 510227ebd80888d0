"""A group's campaign on the play page: where it stands, what can be played next, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.guard import Guard
from holding_on.board.keeper import Keeper, SavedGame
from holding_on.board.setup_form import SetupForm
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.campaign import Campaign


class CampaignPanel:
    """The campaign of those who play, kept by the keeper in the place of a game alone.

    `progress` is the part of the opening that says where the campaign stands; `offers` is the row beside the board that
    offers what comes after an outcome. `on_begin` sets up a scenario with what the form says, `on_play` one with the
    nurses who have just played. The form is filled in with who plays what next.
    """

    def __init__(
        self,
        words: Words,
        content: str | None,
        keeper: Keeper,
        form: SetupForm,
        *,
        guard: Guard,
        on_begin: Callable[[int], None],
        on_play: Callable[[int], None],
    ) -> None:
        self._words, self._content, self._keeper, self._form = words, content, keeper, form
        self._guard, self._on_begin, self._on_play = guard, on_begin, on_play
        self.campaign: Campaign | None = None
        """None before the first game of a group."""
        self._saved_id = ""
        """The id under which the campaign is kept."""
        self._before: SavedGame | None = None
        """The campaign whose place a game has taken that was found."""
        self._unsubscribe: Callable[[], None] = _nothing
        self.progress = ipywidgets.VBox()
        self.offers = ipywidgets.HBox()
        for part, name in ((self.progress, "ho-table-notice"), (self.offers, "ho-table-bar")):
            part.add_class(name)
        keeper.record_of = self._record_of

    def is_open(self, scenario: int) -> bool:
        """Whether a scenario may be played in the campaign (SCEN-04); before its first game only the first.

        With content that cannot be read every scenario is open, and to begin one says why not.
        """
        try:
            return scenario in (self.campaign or Campaign(self._content)).open
        except HoldingOnError:
            return True

    def play(self, scenario: int | None, **options: Any) -> Game:
        """Begin a game of the campaign: of the scenario that is named, or of the next one."""
        if self.campaign is None:
            self.campaign = Campaign(self._content)
        return self.campaign.play(scenario, **options)

    def keep(self, game: Game, saved: SavedGame | None) -> None:
        """Keep the game that is played now. One that was found takes the place of the group's own campaign, which is
        there again when nothing came of it.
        """
        saved_id = self._saved_id
        if saved is not None:
            self._before = self._as_saved() if saved.id != self._saved_id else None
            self.campaign, saved_id = saved.campaign or _campaign_of(game, self._content), saved.id
        self._unsubscribe()
        self._unsubscribe = game.subscribe(self._show_offers)
        self._show_offers(game)
        self._keeper.keep(game, saved_id)
        self._saved_id = self._keeper.kept["id"]

    def leave(self) -> SavedGame | None:
        """Leave the game that is played; one that was not finished is put away. What lay here before a game that was
        found is returned, when nothing came of that.
        """
        self._unsubscribe()
        self._unsubscribe = _nothing
        self._between_games()
        before, self._before = self._before, None
        return before if self.campaign is None else None

    def resume(self, saved: SavedGame) -> None:
        """Take up a campaign that was found, between two games: a game that it is in is put away."""
        self.campaign, self._saved_id = saved.campaign, saved.id
        self._between_games()

    def release(self) -> None:
        """The campaign goes on in another tab: keep it here no longer."""
        self._keeper.release()
        self._keeper.kept = {}
        self.campaign, self._saved_id = None, ""
        self._show_progress()

    # ------------------------------------------------------------------ what is kept

    def _as_saved(self) -> SavedGame | None:
        campaign = self.campaign
        return None if campaign is None else SavedGame(campaign.game, self._saved_id, campaign=campaign)

    def _record_of(self, game: Game) -> str:
        """The record of the campaign; before its first game is over, of the game alone."""
        campaign = self.campaign
        return campaign.record() if campaign is not None and campaign.played else game.record()

    def _between_games(self) -> None:
        """Leave the game: what the campaign has reached is kept, and where it has reached nothing, nothing."""
        campaign = self.campaign
        if campaign is not None:
            campaign.leave()
        if campaign is not None and campaign.played:
            self._keeper.keep_campaign(campaign, self._saved_id)
            self._saved_id = self._keeper.kept["id"]
        else:
            self._keeper.forget(self._saved_id)
            self.campaign, self._saved_id = None, ""
        self._show_progress()

    def _reset(self) -> None:
        if self.campaign is not None:
            self.campaign.reset()
        self._between_games()
        self.progress.children = (ipywidgets.HTML(f'<p role="status">{escape(self._say("reset.done"))}</p>'),)

    # ------------------------------------------------------------------ what is shown

    def _show_offers(self, game: Game) -> None:
        """After each change of the game: note its outcome, and offer the next scenario (SCEN-01) or the same one again
        (SCEN-14, SCEN-15).
        """
        campaign = self.campaign
        if campaign is None or game.outcome is None:
            self.offers.children = ()
            return
        campaign.finish(game)
        key, _ = campaign.after()
        scenario = game.scenario
        title = self._title(scenario if campaign.next is None else campaign.next)
        sentence = self._say(f"ended.{key}", n=scenario, title=title)
        again = "retry" if scenario == campaign.next else "replay"
        buttons = [self._button(again, partial(self._on_play, scenario), n=scenario)]
        if campaign.next not in (None, scenario):
            buttons.insert(0, self._button("go_on", partial(self._on_play, campaign.next), n=campaign.next))
        self.offers.children = (ipywidgets.HTML(f'<span role="status">{escape(sentence)}</span>'), *buttons)

    def _show_progress(self) -> None:
        """Say where the campaign stands, and offer what is completed again (SCEN-15). Before its first game is over
        there is nothing to say.
        """
        campaign = self.campaign
        if campaign is None or not campaign.played:
            self.progress.children = ()
            return self._form.fill_in((), None)
        lines = "".join(f"<li>{escape(line)}</li>" for line in self._lines(campaign))
        text = ipywidgets.HTML(f"<h3>{escape(self._say('heading'))}</h3><ul>{lines}</ul>")
        again = [self._button("replay", partial(self._on_begin, number), n=number) for number in campaign.completed]
        buttons = ipywidgets.HBox([*again, self._button("reset.button", self._ask_reset)])
        buttons.add_class("ho-table-bar")
        self.progress.children = (text, buttons)
        return self._form.fill_in(campaign.carried["names"], campaign.next or campaign.completed[-1])

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

    def _ask_reset(self) -> None:
        """To begin afresh is asked about first."""
        text, buttons = self.progress.children
        keep = self._button("reset.no", partial(self._do_not_reset, text, buttons))
        question = ipywidgets.HBox(
            [ipywidgets.HTML(escape(self._say("reset.ask"))), self._button("reset.yes", self._reset), keep]
        )
        question.add_class("ho-table-question")
        self.progress.children = (text, question)
        keep.focus()

    def _do_not_reset(self, text: ipywidgets.HTML, buttons: ipywidgets.HBox) -> None:
        self.progress.children = (text, buttons)
        buttons.children[-1].focus()

    def _button(self, key: str, action: Callable[[], None], **facts: object) -> ipywidgets.Button:
        button = ipywidgets.Button(description=self._say(key, **facts))
        button.on_click(self._guard(action))
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
    """No game is observed."""
