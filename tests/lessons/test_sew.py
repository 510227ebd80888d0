"""Memories to turn and lay: the stitches of the box say how they fit, and one place is right."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.lessons import Lesson
from holding_on.lessons.pieces.sew import HAND, MIDDLE, QUARTERS, Sew

ABOVE, RIGHT, BELOW, LEFT = 1, 5, 7, 3


def sewn(*memories: str) -> Sew:
    """A cloth with these memories; of each that has its place something is said."""
    lesson = Lesson(7)
    said = {f"lesson.07.made.met_{n}": f"Place {n}." for n in range(1, 9)}
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.07.made.asks": "Lay it.", **said})
    return lesson.sew("made", lesson.game(), *(memories or ("2-2", "2-3", "1-2")))


def told(piece: Sew) -> tuple[str, str, str]:
    said = piece.script()["told"]
    assert said is not None
    return said["title"], said["text"], said["kind"]


def offered(piece: Sew) -> set[str]:
    script = piece.script()
    return {each["name"] for each in (*script["cloth"], *script["buttons"]) if each["name"]}


def test_one_memory_lies_there_and_the_other_comes_to_hand_turned() -> None:
    piece = sewn()
    cloth = piece.script()["cloth"]
    assert [place for place, scrap in enumerate(cloth) if scrap["src"]] == [MIDDLE, HAND]
    assert cloth[MIDDLE]["edges"] == [3, 3, 5, 1]
    assert cloth[HAND]["turns"] == 1
    assert offered(piece) == {"lay 1", "lay 3", "lay 5", "lay 7", "turn", "show"}
    assert piece.script()["waits"]


def test_talk_03_of_all_places_and_turns_only_the_one_in_his_life_is_right() -> None:
    """On each side of 2-2 the stitches of 2-3 meet in one of four turns, and in one only he stands upright."""
    found = {}
    for place in (ABOVE, RIGHT, BELOW, LEFT):
        piece = sewn("2-2", "2-3")
        piece.does(f"lay {place}")
        for _ in range(QUARTERS):
            if piece.meets:
                found[place, piece.turns % QUARTERS] = told(piece)[1], piece.is_right
            piece.does("turn")
    words = Lesson(7).words
    side, head = words.say("lesson.sew.side"), words.say("lesson.sew.head")
    assert {place for place, _ in found} == {ABOVE, RIGHT, BELOW, LEFT}
    assert [where for where, (_, right) in found.items() if right] == [(RIGHT, 0)]
    assert {text for text, right in found.values() if not right} <= {side, head}


def test_stitches_that_do_not_meet_are_counted_and_the_edge_gapes() -> None:
    piece = sewn()
    piece.does("lay 5")
    assert told(piece)[:2] == ("They do not meet.", "Here 4 stitches lie beside 3.")
    assert piece.script()["cloth"][RIGHT]["sides"].count("misfits") == 1
    assert "misfits" not in piece.script()["cloth"][MIDDLE]["sides"]


def test_a_single_stitch_is_counted_as_one() -> None:
    piece, sentences = sewn(), set()
    piece.does("lay 5")
    for _ in range(QUARTERS):
        sentences.add(told(piece)[1])
        piece.does("turn")
    assert "Here 1 stitch lies beside 3." in sentences
    assert not any("1 stitches" in sentence for sentence in sentences)


def test_a_memory_that_has_its_place_lies_still_and_the_next_comes_to_hand() -> None:
    piece = sewn()
    piece.does("lay 5")
    for _ in range(3):
        piece.does("turn")
    assert told(piece) == ("They meet.", "Place 1.", "")
    assert offered(piece) == {"next", "start"}
    assert piece.script()["waits"], "the next comes to hand"
    piece.does("turn")
    assert piece.is_right, "what has its place is not turned away"
    piece.does("next")
    assert piece.script()["count"] == "2 of 2"
    assert "lay 2" in offered(piece), "it may lie above either of them"
    piece.does("lay 1")
    piece.does("turn")
    piece.does("turn")
    assert piece.is_done
    assert told(piece) == ("They meet.", "Place 2.", "done")
    assert piece.script()["cloth"][MIDDLE]["sides"] == ["fits", "fits", "open", "open"]


def test_where_everything_fits_and_another_belongs_it_is_said_so() -> None:
    """Above 3-5 and above 3-6 are four stitches each, and 2-6 belongs above 3-6."""
    piece = sewn("3-5", "3-6", "2-6")
    piece.does("show")
    piece.does("next")
    piece.does(f"lay {ABOVE}")
    while piece.turns % QUARTERS:
        piece.does("turn")
    assert piece.meets
    assert not piece.is_right
    assert told(piece)[1] == piece.say("sew.elsewhere")
    piece.does(f"lay {ABOVE + 1}")
    assert piece.is_done


def test_its_place_is_shown_to_whoever_asks() -> None:
    piece = sewn()
    piece.does("show")
    assert piece.is_right
    assert (piece.place, piece.turns) == (RIGHT, QUARTERS), "it turns on, and not back"


def test_what_is_not_offered_changes_nothing_and_it_begins_again() -> None:
    piece = sewn()
    before = piece.script()
    for name in ("lay 0", "lay 4", "lay 6", "lay 9", "lay x", "lay", "next", "nonsense"):
        piece.does(name)
        assert piece.script()["cloth"] == before["cloth"], name
    piece.does("lay 5")
    piece.does("start")
    assert piece.script() == before


def test_who_hears_the_cloth_is_told_each_place_and_each_edge() -> None:
    piece = sewn()
    cloth = piece.script()["cloth"]
    assert "3 above, 1 on the right, 5 below, 4 on the left" in cloth[HAND]["text"]
    assert "3 above, 3 on the right, 5 below, 1 on the left" in cloth[MIDDLE]["text"]
    assert all(scrap["text"] for scrap in cloth if scrap["name"])


def test_what_billy_said_in_it_is_told_while_a_memory_is_in_hand_and_where_it_lies() -> None:
    piece = sewn("2-2", "2-3")
    his = the_box().words("en")["memory.2-3.words"]
    for name in ("", "turn", "lay 1", "lay 5"):
        piece.does(name)
        said = piece.script()["told"]
        assert said is not None
        assert [his in line["text"] for line in said["lines"]] == [True], name or "begun"


def test_the_words_of_the_memories_are_told_once_all_have_their_place() -> None:
    piece = sewn("2-2", "2-3")
    piece.does("show")
    said = piece.script()["told"]
    assert said is not None
    words = the_box().words("en")
    assert [
        words[f"memory.{memory}.words"] in line["text"]
        for memory, line in zip(("2-2", "2-3"), said["lines"], strict=True)
    ] == [True, True]


@pytest.mark.parametrize(
    ("memories", "said"),
    [
        (("2-2",), "two memories or more"),
        (("2-2", "7-7"), "two memories or more"),
        (("2-2", "2-4"), "does not lie beside"),
        (("2-2", "3-1"), "comes to hand in the corner"),
        (("2-2", "2-2"), "a place of its own"),
        (("2-2", "1-3", "2-3"), "1-3 touches none"),
    ],
)
def test_memories_that_cannot_be_laid_so_are_refused(memories: tuple[str, ...], said: str) -> None:
    with pytest.raises(ho.SceneError, match=said):
        sewn(*memories)


def test_the_memory_in_hand_says_so_until_it_is_laid() -> None:
    piece = sewn()
    assert [place for place, scrap in enumerate(piece.script()["cloth"]) if "caption" in scrap] == [HAND]
    assert piece.script()["cloth"][HAND]["caption"] == "In your hand"
    piece.does("lay 1")
    assert not any("caption" in scrap for scrap in piece.script()["cloth"])
