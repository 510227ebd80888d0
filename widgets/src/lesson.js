// The entry point of the lessons' code: the board's code, and the stage of a lesson. The widget `Code` brings it where
// lessons run.
import { PARTS } from "./parts.js";
import { staging } from "./stage/staging.js";
import { stageOf } from "./stage/stage.js";
import { FEATURES } from "./surface.js";

PARTS["stage"] = { draw: () => null, facts: () => [], plays: false, pictureOf: stageOf };
FEATURES.push(staging);

export { default } from "./index.js";
