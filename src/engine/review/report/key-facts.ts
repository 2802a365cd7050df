import type { KeyFact, KeyFactId } from "../../../model/review/review.ts";
import type { ClauseScore } from "../detect/find-clauses.ts";
import { VALUE_CATEGORY } from "../detect/find-values.ts";
import type { ExtractedValues } from "../detect/find-values.ts";
import type { FactValue } from "../facts/fact-value.ts";
import { forumIn } from "../facts/forum.ts";
import { labeledRows } from "../parties/labeled-rows.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";
import { moneyIn } from "../facts/money-facts.ts";
import type { FoundMoney, MoneyKind } from "../facts/money-facts.ts";
import { isOfOtherDocument, isOfPast, isOfPayment } from "../facts/other-dates.ts";
import { shortValues } from "../facts/short-values.ts";
import type { ShortValues } from "../facts/short-values.ts";
import { signatureState } from "../facts/signature-state.ts";
import { highlightsOf } from "./highlight.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";
import {
  SEVERAL_WORDS_LENGTH,
  SHORT_TEXT_LENGTH,
  textAfter,
  textBefore,
  wordsBeforeDate,
} from "../parties/text-windows.ts";

const MAX_MONEY = 5;

const LINES: readonly (readonly [keyof ShortValues, string])[] = [
  ["agreement_date", VALUE_CATEGORY.agreement],
  ["effective_date", VALUE_CATEGORY.starts],
  ["expiration_date", VALUE_CATEGORY.ends],
  ["renewal_term", VALUE_CATEGORY.renewal],
  ["notice_period", VALUE_CATEGORY.notice],
  ["governing_law", VALUE_CATEGORY.law],
];

const KINDS: readonly MoneyKind[] = ["rent", "price", "fee", "pay", "principal", "deposit", "late_fee", "cap"];

type Fact = { readonly id: KeyFactId; readonly values: readonly FactValue[] };

const listOf = (value: FactValue | null | undefined): readonly FactValue[] => (value ? [value] : []);

// A total is the price of all parts.
const amountOf = (found: readonly FoundMoney[], kind: MoneyKind): FoundMoney | undefined => {
  const all = found.filter((one) => one.kind === kind);
  return all.find(({ isTotal }) => isTotal) ?? all.find(({ isPast }) => !isPast) ?? all[0];
};

const moneyFacts = ({ plain }: Contract, rows: readonly LabeledRow[]): readonly Fact[] => {
  const found = moneyIn(plain, rows);
  return [
    // Which amounts a document should state depends on its kind, so absent ones are not listed.
    ...KINDS.flatMap((kind) => {
      const amount = amountOf(found, kind);
      return amount ? [{ id: kind, values: [amount] }] : [];
    }),
    { id: "money", values: found.filter(({ kind, text }) => kind === null && /\d{3}/.test(text)).slice(0, MAX_MONEY) },
  ];
};

const partyFacts = ({ parties }: Contract): readonly FactValue[] =>
  parties.flatMap(({ members, terms: [term] }) =>
    members.map(({ name, start, end }) => ({ text: term ? `${name} (${term.text})` : name, start, end })),
  );

const SAYS_DATE = /\b(?:dated?|signed|as of|granted|agreed|adopted|effective|this)\b[^.;]{0,50}$/i;
const MADE = /\b(?:made|entered|executed)\b[^.;]{0,40}$/i;

// The first day of the term and the date of another row are not the date of the agreement.
const isOtherDate = (
  { plain }: Contract,
  rows: readonly LabeledRow[],
  { effective_date: starts, expiration_date: ends }: ShortValues,
  { start, end }: FactValue,
): boolean => {
  const before = wordsBeforeDate(plain, start);
  if (isOfOtherDocument(before)) return true;
  if (MADE.test(before)) return false;
  // A short text has dates of other events, which the model takes for that of the agreement.
  if (plain.length <= SHORT_TEXT_LENGTH && !SAYS_DATE.test(before)) return true;
  return start === starts?.start || start === ends?.start || rows.some((row) => row.start <= start && end <= row.end);
};

const EFFECTIVE =
  /\b(?:effective|commenc|begin|start|in force|into force|takes? effect)\w*\b[^.;]{0,60}$|\bfrom\s{0,2}$/i;

// The day on which a document was made is when it takes effect only where the text says so.
const saysEffective = ({ plain }: Contract, { start, end }: FactValue): boolean =>
  EFFECTIVE.test(textBefore(plain, start, SEVERAL_WORDS_LENGTH)) ||
  /^[^.;]{0,40}\beffective date\b/i.test(textAfter(plain, end, SEVERAL_WORDS_LENGTH));

// The model takes the date of an earlier document, of the first payment or of the past for the first or the last day.
const isOfOther = (contract: Contract, { start, end }: FactValue): boolean => {
  const { plain } = contract;
  const before = wordsBeforeDate(plain, start);
  if (isOfOtherDocument(before)) return true;
  return plain.length <= SHORT_TEXT_LENGTH && (isOfPayment(before) || isOfPast(contract, before, end));
};

// "Term of confidentiality: three years" is not the term of the contract.
const isOfSecrecy = (rows: readonly LabeledRow[], { start, end }: FactValue): boolean =>
  rows.some((row) => /\b(?:confidential|secrecy)/i.test(row.label) && row.start <= start && end <= row.end);

const valueFacts = (contract: Contract, rows: readonly LabeledRow[], values: ExtractedValues): readonly Fact[] => {
  const short = shortValues(contract, rows);
  const agreed = values[VALUE_CATEGORY.agreement];
  const isOther =
    agreed !== undefined && short.agreement_date === undefined && isOtherDate(contract, rows, short, agreed);
  const made = short.agreement_date ?? agreed;
  const starts = values[VALUE_CATEGORY.starts];
  const isMadeOnly =
    starts !== undefined &&
    short.effective_date === undefined &&
    starts.text === made?.text &&
    !saysEffective(contract, starts);
  const ends = values[VALUE_CATEGORY.ends];
  const isNoStart =
    starts !== undefined &&
    (isMadeOnly || starts.start === short.expiration_date?.start || isOfOther(contract, starts));
  const isNoEnd =
    ends !== undefined && ends.text !== "perpetual" && (isOfOther(contract, ends) || isOfSecrecy(rows, ends));
  return LINES.map(([id, category]) => {
    const value = short[id] ?? values[category];
    if ((isNoStart && value === starts) || (isNoEnd && value === ends)) return { id, values: [] };
    return { id, values: isOther && value === agreed ? [] : listOf(value) };
  });
};

// The words of a title, without the "#" of a heading in Markdown.
const titleAt = (text: string, { start, end }: { readonly start: number; readonly end: number }): FactValue => {
  const lead = /^[#\s]*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { text: text.slice(start + lead, end).replaceAll(/\s+/g, " "), start: start + lead, end };
};

/** The key facts: document name, parties, dates, term, governing law and forum, amounts, signatures. */
export const keyFacts = (
  contract: Contract,
  found: readonly ClauseScore[],
  values: ExtractedValues,
): readonly KeyFact[] => {
  const { text, plain } = contract;
  const name = found.find(({ category }) => category === "document-name");
  const title = name && highlightsOf(contract, name)[0];
  const titled = title ? [titleAt(text, title)] : [];
  const rows = labeledRows(plain, text);
  const facts: readonly Fact[] = [
    { id: "document_name", values: titled },
    { id: "parties", values: partyFacts(contract) },
    ...valueFacts(contract, rows, values),
    { id: "forum", values: listOf(forumIn(plain, rows)) },
    ...moneyFacts(contract, rows),
    ...listOf(signatureState(plain)).map((state) => ({ id: "signatures" as const, values: [state] })),
  ];
  return facts.map(({ id, values: all }) => ({
    id,
    values: all.map((factValue) => ({ text: factValue.text, quote: quoteAt(text, factValue) })),
  }));
};
