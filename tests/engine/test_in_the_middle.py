"""Scenarios that begin in the middle (G-45): their first patient cards, what Billy has told, and who is tired."""

import copy
import pickle
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.study import measures
from tests.content.thirteenth import BEGINS, OPENING, REST, in_the_middle
from tests.engine.table import (
    act,
    deteriorating,
    journal_of,
    lines_of,
    pawn,
    placed,
    played,
    rules_of,
    start_of,
    state_of,
    to_the_next_day,
    tokens,
)
from tests.views.there import there

IDS = list(the_box().patients)
KINDS = ["stable", "deteriorating", "deteriorating"]
"""The kinds of the opening's cards."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of a scenario that begins in the middle."""
    return in_the_middle(tmp_path_factory.mktemp("middle"))


def opened(folder: str, seed: int = 3, **options: object) -> ho.Game:
    """A game of it, just set up."""
    return ho.Game(scenario=11, seed=seed, content=folder, **{"first": 0, **options})  # type: ignore[arg-type]


def turned(game: ho.Game) -> list[str]:
    """The patient cards that have come, in order; a card made by hand is a question mark."""
    cards = [entry[2] for entry in journal_of(game) if entry[1] == changes.DRAW[n.PATIENTS]]
    return [IDS[card] if card < len(IDS) else "?" for card in cards]


def played_through(game: ho.Game) -> ho.Game:
    """The game after three days in which little is done."""
    while game.outcome is None:
        to_the_next_day(game)
    return game


# --- the first patient cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g_45_the_first_patient_cards_come_in_the_order_of_the_scenario(players: int, folder: str) -> None:
    orders = set()
    for seed in range(6):
        cards = turned(played_through(opened(folder, seed, players=players)))
        assert tuple(cards[:3]) == OPENING
        assert set(cards[3:]) <= set(REST)
        orders.add(tuple(cards[3:]))
    assert len(orders) > 2, "below the opening the deck is shuffled"


def test_g_45_the_journal_says_that_the_first_cards_lie_in_an_order(folder: str, tmp_path: Path) -> None:
    told = [line["text"] for line in lines_of(opened(folder), "SCEN-02") if line["verb"] == "told_opening"]
    assert told == [
        "The scenario lays 3 patient cards on top of their deck, in its own order; the others stay shuffled."
    ]
    without = in_the_middle(tmp_path, BEGINS.replace('opening = ["P24", "P15", "P06"]', ""))
    assert "told_opening" not in [line["verb"] for line in opened(without).lines()]


def test_g_45_a_card_that_the_scenario_lays_on_top_is_told_as_certain_and_not_as_the_last(folder: str) -> None:
    game = opened(folder)
    for kind, text in (("stable", "stable."), ("deteriorating", "deteriorating.")):
        ahead = game.preview(ho.Action.of("turn"))
        assert ahead.coming == (f"Then the card is turned that this scenario lays on top: {text}",)
        assert ahead.odds is not None
        assert dict(ahead.odds.shares)[kind] == ahead.odds.cards == 1
        act(game, "turn")
        while game.decision.kind != "turn":
            to_go = [action for action in game.legal_actions() if action.kind in ("enough", "stop", "no_more_leave")]
            game.apply((to_go or [a for a in game.legal_actions() if a.kind != "send_on_leave"])[0])
    to_the_next_day(game)
    ahead = game.preview(ho.Action.of("turn"))
    assert ahead.coming == (
        "Then a patient card is turned. Of the 6 in the deck: 2 deteriorating, 3 stable and 1 emergency.",
    )


def test_g_45_the_last_card_is_the_last_even_where_the_whole_deck_lies_in_an_order(tmp_path: Path) -> None:
    order = [*OPENING, *REST]
    content = in_the_middle(tmp_path, f"opening = {order}".replace("'", '"'))
    game = opened(content)
    texts = []
    while game.outcome is None:
        if game.decision.kind == "turn":
            texts.append(str(game.preview(ho.Action.of("turn"))))
        quiet = [action for action in game.legal_actions() if action.kind in ("enough", "stop", "no_more_leave")]
        game.apply((quiet or game.legal_actions())[0])
    assert turned(game) == order[: len(texts)]
    assert len(texts) == 9
    assert [text.startswith("Then the last patient card is turned") for text in texts] == [False] * 8 + [True]


def test_g_45_the_odds_of_a_study_and_of_a_game_are_certain_while_the_opening_lasts(folder: str) -> None:
    study = ho.simulate(games=4, scenario=11, content=folder, seed=1)
    for rows in study.shifts.partition_by("game"):
        assert rows["kind"].to_list()[:3] == KINDS
        assert rows["odds"].to_list()[:4] == [[0, 1, 0], [1, 0, 0], [1, 0, 0], [2, 3, 1]]
        assert [sum(falls) for falls in rows["falls"].to_list()[:5]] == [1, 1, 1, 6, 5]
        luck = measures.draws(rows)
        assert luck["luck"].to_list()[:3] == luck["variance"].to_list()[:3] == [0, 0, 0]
    game = played_through(opened(folder))
    assert game.shifts()["odds"].to_list()[:4] == [[0, 1, 0], [1, 0, 0], [1, 0, 0], [2, 3, 1]]


def test_g_45_a_game_that_begins_in_a_shift_of_the_opening_has_its_odds_too(folder: str) -> None:
    scene = {"shift": "night", "asked": "assign"}
    game = ho.Game.from_scene(scene, scenario=11, seed=3, content=folder)
    played_through(game)
    assert game.shifts()["kind"].to_list()[0] == "deteriorating"
    assert game.shifts()["odds"].to_list()[:2] == [[1, 0, 0], [2, 3, 1]]
    other = ho.Game.from_scene({**scene, "cards": {"night": "P30"}}, scenario=11, seed=3, content=folder)
    assert sum(played_through(other).shifts()["odds"].to_list()[0]) == 7, "any of those that had not come"


def test_g_45_the_luck_of_the_deal_counts_what_is_shuffled_alone(folder: str, tmp_path: Path) -> None:
    study = ho.simulate(games=30, scenario=11, content=folder, seed=1)
    found = measures.dealt(study)
    fixed, loose = [0, 2, 1], [the_box().patients[card] for card in REST]
    falls = [0 if card[n.KIND] == n.STABLE else card[n.SYMBOLS] for card in loose]
    assert found["cards"].unique().to_list() == [5]
    assert found["expected"].unique().to_list() == [pytest.approx(sum(fixed) + sum(falls) / 6 * 2)]
    assert {fall - sum(fixed) for fall in found["fall"]} <= {a + b for a in falls for b in falls}
    whole = in_the_middle(tmp_path, f"opening = {[*OPENING, *REST]}".replace("'", '"'))
    certain = measures.dealt(ho.simulate(games=3, scenario=11, content=whole, seed=1))
    assert certain["luck"].to_list() == certain["spread"].to_list() == [0, 0, 0]


def test_g_45_a_branch_and_a_study_from_a_moment_keep_the_opening(folder: str) -> None:
    game = opened(folder)
    assert tuple(turned(played_through(game.branch(seed=5)))[:3]) == OPENING
    act(game, "turn")
    assert tuple(turned(played_through(game.branch(seed=5)))[:2]) == OPENING[1:]
    study = ho.simulate(games=3, start=game, seed=4)
    for rows in study.shifts.partition_by("game"):
        assert rows["kind"].to_list()[:3] == KINDS


def test_g_45_cards_dealt_by_hand_come_in_the_place_of_the_opening(folder: str) -> None:
    deal = {"patients": ["P30", deteriorating(symbols=3)]}
    game = opened(folder, deal=deal)
    assert "Of the 9 in the deck" in str(game.preview(ho.Action.of("turn"))), "what is dealt by hand is not foretold"
    cards = turned(played_through(game))
    assert cards[:3] == ["P30", "?", "P06"]
    assert lines_of(game, "SCEN-02")[0]["text"].startswith("The scenario lays 1 patient card on top")
    scene = ho.Game.from_scene({"shift": "day"}, scenario=11, seed=3, content=folder, deal={"patients": ["P30"]})
    assert turned(played_through(scene))[:2] == ["P30", "P06"]
    every = opened(folder, deal={"patients": ["P30", "P32", "P13", "P24"]})
    assert turned(played_through(every))[:4] == ["P30", "P32", "P13", "P24"]
    assert "told_opening" not in [line["verb"] for line in every.lines()]


def test_g_45_the_days_before_a_scene_had_the_cards_of_the_opening(folder: str) -> None:
    game = ho.Game.from_scene({"day": 2, "shift": "day"}, scenario=11, seed=3, content=folder)
    gone = {IDS[card] for card in state_of(game).piles[n.PATIENT_DISCARD]}
    assert gone == set(OPENING)
    today = ho.Game.from_scene({"shift": "night", "asked": "assign"}, scenario=11, seed=3, content=folder)
    lies = [IDS[state_of(today).piles[n.ON_SHIFT + shift][0]] for shift in range(n.SHIFTS)]
    assert tuple(lies) == OPENING
    named = ho.Game.from_scene({"shift": "day", "cards": {"morning": "P15"}}, scenario=11, seed=3, content=folder)
    assert turned(played_through(named))[1] == "P06", "what has come does not come again"
    last = ho.Game.from_scene({"day": 3, "cards": {"morning": "P24"}, "shift": "day"}, scenario=11, content=folder)
    assert len(state_of(last).piles[n.PATIENT_DISCARD]) == 6


# --- what Billy has told ------------------------------------------------------------------------------------------


def test_g_45_what_billy_has_told_lies_there_and_can_be_asked_about_on_the_first_day(folder: str) -> None:
    game = opened(folder)
    assert placed(game, "partial") == ["2-4"]
    [line] = [line for line in lines_of(game, "SCEN-02") if line["verb"] == "card"]
    assert line["text"].startswith("Billy told this before, a Partial Memory of Timeline 2")
    assert "Billy told this before" in str(game.why("2-4"))
    assert game.view()["decks"]["partial"] == 35 - 1, "with the scenario's own Event, and without 3-4"
    act(game, "turn", "place nurse 1", "care medical", "enough")
    assert "inquire nurse 1 timeline 2" in {str(action) for action in game.legal_actions()}


def test_g_45_what_lay_there_from_the_start_was_heard_on_no_day_even_when_it_is_clear(folder: str) -> None:
    game = ho.Game.from_scene(
        {"shift": "night", "pawns": {"nurse 1": {"clears": ["2-4"]}}}, scenario=11, seed=3, content=folder
    )
    assert [(memory["memory"], memory["side"], memory["day"]) for memory in game.album()] == [("2-4", "partial", None)]
    to_the_next_day(game)
    assert [(memory["memory"], memory["side"], memory["day"]) for memory in game.album()] == [("2-4", "clear", None)]


def test_g_45_a_memory_with_a_note_that_lies_there_has_its_cover(tmp_path: Path) -> None:
    heavy = next(m.id for m in the_box().memories if f"memory.{m.id}.note" in the_box().words("en") and m.id != "3-4")
    game = opened(in_the_middle(tmp_path, f'told = ["{heavy}"]'))
    [line] = [line for line in lines_of(game, "SCEN-02") if line["verb"] == "card"]
    assert there(line["cover"])["text"].startswith("Billy told this before")
    assert the_box().words("en")[f"memory.{heavy}.words"] not in there(line["cover"])["text"]


# --- who is tired -------------------------------------------------------------------------------------------------


def test_g_45_people_begin_with_stress_and_pay_no_price_for_it(folder: str) -> None:
    game = opened(folder)
    assert [pawn(game, who)["stress"] for who in ("nurse 1", "nurse 2", "nurse 3", "assistant 1", "assistant 2")] == [
        0, 2, 0, 1, 0,
    ]  # fmt: skip
    assert [tokens(game, who) for who in ("nurse 1", "nurse 2")] == [1, 1]
    assert "STRESS-09" not in rules_of(game)
    assert "Ben comes tired from the days before and begins with 2 Stress. (SCEN-02)" in str(game.why("Ben stress"))


def test_g_45_who_is_not_at_the_table_is_passed_over(folder: str) -> None:
    assert state_of(opened(folder)).stress == [0, 2, 0, 0, 1, 0, 0]
    assert state_of(opened(folder, players=4)).stress == [0, 2, 0, 1, 1, 0, 0]
    alone = opened(folder, numbers={"SETUP-08": 0})
    assert state_of(alone).stress == [0, 2, 0, 0, 0, 0, 0]


def test_g_45_a_table_of_another_size_can_have_its_own(tmp_path: Path) -> None:
    two = '[setup.players.2]\nopening = ["P30"]\ntold = []\n[setup.players.2.stress]\n"nurse 1" = 1\n'
    content = in_the_middle(tmp_path, BEGINS + two)
    game = opened(content, players=2)
    assert state_of(game).stress == [1, 0, 0, 0, 0, 0, 0]
    assert placed(game, "partial") == []
    assert turned(played_through(game))[0] == "P30"


def test_g_45_a_table_that_lowers_the_most_stress_hears_what_goes(folder: str) -> None:
    with pytest.raises(
        ho.SceneError, match="nurse 2 begins this scenario with 2 Stress, so STRESS-03 can be 3 or more"
    ):
        opened(folder, numbers={"STRESS-03": 2})
    with pytest.raises(ho.SceneError, match=r"assistant 1 .* 1 Stress, so STRESS-12 can be 2 or more"):
        opened(folder, numbers={"assistant_overstressed_at": 1})
    assert opened(folder, numbers={"assistant_overstressed_at": 1, "SETUP-08": 0}).outcome is None


# --- what a game is kept in ---------------------------------------------------------------------------------------


def test_g_45_a_scene_begins_as_the_scenario_does(folder: str) -> None:
    scene = {"pawns": {"nurse 2": {"tokens": 3}}, "grid": {"partials": ["2-4", "1-2"]}}
    game = ho.Game.from_scene(scene, scenario=11, seed=3, content=folder)
    assert placed(game, "partial") == ["1-2", "2-4"]
    assert (pawn(game, "nurse 2")["stress"], pawn(game, "assistant 1")["stress"]) == (2, 1)
    rested = ho.Game.from_scene({"pawns": {"nurse 2": {"stress": 0}}}, scenario=11, seed=3, content=folder)
    assert pawn(rested, "nurse 2")["stress"] == 0
    with pytest.raises(ho.SceneError, match="2-4 is in two places"):
        ho.Game.from_scene({"board": ["2-4"]}, scenario=11, seed=3, content=folder)


@pytest.mark.parametrize("moves", [0, 1, 12, 40])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_g_45_records_and_positions_bring_such_a_game_back(players: int, moves: int, folder: str) -> None:
    game = played(opened(folder, players=players), moves, moves)
    again = ho.Game.from_record(game.record(), content=folder)
    assert (again.view(), again.lines()) == (game.view(), game.lines())
    if game.outcome is None:
        kept = ho.Game.from_position(game.position(), content=folder)
        assert state_of(kept) == state_of(game)
        assert turned(game) + turned(played(kept, 7)) == turned(played(game, 7))
    for line in range(len(journal_of(game)), 0, -1):
        changes.undo(state_of(game), journal_of(game)[line - 1])
    assert state_of(game).piles == start_of(game).piles


def test_g_45_a_position_without_what_lies_there_is_refused(folder: str) -> None:
    position = opened(folder).position()
    other = ho.Game(scenario=11, seed=3, first=0, content=folder)
    state = state_of(other)
    card = state.box.told[0]
    state.piles[n.PARTIAL_GRID].remove(card)
    state.piles[n.PARTIAL_DECK] = sorted([*state.piles[n.PARTIAL_DECK], card])
    assert ho.Game.from_position(position, content=folder).outcome is None
    with pytest.raises(ho.RecordError, match="a memory with which this scenario begins is not in play"):
        ho.Game.from_position(other.position(), content=folder)


def test_g_45_a_box_that_was_sent_to_a_worker_begins_in_the_middle_too(folder: str) -> None:
    box = opened(folder).table().box
    for again in (pickle.loads(pickle.dumps(box)), copy.copy(box)):
        assert (again.opening, again.told, again.tired) == (box.opening, box.told, box.tired)
        assert len(again.opening) == 3
