"""Letters (SETUP-19): when they come, what they bring, and where they lie."""

from pathlib import Path

import pytest

import holding_on as ho
from holding_on.view.shape import Place
from tests.content.twelfth import SCENARIO, twelfth
from tests.engine.evenings import BURN, WRITE, dealt, evening, said, told
from tests.engine.table import act, condition, to_the_next_day, tokens


def area(game: ho.Game) -> Place:
    """What the board shows of the marked area."""
    return next(place for place in game.view()["places"] if place["id"] == "marked_area")


def test_setup_19_a_letter_comes_on_its_morning_if_what_it_waits_for_was_done(folder: str) -> None:
    game = evening(folder)
    assert told(game) == []
    changes = to_the_next_day(game)
    assert told(game)[0] == "81A"
    assert "A letter has come. It lies in the marked area: “Side 81A”." in said(changes, "SETUP-19")
    waiting = evening(folder, grid={})
    to_the_next_day(waiting)
    assert told(waiting) == [], "nothing was found by then"
    later = evening(folder, day=2)
    to_the_next_day(later)
    assert "81A" not in told(later), "its day is over"
    assert told(later) == ["81B"]


def test_setup_19_a_letter_with_later_days_comes_once_on_one_of_them(tmp_path: Path) -> None:
    scenario = SCENARIO.replace('day = 2\ntells = "81A"', 'day = 2\nlater = [3, 4]\ntells = "81A"', 1)
    assert scenario != SCENARIO
    game = evening(twelfth(tmp_path, scenario=scenario), day=2)
    to_the_next_day(game)
    assert "81A" in told(game), "its first day was over"
    act(game, BURN)
    to_the_next_day(game)
    assert told(game).count("81A") == 1


def test_setup_19_an_early_letter_is_not_brought_by_an_answer_of_its_own_morning(tmp_path: Path) -> None:
    third = 'day = 3\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["known"] }}'
    early = 'day = 2\nearly = true\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["written"] }}'
    assert third in SCENARIO
    game = evening(twelfth(tmp_path, scenario=SCENARIO.replace(third, early, 1)))
    to_the_next_day(game)
    act(game, WRITE)
    assert "86A" not in told(game)


def test_comp_18_the_marked_area_is_on_the_board_only_where_letters_may_come(folder: str) -> None:
    assert "marked_area" not in [place["id"] for place in ho.Game(seed=1).view()["places"]]
    game = evening(folder)
    assert area(game)["text"] == "Marked area: no letter has come yet."
    to_the_next_day(game)
    assert area(game)["cards"] == [{"card": "81A", "title": "Side 81A"}]
    assert area(game)["text"] == "Marked area: 1 letter has come, Side 81A."
    link = game.why("marked_area")[0]
    assert (link.rule, "Side 81A" in link.text) == ("SETUP-19", True)
    assert len(evening(folder).why("marked_area")) == 0


def test_setup_19_what_a_letter_brings_goes_to_the_shift_manager_and_to_billy(folder: str) -> None:
    game = evening(folder, manager="nurse 1", pawns={"nurse 2": {"tokens": 0}})
    act(game, "care medical", "enough")
    letter = [line["text"] for line in game.lines() if line["rule"] == "SETUP-19"]
    assert letter[1:] == ["The letter brings Ben 2 Care Tokens."]
    second = evening(folder, day=2, condition=9)
    to_the_next_day(second)
    assert condition(second) == 9 - 1 - 2
    weak = evening(folder, day=2, condition=3)
    to_the_next_day(weak)
    assert weak.outcome == ho.Outcome(False, "condition", "SCEN-10"), "a letter can cost him his last strength"


def called_in_the_morning(folder: Path) -> ho.Game:
    """A Call in the Morning of day 3 notes what the third letter and the second choice of this folder wait for."""
    changed = SCENARIO.replace('marks = ["known"] }}\ncondition = 1', 'marks = ["rung"] }}\ncondition = 1')
    changed = changed.replace('marks = ["written"] }}\ntells = "82B"', 'marks = ["rung"] }}\ntells = "82B"')
    assert changed.count('["rung"]') == 2
    content = twelfth(folder, scenario=changed)
    game = dealt(content, None, {"day": 3, "marks": ["address"]}, ["turn", "call nurse 2 contact 1", "place nurse 3"])
    act(game, "care medical", "enough", "no more leave")
    return game


def test_setup_19_a_letter_comes_in_the_morning_and_no_later(tmp_path: Path) -> None:
    game = called_in_the_morning(tmp_path)
    assert "85A" in told(game)
    assert "86A" not in told(game), "what it waits for was done after the post"


def test_scen_03_a_choice_is_asked_before_any_shift(tmp_path: Path) -> None:
    game = called_in_the_morning(tmp_path)
    assert (game.decision.kind, game.view()["head"]["shift"]) == ("choice", 1)
    assert told(game)[-1] == "82B"


def test_g_24_a_letter_brings_no_more_tokens_than_the_supply_has(folder: str) -> None:
    game = evening(
        folder, pool=22, pawns={f"nurse {number}": {"tokens": held} for number, held in enumerate((0, 1, 0), 1)}
    )
    act(game, "care medical", "pay nurse 2")
    assert tokens(game, "supply") == 0
    letter = [line["text"] for line in game.lines() if line["rule"] == "SETUP-19"]
    assert letter[1:] == ["The letter brings Ben 1 Care Token."]


def test_g_31_a_letter_can_meet_the_objective_at_once(tmp_path: Path) -> None:
    game = evening(twelfth(tmp_path, 'kind = "letters"\nletters = ["81A"]'))
    act(game, "care medical", "enough")
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game) == ["81A", "83B"]
    assert game.decision.kind == "over", "the choice that waits for the letter is read to nobody"


def test_scen_09_after_a_letter_that_costs_him_his_last_strength_nothing_is_asked(folder: str) -> None:
    game = evening(folder, day=2, condition=3, told=["81A", "82A"], marks=["written"])
    to_the_next_day(game)
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert game.decision.kind == "over"
    assert "82B" not in told(game)


@pytest.mark.parametrize(("held", "then"), [(4, 6), (5, 6), (6, 6)])
def test_token_04_what_a_letter_brings_fills_a_purse_to_six_and_no_further(folder: str, held: int, then: int) -> None:
    game = evening(folder, manager="nurse 1", pawns={"nurse 2": {"tokens": held}})
    act(game, "care medical", "enough")
    assert tokens(game, "nurse 2") == then
    assert tokens(game, "supply") == 24 - sum(tokens(game, f"nurse {number}") for number in (1, 2, 3)) - tokens(
        game, "pool"
    )


def test_scen_08_a_card_that_was_set_aside_comes_back_into_its_deck(folder: str) -> None:
    game = evening(folder)
    before = game.view()["decks"]
    assert (before["partial"], before["clear"]) == (32, 33)
    changes = to_the_next_day(game)
    assert len(said(changes, "SCEN-08")) == 2
    after = game.view()["decks"]
    assert (after["partial"], after["clear"]) == (33, 34)
    with pytest.raises(ho.SceneError):
        ho.Game.from_scene({"grid": {"partials": ["3-4"]}}, scenario=12, content=folder)
    again = ho.Game.from_position(game.position(), content=folder)
    assert again.view()["decks"] == after
    game.undo()
    assert game.view()["decks"]["partial"] == 32
