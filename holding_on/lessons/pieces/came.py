"""The consequences of moves, as the picture of a stage shows them: Billy's words, Events as cards, what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final, TypedDict

from holding_on.board.stage_script import Came, Event, Mark, Sign
from holding_on.catalogue.language import Words
from holding_on.engine.names import CLEAR_HELD, NURSES
from holding_on.engine.state import AFTER, VERB
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import return_to
from holding_on.lessons.checks.retold import told_aloud, told_memories
from holding_on.view.actions import Action
from holding_on.view.shape import Leaf, Pawn, View

MARKS: Final[dict[str, Sign]] = {"tokens": "heart", "stress": "bolt", "partials": "cloth"}
"""What somebody carries, and the sign that stands for one of it."""


SITS: Final = "talker"
SHIFT: Final = "shift"
"""The verbs of the entries in which somebody sits down with Billy, and in which a shift begins."""
ASKS_TRUST: Final = "trust"
"""The kind of the question that an Event asks: does she give a Care Token?"""


class Picture(TypedDict):
    """The parts of the picture that the position does not have."""

    said: list[str]
    events: list[Event]
    came: list[Came]
    sits: int | None


def picture_of(game: Game, begun: Sequence[Action], words: Words) -> Picture:
    """Return what came of the moves that were made in a game after the moves `begun`.

    The moves are made again in a copy, so that the words of each are found, and not only those of the last.
    What he answers to a question is heard too, though the card lies face down until the evening. The words of a heavy
    memory are left out, since nobody was asked whether to read them.
    """
    made = game.actions[len(begun) :]
    if not made:
        return {"said": [], "events": _that_ask(game), "came": [], "sits": None}
    trial = copy(game)
    return_to(trial, begun)
    at_first, before = copy(trial), trial.view()
    cards: list[Leaf] = []
    for action in made:
        trial.apply(action)
        for page in trial.pages():
            cards += page["cards"] if page["kind"] == "conversation" else [page]  # type: ignore[arg-type]
    return {
        "said": [
            words.say("board.page.quote", words=card["words"])
            for card in cards
            if card["kind"] == "told" and card["cover"] is None
        ]
        + [said for memory in sorted(_answered(trial) - _answered(at_first)) if (said := told_aloud(memory, words))],
        "events": _events(cards),
        "came": _joined([*_changes(before, trial.view(), words), *_laid_on_the_board(at_first, trial, words)]),
        "sits": _seated(game, len(begun)),
    }


def _answered(game: Game) -> set[int]:
    """Return the Clear Memories that lie face down with the Nurses: what Billy has answered today."""
    return {card for pile in game.table().piles[CLEAR_HELD : CLEAR_HELD + NURSES] for card in pile}


def _events(cards: Sequence[Leaf]) -> list[Event]:
    """Return the Events among cards that came up."""
    return [
        {"title": card["title"], "text": card["text"], "then": card["then"]}
        for card in cards
        if card["kind"] == "event"
    ]


def _that_ask(game: Game) -> list[Event]:
    """Return the Event that lies there when a position begins with what it asks for; else nothing has come up yet."""
    if game.view()["prompt"]["kind"] != ASKS_TRUST:
        return []
    return _events([page for page in game.pages() if page["kind"] == "event"])


def _seated(game: Game, since: int) -> int | None:
    """Return the pawn that sat down with Billy last in these moves; None for nobody, or on a shift that is over."""
    of_the_talk = [entry for _, entry in game.entries(since) if entry[VERB] in (SITS, SHIFT)]
    if not of_the_talk or of_the_talk[-1][VERB] == SHIFT:
        return None
    who = of_the_talk[-1][AFTER]
    return who if who >= 0 else None


def his_words(game: Game, begun: Sequence[Action], words: Words) -> list[str]:
    """Return what Billy said in the moves after the moves `begun`, in quotes; of a heavy memory its Timeline only."""
    heavy = [text for text, is_heavy in told_memories(game, len(begun), words) if is_heavy]
    return [*picture_of(game, begun, words)["said"], *heavy]


def _laid_on_the_board(before: Game, after: Game, words: Words) -> Iterator[Came]:
    """Return the memories that were laid with the Shift Manager: what an Assistant hears lies on her board."""
    was, now = fact(before, "board"), fact(after, "board")
    if isinstance(was, int) and isinstance(now, int) and now > was:
        manager = after.table().manager
        mark: Mark = {"sign": "cloth", "by": now - was}
        yield {
            "about": f"pawn {manager}",
            "marks": [mark],
            "text": words.say("lesson.came.board", before=was, after=now),
        }


def _joined(came: list[Came]) -> list[Came]:
    """Return the changes with those of one thing put together."""
    by_thing: dict[str, Came] = {}
    for each in came:
        first = by_thing.get(each["about"])
        by_thing[each["about"]] = (
            each
            if first is None
            else {
                "about": each["about"],
                "marks": [*first["marks"], *each["marks"]],
                "text": f"{first['text']} {each['text']}",
            }
        )
    return [*by_thing.values()]


def _changes(before: View, after: View, words: Words) -> Iterator[Came]:
    """Return each thing of the picture that changed, with its marks and a sentence about each change."""
    was, now = before["head"]["condition"], after["head"]["condition"]
    if was != now:
        text = words.say("lesson.bench.condition", before=was, after=now)
        yield {"about": "condition", "marks": [{"sign": "", "by": now - was}], "text": text}
    earlier = {pawn["pawn"]: pawn for pawn in before["pawns"]}
    for pawn in after["pawns"]:
        yield from _of_somebody(earlier.get(pawn["pawn"]), pawn, after, words)
    was, now = before["head"]["warnings"], after["head"]["warnings"]
    if was != now:
        text = words.say("lesson.bench.warnings", before=was, after=now)
        yield {"about": "warnings", "marks": [{"sign": "", "by": now - was}], "text": f"{text}."}
    by = after["pool"]["tokens"] - before["pool"]["tokens"]
    if by:
        yield {"about": "pool", "marks": [{"sign": "heart", "by": by}], "text": after["pool"]["text"]}


def _of_somebody(before: Pawn | None, pawn: Pawn, view: View, words: Words) -> Iterator[Came]:
    """Return what changed about somebody: where they are, and what they carry."""
    if before is None:
        return
    said = []
    if (before["place"], before["shift"]) != (pawn["place"], pawn["shift"]):
        said.append(words.say("lesson.came.place", who=pawn["name"], place=_where(pawn, view)))
    marks: list[Mark] = []
    for thing, sign in MARKS.items():
        was, now = (_number(each, thing) for each in (before, pawn))
        if was != now:
            marks.append({"sign": sign, "by": now - was})
            said.append(words.say(f"lesson.came.{thing}", who=pawn["name"], before=was, after=now))
    if said:
        yield {"about": f"pawn {pawn['pawn']}", "marks": marks, "text": " ".join(said)}


def _number(pawn: Pawn, thing: str) -> int:
    """Return how many of a thing somebody has."""
    if thing == "partials":
        return len(pawn["partials"])
    return (pawn["tokens"] or 0) if thing == "tokens" else pawn["stress"]


def _where(pawn: Pawn, view: View) -> str:
    """Return the name of the place or of the shift where somebody is."""
    if pawn["shift"] is not None:
        return view["shifts"][pawn["shift"]]["name"]
    return next((place["name"] for place in view["places"] if place["id"] == pawn["place"]), "")
