import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import type { KeyFactId } from "../../../src/model/review/review.ts";

/** What a labeled document is for: to develop the reader of facts with, or for the report only. */
export type Half = "development" | "report";

/** A party by one or more ways to name it, and its role in the words of the document; null if it has none. */
export type LabeledParty = { readonly names: readonly string[]; readonly role: string | null };

/** The facts a person read in a document. */
export type LabeledFacts = {
  readonly id: string;
  readonly half: Half;
  readonly text: string;
  readonly parties: readonly LabeledParty[];
  /** Absent facts are not in the text; null if only the parties are labeled. */
  readonly values: { readonly [id in KeyFactId]?: string } | null;
  /** The forms of text and the playbooks that are right for the document; absent if not labeled. */
  readonly form?: readonly string[];
  readonly kind?: readonly string[];
};

type Drafted = {
  readonly id: string;
  readonly text: string;
  readonly parties: readonly (readonly [string, string | null])[];
  readonly form?: readonly string[];
  readonly kind?: readonly string[];
} & {
  readonly [fact: string]: unknown;
};
type Real = { readonly id: string; readonly parties: readonly string[] };

const FOLDERS: { readonly [half in Half]: URL } = {
  development: new URL("../../../tests/review/facts/", import.meta.url),
  report: new URL("../../../tests/review/unseen-facts/", import.meta.url),
};
const REAL = "real-contracts.yaml";

/** The documents with labeled facts that were drafted for this purpose. */
export const draftedFacts = (half: Half): readonly LabeledFacts[] =>
  readdirSync(FOLDERS[half])
    .toSorted()
    .filter((name) => name !== REAL)
    .flatMap((name) => parseAllDocuments(readFileSync(new URL(name, FOLDERS[half]), "utf8")))
    .flatMap((document) => (document.toJS() === null ? [] : [document.toJS() as Drafted]))
    .map(({ id, text, parties, form, kind, ...values }) => ({
      id,
      half,
      text,
      parties: parties.map(([name, role]) => ({ names: [name], role })),
      values: Object.fromEntries(Object.entries(values).map(([fact, value]) => [fact, String(value)])),
      ...(form && kind ? { form, kind } : {}),
    }));

type TextLine = { readonly id: string; readonly text: string };

const textsOf = (data: string): ReadonlyMap<string, string> =>
  new Map(
    ["dev.contracts.jsonl", "nda.dev.contracts.jsonl"]
      .flatMap((name) => readFileSync(join(data, name), "utf8").split("\n"))
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as TextLine)
      .map(({ id, text }) => [id, text]),
  );

const real = (data: string): readonly LabeledFacts[] => {
  const texts = textsOf(data);
  const labeled = parse(readFileSync(new URL(REAL, FOLDERS.development), "utf8")) as readonly Real[];
  return labeled.map(({ id, parties }) => ({
    id,
    half: "development",
    text: texts.get(id) ?? "",
    parties: parties.map((names) => ({ names: names.split(" | "), role: null })),
    values: null,
  }));
};

/** All documents with labeled facts; `data` is the folder with the texts of the real contracts. */
export const readLabeledFacts = (data: string): readonly LabeledFacts[] => [
  ...draftedFacts("development"),
  ...draftedFacts("report"),
  ...real(data),
];
