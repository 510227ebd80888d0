import holding_on as ho


def goes_stale(ward):
    for nurse in range(ward.players):
        if ward.tokens[nurse] > 2:
            ward.take(nurse)


stale = ho.Variant(
    "Care Tokens go stale",
    "At the end of the day, each Nurse with more than two Care Tokens puts one back.",
    rule="HOUSE-03",
    after={"gather": goes_stale},
)
