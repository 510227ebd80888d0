"""The chapters of a campaign: from its finished games to lines of HTML and of text."""

import re
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.days import chapters, document, spoken_chapters, styles
from tests.days.reading_html import classes, elements, of_class
from tests.game.campaigns import LINKED, TITLES, lost, only_linked, won
from tests.game.test_chapters import COURSE, met, of_record

HEARD = "he was answered in the night, when he asked"
SHORT = "the form says that the ward was short"


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> ho.Campaign:
    """A campaign with a lost game and two completed ones."""
    begun = ho.Campaign(only_linked(tmp_path_factory.mktemp("linked")))
    lost(begun, names=["Orla", "Dee", "Cleo"])
    won(begun)
    won(begun, LINKED[1])
    return begun


def old(*played: dict[str, Any], **more: Any) -> ho.Campaign:
    """A campaign in the box, of which a record names the games."""
    return of_record([*played], **more)


def test_each_finished_game_is_a_line_with_its_thread_its_end_and_its_quilt(campaign: ho.Campaign) -> None:
    found = elements(chapters(campaign))
    lines = [element.text for element in of_class(found, "hd-chapter")]
    assert [line.partition(", ")[0] for line in lines] == ["Chapter 1", "Chapter 1", "Chapter 2"]
    assert "Billy died on day 1. His quilt stayed empty." in lines[0]
    assert "condition" not in lines[0]
    assert TITLES[2] in lines[2]
    chapter = campaign.debrief()[2]
    assert f"The Objective was met on day {chapter['days']}." in lines[2]
    assert f"His condition went from {chapter['thread'][0]} to {chapter['condition']}." in lines[2]
    assert f"{len(chapter['laid'] or ())} memories lay in his quilt; {len(chapter['sewn'] or ())} were told" in lines[2]
    assert len(of_class(found, "hd-course")) == 3
    assert [element.text for element in found if element.tag == "h2"] == ["The chapters so far"]


def test_what_was_carried_on_is_said_in_the_words_of_the_marks_where_it_was_left_and_where_it_came() -> None:
    told = old(met(1), met(2), met(3), met(4, heard=True, clock=False), met(5, short=True), met(6, told=True))
    lines = [element.text for element in of_class(elements(chapters(told)), "hd-chapter")]
    assert lines[3].endswith(f"Carried on: {HEARD}.")
    assert "From before" not in lines[4]
    assert f"From before: {HEARD}; {SHORT}." in lines[5]
    assert [line for line in lines if "girl with the clock" in line] == []
    assert "Carried on" not in lines[2]


def test_of_a_game_whose_course_was_not_kept_only_the_end_is_told() -> None:
    told = old({"scenario": 1, "ended": "deck"}, met(1))
    assert spoken_chapters(told)[1:] == [
        "  - Chapter 1, Who is Billy Kerr? · Billy died, when his days had come to their end.",
        "  - Chapter 1, Who is Billy Kerr? · The Objective was met.",
    ]
    assert of_class(elements(chapters(told)), "hd-course") == []


def test_the_text_says_the_same_as_the_page(campaign: ho.Campaign) -> None:
    title, *lines = spoken_chapters(campaign)
    assert title == "The chapters so far"
    shown = [element.text for element in of_class(elements(chapters(campaign)), "hd-chapter")]
    assert [line.removeprefix("  - ").replace(" · ", " ") for line in lines] == shown


def test_before_a_game_is_over_there_is_nothing_to_tell() -> None:
    assert chapters(ho.Campaign()) == ""
    assert spoken_chapters(ho.Campaign()) == []


def test_values_that_a_program_hands_on_have_no_words(campaign: ho.Campaign) -> None:
    told = old({**met(1), "carries": {"shells": 3, "<b>": True}})
    assert "Carried on" not in chapters(told)
    assert "<b>" not in chapters(told)


def test_each_class_begins_alike_and_has_a_style(campaign: ho.Campaign) -> None:
    used = classes(elements(chapters(campaign)))
    assert {name for name in used if not name.startswith("hd-")} == set()
    assert {name for name in used if f".{name}" not in styles()} == set()


def test_every_way_in_which_a_game_ends_has_words_with_its_days_and_without() -> None:
    for ended in ("objective", "condition", "deck", "warnings"):
        played = {"scenario": 1, "ended": ended}
        assert "on day 2" in spoken_chapters(old(played, courses=[COURSE]))[1]
        assert "on day" not in spoken_chapters(old(played))[1]


def test_a_file_has_the_chapters_below_the_game_or_alone_and_no_name(campaign: ho.Campaign) -> None:
    assert campaign.game is not None
    both, alone = document([campaign.game], campaigns=[campaign]), document([], campaigns=[campaign])
    for page in (both, alone):
        found = elements(page)
        assert len(of_class(found, "hd-chapter")) == 3
        assert "Orla" not in page
        assert [element.text for element in found if element.tag == "h1"] == ["The days with him"]
        assert not {"script", "link", "img"} & {element.tag for element in found}
        ids = [str(element.attributes["id"]) for element in found if "id" in element.attributes]
        assert len(ids) == len({*ids})
    assert both.index('class="hd-title"') < both.index('<li class="hd-chapter"')
    assert "<title>The chapters so far</title>" in alone
    assert len(re.findall('class="hd-title"', alone)) == 0


def test_the_words_are_those_of_the_campaigns_own_content_as_it_was_played(tmp_path: Path) -> None:
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "own.toml").write_text('[scenario.1]\ntitle = "<Who> is this?"\n', encoding="utf-8")
    own = ho.Campaign(str(tmp_path))
    lost(own)
    (tmp_path / "text" / "en" / "own.toml").write_text("[broken", encoding="utf-8")
    assert "&lt;Who&gt; is this?" in chapters(own)
    assert "<Who> is this?" in spoken_chapters(own)[1]
