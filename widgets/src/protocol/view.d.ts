// Written by `python3 -m tools.shapes --write` from holding_on/view/shape/: change it there.
//
// Some names mean the same everywhere. `text` is a whole sentence, which is spoken; `short`, `brief` and `name` are
// fewer words, which are seen. `pawn` and `who` are numbers of pawns: 0 to 3 Nurses, 4 to 6 Assistants, 7 and 8 On
// Call. `shift` is 0 to 2: morning, day, night. `timeline` is 1 to 5, and `position` 1 to 6. A memory is named "2-3":
// Timeline and position. `stage` is 0 green, 1 orange, 2 red, 3 black. `code` is the number by which an action is
// sent.

/** One thing that the table has to find. */
export type Progress = {
  /** The name of a symbol of the board; "" for none. */
  sign: string;
  /** How many are found. */
  count: string;
  name: string;
  done: boolean;
  text: string;
};

/** The roles: the Shift Manager, the senior of the shift, and who plays Billy. */
export type RoleName = "manager" | "senior" | "reader";

/** A role at the table, and who has it now. */
export type Role = {
  role: RoleName;
  who: number;
  text: string;
};

/** The top of the board. */
export type Head = {
  title: string;
  question: string;
  day: number;
  day_text: string;
  shift: number;
  shift_text: string;
  manager: number;
  manager_text: string;
  condition: number;
  condition_text: string;
  stage: number;
  stage_text: string;
  /** Whether Billy has turned away and wants no more questions. */
  turned: boolean;
  warnings: number;
  warnings_max: number;
  warnings_text: string;
  warnings_mean: string;
  warnings_short: string;
  objective_text: string;
  progress: Progress[];
  progress_text: string;
  progress_short: string;
  roles: Role[];
};

/** A stage of Billy's condition, from its highest condition to its lowest. */
export type Stage = {
  stage: number;
  name: string;
  from: number;
  to: number;
};

/** Billy's condition, now and at the highest. */
export type Track = {
  value: number;
  max: number;
  /** How many shifts the deck has. */
  shifts: number;
  stages: Stage[];
  text: string;
};

/** A moment that is over, while it is shown. */
export type Past = {
  /** The number of the move before which it lies. */
  move: number;
  text: string;
};

/** A moment that the board can go back to, just before a patient card was turned; or the present. */
export type Moment = {
  move: number;
  day: number;
  shift: number;
  condition: number;
  stage: number;
  /** Whether it is the present. */
  now: boolean;
  /** The care that this shift then gave; null for none. */
  care: Care | null;
  text: string;
};

/** The keys of every line of the journal. */
export type JournalLine = {
  line: number;
  day: number;
  shift: number;
  rule: string;
  text: string;
  cover: Fold | null;
  eased?: Fold;
  /** The number of the line that caused it. */
  cause: number | null;
  move: number;
};

/** A line of the journal, as it is sent to the browser. */
export type Line = JournalLine & {
  /** Nobody may miss it. */
  matters?: true;
  /** Billy's words are read aloud in it. */
  read_aloud?: true;
};

/** A line of the journal, as `Game.lines` gives it. */
export type WholeLine = JournalLine & {
  verb: string;
  matters: boolean;
  read_aloud: boolean;
};

/** The lesson that teaches a rule. */
export type Lesson = {
  page: string;
  text: string;
};

/** One cause, in the reply to "Why?". */
export type Link = {
  text: string;
  rule: string;
  /** What the rule says. */
  wording: string;
  line: number;
  /** The pages of the rulebook that print the rule. */
  pages_text: string;
  lesson: Lesson | null;
};

/** The side of a memory that lies open. */
export type Side = "partial" | "clear";

/** The spoken words of a memory that lies in play, and its fold. */
export type MemoryText = {
  text: string;
  cover: Fold | null;
};

/** A place of the quilt. */
export type Memory = MemoryText & {
  position: number;
  state: "empty" | "partial" | "clear";
  /** The numbers of the stitches: top, right, bottom, left. */
  stitches: number[] | null;
  title: string;
  words: string | null;
  story: string | null;
  feeling: string | null;
};

/** A Timeline with its six places. */
export type Row = {
  timeline: number;
  name: string;
  cards: Memory[];
};

/** The drawing of a memory or of a card of the story: the SVG text, and what it shows in words. */
export type Picture = {
  memory: string;
  /** partial, clear or told. */
  side: string;
  svg: string;
  text: string;
};

/** How a side of a memory lies; "open" beside an empty place. */
export type Standing = "fits" | "misfits" | "open";

/** One place of an arrangement. */
export type Laid = {
  memory: string | null;
  text: string;
  cover: Fold | null;
  sides: Standing[];
  sides_text: string;
};

/** How the memories lie where the players arrange them themselves. */
export type Arrangement = {
  rows: Laid[][];
  /** The memories that have a Tracking Token. */
  tracked: string[];
  /** Whether all sides fit. */
  fits: boolean;
  text: string;
};

/** A memory that Billy told, in the album. */
export type Heard = {
  memory: string;
  side: Side;
  /** The day on which it was first heard; null when it lay open as the game began. */
  day: number | null;
  timeline: number;
  lead: string;
  title: string;
  words: string;
  story: string;
  cover: Fold | null;
};

/** The kinds of cards of the story. */
export type StoryKind = "story" | "call" | "letter" | "choice";

/** A card of the story that was read. */
export type Told = {
  card: string;
  kind: StoryKind;
  title: string;
  text: string;
  note: string | null;
  /** What its drawing shows. */
  picture: string | null;
};

/** How the game ended. */
export type Outcome = {
  won: boolean;
  died: boolean;
  /** objective, condition, deck or warnings. */
  reason: string;
  rule: string;
  title: string;
  text: string;
};

/** The kinds of pages; "conversation" is for several pages of the kinds "told" and "event" together. */
export type LeafKind = "told" | "event" | "conversation" | "emergency" | "warning" | "laid" | "evening" | "ending" | StoryKind;

/** A card as a page shows it. */
export type Brought = {
  /** The words above the heading. */
  lead: string;
  title: string;
  /** The words of Billy; on the page of an emergency or an ending, words in small letters. */
  words: string;
  text: string;
  timeline: number | null;
  memory: string | null;
  side: "partial" | "clear" | "told" | null;
  who: number | null;
  cover: Fold | null;
  /** Who brought a card in the evening. */
  name?: string;
  /** What became of a card in the evening. */
  brief?: string;
};

/** A page that is turned. */
export type Leaf = Brought & {
  /** The line of the journal to which it belongs. */
  line: number;
  kind: LeafKind;
  /** The button that goes on. */
  on: string;
  /** What follows. */
  then: string[];
  /** The pages of a conversation, or the cards of an evening; else empty. */
  cards: Leaf[] | Brought[];
  eased?: Fold | null;
  story?: string;
  /** Whether Billy turns away. */
  turned?: boolean;
  /** Whether the present question is about it. */
  asks?: boolean;
  warnings?: [number: number, most: number];
  /** The card of the story. */
  card?: string;
  /** What the drawing of that card shows. */
  picture?: string | null;
};

/** A Partial Memory face down: the words on its back. */
export type HeldPartial = {
  timeline: number;
  words: string;
  text: string;
  cover: Fold | null;
};

/** A Clear Memory face down. */
export type HeldClear = {
  timeline: number;
  text: string;
};

/** Somebody on the ward. */
export type Pawn = {
  pawn: number;
  kind: "nurse" | "assistant" | "on_call";
  name: string;
  short: string;
  /** The name of the place; "shift" on a space of a shift. */
  place: string;
  shift: number | null;
  space: number | null;
  stress: number;
  stress_max: number;
  overstressed: boolean;
  /** The Care Tokens; null for pawns that hold none. */
  tokens: number | null;
  token_cap: number | null;
  partials: HeldPartial[];
  clears: HeldClear[];
  manager: boolean;
  senior: boolean;
  text: string;
};

/** The Assistants' purse. */
export type Pool = {
  /** Its number among the purses. */
  purse: number;
  tokens: number;
  partials: HeldPartial[];
  text: string;
};

/** The Care Tokens that nobody has. */
export type Supply = {
  tokens: number;
  text: string;
};

/** How many cards the decks have left. */
export type Decks = {
  patient: number;
  partial: number;
  clear: number;
  text: string;
};

/** A letter that has come, by the id of its card. */
export type Letter = {
  card: string;
  title: string;
};

/** A place of pawns on no shift. */
export type Place = {
  id: string;
  name: string;
  pawns: number[];
  text: string;
  /** Who is called from the Contact Tile. */
  brief?: string;
  /** The letters of the Marked Area. */
  cards?: Letter[];
};

/** The question. */
export type Prompt = {
  kind: string;
  /** The kind in more detail. */
  topic: string;
  /** Who decides; null for the whole table. */
  who: number | null;
  who_text: string;
  text: string;
  /** The question in one line. */
  short: string;
  /** Who is asked, or what that player needs to know first. */
  lead: string;
  /** Whether the text says more than the line. */
  more: boolean;
  rule: string;
};

/** The numbers of what an answer brings. What is 0 is left out, except the condition. */
export type Signs = {
  condition: [now: number, worst: number, best: number];
  /** Care Tokens to be paid for the best result. */
  held?: number;
  /** Symbols of the card left without a Care Token. */
  open?: number;
  /** Care Tokens that the table gains, or loses if negative. */
  hearts?: number;
  /** Partial Memories. */
  cloths?: number;
  /** Choices between a Care Token and a Partial Memory. */
  either?: number;
  /** The Stress of pawns afterwards. */
  stress?: [pawn: number, then: number][];
  /** Hospital Warnings. */
  warnings?: number;
  /** Billy dies: 1 only with the worst result, 2 with every result. */
  ends?: number;
  /** How many of the unseen memories match the question about a Timeline. */
  odds?: [matching: number, unseen: number];
};

/** The things on the board on which an answer is chosen. */
export type Target = "card" | "timeline" | "purse" | "pawn" | "button";

/** The action behind an answer, and where on the board it is chosen. */
export type Pointed = {
  kind: string;
  pawn: number | null;
  timeline: number | null;
  target: Target;
};

/** The few words of an answer, and what it will bring. */
export type Foretold = {
  /** Its name; "" for a choice of the story, which is shown whole. */
  name: string;
  brief: string;
  /** Whether its text says more than `name` and `brief`. */
  more: boolean;
  /** What will follow. */
  follows: string;
  /** Billy's condition then. */
  condition: number;
  tokens: [purse: number, then: number][];
  signs: Signs;
};

/** The keys of every answer. */
export type Offered = Pointed & Foretold & {
  text: string;
  /** The name of its picture; "" for none. */
  drawn: string;
};

/** An answer that is one action. */
export type Action = Offered & {
  code: number;
};

/** An answer that is several actions together. */
export type Gesture = Offered & {
  /** The codes of its actions, with spaces between them. */
  code: string;
  /** Who goes to Billy together. */
  pawns: number[];
};

/** An answer of either kind. */
export type Answer = Action | Gesture;

/** Why an answer is not possible now, and what would make it possible. */
export type Refusal = {
  code: number;
  text: string;
  /** The reason as a key; `why` is the reason as a sentence. */
  reason: string;
  rule: string;
  why: string;
  unlock: string;
};

/** An answer that is not possible now. */
export type Barred = Refusal & Pointed & {
};

/** The care that a shift gives. */
export type Care = "medical" | "palliative";

/** The patient card of a shift. */
export type PatientCard = {
  id: string;
  /** deteriorating, stable or emergency. */
  kind: string;
  kind_text: string;
  text: string;
  /** How Billy lies; "" where his stage decides that. */
  posture: string;
  /** How many people the card needs. */
  staff: number;
  /** How many places for Care Tokens the card has. */
  symbols: number;
  /** How many of these places are covered. */
  covered: number;
  symbols_text: string;
  /** How many Care Tokens being with Billy brings. */
  tokens: number;
  /** How many Partial Memories being with Billy brings. */
  memories: number;
  /** How many choices between a Care Token and a Partial Memory being with Billy brings. */
  either: number;
  /** The Care Tokens that covering a whole emergency brings. */
  all_held: number;
  yield_text: string;
  inquire: boolean;
  inquire_text: string;
  spoken: string;
  /** The fold of an emergency, for readers who left a heavy card folded before. */
  eased: Fold | null;
};

/** A Staff space: who stands on it, or who covers it. */
export type Space = {
  space: number;
  pawn: number | null;
  covered_by: number | null;
  text: string;
};

/** A shift of the present day. */
export type Shift = {
  shift: number;
  name: string;
  short: string;
  state: "coming" | "now" | "done";
  text: string;
  card: PatientCard | null;
  spaces: Space[];
  /** null for no care, or none yet. */
  care: Care | null;
  care_text: string;
};

/** A fold, which hides heavy words. */
export type Fold = {
  /** The id of the card with these words. */
  card: string;
  /** What the words are about. */
  note: string;
  /** The sentence in their place. */
  text: string;
};

/** A sentence alone. */
export type Spoken = {
  text: string;
};

/** All that is shown of a position, to one seat or to the whole table. */
export type Position = {
  lang: string;
  players: number;
  seat: number | null;
  head: Head;
  track: Track;
  shifts: Shift[];
  places: Place[];
  pawns: Pawn[];
  pool: Pool;
  supply: Supply;
  decks: Decks;
  grid: Row[];
  conversation: Spoken | null;
  prompt: Prompt;
  actions: Action[];
  gestures: Gesture[];
  barred: Barred[];
  /** By the name of a thing, the kinds of answers that use it. */
  used_by: Record<string, string[]>;
  told: Told[];
  outcome: Outcome | null;
  /** The moments that can be looked back to; a board adds them, and so does a drawing of the thread. */
  moments?: Moment[];
  /** The pages that the last move brought; a board adds them. */
  pages?: Leaf[];
};

/** All that the game shows to one seat. */
export type View = Position & {
  revision: number;
  can_undo: boolean;
  past: Past | null;
  branch: Spoken | null;
};
