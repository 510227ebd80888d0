"""Rules that are told in whole games and do not happen in the lesson of their chapter, each with the reason."""

LEFT_OUT: dict[int, dict[str, str]] = {
    2: {"DAY-10": "its line clears the extra cover of a shift that is over: extra cover is a matter of lesson 3"},
    4: {"G-24": "an empty supply needs 24 tokens in hands and pool, which no first lesson on care comes near"},
    5: {"EVENT-10": "changes what a nurse asked about: it happens in lesson 6, where somebody asks"},
}
