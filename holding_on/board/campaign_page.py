"""The page between two chapters: where the group stands, what it carries, what opens, and the next question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from holding_on.board.drawn import Drawn
from holding_on.board.guard import Guard
from holding_on.catalogue.language import Words
from holding_on.engine.readings import NUMBERS
from holding_on.game.campaign import Campaign
from holding_on.game.options import Options

OPENS: Final[dict[str, dict[str, str]]] = {
    "focus": {"turn": "hands-listen", "ask": "hands-ask"},
    "calling": {"call": "hands-phone"},
}
"""The things that nurses can do with each further chapter of the rules, each with the name of its drawing."""


class CampaignPage(Drawn):
    """The page that shows where a group stands between two chapters.

    A request of the browser calls `on_begin` with the number of a chapter, or the function of that name in `deeds`.
    """

    def __init__(
        self,
        words: Words,
        *,
        guard: Guard,
        on_begin: Callable[[int], None],
        deeds: Mapping[str, Callable[[], None]],
    ) -> None:
        self._words, self._guard = words, guard
        self._on_begin, self._deeds = on_begin, deeds
        self._set(**self._labels(), part="campaign", view={"lang": words.lang, "chapters": []})
        super().__init__()
        self.on_msg(self._on_request)

    def tell(self, campaign: Campaign, days: int | None) -> None:
        """Show where a campaign stands that has finished a game; `days` is how many days that game lasted.

        With None, for a group that comes back another day, the page recaps what the group did and what it carries.
        """
        self._set(
            view={
                "lang": self._words.lang,
                "last": {"n": campaign.played[-1].scenario, "days": days},
                "recap": campaign.recap(self._words.lang) if days is None else "",
                "nurses": len(campaign.carried["names"]),
                "chapters": [self._chapter(campaign, number) for number in campaign.scenarios],
                "chosen": campaign.next or campaign.completed[-1],
                "all": campaign.next is None,
            }
        )

    def _chapter(self, campaign: Campaign, number: int) -> dict[str, Any]:
        """One chapter as the page shows it, a completed one too (SCEN-15); of a later chapter only its number."""
        if number not in campaign.open:
            return {"n": number, "state": "later"}
        catalogue = Options(content=campaign.content).catalogue()
        scenario, carried = catalogue.scenario(number), campaign.carried
        marks = [mark for mark in scenario.carried if carried.get(mark) is True]
        setup = scenario.setup_for(len(carried["names"]), marks)
        known = {system for each in campaign.completed for system in catalogue.scenario(each).systems}
        new = [system for system in scenario.systems if system not in known]
        return {
            "n": number,
            "state": "done" if number in campaign.completed else "open",
            "title": self._words.say(f"scenario.{number}.title"),
            "hearts": setup.get("start_tokens", NUMBERS["start_tokens"]),
            "opens": [
                {
                    "drawn": drawn,
                    "name": self._words.say(f"campaign.opens.{deed}.name"),
                    "brief": self._words.say(f"campaign.opens.{deed}.brief"),
                }
                for system in new
                for deed, drawn in OPENS[system].items()
            ],
        }

    def _name(self) -> str:
        return self._words.say("board.campaign.title")

    def _text_lines(self) -> Iterator[str]:
        say = self._words.say
        yield self._name()
        if self.view.get("recap"):
            yield self.view["recap"]
        for each in self.view["chapters"]:
            if "title" in each:
                done = f", {say('board.set_up.done')}" if each["state"] == "done" else ""
                yield f"  {say('board.set_up.chapter', n=each['n'], title=each['title'])}{done}"

    # ------------------------------------------------------------------ requests of the browser

    def _on_request(self, _widget: object, content: object, _buffers: object) -> None:
        """Do what a request of the browser asks for; an unreadable request does nothing."""
        request = content if isinstance(content, Mapping) else {}
        kind, number = request.get("kind"), request.get("scenario")
        deed = self._deeds.get(kind) if isinstance(kind, str) else None
        reached = [each["n"] for each in self.view["chapters"] if "title" in each]
        if kind == "begin" and type(number) is int and number in reached:
            deed = partial(self._on_begin, number)
        if deed is not None:
            self._guard(deed)(None)
