// Watches over the worker in which Python runs: whether it lives and answers. Widgets may listen for its end as they
// listen for the end of a kernel of Jupyter.

/** Seconds without any word after a press, until Python counts as dead. */
export const SILENCE = 20;

/** @typedef {(life: unknown, status: string) => void} Listener */

/** The life of one worker. It begins when Python is ready, and ends once. */
export class Life {
  /** @type {Set<Listener>} */
  #listeners = new Set();
  #owed = 0;
  #seconds = 0;
  #lives = false;

  /** @param {(reason: string) => void} onEnd is told when Python is dead, after everybody who listens */
  constructor(onEnd) {
    this.onEnd = onEnd;
  }

  /** What widgets listen to, as they do to a kernel of Jupyter. */
  statusChanged = {
    connect: (/** @type {Listener} */ listener) => this.#listeners.add(listener),
    disconnect: (/** @type {Listener} */ listener) => this.#listeners.delete(listener),
  };

  /** Python is ready. */
  begin() {
    this.#lives = true;
  }

  /** Something was sent to the worker, which says when it has read it. */
  sent() {
    this.#owed += 1;
  }

  /** The worker has said something. @param {boolean} [read] whether it says that it has read what was sent */
  heard(read = false) {
    this.#seconds = 0;
    if (read) this.#owed -= 1;
  }

  /**
   * A second has gone by. It is counted here, and no clock is asked: a machine that sleeps counts nothing.
   *
   * @param {boolean} runsCell whether a cell runs, which may take long
   */
  tick(runsCell) {
    this.#seconds = this.#lives && this.#owed && !runsCell ? this.#seconds + 1 : 0;
    if (this.#seconds >= SILENCE) this.end("");
  }

  /** Python is dead; before it was ready there was nothing to die. Return whether it lived. @param {string} reason */
  end(reason) {
    const lived = this.#lives;
    this.#lives = false;
    if (!lived) return false;
    for (const listener of this.#listeners) listener(this, "dead");
    this.onEnd(reason);
    return true;
  }
}
