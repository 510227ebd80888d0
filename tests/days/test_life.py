"""The quilt of a whole campaign, and what stands under it."""

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.days import chapters
from tests.days.reading_html import elements, of_class
from tests.game.test_chapters import COURSE, met, of_record


def told(*sewn: int, laid: tuple[int, ...] = ()) -> ho.Campaign:
    """A campaign of two games; in the second these memories were told to their end, and these begun."""
    return of_record([met(1), met(2)], courses=[COURSE, {**COURSE, "laid": [*laid, *sewn], "sewn": [*sewn]}])


def test_below_the_chapters_lies_one_quilt_of_them_all_and_each_memory_can_be_read() -> None:
    campaign = told(0, 13, laid=(14,))
    page = chapters(campaign)
    found = elements(page)
    assert [each.text for each in found if each.tag == "h3"] == ["The quilt of all chapters"]
    heard = [each for each in campaign.album() if each["side"] == "clear"]
    assert [each["memory"] for each in heard] == [the_box().memories[number].id for number in (0, 7, 13)]
    summaries = [each.text for each in found if each.tag == "summary"]
    assert [said.startswith(each["title"]) for each, said in zip(heard, summaries, strict=True)] == [True] * 3
    for each in heard:
        assert each["note"] in page
    assert "Told in chapters 1 and 2." not in page
    assert page.count("Told in chapter 2.") == 2
    assert len(of_class(found, "hd-partial")) >= 1


def test_of_what_was_only_begun_no_title_and_no_story_is_in_it() -> None:
    campaign = told(0, laid=(14,))
    memory, say = the_box().memories[14].id, campaign.words().say
    page = chapters(campaign)
    assert say(f"memory.{memory}.title") not in page
    assert say(f"memory.{memory}.clear") not in page


def test_where_nothing_was_told_there_is_no_quilt() -> None:
    course = {**COURSE, "laid": [], "sewn": []}
    assert "hd-life" not in chapters(of_record([met(1)], courses=[course]))
    assert "hd-life" not in chapters(of_record([met(1)]))
