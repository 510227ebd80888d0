import holding_on as ho


def twice(ward):
    if ward.asked == "talker":
        ward.draw_more(ward.card.memories)


def keep_the_rarer(ward):
    told = ward.held(ward.purse(ward.talker))
    if len(told) % 2 == 0 and told:
        heard = [card // 6 for card in (*ward.partials, *told)]
        ward.put_back(max(told, key=lambda card: heard.count(card // 6)))


two = ho.Variant(
    "Draw two and keep one",
    "Billy tells twice as many memories; of each two, that of the Timeline of which more was told goes back.",
    rule="HOUSE-05",
    after={"care": twice, "deal_partial": keep_the_rarer},
)
