"""A game is an environment of PettingZoo: its own tests pass, and its games are those of the box."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import holding_on as ho
from holding_on.common.paths import PACKAGE
from holding_on.styles import seat_of


def test_without_the_extra_a_sentence_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import holding_on.study.aec"
    run = subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert run.stderr.rstrip().endswith("pip install -e '.[agents]'.")


@pytest.fixture
def aec() -> Any:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install -e '.[agents]'")
    from holding_on.study import aec

    return aec


def played(env: Any, seed: int | None) -> Any:
    """The environment after a game in which all answers were given by chance; the action spaces say which."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(number)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return env.unwrapped


# What it says of each environment whose observation has a mask beside the numbers, but for seven of its own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.parametrize(("scenario", "players"), [(1, 3), (9, 2), (0, 4)])
def test_the_tests_of_pettingzoo_pass(aec: Any, scenario: int, players: int) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(aec.env(scenario, players), num_cycles=300)
    seed_test(lambda: aec.env(scenario, players), num_cycles=100)


def test_its_game_is_a_game_of_the_box(aec: Any) -> None:
    table = played(aec.env(3, 4), 7)
    game = table.game
    assert (game.seed, game.scenario, len(game.names)) == (7, 3, 4)
    assert game.outcome is not None
    assert ho.Game.from_record(game.record()).outcome == game.outcome


def test_a_style_of_the_box_wins_for_the_whole_team(aec: Any) -> None:
    env, won = aec.env(), []
    for seed in range(5):
        env.reset(seed=seed)
        rewards = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            _, reward, over, _, _ = env.last()
            rewards[agent] += reward
            game = env.unwrapped.game
            env.step(None if over else aec.ANSWERS.index(ho.styles.balanced(seat_of(game), game.legal_actions())))
        assert game.outcome is not None
        assert set(rewards.values()) == {float(game.outcome.won)}
        won.append(game.outcome.won)
    assert set(won) == {True, False}


def test_without_a_seed_the_next_game_comes(aec: Any) -> None:
    env = aec.env(seed=4)
    assert [played(env, None).game.seed for _ in range(2)] == [4, 5]
    assert played(env, 9).game.seed == 9
    assert played(env, None).game.seed == 10
    with pytest.raises(ho.SceneError, match="seed=-1: a whole number from 0"):
        env.reset(seed=-1)


def test_a_refused_answer_says_why_and_changes_nothing(aec: Any) -> None:
    env = aec.env()
    env.reset(seed=7)
    before = env.unwrapped.game.record()
    with pytest.raises(ho.IllegalAction, match="Staff are being assigned"):
        env.step(aec.ANSWERS.index(ho.Action.of("care palliative")))
    with pytest.raises(ho.SceneError, match="action=273: a whole number from 0 to 272"):
        env.step(273)
    assert env.unwrapped.game.record() == before


def test_the_question_can_be_read(aec: Any) -> None:
    env = aec.env(render_mode="ansi")
    env.reset(seed=7)
    assert env.render() == str(env.unwrapped.game.decision)
    assert aec.raw_env().render() is None
