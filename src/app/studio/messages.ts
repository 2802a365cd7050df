import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { Problem } from "../../model/problem.ts";

/** The files of the catalog by path ("catalog/documents/will.yaml"), and the icons an author may name. */
export type SourceFiles = {
  readonly files: { readonly [path: string]: string };
  readonly icons: readonly string[];
};

/** What the studio asks of the compiler: to know all files, or what came of one text; `turn` returns with the answer. */
export type ToCompiler =
  | { readonly type: "open"; readonly sources: SourceFiles }
  | {
      readonly type: "compile";
      readonly turn: number;
      readonly path: string;
      readonly text: string;
      /** The document shown beside it. */
      readonly page: string;
    };

export type Health = { readonly errors: number; readonly warnings: number };

/** A case of a definition, as answers to try. */
export type Sample = { readonly name: string; readonly today: string; readonly answers: RawAnswers };

/** Whether a document can be made in a language, and what stands in the way. */
export type LanguageState = { readonly language: string; readonly isOffered: boolean; readonly missing: string | null };

export type FromCompiler = {
  readonly turn: number;
  readonly health: { readonly [path: string]: Health };
  /** Of the file just compiled. */
  readonly problems: readonly Problem[];
  /** The shown document; null when it has faults that leave nothing to show. */
  readonly definition: DocumentDefinition | null;
  /** The same document in the language of the file, where that is a translation. */
  readonly written: DocumentDefinition | null;
  readonly law: LawShards;
  readonly samples: readonly Sample[];
  readonly languages: readonly LanguageState[];
};
