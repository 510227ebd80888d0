"""What a story does that cards and words alone do not show: cards that come back, sides read out, answers that pay."""

from pathlib import Path

import holding_on as ho
from holding_on.engine import names as n
from tests.content.twelfth import SCENARIO, twelfth
from tests.engine.evenings import BURN, WRITE, evening, told
from tests.engine.table import act, condition, deteriorating, refused, stable, to_the_next_day, tokens


def test_scen_08_an_event_that_was_set_aside_comes_back_like_a_memory(tmp_path: Path) -> None:
    events = 'brings = ["3-4", "EP5"]'
    folder = twelfth(tmp_path, scenario=SCENARIO.replace('brings = ["3-4"]', events, 1))
    game = evening(folder)
    before = {card for card in game.table().piles[n.PARTIAL_REMOVED] if card >= n.MEMORIES}
    to_the_next_day(game)
    assert "81A" in told(game)
    assert len(before) == 1
    assert before <= set(game.table().piles[n.PARTIAL_DECK])
    assert not before & set(game.table().piles[n.PARTIAL_REMOVED])


def test_setup_16_a_second_introduction_is_told_as_one_though_another_side_lies_between(tmp_path: Path) -> None:
    sides = (
        '{{ number = 80, a = "personal", b = "introduction" }},\n  {{ number = 87, a = "setup", b = "introduction" }},'
    )
    scenario = SCENARIO.replace('{{ number = 80, a = "personal", b = "setup" }},', sides, 1)
    folder = twelfth(tmp_path, scenario=scenario)
    words = [f'[narrative.{side}]\ntitle = "Side {side}"\ntext = "Text."\n' for side in ("87A", "87B")]
    (tmp_path / "text/en/more.toml").write_text("\n".join(words), encoding="utf-8")
    game = ho.Game(scenario=12, content=folder, seed=1)
    rules = [line["rule"] for line in game.lines() if line["verb"] == "told_narrative"]
    assert rules == ["SETUP-15", "SETUP-15", "SETUP-17", "SETUP-16", "SETUP-18"]


def test_scen_03_a_token_that_an_answer_may_bring_is_put_off_and_not_refused(tmp_path: Path) -> None:
    """Before the card is turned nobody gets a Care Token, but for what a letter or an answer brings."""
    worked = {"nurse 1": {"place": "day", "tokens": 0}}
    game = evening(twelfth(tmp_path), pawns=worked)
    to_the_next_day(game)
    assert game.decision.kind == "choice"
    assert game.decision.who == 1, "the letter has brought its tokens to nurse 2"
    refused(game, "pay nurse 1", "not_now", "SCEN-03")
    act(game, BURN)
    refused(game, "pay nurse 1", "no_tokens", "CARE-05")


def test_scen_03_a_preview_leaves_the_letter_that_an_answer_brings_unread(tmp_path: Path) -> None:
    """What the answer itself brings is certain; the letter that comes because of it lies face down until then."""
    late = 'day = 3\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["known"] }}'
    soon = 'day = 2\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["written"] }}'
    assert late in SCENARIO
    game = evening(twelfth(tmp_path, scenario=SCENARIO.replace(late, soon, 1)))
    to_the_next_day(game)
    before = condition(game)
    assert game.preview(ho.Action.of(WRITE)).condition == (before, before + 1)
    act(game, WRITE)
    assert "86A" in told(game)
    assert condition(game) == before + 2


def test_g_24_in_the_other_reading_a_letter_brings_its_tokens_out_of_an_empty_supply(tmp_path: Path) -> None:
    scene = {"shift": "night", "condition": 20, "grid": {"partials": ["1-2"], "clears": ["1-2"]}}
    brought = []
    for readings in ({"G-24": "unlimited"}, {}):
        game = ho.Game.from_scene(
            scene,
            scenario=12,
            seed=7,
            content=twelfth(tmp_path),
            deal={"patients": [deteriorating(), stable()]},
            readings=readings,
            numbers={"COMP-11": 6},
        )
        act(game, "turn", "place nurse 2")
        to_the_next_day(game)
        assert "81A" in told(game)
        brought.append(tokens(game, "nurse 2"))
    assert brought == [5, 2]
