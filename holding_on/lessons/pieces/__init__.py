"""The pieces that a lesson shows: each is a widget, built from parts of the board, buttons and text."""
