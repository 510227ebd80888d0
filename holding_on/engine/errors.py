"""The errors that this project raises. Each says what was tried, where, and what would work instead."""


class HoldingOnError(ValueError):
    """The base class of all errors of this project. The text of an error is a sentence that says what to do instead."""


class IllegalAction(HoldingOnError):
    """An action that was not legal; nothing has changed.

    The parameters are attributes of the error, except the sentence, which is its text.

    Parameters
    ----------
    action : int
        The integer of the action that was tried; 0 for an undo, and for input that is no action.
    reason : str
        A code of `decisions.REASONS`; or `past` (looking back at an earlier move), `already_seen` or `nothing_to_undo`.
    rule : str
        The id of the rule that bars the action; empty when no rule does.
    facts : tuple of int, optional
        The integers that the sentence names, in the order of `decisions.named_facts`.
    sentence : str, optional
        The refusal in words; without it, one is made of the action, the reason and the rule.
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
    """A record or a position that cannot be read: it is damaged, of another program, or of another version."""


class SceneError(HoldingOnError):
    """A setup, a deal or a scene that the rules cannot lead to, or that names something unknown."""


class ContentError(HoldingOnError):
    """A content file that cannot be used; the text names the file, the key and the line."""


class VariantError(HoldingOnError):
    """A house rule that cannot be played; the text names the rule, its file and line, and the moment of the game."""
