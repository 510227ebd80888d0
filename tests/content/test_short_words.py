"""What is seen of a question and its answers is short: each question and each kind of answer has few words, always."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.engine.phases import DECISION_ROWS
from holding_on.view.actions import KINDS
from holding_on.view.shape import Action, View
from tests.content.folders import focusing
from tests.content.twelfth import twelfth
from tests.engine.table import EVERYBODY, act, deteriorating, overstressed, table
from tools.texts import pseudo

QUESTION, NAME, BRIEF, LEAD = 8, 3, 4, 12
"""How many words each may have. The lead names everybody who is there: three are six words."""
RARE = {"steer", "listen", "persist", "keep", "call", "no_call", "accept_warning"}
"""Kinds of answers to which whole games by chance hardly lead, or that only some scenarios have."""
SAID_ALREADY = {
    "turn",
    "place",
    "enough",
    "take",
    "give",
    "stop",
    "send_on_leave",
    "steer",
    "listen",
    "persist",
    "keep",
}
"""Answers of which the question or what is drawn says all that their name does not."""
SAID_AT_TIMES = {"pay", "talk", "use_trust"}
"""Of these it says all but where they do something else than mostly."""
CHOICES = {"choose"}
"""Answers of a story are written for it, and their whole text is what is seen."""


@pytest.fixture(scope="module")
def longer(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with the pseudo-language."""
    folder = tmp_path_factory.mktemp("longer")
    pseudo.write(folder)
    return str(folder)


def tables(content: str | None = None) -> Iterator[ho.Game]:
    """Each scenario, in turn with two, three and four at the table."""
    for scenario in the_box().scenario_numbers:
        players = 2 + scenario % 3
        yield ho.Game(scenario, players, seed=10 * scenario + players, content=content)


def rare_tables(folder: Path) -> Iterator[ho.Game]:
    """Where a Nurse may steer, or call; where a shift is left short; where the story asks for a choice."""
    yield from (ho.Game(1, 3, seed=seed, content=focusing()) for seed in range(3))
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    yield table(deteriorating(), deteriorating(), scenario=3, grid=found, manager="nurse 1")
    yield table(deteriorating(staff=3), pawns=overstressed(*EVERYBODY[2:]), readings={"G-04": "may_refuse"})
    yield ho.Game(12, 3, seed=2, content=twelfth(folder))


def played(game: ho.Game, seed: int) -> Iterator[View]:
    """Every position of a game by chance."""
    chance = Random(seed)
    yield game.view()
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
        yield game.view()


@cache
def seen(content: str | None = None) -> list[View]:
    """Every position of a whole game at each of these tables."""
    return [view for seed, game in enumerate(tables(content)) for view in played(game, seed)]


def words(text: str) -> int:
    """How many words a text has."""
    return len(text.split())


def is_said_already(action: Action, view: View) -> bool:
    """Whether an answer needs no more than its name; what the two kinds of care are for is told on the first day, and
    after that whether Medical Care is still to be given.
    """
    if action["kind"] != "care" or view["head"]["day"] == 1:
        return action["kind"] in SAID_ALREADY
    is_medical = action["code"] == n.CHOOSE_CARE + n.MEDICAL
    return not is_medical or any(shift["care"] == "medical" for shift in view["shifts"])


def assert_short(views: list[View]) -> None:
    """Everything has its words, and none has too many."""
    for view in views:
        prompt = view["prompt"]
        assert 1 <= words(prompt["short"]) <= QUESTION, prompt
        assert (prompt["topic"] == "over") == (prompt["lead"] == ""), prompt
        assert words(prompt["lead"]) <= LEAD, prompt
        for action in view["actions"]:
            if action["kind"] in CHOICES:
                assert (action["name"], action["brief"], action["more"]) == ("", "", False)
                continue
            assert 1 <= words(action["name"]) <= NAME, action
            assert words(action["brief"]) <= BRIEF, action
            if action["kind"] not in SAID_AT_TIMES:
                assert (action["brief"] == "") == is_said_already(action, view), action


def test_every_question_and_answer_is_short_in_whole_games() -> None:
    views = seen()
    assert_short(views)
    assert len({view["prompt"]["topic"] for view in views}) > 20
    never = {kind.name for kind in KINDS.values()} - {action["kind"] for view in views for action in view["actions"]}
    assert never <= {*CHOICES, *RARE}


def test_they_are_as_short_in_longer_words_and_all_come_from_the_texts(longer: str) -> None:
    views = seen(longer)
    assert_short(views)
    for view in views:
        assert view["prompt"]["short"].startswith(pseudo.OPENS)
        for action in view["actions"]:
            assert action["kind"] in CHOICES or pseudo.OPENS in action["name"] + action["brief"]


def test_what_is_rarely_asked_is_short_too(tmp_path: Path) -> None:
    views = [view for game in rare_tables(tmp_path) for view in played(game, 5)]
    assert_short(views)
    assert {action["kind"] for view in views for action in view["actions"]} >= RARE


def test_no_two_answers_of_a_decision_have_one_name(tmp_path: Path) -> None:
    """Of two kinds of answers about the same person each says which it is; what is asked about is in a grid."""
    views = [*seen(), *(view for game in rare_tables(tmp_path) for view in played(game, 5))]
    for view in views:
        names = [each["name"] for each in view["actions"] if each["kind"] not in CHOICES and each["timeline"] is None]
        assert len(names) == len({*names}), names
    kinds = [{each["kind"] for each in view["actions"]} for view in views]
    assert any({"place", "call"} <= each for each in kinds)


def test_every_kind_of_decision_and_of_answer_has_its_words() -> None:
    there = the_box().words("en")
    asked = {key.split(".")[2] for key in there if key.startswith("short.ask.")}
    for row in DECISION_ROWS:
        assert any(key == row.name or key.startswith(f"{row.name}_") for key in asked), row.name
    answers = {key.removeprefix("short.answer.").split(".")[0] for key in there if key.startswith("short.answer.")}
    targets = {"care": n.CARE_NAMES[1:3], "take": n.GOODS_NAMES[:2], "lose": n.GOODS_NAMES}
    for kind in {each.name for each in KINDS.values()} - CHOICES:
        own = targets.get(kind)
        names = [kind] if own is None else [name if kind == "care" else f"{kind}_{name}" for name in own]
        assert all(any(answer.startswith(name) for answer in answers) for name in names), kind
    assert [answer for answer in answers if f"short.answer.{answer}.name" not in there] == []
    named_alone = {answer for answer in answers if f"short.answer.{answer}.brief" not in there}
    assert {"turn", "place", "pay", "take_token", "give", "talk", "steer", "keep"} <= named_alone
    assert named_alone.isdisjoint({"medical", "palliative", "call_in", "reassign", "cover", "accept_warning", "call"})


def test_no_more_is_left_to_few_words_than_they_can_say() -> None:
    """What decides stands in the sentence, which is seen wherever the short words and what follows do not have it."""
    game = table(deteriorating(symbols=3), shift="night", care={"morning": "palliative", "day": "palliative"})
    act(game, "turn", "place nurse 1")
    view = game.view()
    assert view["prompt"]["topic"] == "care_last_chance"
    assert view["prompt"]["more"]
    assert view["prompt"]["lead"] == "No Medical Care yet today"
    assert [(each["name"], each["brief"], each["more"]) for each in view["actions"]] == [
        ("Medical Care", "for his illness", True),
        ("Palliative Care", "for his comfort", False),
    ]
    by_night, game = game, table(deteriorating(symbols=3), day=2)
    act(game, "turn", "place nurse 1")
    assert game.view()["prompt"]["lead"] == "Ann answers"
    act(by_night, "care medical")
    assert by_night.view()["prompt"]["lead"] == "3 symbols open"


def test_who_is_asked_is_named() -> None:
    scene = {"manager": "nurse 2", "day": 2}
    game = ho.Game.from_scene(scene, seed=2, deal={"patients": [deteriorating(staff=3)]})
    asked = [game.view()["prompt"]]
    for answer in ("turn", "place assistant 1", "place nurse 1", "place assistant 2"):
        game.apply(ho.Action.of(answer))
        asked.append(game.view()["prompt"])
    assert [(each["lead"], each["short"]) for each in asked] == [
        ("Ben leads", "How is Billy now?"),
        ("Ben leads", "Who goes to Billy? 3 are needed."),
        ("Ben leads", "Who goes to him with Assistant 1?"),
        ("Ben leads", "Who else goes to him?"),
        ("Ann answers", "What do you give Billy?"),
    ]


def test_on_the_first_day_the_choice_of_care_says_that_a_real_ward_makes_none() -> None:
    game = table(deteriorating(symbols=3))
    assert game.view()["prompt"]["short"] == "How is Billy on the first morning?"
    act(game, "turn", "place nurse 1")
    assert game.view()["prompt"]["lead"] == "Ann answers. A real ward gives both"


def test_who_sits_with_him_keeps_what_he_tells_or_leaves_it_with_the_manager() -> None:
    game = table(deteriorating(staff=2, memories=1), day=2, manager="nurse 2")
    act(game, "turn", "place nurse 1", "place assistant 1", "care palliative")
    assert [(each["name"], each["brief"]) for each in game.view()["actions"]] == [
        ("Ann", ""),
        ("Assistant 1", "leaves it with Ben"),
    ]


@pytest.mark.parametrize(("scenario", "words"), [(1, "0 of 5 memories clear"), (2, "0 of 3 memories clear")])
def test_of_memories_the_clear_ones_count_and_the_words_say_so(scenario: int, words: str) -> None:
    assert ho.Game(scenario, seed=1).view()["head"]["progress_short"] == words


def test_assistants_alone_are_with_him_and_the_shift_manager_is_asked() -> None:
    game = ho.Game.from_scene({"manager": "nurse 2", "day": 2}, seed=2, deal={"patients": [deteriorating(staff=1)]})
    for answer in ("turn", "place assistant 1"):
        game.apply(ho.Action.of(answer))
    assert game.view()["prompt"]["lead"] == "Ben leads"


def test_names_are_short_where_there_is_little_room() -> None:
    view = ho.Game(seed=1, players=3).view()
    assert [each["short"] for each in view["pawns"]] == ["Ann", "Ben", "Cleo", "A 1", "A 2", "1", "2"]
    assert [each["short"] for each in view["shifts"]] == ["Morning", "Day", "Night"]
    head = view["head"]
    assert (head["question"], head["progress_short"], head["warnings_short"]) == (
        "Who is Billy Kerr?",
        "0 of 5 memories clear",
        "0 of 2 warnings",
    )
