"""Sentences that describe a kept game or campaign, and names for files of games and campaigns."""

from __future__ import annotations

import re
from collections.abc import Iterable

from holding_on.catalogue.language import Words
from holding_on.engine.names import SHIFT_NAMES
from holding_on.game import Game
from holding_on.game.campaign import Campaign


def game_summary(words: Words, game: Game) -> str:
    """Return a sentence that says who plays a game, and which day and shift it has reached or on which day it ended."""
    at = game.structure()
    who, day = words.listed(list(game.names)), words.say("view.day", n=at["day"])
    if game.outcome is not None:
        return words.say("board.table.keep.told_over", who=who, day=day)
    shift = words.say("view.shift_name", shift=words.say(f"shift.{SHIFT_NAMES[at['shift']]}"))
    return words.say("board.table.keep.told", who=who, day=day, shift=shift)


def campaign_summary(words: Words, campaign: Campaign) -> str:
    """Return a sentence for a campaign between two games: who plays, and which scenario is next."""
    who = words.listed(campaign.carried["names"])
    if campaign.next is None:
        return words.say("campaign.after_all", who=who)
    return words.say("campaign.before", who=who, n=campaign.next)


def game_file_name(game: Game) -> str:
    """Return a file name for a game, made of the letters and digits of the players' names, and the day."""
    return _file_name(game.names, game.structure()["day"])


def campaign_file_name(campaign: Campaign) -> str:
    """Return a file name for a campaign, made of the players' names and the number of completed scenarios."""
    return _file_name(campaign.carried["names"], f"campaign-{len(campaign.completed)}")


def _file_name(names: Iterable[str], more: object) -> str:
    plain = "-".join(filter(None, (re.sub(r"\W+", "", name)[:20] for name in names)))
    return f"holding-on-{plain.lower() or 'table'}-{more}.json"
