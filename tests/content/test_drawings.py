"""Drawings: the box's are whole and plain, and `check` names what is wrong with one of one's own."""

import re
import shutil
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.checking.drawings import TOLD
from holding_on.catalogue.loading import BOX, the_box
from holding_on.engine.names import ROLE_NAMES
from tests.content.folders import write
from tests.content.test_life import part
from tests.engine.table import act, finish_shift
from tests.engine.test_calling import CALL, third

PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">{}<g id="billy"><circle r="{}"/></g></svg>'


def said(folder: Path) -> list[str]:
    return [str(problem) for problem in checking.problems(folder) if problem.file.startswith("art/")]


def draw(folder: Path, **files: str) -> Path:
    (folder / "art").mkdir()
    for name, text in files.items():
        memory, side = name[1:].rsplit("_", 1)
        (folder / "art" / f"{memory.replace('_', '-')}.{side}.svg").write_text(text, encoding="utf-8")
    return folder


def test_two_plain_drawings_with_the_same_billy_are_fine(tmp_path: Path) -> None:
    assert said(draw(tmp_path, m2_3_partial=PLAIN.format("", 3), m2_3_clear=PLAIN.format("<rect/>", 3))) == []


@pytest.mark.parametrize(
    ("inside", "what"),
    [
        ("<script>alert(1)</script>", "take script out"),
        ("<foreignObject/>", "take foreignObject out"),
        ('<rect onclick="x"/>', "take onclick out"),
        ('<rect style="fill:red"/>', "take style out"),
        ('<rect fill="url(http://a/b)"/>', "take fill out"),
        ('<image href="a.png"/>', "take image out"),
        ("<text>words</text>", "take text out"),
        ("<rect>", "not an SVG drawing"),
    ],
)
def test_what_could_run_load_or_speak_is_refused(tmp_path: Path, inside: str, what: str) -> None:
    problems = said(draw(tmp_path, m2_3_clear=PLAIN.format(inside, 3), m2_3_partial=PLAIN.format("", 3)))
    assert any(what in problem for problem in problems), problems


def test_an_entity_is_never_read(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>' + PLAIN.format("", 3)
    assert "take <!DOCTYPE out" in said(draw(tmp_path, m1_1_clear=bomb))[0]


def test_a_billy_who_differs_or_lacks_or_stands_alone_is_named(tmp_path: Path) -> None:
    problems = said(
        draw(
            tmp_path,
            m1_1_clear=PLAIN.format("", 3),
            m1_1_partial=PLAIN.format("", 4),
            m1_2_clear=PLAIN.format("", 3),
        )
    )
    assert "must be drawn alike" in problems[0]
    assert "the other drawing of this memory is missing: put 1-2.partial.svg" in problems[1]


def test_a_file_that_is_no_drawing_of_a_memory_is_named(tmp_path: Path) -> None:
    folder = draw(tmp_path)
    (folder / "art" / "portrait.svg").write_text("", encoding="utf-8")
    (folder / "art" / "99A.svg").write_text(PLAIN.format("", 3), encoding="utf-8")
    assert [problem.count("named after its memory and its side") for problem in said(folder)] == [1, 1]


def test_a_picture_leaves_the_kernel_only_when_its_front_lies_open() -> None:
    drawn = sorted({path.name.split(".")[0] for path in (BOX / "art").glob("*.svg")})
    first, second = drawn[:2]
    scene = {
        "day": 3,
        "grid": {"partials": [first, second], "clears": [second]},
        "pawns": {"Ann": {"partials": [drawn[2]]}},
    }
    game = ho.Game.from_scene(scene, seed=1)
    partial, clear = game.picture(first), game.picture(second)
    assert partial is not None
    assert clear is not None
    assert (partial.side, clear.side) == ("partial", "clear")
    assert partial.svg == (BOX / "art" / f"{first}.partial.svg").read_text(encoding="utf-8")
    assert game.picture(drawn[2]) is None
    with pytest.raises(ho.SceneError, match="is not a memory"):
        game.picture("6-1")


# --- narrative cards --------------------------------------------------------------------------------------------------

NOTED = dict(re.findall(r"(?m)^\| (\d+[AB]) \|.*\| (.+) \|$", part("6. Notes for the drawings")))
"""What is to be seen on each drawing of a narrative card, as the page on his life has it."""
MOST_FOR_A_CARD = 20_000


def test_every_scenario_of_the_box_has_a_drawing_and_so_has_every_call_and_choice() -> None:
    box = the_box()
    scenarios = [box.scenario(number) for number in box.scenario_numbers]
    roles = {side: ROLE_NAMES[role] for each in scenarios for side, role in zip(each.side_ids, each.roles, strict=True)}
    wanted = [side for side, role in roles.items() if role in ("personal", "call", "choice")]
    drawn = [side for side in roles if box.card_drawing(side)]
    assert drawn == list(NOTED)
    assert [side for side in wanted if side not in drawn] == []


@pytest.mark.parametrize("number", [2, 3])
def test_a_scenario_without_a_choice_has_three_drawings_more_where_it_turns(number: int) -> None:
    box = the_box()
    scenario = box.scenario(number)
    told = [
        side
        for side, role in zip(scenario.side_ids, scenario.roles, strict=True)
        if ROLE_NAMES[role] not in ("personal", "call")
    ]
    drawn = [side for side in told if box.card_drawing(side)]
    assert len(drawn) == 3
    assert drawn[-1].endswith("B"), "its outcome is one of them"


@pytest.mark.parametrize("side", NOTED)
def test_the_words_for_a_card_name_what_is_to_be_seen(side: str) -> None:
    objects = NOTED[side].split(", ")
    said = str(the_box().words("en")[f"narrative.{side}.picture"])
    assert len(objects) >= 4
    assert [thing for thing in objects if thing not in said] == []
    assert len((BOX / f"art/{side}.svg").read_bytes()) <= MOST_FOR_A_CARD


def test_the_drawings_of_the_box_are_what_the_checker_asks_for(tmp_path: Path) -> None:
    shutil.copytree(BOX / "art", tmp_path / "art")
    assert said(tmp_path) == []
    ochre = [
        path.name for path in (BOX / "art").iterdir() if TOLD.fullmatch(path.name) and "#c9822b" in path.read_text()
    ]
    without_him = {"10A.svg", "16A.svg", "17A.svg", "22A.svg", "23A.svg", "27A.svg", "31A.svg", "36A.svg", "37A.svg"}
    without_him |= {"41A.svg", "53A.svg", "58B.svg", "59B.svg", "66A.svg", "68B.svg", "71B.svg", "72B.svg"}
    assert set(ochre) == {f"{side}.svg" for side in NOTED} - without_him, "ochre is Billy's alone"


def test_the_picture_of_a_card_leaves_the_kernel_only_when_the_card_is_told() -> None:
    game = third()
    first = game.picture("7A")
    assert first is not None
    assert (first.memory, first.side) == ("7A", "told")
    assert first.svg == (BOX / "art/7A.svg").read_text(encoding="utf-8")
    assert first.text == game.view()["told"][0]["picture"]
    assert [game.picture(side) for side in ("7B", "9B", "10A")] == [None] * 3
    act(game, CALL, "place nurse 2")
    finish_shift(game)
    call = game.picture("10A")
    assert call is not None
    assert call.text in [card["picture"] for card in game.view()["told"]]
    with pytest.raises(ho.SceneError, match="is not a memory"):
        game.picture("1A")  # a card of another scenario


def test_a_card_of_ones_own_has_its_own_drawing_with_words_or_none(tmp_path: Path) -> None:
    write(tmp_path, "text/en/own.toml", '[narrative.1B]\ntext = "Another handover."\n')
    assert ho.Game(seed=1, content=str(tmp_path)).picture("1A") is None, "the box's drawing tells of another"
    own = PLAIN.format("", 3)
    write(tmp_path, "art/1A.svg", own)
    shown = ho.Game(seed=1, content=str(tmp_path)).picture("1A")
    assert shown is not None
    assert shown.svg == own
    assert said(tmp_path) == []

    write(tmp_path, "art/2B.svg", own)
    assert "write them as narrative.2B.picture" in said(tmp_path)[0]
    write(tmp_path, "text/en/more.toml", '[narrative.2B]\npicture = "A circle."\n')
    assert said(tmp_path) == []
    write(tmp_path, "art/2B.svg", PLAIN.format("<script/>", 3))
    assert "take script out" in said(tmp_path)[0]
