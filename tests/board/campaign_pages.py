"""Functions that read and press what a play page shows of a campaign."""

from __future__ import annotations

from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board.page_states import State
from tests.game.campaigns import LINKED, nearly, won

FIRST, SECOND, THIRD = LINKED
NAMES = ["Maeve", "Tom", "Una"]


def recorded(page: PlayPage) -> PlayPage:
    """A page that writes down what it tells the browser."""
    page.sent = []
    page.keeper.send = page.sent.append
    return page


def found(page: PlayPage, record: str, **other: object) -> None:
    """A record is stored in the browser."""
    page.keeper._handle_custom_msg(
        {"kind": "found", "id": "here", "record": record, "played": False, "at_once": False, **other}, []
    )


def opened(page: PlayPage, text: str) -> None:
    """A file is opened."""
    page.keeper._handle_custom_msg({"kind": "open", "name": "x.json", "size": len(text), "text": text}, [])


def buttons(part: Any) -> dict[str, ipywidgets.Button]:
    """The buttons in a part of the page, by their words."""
    if isinstance(part, ipywidgets.Button):
        return {part.description: part}
    found: dict[str, ipywidgets.Button] = {}
    for child in getattr(part, "children", ()):
        found |= buttons(child)
    return found


def text_of(part: Any) -> str:
    """What a part of the page says."""
    if isinstance(part, ipywidgets.HTML):
        return str(part.value)
    return " ".join(text_of(child) for child in getattr(part, "children", ()))


def offered(page: PlayPage) -> list[str]:
    """What can be chosen on the page that a game ends with; the board has it as the panel gives it."""
    shown = page.panel.offers
    if page.board is not None:
        assert [(each["item"], each["text"]) for each in page.board.ending if each["item"] != "days"] == [
            (each.item, each.text) for each in shown
        ]
    return [each.text for each in shown if each.chosen is not None]


def said_after(page: PlayPage) -> str:
    """What only stands there."""
    return " ".join(each.text for each in page.panel.offers if each.chosen is None)


def choose(page: PlayPage, text: str) -> None:
    """Press one of them, as the browser asks for it."""
    assert page.board is not None
    (item,) = (each.item for each in page.panel.offers if each.text == text)
    page.board._answer({"kind": "menu", "item": item})


def asked(page: PlayPage, kind: object, scenario: object = 0) -> None:
    """Ask for something on the page between two games, as the browser does."""
    page.panel.page._handle_custom_msg({"kind": kind, "scenario": scenario}, [])


def states(page: PlayPage) -> list[str]:
    """What the page between two games says of each chapter."""
    assert page.state is State.BETWEEN
    assert page.panel.page in page.children
    return [each["state"] for each in page.panel.page.view["chapters"]]


def brought_to_an_end(page: PlayPage, options: dict[str, Any], scenario: int = FIRST) -> None:
    """On this page a campaign that the browser has stored comes to the last choice of a game."""
    campaign = ho.Campaign(page.content)
    for number in range(FIRST, scenario):
        won(campaign, number, names=NAMES)
    last = nearly(campaign, scenario, {**options, "names": NAMES})
    found(page, campaign.record())
    page.resume()
    assert offered(page) == []
    assert page.game is not None
    page.game.apply(last)


def kept(page: PlayPage) -> ho.Campaign:
    """The campaign that the browser keeps."""
    return ho.Campaign.from_record(page.keeper.kept["record"], page.content)
