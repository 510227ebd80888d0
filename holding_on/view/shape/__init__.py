"""The shapes of what a display is told: this package alone says which keys it gets, and what each of them holds.

`python -m tools.shapes --write` writes the types of the browser side from it (`widgets/src/protocol/view.d.ts`).

Some names mean the same everywhere. `text` is a whole sentence, which is spoken; `short`, `brief` and `name` are fewer
words, which are seen. `pawn` and `who` are numbers of pawns: 0 to 3 Nurses, 4 to 6 Assistants, 7 and 8 On Call. `shift`
is 0 to 2: morning, day, night. `timeline` is 1 to 5, and `position` 1 to 6. A memory is named "2-3": Timeline and
position. `stage` is 0 green, 1 orange, 2 red, 3 black. `code` is the number by which an action is sent.
"""

from .head import Head, Progress, Role, RoleName, Stage, Track
from .journal import JournalLine, Lesson, Line, Link, Moment, Past, WholeLine
from .memories import Arrangement, Heard, Laid, Memory, MemoryText, Picture, Row, Side, Standing
from .pages import Brought, Leaf, LeafKind, Outcome, StoryKind, Told
from .people import Decks, HeldClear, HeldPartial, Letter, Pawn, Place, Pool, Supply
from .question import Action, Answer, Barred, Foretold, Gesture, Offered, Pointed, Prompt, Refusal, Signs, Target
from .shifts import Care, PatientCard, Shift, Space
from .texts import Fold, Spoken
from .whole import Position, View

__all__ = [
    "Action",
    "Answer",
    "Arrangement",
    "Barred",
    "Brought",
    "Care",
    "Decks",
    "Fold",
    "Foretold",
    "Gesture",
    "Head",
    "Heard",
    "HeldClear",
    "HeldPartial",
    "JournalLine",
    "Laid",
    "Leaf",
    "LeafKind",
    "Lesson",
    "Letter",
    "Line",
    "Link",
    "Memory",
    "MemoryText",
    "Moment",
    "Offered",
    "Outcome",
    "Past",
    "PatientCard",
    "Pawn",
    "Picture",
    "Place",
    "Pointed",
    "Pool",
    "Position",
    "Progress",
    "Prompt",
    "Refusal",
    "Role",
    "RoleName",
    "Row",
    "Shift",
    "Side",
    "Signs",
    "Space",
    "Spoken",
    "Stage",
    "Standing",
    "StoryKind",
    "Supply",
    "Target",
    "Told",
    "Track",
    "View",
    "WholeLine",
]
