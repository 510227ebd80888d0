// What every display brings to a page: it stands in for the code that they share, until that is there.
import { standIn } from "./loader.js";

export default () => standIn();
