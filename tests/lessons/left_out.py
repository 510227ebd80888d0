"""Rules that recorded games show and that do not happen in the lesson of their chapter, each with the reason."""

LEFT_OUT: dict[int, dict[str, str]] = {
    1: dict.fromkeys(
        ("SETUP-15", "SETUP-16", "SETUP-17", "SETUP-18"),
        "the cards of a scenario are read out when a game is set up, and no picture of the lesson has them",
    ),
    2: {"DAY-10": "its line clears the extra cover of a shift that is over: extra cover is a matter of lesson 3"},
    4: {"G-24": "an empty supply needs 24 tokens in hands and pool, which no first lesson on care comes near"},
    5: {"EVENT-10": "changes what a nurse asked about: it happens in lesson 6, where somebody asks"},
    9: {
        "SCEN-02": "a scenario that begins in the middle: of the box only scenario 0, which is not played here",
        "SCEN-03": "letters and choices come with later scenarios; this lesson is about how any of them ends",
        "SCEN-06": "a Call beside the memories is asked for in scenario 3: who makes it, and when, is lesson 10",
        "SCEN-08": "cards that are set aside and marks that are handed on come with later scenarios",
        "SCEN-12": "that it loses at once is another reading; the Warning for too few people happens in lesson 8",
        "SCEN-16": "to begin the campaign afresh is a button of the play page, and changes nothing on the table",
    },
    11: {
        "TWO-02": "who comes from the Morning to the Night comes by TWO-01, and its sentence has that id",
        "FOUR-04": "Care Tokens that somebody does not gain leave no line; whoever leads has as many as before",
    },
}
