"""The game as text in a terminal: what is told and asked, numbered answers, and reasons for what is not possible."""

from .session import Terminal, main

__all__ = ["Terminal", "main"]
