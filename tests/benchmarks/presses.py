"""A game as its table plays it: press by press, with the words that stand in view at each.

What is pressed are answers, the full pages that follow them, and the cards of the story; nothing else has to be pressed
between the first question and the ending.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from holding_on.engine import flow, staffing
from holding_on.engine import names as n
from holding_on.engine.dealer import Luck
from holding_on.engine.phases import DECISION_ROWS
from holding_on.engine.scenario import sides_read
from holding_on.engine.state import Entry, State
from holding_on.game import undoing
from holding_on.game.opening import Setting, go_to_first_decision, set_up
from holding_on.game.options import Options
from holding_on.styles import balanced
from holding_on.styles.window import Window
from holding_on.view import gestures, pages, short
from holding_on.view.actions import ACTIONS
from holding_on.view.sentences import Formatter
from holding_on.view.view import kind_in_detail

PAGE: Final = "page"
STORY: Final = "story"
QUESTION, LEAD, ANSWERS, CARD = "question", "lead", "answers", "card"
PLACES: Final = (QUESTION, LEAD, ANSWERS, CARD, PAGE, STORY)
"""Where words stand: in the question, in what is said of who is asked, on the answers, on the card of the shift, on a
full page, or on a card of the story that is told before the first question.
"""
SECONDS_A_PRESS: Final = 20
WORDS_A_MINUTE: Final = 150
"""How long a table of novices talks about a press, and how fast it reads."""


class Press(NamedTuple):
    """One press, and what stands in view before it.

    `asked` is the kind of the decision, or "page", or "story"; `topic` divides it further; `answer` is the kind of
    action that it gives, of so many that were possible (`legal`). `seen` are the texts in view, and `taken_back` says
    whether the answer before could still be taken back. `covers` says whether they lie over the ward: a page, a card of
    the story, or a page that is answered itself.
    """

    asked: str
    topic: str
    answer: str
    legal: int
    seen: tuple[str, ...]
    taken_back: bool
    covers: bool = False
    places: tuple[str, ...] = ()


def played(scenario: int, players: int, seed: int, *, together: bool = True) -> list[Press]:
    """A balanced game, from the story's first card to the ending; each question pressed by itself, or `together`."""
    setting, state = set_up(Options(scenario=scenario, players=players, seed=seed))
    state.journal = []
    return list(_presses(setting, state, state.journal, seed, together))


def _presses(setting: Setting, state: State, journal: list[Entry], seed: int, together: bool) -> Iterator[Press]:
    formatter = setting.formatter
    go_to_first_decision(setting, state)
    seat, taken_back = Window(state, Luck(seed)), False
    for side in sides_read(state):  # what is told later has a page
        told = _told(side, formatter)
        yield Press(STORY, STORY, "", 1, told, taken_back, covers=True, places=(STORY,) * len(told))
    turns = True  # with the last card of the story, and with the last page, the card is turned that waits there
    meant: tuple[int, ...] | None = None  # the question that was answered to its end
    lies: dict[str, Any] | None = None  # the page that asks it
    while state.phase != n.OVER:
        legal = tuple(ACTIONS[code] for code in state.legal)
        answer = legal[0] if len(legal) == 1 else balanced(seat, legal)
        question = (state.day, state.shift, state.phase)
        if question != meant and not (together and turns and state.phase == n.TURN):
            chains = gestures.chains(state) if together else []
            asked, topic = DECISION_ROWS[state.phase].name, kind_in_detail(state)
            seen = _ward(state, formatter, topic, chains) if lies is None else _answered(lies, state, formatter, topic)
            texts, places = tuple(text for _, text in seen), tuple(place for place, _ in seen)
            yield Press(asked, topic, answer.kind, len(legal), texts, taken_back, lies is not None, places)
            meant = question if chains else None
        goes_on = meant is not None and answer.code == n.NO_MORE_LEAVE
        first = len(journal)
        flow.apply(state, answer.code, setting.dealer)
        taken_back = not any(map(undoing.reveals, journal[first:]))
        shown = pages.of(journal, first, state, formatter)
        lies = shown.pop() if shown and shown[-1].get("asks") else None
        for page in shown:
            texts = _page(page)
            yield Press(PAGE, page["kind"], "", 1, texts, taken_back, covers=True, places=(PAGE,) * len(texts))
        turns = bool(shown) or goes_on


Placed = tuple[str, str]
"""Where a text stands, and the text."""


# --- what stands in view ------------------------------------------------------------------------------------------


def _told(side: int, formatter: Formatter) -> tuple[str, ...]:
    """A card of the story; where a note stands before its words, the note."""
    key = f"narrative.{formatter.scenario.side_ids[side]}"
    return formatter.say(f"{key}.title"), formatter.note(key) or formatter.say(f"{key}.text")


def _ward(state: State, formatter: Formatter, topic: str, chains: Sequence[gestures.Chain]) -> list[Placed]:
    """The question in short, who is there, the answers by name and a few words, and the card of the shift."""
    who = flow.decider(state)
    seen = [(QUESTION, short.question(state, formatter, topic, together=bool(chains))[0])]
    if who is not None:
        seen.append((LEAD, short.lead(state, formatter, who)))
    seen += [(ANSWERS, text) for text in _answers(state, formatter, chains)]
    if state.piles[n.ON_SHIFT + state.shift]:
        seen += [(CARD, text) for text in _card(state, formatter)]
    return [each for each in seen if each[1]]


def _answers(state: State, formatter: Formatter, chains: Sequence[gestures.Chain] = ()) -> list[str]:
    """The answers by name and a few words; in the grid of who asks about which Timeline each name stands once."""
    seen: list[str] = []
    for chain in chains or [(code,) for code in state.legal]:
        name, brief, _ = gestures.named(chain, state, formatter)
        if ACTIONS[chain[0]].kind == "inquire":
            seen += [name] if name not in seen else []
        else:
            seen += [name, brief] if name else [formatter.action(chain[0], state)]
    return seen


def _answered(page: dict[str, Any], state: State, formatter: Formatter, topic: str) -> list[Placed]:
    """A page with the question about it and its answers; what the story asks stands on its card already."""
    question = "" if page["kind"] == "choice" else short.question(state, formatter, topic)[0]
    answers = [(ANSWERS, text) for text in _answers(state, formatter)]
    seen = [*((PAGE, text) for text in _page(page)), (QUESTION, question), *answers]
    return [each for each in seen if each[1]]


def _card(state: State, formatter: Formatter) -> list[str]:
    kind = n.KIND_NAMES[staffing.current_card(state)[n.KIND]]
    card = state.piles[n.ON_SHIFT + state.shift][0]
    return [formatter.say(f"kind.{kind}"), formatter.patient_picture(card)]


def _page(page: dict[str, Any]) -> tuple[str, ...]:
    """A full page; one with a note is left folded, and its note stands there."""
    if page["cover"] is not None:
        return (page["cover"]["note"],)
    words = [page[part] for part in ("lead", "title", "words", "text", "on")]
    if page["kind"] == "conversation":
        return (page["lead"], page["on"], *(text for card in page["cards"] for text in _said(card)))
    cards = [text for card in page["cards"] for text in _laid(card)]
    return tuple(filter(None, (*words, page.get("story", ""), *page["then"], *cards)))


def _laid(card: dict[str, Any]) -> tuple[str, str, str]:
    """What stands by a card of the evening: who brought it, and its title where it was just read; else what he said."""
    if card["cover"] is not None:
        return card["name"], "", card["brief"]
    if card["title"]:
        return card["name"], "", card["title"]
    return card["name"], card["words"], card["brief"]


def _said(card: dict[str, Any]) -> list[str]:
    """What is read of one thing of several: of a heavy one its note."""
    if card["cover"] is not None:
        return [card["cover"]["note"]]
    return [text for text in (card["title"], card["words"], card["text"], *card["then"]) if text]


# --- counting -----------------------------------------------------------------------------------------------------


class Count(NamedTuple):
    """One game: its presses by what is asked, the words that were newly shown, and these by where they stand."""

    presses: Counter[str]
    words: int
    read: Counter[str]

    @property
    def minutes(self) -> float:
        """How long three novices take."""
        return self.presses.total() * SECONDS_A_PRESS / 60 + self.words / WORDS_A_MINUTE


def count(presses: Sequence[Press]) -> Count:
    """The presses and the newly shown words of a game.

    A text is new when it did not stand in the same place at the press before: the ward, while a page or a card of the
    story lies over it, keeps what it showed.
    """
    kinds: Counter[str] = Counter()
    read: Counter[str] = Counter()
    ward: Counter[Placed] = Counter()
    for press in presses:
        kinds[press.asked] += 1
        seen = Counter(zip(press.places, press.seen, strict=True))
        if press.covers:
            new = seen
        else:
            new, ward = seen - ward, seen
        for (place, text), times in new.items():
            read[place] += len(text.split()) * times
    return Count(kinds, read.total(), read)
