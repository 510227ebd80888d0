"""A function that prints a table of figures as text."""

from collections.abc import Sequence


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print a table. The first row is the head; the first column has words, and the other columns have figures."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for number, row in enumerate(rows):
        cells = [
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells))
        if number == 0:
            print("  ".join("-" * width for width in widths))
    print()
