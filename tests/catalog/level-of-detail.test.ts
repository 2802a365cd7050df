import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

// The level of detail decides how long a document is, never what its sides owe. So a clause that is printed only at some
// levels contains no time limit, amount, cost, prohibition, waiver, release or right to end the contract, unless a line
// below says why it changes nothing that was agreed.
const TERMS =
  / \(\d+\)|\|\s*(?:words|money|percent)\b|\bexpense\b|\bno charge\b|\bmust pay\b|\brefund|\breimburse|attorney's fees|\bterminate\b|\bwaives?\b|\bmust not\b|\bmay not\b|\bnot liable\b|\breleases?\b/;

const REASONS: { readonly [clause: string]: string } = {
  "dispute-resolution:settlement_talks": "The rules of evidence say the same, and a visitor chose the mediation.",
  "default:default.patience": "Only a waiver would change what is owed, and patience is none.",
  "payment:payment.method": "The usual ways to pay are allowed without it, and it only guards against fraud.",
  "reservation-of-rights:reservation.not_complete": "A letter that says nothing waives nothing.",
  "reservation-of-rights:reservation.no_waiver": "A letter that says nothing waives nothing.",
  "taxes:taxes.stated": "The law on sales taxes says the same.",
  "design-construction-agreement:drawings.reuse": "Professional law says the same about sealed documents.",
  "power-of-attorney:duties.other_agents": "The Uniform Power of Attorney Act says the same.",
  "power-of-attorney:duties.losses": "The Uniform Power of Attorney Act says the same.",
  "waiver:release.no_suit": "It follows from the release, which is printed at every level.",
};

type Clause = {
  readonly id?: string;
  readonly use?: string;
  readonly detail?: number;
  readonly clauses?: readonly Clause[];
} & { readonly [part: string]: unknown };

const PRINTED = ["text", "items", "variants", "after"];

const textOf = (node: unknown): string => {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return node.map(textOf).join(" ");
  if (typeof node !== "object" || node === null) return "";
  return Object.entries(node)
    .map(([key, value]) => (PRINTED.includes(key) ? textOf(value) : ""))
    .join(" ");
};

const detailed = (
  clauses: readonly Clause[],
  path: string,
  isInside: boolean,
): readonly (readonly [string, string])[] =>
  clauses.flatMap((clause) => {
    const at = `${path}${clause.id ?? clause.use}`;
    const depends = isInside || clause.detail !== undefined;
    const { clauses: inner = [], ...own } = clause;
    return [...(depends ? [[at, textOf(own)] as const] : []), ...detailed(inner, `${at}.`, depends)];
  });

const files = [
  ...readdirSync("catalog/blocks").map((id) => [id, `catalog/blocks/${id}/block.yaml`] as const),
  ...readdirSync("catalog/documents").map((id) => [id, `catalog/documents/${id}/clauses.yaml`] as const),
].filter(([, file]) => existsSync(file));

const clausesByDetail = files.flatMap(([id, file]) => {
  const source = parse(readFileSync(file, "utf8"));
  return detailed(source.clauses ?? source.document?.clauses ?? [], `${id}:`, false);
});

test("the level of detail changes no term that the sides agree on", () => {
  const found = clausesByDetail.filter(([, text]) => TERMS.test(text)).map(([at]) => at);
  expect(found.filter((at) => !(at in REASONS))).toEqual([]);
  expect(Object.keys(REASONS).filter((at) => !found.includes(at))).toEqual([]);
});

test("clauses that depend on the level of detail are found in blocks and in documents", () => {
  const at = clausesByDetail.map(([path]) => path);
  expect(at).toContain("interpretation:interpretation.days");
  expect(at).toContain("distribution-agreement:ordering.shortage");
});
