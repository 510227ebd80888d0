// A page to draw on, without a browser: its tree, its events and its focus are those of happy-dom.
import { Window } from "happy-dom";

/** @type {Document} */
export const document = /** @type {any} */ (new Window().document);

/**
 * What is drawn, written as HTML.
 *
 * @param {import("../src/kit/patch.js").Drawn} drawn
 */
export const html = ({ dom }) => /** @type {Element} */ (dom).outerHTML;
