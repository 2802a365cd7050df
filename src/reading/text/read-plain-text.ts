import type { ExtractedText } from "../../model/review/uploaded-file.ts";
import { LIMITS } from "../file/limits.ts";
import { FileRejection } from "../file/file-rejection.ts";
import { decodeText } from "./decode-text.ts";
import { normalizeCharacters, notesOnHiddenCharacters } from "./normalize-characters.ts";

/** The pasted text, ready to review. */
export const readPasted = (text: string): ExtractedText => {
  if (text.length > LIMITS.characters) throw new FileRejection("too_long", { max: LIMITS.characters });
  return { text: normalizeCharacters(text), pages: [], notes: notesOnHiddenCharacters(text) };
};

/** The words of a plain text or Markdown file. */
export const readPlainText = (bytes: Uint8Array): ExtractedText => {
  const text = decodeText(bytes);
  if (text === null) throw new FileRejection("wrong_type");
  return readPasted(text);
};
