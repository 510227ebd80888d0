"""A game as a list of clicks, with the words that are visible before each click.

Players click answers, the pages that follow, and the cards of the story. Between the first question and the ending, no
other click is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from holding_on.engine import flow, staffing
from holding_on.engine import names as n
from holding_on.engine.dealer import Luck
from holding_on.engine.phases import DECISION_ROWS
from holding_on.engine.scenario import sides_read
from holding_on.engine.state import Entry, State
from holding_on.game.opening import Setting, go_to_first_decision, set_up
from holding_on.game.options import Options
from holding_on.styles import balanced
from holding_on.styles.window import Window
from holding_on.view import gestures, joining, pages, questions, short
from holding_on.view.actions import ACTIONS
from holding_on.view.ahead import look
from holding_on.view.coming import Gesture
from holding_on.view.facts import gestures as offering
from holding_on.view.facts.answers import action_facts
from holding_on.view.facts.decision import question_facts
from holding_on.view.facts.pages import pages_facts
from holding_on.view.facts.verbs import reveals
from holding_on.view.names import Names
from holding_on.view.shape import Brought, Leaf
from holding_on.view.wording import Wording

PAGE: Final = "page"
STORY: Final = "story"
QUESTION, LEAD, ANSWERS, CARD = "question", "lead", "answers", "card"
PLACES: Final = (QUESTION, LEAD, ANSWERS, CARD, PAGE, STORY)
"""The places of words: the question, the line about the player who is asked, the answers, the card of the shift, a
page, and a card of the story that is read before the first question.
"""
SECONDS_A_PRESS: Final = 20
WORDS_A_MINUTE: Final = 150
"""How many words a table of beginners reads in a minute. `SECONDS_A_PRESS` is how long it talks before a click."""


class Press(NamedTuple):
    """A click, and the texts that are visible before it.

    `asked` is the kind of the decision, or "page", or "story", and `topic` says more exactly what is asked. `answer` is
    the kind of the chosen action, and `legal` the number of legal actions. `seen` are the visible texts, and `places`
    the place of each text. `taken_back` says whether the answer before could still be undone. `covers` says whether the
    texts lie over the ward: on a page, with or without answers, or on a card of the story.
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
    """Play a game with the balanced style, and return its clicks, from the first card of the story to the ending.

    With `together`, one click answers several questions where the board offers that.
    """
    setting, state = set_up(Options(scenario=scenario, players=players, seed=seed))
    state.journal = []
    return list(_presses(setting, state, state.journal, seed, together))


def _presses(setting: Setting, state: State, journal: list[Entry], seed: int, together: bool) -> Iterator[Press]:
    wording = setting.wording
    names = wording.names
    beforehand = names.scenario.beforehand if together else ()  # what the answer before it answers too
    go_to_first_decision(setting, state)
    seat, taken_back = Window(state, Luck(seed)), False
    for side in sides_read(state):  # cards that are read later have a page
        told = _told(side, names)
        yield Press(STORY, STORY, "", 1, told, taken_back, covers=True, places=(STORY,) * len(told))
    turns = True  # whether the last click, on a card of the story or a page, also turns the patient card
    meant: tuple[int, ...] | None = None  # the question that one click has answered completely
    lies: Leaf | None = None  # the page that asks the question, if a page does
    while state.phase != n.OVER:
        legal = tuple(ACTIONS[code] for code in state.legal)
        answer = legal[0] if len(legal) == 1 else balanced(seat, legal)
        question = (state.day, state.shift, state.phase)
        is_answered = question == meant or (together and turns and state.phase == n.TURN)
        if not is_answered and not (DECISION_ROWS[state.phase].name in beforehand and not turns):
            offered = offering.offered(look(state), beforehand) if together else []
            asked, topic = DECISION_ROWS[state.phase].name, questions.topic(state)
            seen = _ward(state, wording, offered) if lies is None else _answered(lies, state, wording)
            texts, places = tuple(text for _, text in seen), tuple(place for place, _ in seen)
            yield Press(asked, topic, answer.kind, len(legal), texts, taken_back, lies is not None, places)
            given = [each.given for each in offered if answer.code in each.given]
            meant = question if any(len(codes) > 1 for codes in given) else None
        goes_on = meant is not None and answer.code == n.NO_MORE_LEAVE
        first = len(journal)
        flow.apply(state, answer.code, setting.dealer)
        taken_back = not any(map(reveals, journal[first:]))
        shown = pages.of(pages_facts(journal, first, state), wording)
        lies = shown.pop() if shown and shown[-1].get("asks") else None
        for page in shown:
            texts = _page(page)
            yield Press(PAGE, page["kind"], "", 1, texts, taken_back, covers=True, places=(PAGE,) * len(texts))
        turns = bool(shown) or goes_on


Placed = tuple[str, str]
"""The place of a text, and the text."""


# --- visible texts ------------------------------------------------------------------------------------------------


def _told(side: int, names: Names) -> tuple[str, ...]:
    """Return the title and the text of a card of the story; when the words are folded, the note instead of the text."""
    key = f"narrative.{names.scenario.side_ids[side]}"
    return names.say(f"{key}.title"), names.note(key) or names.say(f"{key}.text")


def _ward(state: State, wording: Wording, offered: Sequence[Gesture]) -> list[Placed]:
    """Return the short question, the line about the player who is asked, the answers, and the card of the shift."""
    names = wording.names
    asked = short.prompt(question_facts(state)._replace(together=bool(offered)), names)
    seen = [(QUESTION, asked["short"]), (LEAD, asked["lead"])]
    seen += [(ANSWERS, text) for text in _answers(state, wording, offered)]
    if state.piles[n.ON_SHIFT + state.shift]:
        seen += [(CARD, text) for text in _card(state, names)]
    return [each for each in seen if each[1]]


def _answers(state: State, wording: Wording, offered: Sequence[Gesture] = ()) -> list[str]:
    """Return the name and the few words of each answer. In the grid for the inquiry each name stands only once."""
    seen: list[str] = []
    start = look(state)
    for each in offered or [Gesture((code,)) for code in state.legal]:
        name, brief, _ = gestures.named(offering.gesture_facts(each, start), wording.names)
        if ACTIONS[each.chain[0]].kind == "inquire":
            seen += [name] if name not in seen else []
        else:
            code = each.chain[0]
            seen += [name, brief] if name else [wording.refusals.action(code, action_facts(code, state))]
    return seen


def _answered(page: Leaf, state: State, wording: Wording) -> list[Placed]:
    """Return the texts of a page that asks a question; a choice has its question on the card of the story."""
    question = "" if page["kind"] == "choice" else short.prompt(question_facts(state), wording.names)["short"]
    answers = [(ANSWERS, text) for text in _answers(state, wording)]
    seen = [*((PAGE, text) for text in _page(page)), (QUESTION, question), *answers]
    return [each for each in seen if each[1]]


def _card(state: State, names: Names) -> list[str]:
    kind = n.KIND_NAMES[staffing.current_card(state)[n.KIND]]
    card = state.piles[n.ON_SHIFT + state.shift][0]
    return [names.say(f"kind.{kind}"), names.patient_picture(card)]


def _page(page: Leaf) -> tuple[str, ...]:
    """Return the texts of a page; when the page is folded, only its note."""
    if page["cover"] is not None:
        return (page["cover"]["note"],)
    words = (page["lead"], page["title"], page["words"], page["text"], page["on"])
    if page["kind"] == "conversation":
        return (page["lead"], page["on"], *(text for card in joining.said_on(page) for text in _said(card)))
    cards = [text for card in page["cards"] for text in _laid(card)]
    return tuple(filter(None, (*words, page.get("story", ""), *page["then"], *cards)))


def _laid(card: Brought) -> tuple[str, str, str]:
    """Return the texts beside a card of the evening: a name, Billy's words, and a few words or the title."""
    if card["cover"] is not None:
        return card["name"], "", card["brief"]
    if card["title"]:
        return card["name"], "", card["title"]
    return card["name"], card["words"], card["brief"]


def _said(card: Leaf) -> list[str]:
    """Return the texts of one card on a page with several cards; when the card is folded, only its note."""
    if card["cover"] is not None:
        return [card["cover"]["note"]]
    return [text for text in (card["title"], card["words"], card["text"], *card["then"]) if text]


# --- counting -----------------------------------------------------------------------------------------------------


class Count(NamedTuple):
    """The count of a game: its clicks by kind, the number of newly shown words, and these words by place."""

    presses: Counter[str]
    words: int
    read: Counter[str]

    @property
    def minutes(self) -> float:
        """The estimated minutes that a table of beginners takes for the game."""
        return self.presses.total() * SECONDS_A_PRESS / 60 + self.words / WORDS_A_MINUTE


def count(presses: Sequence[Press]) -> Count:
    """Count the clicks and the newly shown words of a game.

    A text of the ward is new when it was not at the same place at the last click on the ward. All texts of a page and
    of a card of the story are new.
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
