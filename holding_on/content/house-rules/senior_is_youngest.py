import holding_on as ho


def came_last(ward, player):
    nurses = [pawn for pawn in ward.on_shift if pawn < ward.players]
    return nurses[-1] if nurses else player


youngest = ho.Variant(
    "The youngest has the last word",
    "The Nurse who was assigned last has the last word on a shift, and not the one who was assigned first.",
    rule="HOUSE-06",
    decides={"senior": came_last},
)
