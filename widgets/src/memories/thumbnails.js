// The drawings of the memories in play and of the story: asked for once for each card and side, when it lies open.

/** @type {import("../protocol/display.js").NewFeature} */
export function thumbnails({ desk, model, signal, viewNow, show }) {
  /** @type {Set<string>} */
  const asked = new Set();
  /** @type {unknown[]} the grid and the cards told that were gone through last */
  let seen = [];

  /** Asks beside the exchange: nobody waits for a drawing. */
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

  /** @param {any} message */
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
