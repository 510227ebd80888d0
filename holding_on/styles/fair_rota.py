"""fair_rota: nobody above one stress where there is another way; else as balanced."""

from .carer import Carer
from .values import Values

fair_rota = Carer(Values(most_stress=1, rest_at=0.3, stay=2))
