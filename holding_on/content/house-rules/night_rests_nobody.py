import holding_on as ho

night = ho.Variant(
    "The night rests nobody",
    "Whoever is in the Break Room at the end of the day gains no Care Tokens.",
    rule="HOUSE-04",
    numbers={"DAY-13": 0},
)
