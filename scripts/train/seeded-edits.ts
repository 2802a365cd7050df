import { definitionsIn } from "../../src/engine/review/text/definitions.ts";
import { parseContract } from "../../src/engine/review/text/parse-contract.ts";
import type { Contract } from "../../src/engine/review/text/parse-contract.ts";
import type { CheckId } from "../../src/model/review/playbook.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { wrongPeriod, wrongSigner } from "./left-over-edits.ts";
import { pick, replaceRange } from "./seeded-change.ts";
import type { Change } from "./seeded-change.ts";

/** A contract with one seeded error. `check` is the check that must report it; null if any may. */
export type SeededEdit = Change & {
  readonly kind: string;
  readonly check: CheckId | null;
  readonly labeled: LabeledContract;
};

const wrongNumber = ({ id, contract: { text } }: LabeledContract): Change | null => {
  const pairs = [
    ...text.matchAll(
      /\b(?:thirty|sixty|ninety|ten|five|fifteen|twenty|three|two|twelve|six) \((30|60|90|10|5|15|20|3|2|12|6)\)/gi,
    ),
  ];
  const match = pick(pairs, id);
  if (!match) return null;
  const figure = match[1] ?? "";
  const at = match.index + match[0].length - figure.length - 1;
  return { text: replaceRange(text, at, at + figure.length, figure === "45" ? "90" : "45"), at: match.index };
};

const BLANKS = ["__________", "[●]", "[insert amount]", "[TBD]", "$[____]"];

const blank = ({ id, contract: { text, sentences } }: LabeledContract): Change | null => {
  const middle = text.slice(0, sentences[Math.floor(sentences.length * 0.8)]?.end ?? 0);
  const amounts = [...middle.matchAll(/\$\d[\d,]+|\b\d{1,3} (?=days|months|years)|\b\d{1,2}%/g)];
  const match = pick(amounts, id);
  const mark = pick(BLANKS, `${id}b`);
  return match && mark
    ? { text: replaceRange(text, match.index, match.index + match[0].trimEnd().length, mark), at: match.index }
    : null;
};

const brokenReference = ({ id, contract: { text, sections } }: LabeledContract): Change | null => {
  const heads = new Set(sections.map(({ number }) => number));
  const references = [
    ...text.matchAll(/(?<=[a-z,(] )(?:Section|Article|Paragraph) (\d{1,2}(?:\.\d{1,2})*)(?=[\s,.;)])(?! of the)/g),
  ].filter((match) => heads.has(match[1] ?? ""));
  const match = pick(references, id);
  if (!match) return null;
  const [all, number = ""] = match;
  const start = match.index + all.length - number.length;
  const wrong = number.includes(".") ? `${number.split(".")[0] ?? ""}.87` : "83";
  return { text: replaceRange(text, start, start + number.length, wrong), at: match.index };
};

/** The contract without the definition of a term that it still uses, once for each such term. */
export const lostDefinitions = ({ text, plain, sentences }: Contract): readonly Change[] =>
  definitionsIn(plain).flatMap(({ term, start, end }) => {
    const uses = plain.split(term).length - 1;
    const means = /^"?\)?,? (?:means|shall mean|has the meaning)/.test(
      plain.slice(start + term.length, start + term.length + 24),
    );
    const isOnce = plain.split(`"${term}"`).length === 2;
    if (!means || uses < 5 || !/^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(term) || !isOnce) return [];
    const sentence = sentences.find((one) => one.start <= start && one.end >= end);
    return sentence ? [{ text: replaceRange(text, sentence.start, sentence.end, ""), at: sentence.start, term }] : [];
  });

const lostDefinition = ({ id, contract }: LabeledContract): Change | null =>
  pick(lostDefinitions(contract), id) ?? null;

const ROLES = ["Purchaser", "Vendor", "Contractor", "Lessee", "Borrower", "Franchisee"];

const wrongName = ({ id, contract }: LabeledContract): Change | null => {
  const { text, plain, parties } = contract;
  const party = pick(
    parties.filter(({ terms }) => /^[A-Z][A-Za-z]{4,}$/.test(terms[0]?.text ?? "")),
    id,
  );
  const term = party?.terms[0];
  if (!term) return null;
  const uses = [
    ...plain.matchAll(new RegExp(`(?<=[a-z,] )(?:the )?${term.text}(?= (?:shall|will|may|agrees|has|is))`, "g")),
  ].filter(({ index }) => index > term.end + 200);
  const use = pick(uses, id);
  if (!use) return null;
  const start = use.index + use[0].length - term.text.length;
  const letters = `${term.text.slice(0, 3)}${term.text.slice(4)}`;
  const role = pick(
    ROLES.filter((one) => !new RegExp(one, "i").test(plain)),
    id,
  );
  const wrong = id.charCodeAt(id.length - 1) % 2 === 0 || role === undefined ? letters : role;
  return { text: replaceRange(text, start, start + term.text.length, wrong), at: start, term: wrong };
};

/** Clauses whose absence must be reported. */
const REMOVABLE = [
  "governing-law",
  "anti-assignment",
  "cap-on-liability",
  "termination-for-convenience",
  "insurance",
  "audit-rights",
  "renewal-term",
  "license-grant",
  "warranty-duration",
  "non-compete",
];

const lostClause = ({ id, contract: { text }, labels }: LabeledContract, category: string): Change | null => {
  const spans = labels.get(category)?.spans ?? [];
  if (spans.length === 0 || spans.length > 3) return null;
  let edited = text;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start))
    edited = replaceRange(edited, start, end, "");
  return { text: edited, at: spans[0]?.start ?? 0, category, term: id };
};

type Seed = {
  readonly kind: string;
  readonly check: CheckId | null;
  readonly edit: (labeled: LabeledContract, all: readonly LabeledContract[]) => Change | null;
  readonly most: number;
};

const lostAnyClause = (labeled: LabeledContract): Change | null =>
  lostClause(
    labeled,
    pick(
      REMOVABLE.filter((one) => labeled.labels.get(one)?.present),
      labeled.id,
    ) ?? "",
  );

const SEEDS: readonly Seed[] = [
  { kind: "number_mismatch", check: "number_mismatch", edit: wrongNumber, most: 40 },
  { kind: "placeholder", check: "placeholder", edit: blank, most: 40 },
  { kind: "cross_reference", check: "cross_reference", edit: brokenReference, most: 40 },
  { kind: "undefined_term", check: "undefined_term", edit: lostDefinition, most: 40 },
  { kind: "party_name", check: "party_name", edit: wrongName, most: 40 },
  { kind: "missing_clause", check: null, edit: lostAnyClause, most: 160 },
  { kind: "wrong_signer", check: null, edit: wrongSigner, most: 40 },
  { kind: "differing_period", check: null, edit: wrongPeriod, most: 40 },
];

/** Contracts with one error each, the same in every run. */
export const seededEdits = (contracts: readonly LabeledContract[]): readonly SeededEdit[] =>
  SEEDS.flatMap(({ kind, check, edit, most }) => {
    const edits = contracts.flatMap((labeled) => {
      const change = edit(labeled, contracts);
      return change ? [{ kind, check, labeled, ...change }] : [];
    });
    const step = Math.max(1, Math.floor(edits.length / most));
    return edits.filter((_, at) => at % step === 0).slice(0, most);
  });

/** Parses the contract of an edit again. */
export const editedContract = ({ text }: SeededEdit): Contract => parseContract(text);
