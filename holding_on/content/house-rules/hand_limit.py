import holding_on as ho


def has_room(ward, actions):
    free = [action for action in actions if len(ward.held(ward.purse(action.pawn))) < 2]
    return free or actions


limit = ho.Variant(
    "Nobody carries more than two",
    "Whoever holds two memories already leaves the talk with Billy to somebody else of the shift, if there is anybody.",
    rule="HOUSE-10",
    options={"talker": has_room},
)
