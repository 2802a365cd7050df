import type { NotaryStatement } from "../../../model/session/notary.ts";
import { english } from "../../../text/languages/en/prose.ts";
import { parseIsoDate, toCivilDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import { CHECKED, certificateWording } from "./certificate-wording.ts";
import type { WordingLine } from "./certificate-wording.ts";

/** What a notary has stated so far. */
export type StatedSoFar = Pick<
  NotaryStatement,
  "name" | "commission" | "county" | "expires" | "on" | "appearance" | "identification" | "evidence"
>;

/** The words around a blank, from the start of its line and to the end of it. */
type Around = { readonly before: string; readonly after: string };

type Suggestion = {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly words: (stated: StatedSoFar, day: CalendarDate | null) => string;
};

const TITLE = "Notary Public";

const civil = (day: CalendarDate | null, words: (parts: { year: number; month: string; day: number }) => string) => {
  if (!day) return "";
  const { year, day: inMonth } = toCivilDate(day);
  return words({ year, month: english.longDate(day).split(" ")[0] ?? "", day: inMonth });
};

const ifStated = (isSo: boolean, words: string): string => (isSo ? words : "");

/** What certificates of American states say around their blanks; the first that fits is used. */
const SUGGESTIONS: readonly Suggestion[] = [
  { after: /^ physical presence/, words: ({ appearance }) => ifStated(appearance === "in_person", CHECKED) },
  { after: /^ online notarization/, words: ({ appearance }) => ifStated(appearance === "video", CHECKED) },
  { before: /Personally Known $/, words: ({ identification }) => ifStated(identification === "known", "X") },
  { before: /Produced Identification $/, words: ({ identification }) => ifStated(identification === "document", "X") },
  { before: /(identification, which were|Identification Produced) $/, words: ({ evidence }) => evidence },
  { before: /county( or city)?( \(or city\))? of $/i, words: ({ county }) => county },
  { before: /^$/, after: /^ County, /, words: ({ county }) => county },
  { after: /^ \(name of officer\)/, words: ({ name }) => name },
  { after: /^ \(official capacity of officer\)/, words: () => TITLE },
  { after: /^ \(here insert name and title/, words: ({ name }) => ifStated(name !== "", `${name}, ${TITLE}`) },
  { before: /20$/, words: (_, day) => civil(day, ({ year }) => String(year).slice(2)) },
  { after: /^ day of /, words: (_, day) => civil(day, (parts) => english.ordinal(decimal(parts.day))) },
  { before: /day of $/, words: (_, day) => civil(day, ({ month }) => month) },
  { before: /(day of _+, |in the year )$/, words: (_, day) => civil(day, ({ year }) => String(year)) },
  {
    before: /(^On|^Date:| on| this|expires:|date of) $/,
    words: (_, day) => (day ? english.longDate(day) : ""),
  },
];

const EXPIRES = /commission expires/i;

const suggested = ({ before, after }: Around, stated: StatedSoFar): string => {
  const day = parseIsoDate(EXPIRES.test(before) ? stated.expires : stated.on);
  const found = SUGGESTIONS.find(
    (suggestion) => (suggestion.before?.test(before) ?? true) && (suggestion.after?.test(after) ?? true),
  );
  return found?.words(stated, day) ?? "";
};

/** What certificates call the lines for a signature block. */
const RULES: readonly (readonly [label: RegExp, words: (stated: StatedSoFar) => string])[] = [
  [/expiration/i, ({ expires }) => civil(parseIsoDate(expires), () => english.longDate(parseIsoDate(expires)!))],
  [/name/i, ({ name }) => name],
  [/title|rank|office/i, () => TITLE],
  [/serial/i, ({ commission }) => commission],
];

const textOf = (pieces: Extract<WordingLine, { readonly type: "words" }>["pieces"]): string =>
  pieces.map((piece) => (piece.type === "text" ? piece.text : piece.type === "marker" ? "" : piece.shown)).join("");

/** The words around each blank of a certificate, in order; a rule has its label before it. */
export const wordsAround = (source: string): readonly Around[] =>
  certificateWording(source).lines.flatMap((line): readonly Around[] => {
    if (line.type === "rule" && line.at !== null) return [{ before: line.label, after: "" }];
    if (line.type !== "words") return [];
    return line.pieces.flatMap((piece, index) =>
      piece.type === "blank" || piece.type === "box"
        ? [{ before: textOf(line.pieces.slice(0, index)), after: textOf(line.pieces.slice(index + 1)) }]
        : [],
    );
  });

/**
 * What the blanks of a certificate could say by what the notary has stated; empty where nothing fits. The notary checks each.
 *
 * @example suggestBlanks("County of ____", stated) → ["Travis"]
 */
export const suggestBlanks = (source: string, stated: StatedSoFar): readonly string[] => {
  const rules = new Set(
    certificateWording(source).lines.flatMap((line) => (line.type === "rule" && line.at !== null ? [line.at] : [])),
  );
  return wordsAround(source).map((around, index) => {
    if (!rules.has(index)) return suggested(around, stated);
    return RULES.find(([label]) => label.test(around.before))?.[1](stated) ?? "";
  });
};
