import { addMonths, isoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import { placeIn } from "../text/governing-laws.ts";
import type { FactValue } from "./fact-value.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";

/** Facts that rows and short sentences state without the wording of a long contract. */
export type ShortValues = {
  readonly [
    fact in "agreement_date" | "effective_date" | "expiration_date" | "renewal_term" | "notice_period" | "governing_law"
  ]?: FactValue;
};

type DateFact = "agreement_date" | "effective_date" | "expiration_date";

const DATE_ROWS: readonly (readonly [DateFact, RegExp])[] = [
  ["agreement_date", /^(?:date(?:d)?(?: (?:of|signed).*)?|(?:lease|contract|agreement|subcontract|note) date)$/i],
  [
    "effective_date",
    /^(?:effective(?: date)?|(?:\w+ )?(?:start|begin)(?:s|ning)?(?: date)?|commencement(?: date)?|start of \w+|term|lease term)$/i,
  ],
  [
    "expiration_date",
    /^(?:(?:\w+ )?ends?(?: date)?|expir(?:es|ation)(?: date)?|termination date|maturity(?: date)?|end of \w+)$/i,
  ],
];
const NOT_AN_EVENT = /^date of (?:birth|event|service|delivery|closing)/i;
const LAW_ROW = /^(?:governing law.*|law|applicable law|choice of law)$/i;
const TERM_ROW = /^(?:\w+ )?term(?: of .*)?$/i;
const RENEWAL_ROW = /^(?:auto(?:matic)?[- ])?renewal(?: term)?$/i;

const STARTS =
  /\b(?:runs? from|begin(?:s|ning)?(?: on)?|start(?:s|ing)?(?: on)?|commenc(?:es|ing)(?: on)?|takes? effect(?: on)?|enters into force on|effective(?: as of| on)?|for sale from|month to month (?:starting|from))\s{1,2}$/i;
const ENDS =
  /\b(?:ends?(?: on)?|ending(?: on)?|until|through|expires?(?: on)?|expiring(?: on)?|(?:is )?due (?:and payable )?on|matures on|is extended to)\s{1,2}$/i;
const PAYMENTS = /\b(?:installments?|payments?)\b[^.]{0,40}$/i;
const OWN_LINE = /(?:^|\n)(?:[^\n]{0,60}\s{3,})?$/;
const DATED = /\b(?:dated(?: as of)?|date(?: of contract)?:|signed on|is dated|make this \w+ on|as of)\s{0,2}$/i;

const HEAD = 700;
// Longer texts have the wording that the model knows.
const SHORT_TEXT = 8000;

const valueAt = (date: CalendarDate, start: number, end: number): FactValue => ({ text: isoDate(date), start, end });

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

type Mutable = { -readonly [fact in keyof ShortValues]: ShortValues[fact] };

const fromRows = (contract: Contract, rows: readonly LabeledRow[]): Mutable => {
  const values: Mutable = {};
  for (const { label, value, start, end } of rows) {
    const dates = contract.dates.filter((date) => date.start >= start && date.end <= end);
    const fact = NOT_AN_EVENT.test(label) ? undefined : DATE_ROWS.find(([, form]) => form.test(label))?.[0];
    const [first, second] = dates;
    if (fact && first?.date && first.start - start < 24) values[fact] ??= valueAt(first.date, first.start, first.end);
    if (fact === "effective_date" && second?.date)
      values.expiration_date ??= valueAt(second.date, second.start, second.end);
    const place = LAW_ROW.test(label) ? placeIn(value) : null;
    if (place)
      values.governing_law ??= { text: place.jurisdiction, start: start + place.start, end: start + place.end };
    if (RENEWAL_ROW.test(label)) Object.assign(values, renewalIn(value, start));
  }
  return values;
};

const renewalIn = (value: string, at: number): Mutable => {
  const [term, notice] = periodsIn(value);
  if (!term || /\b(?:no|none|not)\b/i.test(value.slice(0, term.start))) return {};
  const repeated = /\b(?:successive|automatic|each|year-to-year)/i.test(value) ? "successive " : "";
  return {
    renewal_term: { text: `${repeated}${counted(term.count, term.unit)}`, start: at + term.start, end: at + term.end },
    ...(notice && /\bnotice\b/i.test(value)
      ? { notice_period: { text: counted(notice.count, notice.unit), start: at + notice.start, end: at + notice.end } }
      : {}),
  };
};

const fromSentences = ({ plain, dates }: Contract, rows: readonly LabeledRow[]): Mutable => {
  const values: Mutable = {};
  for (const { start, end, date } of dates) {
    if (date === null || rows.some((row) => row.start <= start && end <= row.end)) continue;
    const before = plain.slice(Math.max(0, start - 80), start).replaceAll(/\s+/g, " ");
    const value = valueAt(date, start, end);
    if (PAYMENTS.test(before)) continue;
    if (STARTS.test(before)) values.effective_date ??= value;
    else if (ENDS.test(before)) values.expiration_date ??= value;
    else if (DATED.test(before)) values.agreement_date ??= value;
    else if (start < HEAD && OWN_LINE.test(plain.slice(Math.max(0, start - 140), start)))
      values.agreement_date ??= value;
  }
  return values;
};

// "Term: 36 months", from the first day.
const termEnd = (contract: Contract, rows: readonly LabeledRow[], from: FactValue | undefined): FactValue | null => {
  const row = rows.find(({ label }) => TERM_ROW.test(label));
  const period = row && periodsIn(row.value)[0];
  const first = from && contract.dates.find(({ start }) => start === from.start)?.date;
  if (!row || !period || !first || (period.unit !== "month" && period.unit !== "year")) return null;
  const months = period.unit === "year" ? 12 * period.count : period.count;
  return valueAt(addMonths(first, months), row.start + period.start, row.start + period.end);
};

/** The values of rows and, in a short text, of its plain sentences. */
export const shortValues = (contract: Contract, rows: readonly LabeledRow[]): ShortValues => {
  const values = fromRows(contract, rows);
  const all: Mutable = contract.plain.length > SHORT_TEXT ? values : { ...fromSentences(contract, rows), ...values };
  const end = all.expiration_date ?? termEnd(contract, rows, all.effective_date);
  return end ? { ...all, expiration_date: end } : all;
};
