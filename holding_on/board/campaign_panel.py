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
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.campaign import Campaign


class CampaignPanel:
    """The campaign of those who play, kept by the keeper in the place of a game alone.

    `page` says between two games where the campaign stands; `offers` is what comes after an outcome, which `on_offers`
    puts on the page that the game ends with. `on_begin` begins a scenario with who is named in the form, `on_play` one
    with the nurses who have just played, `on_who` asks who plays, `on_rest` puts the page aside for another day, and
    `on_reset` is called when nothing is left of what was reached. The form is filled in with who plays what next.
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
        """None before the first game of a group."""
        self._saved_id = ""
        """The id under which the campaign is kept."""
        self._before: SavedGame | None = None
        """The campaign whose place a game has taken that was found."""
        self._days: int | None = None
        """How long the last game lasted, when it was finished here."""
        self._unsubscribe: Callable[[], None] = _nothing
        deeds = {"who": on_who, "rest": on_rest, "reset": self._reset}
        self.page = CampaignPage(words, guard=guard, on_begin=on_begin, deeds=deeds)
        self.offers: tuple[MenuItem, ...] = ()
        keeper.record_of = self._record_of

    @property
    def is_on_its_way(self) -> bool:
        """Whether the group has finished a game."""
        return self.campaign is not None and bool(self.campaign.played)

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
        """The next scenario (SCEN-01), and the same one again; nothing while it is played."""
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
        """Say where the campaign stands. Before its first game is over there is nothing to say."""
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
    """The campaign that a game alone is the beginning of; None for one that no campaign begins with."""
    campaign = Campaign(content)
    try:
        campaign.adopt(game)
    except SceneError:
        return None
    return campaign


def _nothing() -> None:
    """No game is observed."""
