import holding_on as ho


def who_is_tired(ward, actions):
    return [action for action in actions if action.pawn is None or ward.stress[action.pawn] > 0]


def an_hour_off(ward, action):
    if action.pawn is None:
        ward.as_usual()
    else:
        ward.rest(action.pawn)


leave = ho.Variant(
    "Leave costs nothing",
    "Whoever goes On Leave loses all Stress at once and stays in the Break Room; nobody goes who has none.",
    rule="HOUSE-02",
    options={"leave": who_is_tired},
    answers={"leave": an_hour_off},
)
