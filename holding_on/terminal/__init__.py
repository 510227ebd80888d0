"""The game as text in a terminal: sentences, questions with numbered answers, and reasons for what is not possible."""

from .session import Terminal, main

__all__ = ["Terminal", "main"]
