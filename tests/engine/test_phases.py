"""Each phase has one row, and lies where its number says."""

from holding_on.engine import names as n
from holding_on.engine.phases import (
    CHANCE_ROWS,
    DECISION_ROWS,
    PHASE_NAMES,
    STEP_ROWS,
    ChanceRow,
    DecisionRow,
    StepRow,
)

ROWS: tuple[DecisionRow | ChanceRow | StepRow, ...] = (*DECISION_ROWS, *CHANCE_ROWS, *STEP_ROWS)


def test_each_row_lies_at_the_number_of_its_phase() -> None:
    assert [row.phase for row in ROWS] == list(range(n.OVER))
    assert len(DECISION_ROWS) == n.DECISIONS
    assert len(DECISION_ROWS) + len(CHANCE_ROWS) == n.FIRST_STEP


def test_each_row_bears_the_name_of_its_phase() -> None:
    assert [getattr(n, row.name.upper()) for row in ROWS] == [row.phase for row in ROWS]
    assert PHASE_NAMES[n.OVER] == "over"
