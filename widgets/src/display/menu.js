// The menu items of the web page around the board. A chosen item is sent to Python by its name, and Python passes it to
// the web page.

/** The most bytes that a file may have. No record of a game is nearly so large, and larger files are not sent. */
const LARGEST = 1_000_000;

/** @type {import("../protocol/display.js").NewFeature} */
export function menu(display) {
  const { model, page, signal, exchange } = display;

  /**
   * Let the reader choose a file, and send its text.
   *
   * @param {string} item name of the menu item
   */
  function choose(item) {
    const input = page.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.addEventListener("change", () => void send(item, input.files?.[0]), { signal });
    input.click();
  }

  /**
   * Send the text of a file; an empty text when the file is too large.
   *
   * @param {string} item name of the menu item
   * @param {File} [file]
   */
  async function send(item, file) {
    if (file === undefined) return;
    const text = file.size <= LARGEST ? await file.text() : "";
    model.send({ kind: "menu", item, size: file.size, text });
  }

  /**
   * Open the dialog with a link to the game. Its code comes from Python, since few readers ever need it.
   *
   * @param {HTMLElement} opener gets the focus back afterwards
   */
  async function link(opener) {
    const { kind, text } = (await exchange.ask(model, { kind: "link_code" })) ?? { kind: "busy", text: "" };
    if (kind !== "code") return display.tell(text || display.say()(kind));
    (await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))).default(display, opener);
  }

  return {
    deeds: {
      link: (part) => void link(part),
      menu: (part) => model.send({ kind: "menu", item: part.dataset["menu"] }),
      menu_file: (part) => choose(part.dataset["menu"] ?? ""),
      light: () => void page.dispatchEvent(new Event("holding-on-light")),
    },
  };
}
