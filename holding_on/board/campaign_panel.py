"""A group's campaign on the play page: where it stands, what can be played next, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

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


class CampaignPanel:
    """The campaign of those who play, which the keeper keeps instead of the record of a single game.

    `page` says between two games where the campaign stands; `offers` are the items for what comes after an outcome, and
    `on_offers` puts them on the page of the ending. `on_begin` begins a scenario with the nurses named in the form,
    `on_play` begins one with the nurses who have just played, `on_who` asks who plays, `on_rest` puts the page aside
    for another day, and `on_reset` is called when the campaign was reset. The panel fills in the form for a next game.
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
        """The id under which the campaign is kept."""
        self._before: SavedGame | None = None
        """The group's own campaign, while a game that was found in the browser or a file is played instead of it."""
        self._days: int | None = None
        """How many days the last game lasted; None when it was not finished on this page."""
        self._unsubscribe: Callable[[], None] = _nothing
        deeds = {"who": on_who, "rest": on_rest, "reset": self._reset}
        self.page = CampaignPage(words, guard=guard, on_begin=on_begin, deeds=deeds)
        self.offers: tuple[MenuItem, ...] = ()
        keeper.record_of = self._record_of

    @property
    def is_on_its_way(self) -> bool:
        """Whether the group has finished a game of its campaign."""
        return self.campaign is not None and bool(self.campaign.played)

    def is_open(self, scenario: int) -> bool:
        """Whether a scenario may be played in the campaign (SCEN-04); before the first game only the first one may.

        With content that cannot be read every scenario counts as open; beginning one then says what is wrong.
        """
        try:
            return scenario in (self.campaign or Campaign(self._content)).open
        except HoldingOnError:
            return True

    def play(self, scenario: int | None, **options: Any) -> Game:
        """Begin a game of the campaign, in the given scenario or, for None, in the next one."""
        if self.campaign is None:
            self.campaign = Campaign(self._content)
        return self.campaign.play(scenario, **options)

    def keep(self, game: Game, saved: SavedGame | None) -> None:
        """Keep the game that is played now. A game that was found takes the place of the group's own campaign, which
        `leave` returns when no campaign came of that game.
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
        """Leave the game that is played; an unfinished game is put away. Return the group's own campaign when a game
        that was found had taken its place and no campaign is left of that game; else None.
        """
        self._unsubscribe()
        self._unsubscribe = _nothing
        self._between_games()
        before, self._before = self._before, None
        return before if self.campaign is None else None

    def resume(self, saved: SavedGame) -> None:
        """Take up a campaign that was found, between two games; its game under way, if there is one, is put away."""
        self.campaign, self._saved_id, self._game = saved.campaign, saved.id, saved.game
        self._between_games()

    def release(self) -> None:
        """Keep the campaign here no longer, as it goes on in another tab."""
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
        """The record of the campaign; before its first game is over, the record of the game alone."""
        campaign = self.campaign
        return campaign.record() if campaign is not None and campaign.played else game.record()

    def _between_games(self) -> None:
        """Leave the game: keep the campaign when it has finished a game, and else forget it."""
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
        """Tell the form of somebody who has played here: any game, but scenario 0 only to its end."""
        game = self._game
        begun = game is not None and (game.scenario != BY_ITSELF or game.outcome is not None)
        if begun or self.campaign is not None:
            self._form.played_before()

    def _reset(self) -> None:
        if self.campaign is not None:
            self.campaign.reset()
        self._between_games()
        self._on_reset()

    # ------------------------------------------------------------------ what is shown

    def _show_offers(self, game: Game) -> None:
        """After each change of the game: note its outcome, and offer the next scenario (SCEN-01) or the same one again
        (SCEN-14, SCEN-15).
        """
        self.offers = self._offers_after(game)
        self._on_offers(self.offers)

    def _offers_after(self, game: Game) -> tuple[MenuItem, ...]:
        """The items after a game: the next scenario (SCEN-01), and the same one again; none while a game is played."""
        campaign = self.campaign
        if campaign is None or game.outcome is None:
            return ()
        campaign.finish(game)
        key, _ = campaign.after()
        scenario, following = game.scenario, campaign.next
        again = "retry" if scenario == following else "replay"
        offers = [self._item(again, scenario, self._say(again, n=scenario))]
        if following not in (None, scenario):
            offers.insert(0, self._item("go_on", following, self._title(following), main=key == "next"))
        if key == "next":
            return tuple(offers)  # the next scenario is offered by its question, which says it all
        return MenuItem("ended", self._say(f"ended.{key}", n=scenario), does="words"), *offers

    def _item(self, key: str, scenario: int, text: str, *, main: bool = False) -> MenuItem:
        return MenuItem(key, text, self._guard(partial(self._on_play, scenario)), main=main)

    def _show_progress(self) -> None:
        """Show on the page where the campaign stands, once its first game is over, and fill in the form."""
        campaign = self.campaign
        if campaign is None or not campaign.played:
            return self._form.fill_in((), None)
        self.page.tell(campaign, self._days)
        wanted = campaign.next or campaign.completed[-1]
        return self._form.fill_in(campaign.carried["names"], wanted, campaign.completed)

    def _title(self, scenario: int) -> str:
        return self._words.say(f"scenario.{scenario}.title")

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"campaign.{key}", **facts)


def _campaign_of(game: Game, content: str | None) -> Campaign | None:
    """The campaign that begins with a single game; None when no campaign can begin with that game."""
    campaign = Campaign(content)
    try:
        campaign.adopt(game)
    except SceneError:
        return None
    return campaign


def _nothing() -> None:
    """Do nothing; this stands in for `unsubscribe` while no game is observed."""
