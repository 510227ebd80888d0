// The worker in which Python runs. It answers messages with messages, and knows nothing of the page. Its files lie beside
// it, compressed by us, since what a host compresses differs; they end with `.pack`, so that no host unpacks them.

/** @type {string[]} what came before Python was ready */
const waiting = [];
/** @type {((text: string) => void) | null} */
let receive = null;

addEventListener("message", ({ data }) => {
  if (receive) receive(data);
  else waiting.push(data);
});

/** @param {string} name */
async function unpacked(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
}

/** @param {string} name */
async function bytesOf(name) {
  const answer = name.endsWith(".pack") ? await unpacked(name) : await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Read a pack: a line of JSON that names folders, files with their lengths, and those that lie beside it; then the files.
 *
 * @param {ArrayBuffer} pack
 */
async function read(pack) {
  const bytes = new Uint8Array(pack);
  let at = bytes.indexOf(10) + 1;
  const { folders, files, beside } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  const fetched = beside.map(async ([path = "", name = ""]) => ({ path, content: await bytesOf(name) }));
  const inside = files.map(([path = "", length = 0]) => ({ path, content: bytes.subarray(at, (at += length)) }));
  return { folders, files: [...inside, ...(await Promise.all(fetched))] };
}

async function begin() {
  const library = unpacked("library.pack").then((answer) => answer.blob());
  const rooms = unpacked("rooms.pack").then(async (answer) => read(await answer.arrayBuffer()));
  const machine = unpacked("machine.pack").then((answer) => answer.arrayBuffer());
  const around = unpacked("around.pack").then((answer) => answer.blob());
  const lock = fetch(new URL("lock.json", import.meta.url)).then((answer) => answer.json());
  const { loadPyodide } = await import(new URL("pyodide.mjs", import.meta.url).href);
  const asks = globalThis.fetch;
  globalThis.fetch = async (what, how) =>
    String(what).endsWith(".wasm")
      ? new Response(await machine, { headers: { "Content-Type": "application/wasm" } })
      : asks(what, how);
  const script = new Blob([await around], { type: "text/javascript" });
  const python = await loadPyodide({
    createPyodideModule: (await import(URL.createObjectURL(script))).default,
    indexURL: new URL(".", import.meta.url).href,
    stdLibURL: URL.createObjectURL(await library),
    lockFileContents: await lock,
    env: {
      HOME: "/home/pyodide",
      SERVER_SOFTWARE: "holding_on",
      JUPYTER_WIDGETS_ECHO: "0",
      HOLDING_ON_SITE: new URL("../../play.html", import.meta.url).href, // this file lies in v/<build>/
    },
  });
  const { folders, files } = await rooms;
  for (const folder of folders) python.FS.mkdirTree(folder);
  for (const { path, content } of files) python.FS.writeFile(path, content);
  const runner = python.pyimport("holding_on.server.site.runner").Runner((/** @type {string} */ text) => postMessage(text));
  postMessage(JSON.stringify({ kind: "ready" }));
  receive = (text) => {
    runner.receive(text);
    postMessage(JSON.stringify({ kind: "read" }));
  };
  waiting.forEach(receive);
}

begin().catch((reason) => postMessage(JSON.stringify({ kind: "failed", text: String(reason) })));
