import type { DocumentDefinition, Entry } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { Memo } from "../sources/memo.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import { lawTypeFor } from "../law/compile-law.ts";
import { lawNames } from "../input/law-topics.ts";
import { contentHash } from "../yaml/content-hash.ts";
import type { BlockLibrary } from "../blocks/block-library.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { Report } from "../problems/problem.ts";
import { enterBlock } from "../formula/enter-block.ts";
import { fieldsOf, scopeOf } from "../formula/scope.ts";
import type { CompilationContext, RoleWords } from "../formula/compilation-context.ts";

/** A document's source files: the document itself, its translations, and its bodies for other legal systems. */
export type DocumentSources = {
  readonly source: SourceOfKnownKind;
  readonly overlays: readonly SourceOfKnownKind[];
  readonly bodies: readonly SourceOfKnownKind[];
};

/** The parts of the catalog that documents use. */
export type DocumentDependencies = {
  readonly blocks: BlockLibrary;
  readonly law: LawByTopic;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly settings: DocumentSettings;
  /** Hash of the blocks used. */
  readonly blockHash: string;
  readonly verification: VerificationLevel;
};

/** Inputs shared by all documents. */
export type DocumentInputs = {
  readonly byKind: SourcesByKind;
  readonly law: LawByTopic;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly settings: DocumentSettings;
  readonly memo: Memo;
  readonly verification: VerificationLevel;
};

/** A document in all its languages. */
export type DocumentBundle = {
  readonly definitions: readonly DocumentDefinition[];
  readonly languages: readonly string[];
  readonly bodies: { readonly [language: string]: Entry };
};

type FormInput = Pick<DocumentInput, "steps" | "screen" | "law" | "roles" | "renamed_terms">;

/** The words of the roles that have both; the others are reported with the file. */
const roleWordsOf = ({ roles = {} }: FormInput): RoleWords =>
  Object.fromEntries(Object.entries(roles).map(([id, { one = id, many = id }]) => [id, { one, many }]));

type LanguagePair = { readonly language: string; readonly documentLanguage: string };

/** Creates the compilation context of one page in one language. */
export const createContext = (
  input: FormInput,
  { law, jurisdictions }: Pick<DocumentDependencies, "law" | "jurisdictions">,
  languages: LanguagePair,
  report: Report,
): CompilationContext => ({
  ...languages,
  report,
  jurisdictions,
  topicNamed: (name) => law[lawNames(input.law).get(name) ?? ""],
  figures: new Map(),
  readNames: new Set(),
  readAnswerPaths: new Set(),
  agreeingRoles: new Set(),
  prose: [],
  scope: scopeOf(input.steps, input.screen, lawTypeFor(input.law, law, report), jurisdictions),
  roles: new Set(Object.keys(input.roles ?? {})),
  roleWords: roleWordsOf(input),
  renamedTerms: input.renamed_terms ?? {},
  enterBlock,
  fields: new Map(fieldsOf(input.steps).flatMap((field) => (field.id ? [[field.id, field] as const] : []))),
});

/** Hash of a document's own files and the blocks it uses. */
export const documentHash = (files: readonly SourceOfKnownKind[], { blockHash }: DocumentDependencies): string =>
  contentHash([...files.map(({ file }) => file.hash), blockHash].join("|"));
