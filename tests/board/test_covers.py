"""Notes before heavy words: wherever the words of such a card stand, what stands in their place comes with them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holding_on.board import Board
from holding_on.catalogue import checking
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from tests.content.folders import write
from tests.engine.table import stable
from tests.views.there import there

WORDS = the_box().words("en")
HEAVY = [memory.id for memory in the_box().memories if f"memory.{memory.id}.note" in WORDS]


def words_of(memory: str) -> list[str]:
    """What is not said of a memory before its note."""
    return [str(WORDS[f"memory.{memory}.{part}"]) for part in ("title", "words", "clear")]


def things(data: Any) -> Iterator[dict[str, Any]]:
    """Every thing in plain data that is told by a text."""
    if isinstance(data, dict):
        if "text" in data:
            yield data
        for value in data.values():
            yield from things(value)
    elif isinstance(data, list):
        for value in data:
            yield from things(value)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Whole games in which memories came, and an evening on which a clear one is found."""
    played = []
    for seed in range(6):
        game, chance = Game(seed=seed), random.Random(seed)
        while game.outcome is None:
            wanted = [a for a in game.legal_actions() if a.kind == "inquire" or "palliative" in str(a)]
            game.apply(chance.choice(wanted or list(game.legal_actions())))
        played.append(game)
    found = {"partials": HEAVY, "clears": [memory for memory in HEAVY[:3] if memory != "2-5"]}
    evening = Game.from_scene({"shift": "night", "grid": found, "pawns": {"nurse 1": {"clears": ["2-5"]}}}, seed=5)
    while not any(line["rule"] == "TALK-07" for line in evening.lines()):
        evening.apply(evening.legal_actions()[-1])
    played.append(evening)
    return played


def test_whatever_says_heavy_words_has_a_cover_that_does_not(games: list[Game]) -> None:
    told = [each for game in games for each in things([game.view(), game.lines(0, 0), game.arrangement.plain()])]
    found = set()
    cards: dict[str, str] = {}
    for memory in HEAVY:
        for thing in told:
            if any(word in thing["text"] for word in words_of(memory)):
                cover = thing["cover"]
                assert cards.setdefault(memory, cover["card"]) == cover["card"]
                assert cover["note"] == WORDS[f"memory.{memory}.note"]
                assert cover["note"] in cover["text"]
                assert not any(word in json.dumps(cover) for word in words_of(memory))
                found.add(thing.get("rule") or thing.get("state") or "held")
    assert len(set(cards.values())) == len(cards)
    assert not set(cards) & set(cards.values())  # where a card belongs is not known while it is held
    assert found >= {"PARTIAL-09", "TALK-02", "TALK-07", "partial", "clear", "held"}


def test_light_words_have_no_cover(games: list[Game]) -> None:
    light = [memory.id for memory in the_box().memories if memory.id not in HEAVY]
    told = [thing for game in games for thing in things([game.view(), game.lines()])]
    lightly = [t for t in told if any(word in t["text"] for memory in light for word in words_of(memory))]
    assert len(lightly) > 30
    assert [thing["text"] for thing in lightly if thing["cover"] is not None] == []


def test_a_clear_that_goes_back_is_named_to_its_finder_after_its_note() -> None:
    scene = {"shift": "night", "pawns": {"nurse 1": {"clears": ["2-5"]}}}
    game = Game.from_scene(scene, seed=2, deal={"patients": [stable()] * 2})
    while not any(line["rule"] == "TALK-08" for line in game.lines()):
        game.apply(game.legal_actions()[-1])
    own, other = (next(line for line in game.lines(0, seat) if line["rule"] == "TALK-08") for seat in (0, 1))
    assert WORDS["memory.2-5.title"] in own["text"]
    assert there(own["cover"])["note"] == WORDS["memory.2-5.note"]
    assert other["cover"] is None
    assert "2-5" not in json.dumps(other)


def test_where_a_board_cannot_be_drawn_the_notes_are_printed_and_not_the_words(games: list[Game]) -> None:
    board = Board(games[-1])
    printed = repr(board)
    assert WORDS[f"memory.{HEAVY[0]}.note"] in printed
    assert not any(word in printed for memory in HEAVY for word in words_of(memory))
    board.close()


def test_a_narrative_card_has_its_note_beside_its_words() -> None:
    told = {card["card"]: card["note"] for card in Game(seed=7).view()["told"]}
    assert told["1B"] == WORDS["narrative.1B.note"]
    assert told["2A"] is None


def test_a_note_for_a_narrative_card_of_ones_own_is_sound(tmp_path: Path) -> None:
    write(tmp_path, "text/en/story.toml", '[narrative.2A]\nnote = "A man who asks not to be left alone."\n')
    assert checking.problems(tmp_path) == []
    assert Game(seed=7, content=str(tmp_path)).view()["told"][2]["note"] == "A man who asks not to be left alone."
    write(tmp_path, "text/en/story.toml", '[narrative.2X]\nnote = "No such card."\n')
    assert [problem.key for problem in checking.problems(tmp_path)] == ["narrative.2X.note"]
