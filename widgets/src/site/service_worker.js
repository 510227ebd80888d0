// The service worker of the site: it keeps every file of one build in this browser, so that pages open without a
// network. The build puts the list of files, each with its checksum, before this code. A build is kept whole or not at
// all: while a new one is half there, pages go on with the one before.

/** @typedef {{name: string, files: Record<string, string>}} Build its name, and the checksums by the files' addresses */

const worker = /** @type {any} */ (globalThis);
/** @type {Build} */
const build = worker.BUILD;
const scope = worker.registration.scope;
/** How the names of our caches begin: other sites of the same host have other scopes. */
const OURS = `holding_on ${scope} `;
const NOW = OURS + build.name;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const name = nameOf(event.request.url);
  if (name === null || event.request.method !== "GET") return;
  if (name in build.files || isOfBuild(name)) event.respondWith(answer(name, event.request));
});

/** Return the address of a file within the site; null for what lies elsewhere. @param {string} url */
function nameOf(url) {
  const { origin, pathname } = new URL(url);
  const path = origin + pathname;
  return path.startsWith(scope) ? path.slice(scope.length) || "index.html" : null;
}

/** Whether a file lies where each build has its own. @param {string} name */
const isOfBuild = (name) => name.startsWith("v/");

/** Return the part of an address that is the same in all builds. @param {string} name */
const steady = (name) => name.replace(/^v\/[^/]+\//, "");

/** Return the names of our caches, the oldest first. */
const ours = async () => (await caches.keys()).filter((each) => each.startsWith(OURS));

/** Keep every file of the build. When one of them is lacking or is not what it should be, nothing is kept. */
async function keepAll() {
  const before = await ours();
  const cache = await caches.open(NOW);
  try {
    for (const [name, sum] of Object.entries(build.files)) {
      await cache.put(scope + name, (await keptBefore(name, sum, before)) ?? (await fetched(name, sum)));
    }
  } catch (reason) {
    await caches.delete(NOW);
    throw reason;
  }
}

/**
 * Return a file that an older build has too, so that it need not travel again.
 *
 * @param {string} name
 * @param {string} sum
 * @param {string[]} before
 */
async function keptBefore(name, sum, before) {
  for (const each of before) {
    const cache = await caches.open(each);
    const there = (await cache.keys()).find(({ url }) => steady(nameOf(url) ?? "") === steady(name));
    const file = there && (await whole(await cache.match(there), sum));
    if (file) return file;
  }
  return null;
}

/** Return a file from the server; what the browser has of it may be old. @param {string} name @param {string} sum */
async function fetched(name, sum) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const file = await whole(await fetch(scope + name, { cache }), sum);
    if (file) return file;
  }
  throw new Error(`${name} is not the file of this build`);
}

/**
 * Return an answer with its whole content when the checksum fits, else null. It is a new answer, which no host has sent
 * on from another address: browsers refuse such answers for pages.
 *
 * @param {Response | undefined} given
 * @param {string} sum
 */
async function whole(given, sum) {
  if (!given?.ok) return null;
  const content = await given.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === sum ? new Response(content, { headers: { "Content-Type": given.headers.get("Content-Type") ?? "" } }) : null;
}

/** Remove all builds but this one and the one before, which pages that are open may have. */
async function tidy() {
  const others = (await ours()).filter((each) => each !== NOW);
  for (const each of others.slice(0, -1)) await caches.delete(each);
}

/** Return a file of this build, or of the build that the page has which asks. @param {string} name @param {Request} request */
async function answer(name, request) {
  const there = await (await caches.open(NOW)).match(scope + name);
  if (there) return there;
  for (const each of isOfBuild(name) ? await ours() : []) {
    const older = await (await caches.open(each)).match(scope + name);
    if (older) return older;
  }
  return fetch(request);
}
