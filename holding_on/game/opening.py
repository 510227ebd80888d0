"""The set-up of a game: functions that make the first state from the options, and go on to the first decision."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..common.quoting import LONGEST_PATH, shortened
from ..engine import flow, scenario, setup
from ..engine import names as n
from ..engine.dealer import Dealer
from ..engine.errors import HoldingOnError, RecordError, SceneError
from ..engine.state import State
from ..view.wording import Wording, words_of
from . import branching, records, scenes
from .house_rules import with_house_rules
from .options import Options, checked, dealt_by_hand, laid_by_hand, names_of, options_of, own_box, readings_of
from .variant import Variant
from .variants import known_again


class Setting(NamedTuple):
    """The options, content, words and dealer of a game. They stay the same during the whole game."""

    options: Options
    catalogue: Catalogue
    wording: Wording
    dealer: Dealer


def set_up(options: Options) -> tuple[Setting, State]:
    """Return the setting of a game and its first state, before any step of play.

    The state is as the setup rules say, or as the scene in the options says. Raises SceneError for options that cannot
    be used, and ContentError for content that cannot be used.
    """
    try:
        return _set_up(options)
    except HoldingOnError:
        raise
    except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
        raise SceneError(
            f"something in the options or the scene has the wrong shape: {shortened(str(error), LONGEST_PATH)}"
        ) from None


def _set_up(options: Options) -> tuple[Setting, State]:
    catalogue = options.catalogue()
    options = checked(options, catalogue)
    words = with_house_rules(Words(catalogue, options.lang), options.variants)
    box = own_box(options, catalogue)
    by_hand = dealt_by_hand(options, catalogue, box)  # full cards join the box
    laid = laid_by_hand(options, catalogue, box, by_hand)
    dealer = Dealer(branching.dealer_seed(options.seed)) if options.branched else Dealer(options.seed, by_hand)
    names = names_of(options, [words.say(f"staff.default.{p + 1}") for p in range(n.NURSES)])
    wording = words_of(catalogue, catalogue.scenario(options.scenario), words, names, box)
    state = setup.table(box, readings_of(options, catalogue), options.players)
    if options.scene is not None:
        scenes.set_scene(state, options.scene, names, catalogue, options.scenario, dealer, laid)
    elif options.first is not None:
        state.manager = options.first
    return Setting(options, catalogue, wording, dealer), state


def set_up_kept(data: dict[str, Any], content: str | None, variants: Iterable[Variant] = ()) -> tuple[Setting, State]:
    """Return the setting and the first state of a kept game; `data` is a record or position, `content` a folder.

    The house rules that `data` names are those of `variants`, or of files. Raises RecordError when the options in
    `data` cannot be used, or when `data` belongs to other content or to a house rule that is not here.
    """
    try:
        plain = records.options_in(data, content)
        if "variants" in plain:
            plain["variants"] = known_again(plain["variants"], variants)
        setting, state = set_up(options_of(plain))
    except RecordError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"the options of this file cannot be used: {shortened(str(error), LONGEST_PATH)}") from None
    records.same_content(data, setting.catalogue.fingerprint)
    return setting, state


def go_to_first_decision(setting: Setting, state: State) -> None:
    """Go on from the first state to the first decision. A scene that meets the Objective ends the game (SCEN-07)."""
    if setting.options.scene is None:
        flow.begin(state, setting.dealer)
        return
    scenario.check_objective(state)
    if state.ending:
        state.legal = flow.legal_actions(state)
    elif state.phase != n.TURN:
        flow.advance(state, setting.dealer)
