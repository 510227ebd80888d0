"""What the board explains the first time: one idea at a time, few words, and something for every question."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from holding_on.board.drawn import labels
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from holding_on.view.shape import Answer, Prompt
from tests.board.test_contract import views_of_a_game
from tests.content.twelfth import twelfth

LONGEST_HINT = 35
LONGEST_LINE = 14
BEFORE_THE_FIRST_DECISION = 100
UNEXPLAINED = {"over"}
IN_THE_PROMPT = ("undo", "why.ask", "pause.button", "stop.button")


@cache
def told() -> dict[str, Any]:
    """The board's labels."""
    return labels(Words(the_box(), "en"))


def hints(kind: str = "hint") -> dict[str, str]:
    """What is explained, by topic: in full, or in one line."""
    return {key.removeprefix(f"{kind}."): text for key, text in told().items() if key.startswith(f"{kind}.")}


@cache
def topics() -> frozenset[str]:
    """Every topic that some game asks about."""
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    calling = Game.from_scene({"grid": found}, scenario=3, seed=1)
    calling.apply(calling.legal_actions()[0])
    asked = {view["prompt"]["topic"] for seed in range(12) for view in views_of_a_game(seed)}
    with TemporaryDirectory() as folder:
        story = Game.from_scene({"told": ["81A"]}, scenario=12, seed=1, content=twelfth(Path(folder)))
        while story.decision.kind != "choice":  # it is due before the next card is turned
            story.apply(story.legal_actions()[-1])
        return frozenset({*asked, calling.view()["prompt"]["topic"], story.view()["prompt"]["topic"]})


def words(text: str) -> int:
    """How many words somebody has to read."""
    return len([word for word in text.split() if any(letter.isalnum() for letter in word)])


def test_every_question_has_an_explanation_and_every_explanation_a_question() -> None:
    assert sorted(topics() - UNEXPLAINED) == sorted(hints()) == sorted(hints("first"))


@pytest.mark.parametrize("topic", sorted(hints()))
def test_an_explanation_is_short_and_plain(topic: str) -> None:
    text = hints()[topic]
    assert 8 <= words(text) <= LONGEST_HINT
    assert text.endswith(".")
    assert "{" not in text
    assert text.count(".") + text.count(";") <= 4


@pytest.mark.parametrize("topic", sorted(hints("first")))
def test_a_line_is_one_sentence_or_two_in_the_words_of_the_table(topic: str) -> None:
    text = hints("first")[topic]
    assert 5 <= words(text) <= LONGEST_LINE
    assert len(text) <= 75
    assert text.endswith(".")
    assert "{" not in text


def seen_in_full(said: Prompt | Answer) -> list[str]:
    """The whole text of a question or an answer, where it is seen beside the short words."""
    return [said["text"]] if said["more"] else []


@pytest.mark.parametrize("seed", range(8))
def test_few_words_of_instruction_stand_before_the_first_decision(seed: int) -> None:
    """Questions, explanations and buttons, from the first question to the first with more than one answer."""
    game = Game(seed=seed)
    read = [str(told()[label]) for label in IN_THE_PROMPT]
    seen: set[str] = set()
    while True:
        view = game.view()
        prompt = view["prompt"]
        first = hints("first")[prompt["topic"]]
        read += [prompt["lead"] if prompt["topic"] in seen else first, prompt["short"], *seen_in_full(prompt)]
        seen.add(prompt["topic"])
        if len(view["actions"]) > 1:
            break
        for action in view["actions"]:
            read += [action["name"], action["brief"], *seen_in_full(action), action["follows"]]
        game.apply(game.legal_actions()[0])
    assert len(seen) <= 3
    assert sum(map(words, read)) <= BEFORE_THE_FIRST_DECISION, read


def test_after_a_question_it_is_said_when_the_answer_counts() -> None:
    asked = [[view["prompt"]["topic"] for view in views_of_a_game(seed)] for seed in range(3)]
    pairs = {pair for topics in asked for pair in pairwise(topics)}
    assert ("inquiry", "inquiry_more") in pairs
    assert "tonight" in hints("first")["inquiry"]
    assert "face down" in hints("first")["inquiry_more"]
