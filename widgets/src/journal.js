// The journal: what happened, in order, each line with the rule that made it happen.
import { classes, h } from "./node.js";
import { rule } from "./prompt.js";

/**
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Say} Say
 */

/**
 * The lines of each day together, in order.
 *
 * @param {Line[]} lines
 * @returns {{day: number, lines: Line[]}[]}
 */
export function byDay(lines) {
  /** @type {{day: number, lines: Line[]}[]} */
  const days = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last && last.day === line.day) last.lines.push(line);
    else days.push({ day: line.day, lines: [line] });
  }
  return days;
}

/**
 * @param {Line[]} lines
 * @param {Say} say
 */
export function journal(lines, say) {
  const latest = lines.at(-1)?.move ?? -1;
  return h(
    "section",
    { class: "ho-journal", key: "journal", "aria-label": say("heading.journal") },
    h("h3", null, say("heading.journal")),
    h(
      "div",
      {
        class: "ho-lines", role: "log", "aria-live": "off", tabindex: 0,
        "aria-label": say("heading.journal"), "data-scroll": "end",
      },
      byDay(lines).map((day) =>
        h(
          "div",
          { key: day.day, class: "ho-day" },
          h("h4", null, day.day === 0 ? say("journal.setup") : say("journal.day", { day: day.day })),
          h(
            "ol",
            null,
            day.lines.map((line) =>
              h(
                "li",
                { key: line.line, class: classes(line.move === latest && "is-new") },
                line.text,
                " ",
                rule(say, line.rule),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
