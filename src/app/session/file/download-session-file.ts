import type { SessionState } from "../../../model/session/session-state.ts";
import { download, fileName } from "../../shared/download.ts";

/** Starts the download of the uploaded file of a session, and returns its SHA-256. */
export const downloadSessionFile = (
  { document, file }: Pick<SessionState, "document" | "file">,
  bytes: Uint8Array<ArrayBuffer>,
): string | null => {
  if (!file) return null;
  download(fileName(document.title, "pdf"), bytes, "application/pdf");
  return file.sha256;
};
