// A document to draw on without a browser: its tree, events and focus come from happy-dom.
import { Window } from "happy-dom";

/** @type {Document} */
export const document = /** @type {any} */ (new Window().document);

/**
 * Return what is drawn as HTML.
 *
 * @param {import("../src/kit/patch.js").Drawn} drawn
 */
export const html = ({ dom }) => /** @type {Element} */ (dom).outerHTML;
