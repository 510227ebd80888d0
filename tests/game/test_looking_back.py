"""Looking back: moments, branches, and what a moment that is over may not do."""

import json
import random

import pytest

import holding_on as ho
from tests.engine.table import played
from tests.sampling import each_third
from tests.views.there import there


def test_the_moments_are_those_before_each_card_and_now() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    moments = game.moments()
    rows = game.rows()
    assert [m["condition"] for m in moments[:-1]] == [row["before"] for row in rows]
    assert [(m["day"], m["shift"]) for m in moments[:-1]] == [
        (row["day"], ("morning", "day", "night").index(row["shift"])) for row in rows
    ]
    assert (moments[-1]["move"], moments[-1]["now"]) == (60, True)
    assert [m["care"] or "none" for m in moments[:-1]] == [row["care"].replace("undecided", "none") for row in rows]
    assert {m["care"] for m in moments} == {"medical", "palliative", None}
    for moment in moments[:-1]:
        past = game.at(move=moment["move"])
        assert past.decision.kind == "turn"
        assert past.view()["past"] == {"move": moment["move"], "text": moment["text"]}


def test_a_thread_is_as_wide_as_the_deck_holds_shifts_however_many_are_over() -> None:
    game, widths = ho.Game(seed=3), set()
    while game.outcome is None:
        widths.add(game.view()["track"]["shifts"])
        game.apply(game.legal_actions()[0])
    widths.add(game.view()["track"]["shifts"])
    later = ho.Game.from_scene({"day": 5, "shift": "day"})
    assert widths == {39} == {later.view()["track"]["shifts"]}


@pytest.mark.parametrize("seed", each_third(range(6)))
def test_from_any_line_on_the_journal_is_told_as_in_the_whole(seed: int) -> None:
    game, chance = ho.Game(seed=seed, players=2 + seed % 3), random.Random(seed)
    for _ in range(90):
        if game.outcome is None:
            game.apply(chance.choice(game.legal_actions()))
        if chance.random() < 0.1 and game.can_undo:
            game.undo()
    whole = game.lines()
    assert {line["day"] for line in whole} > {1, 2}
    for start in range(whole[-1]["line"] + 3):
        assert game.lines(start) == [line for line in whole if line["line"] >= start]


def test_the_past_asks_nothing_and_a_branch_from_it_does() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    past = game.at(move=20)
    view = past.view()
    assert (view["actions"], view["barred"], view["can_undo"]) == ([], [], False)
    branch = past.branch(seed=5)
    assert branch.view()["branch"] is not None
    assert branch.view()["past"] is None
    assert branch.legal_actions() == past.legal_actions()
    played(branch, 1)
    assert branch.outcome is not None
    assert len(game.actions) == 60


def test_a_branch_is_kept_and_found_again() -> None:
    branch = played(ho.Game(seed=3), 3, 60).at(move=30).branch(seed=9)
    played(branch, 2, 15)
    again = ho.Game.from_record(branch.record())
    assert json.dumps(again.view()) == json.dumps(branch.view())
    assert played(again, 4).record() == played(branch, 4).record()


def test_a_branch_deals_anew_and_each_seed_its_own() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    past = game.at(move=30)

    def coming(table: ho.Game) -> list[str]:
        turned: list[str] = []
        while table.outcome is None and len(turned) < 6:
            table.apply(table.legal_actions()[0])
            turned = [f"{row['kind']} {row['staff']} {row['symbols']}" for row in table.rows()]
        return turned

    assert coming(past.branch(seed=1)) == coming(past.branch(seed=1))
    assert coming(past.branch(seed=game.seed)) != [
        f"{row['kind']} {row['staff']} {row['symbols']}" for row in game.rows()[len(past.rows()) :][:6]
    ]


def test_a_branch_from_a_branch_and_from_a_scene() -> None:
    scene = ho.Game.from_scene({"day": 5, "condition": 9, "pawns": {"nurse 1": {"clears": ["1-1", "4-4"]}}}, seed=1)
    branch = scene.branch(seed=2)
    assert branch.view()["head"] == scene.view()["head"]
    assert [card["timeline"] for card in branch.view()["pawns"][0]["clears"]] == [1, 4]
    assert played(branch, 1, 20).branch(seed=3).view()["branch"] is not None


def test_face_down_cards_are_dealt_again_in_a_branch() -> None:
    scene = ho.Game.from_scene({"day": 5, "pawns": {"nurse 1": {"clears": ["1-1"]}}}, seed=1)
    held = {scene.branch(seed=seed).table().piles[18][0] for seed in range(40)}
    assert held == {0, 1, 2, 3, 4, 5}


def test_a_game_that_is_over_cannot_be_branched_but_its_moments_can() -> None:
    game = played(ho.Game(seed=3), 3)
    with pytest.raises(ho.SceneError, match="branch from a moment"):
        game.branch()
    assert game.at(move=10).branch(seed=1).outcome is None


def test_a_structure_is_plain_numbers_and_a_copy() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    structure = game.structure()
    assert json.loads(json.dumps(structure)) == structure
    assert structure["condition"] == game.view()["head"]["condition"]
    structure["places"][0] = 99
    structure["legal"].clear()
    assert game.structure()["places"][0] != 99
    assert game.legal_actions()


def test_a_view_is_its_own_and_the_same_whatever_was_shown_before() -> None:
    game = ho.Game(seed=5, free_undo=True)
    seen = 0
    for move in range(200):
        if game.outcome is not None:
            break
        played(game, move, 1)
        grid = game.view()["grid"]
        assert grid == ho.Game.from_record(game.record()).view()["grid"]
        for memory in (each for row in grid for each in row["cards"] if each["stitches"] is not None):
            there(memory["stitches"])[0], memory["title"] = 99, "another"
            seen += 1
        if move % 3 == 2:
            game.undo()
    assert seen > 100
