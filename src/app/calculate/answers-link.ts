import { isRawRecord } from "../../fields/raw-shape.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";

const HASH_PREFIX = "#given=";
const MAX_LINK_LENGTH = 20_000;

const toBase64 = (text: string): string => {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const fromBase64 = (text: string): string => {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};

/**
 * The URL fragment that encodes answers in the answers-file format. A fragment is never sent to a server.
 *
 * Example: writeAnswersFragment({ rent: "1000" }) is "#given=eyJyZW50IjoiMTAwMCJ9"
 */
export const writeAnswersFragment = (answers: RawAnswers): string => HASH_PREFIX + toBase64(JSON.stringify(answers));

/** The answers in a fragment; null when there are none, or they cannot be read. */
export const readAnswersFragment = (hash: string): RawAnswers | null => {
  if (!hash.startsWith(HASH_PREFIX) || hash.length > MAX_LINK_LENGTH) return null;
  try {
    const answers = JSON.parse(fromBase64(hash.slice(HASH_PREFIX.length))) as RawAnswer;
    return isRawRecord(answers) ? answers : null;
  } catch {
    return null;
  }
};
