import holding_on as ho


def only_a_word(ward):
    if ward.day <= 3 and ward.change.after > ward.change.before:
        ward.forgive()


word = ho.Variant(
    "The first days forgive",
    "On the first three days a Hospital Warning is only a word: it is taken back at once.",
    rule="HOUSE-11",
    after={"warnings": only_a_word},
)
