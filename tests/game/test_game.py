"""Game, as a person in a notebook uses it: ask, answer, take back, look back, ask why."""

import re
from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import names as n
from tests.engine.table import dealer_of, deteriorating, emergency, on_leave, played, stable
from tests.views.there import there

STAGES = ("green", "orange", "red", "black")


def act(game: ho.Game, *answers: str) -> None:
    for answer in answers:
        game.apply(ho.Action.of(answer))


def test_a_decision_says_what_is_asked_of_whom_and_what_may_be_answered() -> None:
    game = ho.Game(seed=7, first=1, names=["Mo", "Kit", "Sam"])
    assert game.decision.kind == "turn"
    assert game.decision.who == 1
    assert game.decision.prompt.startswith("Kit, the Morning Shift")
    assert game.decision.rule == "ASSIGN-01"
    assert game.decision.actions == game.legal_actions() == (ho.Action.of("turn"),)


def test_apply_returns_the_changes_in_order_each_with_its_rule() -> None:
    game = ho.Game(seed=7, first=0)
    act(game, "turn")
    changes = game.apply(ho.Action.of("place nurse 2"))
    assert changes[0].rule == "ASSIGN-05"
    assert changes[0].text == "Ben takes space 1 of the Morning Shift."
    assert all(change.rule for change in changes)
    assert [change.line for change in changes] == sorted(change.line for change in changes)


def test_an_illegal_action_changes_nothing_and_says_all_there_is_to_say() -> None:
    game = ho.Game(seed=7, first=0)
    act(game, "turn")
    before = game.position(), game.lines(), game.revision
    with pytest.raises(ho.IllegalAction) as error:
        game.apply(ho.Action.of("call in on-call 1"))
    assert error.value.reason == "enough_staff"
    assert error.value.rule == "COVER-01"
    refusal = game.why_not(ho.Action.of("call in on-call 1"))
    assert refusal is not None
    assert refusal.sentence in str(error.value)
    assert refusal.unlock in str(error.value)
    assert (game.position(), game.lines(), game.revision) == before


@pytest.mark.parametrize("nonsense", [-1, 0, 1, 10**9, 3.5, "place nurse 1", None, True])
def test_what_is_no_action_is_refused_as_well(nonsense: Any) -> None:
    game = ho.Game(seed=7)
    with pytest.raises(ho.IllegalAction, match="legal_actions"):
        game.apply(nonsense)


def test_every_action_prints_readably_and_is_read_back() -> None:
    from holding_on.view.actions import ACTIONS

    for action in ACTIONS.values():
        assert ho.Action.of(str(action)) == action
        assert re.fullmatch(r"[a-z0-9 -]+", str(action))
    with pytest.raises(ValueError, match="not an action"):
        ho.Action.of("dance")


def test_undo_goes_back_to_the_last_decision_and_leaves_no_trace() -> None:
    game = ho.Game(seed=7, first=0)
    act(game, "turn")
    before = game.position(), game.lines(), game.legal_actions()
    act(game, "place nurse 2")
    assert game.can_undo
    game.undo()
    assert (game.position(), game.lines(), game.legal_actions()) == before


def test_undo_never_goes_past_what_has_been_seen() -> None:
    game = ho.Game(seed=7, first=0)
    assert not game.can_undo
    with pytest.raises(ho.IllegalAction, match="nothing to take back"):
        game.undo()
    act(game, "turn")
    assert not game.can_undo
    with pytest.raises(ho.IllegalAction, match="a card has been seen since"):
        game.undo()


def test_in_lessons_undo_is_free_and_the_same_cards_come_again() -> None:
    game = ho.Game(seed=7, first=0, free_undo=True)
    positions = []
    played_on = played(game, 3, 60)
    lines = played_on.lines()
    actions = played_on.actions
    while game.can_undo:
        positions.append(game.position())
        game.undo()
    assert len(positions) == len(actions)
    for action in actions:
        game.apply(action)
    assert game.lines() == lines


def test_revision_rises_with_every_change_and_watchers_are_told() -> None:
    game = ho.Game(seed=7, first=0)
    told: list[int] = []
    stop = game.subscribe(lambda g: told.append(g.revision))
    act(game, "turn", "place nurse 1")
    game.undo()
    stop()
    act(game, "place nurse 2")
    assert told == [1, 2, 3]
    assert game.revision == 4


def test_at_is_the_table_as_it_was_to_read_and_not_to_play() -> None:
    game = ho.Game(seed=7, first=0)
    views = [game.position()]
    while len(game.actions) < 60:
        played(game, len(game.actions), 1)
        views.append(game.position())
    for move, position in enumerate(views):
        past = game.at(move=move)
        assert past.position() == position
        assert past.lines() == game.lines()[: len(past.lines())]
    with pytest.raises(ho.IllegalAction, match="as it was"):
        game.at(move=3).apply(game.at(move=3).legal_actions()[0])
    with pytest.raises(ho.IllegalAction, match="as it was"):
        game.at(move=3).undo()
    assert game.position() == views[-1]
    with pytest.raises(ValueError, match="60 moves"):
        game.at(move=61)


def test_at_a_shift_stands_just_before_its_card_is_turned() -> None:
    game = played(ho.Game(seed=7, first=0), 1, 60)
    past = game.at(day=2, shift="night")
    view = past.view()
    assert (view["head"]["day"], view["head"]["shift"], view["prompt"]["kind"]) == (2, 2, "turn")
    assert game.at(day=1).actions == ()
    with pytest.raises(ValueError, match="has not turned that card"):
        game.at(day=13)
    with pytest.raises(ValueError, match="the shifts are"):
        game.at(day=1, shift="noon")


def test_why_follows_the_causes_of_stress_to_the_card_that_asked() -> None:
    away = on_leave("Ben", "Cleo", "assistant 1", "assistant 2")
    scene = {"day": 2, "shift": "day", "manager": "Ann", "pawns": {"Ann": {"place": "morning"}, **away}}
    game = ho.Game.from_scene(scene, seed=1, deal={"patients": [deteriorating(staff=2)]})
    act(game, "turn", "reassign nurse 1")
    chain = game.why("Ann stress")
    away_rules = ["COVER-01"] * 5  # nobody has come or gone since the scene began
    assert [link.rule for link in chain.links] == ["COVER-04", "COVER-03", "COVER-01", *away_rules, "ASSIGN-01"]
    assert "Ben was On Leave already when this game or scene began." in str(chain)
    assert all(link.wording and link.text for link in chain.links)
    assert chain[0].pages == (6, 10)
    assert "Ann stress" in str(chain)
    assert game.why("Ann")[0].rule == "COVER-03"
    with pytest.raises(ValueError, match="ask about"):
        game.why("the moon")


def test_rows_tell_each_shift_as_plain_data() -> None:
    game = played(ho.Game(seed=7, first=0), 1, 70)
    rows = game.rows()
    turned = sum(action.kind == "turn" for action in game.actions)
    assert len(rows) == turned
    assert [row["before"] for row in rows[1:]] == [row["condition"] for row in rows[:-1]]
    assert {row["shift"] for row in rows} == {"morning", "day", "night"}
    assert all(row["care"] in ("medical", "palliative", "none") for row in rows[:-1])
    assert [stress is None for stress in rows[0]["stress"]] == [False] * 3 + [True] + [False] * 2 + [True]
    assert [tokens is None for tokens in rows[0]["tokens"]] == [False] * 3 + [True, False], "there is no fourth nurse"


def test_outcome_says_how_a_game_ended_and_by_which_rule() -> None:
    reasons = {}
    for seed in range(30):
        game = played(ho.Game(seed=seed), seed)
        assert game.outcome is not None
        assert not game.legal_actions()
        assert game.decision.kind == "over"
        with pytest.raises(ho.IllegalAction, match="has ended"):
            game.apply(64)
        reasons[game.outcome.reason] = game.outcome.rule
        assert there(game.view()["outcome"])["rule"] == game.outcome.rule
    assert reasons == {"condition": "SCEN-10", "warnings": "SCEN-13"}


def test_a_seed_is_chosen_and_told_when_none_is_given() -> None:
    game = ho.Game()
    assert ho.Game(seed=game.seed).lines() == game.lines()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 5}, "2 to 4 nurses"),
        ({"readings": {"D-23": "all_staff"}}, "about 2 players"),
        ({"seed": -1}, "whole number"),
        ({"seed": 2**60}, "whole number"),
        ({"seed": True}, "whole number"),
        ({"names": ["Ann", "Ben"]}, "name each"),
        ({"names": ["Ann", "Ben", " "]}, "printable"),
        ({"names": ["Ann", "Ben", "ann"]}, "of her or his own"),
        ({"names": ["Ann", "Ben", "x" * 41]}, "1 to 40"),
        ({"names": ["Ann", "Ben", "a\nb"]}, "printable"),
        ({"first": 3}, "first Shift Manager"),
        ({"readings": {"G-99": "x"}}, "no other reading"),
        ({"readings": {"G-05": "x"}}, "'free'"),
        ({"numbers": {"COVER-99": 1}}, "not a number"),
        ({"numbers": {"TOKEN-04": 99}}, "1 to 24"),
        ({"numbers": {"SETUP-11": 6, "COMP-11": 3}}, "not enough Care Tokens"),
        ({"numbers": {"SETUP-11": 6, "TOKEN-04": 3}}, "more Care Tokens than she may hold"),
        ({"deal": {"doctors": []}}, "not a deck"),
        ({"deal": {"patients": "P01"}}, "a list"),
        ({"deal": {"patients": ["P99"]}}, "P01 to P39"),
        ({"deal": {"patients": [{"kind": "calm", "staff": 1}]}}, "not a kind"),
        ({"deal": {"patients": [{"kind": "stable", "staff": 4}]}}, "staff 1 to 3"),
        ({"deal": {"patients": [{"staff": 2}]}}, "kind and staff"),
        ({"deal": {"patients": [7]}}, "neither"),
        ({"deal": {"partials": ["9-9"]}}, "timeline-position"),
        ({"deal": {"clears": [{"green": []}]}}, "stages"),
        ({"deal": {"clears": [{"green": ["x"], "orange": [], "red": [], "black": []}]}}, "not an icon"),
        ({"content": "/no/such/folder"}, "no such folder"),
        ({"first": True}, "first Shift Manager"),
        ({"numbers": {"COND-04": 20, "start_condition": 5}}, "named twice"),
        ({"numbers": {"token_cap": 5}}, r"'token_cap' is now called 'nurse_token_limit'; ho\.rules_that_vary"),
        ({"numbers": {"start_conditon": 5}}, r"did you mean 'start_condition'\? ho\.rules_that_vary\(\) lists"),
        ({"numbers": {7: 5}}, r"7 is not a number that can be changed; ho\.rules_that_vary\(\) lists"),
        ({"deal": {"patients": [{"kind": "stable", "staff": "2"}]}}, "whole number"),
        ({"deal": {"patients": [{"kind": "emergency", "staff": 1, "tokens": 2}]}}, "yields nothing"),
        ({"deal": {"partials": [{stage: ["remove", "remove"] for stage in STAGES}]}}, "remove once"),
        ({"deal": {"partials": [{stage: ["no_more_talking", "draw_memory"] for stage in STAGES}]}}, "last in its line"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_way_out(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ho.SceneError, match=says):
        ho.Game(**options)


def test_an_unknown_scenario_or_language_is_refused() -> None:
    with pytest.raises(ho.ContentError, match="no scenario 77"):
        ho.Game(scenario=77)
    with pytest.raises(ho.ContentError, match="no texts in the language"):
        ho.Game(lang="xx")


@pytest.mark.parametrize(
    ("scene", "says"),
    [
        ({"weather": 1}, "not a part"),
        ({"day": 14}, "1 to 13"),
        ({"shift": "noon"}, "morning, day, night"),
        ({"condition": 0}, "1 to 30"),
        ({"warnings": 2}, "0 to 1"),
        ({"pool": 25}, "the supply has"),
        ({"pawns": {"Zoe": {}}}, "nobody here"),
        ({"pawns": {"Ann": {"mood": 1}}}, "not a part"),
        ({"pawns": {"Ann": {"place": "night"}}, "shift": "day"}, "not yet turned"),
        ({"pawns": {"Ann": {"place": "roof"}}}, "not at 'roof'"),
        ({"pawns": {"Ann": {"place": "on_call"}}}, "STAFF-07"),
        ({"pawns": {"Ann": {"place": "on_leave"}}}, "LEAVE-07"),
        ({"pawns": {"Ann": {"stress": 3}}}, "STRESS-14"),
        ({"pawns": {"on-call 1": {"stress": 1}}}, "STAFF-08"),
        ({"pawns": {"assistant 1": {"tokens": 1}}}, "TOKEN-05"),
        ({"pawns": {"Ann": {"tokens": 7}}}, "0 to 6"),
        ({"pawns": {"assistant 3": {}}}, "does not take part"),
        ({"grid": {"partials": ["1-1"], "clears": ["1-2"]}}, "the Clear 1-2 needs its Partial"),
        ({"grid": {"partials": ["1-1", "1-1"]}}, "two places"),
        ({"grid": {"partials": ["6-1"]}}, "not a memory"),
        ({"cards": {"morning": "P01"}}, "not a part"),
        ({"shift": "day", "cards": {"morning": "P99"}}, "not a patient card"),
        ({"shift": "day", "care": {"morning": "tea"}}, "care can be"),
        ({"shift": "day", "cards": {"morning": "P34"}, "care": {"morning": "palliative"}}, "EMERG-01"),
        ({"manager": "assistant 1"}, "not one of the nurses"),
        ({"day": 2, "pawns": {"Ann": {"place": "on_leave", "stress": 3}}}, "G-34"),
        ({"day": 2, "pawns": {"Ben": {"place": "on_leave"}}}, "STRESS-14"),
        ({"pawns": {"on-call 1": {"place": "left"}}}, "STAFF-11"),
        ({"warnings": 1}, "WARN-07"),
    ],
)
def test_an_impossible_scene_is_refused_with_its_reason(scene: dict[str, Any], says: str) -> None:
    with pytest.raises(ho.SceneError, match=says):
        ho.Game.from_scene(scene, seed=1)


def test_a_scene_is_as_at_the_opening_where_it_says_nothing() -> None:
    scene = ho.Game.from_scene({}, seed=1).view()
    opening = ho.Game(seed=1, first=0).view()
    for part in ("head", "pawns", "pool", "supply", "decks", "grid", "prompt", "actions", "places"):
        assert scene[part] == opening[part]


def test_a_scene_plays_to_its_end() -> None:
    for day in range(1, 14):
        for shift in ("morning", "day", "night"):
            game = ho.Game.from_scene({"day": day, "shift": shift, "condition": 20}, seed=day)
            assert game.view()["decks"]["patient"] == 39 - 3 * (day - 1) - ("morning", "day", "night").index(shift)
            assert played(game, day).outcome is not None


def test_a_full_card_takes_the_place_of_one_of_its_kind() -> None:
    card = emergency(symbols=9)
    game = ho.Game(seed=1, first=0, deal={"patients": [card, "P05"]})
    act(game, "turn")
    view = there(game.view()["shifts"][0]["card"])
    assert (view["kind"], view["staff"], view["symbols"]) == ("emergency", 1, 9)
    assert game.view()["decks"]["patient"] == 38
    table = game.table()
    kinds = [table.box.patients[c][0] for c in table.piles[0]]
    assert kinds.count(2) == 5


def night_of_questions() -> ho.Game:
    """A Night in which Ann holds a Clear whose Partial is not in play, and could still ask for more."""
    scene = {"day": 3, "shift": "night", "grid": {"partials": ["2-1"]}, "pawns": {"Ann": {"tokens": 4}}}
    deal: dict[str, Any] = {"patients": [stable()], "clears": ["2-4", "2-1"]}
    game = ho.Game.from_scene(scene, seed=1, deal=deal)
    act(game, "turn", "place nurse 1", "care medical", "enough", "inquire nurse 1 timeline 2", "stop")
    return game


def test_undo_does_not_go_back_behind_talk_about_billy() -> None:
    game = night_of_questions()
    act(game, "stop")
    assert [line["rule"] for line in game.lines()][-4:] == ["TALK-08", "DAY-01", "DAY-05", "DAY-02"]
    assert not game.can_undo
    with pytest.raises(ho.IllegalAction, match="a card has been seen since"):
        game.undo()


def test_only_her_own_seat_hears_which_clear_a_nurse_gives_back() -> None:
    game = night_of_questions()
    act(game, "stop")
    title = game.words.say("memory.2-4.title")
    heard = [title in "".join(line["text"] for line in game.lines(seat=seat)) for seat in (None, 0, 1, 2)]
    assert heard == [False, True, False, False]


def test_what_a_scene_hides_is_not_readable_in_what_is_kept_of_it() -> None:
    game = ho.Game.from_scene({"shift": "day", "pawns": {"Cleo": {"clears": ["4-4"]}}}, seed=1)
    assert "4-4" not in game.position()
    assert "4-4" not in game.record()
    assert ho.Game.from_record(game.record()).position() == game.position()
    assert ho.Game.from_position(game.position()).position() == game.position()


def test_each_warning_and_each_rest_is_caused_by_the_check_and_not_by_the_other() -> None:
    scene = {
        "day": 2,
        "shift": "night",
        "manager": "Ann",
        "care": {"morning": "palliative", "day": "palliative"},
        "cards": {"morning": "P01", "day": "P02"},
        "pawns": {"Ben": {"place": "day", "stress": 3}},
    }
    game = ho.Game.from_scene(scene, seed=1, deal={"patients": ["P01"]}, numbers={"WARN-05": 5})
    act(game, "turn", "place nurse 1", "care palliative")
    assert [link.rule for link in game.why("warnings").links] == ["WARN-04", "WARN-02", "DAY-12"]
    assert [link.rule for link in game.why("Cleo tokens").links] == ["DAY-13", "DAY-12"]


def test_each_memory_of_a_talk_hangs_on_the_talk_and_not_on_the_one_before() -> None:
    deal: dict[str, Any] = {"patients": [stable(memories=2)], "partials": ["1-1", "2-2"]}
    game = ho.Game(seed=1, first=0, deal=deal)
    act(game, "turn", "place nurse 1", "care palliative")
    drawn = [line["cause"] for line in game.lines() if line["rule"] == "PARTIAL-09"]
    assert len(drawn) == 2
    assert drawn[0] == drawn[1]


class Failing(dict[int, int]):
    """Cards named by hand that cannot be read: what happens then, happens in the midst of a move."""

    def __init__(self, error: BaseException) -> None:
        super().__init__({0: 0})
        self.error = error

    def __getitem__(self, draw: int) -> int:
        raise self.error


@pytest.mark.parametrize("error", [RuntimeError("a mistake"), KeyboardInterrupt()], ids=["mistake", "interrupt"])
def test_what_goes_wrong_inside_leaves_the_table_as_it_stood(error: BaseException) -> None:
    game = ho.Game(seed=7, first=0)
    before = game.position(), game.lines()
    by_hand = dealer_of(game).by_hand
    by_hand[n.PATIENTS], named = Failing(error), by_hand[n.PATIENTS]
    with pytest.raises(type(error)):
        act(game, "turn")
    by_hand[n.PATIENTS] = named
    assert (game.position(), game.lines()) == before
    act(game, "turn", "place nurse 1")


def test_the_rule_that_ends_the_asking_is_that_of_the_ending() -> None:
    game = played(ho.Game(seed=1), 1)
    assert game.decision.rule == "SCEN-09"
    assert game.view()["prompt"]["rule"] == "SCEN-09"


@pytest.mark.parametrize("nonsense", [99999, "x", 5, None])
def test_an_action_that_is_none_is_refused_like_a_number_that_is_none(nonsense: Any) -> None:
    with pytest.raises(ho.IllegalAction, match="legal_actions"):
        ho.Game(seed=7).apply(ho.Action(nonsense))


@pytest.mark.parametrize(
    "options",
    [{"players": 3.0}, {"lang": 3}, {"content": 5}, {"deal": ["P01"]}, {"readings": ["G-05"]}, {"numbers": [1]}],
)
def test_options_of_the_wrong_shape_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ho.SceneError):
        ho.Game(**options)


@pytest.mark.parametrize(
    "scene", [None, [], 7, {"pawns": {"nurse 1": None}}, {"board": 5}, {"care": 5}, {"pawns": {"Ann": {"place": {}}}}]
)
def test_scenes_of_the_wrong_shape_are_refused(scene: Any) -> None:
    with pytest.raises(ho.SceneError):
        ho.Game.from_scene(scene, seed=1)
    with pytest.raises(ho.SceneError):
        ho.Game.from_scene({}, seed=1, colour=1)
    with pytest.raises(ho.SceneError, match="as manager"):
        ho.Game.from_scene({}, seed=1, first=2)


def test_a_look_at_now_knows_why_it_is_asked() -> None:
    game = played(ho.Game(seed=7, first=0), 1, 20)
    assert str(game.at(move=20).why("prompt")) == str(game.why("prompt"))


def test_why_knows_who_was_named_first() -> None:
    assert [link.rule for link in ho.Game(seed=7, first=2).why("manager").links] == ["SETUP-14"]
