"""The part of a table's variants that the engine plays: functions of `engine.house.House`, and a check of what they do.

Whatever a user's function does wrong is a VariantError, which names the rule, its line and the moment. The game stays
as it was before the answer.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from ..catalogue.language import Words
from ..common.attributes import said_with_hint
from ..common.numbers import whole
from ..common.quoting import LONGEST_PATH, quoted, shortened
from ..engine import changes, staffing
from ..engine import names as n
from ..engine.decisions import Barred
from ..engine.errors import HoldingOnError, IllegalAction, VariantError
from ..engine.house import House
from ..engine.phases import DECISION_ROWS, PHASE_NAMES
from ..engine.state import RULE, VERB, State
from ..view.actions import ACTIONS, Action
from .variant import QUESTIONS, SENIOR, STEPS, Variant
from .variant_files import last_line_in, where_it_stands
from .ward import Ward

_ANSWERED_BY_THE_BOX: Final = {
    n.ASSIGN: (n.PLACE, n.CALL_IN, n.REASSIGN, n.COVER, n.ACCEPT_WARNING),
    n.PRICE: (n.LOSE,),
    n.NIGHT_TOKEN: (n.GIVE,),
    n.CARE: (n.CHOOSE_CARE,),
    n.PAYMENT: (n.PAY, n.ENOUGH),
    n.EMERGENCY_TOKEN: (n.GIVE,),
    n.EITHER: (n.TAKE,),
    n.CARE_TOKEN: (n.GIVE,),
    n.TALKER: (n.TALK_TO_BILLY,),
    n.TRUST: (n.USE_TRUST, n.DECLINE),
    n.INQUIRY: (n.INQUIRE, n.STOP),
    n.LEAVE: (n.SEND_ON_LEAVE, n.NO_MORE_LEAVE),
    n.RETURN: (n.GO_BACK, n.STAY),
    n.FOCUS: (n.STEER, n.LISTEN),
    n.HEARD: (n.PERSIST, n.KEEP),
}
"""For each question the kinds of actions that the rules of the box can answer there, also where they bar them."""
_OF_THE_SENIOR: Final = {row.phase for row in DECISION_ROWS if row.decider is staffing.senior}
Options = Callable[[State, Barred | None], list[int]]
Answer = Callable[[State, int], None]
Function = tuple[Variant, Callable[..., Any]]


def house_of(variants: object) -> House:
    """Return the house rules that a tuple of variants makes."""
    rules = _Rules(variants)  # type: ignore[arg-type]  # the engine hands back what it was given
    follows, ids = bool(rules.after_change), tuple([variant.rule for variant in rules.variants])
    return House(ids, rules.options, rules.answer, rules.follow, rules.who, follows, house_of, variants)


def with_house_rules(words: Words, variants: tuple[Variant, ...]) -> Words:
    """Return the words of a game with the names and the sentences of its house rules."""
    if not variants:
        return words
    own = {f"rule.{variant.rule}": variant.sentence for variant in variants}
    own |= {f"house.{variant.rule}": variant.name for variant in variants}
    return Words.of(words.lang, {**words.texts, **own})


class _Rules:
    """The variants of one game, sorted by where their functions are called."""

    def __init__(self, variants: tuple[Variant, ...]) -> None:
        self.variants: Final = variants
        self.of_options: Final = _sorted((v, v.options) for v in variants)
        self.of_answers: Final = _sorted((v, v.answers) for v in variants)
        self.after: Final = _sorted((v, v.after) for v in variants)
        self.of_deciders: Final = _sorted((v, v.decides) for v in variants)
        phases = {**QUESTIONS, **STEPS}
        self.after_change: Final = {kind: calls for kind, calls in self.after.items() if kind not in phases}

    # --- what is legal ------------------------------------------------------------------------------------------

    def options(self, state: State, legal: list[int], barred: Barred | None) -> list[int]:
        calls = self.of_options.get(PHASE_NAMES[state.phase])
        if not calls or not legal:
            return legal
        now = legal
        for call in calls:
            new = self._opened(state, call, now)
            if barred is not None:
                number = int(call[0].rule[-2:])
                barred += [(code, "house_rule", call[0].rule, (number,)) for code in now if code not in new]
            now = new
        if barred is not None and now != legal:
            barred[:] = [each for each in barred if each[0] not in now]
        return now

    def _opened(self, state: State, call: Function, legal: list[int]) -> list[int]:
        """Return the actions that are legal by one more rule, in the order of the rule before, and then what it adds.

        Raises VariantError for what is no action, for no action at all, and for one that nothing would answer.
        """
        given = _called(state, call, Ward(state, call[0].rule, False), tuple([ACTIONS[code] for code in legal]))
        if not isinstance(given, Iterable):
            raise _wrong(state, call, f"returned {quoted(given)}: return the actions that are legal, as a list")
        codes = []
        for action in given:
            code = whole(action.code) if isinstance(action, Action) else None
            if code not in ACTIONS:
                raise _wrong(state, call, f"returned {quoted(action)}, not an action: write ho.Action.of(…)")
            codes.append(code)
        if not codes:
            raise _wrong(state, call, "left no answer: return at least one action")
        takes = _ANSWERED_BY_THE_BOX.get(state.phase, ())
        for code in codes:
            if code not in legal and code & n.ACTION_KIND not in takes and not self._answered(state):
                raise _wrong(
                    state, call, f"added {str(ACTIONS[code])!r}, which nothing answers here: say so in its `answers`"
                )
        return [code for code in legal if code in codes] + [c for c in dict.fromkeys(codes) if c not in legal]

    def _answered(self, state: State) -> list[Function]:
        return self.of_answers.get(PHASE_NAMES[state.phase], [])

    # --- what an answer does ------------------------------------------------------------------------------------

    def answer(self, state: State, rule: str, options: Options, answer: Answer, action: int, verb: str) -> None:
        asked, line = PHASE_NAMES[state.phase], -1 if state.journal is None else len(state.journal)
        legal = options(state, None) if asked in self.of_options else None
        replacing = self._answered(state)
        by, added = self._behind(state, legal, action, verb)
        changes.chose(state, by[0].rule if by else rule, action, verb)
        if replacing:
            by = by or replacing[-1]
        if by is None:
            answer(state, action)
        else:
            before = state.plain()
            usual = answer
            for call in replacing:
                usual = _in_place(call, usual)
            try:
                usual(state, action)
            except (IllegalAction, VariantError):
                raise
            except Exception as error:  # the box's answer to an action that it would never have allowed
                raise _wrong(state, by, f"added {str(ACTIONS[action])!r}, which cannot be done: {error}") from error
            if state.plain() == before:
                what = f"the answer {str(ACTIONS[action])!r} has no effect, so the same question would come for ever"
                raise _wrong(state, by, what)
            if replacing or added:
                _check(state, by)
        for call in self.after.get(asked, ()):
            self._follow(state, call, line, action)

    def _behind(self, state: State, legal: list[int] | None, action: int, verb: str) -> tuple[Function | None, bool]:
        """Return the rule that has added an action, or that has left no other; and whether it was added."""
        if legal is None:
            return None, False
        by, first = None, legal
        for call in self.of_options[PHASE_NAMES[state.phase]]:
            new = self._opened(state, call, legal)
            if (action in new) != (action in legal) or (verb == changes.BY_ITSELF and len(new) == 1 < len(legal)):
                by = call
            legal = new
        return by, action not in first

    # --- what follows -------------------------------------------------------------------------------------------

    def follow(self, state: State, phase: int, line: int) -> None:
        journal = state.journal
        written = 0 if journal is None else len(journal)
        if phase >= n.DECISIONS:
            for call in self.after.get(PHASE_NAMES[phase], ()):
                self._follow(state, call, line if line < written else -1)
        if journal is None or not self.after_change:
            return
        for index in range(line, written):
            entry = journal[index]
            for call in self.after_change.get(entry[VERB], ()):
                if not entry[RULE].startswith(n.HOUSE):
                    self._follow(state, call, index)

    def _follow(self, state: State, call: Function, line: int, action: int = n.NOTHING) -> None:
        if state.phase == n.OVER:
            return
        led_here = state.cause
        if line >= 0:
            changes.because_of(state, line)
        _called(state, call, Ward(state, call[0].rule, True, line, action))
        _check(state, call)
        changes.because_of(state, led_here)

    # --- who decides --------------------------------------------------------------------------------------------

    def who(self, state: State, decided: int, player: int) -> int:
        asks_senior = decided in _OF_THE_SENIOR or (decided == n.INQUIRY and state.conversation != n.INQUIRING)
        calls = self.of_deciders.get(SENIOR, []) if decided == n.SENIOR or asks_senior else []
        if decided != n.SENIOR:
            calls = calls + self.of_deciders.get(PHASE_NAMES[decided], [])
        for call in calls:
            given = _called(state, call, Ward(state, call[0].rule, False), player)
            found = whole(given)
            if found is None or not 0 <= found < state.players:
                raise _wrong(state, call, f"returned {quoted(given)}: the players are 0 to {state.players - 1}")
            player = found
        return player


def _sorted(parts: Iterable[tuple[Variant, Any]]) -> dict[str, list[Function]]:
    found: dict[str, list[Function]] = {}
    for variant, functions in parts:
        for name, function in functions.items():
            found.setdefault(name, []).append((variant, function))
    return found


def _in_place(call: Function, usual: Answer) -> Answer:
    """Return an answer that calls the function of a rule, which may still do as usual."""

    def answer(state: State, action: int) -> None:
        line = -1 if state.journal is None else len(state.journal) - 1
        ward = Ward(state, call[0].rule, True, line, action, usual)
        _called(state, call, ward, ACTIONS[action])

    return answer


def _called(state: State, call: Function, *given: object) -> Any:
    """Call a user's function. Raises VariantError, which names its line, when it raises an error."""
    try:
        return call[1](*given)
    except (VariantError, IllegalAction):
        raise
    except (Exception, SystemExit) as error:
        said = said_with_hint(error, {Ward.__name__: "this ward"})
        if not isinstance(error, HoldingOnError):
            said = f"{type(error).__name__}: {said}"
        raise _wrong(state, call, f"raised {shortened(said, LONGEST_PATH)}", error) from error


def _check(state: State, call: Function) -> None:
    """Raise VariantError when a rule has brought the table into a state that it cannot have."""
    readings, symbols = state.readings, state.box.hardest
    if min(state.tokens[: n.SUPPLY]) < 0:
        raise _wrong(state, call, "took a Care Token from somebody who has none")
    if any(level > most for level, most in zip(state.stress, readings.stress_max, strict=True)):
        raise _wrong(state, call, "gave somebody more Stress than there is room for")
    lies = state.piles[n.ON_SHIFT + state.shift]
    if lies:
        symbols = state.box.patients[lies[0]][n.SYMBOLS]
    if state.covered[state.shift] > symbols:
        raise _wrong(state, call, "placed more Care Tokens than the card has symbols")
    spaces = [place for place in state.places if place >= n.FIRST_SPACE]
    if len(set(spaces)) < len(spaces) or max(state.places[state.players : n.NURSES], default=n.ABSENT) != n.ABSENT:
        raise _wrong(state, call, "put somebody where nobody can be")


def _wrong(state: State, call: Function, what: str, error: BaseException | None = None) -> VariantError:
    variant, function = call
    stands = where_it_stands(function)
    file = getattr(getattr(function, "__code__", None), "co_filename", "")
    line = 0 if error is None else last_line_in(error, file)
    if line:
        stands = f"{Path(file).name}, line {line}" if Path(file).suffix == ".py" else f"line {line}"
    return VariantError(
        f"the house rule {quoted(variant.name)} ({stands}) {what}. Day {state.day}, {n.SHIFT_NAMES[state.shift]}, "
        f"asked {PHASE_NAMES[state.phase]!r}"
    )
