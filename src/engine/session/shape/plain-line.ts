import { MAX_NAME_LENGTH } from "./limits.ts";

// Invisible characters that end a line, or make a line show in another order than it is stored.
const UNPLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const ALL_UNPLAIN = new RegExp(UNPLAIN.source, "gu");

// Joiners and variation selectors occur in many names, but show nothing by themselves.
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text as a line that shows as it is stored: without those characters, and cut to a length, by default that of a name.
 * Empty if nothing in it can be seen. For new text, and to show what another version or program wrote.
 *
 * @example plainLine("Lease\n of a\u202E garden", 12) → "Lease of a …"
 */
export const plainLine = (text: string, most = MAX_NAME_LENGTH): string => {
  const line = text.replaceAll(/\s+/g, " ").replaceAll(ALL_UNPLAIN, "").trim();
  if (UNSEEN.test(line)) return "";
  if (line.length <= most) return line;
  // A character beyond the basic plane is two units, which are not parted.
  return `${line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
};
