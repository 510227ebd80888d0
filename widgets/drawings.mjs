// Makes of the drawings in drawings/ the table that the board draws from: src/drawing/table.js, committed as it is made.
//
// The drawings share most of their parts: a hand, an eye, a shoe. Equal elements stand in the table once.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("drawings/", import.meta.url);
export const TABLE = new URL("src/drawing/table.js", import.meta.url);

/** A tag that opens, with its attributes and whether it is empty, or one that closes. */
const TAG = /<(?:\/[a-z]+|([a-z]+)((?: [a-zA-Z-]+="[^"]*")*)(\/?))>/y;
const ATTRIBUTE = /([a-zA-Z-]+)="([^"]*)"/g;

/**
 * @typedef {[tag: string, props: Record<string, string>, ...kids: number[]]} Element its kids by their place in the table
 * @typedef {{elements: Element[], drawings: Record<string, number>}} Table each drawing by its outermost element
 */

/**
 * The drawings as one table.
 *
 * @param {Record<string, string>} sources each drawing by its name
 * @returns {Table}
 */
export function tableOf(sources) {
  /** @type {Map<string, number>} */
  const places = new Map();
  /** @param {Element} element */
  const placeOf = (element) => {
    const written = JSON.stringify(element);
    const place = places.get(written) ?? places.size;
    places.set(written, place);
    return place;
  };
  const drawings = Object.entries(sources).map(([name, text]) => [name, outermost(name, text.trim(), placeOf)]);
  return { elements: [...places.keys()].map((each) => JSON.parse(each)), drawings: Object.fromEntries(drawings) };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {(element: Element) => number} placeOf
 */
function outermost(name, text, placeOf) {
  /** @type {Element[]} */
  const open = [];
  TAG.lastIndex = 0;
  for (let found; (found = TAG.exec(text)); ) {
    const [, tag, attributes = "", empty] = found;
    if (tag) {
      const { xmlns, ...props } = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map((each) => each.slice(1)));
      open.push([tag, props]);
    }
    if (tag && !empty) continue;
    const element = open.pop();
    if (!element || !(tag || found[0] === `</${element[0]}>`)) break;
    const place = placeOf(element);
    const around = open.at(-1);
    if (around) around.push(place);
    else if (TAG.lastIndex === text.length) return place;
    else break;
  }
  throw new Error(`drawings/${name}.svg holds something that is no shape with attributes: comments and text, too, stay out.`);
}

/** @returns {string} what src/drawing/table.js has to be */
export function written() {
  const files = readdirSync(FOLDER).sort();
  const sources = files.map((file) => [basename(file, ".svg"), readFileSync(new URL(file, FOLDER), "utf8")]);
  const table = JSON.stringify(tableOf(Object.fromEntries(sources)));
  const note = "// Made from drawings/ by `npm run drawings`: change the drawings there, not this file.";
  const type = '/** @type {import("../../drawings.mjs").Table} */';
  return `${note}\n${type}\nexport default JSON.parse('${table}');\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TABLE, written());
