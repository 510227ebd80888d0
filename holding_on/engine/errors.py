"""What the engine raises. Few errors; each carries what was tried, where, and which rule bars it."""


class HoldingOnError(ValueError):
    """The family of everything that this project refuses: a sentence, with the way out."""


class IllegalAction(HoldingOnError):
    """An action that the position does not allow; nothing has changed.

    `action` is the integer that was tried, `reason` one of the codes in `decisions.REASONS`
    (or of a look back and of undo: `past`, `already_seen`, `nothing_to_undo`), `rule` the id of
    the rule that bars it, `facts` the integers that a sentence about it needs.
    """

    def __init__(self, action: int, reason: str, rule: str, facts: tuple[int, ...] = (), sentence: str = "") -> None:
        self.action = action
        self.reason = reason
        self.rule = rule
        self.facts = facts
        super().__init__(sentence or f"action {action} is not possible now: {reason} ({rule})")

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[int, str, str, tuple[int, ...], str]]:
        """What makes it again, so that it can be pickled."""
        return type(self), (self.action, self.reason, self.rule, self.facts, str(self))


class RecordError(HoldingOnError):
    """A record or a position that cannot be read: damaged, foreign, or of another version."""


class SceneError(HoldingOnError):
    """A set-up, a deal or a scene that the rules cannot lead to, or that names something unknown."""


class ContentError(HoldingOnError):
    """A content file that cannot be used; the text names the file, the key and the line."""
