import type { FactValue } from "./fact-value.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";

const PLACE =
  "(?:the (?:State|Commonwealth|City|County) of )?(\\p{Lu}[\\p{L}.]+(?: (?:and )?\\p{Lu}[\\p{L}.]+){0,3}(?:, \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)?)";
const FORMS: readonly RegExp[] = [
  new RegExp(`\\bcourts?\\b[^.;\\n]{0,60}\\b(?:located|sitting|situated)\\sin\\s${PLACE}`, "u"),
  new RegExp(`\\b[Pp]lace of jurisdiction\\s(?:is|shall be|will be)\\s${PLACE}`, "u"),
  new RegExp(`\\b[Vv]enue\\b[^.;\\n]{0,60}\\b[Cc]ourts?\\s(?:of|in|for)\\s${PLACE}`, "u"),
  new RegExp(
    `\\bcourts?\\s(?:located |sitting |situated )?(?:of|in|for)\\s(?:competent jurisdiction in\\s)?${PLACE}`,
    "u",
  ),
  new RegExp(`\\b[Vv]enue\\s(?:is|shall be|will be)\\s(?:only\\s|exclusively\\s)?${PLACE}`, "u"),
  new RegExp(`\\bvenue\\s(?:\\w+\\s){0,3}?(?:in|of)\\s${PLACE}`, "iu"),
  new RegExp(
    `\\b(?:action|suit|lawsuit|claim|dispute|proceeding)s?\\s[^.;]{0,60}\\b(?:brought|filed|heard)\\s(?:only\\s|exclusively\\s)?in\\s${PLACE}`,
    "u",
  ),
  new RegExp(`\\barbitration\\s(?:[^.;]{0,60}\\s)?in\\s${PLACE}`, "u"),
];
const LABEL = /^(?:(?:chosen )?courts?|jurisdiction|venue|forum|exclusive jurisdiction)$/i;
// "Venue: Elm Tavern, 90 Elm Street" is where an event is.
const VENUE = /^venue$/i;
const IN_ROW: readonly RegExp[] = [new RegExp(`\\b(?:in|of)\\s${PLACE}`, "u"), new RegExp(`^${PLACE}`, "u")];

const placeOf = (match: RegExpExecArray, at: number): FactValue => {
  const text = (match[1] ?? "").replace(/\.$/, "");
  const start = at + match.index + match[0].lastIndexOf(text);
  return { text, start, end: start + text.length };
};

/** Where disputes are decided: the place whose courts have jurisdiction, or of the arbitration; null if the text is silent. */
export const forumIn = (text: string, rows: readonly LabeledRow[]): FactValue | null => {
  const row = rows.find(({ label, value }) => LABEL.test(label) && !(VENUE.test(label) && /\d/.test(value)));
  for (const form of IN_ROW) {
    const match = row && form.exec(row.value);
    if (row && match) return placeOf(match, row.start);
  }
  for (const form of FORMS) {
    const match = form.exec(text);
    if (match) return placeOf(match, 0);
  }
  return null;
};
