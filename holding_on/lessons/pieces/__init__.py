"""The pieces that a lesson shows. Each piece is a widget, built from parts of the board, buttons and text."""
