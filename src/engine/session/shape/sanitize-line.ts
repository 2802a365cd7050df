import { MAX_NAME_LENGTH } from "./limits.ts";

// Control characters that end a line, and bidi controls, which change the order in which a line is displayed.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const ALL_UNSAFE = new RegExp(UNSAFE.source, "gu");

// Joiners and variation selectors occur in many names, but show nothing by themselves.
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * One line of untrusted text, safe to display: without control and bidi characters, and truncated, by default to the length
 * of a name. Empty if it has no visible character. Used for new text, and to display what another program stored.
 *
 * @example sanitizeLine("Lease\n of a\u202E garden", 12) → "Lease of a …"
 */
export const sanitizeLine = (text: string, most = MAX_NAME_LENGTH): string => {
  const line = text.replaceAll(/\s+/g, " ").replaceAll(ALL_UNSAFE, "").trim();
  if (INVISIBLE.test(line)) return "";
  if (line.length <= most) return line;
  // Do not cut a surrogate pair in two.
  return `${line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
};
