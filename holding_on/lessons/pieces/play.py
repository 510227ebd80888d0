"""Moves of one's own on a stage: a task that is done when its moment is reached, with moves that the ward refuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holding_on.board.stage_answers import like
from holding_on.board.stage_script import Button, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, has_died, moment_of, within
from holding_on.lessons.checks.moves import Step, rehearse, return_to
from holding_on.lessons.checks.retold import heard
from holding_on.lessons.pieces.came import his_words
from holding_on.lessons.pieces.staged import Staged, pressed, scripted, told
from holding_on.view.actions import Action
from holding_on.view.offered import pointed

MANY: Final = 3
"""As many buttons with an action in words do not stand side by side."""
ASKS: Final = "inquire"
"""The kind of a move that asks Billy about a memory that lies open."""
OF_THE_HOUR: Final = ("DAY-", "TURN-", "TALK-01", "ASSIGN-01", "FOUR-01", "INQ-07")
"""Beginnings of the rules whose sentences say only what comes next: a day, a card, who leads, what is asked about."""
POOL: Final = -1
"""The face of nobody: the tin in which the Assistants have their Care Tokens."""


class Play(Staged):
    """A task with moves to try, of which some are refused: these are the temptations, and the ward says why not.

    The moves that are not refused lead to the moment at which the task is done. A learner may go another way there.
    Temptations that are untried then can still be tried.
    """

    def __init__(
        self,
        game: Game,
        moves: Sequence[str],
        until: Mapping[str, Any] | None,
        key: str,
        words: Words,
        ends: str | None = None,
        counts: bool = True,
    ) -> None:
        """Try the moves in a copy. `key` begins the keys of the words `task`, and `done` if there is one.

        With the name of a fact in `ends`, the last words follow its value at the end: `done_0`, `done_1` and so on,
        and `done` for any other. Where it has the words `missing_0` and so on instead, the moment was reached by a way
        on which the task was not done. Without `counts` no temptation is counted or named, and nothing asks for it.

        Raises SceneError when no move is possible, when the task would be done before the first move, or for an unknown
        fact.
        """
        self.key = key
        self._start = game.actions
        self.steps, after = rehearse(game, moves)
        self._way = [Action.of(move) for move in moves]
        self.until = dict(until) if until is not None else moment_of(after)
        self.ends, self._counts = ends, counts
        if ends is not None:
            fact(game, ends)
        self.tried: list[int] = []
        """The codes of the temptations that the learner has tried."""
        self._told: Told | None = None
        self._was_done = False
        if all(step.refused for step in self.steps) or all(fact(game, about) == to for about, to in self.until.items()):
            raise SceneError(f"{key}: its moves lead nowhere: {', '.join(moves)}{_why_not(self.steps)}")
        super().__init__(game, words, "moves")

    # ------------------------------------------------------------------ how it stands

    @property
    def temptations(self) -> list[int]:
        """The codes of the moves of this task that are refused."""
        return [action.code for action, step in zip(self._way, self.steps, strict=True) if step.refused]

    @property
    def untried(self) -> list[tuple[Action, Step]]:
        """The temptations that the learner has not tried yet, each once."""
        pairs = zip(self._way, self.steps, strict=True)
        left = {action.code: (action, step) for action, step in pairs if step.refused}
        return [pair for code, pair in left.items() if code not in self.tried]

    @property
    def is_about_memories(self) -> bool:
        return any(action.kind == ASKS for action in self._way)

    @property
    def is_done(self) -> bool:
        """Whether the moment of the task has been reached, and nothing is missing."""
        return self.is_over and not self._missing()

    @property
    def is_over(self) -> bool:
        """Whether the moment of the task has been reached."""
        if self.game.outcome is not None:
            return True
        return self.game.actions != self._start and all(fact(self.game, name) == to for name, to in self.until.items())

    def script(self) -> Script:
        to_try = {code for code in self.temptations if _is_on_a_face(code)} if self._counts else set[int]()
        tried = len(to_try.intersection(self.tried))
        usual: dict[str, Any] = {
            "badge": self.say("stage.move"),
            "count": self.say("stage.tried", n=tried, all=len(to_try)) if to_try else "",
        }
        task, again = self.words.say(f"{self.key}.task"), pressed("start", self.say("button.again"))
        if self.is_done:
            self._was_done = True
            return scripted(task, told=self._told_at_the_end(), buttons=[*self._to_try(), again], **usual)
        show = pressed("show", self.say("stage.show"))
        if self.is_over:
            missing = told(self.say("exercise.missing"), self._missing(), kind="dead")
            return scripted(task, told=missing, buttons=[show, again], waits=not self._was_done, **usual)
        tries = self._things_to_try()
        return scripted(
            task,
            plays=True,
            told=self._told or (told("", self.say(f"stage.press_{tries}")) if tries else None),
            buttons=[show, again],
            waits=not self._was_done,
            tries=bool(tries),
            **usual,
        )

    def spoken(self, script: Script) -> list[str]:
        usual = super().spoken(script)
        at_the_end = self.is_done and self.ends is not None
        return [f"{self.key}.says_{fact(self.game, self.ends)}", *usual] if at_the_end and self.ends else usual

    @property
    def _untried_by_hand(self) -> list[tuple[Action, Step]]:
        """The temptations that are untried and about somebody or a purse. Only those can be tried by hand: nobody could
        try to lose something by chance.
        """
        return [(action, step) for action, step in self.untried if self._counts and _is_on_a_face(action.code)]

    def _names(self) -> list[str]:
        """Return a name for each of these: the action in words. Three of them or more do not fit into the window, and
        are called by whom they are about where that tells them apart.
        """
        names = [self._name_of(action, step) for action, step in self._untried_by_hand]
        is_whole = len(names) < MANY or len({*names}) < len(names)
        return [step.action for _, step in self._untried_by_hand] if is_whole else names

    def _untried_names(self) -> list[str]:
        """Return whom the untried temptations are about, or what they are where that says too little."""
        pairs = self._untried_by_hand
        names = [self._name_of(action, step) for action, step in pairs]
        says_enough = len({*names}) == len(names) and not any(action.timeline for action, _ in pairs)
        return names if says_enough else [within(step.action) for _, step in pairs]

    def _to_try(self) -> list[Button]:
        """Return a button for each temptation that is untried and can be tried by hand."""
        return [
            pressed(f"try {action.code}", self.say("stage.try", action=name))
            for name, (action, _) in zip(self._names(), self._untried_by_hand, strict=True)
        ]

    def _things_to_try(self) -> str:
        """Return what of the picture has to be pressed to try something: "face", "pool" (a face too), or "".

        A face does not count while its person has answers of their own: a press on it is not meant for what is refused.
        Nor does it where the temptation stands among the answers.
        """
        now = self.tempts()
        legal = [action.code for action in self.game.legal_actions()]
        answer = {_face_of(code) for code in legal}
        by_hand = [action.code for action, _ in self._untried_by_hand if action in now]
        faces = {_face_of(code) for code in by_hand if like(code, legal) is None} - answer
        if POOL in faces:
            return "pool"
        return "face" if faces else ""

    def _told_at_the_end(self) -> Told:
        """Return what is told of a task that is done: what Billy said in it, or else the last line of the journal.

        While temptations are untried these moves stand above it, and what the ward says to the one tried last.
        """
        if has_died(self.game):
            return told("", self._done() or self.say("told.leave"))
        lines = heard(self.game, len(self._start), self.words) or self._last_line()
        refused = [(line["text"], line["rule"]) for line in self._told["lines"]] if self._told else []
        if self._untried_by_hand:
            title = self.say("stage.untried", what=", ".join(self._untried_names()))
            return told(title, "", *(refused or lines), kind="done")
        went_back = f"{self._told['title']}." if self._told and not refused else ""
        text = " ".join(filter(None, [went_back, self._done()]))
        return told(self.say("stage.done"), text, *(refused or lines), kind="done")

    def _last_line(self) -> list[tuple[str, str]]:
        """Return the last line of the journal about what the learner did, and not about what the hour brings anyway.

        Below last words of the lesson's own it has no id of a rule, so that nothing of the game stands under them.
        """
        made = [(line["text"], line["rule"]) for line in self.game.lines() if line["text"]]
        own = [line for line in made if not line[1].startswith(OF_THE_HOUR)] or made
        return [(text, "" if self._done() else rule) for text, rule in own[-1:]]

    def _done(self) -> str:
        """Return the last words of the lesson about this task, of what happened in it where there are such."""
        usual = f"{self.key}.done"
        return self._at_the_end("done") or (self.words.say(usual) if self.words.has(usual) else "")

    def _missing(self) -> str:
        """Return what is said where the task was not done at its moment; "" where it was."""
        return self._at_the_end("missing")

    def _at_the_end(self, kind: str) -> str:
        """Return the words of this kind for what the fact of `ends` is now; "" where there are none."""
        key = "" if self.ends is None else f"{self.key}.{kind}_{fact(self.game, self.ends)}"
        return self.words.say(key) if key and self.words.has(key) else ""

    def _name_of(self, action: Action, step: Step) -> str:
        """Return whom an action is about, or the action in words."""
        face = _face_of(action.code)
        if face == POOL:
            return self.words.say("staff.pool")
        pawns = self.game.view()["pawns"]
        return next((each["name"] for each in pawns if each["pawn"] == face), step.action)

    def to_take_along(self) -> list[str]:
        return his_words(self.game, self._start, self.words) if self.is_done else []

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        if name == "start":
            self.start_again()
        elif name == "show" and not self.is_done:
            self.show_next()
        else:
            now = self.untried if self.is_done else self._tempting()
            for action, step in (pair for pair in now if name == f"try {pair[0].code}"):
                self._try(action, step)
                self.draw()

    def start_again(self) -> None:
        """Bring the game back to the position in which the task begins."""
        with self.at_once():
            return_to(self.game, self._start)

    def show_next(self) -> None:
        """Try the first untried temptation that counts, and after all of them make the next move of the task's own way.

        After other moves of the learner the game first goes back to where both ways were the same, and it is said how
        far; for a temptation it goes back only when the ward would not say the same here.
        """
        made = [action for action, step in zip(self._way, self.steps, strict=True) if not step.refused]
        own = self.game.actions[len(self._start) :]
        same = next(
            (n for n, both in enumerate(zip(own, made, strict=False)) if both[0] != both[1]), min(len(own), len(made))
        )
        if self.untried and self._counts:
            action, step = self.untried[0]
            before = [each.refused for each in self.steps[: self.steps.index(step)]].count(False)
            if before <= same:
                is_here = self._tempts_now(action, step)
                if not is_here:
                    with self.at_once():
                        return_to(self.game, (*self._start, *made[:before]))
                title = step.title(self.words)
                self._try(action, step, title if is_here else self._after_going_back(title, before, len(own)))
                self.draw()
                return
        with self.at_once():
            return_to(self.game, (*self._start, *made[:same]))
        self.game.apply(made[same])
        if same < len(own):
            step = [step for step in self.steps if not step.refused][same]
            self._told = told(self._after_going_back(step.action, same, len(own)), "")
            self.draw()

    def _after_going_back(self, title: str, kept: int, made: int) -> str:
        """Return the title of a move that is shown, after how far the game has gone back for it: of the learner's
        moves, `made` in number, it has kept some.
        """
        if kept == made:
            return title
        return self.say("stage.from_back" if kept else "stage.from_start", n=made - kept, title=title)

    def _try(self, action: Action, step: Step, title: str = "") -> None:
        self.tried.append(action.code)
        self._told = told(title or step.title(self.words), "", *step.sentences)

    def tempts(self) -> tuple[Action, ...]:
        return tuple(action for action, _ in self._tempting())

    def _tempting(self) -> list[tuple[Action, Step]]:
        """Return the temptations of which the ward would say the same now, each once."""
        pairs = zip(self._way, self.steps, strict=True)
        return [*{action.code: (action, step) for action, step in pairs if self._tempts_now(action, step)}.values()]

    def _tempts_now(self, action: Action, step: Step) -> bool:
        """Whether the ward would refuse an action now for the same reason as on the task's own way."""
        if not step.refused:
            return False
        refusal = self.game.why_not(action)
        return refusal is not None and refusal.rule in step.rules

    def refused(self, code: int | str) -> None:
        if code in self.temptations and code not in self.tried:
            self.tried.append(int(code))
            self.draw()

    def moved(self) -> None:
        self._told = None
        self.draw()

    def lines(self) -> list[str]:
        return [
            self.words.say(f"{self.key}.task"),
            *(f"  {line}" for step in self.steps for line in step.lines(self.words)),
        ]


def _face_of(code: int) -> int | None:
    """Return the pawn whose face stands for an action, `POOL` for the tin of the pool, None for neither."""
    about = pointed(code)
    if about["pawn"] is None and about["target"] == "purse":
        return POOL
    return about["pawn"]


def _is_on_a_face(code: int) -> bool:
    """Whether an action is about somebody, or about the pool."""
    return _face_of(code) is not None


def _why_not(steps: Sequence[Step]) -> str:
    """Return which move fails, and why, where none is possible."""
    return "".join(f"; {step.action}: {step.sentences[0][0]}" for step in steps[:1] if step.refused)
