"""Scenarios of one's own: what the checker says of their parts, and that the page that teaches them tells the truth."""

import json
import re
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.loading import BOX
from tests.content.eleventh import OBJECTIVE, SETUP, eleventh
from tests.content.folders import write
from tests.content.twelfth import both

PAGE = (BOX.parents[1] / "docs/how-to-write-a-scenario.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.S)
_, _, _, _, LETTERS, CHOICE, OUTCOMES, CARRIED, CHANGES, WORDS, RECAP, BEGINNING = BLOCKS
"""After the objective and the calls: what the page shows of a story, one block each."""
STORY = [LETTERS, CHOICE, OUTCOMES, '[setup]\nset_aside = ["3-4"]\n', CHANGES]
PAGE_CARDS = [(77, "letter"), (78, "choice"), (79, "outcome")]
SCHEMA = json.loads((BOX / "schemas/scenario.schema.json").read_text(encoding="utf-8"))


def said(folder: Path, objective: str = OBJECTIVE, setup: str = SETUP, **changed: str) -> list[tuple[str, str]]:
    """The mistakes in the eleventh scenario with something changed: the key, and the sentence."""
    path = Path(eleventh(folder, objective, setup)) / "scenarios/11.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in changed.items():
        text = text.replace(old, new)
    write(folder, "scenarios/11.toml", text)
    return [(p.key, p.text) for p in checking.problems(folder) if p.level == checking.MISTAKE]


@pytest.mark.parametrize(
    ("objective", "key", "sentence"),
    [
        ("count = 3", "objective", "a part has exactly one of these: all, any, kind"),
        ('kind = "clears"\nany = [{ kind = "clears" }]', "objective", "a part has exactly one of these"),
        ('kind = "named"', "objective.memories", "this key is missing"),
        ('kind = "calls"', "objective.contacts", "this key is missing"),
        ('all = [{ kind = "clears" }, { kind = "by_day", day = 3, count = 2 }]', "objective.all 2.count", "by_day"),
        ('kind = "by_day"\nday = 3', "objective", "this is met before anything is done"),
        ('kind = "letters"\nletters = ["92A"]', "objective.letters 1", "“92A” is not the side of a letter"),
        ('kind = "marks"\nmarks = ["rung"]', "objective.marks 1", "“rung” is noted by no call, letter or answer"),
        ('kind = "clears"\ntimeline = 3', "objective.timeline", "this key has no meaning for clears"),
        ('kind = "named"\nmemories = ["1-2", "1-9"]', "objective.memories 2", "“1-9” is not a memory"),
        ('kind = "named"\nmemories = ["3-4"]', "objective.memories 1", "set aside at setup"),
        ('kind = "named"\nmemories = ["1-2"]\ncount = 2', "objective.count", "more than the largest value, 1"),
        ('kind = "clear_in_timeline"\ntimeline = 1\ncount = 7', "objective.count", "more than the largest value, 6"),
        ('kind = "calls"\ncontacts = ["harbor"]', "objective.contacts 1", "Did you mean harbour?"),
        (
            'all = [{ kind = "days", count = 14 }]',
            "objective.all 1.count",
            "the largest value, 13",
        ),
    ],
)
def test_a_mistake_in_what_is_asked_for(objective: str, key: str, sentence: str, tmp_path: Path) -> None:
    found = said(tmp_path, objective)
    assert [one for one, _ in found] == [key], found
    assert sentence in found[0][1]


@pytest.mark.parametrize(
    ("setup", "key", "sentence"),
    [
        ('set_aside = ["P01"]', "setup.set_aside", "38 cards do not come out even"),
        ('set_aside = ["EP7"]', "setup.set_aside 1", "no memory, event or patient card"),
        ('set_aside = ["1-1", "EP1", "1-1"]', "setup.set_aside 3", "“1-1” stands in this list a second time: leave it"),
        ("on_calls = 1\non_calls_used = 2", "setup.on_calls_used", "more than the largest value, 1"),
        ("[setup.players.4]\non_calls_used = 3", "setup.players.4.on_calls_used", "more than the largest value, 2"),
        ("assistants = 4", "setup.assistants", "more than the largest value, 3"),
    ],
)
def test_a_mistake_in_the_setup(setup: str, key: str, sentence: str, tmp_path: Path) -> None:
    found = said(tmp_path, setup=setup)
    assert key in [one for one, _ in found], found
    assert any(sentence in text for _, text in found)


def test_calls_need_the_rules_of_calling_and_a_side_each(tmp_path: Path) -> None:
    no_rules = said(tmp_path / "a", **{'["calling"]': "[]"})
    assert no_rules == [("systems", "there are contacts here, so the systems of this scenario are to name “calling”")]
    wrong = said(tmp_path / "b", **{'tells = "92B"': 'tells = "90A"'})
    assert [key for key, _ in wrong] == ["b", "tells"]
    assert "“90A” is not a narrative side whose role is “call”" in wrong[1][1]
    twice = said(tmp_path / "c", **{'id = "EX1"': 'id = "EP1"'})
    assert [(key, text) for key, text in twice if "already" in text] == [("id", "the box has an event “EP1” already")]


def test_the_shortest_scenario_of_the_page_is_sound_and_can_be_played(tmp_path: Path) -> None:
    write(tmp_path, "scenarios/11.toml", BLOCKS[0])
    told = "".join(f'\n[narrative.{side}]\ntitle = "T"\ntext = "X"\n' for side in ("73B", "74A", "75A", "75B"))
    write(tmp_path, "text/en/story.toml", BLOCKS[1] + told)
    assert checking.problems(tmp_path) == []
    game = ho.Game(scenario=11, seed=1, content=str(tmp_path))
    assert [card["card"] for card in game.view()["told"]] == ["73A", "73B", "74A", "75A"]


def test_what_the_page_shows_of_objectives_and_contacts_is_sound(tmp_path: Path) -> None:
    objective = BLOCKS[2].removeprefix("[objective]\n")
    assert said(tmp_path, objective) == []
    path = Path(eleventh(tmp_path)) / "scenarios/11.toml"
    before, _, rest = path.read_text(encoding="utf-8").partition("[[contact]]")
    after = "[[contact]]" + rest.partition("[[contact]]")[2]
    path.write_text(before + BLOCKS[3].replace("76A", "92B") + after, encoding="utf-8")
    assert checking.problems(tmp_path) == []


def test_what_the_page_shows_of_a_story_is_sound_and_can_be_played(tmp_path: Path) -> None:
    """Letters, a choice, forms of the outcome and what is carried over, put into the shortest scenario."""
    head, rest = BLOCKS[0].split("\n[objective]", 1)
    cards = "".join(f'  {{ number = {number}, a = "{role}" }},\n' for number, role in PAGE_CARDS)
    head = head.replace("cards = [\n", f"cards = [\n{cards}").replace("number = 11\n", f"number = 11\n{CARRIED}\n", 1)
    rest = rest.replace("[setup]\n", "")
    write(tmp_path, "scenarios/11.toml", f"{head}\n{''.join(STORY)}\n[objective]{rest}")
    sides = [*("73B", "74A", "75A", "75B"), *(f"{number}A" for number, _ in PAGE_CARDS)]
    told = "".join(f'\n[narrative.{side}]\ntitle = "T"\ntext = "X"\n' for side in sides)
    short = BLOCKS[1].replace("recap.75B", f"{RECAP}recap.75B")
    write(tmp_path, "text/en/story.toml", short + told + WORDS)
    assert checking.problems(tmp_path) == []
    game = ho.Game(scenario=11, seed=1, content=str(tmp_path))
    assert game.carries == {"wrote-back": False, "knows": False}


def test_what_the_page_shows_of_a_beginning_in_the_middle_is_sound_and_can_be_played(tmp_path: Path) -> None:
    content = eleventh(tmp_path, setup=BEGINNING.removeprefix("[setup]\n"))
    assert checking.problems(tmp_path) == []
    assert ho.Game(scenario=11, seed=1, content=content).structure()["stress"] == [0, 2, 0, 0, 1, 0, 0]


def test_what_a_group_that_comes_back_is_not_told_is_named_by_its_key(tmp_path: Path) -> None:
    path = Path(both(tmp_path)) / "text/en/twelfth.toml"
    text = path.read_text(encoding="utf-8")
    long = "word " * 31
    text = text.replace('84B = "She', f'84B = "{long}She').replace('written = "You wrote back."\n', "")
    path.write_text(text.replace('83B = "Somebody has answered her."\n', ""), encoding="utf-8")
    found = checking.problems(tmp_path)
    assert [(p.level, p.file, p.key) for p in found] == [
        ("warning", "scenarios/12.toml", "carries 1"),
        ("warning", "scenarios/12.toml", "b"),
        ("warning", "text/en/twelfth.toml", "scenario.12.recap.84B"),
    ]
    assert ["scenario.12.recap.written" in found[0].text, "scenario.12.recap.83B" in found[1].text] == [True, True]
    assert "at most 30" in found[2].text


def test_the_page_names_everything_that_a_scenario_can_say() -> None:
    part = SCHEMA["$defs"]["part"]["properties"]
    words = [*part, *part["kind"]["enum"], *SCHEMA["$defs"]["setup"]["properties"], *SCHEMA["properties"]]
    words += SCHEMA["properties"]["cards"]["items"]["properties"]["a"]["enum"]
    for kind in ("contact", "letter", "choice", "outcome"):
        words += SCHEMA["properties"][kind]["items"]["properties"]
    words += SCHEMA["properties"]["choice"]["items"]["properties"]["options"]["items"]["properties"]
    assert [word for word in words if not re.search(rf"\b{word}\b", PAGE)] == []
