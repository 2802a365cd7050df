// A worker does not inherit the server's TypeScript loader.
import { tsImport } from "tsx/esm/api";

await tsImport("./pglite-worker.ts", import.meta.url);
