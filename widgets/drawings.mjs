// Makes the table of drawings (src/drawing/table.js) from the files in drawings/. Drawings share many parts: a hand, an
// eye, a shoe. Equal elements stand in the table once, and so does each look that several elements have. Where a person
// is drawn like another, only the differences stand there.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { likenesses } from "./likeness.mjs";
import { PERSON, parted } from "./src/drawing/shape.js";

const FOLDER = new URL("drawings/", import.meta.url);
export const TABLE = new URL("src/drawing/table.js", import.meta.url);

/** Matches a tag that opens or closes, with its attributes and whether it is empty. */
const TAG = /<(?:\/[a-z]+|([a-z]+)((?: [a-zA-Z-]+="[^"]*")*)(\/?))>/y;
const ATTRIBUTE = /([a-zA-Z-]+)="([^"]*)"/g;

/**
 * @typedef {[tag: string, props: Record<string, string>, ...kids: Parsed[]]} Parsed an element as its file has it
 * @typedef {[look: number, shape: string, ...kids: (Element | number)[]]} Element an element in the table: the number of its
 *   look, its shape, and what stands in it
 * @typedef {Element | number} Drawn an element, or the number of an equal element that stands earlier in the table
 *
 * @typedef {object} Person Somebody who is drawn like another person in every posture.
 * @property {string} like who the other person is
 * @property {Record<string, string>} colours by a colour of the other person, the own one
 * @property {Record<number, Drawn[]>} instead by the number of an element of the other person, the own elements for it
 *
 * @typedef {object} Table
 * @property {string[]} looks the looks of all elements, by their number
 * @property {Record<string, Drawn>} drawings by its name, the outermost element of each drawing; without people who are drawn
 *   like others
 * @property {Record<string, Person>} people those who are drawn like others, by name
 */

/**
 * Return the table of all drawings.
 *
 * @param {Record<string, string>} sources by the name of a drawing, the text of its file
 * @returns {Table}
 */
export function tableOf(sources) {
  const all = Object.fromEntries(Object.entries(sources).map(([name, text]) => [name, parsed(name, text.trim())]));
  const likes = likenesses(all);
  /** @type {Map<string, number>} */
  const looks = new Map();
  /** @type {Map<string, number>} */
  const finished = new Map();
  /** @type {Element[]} */
  const elements = [];
  /**
   * @param {Parsed} element
   * @returns {Drawn}
   */
  const drawn = (element) => {
    const known = finished.get(JSON.stringify(element));
    if (known !== undefined) return known;
    const [tag, props, ...kids] = element;
    const { shape, look } = parted(tag, props);
    const inside = kids.map(drawn);
    placeOf(finished, element);
    /** @type {Element} */
    const made = [placeOf(looks, look), shape, ...inside];
    elements.push(made);
    return made;
  };
  const whole = Object.entries(all).filter(([name]) => !likes.has(name.match(PERSON)?.[1] ?? ""));
  const drawings = Object.fromEntries(whole.map(([name, element]) => [name, drawn(element)]));
  const people = [...likes].map(([who, { like, colours, parts }]) => {
    const numbered = [...parts.values()].map(([old, own]) => /** @type {const} */ ([placeOf(finished, old), own]));
    numbered.sort(([one], [other]) => one - other); // in the order in which drawing.js numbers them
    const instead = numbered.map(([old, own]) => [old, own.map(drawn)]);
    return [who, { like, colours: Object.fromEntries([...colours].filter(([old, own]) => old !== own)), instead: Object.fromEntries(instead) }];
  });
  const sorted = [...looks.keys()].sort(); // looks that begin alike stand together, which makes the zipped table smaller
  const places = [...looks.keys()].map((each) => sorted.indexOf(each));
  for (const each of elements) each[0] = /** @type {number} */ (places[each[0]]);
  return { looks: sorted.map((each) => JSON.parse(each)), drawings, people: Object.fromEntries(people) };
}

/**
 * Return the number of a thing among the known ones; a new thing gets the next number.
 *
 * @param {Map<string, number>} known
 * @param {unknown} thing
 */
function placeOf(known, thing) {
  const written = JSON.stringify(thing);
  const place = known.get(written) ?? known.size;
  known.set(written, place);
  return place;
}

/**
 * Return the outermost element of a drawing.
 *
 * @param {string} name
 * @param {string} text of its file
 * @returns {Parsed}
 */
function parsed(name, text) {
  /** @type {Parsed[]} */
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
    const around = open.at(-1);
    if (around) around.push(element);
    else if (TAG.lastIndex === text.length) return element;
    else break;
  }
  throw new Error(`drawings/${name}.svg holds something that is no shape with attributes: comments and text, too, stay out.`);
}

/**
 * Return the text that src/drawing/table.js has to have.
 *
 * @returns {string}
 */
export function written() {
  const files = readdirSync(FOLDER).sort();
  const sources = files.map((file) => [basename(file, ".svg"), readFileSync(new URL(file, FOLDER), "utf8")]);
  const table = JSON.stringify(tableOf(Object.fromEntries(sources)));
  const note = "// Made from drawings/ by `npm run drawings`: change the drawings there, not this file.";
  const type = '/** @type {import("../../drawings.mjs").Table} */';
  return `${note}\n${type}\nexport default JSON.parse('${table}');\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TABLE, written());
