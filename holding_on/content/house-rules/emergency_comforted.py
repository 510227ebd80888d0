import holding_on as ho

comfort = ho.Action.of("care palliative")


def also_comfort(ward, actions):
    return [*actions, comfort] if ward.card.kind == "emergency" else actions


comforted = ho.Variant(
    "An emergency may be comforted",
    "Palliative Care may be chosen on an Emergency too: Billy's condition falls by its symbols.",
    rule="HOUSE-01",
    options={"care": also_comfort},
)
