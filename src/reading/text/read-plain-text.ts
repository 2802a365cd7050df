import type { ReadText } from "../../model/reading.ts";
import { LIMITS } from "../limits.ts";
import { Refusal } from "../refusal.ts";
import { decodeText } from "./decode-text.ts";
import { tidyText } from "./tidy-text.ts";

/** What a visitor pasted, as a text to review. */
export const readPasted = (text: string): ReadText => {
  if (text.length > LIMITS.characters) throw new Refusal("too_long", { max: LIMITS.characters });
  return { text: tidyText(text), pages: [], notes: [] };
};

/** The words of a plain text or Markdown file. */
export const readPlainText = (bytes: Uint8Array): ReadText => {
  const text = decodeText(bytes);
  if (text === null) throw new Refusal("wrong_type");
  return readPasted(text);
};
