"""Scenario 10: a set that depends on what was carried, somebody who has set out, one day, and five forms of the end."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.engine import objective
from tests.engine.table import act, options, stable, state_of
from tests.engine.test_joe import choosing, condition, played, told

WORDS = the_box().words("en")
TELL, KEEP, VOICE = (f"choose choice 1 option {option}" for option in (1, 2, 3))
EASY, AWAKE, BESIDE = (f"choose choice 2 option {option}" for option in (1, 2, 3))
UNREAD = ("68B", "69A", "69B", "70A", "70B", "71A", "71B", "72A", "72B")
"""What is not told before play."""
SCENARIO = the_box().scenario(10)
ALONE = SCENARIO.carried
"""What is handed on to it where it is played by itself."""
NOTHING = dict.fromkeys(ALONE, False)
PAIRS = {
    "": ("1-1", "1-5"),
    "own-breath": ("2-1", "2-2"),
    "boat-his": ("3-2", "5-4"),
    "record": ("2-5", "3-1"),
    "posted": ("3-3", "5-1"),
}
"""What is asked for beside the red window, by what was carried."""
FORMS = [
    (("own-breath", "boat-his", "record", "posted"), AWAKE, "71A"),
    (("own-breath", "boat-his", "record", "posted"), EASY, "71B"),
    (("boat-his", "record", "posted"), AWAKE, "72A"),
    (("own-breath", "record", "posted"), EASY, "72A"),
    (("own-breath", "posted"), EASY, "72B"),
    (("boat-his", "posted"), AWAKE, "72B"),
    (("own-breath",), EASY, "68B"),
    (("boat-his",), AWAKE, "68B"),
    ((), EASY, "68B"),
    ((), AWAKE, "68B"),
]
"""Marks that were carried, how he is to be today, and the form that is told then."""


def last_days(*first: str, marks: tuple[str, ...] = ()) -> ho.Game:
    """Days on which Billy talks, and of these memories first; of the marks of earlier scenarios only these are set."""
    deal = {"patients": [stable(memories=3, tokens=2)] * 13, "partials": list(first), "clears": list(first)}
    return ho.Game(10, seed=1, first=0, deal=deal, carried=NOTHING | dict.fromkeys(marks, True))


def somebody(*first: str, marks: tuple[str, ...] = ()) -> ho.Game:
    """The porter has written, and the table is asked whether Billy is told."""
    return played(last_days(*first, marks=marks), until=choosing)


def today(*first: str, marks: tuple[str, ...] = (), said: str = KEEP) -> ho.Game:
    """The boat is out, and the table is asked how he is to be."""
    game = somebody("5-6", *first, marks=marks)
    act(game, said)
    return played(game, until=choosing)


def at_the_end(marks: tuple[str, ...], answer: str, said: str = KEEP, pair: str = "") -> ho.Game:
    """Everything has been told, and today is settled."""
    game = today(*PAIRS[pair], marks=marks, said=said)
    act(game, answer)
    return played(game)


def rung(*marks: str) -> ho.Game:
    """Joe is rung before anything else, and asked over; then everything else is told."""
    lying = {"grid": {"partials": ["5-6"], "clears": ["5-6"]}, "manager": "nurse 1"}
    carried = NOTHING | dict.fromkeys(marks, True)
    deal = {"patients": [stable(memories=3, tokens=2)] * 13, "partials": [*PAIRS[""]], "clears": [*PAIRS[""]]}
    game = ho.Game.from_scene(lying, scenario=10, seed=1, deal=deal, ask_all=True, carried=carried)
    act(game, "turn")
    call = next(iter(options(game, "call")))
    act(game, call)
    return game


@pytest.mark.parametrize(("marks", "answer", "form"), FORMS)
def test_the_first_form_that_holds_is_told(marks: tuple[str, ...], answer: str, form: str) -> None:
    game = at_the_end(marks, answer)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game)[-1] == form


@pytest.mark.parametrize("pair", PAIRS)
def test_a_pair_is_open_to_whoever_carried_it(pair: str) -> None:
    assert at_the_end((pair,) if pair else (), EASY, pair=pair).outcome == ho.Outcome(True, "objective", "SCEN-07")


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair])
def test_a_pair_is_shut_to_whoever_did_not(pair: str) -> None:
    lying = {"partials": ["5-6", *PAIRS[pair]], "clears": ["5-6", *PAIRS[pair]]}
    game = ho.Game.from_scene(
        {"day": 5, "shift": "night", "marks": ["easy"], "grid": lying}, scenario=10, seed=1, carried=NOTHING
    )
    assert game.outcome is None
    assert not objective.is_met(state_of(game))


def test_the_objective_shows_only_what_can_be_done_with_what_was_carried() -> None:
    def ways(*marks: str) -> str:
        return str(ho.Game(10, seed=1, carried=NOTHING | dict.fromkeys(marks, True)).view()["head"]["progress"][1])

    marks = [pair for pair in PAIRS if pair]
    ids = {pair: PAIRS[pair][1].split("-") for pair in marks}
    words = {pair: f"({WORDS[f'timeline.{timeline}']}), place {place}" for pair, (timeline, place) in ids.items()}
    for pair in marks:
        assert words[pair] in ways(pair)
        assert [each for each in marks if words[each] in ways(pair)] == [pair]
        assert WORDS[f"mark.{pair}"] not in ways(pair)
    assert [each for each in marks if words[each] in ways()] == []
    assert [each for each in marks if words[each] in ways(*marks)] == marks


@pytest.mark.parametrize(("answer", "costs", "tokens"), [(TELL, 1, 2), (KEEP, 0, 0), (VOICE, 0, 2)])
def test_to_be_told_costs_him_a_night_unless_he_believes_who_tells_him(answer: str, costs: int, tokens: int) -> None:
    game = somebody(marks=("asked",))
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, answer)
    held = sum(game.structure()["tokens"][:3]) - before[1]
    assert (condition(game), held <= tokens) == (before[0] - costs, True)


@pytest.mark.parametrize(
    ("marks", "open_to"), [((), {TELL, KEEP}), (("told",), {TELL, KEEP, VOICE}), (("asked",), {TELL, KEEP, VOICE})]
)
def test_whoever_told_him_of_his_mother_may_tell_him_this(marks: tuple[str, ...], open_to: set[str]) -> None:
    game = somebody(marks=marks)
    assert (game.structure()["day"], told(game)) == (4, ["70A", "69B"])
    assert options(game, "choose") == open_to
    if VOICE not in open_to:
        barred = game.why_not(ho.Action.of(VOICE))
        assert barred is not None
        assert WORDS["choice.somebody.voice_closed"] in barred.sentence


@pytest.mark.parametrize(("answer", "falls"), [(EASY, -1), (AWAKE, 2), (BESIDE, 1)])
def test_to_be_easy_helps_him_and_to_be_awake_costs_him(answer: str, falls: int) -> None:
    game = today(marks=("heard",))
    before = condition(game)
    act(game, answer)
    assert condition(game) == min(before - falls, 30)


@pytest.mark.parametrize(
    ("marks", "open_to"), [((), {EASY, AWAKE}), (("heard",), {EASY, AWAKE, BESIDE}), (("said",), {EASY, AWAKE, BESIDE})]
)
def test_whoever_stayed_with_him_before_can_do_so_again(marks: tuple[str, ...], open_to: set[str]) -> None:
    game = today(marks=marks)
    assert options(game, "choose") == open_to
    if BESIDE not in open_to:
        barred = game.why_not(ho.Action.of(BESIDE))
        assert barred is not None
        assert WORDS["choice.today.beside_closed"] in barred.sentence


@pytest.mark.parametrize(("marks", "rings"), [((), False), (("own-breath",), True), (("joe-wrote",), True)])
def test_joe_is_asked_over_by_whom_he_has_asked_to_be_asked(marks: tuple[str, ...], rings: bool) -> None:
    lying = {"grid": {"partials": ["5-6"], "clears": ["5-6"]}, "manager": "nurse 1"}
    carried = NOTHING | dict.fromkeys(marks, True)
    game = ho.Game.from_scene(lying, scenario=10, seed=1, deal={"patients": [stable()]}, carried=carried)
    act(game, "turn")
    assert bool(options(game, "call")) == rings


# --- what an end says of what was carried -----------------------------------------------------------------------------


def lines_in(game: ho.Game) -> set[str]:
    """The lines that are told with the outcome."""
    side, text = told(game)[-1], game.view()["told"][-1]["text"]
    assert game.pages()[-1]["text"] == text
    assert text.startswith(WORDS[f"narrative.{side}.text"])
    assert text.endswith(WORDS[f"narrative.{side}.last"])
    return {line for line in SCENARIO.outcome_lines[side] if WORDS[f"narrative.{side}.line.{line}"] in text}


OTHERS = ("boat-his", "record", "posted")
LINES: list[tuple[tuple[str, ...], str, str, str, set[str]]] = [
    (("own-breath",), AWAKE, KEEP, "", {"tune", "unasked"}),
    (("own-breath",), AWAKE, KEEP, "own-breath", {"hall", "tune", "unasked"}),
    (("own-breath", *OTHERS), AWAKE, KEEP, "", {"danny", "seven", "tony", "unasked"}),
    (("boat-his",), EASY, KEEP, "", set()),
    (("boat-his", "record", "posted"), EASY, TELL, "boat-his", {"ink", "lift", "shoe", "eleven"}),
    (("record",), EASY, KEEP, "", {"yours", "easy"}),
    (("record", "hers"), AWAKE, KEEP, "", {"hers", "awake"}),
    (("posted",), EASY, KEEP, "", {"easy"}),
    (("posted", "boat-his"), AWAKE, KEEP, "", {"danny", "awake"}),
    (("answered",), EASY, KEEP, "", {"answered", "easy"}),
    (("closed", "clock"), AWAKE, KEEP, "", {"closed", "clock", "awake"}),
    (("reported",), EASY, KEEP, "", {"reported", "easy"}),
    (("reported", "short"), EASY, KEEP, "", {"short", "easy"}),
    (("reported", "busy"), EASY, KEEP, "", {"busy", "easy"}),
]
"""Marks that were carried, how he is to be today, whether he was told, the pair that was told, and the lines."""


@pytest.mark.parametrize(("marks", "answer", "said", "pair", "lines"), LINES)
def test_what_was_earned_has_its_line(
    marks: tuple[str, ...], answer: str, said: str, pair: str, lines: set[str]
) -> None:
    game = at_the_end(marks, answer, said, pair)
    clear = {heard["memory"] for heard in game.album() if heard["side"] == "clear"}
    of_memories = {"hall": "2-2", "shoe": "5-4"}
    found = lines_in(game)
    assert lines <= found
    assert {of_memories[line] for line in found - lines} <= clear


@pytest.mark.parametrize(
    ("marks", "answer", "form"),
    [
        (("own-breath",), AWAKE, "71A"),
        (("joe-wrote", "boat-his"), EASY, "71B"),
        (("joe-wrote", "record"), EASY, "72A"),
        (("joe-wrote", "posted"), EASY, "72B"),
        (("joe-wrote",), EASY, "68B"),
    ],
)
def test_joe_who_was_asked_comes_in_each_form(marks: tuple[str, ...], answer: str, form: str) -> None:
    game = rung(*marks)
    played(game, KEEP, answer)
    assert told(game)[-1] == form
    assert "over" in lines_in(game)


def read_by() -> Iterator[str]:
    """The marks that some part of the scenario asks for."""
    for kind, _, what in SCENARIO.objective:
        if kind in (n.MARKED, n.UNMARKED):
            yield from (SCENARIO.marks[mark] for mark in what)


def test_every_mark_that_is_handed_on_is_heard_again() -> None:
    """By a later scenario, and all of the last days' by a part of it."""
    box = the_box()
    handed_on = {mark for number in range(1, 10) for mark in box.scenario(number).carries}
    assert handed_on == set(ALONE)
    assert set(ALONE) <= set(read_by())


def test_each_memory_is_asked_for_in_some_scenario() -> None:
    asked: set[int] = set()
    for number in range(2, 11):
        asked |= {card for kind, _, what in the_box().scenario(number).objective if kind == n.NAMED for card in what}
    assert asked == set(range(n.MEMORIES))


def test_what_was_carried_is_read_from_a_record() -> None:
    game = at_the_end(("own-breath", "posted"), AWAKE)
    again = ho.Game.from_record(game.record())
    assert (again.view(), again.pages()) == (game.view(), game.pages())


def test_nothing_of_it_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not the forms of the end and not a line of them."""
    keys = [key for key in WORDS if key.startswith(tuple(f"narrative.{side}." for side in UNREAD))]
    keys += [key for key in WORDS if key.startswith(("choice.somebody.", "choice.today."))]
    keys += ["contact.joe-over", "scenario.10.lost"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys if not key.endswith((".picture", ".note"))}
    game = ho.Game(10, seed=3)
    while game.outcome is None and "70A" not in told(game):
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown] == []
        said = json.dumps([card["text"] for card in game.view()["told"]])
        assert [name for name in ("Gerry", "porter", "Danny") if name in said] == []
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
