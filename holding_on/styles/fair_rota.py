"""`fair_rota`: a carer who brings nobody above one Stress where there is another way; else like `balanced`."""

from .carer import Carer
from .values import Values

fair_rota = Carer(Values(most_stress=1, rest_at=0.3, stay=2))
