// Who a pawn is to the eye: its face and its posture. These are looks, not rules: what somebody may do comes with the view.

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Pawn} Pawn
 */

/** Who is drawn for a pawn, by its number: four Nurses, three Assistants, two on call. */
const WHO = ["ann", "ben", "cleo", "dev", "a1", "a2", "a3", "oc1", "oc2"];

/**
 * The name of the figure of somebody before the first day, rested, standing together with the others.
 *
 * @param {number} pawn
 */
export const restedFigure = (pawn) => `person-${WHO[pawn]}-${pawn === 1 ? "cup" : "stand"}-0`;

/**
 * The name of the face of somebody before the first day, rested.
 *
 * @param {number} pawn
 */
export const restedFace = (pawn) => `face-${WHO[pawn]}-0`;

/** From this stage on, red, nobody smiles. */
const LOW = 2;
const TIRED = 2;
const SPENT = 3;

/**
 * Whether nobody smiles: in an emergency, where Billy is low, where the game was lost.
 *
 * @param {View} view
 */
export function isGrave(view) {
  const { head, shifts, outcome } = view;
  return head.stage >= LOW || shifts[head.shift]?.card?.kind === "emergency" || outcome?.won === false;
}

/**
 * The name of the round portrait.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
export function faceOf(view, pawn) {
  const mood = moodOf(pawn, isGrave(view));
  return `face-${WHO[pawn.pawn]}-${mood === "1" ? "0" : mood}`;
}

/**
 * The name of the whole figure.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
export function figureOf(view, pawn) {
  return `person-${WHO[pawn.pawn]}-${postureOf(view, pawn)}`;
}

/**
 * The name of the figure of a Nurse at the telephone.
 *
 * @param {Pawn} pawn
 */
export function callerOf(pawn) {
  return `person-${WHO[pawn.pawn]}-phone-1`;
}

/**
 * How somebody looks: 3 overstressed, w worried, 2 tired, 1 earnest, 0 rested.
 *
 * @param {Pawn} pawn
 * @param {boolean} grave
 */
function moodOf(pawn, grave) {
  if (pawn.overstressed || pawn.stress >= SPENT) return "3";
  return grave ? "w" : String(pawn.stress);
}

/**
 * How somebody stands there, and with which face.
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
  if (pawn.shift === view.head.shift && sits(view, pawn)) return `sit-${mood}`;
  if (isNearest(view, pawn)) return `reach-${mood}`;
  return pawn.place === "break_room" && mood === "0" ? "cup-0" : `stand-${mood}`;
}

/**
 * Who leans over his bed: the first on the shift, in an emergency whoever is senior there.
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
 * Late in his illness there is time to sit: in the red stage for who is first at his bed, in the black one for all. In an
 * emergency nobody does.
 *
 * @param {View} view
 * @param {Pawn} pawn
 */
function sits({ head, shifts }, pawn) {
  if (shifts[head.shift]?.card?.kind === "emergency") return false;
  return head.stage > LOW || (head.stage === LOW && pawn.space === 0);
}

/**
 * Who goes home has a coat on whatever happens: tired, earnest or rested.
 *
 * @param {Pawn} pawn
 * @param {boolean} grave
 */
function inCoat(pawn, grave) {
  if (pawn.overstressed || pawn.stress >= TIRED) return 2;
  return grave ? 1 : pawn.stress;
}
