import holding_on as ho


def visit(ward):
    if ward.day == 6:
        ward.improve(2)
        ward.give(4)


family = ho.Variant(
    "The family visits",
    "On the morning of day 6 his family comes: Billy's condition rises by 2, and the Assistants gain a Care Token.",
    rule="HOUSE-09",
    after={"new_day": visit},
)
