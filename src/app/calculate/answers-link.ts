import { isRawRecord } from "../../fields/raw-shape.ts";
import type { Raw, RawAnswers } from "../../model/answers.ts";

const NAME = "#given=";
const LONGEST = 20_000;

const toBase64 = (text: string): string => {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const fromBase64 = (text: string): string => {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};

/**
 * The fragment of an address that holds answers as an answers file gives them; a fragment is never sent to a server.
 *
 * Example: answersFragment({ rent: "1000" }) is "#given=eyJyZW50IjoiMTAwMCJ9"
 */
export const answersFragment = (answers: RawAnswers): string => NAME + toBase64(JSON.stringify(answers));

/** The answers in a fragment; null when there are none, or they cannot be read. */
export const readAnswersFragment = (hash: string): RawAnswers | null => {
  if (!hash.startsWith(NAME) || hash.length > LONGEST) return null;
  try {
    const answers = JSON.parse(fromBase64(hash.slice(NAME.length))) as Raw;
    return isRawRecord(answers) ? answers : null;
  } catch {
    return null;
  }
};
