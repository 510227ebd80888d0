// The drawings of the memories and of the story. Each card and side that is face up is asked for once.

/** @type {import("../protocol/display.js").NewFeature} */
export function thumbnails({ desk, model, signal, viewNow, show }) {
  /** @type {Set<string>} */
  const asked = new Set();
  /**
   * The memories and the cards of the story that were looked through last.
   *
   * @type {unknown[]}
   */
  let seen = [];

  /**
   * Ask for drawings that were not asked for yet. They do not go through the exchange, since nobody waits for a
   * drawing.
   */
  function askForMissing() {
    const { grid, told, pages = [] } = viewNow();
    if (!model.get("arrangement") || (seen[0] === grid && seen[1] === told)) return;
    seen = [grid, told];
    const open = grid.flatMap(({ timeline, cards }) =>
      cards.flatMap(({ position, state }) => (state === "empty" ? [] : [[`${timeline}-${position}`, state]])),
    );
    const drawn = told.flatMap(({ card, picture }) => (picture ? [[card, "told"]] : []));
    const under = pages.flatMap(({ memory, side }) => (side === "partial" ? [[`${memory} partial`, ""]] : []));
    const memories = [...open, ...drawn, ...under].flatMap(([name, state]) => {
      const side = `${name} ${state}`.trim();
      if (asked.has(side)) return [];
      asked.add(side);
      return [String(name)];
    });
    if (memories.length > 0) model.send({ kind: "pictures", memories });
  }

  /**
   * Read a message from Python, and take over the drawings in it.
   *
   * @param {any} message
   */
  function hear(message) {
    if (message?.kind !== "pictures") return;
    for (const { memory, side, svg, text } of message.pictures) {
      const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      desk.laying.pictures.set(`${memory} ${side}`, { memory, side, svg, text, src });
    }
    show();
  }

  model.on("msg:custom", hear);
  signal.addEventListener("abort", () => model.off("msg:custom", hear));
  askForMissing();
  return { viewChanged: askForMissing };
}
