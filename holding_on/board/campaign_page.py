"""The part of the play page between two games of a campaign: it shows all chapters and offers to begin one."""

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
"""For each later chapter of the rules: the new things that nurses can do, each with the name of its drawing."""


class CampaignPage(Drawn):
    """The widget that shows which chapters a group has completed, and which chapters it can begin.

    The request "begin" of the browser calls `on_begin` with the number of the chapter. Every other request calls the
    function in `deeds` that has the name of the request.
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
        """Show the progress of a campaign that has finished at least one game.

        `days` is the number of days that the last game lasted. None stands for a group that comes back another day: the
        widget then also repeats what the group did and what it takes into its next game.
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
        """Return what is shown of one chapter.

        An open chapter is shown with its details, also when it is completed (SCEN-15); of a later chapter only the
        number is shown.
        """
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
        """Do what a request of the browser asks for. A request that cannot be read is ignored."""
        request = content if isinstance(content, Mapping) else {}
        kind, number = request.get("kind"), request.get("scenario")
        deed = self._deeds.get(kind) if isinstance(kind, str) else None
        reached = [each["n"] for each in self.view["chapters"] if "title" in each]
        if kind == "begin" and type(number) is int and number in reached:
            deed = partial(self._on_begin, number)
        if deed is not None:
            self._guard(deed)(None)
