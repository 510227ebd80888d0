"""A game as an environment of PettingZoo (AEC), for programs that learn: each nurse is an agent, and they take turns.

All nurses win or lose together. An observation has what everybody at the table sees, and no card that lies face down.
It needs the extra `agents`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, SupportsIndex

from ..catalogue.extras import explained

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise explained(__name__, error) from error

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine import flow
from ..engine import names as n
from ..engine.dealer import Dealer, Luck
from ..engine.errors import SceneError
from ..engine.state import State
from ..game import Game
from ..game.options import MOST_SEED
from ..game.variant import Variant
from ..styles.window import Window
from ..view.actions import ACTIONS, Action
from .observed import MOST, names, observed
from .player import Player
from .playing import begin

ANSWERS: Final[tuple[Action, ...]] = tuple(ACTIONS.values())
"""The action that each number of the action space stands for."""
_PLACES: Final = {action.code: place for place, action in enumerate(ANSWERS)}


class Table(AECEnv):
    """A game that agents play; `env` makes one. The names are those of PettingZoo's `AECEnv`.

    An agent is only asked where more than one answer is possible. Its observation is a dictionary: `observation` has
    the numbers that `named` names, and `action_mask` has a 1 for each answer that is possible now. The reward is 1 for
    each nurse at the end of a game that is won, and otherwise 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "holding_on_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, player: Player, render_mode: str | None = None) -> None:
        super().__init__()
        self._origin, self._table, self._next = player.origin, player.table, player.seed
        self.render_mode = render_mode
        self.possible_agents = [f"nurse_{nurse + 1}" for nurse in range(player.table.players)]
        self._lay(self._next)
        numbers = spaces.Box(-MOST, MOST, (len(self.named),), np.float32)
        mask = spaces.Box(0, 1, (len(ANSWERS),), np.int8)
        self._sees = {name: spaces.Dict({"observation": numbers, "action_mask": mask}) for name in self.possible_agents}
        self._does = {name: spaces.Discrete(len(ANSWERS)) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._sees[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions; `ANSWERS` has the action of each number."""
        return self._does[agent]

    @property
    def named(self) -> list[str]:
        """The name of each number of an observation, such as "stress 4" for the Stress of the first assistant."""
        return names(self._seat)

    @property
    def game(self) -> Game:
        """The game as it is now, with its journal, to be shown on the board."""
        game = self._origin.game(self._seed)
        for code in self._codes:
            game.apply(ACTIONS[code])
        return game

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game with the cards of this seed, as `ho.Game(seed=…)`; without one, with those of the next seed.

        Raises SceneError if the seed is not possible.
        """
        given = self._next if seed is None else whole(seed)
        if given is None or not 0 <= given <= MOST_SEED:
            raise SceneError(f"seed={quoted(seed)}: a whole number from 0 to {MOST_SEED}")
        self._next = given + 1
        self._lay(given)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a nurse sees now, and which answers are possible: none for a nurse who is not asked."""
        mask = np.zeros(len(ANSWERS), np.int8)
        if agent == self.agent_selection:
            mask[[_PLACES[code] for code in self._state.legal]] = 1
        numbers = observed(self._seat, self.possible_agents.index(agent))
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        """Answer for the nurse who is asked.

        Raises IllegalAction with its reason, and changes nothing, when the answer is not possible now.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        place = whole(action)
        if place is None or not 0 <= place < len(ANSWERS):
            raise SceneError(f"action={quoted(action)}: a whole number from 0 to {len(ANSWERS) - 1}")
        code = ANSWERS[place].code
        if code not in self._state.legal:
            self.game.apply(ANSWERS[place])  # refuses it in a sentence
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._apply(code)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the question in words, or how the game ended; None without `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        game = self.game
        return str(game.outcome or game.decision)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _lay(self, seed: int) -> None:
        self._seed, self._codes = seed, list[int]()
        self._state, self._dealer = self._laid(seed)
        self._seat = Window(self._state, Luck(seed))

    def _laid(self, seed: int) -> tuple[State, Dealer]:
        state, dealer = begin(self._table, seed, branch=False)
        flow.begin(state, dealer)
        return state, dealer

    def _apply(self, code: int) -> None:
        flow.apply(self._state, code, self._dealer)
        self._codes.append(code)

    def _ask(self) -> None:
        """Go on to the next question with more than one answer, or to the end, and say who is asked."""
        while self._state.phase != n.OVER and len(self._state.legal) == 1:
            self._apply(self._state.legal[0])
        over = self._state.phase == n.OVER
        self.agent_selection = self.possible_agents[self._seat.who]
        self.infos: dict[str, dict[str, str]] = {name: {"asked": self._seat.asked} for name in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.rewards = dict.fromkeys(self.agents, float(over and self._state.ending == n.WON))


def raw_env(
    scenario: SupportsIndex = 1,
    players: SupportsIndex = 3,
    *,
    seed: SupportsIndex = 0,
    readings: dict[str, str] | None = None,
    numbers: Mapping[str, SupportsIndex] | None = None,
    variant: Variant | str | Sequence[Variant | str] = (),
    content: str | None = None,
    render_mode: str | None = None,
) -> Table:
    """Return what `env` returns, without the wrapper that refuses calls in the wrong order."""
    player = Player(
        scenario, players, "random", readings, numbers, seed, content=content, variant=variant, shifts=False
    )
    return Table(player, render_mode)


def env(*setting: Any, **options: Any) -> OrderEnforcingWrapper:
    """Return a game as an environment of PettingZoo.

    Parameters
    ----------
    *setting
        The scenario and the number of players, as for `simulate`.
    **options
        `seed` (of the first game, where `reset` is given none), `readings`, `numbers`, `variant` and `content`, as for
        `simulate`; and `render_mode="ansi"`, with which `render` returns the question in words.

    Returns
    -------
    OrderEnforcingWrapper
        The environment; `.unwrapped` is the `Table` in it, with `named` and `game`.

    Raises
    ------
    SceneError
        When an option is not possible.
    """
    return OrderEnforcingWrapper(raw_env(*setting, **options))
