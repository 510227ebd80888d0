// A cloth on which memories are turned and laid until their stitches meet.
import { classes, h } from "../kit/node.js";
import { seams } from "../memories/seams.js";

/**
 * @typedef {import("./script.js").Scrap} Scrap
 * @typedef {import("../memories/laying.js").Place} Place
 */

/** @type {any} Something lies on every side; whether it fits is said by the sides themselves. */
const AROUND = { memory: { state: "partial" } };

/** @type {Scrap} A place without use. */
const NOTHING = { name: "", text: "", src: "", edges: [], sides: [], turns: 0 };

/** A small memory with words beside it, as it lies outside the cloth, and with words below it. */
const BESIDE = "display: flex; align-items: center; gap: 14px; padding: 14px 30px 8px; --wide: 84px";
const ABOVE = "display: grid; --wide: min(76px, 17vw)";

/** The same where the stage has no room for it. */
const SMALL = "display: grid; --wide: 40px";

/** The deck with its words beside it; on a phone there is room for the words alone. */
const DECK = "display: flex; align-items: center; gap: 8px; max-width: 210px; --over: hidden; --wide: clamp(0px, (100vw - 500px) * 9, 56px)";

/** Memories side by side, in as many rows as they need. */
const IN_A_ROW = "display: flex; flex-wrap: wrap; gap: 8px 12px; margin-block: 0; padding: 8px 14px";

/**
 * Draw the places of the cloth, each with the memory that lies there, and below it the memory in hand.
 *
 * @param {Scrap[]} scraps
 */
export function cloth(scraps) {
  const [hand] = scraps.filter(({ caption }) => caption);
  return h(
    "div",
    { class: "hw-quilt hs-instead", key: "cloth", part: "cloth" },
    h("div", { class: "hw-cloth", style: "max-width: 300px; margin: auto" }, scraps.map((each, n) => scrap(each.caption ? NOTHING : each, n))),
    hand && named(hand, BESIDE, "hand"),
  );
}

/**
 * Draw the memories that lie open, each with the name of its Timeline.
 *
 * @param {Scrap[]} scraps
 * @param {boolean} isLow whether the stage has no room for them in their size
 */
export function lyingOpen(scraps, isLow) {
  return h(
    "div",
    { class: "hs-thread hw-quilt", key: "laid", part: "laid", role: "list", style: IN_A_ROW },
    scraps.map((each) => h("div", { key: each.text, class: "hs-lands", role: "listitem" }, named(each, each.deck ? DECK : isLow ? SMALL : ABOVE, "memory"))),
  );
}

/**
 * Draw a memory with its caption.
 *
 * @param {Scrap} each
 * @param {string} style
 * @param {string} key
 */
function named(each, style, key) {
  return h("div", { key, style }, h("div", { key: "memory", style: "display: grid; width: var(--wide); overflow: var(--over)" }, scrap(each, 0)), h("span", { key: "caption" }, each.caption));
}

/**
 * Draw a place: a button where something can be done with it. Its edges turn with its picture.
 *
 * @param {Scrap} scrap
 * @param {number} n
 */
function scrap({ name, text, src, edges, sides, turns }, n) {
  /** @type {any} */
  const place = { memory: { stitches: edges, state: "partial" }, sides };
  return h(
    name ? "button" : "div",
    {
      key: `${n} ${name !== ""}`, class: classes("hs-scrap", name && (src ? "is-held" : "is-place")), "aria-label": text || null, role: !name && text ? "img" : null,
      "data-do": name && "does", "data-name": name || null,
    },
    src && h("div", { class: "hs-front", style: `--turn: ${turns * 90}deg` }, h("img", { src, alt: "" }), seams(place, [AROUND, AROUND, AROUND, AROUND])),
  );
}
