import holding_on as ho


def heals(ward):
    if ward.talker is not None:
        ward.rest(ward.talker, 1)


listening = ho.Variant(
    "Listening heals",
    "Whoever hears a memory of Billy's loses a Stress.",
    rule="HOUSE-12",
    after={"draw_partials": heals},
)
