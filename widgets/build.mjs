// Joins the sources into the few files that the Python side reads: readable, never edited by hand.
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const common = {
  bundle: true,
  minify: false,
  minifySyntax: true,
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  logLevel: /** @type {const} */ ("info"),
};
const target = new URL("../holding_on/board/static/", import.meta.url).pathname;
const note = "Built from widgets/ by `npm run build`. Change the sources there, not this file.";

for (const [source, name] of [["index.js", "board.js"], ["protocol/stand_in.js", "stand_in.js"], ["keeper/keeper.js", "keeper.js"]]) {
  await build({
    ...common,
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [`src/${source}`],
    outfile: `${target}${name}`,
    format: "esm",
    target: "es2022",
    banner: { js: `// ${note}` },
  });
}
for (const name of ["board.css", "table.css"]) {
  await build({
    ...common,
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [`styles/${name}`],
    outfile: `${target}${name}`,
    banner: { css: `/* ${note} */` },
  });
}

// Every page that opens carries these files. Functions and their bodies, and of styles one line a rule, are enough to
// read by; who wants more reads src/ and styles/.
for (const name of ["board.js", "stand_in.js", "keeper.js", "board.css", "table.css"]) {
  const text = readFileSync(`${target}${name}`, "utf8").replace(/^(?: {2})+/gm, () => " ");
  writeFileSync(`${target}${name}`, name.endsWith(".css") ? ruleByRule(text) : withoutNotes(text));
}

/**
 * Without where a line is from, of which type something is, and what a method is for.
 *
 * @param {string} code
 */
function withoutNotes(code) {
  return code.replace(/^\/\/ src\/.*\n/gm, "").replace(/^ *\/\*\*[^]*?\*\/\n/gm, "").replace(/\/\*(?: @__PURE__|\* @type [^\n]*?) \*\/\s/g, "");
}

/** @param {string} styles */
function ruleByRule(styles) {
  const plain = styles.replace(/^ +/gm, "").replace(/^\/\* styles\/.*\n/gm, "");
  return plain.replace(/\{[^{}]*\}/g, (rule) => rule.replace(/\n/g, " "));
}
