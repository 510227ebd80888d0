"""The box is sound: the counts of the rules, every card with its words, and everything in it can be reached."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.checking.locations import lines_of
from holding_on.catalogue.loading import BOX, the_box
from holding_on.engine.effects import ICON_NAMES
from holding_on.engine.names import CLEAR_IN_EACH
from holding_on.engine.readings import NUMBERS, VARIANTS
from tests.content.folders import cards
from tests.views.there import there

FILES = sorted(path.relative_to(BOX).as_posix() for path in BOX.rglob("*.toml"))


def test_the_checker_finds_nothing_to_say_about_the_box() -> None:
    assert [str(problem) for problem in checking.problems(BOX)] == []


def test_comp_06_to_comp_09_the_box_holds_what_the_rules_count() -> None:
    box = the_box()
    assert len(box.patients) == 39
    assert len(box.memories) == 30
    assert [len(events) for events in box.events.values()] == [5, 5]
    assert [sum(card["timeline"] == t for card in cards("memories.toml")) for t in range(1, 6)] == [6] * 5
    assert 1 in box.scenario_numbers
    assert box.scenario(1).side_ids == ("1A", "1B", "2A", "2B", "3A", "3B")
    assert box.scenario(1).objective == ((CLEAR_IN_EACH, 1, ()),)


def test_a_card_shows_how_he_lies_where_its_file_says_so() -> None:
    box = the_box()
    schema = json.loads((BOX / "schemas/patients.schema.json").read_text(encoding="utf-8"))
    known = schema["properties"]["patient"]["items"]["properties"]["posture"]["enum"]
    assert set(box.postures) == {"", *known}
    assert [each for each in known if not (BOX.parents[1] / f"widgets/drawings/bed-{each}.svg").is_file()] == []
    for posture in ("", *known):
        card = list(box.patients)[box.postures.index(posture)]
        game = ho.Game(seed=1, deal={"patients": [card]})
        game.apply(ho.Action.of("turn"))
        shown = there(game.view()["shifts"][0]["card"])
        assert (shown["id"], shown["posture"]) == (card, posture)


@pytest.mark.parametrize(
    ("says", "postures"),
    [
        ("bed table|sitting forward", {"forward"}),
        ("climbing out of bed|edge of the bed", {"edge"}),
        ("in the chair|with the chair", {"chair"}),
        ("laying him back|Collapsed", {"low"}),
        ("propped up|mirror|whole sentences|half a bowl", {"", "up"}),
        ("too tired|drowsier|light-headed", {"tired"}),
        ("turned his head away", {"turned"}),
    ],
)
def test_how_he_is_drawn_is_how_the_sentence_of_his_card_has_him(says: str, postures: set[str]) -> None:
    box = the_box()
    words = box.words("en")
    drawn = dict(zip(box.patients, box.postures, strict=True))
    cards = [card for card in box.patients if re.search(says, words[f"patient.{card}"])]
    assert {drawn[card] for card in cards} <= postures, cards
    assert cards


def test_event_17_and_event_18_stand_in_the_box_as_the_rules_explain_them() -> None:
    events = {card["id"]: card for card in cards("events.toml")}
    assert events["EP1"]["green"] == events["EP1"]["orange"] == ["quiet_moment"]
    assert events["EP1"]["black"] == events["EC1"]["black"] == ["no_more_talking"]
    assert events["EC1"]["red"] == ["remove", "change_of_subject"]


def test_every_icon_is_used_by_an_event() -> None:
    used = {
        icon for card in cards("events.toml") for stage in ("green", "orange", "red", "black") for icon in card[stage]
    }
    assert used == set(ICON_NAMES)


def test_every_reading_and_number_of_the_engine_can_be_chosen_by_its_rule() -> None:
    box = the_box()
    assert {r["rule"]: r["variant"] for r in box.readings} == VARIANTS
    assert {number.name: number.default for number in box.numbers.values()} == NUMBERS
    assert {number.rule for number in box.numbers.values()} <= set(box.rules)


@pytest.mark.parametrize("deck", ["patients", "partials", "clears"])
def test_every_card_can_be_dealt_by_its_id_and_is_told_in_words(deck: str) -> None:
    box = the_box()
    if deck == "patients":
        for id in box.patients:
            game = ho.Game(seed=3, deal={deck: [id]})
            game.apply(game.legal_actions()[0])
            card = there(game.view()["shifts"][0]["card"])
            assert (card["id"], card["text"]) == (id, box.words("en")[f"patient.{id}"])
        return
    scene = {"day": 2, "shift": "morning", "pawns": {}}
    ids = [*(memory.id for memory in box.memories), *box.events[deck.removesuffix("s")]]
    assert len(ids) == 35
    for id in ids:
        assert ho.Game.from_scene(scene, seed=3, deal={deck: [id]}).legal_actions()


@pytest.mark.parametrize("name", FILES)
def test_every_key_of_every_file_has_its_line(name: str) -> None:
    text = (BOX / name).read_text(encoding="utf-8")

    def places(value: object, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
        inner: list[tuple[str | int, object]] = []
        if isinstance(value, dict):
            inner = list(value.items())
        elif isinstance(value, list):
            inner = list(enumerate(value))
        return {path} | {place for key, one in inner for place in places(one, (*path, key))}

    lines = lines_of(text)
    assert set(lines) == places(tomllib.loads(text)) - {()}
    for path, line in lines.items():
        key = path[-1]
        if isinstance(key, str):
            assert key in text.splitlines()[line - 1]


def test_no_file_of_the_box_lies_outside_its_folder() -> None:
    assert all(Path(path).resolve().is_relative_to(BOX.resolve()) for path in BOX.rglob("*"))
