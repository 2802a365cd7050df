import { SENTENCE_TO_AMOUNT_LENGTH, SEVERAL_WORDS_LENGTH, textAfter, textBefore } from "../parties/text-windows.ts";
import type { FactValue } from "./fact-value.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";

/** What an amount is for. */
export type MoneyKind = "rent" | "price" | "fee" | "pay" | "principal" | "deposit" | "late_fee" | "cap";

/** An amount of money with what it is for; null if the text does not show it. */
export type FoundMoney = FactValue & {
  readonly kind: MoneyKind | null;
  readonly isTotal: boolean;
  readonly isPast: boolean;
};

const MONEY =
  /(?:(?:\bUS\s?)?[$\u20AC\u00A3]|\b(?:EUR|USD|GBP|CHF|CAD|AUD)\b)\s{0,2}\d(?:[\d,]{0,13}\d)?(?:\.\d{2})?(?!\d)(?:\s(?:million|billion))?/g;

const ROWS: readonly (readonly [MoneyKind, RegExp])[] = [
  ["late_fee", /^late (?:fee|charge|payment)s?\b/i],
  ["deposit", /^(?:(?:security|damage|refundable|initial|cleaning) )?deposit\b|^earnest money\b/i],
  ["rent", /^(?:(?!unpaid|past|late|additional|prorated|pet|parking)\p{L}+ ){0,2}rent(?:al)?(?! fee)(?: amount)?\b/iu],
  [
    "cap",
    /^(?:liability (?:cap|limit)|(?:general )?cap(?: amount)?(?: on liability)?|limit of liability|maximum liability)\b/i,
  ],
  ["pay", /^(?:(?:base|annual|starting) )?(?:pay|salary|wages?|hourly wage|compensation|severance)\b/i],
  [
    "principal",
    /^(?:(?:loan|principal|note) )?(?:amount|principal)(?: of (?:the )?(?:loan|note))?$|^(?:new |unpaid )?principal\b/i,
  ],
  [
    "price",
    /^(?:(?:order |grand |invoice )?total(?: price| cost| amount| due)?(?: of the debt)?(?: now)?|(?:purchase|sale|sales|fixed|contract|total|binding|agreed|estimated|base) price|(?:(?!unit)\w+ ){0,3}price(?: (?:of|for) [\w ]{1,40})?|(?:sub)?contract sum)$/i,
  ],
  [
    "fee",
    /^(?:(?!late|cancel|return|cleaning|attorney|legal|court|filing|pick-?up|overdue|interest|tax|exchange|discount|royalty|default|broker)[\p{L}-]+ ){0,3}(?:fees?|rate)(?: per \p{L}+)?$/iu,
  ],
];

// The words before an amount, up to the start of the sentence; the last that fits decides.
const BEFORE: readonly (readonly [MoneyKind, RegExp])[] = [
  ["late_fee", /\blate (?:fee|charge)\b/gi],
  ["deposit", /\b(?:security |damage )?(?<!\b(?:must|shall|will|to|may) )deposit\b|\bearnest money\b/gi],
  ["rent", /\brent(?:al)?\b(?! (?:is|are) more)/gi],
  [
    "cap",
    /\bliab(?:le|ility)\b[^.;]{0,60}\b(?:exceed|limited to|more than|greater than)\b|\bguarantees?\b[^.;]{0,120}\bup to\b/gi,
  ],
  ["pay", /\b(?:salary|wages?|severance|annual compensation)\b/gi],
  [
    "price",
    /\b(?:purchase |total |contract |sale )?(?<!unit )price\b|\b(?:sell(?:s|ing)?|buy(?:s|ing)?|purchases?)\b[^.;]{0,150}\bfor\b|\breceived (?:from|of)\b[^.;]{0,120}\b(?:sum|amount) of\b|\bin consideration of\b(?! (?:the|these)\b)/gi,
  ],
  ["fee", /\b(?:fees?|honorarium|premium plans cost|(?:my|our|hourly|daily) rate is)\b(?! (?:income|interest))/gi],
  [
    "principal",
    /\b(?:principal(?: amount| sum)?|agrees? to lend|loan (?:amount )?(?:of|in the amount of)|promises? to pay|lends|borrow(?:s|ed)?|(?<!\bdefendants? )owes?)\b/gi,
  ],
];
const AFTER: readonly (readonly [MoneyKind, RegExp])[] = [
  ["price", /^,?\s\((?:the |as the )?"(?:purchase |total |contract |sale )?price"/i],
  ["price", /^\)?,? and other (?:good|valuable)\b|^ (?:in )?total\b/i],
  ["deposit", /^\s(?:as|for) (?:a |the )?(?:security|deposit)\b|^ (?:security |damage |refundable )?deposit\b/i],
  ["late_fee", /^\s(?:(?:as|for) )?(?:a |the )?late (?:fee|charge)\b/i],
  [
    "price",
    /^,\s(?:(?:receipt of )?which [^.;,]{3,60},\s)?(?:[Tt]he |I |[Ww]e )?\w{0,20}\s?(?:(?:of |and )?\p{Lu}[\p{L}.'-]*,?\s){0,8}(?:hereby )?(?:sells?|transfers?|conveys?)\b/u,
  ],
  ["rent", /^\s(?:(?:(?:per|a|each|every) month )?(?:as|in) )?rent\b/i],
];
// "It was rented at $900 a month": a former rent.
const PAST = /\b(?:was|were|had been|ended|under a lease dated|used to|formerly|previously)\b/i;
const SENTENCE_END = /[.;!?]\s|\n\s*\n|\n(?=\s*(?:\d{1,2}\.\s|[-*\u2022]))/g;

const sentenceBefore = (text: string, at: number): string => {
  const before = textBefore(text, at, SENTENCE_TO_AMOUNT_LENGTH);
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  return end ? before.slice(end.index + end[0].length) : before;
};

const HEADING = /(?:^|\n)\s{0,8}\d{1,2}\.\s{1,3}(\p{Lu}[\p{L} ]{2,30})\.\s{1,2}$/u;

// "2. Fee. The Association pays $2,300 per month.": the heading of a clause with one sentence before the amount.
const kindByHeading = (text: string, at: number): MoneyKind | null => {
  const heading = HEADING.exec(textBefore(text, at, SEVERAL_WORDS_LENGTH))?.[1];
  // The heading "Amount" does not say that it is lent.
  return heading === undefined || /^amount$/i.test(heading)
    ? null
    : (ROWS.find(([, form]) => form.test(heading))?.[0] ?? null);
};

// "ORDER TOTAL     $9,100.00": the last line of a table with spaces between its columns.
const TOTAL = /(?:\n|\s{3})(?:order |grand |invoice )?total(?: due| amount| price)?:?\s{2,60}$/i;

const kindByWords = (text: string, start: number, end: number): MoneyKind | null => {
  if (TOTAL.test(textBefore(text, start, SEVERAL_WORDS_LENGTH))) return "price";
  const after = AFTER.find(([, form]) => form.test(textAfter(text, end, SEVERAL_WORDS_LENGTH)));
  if (after) return after[0];
  const before = sentenceBefore(text, start);
  let best: { readonly kind: MoneyKind; readonly at: number } | null = null;
  for (const [kind, form] of BEFORE)
    for (const match of before.matchAll(form)) {
      const at = match.index + match[0].length;
      if (at > (best?.at ?? -1)) best = { kind, at };
    }
  return best?.kind ?? kindByHeading(text, start - before.length);
};

// How far into the value of a row its amount may begin, such as after "up to "; a later one is part of a sentence. Unit: characters.
const MAX_LEAD = 12;
// Unit: amounts. More are in price lists, and a text may be very long.
const MAX_AMOUNTS = 500;

/**
 * The amounts of money in a plain text, each with what it is for, by the row it is in or the words before it.
 *
 * Of a long text, the first 500. `rows`: in their order in the text.
 */
export const moneyIn = (text: string, rows: readonly LabeledRow[]): readonly FoundMoney[] => {
  let next = 0;
  return [...text.matchAll(MONEY)].slice(0, MAX_AMOUNTS).map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    while ((rows[next]?.end ?? Infinity) < end) next++;
    const at = rows[next];
    const row = at && at.start <= start && start - at.start < MAX_LEAD ? at : undefined;
    const label = row?.label.replace(/\s*\(.*$/, "") ?? "";
    const kind = row ? (ROWS.find(([, form]) => form.test(label))?.[0] ?? null) : kindByWords(text, start, end);
    const isPast = !row && PAST.test(sentenceBefore(text, start));
    return {
      kind,
      isPast,
      isTotal:
        /^(?:(?:order|grand|invoice) )?total\b/i.test(label) ||
        (!row && TOTAL.test(textBefore(text, start, SEVERAL_WORDS_LENGTH))),
      text: match[0].replaceAll(/\s+/g, " "),
      start,
      end,
    };
  });
};
