import { markFile } from "./mark-file.ts";
import type { MarkRequest } from "./mark-file.ts";

// A large file is marked in a worker, so that the page stays usable and a bad file can be stopped.
addEventListener("message", ({ data }: MessageEvent<MarkRequest>) => postMessage(markFile(data)));
