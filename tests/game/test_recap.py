"""What a group that comes back after weeks is told: whole sentences, at most 120 words, and nothing to come."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine.names import ENDING_NAMES
from holding_on.game import records
from holding_on.game.recap import MOST_WORDS, Ended, forms_of, recap
from tests.content.test_reach import RECAP
from tests.content.twelfth import both
from tests.engine.table import played_out, stable
from tests.game.campaigns import TITLES, WINS, linked, lost, won

WORDS = the_box().words("en")
BOX = the_box()
CAMPAIGN = ho.Campaign().scenarios
SAYS = ho.Game(seed=1).words
LOST = [name for name in ENDING_NAMES if name not in ("unfinished", "objective")]


def endings(number: int) -> list[Ended]:
    """Every way in which a scenario of the box may have been completed: each form, with each of its marks or none."""
    scenario = BOX.scenario(number)
    marked = [
        dict(zip(scenario.carries, there, strict=True))
        for there in product((True, False), repeat=len(scenario.carries))
    ]
    forms = forms_of(scenario)
    return [Ended(number, "objective", marks, form if len(forms) > 1 else "") for form in forms for marks in marked]


def longest(number: int) -> Ended:
    """The end of a scenario after which most is told."""
    return max(endings(number), key=lambda each: len(told([each], None).split()))


def told(played: list[Ended], following: int | None) -> str:
    """The recap of a campaign in the box."""
    return recap(played, following, BOX.scenario, SAYS)


def record_of(played: list[Ended]) -> str:
    """A campaign's record in which these games were played."""
    return changed([each.plain() for each in played])


def changed(played: list[dict[str, Any]]) -> str:
    """A campaign's record that names these games."""
    body = records.read(records.CAMPAIGN, ho.Campaign().record())
    return records.write(
        records.CAMPAIGN, {"content": body["content"], "names": ["Maeve", "Tom", "Una"], "played": played}
    )


def test_before_the_first_game_is_over_nothing_is_told() -> None:
    campaign = ho.Campaign()
    campaign.play(seed=1)
    assert campaign.recap() == ""


@pytest.mark.parametrize("number", CAMPAIGN)
def test_after_every_scenario_it_has_at_most_120_words_and_nothing_of_what_comes(number: int) -> None:
    way = [longest(each) for each in CAMPAIGN if each < number]
    later = [each for each in CAMPAIGN if each > number]
    for ended in endings(number):
        said = ho.Campaign.from_record(record_of([*way, ended])).recap()
        assert 10 < len(said.split()) <= MOST_WORDS
        assert WORDS[f"scenario.{number}.title"] in said
        secret = [text for key, text in WORDS.items() if RECAP.fullmatch(key) and int(key.split(".")[1]) in later]
        secret += [WORDS[f"scenario.{each}.title"] for each in later]
        assert [text for text in secret if text in said] == []


@pytest.mark.parametrize("number", CAMPAIGN)
def test_what_a_scenario_left_is_told_by_its_form_and_by_its_marks(number: int) -> None:
    scenario = BOX.scenario(number)
    for ended in endings(number):
        said = told([ended], None)
        for mark in scenario.carries:
            assert (WORDS[f"scenario.{number}.recap.{mark}"] in said) == ended.carries[mark]
        forms = forms_of(scenario)
        heard = [form for form in forms if WORDS[f"scenario.{number}.recap.{form}"] in said]
        assert heard == [ended.told or forms[0]]


def test_every_sentence_is_whole() -> None:
    for key, text in WORDS.items():
        if RECAP.fullmatch(key) or key.startswith("campaign.recap."):
            assert re.fullmatch(r"(\{who\}|[A-Z]).*[.]", text), key


@pytest.mark.parametrize("ended", LOST)
def test_after_a_game_that_was_lost_one_is_told_how_and_that_it_can_be_tried_again(ended: str) -> None:
    said = told([longest(1), Ended(2, ended, {})], 2)
    assert WORDS["scenario.2.title"] in said
    assert "It can be tried again." in said
    assert WORDS["scenario.1.recap.3B"] in said
    assert WORDS["scenario.2.recap.6B"] not in said


def test_a_scenario_that_is_played_again_and_lost_keeps_what_it_left() -> None:
    campaign = ho.Campaign()
    won(campaign)
    lost(campaign, 1)
    campaign.leave()
    said = campaign.recap()
    assert "Billy died before" in said
    assert "Chapter 2 comes next." in said
    assert WORDS["scenario.1.recap.3B"] in said
    won(campaign, 1)
    assert campaign.recap().startswith("Last time you played chapter 1, “Who is Billy Kerr?”, once more")


def test_what_is_oldest_falls_away_first_and_a_mark_last() -> None:
    texts = {f"scenario.{n}.recap.{n}B": f"Form {n}" + " word" * 30 + "." for n in (1, 2, 3)}
    said = recap(
        [
            Ended(1, "objective", {}),
            Ended(2, "objective", {}),
            longest(3),
            Ended(4, "objective", {"heard": True}, "13B"),
        ],
        None,
        BOX.scenario,
        type(SAYS).of("en", WORDS | {"scenario.1.recap.3B": " ".join(["word"] * 60) + "."} | texts),
    )
    assert WORDS["scenario.4.recap.13B"] in said
    assert WORDS["scenario.4.recap.heard"] in said
    assert WORDS["scenario.3.recap.9B"] in said
    assert "word word" not in said
    assert len(said.split()) <= MOST_WORDS


def test_the_form_of_an_outcome_is_kept_in_the_record_where_there_are_several() -> None:
    campaign = ho.Campaign.from_record(record_of([longest(1), longest(2), longest(3)]))
    glad = ["1-3", "3-5", "4-2"]
    game = campaign.play(4, **{**WINS, "deal": {**WINS["deal"], "partials": glad, "clears": glad}})
    while game.outcome is None:
        game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))
    campaign.finish(game)
    form = game.view()["told"][-1]["card"]
    assert campaign.played[-1].plain()["told"] == form
    said = campaign.recap()
    assert WORDS[f"scenario.4.recap.{form}"] in said
    campaign.leave()
    assert ho.Campaign.from_record(campaign.record()).recap() == said


def test_of_one_form_nothing_is_kept(tmp_path: Path) -> None:
    campaign = ho.Campaign(both(tmp_path))
    campaign._catalogue.scenario_numbers = [11, 12]
    game = campaign.play(seed=1, players=3, deal={"patients": [stable(memories=3, tokens=2)] * 13})
    campaign.finish(played_out(game))
    assert "told" not in campaign.played[0].plain()
    assert "You rang the harbour office." in campaign.recap()


def test_what_a_record_of_the_time_before_does_not_know_is_told_by_the_title() -> None:
    body = [longest(1), longest(2), longest(3), Ended(4, "objective", {"heard": True, "clock": False})]
    said = ho.Campaign.from_record(record_of(body)).recap()
    assert "Chapter 4, “What is comfort?”, is completed." in said
    assert WORDS["scenario.4.recap.heard"] in said


@pytest.mark.parametrize("ended", [{"told": "3A"}, {"told": 7}, {"told": "3B", "ended": "deck"}, {"told": ["3B"]}])
def test_a_form_that_cannot_have_been_told_is_refused(ended: dict[str, object]) -> None:
    with pytest.raises(ho.RecordError, match="tells no end of scenario 1"):
        ho.Campaign.from_record(changed([{"scenario": 1, "ended": "objective", **ended}]))


def test_content_of_ones_own_without_such_sentences_is_told_by_its_titles(tmp_path: Path) -> None:
    campaign = ho.Campaign(str(linked(tmp_path)))
    won(campaign)
    won(campaign, 2)
    assert f"Chapter 2, “{TITLES[2]}”, is completed." in campaign.recap()
