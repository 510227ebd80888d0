// Joins the sources into the few files that the Python side reads: readable, never edited by hand.
import { build } from "esbuild";

const common = {
  bundle: true,
  minify: false,
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  logLevel: /** @type {const} */ ("info"),
};
const target = new URL("../holding_on/board/static/", import.meta.url).pathname;
const note = "Built from widgets/ by `npm run build`. Change the sources there, not this file.";

for (const [source, name] of [["index.js", "board.js"], ["page_link.js", "page_link.js"]]) {
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
for (const name of ["board.css", "page_link.css", "table.css"]) {
  await build({
    ...common,
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [`styles/${name}`],
    outfile: `${target}${name}`,
    banner: { css: `/* ${note} */` },
  });
}
