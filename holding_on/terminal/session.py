"""One game, played by the people at one terminal.

Everything that is shown comes from the view and the journal of the game. Every sentence stands in `text/<language>`.
"""

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from ..catalogue.language import for_terminal
from ..catalogue.loading import path_of
from ..common.people import spaced
from ..common.quoting import shortened
from ..common.readable import use_readable_signs
from ..days import spoken
from ..engine.errors import HoldingOnError, IllegalAction, RecordError, SceneError
from ..game import Game
from . import files, leaving

NARROWEST: Final = 40
WIDEST: Final = 100
COMMANDS: Final = ("look", "why", "rule", "story", "days", "words", "undo", "save", "load", "help", "quit")
"""The commands that can be typed instead of a number. The text `terminal.commands.<name>` holds the words for a command
in a language. The command's own name is understood in every language."""
COMMAND: Final = "python3 -m holding_on play --terminal"
"""The command line that starts a game in a terminal again, if `main` is given no other."""


def main(
    scenario: int,
    players: int,
    seed: int | None,
    content: str | None,
    lang: str = "en",
    *,
    command: str = COMMAND,
    help_line: str = "",
) -> int:
    """Play a game in this terminal, and return the exit code (see `leaving`).

    `command` is the command line that was typed to start; players who want to go on another day are shown it.
    `help_line` says where the players find help, in the place of the general sentence.
    """
    _be_lenient()
    try:
        game = Game(scenario=scenario, players=players, seed=seed, content=content, lang=lang)
    except HoldingOnError as refused:
        print(for_terminal(str(refused)), file=sys.stderr)
        return leaving.REFUSED
    with leaving.signals_raised():
        return Terminal(game, content, command, help_line).run()


def _be_lenient() -> None:
    """Replace characters that the terminal cannot show, and let typed lines be edited, where the system can do that.

    Each line is written at once, so that an error of writing is noticed at once.
    """
    use_readable_signs()
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(line_buffering=True)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401


class Terminal:
    """A game in a terminal: it prints what happens and what is asked, and does what is typed."""

    def __init__(self, game: Game, content: str | None = None, command: str = COMMAND, help_line: str = "") -> None:
        self.content, self.command, self.help_line = content, command, spaced(help_line)
        self._open = False
        """Whether the texts of cards with a note are printed, and not only their notes."""
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        """Begin with a game of which nothing has been printed yet."""
        self.game = game
        self.say = game.words.say
        self._typed = _typed(game)
        self.view = game.view()
        self._shown_to = 0
        self._read: set[str] = set()
        """The keys of the texts that have been printed: sides of narrative cards, and clear memories."""
        self._left_out: list[str] = []
        """The texts of cards with a note that have not been asked for yet."""
        self._ward = ""
        self._kept: int | None = None
        """The revision of the game that was saved last."""

    def run(self) -> int:
        """Play until the players leave, and return the exit code."""
        try:
            return self._play()
        except (
            OSError,
            leaving.Ended,
        ) as error:  # errors of files are handled elsewhere; this is one of the window
            return leaving.without_a_window(self, error)

    def _play(self) -> int:
        self._notice()
        self._show()
        while True:
            try:
                line = self.read_line(self._question())
            except (EOFError, KeyboardInterrupt):
                print()
                code = leaving.leave(self, ask=sys.stdin.isatty())
                if code is not None:
                    return code
                continue
            except UnicodeDecodeError:
                self.print(self.say("terminal.not_readable"))
                continue
            try:
                if self.command_of(line) == "quit":
                    code = leaving.leave(self, ask=True)
                    if code is not None:
                        return code
                else:
                    self._answer(line.strip())
            except KeyboardInterrupt:
                print()

    def read_line(self, question: str) -> str:
        """Read a line that is typed, and return it. Raises EOFError, KeyboardInterrupt, UnicodeDecodeError."""
        line = input(for_terminal(question))
        if not sys.stdin.isatty():
            print(for_terminal(line))  # a line from a pipe is printed where a person would have typed it
        return line

    def command_of(self, line: str) -> str:
        """Return the name in COMMANDS of the command that a line begins with; empty if there is none."""
        return self._typed.get(line.strip().partition(" ")[0].casefold(), "")

    def _answer(self, line: str) -> None:
        """Do what the typed line says: choose an action, run a command, or show the position again."""
        word, _, rest = line.partition(" ")
        command = self.command_of(word)
        if not word:
            self._show()
        elif word.isdecimal() and not rest:
            self._choose(word)
        elif command:
            do: Callable[[str], None] = getattr(self, f"_{command}")
            do(rest.strip())
        else:
            self.print(self.say("terminal.unknown", text=shortened(line)))

    # --- showing --------------------------------------------------------------------------------------------------

    def _notice(self) -> None:
        """Print the notices about the game, and its seed, before anything else."""
        keys = [key for key in self.game.words.texts if key.startswith("notice.")]
        for key in keys:
            self.print(self.help_line if key == "notice.help" and self.help_line else self.say(key))
            print()
        self.print(self.say("terminal.seed", seed=self.game.seed))

    def _show(self) -> None:
        """Print what has happened since this was printed last, and what is asked now."""
        self.view = self.game.view()
        left_out = len(self._left_out)
        for line in self.game.lines(self._shown_to):
            self._shown_to = line["line"] + 1
            self.print(self.say("terminal.bullet") + self._cited(self._text_of(line), line["rule"]), "    ")
            if line["cover"] and not self._open:
                self._left_out.append(line["text"])
        self._read_out()
        if len(self._left_out) > left_out:
            self.print(self.say("terminal.words.left_out"))
        if self.view["outcome"] is not None:
            print()
            self.print(self.view["outcome"]["title"])
            self.print(self.view["outcome"]["text"])
            print()
            self.print(self.say("terminal.leave.over"))
            return
        print()
        self.print(self._head())
        shift = self.view["shifts"][self.view["head"]["shift"]]
        if shift["card"] is not None and shift["text"] != self._ward:
            self._ward = shift["text"]
            self.print(shift["text"])
        print()
        self.print(self._cited(self.view["prompt"]["text"], self.view["prompt"]["rule"]))
        for number, action in enumerate(self.view["actions"], 1):
            self.print(self.say("terminal.numbered", n=number, text=action["text"]), "     ")
        if self.view["barred"]:
            self.print(self.say("terminal.barred", n=len(self.view["barred"])))
        if self.game.revision == 0:
            self.print(self.say("terminal.hint"))

    def _head(self) -> str:
        head = self.view["head"]
        state = self.say(
            "terminal.state",
            condition=head["condition_text"],
            warnings=head["warnings_text"],
            progress=head["progress_text"],
        )
        when = self.say("terminal.head", day=head["day_text"], shift=head["shift_text"], manager=head["manager_text"])
        return f"{when}\n{state}"

    def _read_out(self, again: bool = False) -> None:
        """Print narrative cards and clear memories that have not been printed yet; with `again`, print all of them."""
        for key, note, text in self._stories():
            if again or key not in self._read:
                self._read.add(key)
                print()
                if note:
                    self.print(self.say("terminal.note", note=note))
                if note and not self._open:
                    self._left_out.append(text)
                else:
                    self.print(text)

    def _text_of(self, thing: Mapping[str, Any]) -> str:
        """Return the text of a line or a card. If it has a note, return the note's text until the words are asked
        for.
        """
        cover = thing.get("cover")
        return str((thing if self._open or not cover else cover)["text"])

    def _stories(self) -> Iterator[tuple[str, str | None, str]]:
        """Yield the key, the note and the text of each card: first the beginning, then the memories, then the
        outcome.
        """
        told = [(card["card"], card["note"], f"{card['title']}\n{card['text']}") for card in self.view["told"]]
        outcome = self.view["outcome"]
        before = len(told) - (outcome is not None and outcome["won"])
        yield from told[:before]
        for row in self.view["grid"]:
            for memory in row["cards"]:
                if memory["state"] == "clear":
                    note = memory["cover"] and memory["cover"]["note"]
                    yield f"{row['timeline']}-{memory['position']}", note, f"{memory['title']}\n{memory['story']}"
        yield from told[before:]

    def _cited(self, text: str, rule: str) -> str:
        return self.say("terminal.cited", text=text, rule=rule)

    def _question(self) -> str:
        who = self.view["prompt"]["who_text"]
        return "\n" + (self.say("terminal.ask", who=who) if who else self.say("terminal.ask_over"))

    def print(self, text: str, indent: str = "") -> None:
        """Print a text, with its lines broken at the width of the terminal. Line ends in the text stay."""
        width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
        for line in for_terminal(text).split("\n"):
            print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False))

    # --- answering ------------------------------------------------------------------------------------------------

    def _choose(self, number: str) -> None:
        """Apply the action with the number that was typed."""
        actions = self.view["actions"]
        if _number(number) not in range(1, len(actions) + 1):
            key = "terminal.not_a_number" if actions else "terminal.unknown"
            self.print(self.say(key, n=len(actions), text=shortened(number)))
            return
        try:
            self.game.apply(actions[int(number) - 1]["code"])
        except IllegalAction as refused:
            self.print(str(refused))
        self._show()

    def _undo(self, _: str) -> None:
        try:
            self.game.undo()
        except IllegalAction as refused:
            self.print(str(refused))
            return
        lines = self.game.lines()
        self._shown_to = lines[-1]["line"] + 1 if lines else 0
        self.print(self.say("terminal.taken_back"))
        self._show()

    # --- asking ---------------------------------------------------------------------------------------------------

    def _look(self, _: str) -> None:
        """Print the whole table: the track, the shifts, people, cards and memories, and the Objective."""
        view = self.view
        self.print(view["head"]["title"])
        self.print(self._head())
        self.print(view["track"]["text"])
        memories = [self._text_of(card) for row in view["grid"] for card in row["cards"] if card["state"] != "empty"]
        held = [
            self._text_of(card)
            for cards in (*((*pawn["partials"], *pawn["clears"]) for pawn in view["pawns"]), view["pool"]["partials"])
            for card in cards
        ]
        for title, lines in (
            ("shifts", [shift["text"] for shift in view["shifts"]]),
            ("places", [place["text"] for place in view["places"]]),
            ("staff", [pawn["text"] for pawn in view["pawns"]]),
            ("hands", held),
            ("cards", [view["pool"]["text"], view["supply"]["text"], view["decks"]["text"]]),
            ("memories", memories or [self.say("terminal.look.none")]),
            ("objective", [view["head"]["objective_text"], *(t["text"] for t in view["head"]["progress"])]),
        ):
            if lines:
                print()
                self.print(self.say(f"terminal.look.{title}"))
            for line in lines:
                self.print(self.say("terminal.bullet") + line, "    ")

    def _why(self, about: str) -> None:
        """Print the actions that are not possible; with a number, that action in full; with a name, what led to it."""
        barred = self.view["barred"]
        if about.isdecimal():
            if _number(about) in range(1, len(barred) + 1):
                line = barred[int(about) - 1]
                self.print(line["text"])
                self.print(self._cited(f"{line['why']} {line['unlock']}", line["rule"]))
                self._rule(line["rule"])
            else:
                self.print(
                    self.say(
                        "terminal.not_barred" if barred else "terminal.all_possible",
                        n=len(barred),
                        text=shortened(about),
                    )
                )
        elif about:
            try:
                self.print(str(self.game.why(about)))
            except ValueError:
                self.print(self.say("terminal.why_unknown", text=shortened(about), name=self.game.names[0]))
        elif barred:
            self.print(self.say("terminal.why_title"))
            for number, line in enumerate(barred, 1):
                text = self._cited(f"{line['text']}: {line['why']}", line["rule"])
                self.print(self.say("terminal.numbered", n=number, text=text), "     ")
            self.print(self.say("terminal.why_more"))
        else:
            self.print(self.say("terminal.all_possible"))

    def _rule(self, name: str) -> None:
        """Print the text of a rule, which is given by its id."""
        key = f"rule.{name.upper()}"
        if not name:
            self.print(self.say("terminal.rule_name"))
        elif self.game.words.has(key):
            self.print(self._cited(self.say(key), name.upper()))
        else:
            self.print(self.say("terminal.rule_unknown", text=shortened(name)))

    def _story(self, _: str) -> None:
        self._read_out(again=True)

    def _days(self, _: str) -> None:
        """Print "The days with him", for the talk after a game."""
        try:
            told = spoken(self.game)
        except SceneError as refused:
            self.print(str(refused))
            return
        for line in told:
            self.print(line, "    ")

    def _words(self, how: str) -> None:
        """Print the texts that were left out, and from now on every text of a card; with "off", leave them out
        again.
        """
        self._open = how != "off"
        self.print(self.say("terminal.words.shown" if self._open else "terminal.words.hidden"))
        if self._open:
            for text in self._left_out:
                print()
                self.print(text)
            self._left_out.clear()

    def _help(self, _: str) -> None:
        for key in self.game.words.texts:
            if key.startswith("terminal.help."):
                self.print(self.say(key, name=self.game.names[0]), "    ")

    # --- keeping --------------------------------------------------------------------------------------------------

    @property
    def needs_keeping(self) -> bool:
        """Whether a game is under way that has not been saved since its last change."""
        return self.game.revision > 0 and self.game.outcome is None and self._kept != self.game.revision

    def _save(self, name: str) -> None:
        if not name:
            self.print(self.say("terminal.file.name", command="save"))
        else:
            self.keep(path_of(name))

    def keep(self, path: Path) -> bool:
        """Save the record of the game, print how that went, and return whether it was saved.

        A file that is no record of a game is not replaced.
        """
        shown = files.named(path)
        try:
            files.write(path, self.game.record())
        except files.NotOurs:
            self.print(self.say("terminal.file.not_ours", file=shown))
            return False
        except (OSError, ValueError) as error:
            self.print(self.say("terminal.file.not_saved", file=shown, why=files.reason(error)))
            return False
        self._kept = self.game.revision
        self.print(self.say("terminal.file.saved", file=shown))
        return True

    def _load(self, name: str) -> None:
        if not name:
            self.print(self.say("terminal.file.name", command="load"))
            return
        path = path_of(name)
        shown = files.named(path)
        try:
            game = self._from(path.read_text(encoding="utf-8"))
        except RecordError as refused:
            self.print(self.say("terminal.file.no_record", file=shown, why=refused))
        except (OSError, ValueError) as error:
            self.print(self.say("terminal.file.not_loaded", file=shown, why=files.reason(error)))
        else:
            self._sit_down(game)
            self._kept = game.revision
            self.print(self.say("terminal.file.loaded", file=shown))
            self._show()

    def _from(self, record: str) -> Game:
        """Return the game of a record; if the record alone is not enough, use the content folder of this terminal."""
        try:
            return Game.from_record(record)
        except RecordError:
            if self.content is None:
                raise
            return Game.from_record(record, content=self.content)


def _typed(game: Game) -> dict[str, str]:
    """Return the command for each word that can be typed: its own name, or a word for it in the game's language."""
    words = game.words
    typed = {word.casefold(): name for name in COMMANDS for word in words.say(f"terminal.commands.{name}").split()}
    return typed | {name: name for name in COMMANDS}


def _number(text: str) -> int:
    """Return a typed number; 0 for a number of ten digits or more, as no list is so long."""
    return int(text) if len(text) < 10 else 0
