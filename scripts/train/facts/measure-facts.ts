import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import type { KeyFactId, Review } from "../../../src/model/review/review.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { reviewModels, reviewPlaybooks } from "../../cli/review-playbooks.ts";
import type { Half, LabeledFacts, LabeledParty } from "./labeled-facts.ts";

/** Counts of one kind of fact in one half. */
export type FactCounts = {
  /** Facts reported, and those of them that are right. */
  reported: number;
  right: number;
  /** Facts labeled, and those of them that were found. */
  labeled: number;
  found: number;
};

/** What the review found wrong in a document: facts that are not there, and facts it left out. */
export type FactErrors = { readonly id: string; readonly wrong: readonly string[]; readonly left: readonly string[] };

export type MeasuredFacts = {
  readonly counts: ReadonlyMap<string, FactCounts>;
  readonly errors: readonly FactErrors[];
};

/** The facts that are measured one by one; the parties are measured apart. */
export const MEASURED: readonly KeyFactId[] = [
  "agreement_date",
  "effective_date",
  "expiration_date",
  "renewal_term",
  "notice_period",
  "governing_law",
  "forum",
  "rent",
  "price",
  "fee",
  "pay",
  "principal",
  "deposit",
  "late_fee",
  "cap",
  "signatures",
];

const TODAY = parseIsoDate("2026-11-24")!;

const same = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']s\b/g, "s")
    .replaceAll(/[^\p{L}\p{N}&+]+/gu, " ")
    .replace(/^the /, "")
    .trim();

const isNamed = ({ names }: LabeledParty, found: string): boolean => names.some((name) => same(name) === same(found));

const countsOf = (counts: Map<string, FactCounts>, kind: string): FactCounts => {
  const known = counts.get(kind) ?? { right: 0, reported: 0, labeled: 0, found: 0 };
  counts.set(kind, known);
  return known;
};

const countParties = (counts: Map<string, FactCounts>, labeled: LabeledFacts, { parties }: Review) => {
  const of = countsOf(counts, "parties");
  const found = parties.flatMap(({ members, terms }) => members.map(({ name }) => ({ name, terms })));
  const wrong = found.filter(({ name }) => !labeled.parties.some((party) => isNamed(party, name)));
  const left = labeled.parties.filter((party) => !found.some(({ name }) => isNamed(party, name)));
  of.reported += found.length;
  of.right += found.length - wrong.length;
  of.labeled += labeled.parties.length;
  of.found += labeled.parties.length - left.length;
  const roles = countsOf(counts, "roles");
  for (const { name, terms } of found) {
    const party = labeled.parties.find((one) => isNamed(one, name));
    if (!party?.role) continue;
    const isRight = terms.some((term) => same(term) === same(party.role ?? ""));
    roles.labeled++;
    if (terms.length > 0) roles.reported++;
    if (isRight) roles.right++;
    if (isRight) roles.found++;
  }
  return {
    wrong: wrong.map(({ name }) => `party: ${name}`),
    left: left.map(({ names }) => `party: ${names[0] ?? ""}`),
  };
};

const countValues = (counts: Map<string, FactCounts>, labeled: LabeledFacts, { facts }: Review) => {
  const errors: { wrong: string[]; left: string[] } = { wrong: [], left: [] };
  if (labeled.values === null) return errors;
  for (const id of MEASURED) {
    const of = countsOf(counts, id);
    const expected = labeled.values[id];
    const found = facts.find((fact) => fact.id === id)?.values.map(({ text }) => text) ?? [];
    if (expected !== undefined) of.labeled++;
    if (found.length > 0) of.reported++;
    const isRight = found.length > 0 && found[0] === expected;
    if (isRight) {
      of.right++;
      of.found++;
    }
    if (!isRight && found.length > 0) errors.wrong.push(`${id}: ${found.join("; ")}`);
    if (!isRight && expected !== undefined) errors.left.push(`${id}: ${expected}`);
  }
  return errors;
};

/** The facts that a review finds in the labeled documents of one half, counted by kind. */
export const measureFacts = (documents: readonly LabeledFacts[], half: Half): MeasuredFacts => {
  const { general } = reviewPlaybooks();
  const { clauses } = reviewModels();
  const counts = new Map<string, FactCounts>();
  const errors = documents
    .filter((one) => one.half === half)
    .map((one): FactErrors => {
      const tools = { general, playbooks: [], places: [] };
      const review = reviewText({ text: one.text }, tools, { today: TODAY, topics: {} }, clauses);
      const parties = countParties(counts, one, review);
      const values = countValues(counts, one, review);
      return {
        id: one.id,
        wrong: [...parties.wrong, ...values.wrong],
        left: [...parties.left, ...values.left],
      };
    });
  return { counts, errors };
};
