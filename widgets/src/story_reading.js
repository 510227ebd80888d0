// The story is taken out and put away by its reader.

/** @type {import("./display.js").NewFeature} */
export function storyReading({ desk, root, show }) {
  function toggle() {
    desk.story = !desk.story;
    show();
    const part = root.querySelector(desk.story ? "[data-focus=story]" : ".ho-head [data-do=story]");
    if (part instanceof HTMLElement) part.focus();
  }

  return {
    deeds: { story: toggle },
    escape() {
      if (!desk.story) return false;
      toggle();
      return true;
    },
  };
}
