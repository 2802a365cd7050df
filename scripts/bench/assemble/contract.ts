// One ten-page contract (about 4,500 words, 40 clauses, 60 values, 25 references), for our engine and as text for other tools.
import { prepareDocument } from "../../../src/engine/document/prepare-document.ts";
import type { LegalDocument } from "../../../src/model/document.ts";
import { formatValue } from "../../../src/text/values/format-value.ts";
import { inlineText } from "../../../src/text/templates/inline-text.ts";
import type { Value } from "../../../src/values/value.ts";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { ask, context } from "../../../tests/forms/hand-made.ts";

const CLAUSES = 40;
const REFERENCES = 25;

const fields = [
  ask("parties", "parties"),
  ask("start", "date"),
  ask("rent", "money"),
  ask("years", "number", { unit: "year" }),
];
const { text, formula } = writer(fields);

type Format = "money" | "long_date" | "words";
type Name = "rent" | "start" | "years";
type Mark = readonly [name: Name, format: Format];

const RENT: Mark = ["rent", "money"];
const START: Mark = ["start", "long_date"];
const YEARS: Mark = ["years", "words"];

/** The three different marks of the contract. */
export const marks: readonly Mark[] = [RENT, START, YEARS];

/** Words between the marks, the same for every tool. */
const FILLER =
  "the parties keep to what this part says for as long as it lasts, and each tells the other in writing within a fair time " +
  "of anything that keeps it from doing so, what it has done about it, and when it expects to be able to go on as agreed here; " +
  "a party that does not do this pays for the loss the other could not reasonably avoid, and no more than that, and neither " +
  "may hold back what it owes under another part because of it, unless a court or the other party in writing says it may do so";

const sentence = (
  at: number,
  mark: (name: Name, format: Format) => string,
  cite: (clause: number) => string,
): string => {
  const values = (at % 2 === 0 ? [RENT, YEARS] : [START]).map(([name, format]) => mark(name, format));
  const reference = at < REFERENCES ? `, as ${cite((at * 7 + 3) % CLAUSES)} says` : "";
  return `With ${values.join(" and ")} in mind, ${FILLER}${reference}.`;
};

const ourMark = (name: Name, format: Format): string =>
  `{{ ${name}${format === "money" ? " | money" : format === "words" ? " | words" : " | long date"} }}`;

const contract = made(
  fields,
  plan({
    clauses: Array.from({ length: CLAUSES }, (_, index) =>
      clause(`part_${index}`, {
        title: [`Part ${index + 1}`],
        plain: ["Keep to it, or say so in time."],
        // A third of the clauses depend on an answer that is always true, so that every tool prints the same text.
        when: index % 3 === 1 ? formula("rent > 0") : undefined,
        variants: [body(text(sentence(index, ourMark, (cited) => `{{ ref part_${cited} }}`)))],
      }),
    ),
    signatures: { groups: [{ field: "parties" }] },
  }),
);

const party = (name: string) => ({ kind: "person", name, address: "1 High St, Dover, DE 19901" });

/** Eight sets of answers, so that no tool sees the same one twice in a row. */
const views = Array.from({ length: 8 }, (_, round) =>
  contract.view({
    parties: [party("Ann Poe"), party("Bo Roe")],
    start: `2026-0${round + 1}-15`,
    rent: `${1200 + round}.50`,
    years: round + 1,
  }),
);

const viewAt = (round: number) => views[round % views.length]!;

const prepared = prepareDocument(contract.definition, { strict: true });

/** The numbered, cross-referenced tree. */
export const assemble = (round: number, previous?: LegalDocument): LegalDocument =>
  prepared.assemble(viewAt(round), context, previous);

/** The values of the marks, formatted by `print`. */
export const plainValues = (round: number): Readonly<Record<Name, Value>> => {
  const { rent, start, years } = viewAt(round).values;
  return { rent: rent ?? null, start: start ?? null, years: years ?? null };
};

/** Our own words for values, so that every tool does the same work for each mark. */
export const print: Readonly<Record<Format, (value: Value) => string>> = {
  money: (value) => formatValue(value, "money", { language: "en", currency: "USD" }),
  long_date: (value) => formatValue(value, "long date", { language: "en", currency: "USD" }),
  words: (value) => formatValue(value, "words", { language: "en", currency: "USD", unit: "year" }),
};

/** The clauses as one text for another tool, without conditions, numbering and references. */
export const plainTemplate = (mark: (name: Name, format: Format) => string): string =>
  Array.from(
    { length: CLAUSES },
    (_, index) => `${index + 1}. Part ${index + 1}\n${sentence(index, mark, (cited) => `section ${cited + 1}`)}`,
  ).join("\n");

/** The same text from our document tree, to show that all tools print the same words. */
export const plainText = (document: LegalDocument): string =>
  document.blocks
    .flatMap((block) => {
      if (block.type !== "clause") return [];
      const words = block.blocks.map((inner) => (inner.type === "paragraph" ? inlineText(inner.content) : ""));
      return [`${block.number} ${inlineText(block.title ?? [])}\n${words.join("\n")}`];
    })
    .join("\n");
