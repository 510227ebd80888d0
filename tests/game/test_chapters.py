"""The chapters of a campaign, for the talk about it: how each game ended, its course, and what was handed on."""

import json
from random import Random
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.game import records
from tests.engine.table import played_out
from tests.game.campaigns import LINKED, LOSES, lost, only_linked, won

FIRST, SECOND, _ = LINKED
COURSE = {"days": 2, "condition": 3, "thread": [9, 3], "laid": [0, 7], "sewn": [7]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with three scenarios, whatever else the box holds."""
    return only_linked(tmp_path_factory.mktemp("linked"))


@pytest.fixture
def campaign(folder: str) -> ho.Campaign:
    """A group before its first game."""
    return ho.Campaign(folder)


def of_record(played: list[dict[str, Any]], **more: Any) -> ho.Campaign:
    """A campaign in the box whose record names these games."""
    content = json.loads(ho.Campaign().record())["content"]
    body = {"content": content, "names": ["Maeve", "Tom", "Una"], "played": played, **more}
    return ho.Campaign.from_record(records.write(records.CAMPAIGN, body))


def met(scenario: int, **marks: bool) -> dict[str, Any]:
    """A completed game, as a record names it."""
    return {"scenario": scenario, "ended": "objective", **({"carries": marks} if marks else {})}


def test_before_the_first_game_is_over_there_are_no_chapters(campaign: ho.Campaign) -> None:
    campaign.play(seed=1)
    assert campaign.debrief() == []


def test_each_finished_game_is_a_chapter_in_order_with_its_course(campaign: ho.Campaign) -> None:
    games = [lost(campaign), won(campaign), won(campaign, SECOND)]
    told = campaign.debrief()
    assert json.loads(json.dumps(told)) == told
    assert [(each["scenario"], each["ended"]) for each in told] == [
        (FIRST, "condition"),
        (FIRST, "objective"),
        (SECOND, "objective"),
    ]
    for game, chapter in zip(games, told, strict=True):
        days = game.debrief()["days"]
        assert chapter["days"] == len(days)
        assert chapter["condition"] == chapter["thread"][-1] == game.structure()["condition"]
        assert chapter["thread"][0] == days[0]["shifts"][0]["before"]
        assert len(chapter["thread"]) == 1 + sum(len(day["shifts"]) for day in days)
        assert chapter["laid"] == [memory for day in days for memory in day["laid"]]
        assert chapter["sewn"] == [memory for day in days for memory in day["sewn"]]
    assert told[1]["sewn"]
    assert [chapter["title"] for chapter in told] == [f"scenario.{number}.title" for number in (FIRST, FIRST, SECOND)]


def test_the_chapters_are_the_same_from_the_record_and_when_the_last_game_was_left(campaign: ho.Campaign) -> None:
    lost(campaign)
    won(campaign)
    told = campaign.debrief()
    assert ho.Campaign.from_record(campaign.record(), campaign.content).debrief() == told
    campaign.leave()
    assert campaign.debrief() == told
    assert ho.Campaign.from_record(campaign.record(), campaign.content).debrief() == told
    campaign.reset()
    assert campaign.debrief() == []


def test_the_end_that_is_taken_back_is_no_chapter_any_more(campaign: ho.Campaign) -> None:
    game = lost(campaign)
    assert len(campaign.debrief()) == 1
    game.undo()
    assert campaign.debrief() == []


def test_what_a_chapter_handed_on_and_what_was_given_to_a_later_one() -> None:
    told = of_record(
        [
            met(1),
            met(2),
            met(3),
            met(4, heard=True, clock=False),
            met(5, reported=True, closed=False, answered=False, short=True, busy=False),
            {"scenario": 6, "ended": "deck"},
            met(4, heard=False, clock=True),
            met(6, told=True),
        ]
    ).debrief()
    assert [each["handed_on"] for each in told[:3]] == [{}, {}, {}]
    assert told[3]["handed_on"] == {"heard": True}
    assert told[4]["handed_on"] == {"reported": True, "short": True}
    assert {*told[5]["given"]} == {"heard", "short"}
    assert told[5]["handed_on"] == {}
    assert {*told[7]["given"]} == {"clock", "short"}
    assert [each["given"] for each in told[:5]] == [[]] * 5


def test_what_a_program_hands_on_is_told_too(campaign: ho.Campaign) -> None:
    campaign.finish(won(campaign), carries={"shells": 3, "wrote": False})
    assert campaign.debrief()[0]["handed_on"] == {"shells": 3, "wrote": False}


def test_of_a_record_without_courses_the_ends_are_told_and_nothing_is_made_up() -> None:
    (chapter,) = of_record([met(1)]).debrief()
    assert chapter["ended"] == "objective"
    assert (chapter["days"], chapter["condition"], chapter["laid"], chapter["sewn"]) == (None,) * 4
    assert chapter["thread"] == []


def test_a_game_that_began_in_the_middle_is_a_chapter_without_a_course(campaign: ho.Campaign) -> None:
    game = ho.Game.from_position(ho.Game(FIRST, content=campaign.content, **LOSES).position(), campaign.content)
    campaign.adopt(game)
    campaign.finish(played_out(game))
    campaign.leave()
    assert campaign.debrief()[0]["days"] is None
    assert "courses" not in json.loads(campaign.record())
    won(campaign)
    campaign.leave()
    again = ho.Campaign.from_record(campaign.record(), campaign.content)
    assert [each["days"] is None for each in again.debrief()] == [True, False]


def test_the_record_names_the_games_as_version_0_1_0_reads_them_and_stays_small(campaign: ho.Campaign) -> None:
    for _ in range(3):
        won(campaign)
    campaign.leave()
    data = json.loads(campaign.record())
    assert data["played"] == [{"scenario": number, "ended": "objective"} for number in LINKED]
    assert len(json.dumps(data["courses"][0])) < 500


@pytest.mark.parametrize("seed", range(5))
def test_of_the_memories_only_those_are_in_a_chapter_that_lie_in_the_quilt(campaign: ho.Campaign, seed: int) -> None:
    game, chance = campaign.play(seed=seed), Random(seed)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
    campaign.finish(game)
    (chapter,) = campaign.debrief()
    table = game.structure()
    assert chapter["laid"] is not None
    assert chapter["sewn"] is not None
    assert {*map(number_of, chapter["laid"])} == {*table["partials"]} | {*table["clears"]}
    assert {*map(number_of, chapter["sewn"])} == {*table["clears"]}


def number_of(memory: str) -> int:
    """The number of a memory on the table."""
    return [each.id for each in the_box().memories].index(memory)


@pytest.mark.parametrize(
    "courses",
    [
        7,
        [],
        [COURSE, COURSE],
        [7],
        [{}],
        [{**COURSE, "more": 1}],
        [{**COURSE, "days": 0}],
        [{**COURSE, "days": True}],
        [{**COURSE, "days": 10**9}],
        [{**COURSE, "condition": 31}],
        [{**COURSE, "condition": "3"}],
        [{**COURSE, "thread": [9, -1]}],
        [{**COURSE, "thread": 9}],
        [{**COURSE, "thread": [9] * 8}],
        [{**COURSE, "laid": [30]}],
        [{**COURSE, "laid": [1, 1]}],
        [{**COURSE, "sewn": [[1]]}],
        [{**COURSE, "sewn": "12"}],
    ],
)
def test_a_course_that_no_game_can_have_had_is_refused_in_a_sentence(courses: Any) -> None:
    with pytest.raises(ho.RecordError, match="courses: ") as error:
        of_record([met(1)], courses=courses)
    assert "\n" not in str(error.value)
    assert of_record([met(1)], courses=[COURSE]).debrief()[0]["sewn"] == ["2-2"]


def test_the_album_of_a_campaign_has_each_memory_once_as_far_as_it_was_told_in_any_game() -> None:
    courses = [COURSE, None, {**COURSE, "laid": [0, 1, 7], "sewn": [0, 7]}]
    campaign = of_record([met(1), met(2), met(3)], courses=courses)
    told = {each["memory"]: each for each in campaign.album()}
    ids = [the_box().memories[number].id for number in (0, 1, 7)]
    assert [*told] == ids, "in the order of Timelines and places"
    assert [told[memory]["side"] for memory in ids] == ["clear", "partial", "clear"]
    assert [told[memory]["scenarios"] for memory in ids] == [[3], [3], [1, 3]]
    assert (told[ids[1]]["title"], told[ids[1]]["story"]) == ("", ""), "what was not told to its end has no story"
    assert told[ids[0]]["story"] == campaign.words().say(f"memory.{ids[0]}.clear")


def test_the_album_of_a_campaign_shows_only_the_sides_that_were_seen() -> None:
    campaign = of_record([met(1)], courses=[COURSE])
    begun, heard, unseen = (the_box().memories[number].id for number in (0, 7, 9))
    shown = {memory: campaign.picture(memory) for memory in (begun, heard, unseen)}
    assert [picture and picture.side for picture in shown.values()] == ["partial", "clear", None]
    with pytest.raises(ho.SceneError):
        campaign.picture("9-9")
