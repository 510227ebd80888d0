"""The game as text in a terminal: what is told and asked, numbered answers, and reasons for what is not possible.

Everything shown comes from the game's own view and journal; everything said stands in `text/<language>`.
"""

import contextlib
import os
import shlex
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

from . import records
from .engine.errors import HoldingOnError, IllegalAction, RecordError
from .game import Game
from .language import for_terminal
from .loading import path_of

NARROWEST: Final = 40
WIDEST: Final = 100
KEPT: Final = "holding-on-{seed}{more}.json"
"""What a game is kept in when somebody quits without having saved it."""


def main(scenario: int, players: int, seed: int | None, content: str | None, lang: str = "en") -> int:
    """Play a game in this terminal; 0 when it was left in good order, 2 when it could not begin."""
    _be_lenient()
    try:
        game = Game(scenario=scenario, players=players, seed=seed, content=content, lang=lang)
    except HoldingOnError as refused:
        print(for_terminal(str(refused)), file=sys.stderr)
        return 2
    try:
        Terminal(game, content).run()
    except BrokenPipeError:  # whoever was reading has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0


def _be_lenient() -> None:
    """A terminal that cannot show a sign shows another in its place; line editing where the system has it."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401


class Terminal:
    """One table of players at one terminal."""

    def __init__(self, game: Game, content: str | None = None) -> None:
        self.content = content
        self._open = False
        """Whether the words of cards with a note are read out."""
        self._commands: dict[str, Callable[[str], bool]] = {
            "look": self._look,
            "why": self._why,
            "w": self._why,
            "rule": self._rule,
            "story": self._story,
            "words": self._words,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "help": self._help,
            "quit": self._quit,
        }
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        """Begin with a game: nothing of it has been told yet."""
        self.game = game
        self.say = game._teller.say
        self.view = game.view()
        self._told = 0
        self._read: set[str] = set()
        """What has been read out: sides of narrative cards, and clear memories."""
        self._left_out: list[str] = []
        """The words of cards with a note that have not been asked for yet."""
        self._ward = ""
        self._kept: int | None = None
        """The revision that was saved last."""

    def run(self) -> None:
        """Play until somebody leaves."""
        self._notice()
        self._show()
        while True:
            try:
                line = input(self._question())
                if not sys.stdin.isatty():
                    print(for_terminal(line))  # what was piped in shows where a person would have typed it
            except (EOFError, KeyboardInterrupt):
                print()
                self._leave(keep=sys.stdin.isatty())
                return
            except UnicodeDecodeError:
                self._tell(self.say("terminal.not_readable"))
                continue
            try:
                if not self._answer(line.strip()):
                    return
            except KeyboardInterrupt:
                print()

    def _answer(self, line: str) -> bool:
        """Do what was typed; False when that was to leave."""
        word, _, rest = line.partition(" ")
        if not word:
            self._show()
            return True
        if word.isdecimal() and not rest:
            self._choose(word)
            return True
        command = self._commands.get(word.casefold())
        if command is None:
            self._tell(self.say("terminal.unknown", text=line))
            return True
        return command(rest.strip())

    # --- showing --------------------------------------------------------------------------------------------------

    def _notice(self) -> None:
        """What the game is about, before anything else."""
        keys = [key for key in self.game._teller.words.texts if key.startswith("notice.")]
        for key in keys:
            self._tell(self.say(key))
            print()
        self._tell(self.say("terminal.seed", seed=self.game.seed))

    def _show(self) -> None:
        """What has happened since, and what is asked now."""
        self.view = self.game.view()
        left_out = len(self._left_out)
        for line in self.game.lines(self._told):
            self._told = line["line"] + 1
            self._tell(self.say("terminal.bullet") + self._cited(self._told_of(line), line["rule"]), "    ")
            if line["cover"] and not self._open:
                self._left_out.append(line["text"])
        self._read_out()
        if len(self._left_out) > left_out:
            self._tell(self.say("terminal.words.left_out"))
        if self.view["outcome"] is not None:
            print()
            self._tell(self.view["outcome"]["title"])
            self._tell(self.view["outcome"]["text"])
            print()
            self._tell(self.say("terminal.leave.over"))
            return
        print()
        self._tell(self._head())
        shift = self.view["shifts"][self.view["head"]["shift"]]
        if shift["card"] is not None and shift["text"] != self._ward:
            self._ward = shift["text"]
            self._tell(shift["text"])
        print()
        self._tell(self._cited(self.view["prompt"]["text"], self.view["prompt"]["rule"]))
        for number, action in enumerate(self.view["actions"], 1):
            self._tell(self.say("terminal.numbered", n=number, text=action["text"]), "     ")
        if self.view["barred"]:
            self._tell(self.say("terminal.barred", n=len(self.view["barred"])))
        if self.game.revision == 0:
            self._tell(self.say("terminal.hint"))

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
        """Narrative cards and clear memories that nobody has read out yet, or all of them again."""
        for key, note, text in self._stories():
            if again or key not in self._read:
                self._read.add(key)
                print()
                if note:
                    self._tell(self.say("terminal.note", note=note))
                if note and not self._open:
                    self._left_out.append(text)
                else:
                    self._tell(text)

    def _told_of(self, thing: dict[str, Any]) -> str:
        """What is said of a line or a card: where its words have a note, the note, until the words are asked for."""
        cover = thing.get("cover")
        return str((thing if self._open or not cover else cover)["text"])

    def _stories(self) -> Iterator[tuple[str, str | None, str]]:
        """The story in the order in which it is heard: the cards of the beginning, the memories, the outcome's card."""
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
        return "\n" + for_terminal(self.say("terminal.ask", who=who) if who else self.say("terminal.ask_over"))

    def _tell(self, text: str, indent: str = "") -> None:
        """Print a text, broken at the width of the terminal; its own line ends stay."""
        width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
        for line in for_terminal(text).split("\n"):
            print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False))

    # --- answering ------------------------------------------------------------------------------------------------

    def _choose(self, number: str) -> None:
        """Answer the decision."""
        actions = self.view["actions"]
        if _number(number) not in range(1, len(actions) + 1):
            key = "terminal.not_a_number" if actions else "terminal.unknown"
            self._tell(self.say(key, n=len(actions), text=number))
            return
        try:
            self.game.apply(actions[int(number) - 1]["code"])
        except IllegalAction as refused:
            self._tell(str(refused))
        self._show()

    def _undo(self, _: str) -> bool:
        try:
            self.game.undo()
        except IllegalAction as refused:
            self._tell(str(refused))
            return True
        lines = self.game.lines()
        self._told = lines[-1]["line"] + 1 if lines else 0
        self._tell(self.say("terminal.taken_back"))
        self._show()
        return True

    # --- asking ---------------------------------------------------------------------------------------------------

    def _look(self, _: str) -> bool:
        """The whole ward, room by room."""
        view = self.view
        self._tell(view["head"]["title"])
        self._tell(self._head())
        self._tell(view["track"]["text"])
        memories = [self._told_of(card) for row in view["grid"] for card in row["cards"] if card["state"] != "empty"]
        held = [
            self._told_of(card)
            for holder in (*view["pawns"], view["pool"])
            for card in (*holder["partials"], *holder.get("clears", ()))
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
                self._tell(self.say(f"terminal.look.{title}"))
            for line in lines:
                self._tell(self.say("terminal.bullet") + line, "    ")
        return True

    def _why(self, about: str) -> bool:
        """What is not possible, one of these in full, or what led to something."""
        barred = self.view["barred"]
        if about.isdecimal():
            if _number(about) in range(1, len(barred) + 1):
                line = barred[int(about) - 1]
                self._tell(line["text"])
                self._tell(self._cited(f"{line['why']} {line['unlock']}", line["rule"]))
                self._rule(line["rule"])
            else:
                self._tell(
                    self.say("terminal.not_barred" if barred else "terminal.all_possible", n=len(barred), text=about)
                )
        elif about:
            try:
                self._tell(str(self.game.why(about)))
            except ValueError:
                self._tell(self.say("terminal.why_unknown", text=about, name=self.game.names[0]))
        elif barred:
            self._tell(self.say("terminal.why_title"))
            for number, line in enumerate(barred, 1):
                text = self._cited(f"{line['text']}: {line['why']}", line["rule"])
                self._tell(self.say("terminal.numbered", n=number, text=text), "     ")
            self._tell(self.say("terminal.why_more"))
        else:
            self._tell(self.say("terminal.all_possible"))
        return True

    def _rule(self, name: str) -> bool:
        """A rule in our words."""
        key = f"rule.{name.upper()}"
        if not name:
            self._tell(self.say("terminal.rule_name"))
        elif self.game._teller.words.has(key):
            self._tell(self._cited(self.say(key), name.upper()))
        else:
            self._tell(self.say("terminal.rule_unknown", text=name))
        return True

    def _story(self, _: str) -> bool:
        self._read_out(again=True)
        return True

    def _words(self, how: str) -> bool:
        """Read out what was left out, and the words of every card with a note from now on; or leave them out."""
        self._open = how != "off"
        self._tell(self.say("terminal.words.shown" if self._open else "terminal.words.hidden"))
        if self._open:
            for text in self._left_out:
                print()
                self._tell(text)
            self._left_out.clear()
        return True

    def _help(self, _: str) -> bool:
        for key in self.game._teller.words.texts:
            if key.startswith("terminal.help."):
                self._tell(self.say(key, name=self.game.names[0]), "    ")
        return True

    # --- keeping --------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> bool:
        if not name:
            self._tell(self.say("terminal.file.name", command="save"))
        else:
            self._keep(path_of(name))
        return True

    def _keep(self, path: Path) -> bool:
        """Write the record of the game; a file that is no record of a game is not written over."""
        try:
            if path.exists() and not _is_record(path):
                self._tell(self.say("terminal.file.not_ours", file=path))
                return False
            with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as beside:
                beside.write(self.game.record())
            Path(beside.name).replace(path)
        except (OSError, ValueError) as error:
            self._tell(self.say("terminal.file.not_saved", file=path, why=_reason(error)))
            return False
        self._kept = self.game.revision
        self._tell(self.say("terminal.file.saved", file=path))
        return True

    def _load(self, name: str) -> bool:
        if not name:
            self._tell(self.say("terminal.file.name", command="load"))
            return True
        path = path_of(name)
        try:
            game = self._from(path.read_text(encoding="utf-8"))
        except RecordError as refused:
            self._tell(self.say("terminal.file.no_record", file=path, why=refused))
        except (OSError, ValueError) as error:
            self._tell(self.say("terminal.file.not_loaded", file=path, why=_reason(error)))
        else:
            self._sit_down(game)
            self._kept = game.revision
            self._tell(self.say("terminal.file.loaded", file=path))
            self._show()
        return True

    def _from(self, record: str) -> Game:
        """The game of a record; with the content folder of this terminal if it has no other of its own."""
        try:
            return Game.from_record(record)
        except RecordError:
            if self.content is None:
                raise
            return Game.from_record(record, content=self.content)

    def _quit(self, _: str) -> bool:
        self._leave(keep=True)
        return False

    def _leave(self, keep: bool) -> None:
        """Say how to go on, and keep a game that is under way and has not been kept."""
        under_way = self.game.revision > 0 and self.view["outcome"] is None
        if under_way and keep and self._kept != self.game.revision:
            path = _free_name(self.game.seed)
            if self._keep(path):
                folder = f" --content {shlex.quote(self.content)}" if self.content else ""
                self._tell(self.say("terminal.leave.go_on", file=path, folder=folder))
        elif under_way and self._kept != self.game.revision:
            self._tell(self.say("terminal.leave.lost", seed=self.game.seed))
        self._tell(self.say("terminal.leave.bye"))


def _number(text: str) -> int:
    """A typed number; 0 for one that is too long to be meant."""
    return int(text) if len(text) < 10 else 0


def _free_name(seed: int) -> Path:
    """A name that no file in this folder has."""
    number = 1
    while (path := Path(KEPT.format(seed=seed, more=f"-{number}" if number > 1 else ""))).exists():
        number += 1
    return path


def _is_record(path: Path) -> bool:
    """Whether a file is a record of a game, so that it may be written over."""
    try:
        records.read(records.RECORD, path.read_text(encoding="utf-8"))
    except (RecordError, UnicodeDecodeError):
        return False
    return True


def _reason(error: Exception) -> Any:
    """What the system says about a file."""
    return getattr(error, "strerror", None) or error
