// Builds the few files that the Python side reads and every display carries: small, never edited by hand.
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const common = {
  bundle: true,
  minify: true,
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  logLevel: /** @type {const} */ ("info"),
};
const target = new URL("../holding_on/board/static/", import.meta.url).pathname;
/** Where the files of the site without a server go; no display carries them. */
const site = new URL("../holding_on/server/site/static/", import.meta.url).pathname;
const note = "Built from widgets/: change it there.";
/**
 * Return a style sheet without spaces that mean nothing; esbuild leaves them in custom properties and around * and /.
 *
 * @param {string} text
 */
const closed = (text) => text.replaceAll(/(--[\w-]+:) | ([*/]) |(,) /g, "$1$2$3");
/**
 * By custom property of the style sheets: its short name. Those of the walls keep their names, since a test reads them.
 *
 * @type {Map<string, string>}
 */
const names = new Map();
const LETTERS = "abcdefgijklmnoqrstvz"; // the other letters are used for positions
/**
 * Return a style sheet with the short names, which are the same in all sheets.
 *
 * @param {string} text
 */
const renamed = (text) =>
  text.replaceAll(/--h[ow]-(?!wall\b)[\w-]+/g, (long) => {
    const short = names.get(long) ?? `--${LETTERS[names.size % LETTERS.length]}${Math.floor(names.size / LETTERS.length) || ""}`;
    names.set(long, short);
    return short;
  });

/**
 * The names of properties that get short names in the board's code: those by which its parts know each other. None of
 * them is a word of the code that comes later (`link/link.js`), a word of Python's, a `data-do` or a name of the browser's.
 */
const INSIDE = [
  "announce", "attach", "bringIntoSight", "deeds", "desk", "dom", "escape", "focused", "focusOn",
  "focusOnQuestion", "goToQuestion", "inform", "isBusy", "isLate", "kid", "kids", "leaf", "looked", "notes", "props",
  "root", "scrollToEnd", "stops", "tag", "tale", "timers", "unsaid", "viewChanged", "viewNow", "voice", "waiting",
  "whole",
];
const inside = { mangleProps: new RegExp(`^(${INSIDE.join("|")})$`) };

for (const [source, built] of [
  ["index.js", `${target}board.js`],
  ["lesson.js", `${target}lesson.js`],
  ["protocol/stand_in.js", `${target}stand_in.js`],
  ["keeper/keeper.js", `${target}keeper.js`],
  ["link/link.js", `${target}link.js`],
  ["site/page.js", `${site}page.js`],
  ["site/service_worker.js", `${site}service_worker.js`],
  ["site/worker.js", `${site}worker.js`],
]) {
  await build({
    ...common,
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [`src/${source}`],
    outfile: built,
    ...(["index.js", "lesson.js"].includes(source ?? "") ? inside : {}),
    format: "esm",
    lineLimit: 16000, // so that a change can be seen in a diff; shorter lines make the file larger
    target: "es2022",
    banner: { js: `// ${note}` },
  });
}
for (const name of ["colours.css", "board.css", "table.css", "lesson.css", "site/page.css"]) {
  const { outputFiles } = await build({
    ...common,
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [`styles/${name}`],
    write: false,
    banner: { css: `/* ${note} */` },
  });
  for (const { text } of outputFiles) writeFileSync(`${name.startsWith("site/") ? site : target}${path.basename(name)}`, renamed(closed(text)).replaceAll("@", "\n@")); // each @-rule begins a line, so that a change can be seen in a diff
}

const fonts = new URL("fonts/", import.meta.url).pathname;
for (const name of readdirSync(fonts).filter((each) => each.endsWith(".woff2"))) {
  copyFileSync(`${fonts}${name}`, `${target}${name}`);
}
