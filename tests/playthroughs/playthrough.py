"""Whole games as text: the position at each decision, the answer, and the journal that follows from the answer.

    python -m tests.playthroughs.playthrough             # write the recorded games again, choices as they are
    python -m tests.playthroughs.playthrough --search    # look for games that show what RECORDED asks for

A line of the journal is its numbers, and behind a bar what they stand for, by the names of the engine and the ids of
the cards. A file holds no sentence, so it changes when a rule or a card does and not with a wording.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.engine.phases import PHASE_NAMES
from holding_on.engine.state import RULE, TARGET, VERB
from tests.engine.table import answer_of, journal_of
from tests.playthroughs.names import Names

FOLDER: Final = Path(__file__).parent
Chooser = Callable[[ho.Game, random.Random], ho.Action]
Recorded = tuple[Chooser, dict[str, Any], Callable[[ho.Game], bool]]
"""How to choose, the options, and what the game must show."""


def transcript(options: dict[str, Any], actions: list[str]) -> str:
    """Return the text of a whole game: its options, then each answer with the lines of the journal that it caused."""
    game = ho.Game(**options)
    lines = [json.dumps(options), *_journal(game, 0)]
    for answer in actions:
        action = next((a for a in game.legal_actions() if str(a) == answer), None)
        if action is None:
            raise ValueError(f"{answer!r} is not possible; {[str(a) for a in game.legal_actions()]} are")
        before = len(journal_of(game))
        asked, revision = game.decision, game.revision
        lines += ["", where(game)]
        game.apply(action)
        who = f"player {asked.who} ({n.PAWN_NAMES[asked.who or 0]})"
        lines.append(f"{revision}. {asked.kind}, {who}, of {len(asked.actions)}: {answer}")
        lines += _journal(game, before)
    lines += ["", where(game), f"outcome: {game.outcome!r}"]
    return "\n".join(lines) + "\n"


def where(game: ho.Game) -> str:
    """Return day, shift, Billy's condition, Warnings, and Care Tokens: of the nurses, pool, board and supply."""
    at = game.structure()
    shift = n.SHIFT_NAMES[at["shift"]]
    return f"= day {at['day']}, {shift}: condition {at['condition']}, warnings {at['warnings']}, tokens {at['tokens']}"


def _journal(game: ho.Game, start: int) -> list[str]:
    told, names = [], Names(game.scenario)
    for line, (rule, verb, target, *ends, cause) in enumerate(journal_of(game)[start:], start):
        before, after = (PHASE_NAMES[end] if verb == "phase" else end for end in ends)
        words = names.of(verb, target, *ends)
        numbers = f"  {line} {rule} {verb} {target}: {before} > {after} (by {cause})"
        told.append(f"{numbers:<58}| {words}" if words else numbers)
    return told


def read(path: Path) -> tuple[dict[str, Any], list[str]]:
    """Return the options and the answers of a recorded game."""
    text = path.read_text(encoding="utf-8").splitlines()
    answers = [line.split(": ", 1)[1] for line in text if line[:1].isdigit()]
    return json.loads(text[0]), answers


# --- looking for games that are worth recording ---------------------------------------------------------------


def at_random(game: ho.Game, chance: random.Random) -> ho.Action:
    """Return any legal action."""
    return chance.choice(game.legal_actions())


def preferring(*kinds: str) -> Chooser:
    """Return a function that chooses a legal answer of the first kind that has one, at random, else any."""

    def choose(game: ho.Game, chance: random.Random) -> ho.Action:
        actions = game.legal_actions()
        for kind in kinds:
            wanted = [a for a in actions if str(a).startswith(kind)]
            if wanted:
                return chance.choice(wanted)
        return chance.choice(actions)

    return choose


def in_balance(game: ho.Game, chance: random.Random) -> ho.Action:
    """Return the answer of the style `balanced`, which reads the Objective."""
    return answer_of("balanced", game)


WRITE: Final = "choose choice 1 option 1"
"""In scenario 5 the student is answered in writing; in scenario 6 Billy is told of his mother; in scenario 7 he is told
what somebody thinks of him; in scenario 8 all forty letters are sent."""
SILENT: Final = "choose choice 1 option 2"
"""In scenario 7 his mouth is done, and nothing said; in scenario 8 one letter is sent; in scenario 9 he tells it
to that house himself."""

READ: Final = "choose choice 2 option 1"
SHUT: Final = "choose choice 2 option 2"
"""In scenario 8 the answer is read out to him, or laid shut in his hand."""
ACCOUNT: Final = ("choose choice 2 option 1", "choose choice 2 option 2")
"""In scenario 9 his hour goes on paper, whichever of the two ways is open."""
JOES_HOUR: Final = "choose choice 2 option 3"
SIGNED: Final = "choose choice 3 option 1"
"""In scenario 9 Joe has his hour; or somebody signs, and asks him each line again before."""

LET_KNOW, KEPT_FROM_HIM = WRITE, SILENT
EASY, AWAKE = READ, SHUT
"""In scenario 10 Billy is told that somebody has set out, or is not; and is made easy, or left awake."""


def answering(*answers: str) -> Chooser:
    """Return a function that chooses as `in_balance`, but gives these answers to choices of the story."""

    def choose(game: ho.Game, chance: random.Random) -> ho.Action:
        wanted = [action for action in game.legal_actions() if str(action) in answers]
        return wanted[0] if wanted else in_balance(game, chance)

    return choose


def ends_by(reason: str) -> Callable[[ho.Game], bool]:
    """Return a function that says whether a game ended by `reason`.

    The reasons are `objective` (the game is won), and `condition`, `deck` and `warnings` (the game is lost).
    """
    return lambda game: game.outcome is not None and game.outcome.reason == reason


def scenario_game(
    scenario: int, players: int, reason: str, *told: str, choose: Chooser = in_balance, handed_on: str = ""
) -> tuple[str, Recorded]:
    """Return an entry of RECORDED: a game of a scenario that ends by `reason` and turns the sides `told`.

    It begins with the mark `handed_on`, where one is named, and otherwise as a game outside a campaign.
    """
    name = f"scenario_{scenario}_for_{players}_{'won' if reason == 'objective' else 'lost'}"
    options: dict[str, Any] = {"scenario": scenario, "players": players}
    if handed_on:
        name += f"_{handed_on}"
        options["carried"] = the_box().scenario(scenario).carried | {handed_on: True}

    def shows(game: ho.Game) -> bool:
        return ends_by(reason)(game) and set(told) <= told_in(game)

    return name, (choose, options, shows)


def told_in(game: ho.Game) -> set[str]:
    """Return the sides of the narrative cards that a game has read out."""
    return {card["card"] for card in game.view()["told"]}


def rules_of(game: ho.Game) -> set[str]:
    """Return the rule ids that the journal of a game cites."""
    return {entry[RULE] for entry in journal_of(game)}


def causes_of_warnings(game: ho.Game) -> list[str]:
    """Return the rules by which the Warnings of a game were given."""
    return [entry[RULE] for entry in journal_of(game) if entry[VERB] == changes.TOLD + "warning_cause"]


def _met_every_event(game: ho.Game) -> bool:
    drawn = (changes.DRAW[n.PARTIALS], changes.DRAW[n.CLEARS])
    return len({(e[VERB], e[TARGET]) for e in journal_of(game) if e[VERB] in drawn and e[TARGET] >= n.MEMORIES}) == 10


_EVENTS: Final[dict[str, list[Any]]] = {
    "partials": ["1-1", "2-2", "EP1", "3-3", "EP2", "EP3", "4-4", "EP4", "EP5", "5-5"],
    "clears": ["EC1", "1-1", "EC2", "EC3", "2-2", "EC4", "EC5"],
}
_TREATING = preferring("place", "care medical", "pay", "lose partial", "no more leave", "stop", "give")
_LISTENING = preferring("care palliative", "take partial", "inquire", "decline", "no more leave")
RECORDED: Final[dict[str, Recorded]] = {
    "won": (
        preferring("inquire", "pay", "no more leave", "take partial", "place"),
        {},
        lambda game: game.outcome is not None and game.outcome.won,
    ),
    "died_at_zero": (at_random, {}, lambda game: game.outcome is not None and game.outcome.reason == "condition"),
    "died_with_the_deck": (
        _TREATING,
        {"numbers": {"COND-04": 30}},
        lambda game: game.outcome is not None and game.outcome.reason == "deck",
    ),
    "transferred_without_medical_care": (_LISTENING, {}, lambda game: causes_of_warnings(game) == ["WARN-01"] * 2),
    "transferred_for_want_of_staff": (
        preferring("call in", "reassign", "cover", "place", "care medical", "pay", "no more leave"),
        {},
        lambda game: sorted(causes_of_warnings(game)) == ["WARN-02", "WARN-03"],
    ),
    "every_event": (
        preferring("care palliative", "inquire", "take partial", "use trust", "no more leave"),
        {"deal": _EVENTS, "numbers": {"WARN-05": 5}},
        _met_every_event,
    ),
    "every_kind_of_cover": (
        at_random,
        {},
        lambda game: (
            {"COVER-01", "COVER-02", "COVER-03", "COVER-04", "COVER-07", "COVER-08", "WARN-03"} <= rules_of(game)
        ),
    ),
    **dict(
        [
            scenario_game(0, 2, "objective", "63B"),
            scenario_game(0, 3, "objective", "64A", "65A"),
            scenario_game(0, 3, "deck", "64A"),
            scenario_game(0, 4, "objective", "64B", choose=answering("choose choice 1 option 1")),
            scenario_game(1, 2, "condition"),
            scenario_game(1, 3, "objective"),
            scenario_game(1, 4, "objective"),
            scenario_game(2, 2, "objective"),
            scenario_game(2, 3, "objective"),
            scenario_game(2, 4, "deck"),
            scenario_game(3, 2, "objective"),
            scenario_game(3, 3, "warnings"),
            scenario_game(3, 4, "objective"),
            scenario_game(4, 2, "objective", "13B", "16A", choose=answering("choose choice 1 option 1")),
            scenario_game(4, 3, "objective", "14A"),
            scenario_game(4, 4, "objective", "14B"),
            scenario_game(4, 2, "condition", "15A"),
            scenario_game(4, 3, "warnings"),
            scenario_game(4, 4, "deck", "15A"),
            scenario_game(5, 2, "objective", "19B", "22A", choose=answering(WRITE, "choose choice 2 option 1")),
            scenario_game(5, 3, "objective", "20B"),
            scenario_game(5, 4, "objective", "20A", choose=answering("choose choice 1 option 3")),
            scenario_game(5, 2, "deck", "21A"),
            scenario_game(5, 3, "warnings", "22A", choose=answering(WRITE, "choose choice 2 option 2")),
            scenario_game(5, 4, "warnings", "21A"),
            scenario_game(6, 2, "objective", "25B", "28A", choose=answering(WRITE, "choose choice 2 option 1")),
            scenario_game(6, 3, "objective", "26A", "28B"),
            scenario_game(6, 4, "objective", "26B", "28B", choose=answering("choose choice 1 option 3")),
            scenario_game(6, 2, "deck", "27A"),
            scenario_game(6, 3, "warnings", "29A", choose=answering("choose choice 1 option 3")),
            scenario_game(6, 4, "condition", "29A", choose=answering(WRITE)),
            scenario_game(7, 2, "objective", "34A", choose=answering(SILENT, "choose choice 2 option 1")),
            scenario_game(7, 3, "objective", "39A", choose=answering(WRITE, "choose choice 2 option 2")),
            scenario_game(7, 4, "objective", "40A", choose=answering(SILENT, "choose choice 2 option 2")),
            scenario_game(
                7, 3, "objective", "33B", choose=answering(WRITE, "choose choice 2 option 3"), handed_on="told"
            ),
            scenario_game(7, 2, "deck", "36A", choose=answering("choose choice 1 option 3")),
            scenario_game(7, 3, "condition", "35A"),
            scenario_game(7, 4, "warnings"),
            scenario_game(8, 2, "objective", "43B", "47A", choose=answering(WRITE, READ)),
            scenario_game(8, 3, "objective", "52A", "46A", choose=answering(SILENT, SHUT)),
            scenario_game(8, 4, "objective", "51A", "48A", choose=answering(SILENT, READ)),
            scenario_game(8, 3, "objective", "50A", "45A", choose=answering(WRITE, SHUT), handed_on="boat-his"),
            scenario_game(
                8, 2, "objective", "51A", choose=answering("choose choice 1 option 3", READ), handed_on="said"
            ),
            scenario_game(8, 2, "deck", "45B", "46B"),
            scenario_game(8, 3, "condition", "44A"),
            scenario_game(8, 4, "warnings", "46A"),
            scenario_game(9, 2, "objective", "58B", "56A", choose=answering(*ACCOUNT, "choose choice 3 option 4")),
            scenario_game(9, 3, "objective", "58A", "55B", choose=answering(SILENT, *ACCOUNT, SIGNED)),
            scenario_game(9, 4, "objective", "58A", "56B", choose=answering(SILENT, JOES_HOUR)),
            scenario_game(9, 2, "objective", "58B", "57A", choose=answering(WRITE, JOES_HOUR), handed_on="busy"),
            scenario_game(
                9, 3, "objective", "56A", choose=answering(*ACCOUNT, "choose choice 3 option 3"), handed_on="answered"
            ),
            scenario_game(
                9, 4, "objective", "56A", choose=answering(*ACCOUNT, "choose choice 3 option 2"), handed_on="short"
            ),
            scenario_game(9, 2, "deck", "60A"),
            scenario_game(9, 3, "condition", "59A"),
            scenario_game(9, 4, "warnings"),
            scenario_game(10, 2, "objective", "68B", choose=answering(KEPT_FROM_HIM, EASY)),
            scenario_game(10, 3, "objective", "71A", choose=answering(LET_KNOW, AWAKE)),
            scenario_game(
                10, 4, "objective", "71A", "70B", choose=answering(KEPT_FROM_HIM, "choose choice 2 option 3")
            ),
            scenario_game(10, 3, "objective", "71B", choose=answering(LET_KNOW, EASY), handed_on="boat-his"),
            scenario_game(10, 2, "objective", "72A", choose=answering(LET_KNOW, EASY), handed_on="record"),
            scenario_game(10, 4, "objective", "72B", choose=answering(KEPT_FROM_HIM, EASY), handed_on="posted"),
            scenario_game(
                10, 3, "objective", "71A", choose=answering("choose choice 1 option 3", AWAKE), handed_on="told"
            ),
            scenario_game(10, 2, "deck", "69B"),
            scenario_game(10, 3, "condition", "70A"),
            scenario_game(10, 4, "warnings"),
        ]
    ),
}
"""What is recorded: each scenario at each number of players, won and lost; and what is rare."""


def search(name: str, most: int = 20_000) -> str:
    """Return the text of the first game, by seed, that shows what the entry `name` of RECORDED asks for."""
    choose, options, shows = RECORDED[name]
    for seed in range(most):
        game = ho.Game(**options, seed=seed)
        chance = random.Random(seed)
        while game.outcome is None:
            game.apply(choose(game, chance))
        if shows(game):
            return transcript({**options, "seed": seed}, [str(action) for action in game.actions])
    raise LookupError(f"no game among {most} seeds shows {name}")


def main() -> int:
    """Write the recorded games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--search", nargs="*", metavar="NAME", help="look for these games anew (all when none is named)"
    )
    wanted = parser.parse_args().search
    for name in RECORDED:
        path = FOLDER / f"{name}.txt"
        if wanted is None:
            text = transcript(*read(path))
        elif wanted and name not in wanted:
            continue
        else:
            text = search(name)
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(': ')} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
