// What the page around the board offers in the menu: each item is asked of Python by its name, and there of the page.

/** Bytes of a file; no record of a game comes near it, and what is larger is not sent. */
const LARGEST = 1_000_000;

/** @type {import("../protocol/display.js").NewFeature} */
export function menu({ model, page, signal }) {
  /**
   * Has a file chosen and sends what is in it.
   *
   * @param {string} item
   */
  function choose(item) {
    const input = page.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.addEventListener("change", () => void send(item, input.files?.[0]), { signal });
    input.click();
  }

  /**
   * @param {string} item
   * @param {File} [file]
   */
  async function send(item, file) {
    if (file === undefined) return;
    const text = file.size <= LARGEST ? await file.text() : "";
    model.send({ kind: "menu", item, size: file.size, text });
  }

  return {
    deeds: {
      menu: (part) => model.send({ kind: "menu", item: part.dataset["menu"] }),
      menu_file: (part) => choose(part.dataset["menu"] ?? ""),
      light: () => void page.dispatchEvent(new Event("holding-on-light")),
    },
  };
}
