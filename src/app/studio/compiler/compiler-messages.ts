import type { RawAnswers } from "../../../model/answers.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { Problem } from "../../../model/problem.ts";
import type { ToolDefinition } from "../../../model/tool.ts";

/** Texts of files by path ("catalog/documents/will/document.yaml"). */
export type SourceTexts = { readonly [path: string]: string };

/** The files of the catalog, and the icons an author may name. */
export type SourceFiles = { readonly files: SourceTexts; readonly icons: readonly string[] };

/** A compile request: a file, and the page shown beside it. The response repeats `turn`. */
export type CompileQuery = { readonly requestNumber: number; readonly path: string; readonly page: string };

/** Texts that changed, by path; null where a file was removed. */
export type ChangedTexts = { readonly [path: string]: string | null };

/** A request to a compiler: all files at first, then only changed files with each query. */
export type CompilerRequest =
  | { readonly type: "open"; readonly sources: SourceFiles }
  | { readonly type: "preview" | "verify"; readonly texts: ChangedTexts; readonly query: CompileQuery };

/** How many problems a file has. */
export type ProblemCounts = { readonly errors: number; readonly warnings: number };

/** A case of a definition, offered as sample answers. */
export type SampleAnswers = { readonly name: string; readonly today: string; readonly answers: RawAnswers };

/** Whether a document is available in a language, and what prevents it. */
export type LanguageState = { readonly language: string; readonly isOffered: boolean; readonly missing: string | null };

/** A document and its text in the language of the file, where that is a translation; or a tool. */
export type ShownDefinition =
  | { readonly type: "document"; readonly definition: DocumentDefinition; readonly written: DocumentDefinition }
  | { readonly type: "tool"; readonly definition: ToolDefinition };

/** Response to a `preview` request: what the page shows. */
export type PreviewBuild = CompileQuery & {
  /** Problems of the file and the page, without those of cases. */
  readonly problems: readonly Problem[];
  /** Null if its errors leave nothing to show. */
  readonly shown: ShownDefinition | null;
  readonly law: LawByTopic;
  readonly samples: readonly SampleAnswers[];
};

/** Response to a `verify` request: the problems of the whole catalog, cases included. */
export type VerifiedBuild = CompileQuery & {
  readonly health: { readonly [path: string]: ProblemCounts };
  /** Problems of all files, those of the queried file first. */
  readonly problems: readonly Problem[];
  readonly languages: readonly LanguageState[];
};
