// Has the browser keep the site, so that its pages open without a network.

/**
 * Have the browser keep the site, and say so when everything is there for the first time. Where a browser keeps nothing,
 * or a build is only half there, nothing is said, and the pages come over the network as before.
 *
 * @param {() => void} say
 */
export async function keepSite(say) {
  const { serviceWorker } = navigator; // undefined where an address is not safe
  const isFirst = !serviceWorker?.controller;
  try {
    await serviceWorker?.register(new URL("sw.js", document.baseURI));
    if (serviceWorker && (await serviceWorker.ready) && isFirst) say();
  } catch (reason) {
    console.info(reason);
  }
}
