"""The life in docs/life.md and the memories on the cards are one life: years, ages, weekdays, poses, sources."""

import calendar
import re
from datetime import date

import pytest

from holding_on.catalogue.loading import BOX, the_box
from tests.content.folders import Card, cards

LIFE = (BOX.parents[1] / "docs/life.md").read_text(encoding="utf-8")
MONTHS = list(calendar.month_name)[1:]
DAY = re.compile(rf"(\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
MEMORIES = {str(card["id"]): card for card in cards("memories.toml")}
MOST_WORDS, MOST_CHARACTERS = 18, 85
"""What a tired man can say in one breath."""


def part(title: str) -> str:
    """One part of the page, from its heading to the next."""
    return LIFE.partition(f" {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> dict[str, list[str]]:
    """The rows of a table that belong to a memory, by its id."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in part(title).splitlines() if "|" in line]
    return {row[0]: row[1:] for row in cells if re.fullmatch(r"\d-\d", row[0])}


def born() -> date:
    """Billy's birthday, as the table of the people gives it."""
    found = DAY.search(next(line for line in LIFE.splitlines() if line.startswith("| **Billy**")))
    assert found
    return day_of(found)


def day_of(found: re.Match[str]) -> date:
    return date(int(found[3]), MONTHS.index(found[2]) + 1, int(found[1]))


def test_the_page_warns_before_it_tells() -> None:
    first = LIFE.split("\n## ")[0].split("\n\n")[1]
    assert "play first" in " ".join(first.replace(">", "").split())


@pytest.mark.parametrize("title", ["The dates", "Notes for the drawings"])
def test_every_memory_has_its_row(title: str) -> None:
    heading = next(line for line in LIFE.splitlines() if line.startswith("## ") and line.endswith(title))
    assert list(rows(heading.removeprefix("## ").strip())) == list(MEMORIES)


@pytest.mark.parametrize("id", MEMORIES)
def test_year_and_age_of_a_memory_stand_in_the_life_and_fit_the_birthday(id: str) -> None:
    card = MEMORIES[id]
    when, age, *_ = rows("2. The dates")[id]
    year = re.search(r"\d{4}", when)
    assert year
    assert (int(year[0]), int(age)) == (card["year"], card["age"])
    month = next(number for number, name in enumerate(MONTHS, 1) if name in when)
    exact = DAY.match(when)
    birthday = born()
    days = [day_of(exact)] if exact else [date(card["year"], month, 1), date(card["year"], month, 28)]
    for day in days:
        assert day.year - birthday.year - ((day.month, day.day) < (birthday.month, birthday.day)) == card["age"]


def test_the_dates_stand_in_order_and_on_their_weekdays() -> None:
    named = re.findall(rf"({DAY.pattern}) \((\w+day)\)", LIFE)
    assert len(named) >= 20
    for text, *_, weekday in named:
        found = DAY.fullmatch(text)
        assert found
        assert day_of(found).strftime("%A") == weekday, text
    years = [int(card["year"]) for card in MEMORIES.values()]
    assert years == sorted(years)


def test_a_weekday_on_a_card_is_the_right_one() -> None:
    clear = the_box().words("en")["memory.3-4.clear"]
    assert "Friday the twenty-first of July" in clear
    assert date(MEMORIES["3-4"]["year"], 7, 21).strftime("%A") == "Friday"


@pytest.mark.parametrize("id", MEMORIES)
def test_every_source_of_a_card_stands_in_the_life_and_says_how_it_was_checked(id: str) -> None:
    block = part("7. Sources").partition(f"**{id}, ")[2].partition("\n**")[0]
    lines = [line for line in block.splitlines() if line.startswith("* ")]
    assert lines, id
    assert lines[0].startswith(f"* {MEMORIES[id]['source']} - ")
    checks = [re.search(r"\*Checked: (yes|by citation only)\.\*$", line) for line in lines]
    assert all(checks), block
    read = [check for check in checks if check and check[1] == "yes"]
    assert read, "at least the card's own source has been read"
    assert checks[0] in read


@pytest.mark.parametrize("id", MEMORIES)
def test_the_note_for_a_drawing_is_what_the_card_says(id: str) -> None:
    card: Card = MEMORIES[id]
    age, pose, objects, alone, answer = rows("6. Notes for the drawings")[id]
    assert (int(age), pose, objects.split(", ")) == (card["age"], card["pose"], card["objects"])
    assert alone
    assert answer
    assert alone != answer


@pytest.mark.parametrize("id", MEMORIES)
def test_what_billy_says_fits_in_one_breath(id: str) -> None:
    words = str(the_box().words("en")[f"memory.{id}.words"])
    assert len(words.split()) <= MOST_WORDS
    assert len(words) <= MOST_CHARACTERS


def test_every_scenario_and_every_timeline_has_its_paragraph() -> None:
    assert re.findall(r"(?m)^\*\*(\d+)\. ", part("5. What the ten scenarios ask of this life")) == [
        str(number) for number in range(1, 11)
    ]
    timelines = part("3. The five timelines")
    for number in range(1, 6):
        title = the_box().words("en")[f"timeline.{number}"]
        chapter = timelines.partition(f"**{number}. {title}.**")[2].partition("\n\n")[0]
        assert re.findall(r"\((\d-\d)\)", chapter) == [id for id in MEMORIES if id.startswith(f"{number}-")], title


def test_regrets_and_scenarios_name_only_memories_that_there_are() -> None:
    for title in ("4. The three regrets", "5. What the ten scenarios ask of this life"):
        named = set(re.findall(r"(?<![\d-])\d-\d(?![\d-])", part(title)))
        assert named
        assert named <= set(MEMORIES)
