"""The stage of a lesson: room, people, card, thread and question as one picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

import traitlets

from holding_on.board import plain_text
from holding_on.board.display import Display
from holding_on.board.shown import Shown
from holding_on.board.stage_answers import with_tempting
from holding_on.board.stage_script import BLANK, Script
from holding_on.engine.errors import HoldingOnError
from holding_on.game import Game
from holding_on.view.actions import Action
from holding_on.view.shape import Action as Answer
from holding_on.view.shape import View


class Stage(Display):
    """A widget that shows a position, with a question of a lesson or with the game's own question and answers.

    A lesson writes a script: what is asked, what is told, whether the learner plays. It hears what the learner presses,
    and shows the next script. A piece of a lesson has a stage; it does not inherit from it.

    What a callback changes goes to the browser in one message with the reply: the script, and all moves of the game.

    Parameters
    ----------
    game : Game
        The game whose position is shown.
    script : Script
        What is asked and said at the beginning. What it leaves out is empty.
    does : callable
        Called with the name of an option or a button of the script when it is pressed.
    refused : callable, optional
        Called when the learner, who plays, tries what is not possible: with the code of a barred answer after a press
        on a thing that stands for it, or with the sentence of a refused move.
    tempts : callable, optional
        Called for the actions that a learner who plays is tempted to choose. Those that are not possible now stand
        among the answers that they look like, and a press on one calls `does` with "try" and its code. Others can be
        pressed in the picture like every barred answer, and the reason is shown.
    recalled : callable, optional
        Called with what the browser has kept, once after the first drawing, when the script has `recalls`. The browser
        may send anything, so the callback checks what it uses.
    in_short : callable, optional
        Returns in a word or two why a tempting answer is not possible, for its reason; empty for no words.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.
    """

    _in_lessons: ClassVar[bool] = True

    script = traitlets.Dict(read_only=True).tag(sync=True)
    """What is asked and said now. `stage.show(…)` sets it."""

    def __init__(
        self,
        game: Game,
        script: Script,
        *,
        does: Callable[[str], object],
        refused: Callable[[int | str], object] | None = None,
        tempts: Callable[[], tuple[Action, ...]] = tuple,
        recalled: Callable[[dict[str, Any]], object] | None = None,
        in_short: Callable[[str], str] = lambda _: "",
    ) -> None:
        self._when_pressed, self._when_refused, self._when_recalled = does, refused, recalled
        self._tempts, self._in_short = tempts, in_short
        self._set(script={**BLANK, **script})
        super().__init__(game, part="stage")

    def show(self, script: Script, game: Game | None = None) -> None:
        """Show another script, and another game when one is given.

        Parameters
        ----------
        script : Script
            What is asked and said from now on. What it leaves out is empty.
        game : Game, optional
            The game that is shown from now on.

        Raises
        ------
        SceneError
            When `game` is not a `Game`. Then nothing has changed.
        """
        shown = self._game if game is None else self._checked(game)

        def change() -> None:
            self._set(script={**BLANK, **script})
            if shown is not self._game:
                self._show_game(shown)
            elif not self._under_way:
                self._set(view=self._view_of(shown))

        self._send_together(change)

    # ------------------------------------------------------------------ requests of the browser

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        with self._shown_at_the_end():
            match request:
                case {"kind": "does", "name": str(name)}:
                    if name not in self._offered():
                        return self._refused("stale")
                    self._when_pressed(name)
                case {"kind": "barred", "code": int(code)}:
                    if self._when_refused and any(each["code"] == code for each in self.view["barred"]):
                        self._when_refused(code)
                case {"kind": "recalled", "recall": Mapping() as recall}:
                    if self._when_recalled and self.script["recalls"]:
                        self._when_recalled({str(name): kept for name, kept in recall.items()})
                case {"kind": "act" | "acts" | "undo"} if not self.script["plays"]:
                    return self._refused("part")
                case {"kind": "act", "action": int(code)} if code in self._tempting():
                    self._when_pressed(f"try {code}")
                case _:
                    return self._played(request)
        return {"kind": "done", "text": ""}

    def _offered(self) -> set[str]:
        """Return the names of everything in the script that can be pressed now."""
        pressed = [*self.script["buttons"], *(each for each in self.script["cloth"] if each["name"])]
        options = [*self.script["options"], *(each for dial in self.script["dials"] for each in dial["options"])]
        scale = self.script["scale"] or {}
        sliders = filter(None, (self.script["slider"], scale.get("line")))
        return {
            *(each["name"] for each in options if each["state"] == "open"),
            *(each["name"] for each in pressed),
            *(f"{each['name']} {value}" for each in sliders for value in range(each["least"], each["most"] + 1)),
        }

    def _tempting(self) -> list[int]:
        """Return the codes of the actions that tempt the learner now."""
        return [action.code for action in self._tempts()]

    def _played(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Reply to a request as every display does, and tell the lesson when the move is refused."""
        try:
            return super()._answer(request)
        except HoldingOnError as refused:
            if self._when_refused:
                self._when_refused(str(refused))
            raise

    @contextmanager
    def _shown_at_the_end(self) -> Iterator[None]:
        if self._under_way:
            yield
            return
        before = self._game
        with super()._shown_at_the_end():
            yield
        if self._game is before:
            self._set(view=self._view_of(self._game))  # the script may let the learner play now, or no longer
        else:
            self._on_change(self._game)  # it may have moved since it was shown
            self._send_view()  # of several views in a message the browser takes the last one, which must be whole here

    # ------------------------------------------------------------------ what is shown

    def _part_of(self, shown: Shown) -> View:
        view = shown.stage(self._seat, self.script["plays"], self._tempts())
        if self.script["plays"]:
            pool = self._words.say("staff.pool")
            view = with_tempting(view, self._tempting(), pool[:1].upper() + pool[1:], self._in_short)
        return {**view, "actions": [_quiet(each) for each in view["actions"]]} if self.script["quiet"] else view

    def _text_lines(self) -> Iterator[str]:
        script = self.script
        yield " · ".join(filter(None, (script["badge"], script["asks"], script["count"])))
        if script["plays"]:
            yield from plain_text.prompt(self._view_now())
        if slider := script["slider"] or (script["scale"] or {}).get("line"):
            yield f"  {slider['text']}: {slider['told']} ({slider['least']} – {slider['most']})"
        yield from (f"  {number}. {option['text']}" for number, option in enumerate(script["options"], 1))
        for dial in script["dials"]:
            yield f"  {dial['label']}: {' / '.join(option['text'] for option in dial['options'])}"
        yield from script["said"]
        if speech := script["speech"]:
            yield f"{speech['by']} {speech['text']}"
        yield from (f"{event['title']}: {event['text']}" for event in script["events"])
        if told := script["told"]:
            yield from filter(None, (told["title"], told["text"]))
            yield from (f"{line['text']} ({line['rule']})" if line["rule"] else line["text"] for line in told["lines"])


def _quiet(answer: Answer) -> Answer:
    """Return an answer that says what it is, and neither that it is still due nor what follows it."""
    return {**answer, "brief": "", "follows": "", "signs": {"condition": []}, "tokens": []}
