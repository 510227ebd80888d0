"""The content of the box, read from files: cards, scenarios and words, for the engine and in every language."""
