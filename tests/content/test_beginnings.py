"""Mistakes in how a scenario begins in the middle: each is named with file and line, and refused by the game alike."""

from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.loading import BOX
from tests.content.folders import write
from tests.content.thirteenth import BEGINS, in_the_middle

TIRED = "[setup.stress]\n"


def test_a_scenario_that_begins_in_the_middle_is_sound(tmp_path: Path) -> None:
    assert checking.problems(Path(in_the_middle(tmp_path))) == []


@pytest.mark.parametrize(
    ("setup", "key", "written", "sentence"),
    [
        ('opening = ["P24", "P5"]', "opening 2", "opening", "“P5” is no patient card"),
        ('opening = ["2-4"]', "opening 1", "opening", "“2-4” is no patient card"),
        (
            'opening = ["P24", "P15", "P24"]',
            "opening 3",
            "opening",
            "“P24” stands in this list a second time: leave it",
        ),
        (
            'opening = ["P01"]',
            "opening 1",
            "opening",
            "“P01” is set aside at setup, so no day can begin with it: leave",
        ),
        ("opening = [7]", "opening 1", "opening", "7 is not a text in quotation marks"),
        ('opening = "P24"', "opening", "opening", "is not a list"),
        ('told = ["2-9"]', "told 1", "told", "“2-9” is no memory, so it cannot lie there from the start. Did you mean"),
        ('told = ["P24"]', "told 1", "told", "“P24” is no memory"),
        ('told = ["EP1"]', "told 1", "told", "“EP1” is no memory"),
        ('told = ["2-4", "1-2", "2-4"]', "told 3", "told", "“2-4” stands in this list a second time"),
        ('told = ["1-2", "3-4"]', "told 2", "told", "“3-4” is set aside at setup, so it cannot lie there"),
        (
            f'{TIRED}"nurse 2" = 3',
            "stress.nurse 2",
            '"nurse',
            "with 3 Stress nurse 2 would be Overstressed and at home",
        ),
        (f'{TIRED}"nurse 2" = 3', "stress.nurse 2", '"nurse', "Allowed here: a whole number from 0 to 2."),
        (f'{TIRED}"assistant 1" = 2', "stress.assistant 1", '"assis', "Allowed here: a whole number from 0 to 1."),
        (f'{TIRED}"nurse 2" = -1', "stress.nurse 2", '"nurse', "-1 is less than the smallest value, 0"),
        (f'{TIRED}"nurse 2" = 1.5', "stress.nurse 2", '"nurse', "1.5 is not a whole number"),
        (f'{TIRED}"nurse 5" = 1', "stress.nurse 5", '"nurse', "The keys here are: nurse 1, nurse 2, nurse 3, nurse 4"),
        (
            f'{TIRED}"on-call 1" = 1',
            "stress.on-call 1",
            '"on-c',
            "nobody asks for this key. The keys here are: nurse 1",
        ),
        (f'{TIRED}"assistant 3" = 1', "stress.assistant 3", '"assis', "assistant 3 is not there at this setup"),
        (
            f'{TIRED}"assistant 3" = 1',
            "stress.assistant 3",
            '"assis',
            "There are: nurse 1, nurse 2, nurse 3, nurse 4, as",
        ),
        (
            '[setup.players.2.stress]\n"nurse 3" = 1',
            "players.2.stress.nurse 3",
            '"nurse',
            "are: nurse 1, nurse 2, assis",
        ),
        ('[setup.players.4]\ntold = ["3-4"]', "players.4.told 1", "told", "“3-4” is set aside at setup"),
        ('told = ["1-2"]\n[setup.players.2]\nset_aside = ["1-2", "P01", "P02", "P03"]', "told 1", "told", "set aside"),
    ],
)
def test_a_mistake_is_named_with_its_line(setup: str, key: str, written: str, sentence: str, tmp_path: Path) -> None:
    folder = Path(in_the_middle(tmp_path, setup))
    found = [problem for problem in checking.problems(folder) if problem.level == checking.MISTAKE]
    assert {problem.key for problem in found} == {f"setup.{key}"}, found
    lines = (folder / "scenarios/11.toml").read_text(encoding="utf-8").splitlines()
    assert [problem.file for problem in found] == ["scenarios/11.toml"] * len(found)
    assert lines[found[0].line - 1].startswith(written)
    assert any(sentence in problem.text for problem in found), found
    with pytest.raises(ho.ContentError) as caught:
        ho.Game(scenario=11, content=str(folder))
    assert f"scenarios/11.toml, line {found[0].line}, setup.{key}: " in str(caught.value)


def test_a_card_that_only_two_changes_together_set_aside_is_named(tmp_path: Path) -> None:
    for_two, for_mark = (
        '[setup.players.2]\ntold = ["1-2"]',
        '[setup.carried.wrote]\nset_aside = ["1-2", "P01", "P02", "P03"]',
    )
    folder = Path(in_the_middle(tmp_path, f"{for_two}\n{for_mark}\n[carried]\nwrote = false\n"))
    found = [each for each in checking.problems(folder) if "set aside" in each.text]
    assert [(each.key, each.file) for each in found] == [("setup.players.2.told 1", "scenarios/11.toml")]
    lines = (folder / "scenarios/11.toml").read_text(encoding="utf-8").splitlines()
    assert lines[found[0].line - 1].startswith("told = ")


@pytest.mark.parametrize(
    "setup",
    [
        f'assistants = 3\n{TIRED}"assistant 3" = 1',
        f'{TIRED}"nurse 4" = 1\n"assistant 2" = 1\n[setup.players.4]\nassistants = 1',
        f'{TIRED}"assistant 3" = 1\n[setup.players.2]\nassistants = 3',
        '[setup.players.2]\nassistants = 3\n[setup.players.2.stress]\n"assistant 3" = 1',
        'opening = []\ntold = []\n[setup.stress]\n"nurse 1" = 0',
    ],
)
def test_stress_of_somebody_who_is_there_at_one_table_is_sound(setup: str, tmp_path: Path) -> None:
    content = in_the_middle(tmp_path, setup)
    assert checking.problems(Path(content)) == []
    for players in (2, 3, 4):
        assert ho.Game(scenario=11, players=players, seed=1, content=content).outcome is None


def test_the_most_stress_is_that_of_the_folder(tmp_path: Path) -> None:
    readings = (BOX / "readings.toml").read_text(encoding="utf-8")
    before, after = readings.split('name = "nurse_overstressed_at"\ndefault = 3')
    write(tmp_path, "readings.toml", f'{before}name = "nurse_overstressed_at"\ndefault = 2{after}')
    found = checking.problems(Path(in_the_middle(tmp_path, BEGINS)))
    assert ["Allowed here: a whole number from 0 to 1." in problem.text for problem in found] == [True]
