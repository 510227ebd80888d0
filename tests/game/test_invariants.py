"""Whatever is chosen, the table stays whole: no dead end, no lost card or token, nothing out of its range."""

from hypothesis import given, settings
from hypothesis import strategies as st

from holding_on.engine import changes, flow
from holding_on.engine import names as n
from holding_on.engine.names import purse_of
from holding_on.engine.readings import VARIANTS, Readings
from holding_on.engine.state import CAUSE, RULE, State
from tests.engine.table import engine_game, random_play

SEEDS = st.integers(0, 2**53 - 1)
PLAYERS = st.integers(2, 4)
PLACES = {*range(n.ABSENT, n.CONTACT_TILE), *range(n.FIRST_SPACE, n.FIRST_SPACE + 9)}


def assert_whole(state: State) -> None:
    """Every card, token and pawn in exactly one place, every number in its range."""
    readings = state.readings
    assert sum(state.tokens) == readings.care_tokens
    assert min(state.tokens[: n.SUPPLY]) >= 0
    assert state.tokens[n.SUPPLY] >= 0 or readings.unlimited_tokens
    assert all(state.tokens[nurse] <= readings.token_cap for nurse in range(n.NURSES))
    for deck, first, last in (
        (0, n.PATIENT_DECK, n.PARTIAL_DECK),
        (1, n.PARTIAL_DECK, n.CLEAR_DECK),
        (2, n.CLEAR_DECK, n.PILES),
    ):
        cards = [card for pile in state.piles[first:last] for card in pile]
        assert sorted(cards) == state.box.decks[deck]
    assert all(pile == sorted(pile) for pile in state.piles)
    assert set(state.places) <= PLACES
    spaces = [place for place in state.places if place >= n.FIRST_SPACE]
    assert len(spaces) == len(set(spaces))
    for shift in range(n.SHIFTS):
        here = sum(n.shift_and_space(place)[0] == shift for place in spaces)
        pile = state.piles[n.ON_SHIFT + shift]
        assert len(pile) <= 1
        assert here == 0 or here <= state.box.patients[pile[0]][n.STAFF]
        assert not pile or 0 <= state.covered[shift] <= state.box.patients[pile[0]][n.SYMBOLS]
    assert all(0 <= level <= most for level, most in zip(state.stress, readings.stress_max, strict=True))
    assert 0 <= state.condition <= n.TOP_CONDITION
    assert (state.condition == 0) == (state.ending == n.DIED)
    assert 0 <= state.warnings <= readings.warnings_lose
    assert set(state.piles[n.CLEAR_GRID]) <= set(state.piles[n.PARTIAL_GRID])
    assert 1 <= state.day <= 13
    assert state.draws >= 0
    assert state.gifts >= 0
    assert state.either >= 0
    assert purse_of(state.talker) <= n.POOL
    assert all((place == n.ABSENT) == (nurse >= state.players) for nurse, place in enumerate(state.places[: n.NURSES]))
    on_board = [pawn for pawn, place in enumerate(state.places) if place == n.MANAGER_BOARD]
    assert on_board == [] or (on_board, state.players) == ([state.manager], 4)
    assert state.twice == 0 or state.players == 2


@settings(max_examples=60, deadline=None)
@given(SEEDS, SEEDS, PLAYERS)
def test_a_random_game_stays_whole_and_ends(cards: int, choices: int, players: int) -> None:
    state, dealer = engine_game(cards, players=players)
    moves = 0
    for action in random_play(state, dealer, choices):
        assert action in state.legal
        assert len(set(state.legal)) == len(state.legal)
        assert len(state.legal) > 1 or flow.waits_for_single_answer(state, state.legal[0])
        assert_whole(state)
        moves += 1
    assert_whole(state)
    assert state.ending != n.UNFINISHED
    assert moves < 1000


@settings(max_examples=60, deadline=None)
@given(SEEDS, SEEDS, PLAYERS, st.sets(st.sampled_from(sorted(VARIANTS))))
def test_a_random_game_stays_whole_under_every_reading(
    cards: int, choices: int, players: int, variants: set[str]
) -> None:
    state, dealer = engine_game(cards, Readings({}, sorted(variants)), players)
    for _ in random_play(state, dealer, choices):
        assert_whole(state)
    assert_whole(state)


@settings(max_examples=60, deadline=None)
@given(SEEDS, SEEDS, PLAYERS, st.data())
def test_a_random_game_stays_whole_with_other_numbers(
    cards: int, choices: int, players: int, data: st.DataObject
) -> None:
    from holding_on.catalogue.loading import the_box

    changed = data.draw(st.sets(st.sampled_from(sorted(the_box().numbers)), max_size=4))
    numbers = {}
    for name in sorted(changed):
        number = the_box().numbers[name]
        numbers[name] = data.draw(st.integers(number.least, number.most), label=name)
    numbers["care_tokens_in_game"] = max(
        numbers.get("care_tokens_in_game", 24), players * numbers.get("start_tokens", 1)
    )
    numbers["nurse_token_limit"] = max(numbers.get("nurse_token_limit", 6), numbers.get("start_tokens", 1))
    state, dealer = engine_game(cards, Readings(numbers, []), players)
    for _ in random_play(state, dealer, choices):
        assert_whole(state)


@settings(max_examples=40, deadline=None)
@given(SEEDS, SEEDS, PLAYERS)
def test_the_journal_alone_plays_the_game_forwards_and_backwards(cards: int, choices: int, players: int) -> None:
    state, dealer = engine_game(cards, players=players)
    start, _ = engine_game(cards, players=players)
    journal = start.journal or []
    for entry in reversed(journal):
        changes.undo(start, entry)
    replayed = start.copy()
    seen = []
    done = 0
    for _ in random_play(state, dealer, choices):
        entries = state.journal or []
        for entry in entries[done:]:
            changes.redo(replayed, entry)
        done = len(entries)
        replayed.phase = state.phase
        assert replayed == state
        seen.append((done, state.copy()))
    for mark, position in reversed(seen):
        entries = state.journal or []
        for entry in reversed(entries[mark:]):
            changes.undo(state, entry)
        del entries[mark:]
        assert state == position
        assert flow.legal_actions(state) == position.legal


@settings(max_examples=40, deadline=None)
@given(SEEDS, SEEDS, PLAYERS)
def test_every_change_has_a_rule_and_a_cause_before_it(cards: int, choices: int, players: int) -> None:
    from holding_on.catalogue.loading import the_box

    state, dealer = engine_game(cards, players=players)
    for _ in random_play(state, dealer, choices):
        pass
    for line, entry in enumerate(state.journal or []):
        assert entry[RULE] in the_box().rules
        assert -1 <= entry[CAUSE] < line


@settings(max_examples=40, deadline=None)
@given(SEEDS, SEEDS, PLAYERS)
def test_candidates_are_legal_or_barred_and_never_both(cards: int, choices: int, players: int) -> None:
    state, dealer = engine_game(cards, players=players)
    for _ in random_play(state, dealer, choices):
        before = state.plain()
        barred = [line[0] for line in flow.barred_actions(state)]
        assert state.plain() == before
        assert not set(barred) & set(state.legal)
        assert len(set(barred)) == len(barred)
