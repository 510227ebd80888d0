"""The campaign of a group on the play page: its progress, its next games, and its record."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on import days
from holding_on.board.campaign_page import CampaignPage
from holding_on.board.guard import Guard
from holding_on.board.keeper import Keeper, SavedGame
from holding_on.board.menu import MenuItem
from holding_on.board.setup_form import SetupForm
from holding_on.catalogue.language import Words
from holding_on.catalogue.scenario_file import BY_ITSELF
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.campaign import Campaign
from holding_on.view.markup import folded


class CampaignPanel:
    """The object that plays and keeps the campaign of one group for the play page.

    The keeper keeps the record of the campaign, once a game of it is over, instead of the record of a single game. The
    panel also fills in the form for the next game.

    `page` is the widget that shows the progress of the campaign between two games. `offers` are the menu items that are
    offered after an outcome; `on_offers` is called with them. `on_begin` begins a scenario with the nurses that the
    form names, and `on_play` begins a scenario with the nurses who have just played. `on_who` asks who plays, `on_rest`
    puts the campaign aside for another day, and `on_reset` is called after the campaign was reset.
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
        on_offers: Callable[[tuple[MenuItem, ...]], None],
        on_who: Callable[[], None],
        on_rest: Callable[[], None],
        on_reset: Callable[[], None],
    ) -> None:
        self._words, self._content, self._keeper, self._form = words, content, keeper, form
        self._guard, self._on_play, self._on_offers, self._on_reset = guard, on_play, on_offers, on_reset
        self.campaign: Campaign | None = None
        """The campaign of the group; None before its first game."""
        self._game: Game | None = None
        """The game that is played, or was played last."""
        self._saved_id = ""
        """The id under which the keeper keeps the campaign; empty before it is first kept."""
        self._before: SavedGame | None = None
        """The group's own campaign, while the group plays a game from the browser or a file instead; else None."""
        self._days: int | None = None
        """How many days the last game lasted; None when it was not finished on this page."""
        self._unsubscribe: Callable[[], None] = _nothing
        deeds = {"who": on_who, "rest": on_rest, "reset": self._reset}
        self.so_far = ipywidgets.HTML()
        """The chapters that are over, folded; it stands below the page between two games."""
        self.so_far.add_class("hd-offer")
        self.page = CampaignPage(words, guard=guard, on_begin=on_begin, deeds=deeds)
        self.offers: tuple[MenuItem, ...] = ()
        keeper.record_of = self._record_of

    @property
    def is_on_its_way(self) -> bool:
        """Whether the group has finished a game of its campaign."""
        return self.campaign is not None and bool(self.campaign.played)

    def is_open(self, scenario: int) -> bool:
        """Whether a scenario may be played in the campaign (SCEN-04). At first only the first scenario may.

        When the content cannot be read, every scenario counts as open. An attempt to begin one then says what is wrong.
        """
        try:
            return scenario in (self.campaign or Campaign(self._content)).open
        except HoldingOnError:
            return True

    def play(self, scenario: int | None, **options: Any) -> Game:
        """Begin a game of the campaign and return the game. None as `scenario` stands for the next scenario."""
        if self.campaign is None:
            self.campaign = Campaign(self._content)
        return self.campaign.play(scenario, **options)

    def keep(self, game: Game, saved: SavedGame | None) -> None:
        """Keep the game that is played now.

        `saved` is None for a new game. A saved game takes the place of the group's own campaign; if the saved game
        leads to no campaign, `leave` returns the group's own campaign.
        """
        saved_id = self._saved_id
        if saved is not None:
            self._before = self._as_saved() if saved.id != self._saved_id else None
            self.campaign, saved_id = saved.campaign or _campaign_of(game, self._content), saved.id
        self._game = game
        self._unsubscribe()
        self._unsubscribe = game.subscribe(self._show_offers)
        self._show_offers(game)
        self._keeper.keep(game, saved_id)
        self._saved_id = self._keeper.kept["id"]

    def leave(self) -> SavedGame | None:
        """Leave the game that is played; a game that is not over is put away.

        Return the group's own campaign if a saved game had taken its place and no campaign is left of the saved game.
        Otherwise return None.
        """
        self._unsubscribe()
        self._unsubscribe = _nothing
        self._between_games()
        before, self._before = self._before, None
        return before if self.campaign is None else None

    def resume(self, saved: SavedGame) -> None:
        """Make a saved campaign the present campaign, between two games. A game of it that is not over is put away."""
        self.campaign, self._saved_id, self._game = saved.campaign, saved.id, saved.game
        self._between_games()

    def release(self) -> None:
        """Stop keeping the campaign in this tab, since it goes on in another tab of the browser."""
        self._note_played()
        self._keeper.release()
        self._keeper.kept = {}
        self.campaign, self._saved_id = None, ""
        self._show_progress()

    # ------------------------------------------------------------------ what is kept

    def _as_saved(self) -> SavedGame | None:
        campaign = self.campaign
        return None if campaign is None else SavedGame(campaign.game, self._saved_id, campaign=campaign)

    def _record_of(self, game: Game) -> str:
        """Return the record of the campaign, or the record of the game alone before the first game is over."""
        campaign = self.campaign
        return campaign.record() if campaign is not None and campaign.played else game.record()

    def _between_games(self) -> None:
        """Leave the game. A campaign with a finished game is kept; any other campaign is forgotten."""
        self._note_played()
        campaign = self.campaign
        if campaign is not None:
            game = campaign.game
            self._days = game.view()["head"]["day"] if game is not None and game.outcome is not None else None
            campaign.leave()
        if campaign is not None and campaign.played:
            self._keeper.keep_campaign(campaign, self._saved_id)
            self._saved_id = self._keeper.kept["id"]
        else:
            self._keeper.forget(self._saved_id)
            self.campaign, self._saved_id = None, ""
        self._show_progress()

    def _note_played(self) -> None:
        """Note in the form that somebody has played here. Scenario 0 counts only when it was played to its end."""
        game = self._game
        begun = game is not None and (game.scenario != BY_ITSELF or game.outcome is not None)
        if begun or self.campaign is not None:
            self._form.played_before()

    def _reset(self) -> None:
        self._form.asked_for = None
        if self.campaign is not None:
            self.campaign.reset()
        self._between_games()
        self._on_reset()

    # ------------------------------------------------------------------ what is shown

    def _show_offers(self, game: Game) -> None:
        """Offer the next scenario (SCEN-01) or the same scenario again (SCEN-14, SCEN-15), once the game is over.

        This method is called after each change of the game.
        """
        if game.outcome is not None and game.scenario == self._form.asked_for:
            self._form.asked_for = None
        self.offers = self._offers_after(game)
        self._on_offers(self.offers)

    def _offers_after(self, game: Game) -> tuple[MenuItem, ...]:
        """Note the outcome of the game in the campaign, and return the items to offer: the next scenario (SCEN-01), and
        the same one again. Before the game is over there are none.
        """
        campaign = self.campaign
        if game.outcome is None:
            return ()
        if game.scenario == BY_ITSELF:
            return self._offers_beside_the_campaign(game)
        if campaign is None:
            return ()
        campaign.finish(game)
        key, _ = campaign.after()
        scenario, following = game.scenario, campaign.next
        again = "retry" if scenario == following else "replay"
        offers = [self._item(again, scenario, self._say(again, n=scenario))]
        if following not in (None, scenario):
            offers.insert(0, self._item("go_on", following, self._title(following), main=key == "next"))
        if key == "next":
            return tuple(offers)  # the next scenario's title stands on its item, so no other words are needed
        return MenuItem("ended", self._say(f"ended.{key}", n=scenario), does="words"), *offers

    def _offers_beside_the_campaign(self, game: Game) -> tuple[MenuItem, ...]:
        """Return the items after a game outside the campaign: the campaign's next scenario, and the same game again."""
        before = self._before
        try:
            following = ((before and before.campaign) or Campaign(self._content)).next
        except HoldingOnError:
            following = None
        again = self._say("again", title=self._title(game.scenario))
        offers = [self._item("replay", game.scenario, again)]
        if following is not None:
            won = game.outcome is not None and game.outcome.won
            offers.insert(0, self._item("go_on", following, self._title(following), main=won))
        return tuple(offers)

    def _item(self, key: str, scenario: int, text: str, *, main: bool = False) -> MenuItem:
        return MenuItem(key, text, self._guard(partial(self._on_play, scenario)), main=main)

    def _show_progress(self) -> None:
        """Fill in the form; once the first game is over, also show the progress of the campaign."""
        campaign = self.campaign
        if campaign is None or not campaign.played:
            return self._form.fill_in((), None)
        self.page.tell(campaign, self._days)
        told = folded(self._words.say("days.chapters.title"), days.chapters(campaign, self._words.lang))
        self.so_far.value = f"<style>{days.styles()}{days.styles('panel.css')}</style>{told}"
        wanted = campaign.next or campaign.completed[-1]
        return self._form.fill_in(campaign.carried["names"], wanted, campaign.completed)

    def _title(self, scenario: int) -> str:
        return self._words.say(f"scenario.{scenario}.title")

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"campaign.{key}", **facts)


def _campaign_of(game: Game, content: str | None) -> Campaign | None:
    """Return a campaign that begins with a single game, or None when no campaign can begin with that game."""
    campaign = Campaign(content)
    try:
        campaign.adopt(game)
    except SceneError:
        return None
    return campaign


def _nothing() -> None:
    """Do nothing: the value of `_unsubscribe` while no game is observed."""
