import holding_on as ho


def overtime(ward):
    if ward.action.kind in ("reassign", "cover"):
        ward.take(ward.purse(ward.action.pawn))


tired = ho.Variant(
    "Overtime costs a Care Token",
    "Whoever works a second shift, or covers a further space, puts a Care Token back as well.",
    rule="HOUSE-08",
    after={"assign": overtime},
)
