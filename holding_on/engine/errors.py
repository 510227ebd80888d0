"""The errors that the engine raises. Few errors; each carries what was tried, where, and which rule bars it."""


class HoldingOnError(ValueError):
    """The family of everything that this project refuses: a sentence, with the way out."""


class IllegalAction(HoldingOnError):
    """An action that the position does not allow; nothing has changed.

    What it is made of are its attributes, but for the sentence, which is its text.

    Parameters
    ----------
    action : int
        The integer of the action that was tried; 0 for an undo, and for what is no action.
    reason : str
        A code of `decisions.REASONS`; `past` while looking back, `already_seen` or `nothing_to_undo` of an undo.
    rule : str
        The id of the rule that bars it; empty where none does.
    facts : tuple of int, optional
        The integers that a sentence about it needs.
    sentence : str, optional
        The refusal in words; left out, one is made of the action, the reason and the rule.
    """

    def __init__(self, action: int, reason: str, rule: str, facts: tuple[int, ...] = (), sentence: str = "") -> None:
        self.action = action
        self.reason = reason
        self.rule = rule
        self.facts = facts
        super().__init__(sentence or f"action {action} is not possible now: {reason} ({rule})")

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[int, str, str, tuple[int, ...], str]]:
        """Return how to make this error again, so that it can be pickled."""
        return type(self), (self.action, self.reason, self.rule, self.facts, str(self))


class RecordError(HoldingOnError):
    """A record or a position that cannot be read: damaged, foreign, or of another version."""


class SceneError(HoldingOnError):
    """A set-up, a deal or a scene that the rules cannot lead to, or that names something unknown."""


class ContentError(HoldingOnError):
    """A content file that cannot be used; the text names the file, the key and the line."""
