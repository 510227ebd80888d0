"""What a lesson shows and lets do: each piece is a widget, built from parts of the board, buttons and text."""
