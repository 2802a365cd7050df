import type { UploadedFile } from "../../../model/review/uploaded-file.ts";
import { readReturnedFile } from "../../../reading/docx/returned/read-returned-file.ts";

// A file is read in a worker, so that a hostile one can be stopped without freezing the page.
addEventListener("message", ({ data }: MessageEvent<UploadedFile>) => postMessage(readReturnedFile(data)));
