// A worker has no loader of TypeScript, whichever one the server was started with.
import { tsImport } from "tsx/esm/api";

await tsImport("./pglite-worker.ts", import.meta.url);
