"""The objects that `Game` returns: changes, decisions, outcomes and chains of causes.

Each object holds its sentences, which are formatted when the object is made. A notebook shows decisions, outcomes and
chains as HTML.
"""

from typing import Final, NamedTuple

from ..catalogue.language import Words
from .actions import Action
from .markup import folded, listed, paragraphs, text, whole
from .shape import View


class Change(NamedTuple):
    """A change: an entry of the journal with its sentence, which names no hidden card.

    Parameters
    ----------
    rule : str
        The id of the rule.
    verb : str
        The verb of the entry: what was done.
    text : str
        The sentence, in the language of the game.
    line : int
        The entry's line in the journal, from 0.
    cause : int or None
        The line of the entry that caused this one; None when no entry did.
    """

    rule: str
    verb: str
    text: str
    line: int
    cause: int | None

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Change {self.rule}, line {self.line}: {self.text}>"


class Barred(NamedTuple):
    """A barred candidate: an action that may not be chosen now, with the reason and what would make the action legal.

    Parameters
    ----------
    action : Action
        The candidate.
    text : str
        The candidate in words.
    code : str
        The reason, one of `engine.decisions.REASONS`.
    rule : str
        The id of the rule that bars the candidate.
    sentence : str
        The reason in words.
    unlock : str
        The sentence that says what would make the candidate legal.
    """

    action: Action
    text: str
    code: str
    rule: str
    sentence: str
    unlock: str

    def __str__(self) -> str:
        return f"{self.text}: {self.sentence} {self.unlock} ({self.rule})"


class _DecisionFields(NamedTuple):
    kind: str
    who: int | None
    prompt: str
    rule: str
    actions: tuple[Action, ...]
    barred: tuple[Barred, ...]


class Decision(_DecisionFields):
    """A pending decision: who decides, the legal actions, and the barred candidates.

    Parameters
    ----------
    kind : str
        The name of the phase, one of `engine.names.PHASE_NAMES`.
    who : int or None
        The player who decides, from 0; None when the game is over.
    prompt : str
        The sentence that asks.
    rule : str
        The id of the rule that asks for this decision.
    actions : tuple of Action
        The legal actions; empty when the game is over.
    barred : tuple of Barred
        The candidates that may not be chosen now, and why.

    Attributes
    ----------
    answers : tuple of str
        The legal actions in words, in the order of `actions`.
    words : Words or None
        The texts of the game's language. None for a decision that no game has made; such a decision has no HTML form.
    """

    answers: tuple[str, ...] = ()
    words: Words | None = None

    def __str__(self) -> str:
        return self.prompt

    def __repr__(self) -> str:
        answers = f" [{', '.join(map(str, self.actions))}]" if self.actions else ""
        return f"<Decision {self.kind}: {self.prompt}{answers} ({self.rule})>"

    def _repr_html_(self) -> str | None:
        """Return HTML for a notebook: the prompt, the legal actions, and the barred candidates with their reasons."""
        return None if self.words is None else whole(self.words, decision_form(self, self.words))


class _OutcomeFields(NamedTuple):
    won: bool
    reason: str
    rule: str


class Outcome(_OutcomeFields):
    """The outcome of a game: how it ended, and by which rule.

    Parameters
    ----------
    won : bool
        Whether the Objective was met.
    reason : {"objective", "condition", "deck", "warnings"}
        The reason for which the game ended.
    rule : str
        The id of the rule that ended the game.

    Attributes
    ----------
    title : str
        The name of the outcome, in the language of the game.
    text : str
        The text of the outcome, in paragraphs.
    words : Words or None
        The texts of the game's language. None for an outcome that no game has made; such an outcome has no HTML form.
    """

    title: str = ""
    text: str = ""
    words: Words | None = None

    def __str__(self) -> str:
        return f"{self.title} ({self.rule})" if self.title else repr(self)

    def _repr_html_(self) -> str | None:
        """Return HTML for a notebook: how the game ended, by which rule, and the text of the outcome."""
        return None if self.words is None else whole(self.words, outcome_form(self))


class Link(NamedTuple):
    """A link of a chain of causes: what happened, by which rule, what the rule says, and where the rule is printed.

    Parameters
    ----------
    text : str
        The sentence that says what happened.
    rule : str
        The id of the rule.
    wording : str
        The sentence of the rule.
    pages : tuple of int
        The pages of the rulebook on which the rule is printed.
    printed : str
        The pages in words; "" when the rule is not printed in the rulebook.
    line : int
        The line in the journal, from 0; -1 for a fact that was already so when the game or scene began.
    """

    text: str
    rule: str
    wording: str
    pages: tuple[int, ...]
    printed: str
    line: int

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class Chain:
    """A chain of causes: a sentence that says what is explained, and links, the latest first.

    Each link was caused by the link after it.

    Parameters
    ----------
    links : tuple of Link
        The links of the chain. `len(chain)` is their number, `chain[index]` one of them.
    sentence : str
        The sentence that says what the chain explains.
    words : Words, optional
        The texts of the game's language; a chain without them has no HTML form.
    """

    __slots__ = ("links", "sentence", "words")

    def __init__(self, links: tuple[Link, ...], sentence: str, words: Words | None = None) -> None:
        """Make a chain of causes; without `words`, the texts of the game's language, the chain has no HTML form."""
        self.links: Final = links
        self.sentence: Final = sentence
        self.words: Final = words

    def __repr__(self) -> str:
        return f"<Chain: {' '.join([self.sentence, ', '.join(link.rule for link in self.links)]).rstrip()}>"

    def __str__(self) -> str:
        return "\n".join([self.sentence, *(f"  {'  ' * i}{link}" for i, link in enumerate(self.links))])

    def __len__(self) -> int:
        return len(self.links)

    def __getitem__(self, index: int) -> Link:
        return self.links[index]

    def _repr_html_(self) -> str | None:
        """Return HTML for a notebook: each link with the sentence of its rule and the pages that print the rule."""
        return None if self.words is None else whole(self.words, chain_form(self))


def decision_form(decision: Decision, words: Words) -> str:
    """Return a decision as HTML: the prompt, its rule, the legal actions, and in a fold the barred candidates."""
    answers = [
        f"{text(answer)} <code>{text(action)}</code>"
        for answer, action in zip(decision.answers, decision.actions, strict=False)
    ]
    barred = listed(map(text, decision.barred))
    return "".join(
        [
            f"<p><strong>{text(decision.prompt)}</strong> ({text(decision.rule)})</p>",
            listed(answers),
            folded(words.say("shown.barred", n=len(decision.barred)), barred) if barred else "",
        ]
    )


def chain_form(chain: Chain) -> str:
    """Return a chain as HTML: its sentence, and each link with the sentence of its rule and the printed pages."""
    lines = (f"{text(link)}<br><small>{text(link.wording)} {text(link.printed)}</small>" for link in chain.links)
    return f"<p>{text(chain.sentence)}</p>{listed(lines, 'ol')}"


def outcome_form(outcome: Outcome) -> str:
    """Return an outcome as HTML: its title, the rule that ended the game, and the text of the outcome."""
    return f"<p><strong>{text(outcome.title)}</strong> ({text(outcome.rule)})</p>{paragraphs(outcome.text)}"


def game_form(view: View, position: str, decision: Decision, outcome: Outcome | None, words: Words) -> str:
    """Return a game as HTML: the position in one line, the Objective, the decision or outcome, and the staff."""
    head, past, branch = view["head"], view["past"], view["branch"]
    about = [f"<p><strong>{text(head['title'])}</strong></p>"]
    if past is not None:
        about.append(f"<p>{text(words.say('shown.past', text=past['text']))}</p>")
    elif branch is not None:
        about.append(f"<p>{text(branch['text'])}</p>")
    about.append(f"<p>{text(position)}</p>")
    about.append(f"<p>{text(head['objective_text'])} {text(head['progress_text'])}</p>")
    if outcome is not None:
        about.append(outcome_form(outcome))
    elif past is None:
        about.append(decision_form(decision, words))
    staff = listed(text(each["text"]) for each in (*view["pawns"], view["pool"]))
    return whole(words, *about, folded(words.say("shown.staff"), staff))
