import type { DocumentDefinition, Entry } from "../model/definition.ts";
import type { LawShards } from "../model/law.ts";
import type { Place } from "../model/place.ts";
import type { DocumentSettings } from "../model/settings.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import { lawTypeFor } from "./compile-law.ts";
import { lawNames } from "./form-parts.ts";
import { contentHash } from "./content-hash.ts";
import type { DocumentInput } from "./input.ts";
import type { Library } from "./paper.ts";
import type { Report } from "./problem.ts";
import { fieldsOf, scopeOf } from "./scope.ts";
import type { Unit } from "./unit.ts";

/** A document with everything written for it: its translations, and its bodies for other laws. */
export type DocumentFamily = {
  readonly source: PlacedSource;
  readonly overlays: readonly PlacedSource[];
  readonly bodies: readonly PlacedSource[];
};

/** What documents draw from the rest of the catalog. */
export type Surroundings = {
  readonly library: Library;
  readonly law: LawShards;
  readonly places: readonly Place[];
  readonly settings: DocumentSettings;
  /** Fingerprint of the library clauses used. */
  readonly clauseHash: string;
  /** Whether the cases are played, too: that is most of the work, and nothing of it shows on the page. */
  readonly playsCases: boolean;
};

/** A document in all its languages. */
export type DocumentBundle = {
  readonly definitions: readonly DocumentDefinition[];
  readonly languages: readonly string[];
  readonly bodies: { readonly [language: string]: Entry };
};

type Languages = { readonly language: string; readonly documentLanguage: string };

/** A fresh unit for one page in one language. */
export const unitOf = (
  input: Pick<DocumentInput, "steps" | "screen" | "law" | "roles">,
  { law, places }: Pick<Surroundings, "law" | "places">,
  languages: Languages,
  report: Report,
): Unit => ({
  ...languages,
  report,
  places,
  topicNamed: (name) => law[lawNames(input.law).get(name) ?? ""],
  figures: new Map(),
  read: new Set(),
  parts: new Set(),
  agreeing: new Set(),
  prose: [],
  scope: scopeOf(input.steps, input.screen, lawTypeFor(input.law, law, report), places),
  roles: new Set(Object.keys(input.roles ?? {})),
  fields: new Map(fieldsOf(input.steps).flatMap((field) => (field.id ? [[field.id, field] as const] : []))),
});

/** Fingerprint of a document: of the files it is written in and the library clauses it uses. */
export const hashOf = (files: readonly PlacedSource[], { clauseHash }: Surroundings): string =>
  contentHash([...files.map(({ file }) => file.hash), clauseHash].join("|"));
