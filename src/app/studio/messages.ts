import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { Problem } from "../../model/problem.ts";

/** Texts of files by path ("catalog/documents/will.yaml"). */
export type Texts = { readonly [path: string]: string };

/** The files of the catalog, and the icons an author may name. */
export type SourceFiles = { readonly files: Texts; readonly icons: readonly string[] };

/** What the studio asks about: a file, and the document shown beside it. `turn` returns with the answer. */
export type Question = { readonly turn: number; readonly path: string; readonly page: string };

/** What the studio tells a compiler: all files at first, later those that changed with the next question. */
export type ToCompiler =
  | { readonly type: "open"; readonly sources: SourceFiles }
  | { readonly type: "sketch" | "prove"; readonly texts: Texts; readonly question: Question };

export type Health = { readonly errors: number; readonly warnings: number };

/** A case of a definition, as answers to try. */
export type Sample = { readonly name: string; readonly today: string; readonly answers: RawAnswers };

/** Whether a document can be made in a language, and what stands in the way. */
export type LanguageState = { readonly language: string; readonly isOffered: boolean; readonly missing: string | null };

/** The first answer: what the page shows. */
export type Sketched = Question & {
  /** Of the file and the page, without those of cases. */
  readonly problems: readonly Problem[];
  /** The shown document; null when it has faults that leave nothing to show. */
  readonly definition: DocumentDefinition | null;
  /** The same document in the language of the file, where that is a translation. */
  readonly written: DocumentDefinition | null;
  readonly law: LawShards;
  readonly samples: readonly Sample[];
};

/** The second answer: what the cases and the other files say to it. */
export type Proved = Question & {
  readonly health: { readonly [path: string]: Health };
  /** Of all files; those of the file asked about come first. */
  readonly problems: readonly Problem[];
  readonly languages: readonly LanguageState[];
};
