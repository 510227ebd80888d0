"""Reads the content of the game from files: cards, scenarios, rules, and the texts of every language."""
