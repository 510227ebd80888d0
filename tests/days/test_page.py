"""The page "The days with him": from the days of a game to HTML."""

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.days import document, fragment, rows, spoken, styles
from holding_on.days import reading as days_in_words
from holding_on.days.axis import legend
from holding_on.days.quilt import cloth_of, inside, quilt, titled
from holding_on.days.rows import drawing
from holding_on.days.telling import Telling
from tests.days.reading_html import Element, classes, elements, of_class
from tests.engine.table import deteriorating, emergency
from tests.game.debriefs import begun, days, work
from tests.game.test_debrief import game_of
from tests.game.test_debrief_facts import begun_with
from tests.playthroughs.playthrough import FOLDER


def played(seed: int, scenario: int = 1, players: int = 3, moves: int | None = None, **options: Any) -> ho.Game:
    """A game that is played by chance, to its end or for some moves."""
    game, chance = ho.Game(scenario=scenario, players=players, seed=seed, **options), Random(seed)
    while game.outcome is None and (moves is None or game.revision < moves):
        game.apply(chance.choice(game.legal_actions()))
    return game


@pytest.fixture(scope="module", params=[0, 1, 6])
def game(request: pytest.FixtureRequest) -> ho.Game:
    return played(seed=11, scenario=request.param)


def headings(found: list[Element]) -> list[tuple[str, str]]:
    return [(element.tag, element.text) for element in found if re.fullmatch("h[1-6]", element.tag)]


def test_the_file_is_whole_html_that_asks_nobody_for_anything(game: ho.Game) -> None:
    html = document([game])
    found = elements(html)
    assert html.startswith("<!doctype html>\n")
    assert [e.attributes["lang"] for e in found if e.tag == "html"] == ["en"]
    assert [e.text for e in found if e.tag == "title"] == [Telling(game).title()]
    assert not {"script", "link", "iframe", "image", "img"} & {element.tag for element in found}
    assert not {name for element in found for name in element.attributes if name in ("href", "src") or name[:2] == "on"}
    reached = re.sub(r"data:font/woff2;base64,[\w+/=]+", "", html).replace("http://www.w3.org/2000/svg", "")
    assert "http" not in reached
    assert "@import" not in reached


def test_the_headings_stand_in_order_and_each_day_has_one(game: ho.Game) -> None:
    found = headings(elements(document([game])))
    levels = [int(tag[1]) for tag, _ in found]
    assert levels[:2] == [1, 2]
    assert all(after - before <= 1 for before, after in pairwise(levels))
    told = game.debrief()["days"]
    assert [text for _, text in found if text.startswith("Day ") and text[4:].isdecimal()] == [
        f"Day {day['day']}" for day in told
    ]


def test_every_class_of_the_fragment_begins_alike_and_has_a_style(game: ho.Game) -> None:
    found = elements(fragment(game))
    assert found[0].tag == "section"
    assert [element.tag for element in found].count("section") == 1
    used = classes(found)
    assert {name for name in used if not name.startswith("hd-")} == set()
    assert {name for name in used if f".{name}" not in styles()} == set()


def test_each_shift_is_told_in_one_sentence() -> None:
    game = days("medical", "palliative", "none", "medical")
    first, second = days_in_words.days(Telling(game))
    assert [sentence.partition(":")[0] for sentence in first.sentences] == ["Morning", "Day", "Night", "Evening"]
    assert "he was treated" in first.sentences[0]
    assert "there was time to talk" in first.sentences[1]
    assert [sentence.partition(":")[0] for sentence in second.sentences][:1] == ["Morning"]
    assert all(sentence.endswith(".") and ". " not in sentence for sentence in first.sentences)


def test_what_was_met_and_what_not_has_signs_of_its_own() -> None:
    game = begun(emergency(staff=1, symbols=1), emergency(staff=1, symbols=3), deteriorating())
    work(game, "nurse 1", then=("pay nurse 1",))
    work(game, "nurse 2")
    told = game.debrief()["days"][0]["shifts"]
    found = elements(fragment(game))
    for met, sign in ((True, "hd-met"), (False, "hd-unmet")):
        in_legend = 1
        assert len(of_class(found, sign)) == in_legend + sum(shift["met"] is met for shift in told)


def test_a_warning_and_an_unmet_emergency_are_doors_with_their_moves() -> None:
    game = days(*["medical"] * 3, *["palliative"] * 3, cards=(emergency(staff=1),), numbers={"SETUP-11": 2})
    facts = game.debrief()["facts"]
    assert facts["warnings"] == facts["emergency_unmet"] == 1
    found = elements(fragment(game))
    listed = of_class(found, "hd-door")
    wanted = [facts["emergency_unmet_move"], facts["warnings_move"]]
    assert [int(element.attributes["data-move"] or -1) for element in listed] == wanted
    assert [element.text.split()[0] for element in listed] == ["A", "B"]
    drawn = [element.text for element in of_class(found, "hd-letter")]
    assert drawn == ["A", "B"]
    assert "A Hospital Warning" in listed[-1].text


def point(move: int, key: str = "held", sure: bool = True, who: str = "Ben") -> dict[str, Any]:
    """A turning point as it is handed in."""
    facts = {"day": 1, "shift": "Morning", "taken": f"{who} goes On Leave", "other": "Nobody goes On Leave"}
    facts |= {"n": 200, "won": 130, "other_won": 80, "heard": 2}
    return {
        "move": move, "taken": "send on leave nurse 2", "other": "no_more_leave", "kind": "leave", "games": 200,
        "won": [130, 80], "difference": 0.25, "interval": [0.1, 0.4], "heard": 0.2, "sure": sure, "held": sure,
        "key": f"study.turning.{key}", "facts": facts,
    }  # fmt: skip


def doors(html: str) -> list[str]:
    return [element.text for element in of_class(elements(html), "hd-door")]


def test_two_turning_points_become_doors_with_both_figures() -> None:
    game = days("medical", "medical", "medical", "medical")
    found = doors(fragment(game, [point(0), point(3, "otherwise"), point(6)]))
    assert len(found) == 2
    assert "As you did it 130 were won, the other way 80." in found[0]
    assert "80. What you did held." in found[0]
    assert "held" not in found[1]


def test_where_nothing_can_be_told_apart_the_page_says_so() -> None:
    game = days("medical", "medical", "medical", "medical")
    nowhere = game.words.say("study.turning.nowhere")
    assert nowhere in fragment(game, [])
    assert nowhere in fragment(game, [point(0, "alike", sure=False)])
    assert doors(fragment(game, [point(0, "alike", sure=False)])) == []
    heard = doors(fragment(game, [point(0, "alike", sure=False), point(3, "heard_more", sure=False)]))
    assert len(heard) == 1
    assert "he told more" in heard[0]
    assert nowhere not in fragment(game), "nobody has looked for them"
    assert nowhere not in fragment(game, [point(0)])


def test_names_are_escaped_and_left_out_unless_they_are_asked_for() -> None:
    names = ["<b>Ann & Co</b>", '"><script>x', "Cleo'"]
    game = played(seed=5, moves=60, names=names)
    shown = document([game], names=True)
    assert "<script" not in shown
    assert "<b>Ann" not in shown
    assert "&lt;b&gt;Ann &amp; Co&lt;/b&gt;" in shown
    elements(shown)
    hidden = document([game], [[point(0, who=names[1])]])
    text = " ".join(element.text for element in elements(hidden))
    assert not [name for name in names if name in text]
    assert "Nurse 1, Nurse 2 and Nurse 3" in text
    assert not any("Ann" in line or "Cleo" in line for line in spoken(game, names=False))


def test_a_game_without_its_names_has_the_same_days() -> None:
    game = played(seed=3)
    assert {**Telling(game, names=False).told, "players": None} == {**game.debrief(), "players": None}


def large(game: ho.Game) -> str:
    """The large quilt of a game."""
    telling = Telling(game)
    return titled(cloth_of(telling), telling.say("quilt_title"))


def drawn(memory: str, side: str) -> str:
    """What is inside the drawing of a memory, as it would stand in the quilt."""
    drawing = the_box().drawing(memory, side)
    assert drawing is not None
    return inside(drawing, "").partition(">")[2]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_nobody_has_heard_is_in_it(seed: int) -> None:
    game = played(seed, scenario=seed % 3, players=2 + seed % 3, moves=None if seed % 2 else 50)
    told = game.debrief()
    seen = {*told["at_start"], *(memory for day in told["days"] for memory in day["laid"])}
    sewn = {memory for day in told["days"] for memory in day["sewn"]}
    page = document([game], names=True)
    words = game.words
    spans = [element for element in elements(large(game)) if element.tag == "span"]
    titles = [element.text for element in spans if element.attributes["class"] != "hd-spoken"]
    assert len(titles) == len(seen | sewn), "a place that was not told has no words"
    for memory in (each.id for each in the_box().memories):
        assert (drawn(memory, "clear") in page) == (memory in sewn), memory
        assert (drawn(memory, "partial") in page) == (memory in seen - sewn), memory
        assert (words.say(f"memory.{memory}.title") in titles) == (memory in sewn), memory
        assert (words.say(f"memory.{memory}.title") in page) == (memory in sewn), memory
        assert words.say(f"memory.{memory}.clear") not in page, memory


@pytest.mark.parametrize(("scenario", "timelines"), [(0, [1, 2, 4]), (1, [1, 2, 3, 4, 5])])
def test_the_quilt_has_no_row_for_a_part_of_his_life_that_nobody_could_have_asked_about(
    scenario: int, timelines: list[int]
) -> None:
    game = ho.Game(scenario=scenario, seed=3, first=0)
    assert game.debrief()["timelines"] == timelines
    empty = of_class(elements(quilt(Telling(game))), "hd-place")
    places, lying = 6, len(game.debrief()["at_start"])
    assert len(empty) == len(timelines) * places - lying
    told = played(seed=4, scenario=scenario)
    rows = [element.text for element in elements(large(told)) if element.tag == "b"]
    assert rows == [told.words.say(f"timeline.{timeline}") for timeline in timelines]


def test_a_row_of_the_large_quilt_is_read_in_one_phrase_with_what_was_told_and_nothing_else() -> None:
    html = large(game_of(FOLDER / "scenario_0_for_3_lost.txt"))
    found = elements(html)
    assert [(element.tag, element.text) for element in found if element.tag == "h3"] == [("h3", "Billy's quilt")]
    assert [element.text for element in of_class(found, "hd-spoken")] == [
        "Pickie Pool and 3 things begun",
        "3 things begun",
        "1 thing begun",
    ]
    drawn = [element for element in found if element.tag == "ul"][1:]
    assert [element.attributes["aria-hidden"] for element in drawn] == ["true"] * 3
    few = large(begun_with("1-1", "1-2"))
    heard = [element.text for element in of_class(elements(few), "hd-spoken")]
    assert heard == ["2 things begun", *["nothing told yet"] * 4]
    assert "No memory lies in it." in large(ho.Game(scenario=1, seed=3, first=0))


def test_the_legend_of_the_drawing_is_for_the_eye() -> None:
    assert legend(Telling(played(seed=4))).startswith('<ul class="hd-legend" aria-hidden="true">')


def test_the_last_that_is_asked_is_what_anybody_needs_before_going_home() -> None:
    game = played(seed=4)
    asked = of_class(elements(fragment(game)), "hd-talk")[0]
    closing = "And to close: what do you need before you go home?"
    assert asked.text.endswith(closing)
    assert spoken(game)[-1] == closing


def test_questions_stand_by_phase_and_lines_from_the_bed_are_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = days("medical", "medical", "medical", "medical")
    told = game.debrief()
    for day in told["days"]:
        day["bed"] = {"key": "days.on_leave", "facts": {}} if day["day"] == 1 else None
    told["questions"] = {
        "reactions": [{"key": "days.day", "facts": {"n": 7}, "move": None}],
        "summary": [],
        "description": [{"key": "days.day", "facts": {"n": 8}, "move": 3}],
    }
    monkeypatch.setattr(ho.Game, "debrief", lambda _: told)
    found = elements(fragment(game))
    assert [text for tag, text in headings(found) if tag == "h4"] == ["How it was", "What happened"]
    asked = [(element.text, element.attributes.get("data-move")) for element in found if element.tag == "li"]
    assert asked[-2:] == [("Day 7", None), ("Day 8", "3")]
    assert [element.text for element in found if element.tag == "summary"] == ["From the bed", "Day by day, in words"]
    assert "open" not in {name for element in found if element.tag == "details" for name in element.attributes}
    assert [element.text for element in found if element.tag == "dd"] == ["on leave", ""]
    assert "  - From the bed: on leave" in spoken(game)


def test_without_questions_and_lines_their_places_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = days("medical")
    told = game.debrief()
    told["questions"] = {}
    for day in told["days"]:
        day["bed"] = None
    monkeypatch.setattr(ho.Game, "debrief", lambda _: told)
    found = elements(fragment(game))
    assert not of_class(found, "hd-talk")
    assert "go home" not in spoken(game)[-1]
    assert [element.text for element in found if element.tag == "summary"] == ["Day by day, in words"]


def test_the_threads_of_several_games_stand_on_one_axis_before_their_pages() -> None:
    long, short = played(seed=4), played(seed=4, moves=20)
    found = elements(document([long, short]))
    assert [element.tag for element in found].count("h1") == 1
    assert len(of_class(found, "hd-threads")) == 1
    assert [element.text.split(" · ")[0] for element in of_class(found, "hd-about")[::2]] == ["Game 1", "Game 2"]
    threads = 4
    assert len(of_class(found, "hd-thread-wool")) == threads
    ids = [element.attributes["id"] for element in found if "id" in element.attributes]
    assert len(ids) == len(set(ids))


def test_a_game_that_has_not_begun_has_a_page_too() -> None:
    game = ho.Game(seed=1, first=0)
    elements(document([game]))
    assert spoken(game)[0]


def test_a_position_without_a_past_is_refused_in_a_sentence() -> None:
    game = ho.Game.from_position(played(seed=2, moves=20).position())
    with pytest.raises(ho.SceneError):
        fragment(game)


def test_nobody_smiles_on_the_page_of_a_game_that_was_lost() -> None:
    lost = next(game for game in map(played, range(20)) if game.debrief()["ended"] in ("condition", "deck"))
    stopped = played(seed=3, moves=20)
    for game, mood in ((lost, "w"), (stopped, "0")):
        assert ("hd-loose" in fragment(game)) == (game is lost), "the thread ends with him"
        assert drawing(f"ann-{mood}").partition(">")[2] in fragment(game)
        assert drawing(f"ann-{'0' if mood == 'w' else 'w'}").partition(">")[2] not in fragment(game)


def test_a_leave_has_words_where_they_have_room_and_else_the_legend_says_them() -> None:
    wordless = 0
    for seed in range(12):
        telling = Telling(played(seed, players=4))
        html = rows.people(telling, telling.places(), 0)
        frames = re.findall(
            r'class="hd-leave" x="[\d.]+" y="[\d.-]+" width="([\d.]+)"[^>]*/>(?:<text[^>]*>([^<]*))?', html
        )
        assert all(float(width) >= len(said) * 6.5 for width, said in frames)
        named = [element.text for element in elements(legend(telling)) if element.tag == "li"]
        assert ("on leave" in named) == any(not said for _, said in frames)
        wordless += any(not said for _, said in frames)
    assert wordless


def test_the_legend_has_the_signs_that_are_drawn_and_no_others() -> None:
    fresh = Telling(ho.Game(scenario=1, seed=1, first=0))
    assert [element.text for element in elements(legend(fresh)) if element.tag == "li"] == ["none"]
