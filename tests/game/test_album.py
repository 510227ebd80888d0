"""The album and the page that a game ends with: what was heard, in its order, and nothing that nobody has seen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.scenario_file import BY_ITSELF
from holding_on.engine import names as n
from tests.content.eleventh import eleventh
from tests.engine.table import EVERYBODY, deteriorating, overstressed, played_out, to_the_next_day
from tests.game.by_chance import moves
from tests.game.campaigns import LOSES, WINS, nearly
from tests.sampling import each_third
from tests.views.there import there

GAMES = [(scenario, seed) for scenario in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) for seed in range(6)]
MOST_WORDS_ELSEWHERE = 40
"""In the lines that a lost scenario adds to a page that is otherwise silent."""


@pytest.mark.parametrize(("scenario", "seed"), each_third(GAMES, several=True))
def test_each_memory_that_lies_open_is_in_it_once_where_it_was_first_heard(scenario: int, seed: int) -> None:
    days: dict[str, int | None] = {}
    for game in moves(scenario, seed):
        day = game.view()["head"]["day"]
        album = game.album()
        lying = {
            f"{row['timeline']}-{card['position']}": card["state"]
            for row in game.view()["grid"]
            for card in row["cards"]
            if card["state"] != "empty"
        }
        assert {each["memory"]: each["side"] for each in album} == lying
        assert len(album) == len(lying)
        heard = [each["day"] for each in album if each["day"] is not None]
        assert heard == sorted(heard)
        for each in album:
            assert days.setdefault(each["memory"], each["day"]) == each["day"], "a Clear keeps the day of its Partial"
            assert each["day"] is None or each["day"] <= day
            assert bool(each["story"]) is (each["side"] == "clear")
            assert each["words"] == game.words.say(f"memory.{each['memory']}.words")


def test_what_was_told_stands_in_the_order_in_which_it_was_read_aloud_and_not_in_which_it_was_laid() -> None:
    as_laid = 0
    for scenario, seed in GAMES:
        *_, game = moves(scenario, seed)
        read = [line for line in game.lines() if line["read_aloud"] and "“" in line["text"]]
        album = [each for each in game.album() if each["day"] is not None]
        when = [min(line["line"] for line in read if each["words"] in line["text"]) for each in album]
        assert when == sorted(when)
        laid = [line["text"] for line in game.lines() if line["rule"] == "TALK-02"]
        places = [next(at for at, text in enumerate(laid) if each["words"] in text) for each in album]
        as_laid += places == sorted(places)
    assert as_laid < len(GAMES), "somewhere the evening had another order"


def test_a_clear_is_in_it_and_so_are_many_partials() -> None:
    sides = [each["side"] for scenario, seed in GAMES for each in [*moves(scenario, seed)][-1].album()]
    assert {"clear", "partial"} == {*sides}
    assert len(sides) > 40


def test_a_moment_that_is_over_has_the_album_of_then_and_no_ending() -> None:
    *_, game = moves(1, 1)
    assert game.album()
    assert game.at(move=0).album() == []
    assert game.at(move=len(game.actions)).pages() == []


@pytest.mark.parametrize(("options", "died"), [(WINS, False), (LOSES, True)])
def test_a_game_ends_with_one_page_after_all_others(options: dict[str, Any], died: bool) -> None:
    campaign = ho.Campaign()
    last = nearly(campaign, 1, options)
    game = campaign.game
    assert game is not None
    assert all(page["kind"] != "ending" for page in game.pages())
    game.apply(last)
    *before, end = game.pages()
    assert all(page["kind"] != "ending" and page["line"] < end["line"] for page in before)
    outcome = there(game.view()["outcome"])
    assert outcome["died"] is died
    assert outcome["text"].endswith(end["words"])
    if died:
        assert (end["title"], end["lead"]) == (outcome["title"], "")
        assert outcome["text"] == f"{end['text']}\n\n{end['words']}"
    else:
        card = game.view()["told"][-1]
        assert (end["title"], end["text"]) == (card["title"], card["text"])
        assert game.view()["head"]["progress_short"] in end["lead"]


def test_billy_moved_has_a_page_with_the_causes() -> None:
    for scenario, seed in GAMES:
        *_, game = moves(scenario, seed)
        outcome = there(game.view()["outcome"])
        if outcome["reason"] == n.ENDING_NAMES[n.TRANSFERRED]:
            told, elsewhere = game.pages()[-1]["text"].split("\n\n")
            assert told.endswith(game.words.say("outcome.warnings.stays"))
            assert elsewhere == game.words.say(f"scenario.{scenario}.lost")
            return
    pytest.fail("nobody was moved")


def test_what_lay_there_as_the_game_began_was_heard_on_no_day_even_when_it_is_clear() -> None:
    scene = {"shift": "night", "grid": {"partials": ["2-4"]}, "pawns": {"nurse 1": {"clears": ["2-4"]}}}
    game = ho.Game.from_scene(scene, seed=3)
    assert [(memory["side"], memory["day"]) for memory in game.album()] == [("partial", None)]
    to_the_next_day(game)
    assert [(memory["side"], memory["day"]) for memory in game.album()] == [("clear", None)]


@pytest.mark.parametrize("scenario", [number for number in the_box().scenario_numbers if number != BY_ITSELF])
def test_a_lost_scenario_says_in_three_lines_what_that_means_elsewhere(scenario: int) -> None:
    game = played_out(ho.Game(scenario, **LOSES))
    elsewhere = game.words.say(f"scenario.{scenario}.lost")
    assert game.pages()[-1]["text"].split("\n\n")[1:] == [elsewhere]
    assert len(re.findall(r"[.?!](?= |$)", elsewhere)) == 3
    assert len(elsewhere.split()) <= MOST_WORDS_ELSEWHERE


def test_a_scenario_tells_its_endings_in_words_of_its_own() -> None:
    study = ho.simulate(games=60, scenario=0, policy="random", seed=1)
    for reason in ("condition", "deck", "warnings"):
        number = study.games.filter(reason=reason)["game"][0]
        game = study.game(number)
        told = game.pages()[-1]["text"]
        own = game.words.say(f"scenario.0.{reason}", n=game.view()["head"]["day"])
        assert told.endswith(own) if reason == "warnings" else told == own


def test_a_death_with_nobody_there_is_told_as_such_in_the_scenarios_own_words() -> None:
    scene = {"condition": 2, "pawns": overstressed(*EVERYBODY)}
    cards = {"patients": [deteriorating(symbols=3)]}
    game = played_out(ho.Game.from_scene(scene, scenario=0, seed=2, numbers={"SETUP-09": 0}, deal=cards))
    assert game.outcome is not None
    assert game.outcome.reason == "condition"
    assert game.pages()[-1]["text"].startswith(game.words.say("scenario.0.alone", n=1))


def test_nothing_is_said_of_elsewhere_where_it_was_not_written_or_the_objective_was_met(tmp_path: Path) -> None:
    own = played_out(ho.Game(11, content=eleventh(tmp_path), **LOSES))
    assert there(own.view()["outcome"])["died"]
    assert "\n\n" not in own.pages()[-1]["text"]
    heard = played_out(ho.Game(1, **WINS))
    assert there(heard.view()["outcome"])["won"]
    assert heard.words.say("scenario.1.lost") not in str([heard.view(), heard.pages()])


def test_a_game_from_its_record_ends_with_the_same_page_and_album() -> None:
    *_, game = moves(2, 2)
    again = ho.Game.from_record(game.record())
    assert again.pages()[-1] == game.pages()[-1]
    assert again.album() == game.album()
    assert played_out(ho.Game(seed=1)).pages()[-1]["kind"] == "ending"
