// Draws the output of a cell from the formats in which Python describes it.
import { viewOf } from "./views.js";

const WIDGET = "application/vnd.jupyter.widget-view+json";

/**
 * Return an element with the best of the formats that Python gives.
 *
 * @param {Record<string, any>} bundle
 * @param {import("./model.js").Models} models
 * @returns {HTMLElement}
 */
export function outputOf(bundle, models) {
  const model = models.find(bundle[WIDGET]?.model_id ?? "");
  if (model) return viewOf(model).el;
  const written = bundle["text/html"] ?? bundle["image/svg+xml"];
  if (written === undefined) {
    const plain = document.createElement("pre");
    plain.textContent = bundle["text/plain"] ?? "";
    return plain;
  }
  const place = document.createElement("div");
  place.innerHTML = written; // runs no script; the policy of the page would refuse one
  return place;
}
