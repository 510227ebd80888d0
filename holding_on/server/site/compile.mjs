// Compiles Python files with Pyodide itself, since another Python writes other bytecode. It is started by Node with the
// folder of Pyodide, a folder of files, and the folder in which these files will lie in the browser. Each .py becomes a
// .pyc in its place, which is never compared with its source: equal sources give equal bytes.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide = "", folder = "", there = ""] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdirTree("/given");
python.mountNodeFS("/given", folder);
python.globals.set("there", there);
python.runPython(`
import pathlib, py_compile
top = pathlib.Path("/given")
for path in sorted(top.rglob("*.py")):
    shown = f"{there}/{path.relative_to(top)}"
    py_compile.compile(path, path.with_suffix(".pyc"), shown, doraise=True, optimize=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
`);
