"""Drawings: the box's are whole and plain, and `check` names what is wrong with one of one's own."""

from pathlib import Path

import pytest

import holding_on as ho
from holding_on import checking
from holding_on.loading import BOX

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
    assert "named after its memory and its side" in said(folder)[0]


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
