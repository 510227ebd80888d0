import holding_on as ho


def anybody_pays(ward, actions):
    others = [nurse for nurse in range(ward.players) if ward.tokens[nurse] and nurse not in ward.on_shift]
    return [*actions, *(ho.Action.of(f"pay nurse {nurse + 1}") for nurse in others)]


purse = ho.Variant(
    "One purse for all",
    "Every Nurse may pay for Medical Care, also one who is not on the shift.",
    rule="HOUSE-07",
    options={"payment": anybody_pays},
)
