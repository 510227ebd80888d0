// How a pawn looks: its face and its posture. Nothing here is a rule; what somebody may do comes with the view.

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Pawn} Pawn
 */

/**
 * The name that each pawn has in the names of the drawings, by the pawn's number: four Nurses, three Assistants, two
 * who are on call.
 */
const WHO = ["ann", "ben", "cleo", "dev", "a1", "a2", "a3", "oc1", "oc2"];

/**
 * Return the name of the drawing of somebody before the first day: rested, standing with the others.
 *
 * @param {number} pawn the number of the pawn
 */
export const restedFigure = (pawn) => `person-${WHO[pawn]}-${pawn === 1 ? "cup" : "stand"}-0`;

/**
 * Return the name of the drawing of a rested face.
 *
 * @param {number} pawn the number of the pawn
 */
export const restedFace = (pawn) => `face-${WHO[pawn]}-0`;

/** The red stage: from here on nobody smiles. */
const LOW = 2;
const TIRED = 2;
const SPENT = 3;

/**
 * Whether nobody smiles: in an emergency, from the red stage on, after a lost game.
 *
 * @param {View} view
 */
export function isGrave(view) {
  const { head, shifts, outcome } = view;
  return head.stage >= LOW || shifts[head.shift]?.card?.kind === "emergency" || outcome?.won === false;
}

/**
 * Return the name of the drawing of a face, the round portrait.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
export function faceOf(view, pawn) {
  const mood = moodOf(pawn, isGrave(view));
  return `face-${WHO[pawn.pawn]}-${mood === "1" ? "0" : mood}`;
}

/**
 * Return the name of the drawing of a whole figure.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
export function figureOf(view, pawn) {
  return `person-${WHO[pawn.pawn]}-${postureOf(view, pawn)}`;
}

/**
 * Return the name of the drawing of a Nurse at the telephone.
 *
 * @param {Pawn} pawn
 */
export function callerOf(pawn) {
  return `person-${WHO[pawn.pawn]}-phone-1`;
}

/**
 * Return the mood of somebody, as names of drawings have it: "3" overstressed, "w" worried, "2" tired, "1" earnest, "0"
 * rested.
 *
 * @param {Pawn} pawn
 * @param {boolean} grave whether nobody smiles
 */
function moodOf(pawn, grave) {
  if (pawn.overstressed || pawn.stress >= SPENT) return "3";
  return grave ? "w" : String(pawn.stress);
}

/**
 * Return the posture and the mood of somebody, as the names of drawings end: "sit-1".
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
function postureOf(view, pawn) {
  const grave = isGrave(view);
  const mood = moodOf(pawn, grave);
  if (pawn.place === "on_leave" || pawn.place === "left") return `coat-${inCoat(pawn, grave)}`;
  if (mood === "3") return "over-3";
  if (view.shifts.some(({ spaces }) => spaces.some((space) => space.covered_by === pawn.pawn))) return "cover-w";
  if (pawn.place === "contact_tile" && pawn.kind === "nurse") return "phone-1";
  if (mood === "2") return "tired-2";
  if (pawn.shift === view.head.shift && sits(view, pawn)) return `sit-${grave ? "w" : 1}`;
  if (isNearest(view, pawn)) return `reach-${mood}`;
  return pawn.place === "break_room" && mood === "0" ? "cup-0" : `stand-${mood}`;
}

/**
 * Whether somebody leans over Billy's bed: the first on the shift, or in an emergency the Senior Nurse there.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
function isNearest({ head, pawns, shifts }, pawn) {
  if (pawn.shift !== head.shift) return false;
  const isLed = shifts[head.shift]?.card?.kind === "emergency" && pawns.some(({ shift, senior }) => senior && shift === head.shift);
  return isLed ? pawn.senior : pawn.space === 0;
}

/**
 * Whether somebody sits at Billy's bed: in the red stage, and where the shift gives Palliative Care, the first on the
 * shift; in the black stage all; in an emergency nobody.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
function sits({ head, shifts }, pawn) {
  if (shifts[head.shift]?.card?.kind === "emergency") return false;
  return head.stage > LOW || (pawn.space === 0 && (head.stage === LOW || shifts[head.shift]?.care === "palliative"));
}

/**
 * Return the mood of somebody in a coat: 2 tired, 1 earnest, 0 rested. There are no other drawings with a coat.
 *
 * @param {Pawn} pawn
 * @param {boolean} grave whether nobody smiles
 */
function inCoat(pawn, grave) {
  if (pawn.overstressed || pawn.stress >= TIRED) return 2;
  return grave ? 1 : pawn.stress;
}
