"""Games in which everything is said that can be said: by chance, and from scenes that chance hardly leads to."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import BOX, the_box
from holding_on.engine import names as n
from holding_on.engine.readings import VARIANTS
from holding_on.game.variant import FOLDER
from holding_on.game.ward import Ward
from tests.content.eleventh import EVERY_PART, eleventh
from tests.content.folders import focusing
from tests.content.thirteenth import in_the_middle
from tests.content.twelfth import twelfth
from tests.engine.table import EVERYBODY, deteriorating, on_leave, overstressed, stable, state_of
from tests.engine.test_clear_hour import (
    ANSWERED,
    FORM,
    HER,
    HER_WORDS,
    JOE,
    NOTES,
    OWNED,
    PLAIN,
    SHORT,
    STUDENT,
    YOU,
    four,
    once,
    witness,
)
from tests.engine.test_comfort import asked
from tests.engine.test_few_hands import asks, written
from tests.engine.test_forty_letters import ALL, ONE, READ, SHUT, WHICH, answered, morning
from tests.engine.test_forty_letters import asked as leaves_it
from tests.engine.test_joe import ASK, NEITHER, OWN, SPOKEN, TELL, WAIT, news, played, talks
from tests.engine.test_last_days import (
    AWAKE,
    BESIDE,
    EASY,
    FORMS,
    KEEP,
    LINES,
    at_the_end,
    rung,
    somebody,
    today,
)
from tests.engine.test_last_days import VOICE as BELIEVED
from tests.engine.test_soon import ANOTHER, ANSWER, MOUTH, SAY, TOLD, VOICE, WAKE, boat, said_early


def by_chance(seed: int) -> ho.Game:
    """A game with readings, numbers and a Shift Manager as chance has them; every other one as it comes."""
    chance = random.Random(1000 + seed)
    players = (3, 3, 2, 2, 4, 4)[seed % 6]
    if seed % 2 == 0:
        return ho.Game(seed=seed, players=players, content=focusing() if seed % 8 == 0 else None)
    fitting = {x["rule"] for x in the_box().readings if x.get("players", players) == players}
    readings = {rule: variant for rule, variant in VARIANTS.items() if rule in fitting and chance.random() < 0.5}
    numbers = {
        "TOKEN-04": chance.choice([1, 6]),
        "COMP-11": chance.choice([players, 6, 24]),
        "COND-04": chance.choice([9, 30]),
    }
    first = chance.choice([None, *range(players)])
    return ho.Game(seed=seed, players=players, readings=readings, numbers=numbers, first=first)


def of_every_kind(folder: Path) -> Iterator[ho.Game]:
    """The scenes; what a scenario needs of its own is written into a folder."""
    yield from scenes()
    yield nothing_left_to_ask()
    yield from of_the_evening()
    yield from later_scenarios(folder)
    yield from of_house_rules()
    for told in ("2-4", "1-1"):  # the second has a note
        yield begun(folder / told, told)


def scenes() -> Iterator[ho.Game]:
    """The last night; the last memory; a deck of memories that runs out; nobody at the bedside; cards made by hand."""
    memories = [memory.id for memory in the_box().memories]
    firsts = memories[:: n.POSITIONS]
    yield ho.Game.from_scene({"day": 13, "shift": "night"}, seed=2)
    found = {"partials": firsts, "clears": firsts[1:]}
    yield ho.Game.from_scene({"shift": "night", "grid": found, "pawns": {"nurse 1": {"clears": firsts[:1]}}}, seed=2)
    passing = {stage: ["ignore_event"] for stage in n.STAGE_NAMES}
    talk = deteriorating(memories=9)
    lost = {"grid": {"partials": memories}}
    yield ho.Game.from_scene(lost, seed=2, deal={"patients": [talk, talk], "partials": [passing] * 5})
    nobody = {"condition": 2, "pawns": overstressed(*EVERYBODY)}
    yield ho.Game.from_scene(nobody, seed=2, numbers={"SETUP-09": 0}, deal={"patients": [deteriorating(symbols=3)]})
    few = {"shift": "day", "pawns": overstressed(*EVERYBODY[1:])}  # short while one of four leads
    yield ho.Game.from_scene(few, seed=2, players=4, numbers={"SETUP-09": 0}, deal={"patients": [deteriorating()]})
    bare = [{"kind": kind, "staff": 1, "symbols": 1} for kind in ("deteriorating", "stable")]
    for manager in range(3):  # a clear memory that only its finder sees goes back
        hand = {"nurse 1": {"clears": memories[:1]}}
        yield ho.Game.from_scene({"shift": "night", "manager": manager, "pawns": hand}, seed=2, deal={"patients": bare})


def begun(folder: Path, told: str) -> ho.Game:
    """A game that begins in the middle, with a card of each kind on top."""
    setup = f'opening = ["P24", "P15", "P35"]\ntold = ["{told}"]\nstress = {{ "nurse 2" = 2 }}'
    return ho.Game(scenario=11, seed=2, content=in_the_middle(folder, setup))


def nothing_left_to_ask() -> ho.Game:
    """A stable shift, and no card in the Clear Deck."""
    game = ho.Game.from_scene({"grid": {"partials": ["1-1"]}, "pawns": {"nurse 1": {"tokens": 2}}}, seed=2,
                              deal={"patients": [stable()]})  # fmt: skip
    piles = state_of(game).piles
    piles[n.CLEAR_REMOVED], piles[n.CLEAR_DECK] = piles[n.CLEAR_DECK], []
    for answer in ("turn", "place nurse 1", "care palliative"):
        game.apply(ho.Action.of(answer))
    return game


def of_the_evening() -> Iterator[ho.Game]:
    """Scenario 0: its beginning, each answer to its choice, each form of its outcome and of losing it, an evening."""
    yield ho.Game(0, seed=2)
    for said in (1, 2):
        calm = {"patients": [stable()] * 3}
        night = ho.Game.from_scene({"shift": "night", "condition": 20}, scenario=0, seed=2, deal=calm)
        while night.decision.kind != "choice":
            quiet = [a for a in night.legal_actions() if a.kind in ("enough", "stop")]
            night.apply((quiet or list(night.legal_actions()))[0])
        night.apply(ho.Action.of(f"choose choice 1 option {said}"))
        yield night
    heard = {"grid": {"partials": ["2-4", "1-2"], "clears": ["2-4"]}, "pawns": {"nurse 1": {"clears": ["1-2"]}}}
    for marks in ([], ["given-back"], ["left-asleep"]):
        yield ho.Game.from_scene({"shift": "night", "marks": marks, **heard}, scenario=0, seed=2)
    yield ho.Game.from_scene({"day": 3, "shift": "night", "condition": 20}, scenario=0, seed=2)
    falls = {"patients": [deteriorating(symbols=5)]}
    yield ho.Game.from_scene({"condition": 1}, scenario=0, seed=2, deal=falls)
    nobody = {"pawns": overstressed(*EVERYBODY)}
    for lies in ({"condition": 2}, {"shift": "day", "condition": 20, "warnings": 1}):
        yield ho.Game.from_scene({**lies, **nobody}, scenario=0, seed=2, numbers={"SETUP-09": 0}, deal=falls)
    hands = {"nurse 1": {"partials": ["4-2"], "clears": ["1-2", "4-1"]}}
    together = {"shift": "night", "condition": 20, "grid": {"partials": ["1-2"]}, "pawns": hands}
    yield ho.Game.from_scene(together, scenario=0, seed=2, deal={"patients": [stable()]})


def later_scenarios(folder: Path) -> Iterator[ho.Game]:
    """Scenarios 2 to 8, and one of the tests' own that has everything a scenario can have."""
    memories = [memory.id for memory in the_box().memories]
    last, *others = ["1-6", *(memory for memory in memories if memory != "1-6")]
    nearly = {"grid": {"partials": memories, "clears": others}, "pawns": {"nurse 1": {"clears": [last]}}}
    yield ho.Game.from_scene({"shift": "night", **nearly}, scenario=2, seed=2)
    yield ho.Game(scenario=2, seed=2, ask_all=True)  # the one kind of care that an Emergency allows
    yield ho.Game(scenario=2, seed=2)
    yield ho.Game(scenario=3, seed=2)
    found = {"partials": ["2-6", "3-5", "1-4"], "clears": ["2-6", "3-5"]}
    for manager in range(3):
        yield ho.Game.from_scene({"grid": found, "manager": manager}, scenario=3, seed=manager)
    some = {"partials": ["1-3", "1-4", "4-2"], "clears": ["1-3", "4-2"]}
    for seed, objective in enumerate([EVERY_PART, EVERY_PART.replace("count = 9", "count = 1"), EVERY_PART] * 4):
        own = eleventh(folder / str(seed), objective)
        yield ho.Game(scenario=11, seed=seed, content=own)
        yield ho.Game.from_scene({"grid": some}, scenario=11, seed=seed, content=own)
    one = {"patients": [deteriorating()]}
    left = ho.Game.from_scene({"grid": found}, scenario=3, seed=1, deal=one)  # a Call that could be made and is not
    for answer in ("turn", "place nurse 1", "no call"):
        left.apply(ho.Action.of(answer))
    yield left
    away = on_leave("nurse 2", "nurse 3")
    scene = {"shift": "day", "grid": found, "manager": "nurse 1", "pawns": {**away, "nurse 1": {"place": "morning"}}}
    tired = ho.Game.from_scene(scene, scenario=3, seed=1, deal=one)  # a Call after a shift's work
    for answer in ("turn", "call nurse 1 contact 1"):
        tired.apply(ho.Action.of(answer))
    yield tired
    nobody = overstressed("nurse 1", "nurse 2")  # the Shift Manager of two is On Leave
    yield ho.Game.from_scene({"shift": "night", "pawns": nobody}, players=2, seed=1, deal=one)
    yield from stories(twelfth(folder / "story"))
    yield from of_comfort()
    yield from of_few_hands()
    yield from of_joe()
    yield from of_soon()
    yield from of_letters()
    yield from of_clear_hour()
    yield from of_last_days()
    quiet = {stage: ["quiet_moment"] for stage in n.STAGE_NAMES}
    told = [stable(memories=7)]
    hand = {"grid": {"partials": memories[:-2]}, "pawns": {"nurse 1": {"tokens": 2}}}
    spent = ho.Game.from_scene(hand, scenario=2, seed=1, deal={"patients": told, "partials": [quiet] * 5})
    for answer in ("turn", "place nurse 1", "care palliative", "listen", "keep"):  # nothing is left to Persist for
        spent.apply(ho.Action.of(answer))
    yield spent
    offer = {stage: ["use_trust_condition"] for stage in n.STAGE_NAMES}
    hand = {"grid": {"partials": memories[:3]}, "pawns": {"nurse 1": {"tokens": 3}}}
    turned = ho.Game.from_scene(hand, scenario=2, seed=1, deal={"patients": told, "partials": [offer]})
    for answer in ("turn", "place nurse 1", "care palliative", "steer timeline 1"):
        turned.apply(ho.Action.of(answer))
    yield turned
    pawns = {name: {"stress": 2} for name in ("nurse 1", "nurse 2", "nurse 3")}
    rest = on_leave(*pawns)
    gone: dict[str, dict[str, Any]] = {**rest, "nurse 1": {"place": "day", "stress": 3}}
    for shift, there in (("morning", pawns), ("night", gone)):  # a Call that nobody can make
        waits = ho.Game.from_scene(
            {"shift": shift, "grid": found, "manager": "nurse 1", "pawns": there}, scenario=3, seed=1, deal=one
        )
        for answer in ("turn", "place assistant 1"):
            waits.apply(ho.Action.of(answer))
        yield waits
    named = eleventh(folder / "named", 'kind = "named"\nmemories = ["1-4", "1-3"]')
    yield ho.Game.from_scene({"grid": some}, scenario=11, seed=1, content=named)


def stories(content: str) -> Iterator[ho.Game]:
    """Letters that come, choices with each of their answers, and what was handed on."""
    grid = {"partials": ["1-2"], "clears": ["1-2"]}
    scene = {"shift": "night", "condition": 20, "grid": grid}
    calm = {"patients": [stable()] * 9}
    for answer, known in ((1, False), (2, True), (3, False)):
        carried = {"known": known, "waited": False}
        game = ho.Game.from_scene(scene, scenario=12, seed=2, content=content, deal=calm, carried=carried)
        while game.decision.kind != "choice":
            quiet = [a for a in game.legal_actions() if a.kind in ("enough", "stop")]
            game.apply((quiet or list(game.legal_actions()))[0])
        assert repr(game)
        for code in (n.TURN_CARD, n.CHOOSE + 63):
            assert game.why_not(code) is not None
        game.apply(ho.Action.of(f"choose choice 1 option {answer}"))
        yield game
    yield ho.Game(scenario=12, seed=2, content=content)


def of_comfort() -> Iterator[ho.Game]:
    """Scenario 4: each answer in the night, each form of its outcome, and its Call."""
    for said, third in ((1, "2-4"), (2, "3-5"), (2, "2-4")):
        night = asked("1-3", "4-2", third)
        night.apply(ho.Action.of(f"choose choice 1 option {said}"))
        yield night
    supper = {"grid": {"partials": ["3-5"], "clears": ["3-5"]}, "manager": "nurse 1"}
    rung = ho.Game.from_scene(supper, scenario=4, seed=1, deal={"patients": [deteriorating()]})
    for answer in ("turn", "call nurse 2 contact 1", "place nurse 1"):
        rung.apply(ho.Action.of(answer))
    yield rung


def of_few_hands() -> Iterator[ho.Game]:
    """Scenario 5: each answer to the student, each word on the form, and each form of its outcome."""
    for said in (1, 2, 3):
        night = asks("2-3", "4-2", "4-3")
        night.apply(ho.Action.of(f"choose choice 1 option {said}"))
        yield night
    yield asks("4-2")
    for word in (1, 2):
        form = written()
        form.apply(ho.Action.of(f"choose choice 2 option {word}"))
        yield form


def of_joe() -> Iterator[ho.Game]:
    """Scenario 6: each answer to the sad news, each way to speak to Joe, each form of its outcome, and a lost game."""
    yield ho.Game(6, seed=2)
    for said, how in ((TELL, OWN), (WAIT, SPOKEN), (ASK, OWN)):
        yield played(talks("1-6"), said, how)
    yield news(NEITHER)


def of_soon() -> Iterator[ho.Game]:
    """Scenario 7: what he is told to his face, each way to answer Rose, each form of its outcome, and its Events."""
    for said, answer in ((SAY, WAKE), (MOUTH, VOICE), (SAY, ANSWER), (ANOTHER, ANSWER)):
        game = boat(said, carried=TOLD)
        game.apply(ho.Action.of(answer))
        yield game
    yield boat()
    yield boat(carried=TOLD)
    yield said_early()
    yield ho.Game.from_scene({}, scenario=7, seed=1, deal={"patients": [stable(memories=9)], "partials": ["EP6"]})
    asks = {"grid": {"partials": ["1-2"]}, "pawns": {"nurse 1": {"tokens": 2}}}
    yield ho.Game.from_scene(asks, scenario=7, seed=1, deal={"patients": [stable()], "clears": ["EC6"]})
    falls = {"patients": [deteriorating(symbols=5)]}
    yield ho.Game.from_scene({"condition": 1}, scenario=7, seed=1, deal=falls)


def of_letters() -> Iterator[ho.Game]:
    """Scenario 8: what comes first, each letter, what is sent, each form of its outcome, and the last card."""
    for sent, answer in ((ALL, READ), (ALL, SHUT), (ONE, READ), (ONE, SHUT)):
        game = answered(sent)
        game.apply(ho.Action.of(answer))
        yield game
    for marks in ((), ("said",), ("boat-his",)):
        yield morning(3, marks=marks)
    yield morning(12, "5-5")
    yield leaves_it()
    game = leaves_it("said")
    game.apply(ho.Action.of(WHICH))
    yield game
    falls = {"patients": [deteriorating(symbols=5)]}
    yield ho.Game.from_scene({"condition": 1}, scenario=8, seed=1, deal=falls)


def of_clear_hour() -> Iterator[ho.Game]:
    """Scenario 9: to whom he tells it, where his hour goes, each who may sign, and each form of its outcome."""
    for to, answer in ((HER, HER_WORDS), (YOU, NOTES), (HER, JOE), (YOU, JOE)):
        game = four(to, "5-3", "1-4", "1-6")
        game.apply(ho.Action.of(answer))
        yield played(game, PLAIN)
    yield once()
    for carried, signs in ((SHORT, FORM), (ANSWERED, STUDENT), (None, OWNED)):
        game = witness(carried) if carried else witness()
        yield game.branch(seed=1)
        game.apply(ho.Action.of(signs))
        yield game
    falls = {"patients": [deteriorating(symbols=5)]}
    yield ho.Game.from_scene({"condition": 1}, scenario=9, seed=1, deal=falls)


def of_last_days() -> Iterator[ho.Game]:
    """Scenario 10: each answer, the Call, each form of its outcome with each of its lines, and a lost game."""
    yield from (at_the_end(*each[:4]) for each in LINES)
    yield from (at_the_end(marks, answer) for marks, answer, _ in FORMS)
    for marks, answer in (
        (("own-breath",), AWAKE),
        (("joe-wrote", "boat-his"), EASY),
        (("joe-wrote", "record"), EASY),
        (("joe-wrote", "posted"), EASY),
        (("joe-wrote",), EASY),
    ):
        yield played(rung(*marks), KEEP, answer)
    yield somebody()
    yield today()
    yield played(somebody("5-6", marks=("told", "said")), BELIEVED, BESIDE)
    falls = {"patients": [deteriorating(symbols=5)]}
    yield ho.Game.from_scene({"condition": 1}, scenario=10, seed=1, deal=falls)


def of_house_rules() -> Iterator[ho.Game]:
    """All house rules of the box together, and each kind of change that a house rule can make."""
    yield from (ho.Game(seed=seed, variant=HOUSE_RULES) for seed in range(4))
    for rule, after in enumerate((_tires, _sends_back, _warns), 40):
        made = ho.Variant("A rule", "A sentence.", rule=f"HOUSE-{rule}", after={"shift_end": after})
        yield ho.Game(seed=rule, variant=made)


HOUSE_RULES = [file.stem for file in sorted((BOX / FOLDER).glob("*.py"))]


def _tires(ward: Ward) -> None:
    for nurse in range(ward.players):
        ward.tire(nurse)


def _sends_back(ward: Ward) -> None:
    for pawn in ward.on_leave:
        ward.move(pawn, "break_room")


def _warns(ward: Ward) -> None:
    if ward.day == 2:
        ward.warn()
    ward.note()
