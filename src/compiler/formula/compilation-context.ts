import type { LawTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Expression } from "../../model/expression.ts";
import type { FieldInput, FigureInput } from "../input/schema-types.ts";
import type { ClassifyName, AnswerPath } from "./answer-paths.ts";
import type { Report } from "../problems/problem.ts";
import type { BlockUse } from "../input/block-use.ts";
import type { Translations } from "../input/translations.ts";
import type { Bindings } from "./bind-clause.ts";

/** Words for one and for several holders of a role, by role. */
export type RoleWords = { readonly [role: string]: { readonly one: string; readonly many: string } };

/** The words of the document for terms of its blocks, by those terms; in the document's language. */
export type RenamedTerms = { readonly [term: string]: string };

/** Types by name. */
export type NameTypes = { readonly [name: string]: ValueType };

/** Names a formula may read; `locals` are the entry names of enclosing repetitions. */
export type FormulaScope = {
  readonly names: NameTypes;
  readonly locals: readonly string[];
  /** The block whose own names these are. */
  readonly block?: BlockScope;
};

/** A named figure: the author's input, its formula, the formula with other figures inlined (`expanded`), and the questions it reads. */
export type CompiledFigure = {
  readonly input: FigureInput;
  readonly formula: Expression;
  readonly expanded: Expression;
  readonly questions: readonly string[];
};

/** The scope of a block in a document: its own names, bound to formulas of the document. */
export type BlockScope = {
  readonly use: BlockUse;
  readonly bindings: Bindings;
  /** Parameters that a question of the document answers. */
  readonly parameters: ReadonlySet<string>;
  /** The scope the block is used in. */
  readonly outerScope: FormulaScope;
};

/** Finds a law topic by the name formulas use for it. */
export type FindTopic = (name: string) => LawTopic | undefined;

/** Everything known about a definition while its parts are compiled. */
export type CompilationContext = {
  readonly report: Report;
  /** Screen language of the questions. */
  readonly language: string;
  /** BCP 47 language the document is written in. */
  readonly documentLanguage: string;
  /** The document's texts in that language, if it is a translation. */
  readonly translations?: Translations;
  /** Names that every formula of the definition may read. */
  readonly scope: FormulaScope;
  readonly roles: ReadonlySet<string>;
  /** Questions by id, without rows and parts. */
  readonly fields: ReadonlyMap<string, FieldInput>;
  /** Named figures by id; a calculator has steps instead. */
  readonly figures: ReadonlyMap<string, CompiledFigure>;
  /** Words for one and for several holders of each role, in the document's language. */
  readonly roleWords: RoleWords;
  /** What the document calls a term of its blocks, by that term. */
  readonly renamedTerms: RenamedTerms;
  /** Creates the scope of a block's formulas where the document uses it. */
  readonly enterBlock: (context: CompilationContext, scope: FormulaScope, use: BlockUse) => FormulaScope;
  /** The texts of a block in the document's language; omitted where that is the language of the blocks. */
  readonly blockTexts?: (use: BlockUse) => Translations | null;
  readonly jurisdictions: readonly Jurisdiction[];
  /** Finds a law topic by the name formulas use for it. */
  readonly topicNamed: FindTopic;
  /** Filled during compilation: every name a formula or text reads. */
  readonly readNames: Set<string>;
  /** Filled during compilation: the parts of composite answers they read. */
  readonly readAnswerPaths: Set<AnswerPath>;
  /** Filled during compilation: roles whose number a text agrees with. */
  readonly agreeingRoles: Set<string>;
  /** Filled during compilation: every text, for the wording checks. */
  readonly prose: Prose[];
};

/** Classifies the names of a definition; a name found nowhere is the entry of an enclosing repetition. */
export const classifyNamesOf =
  ({ fields, scope }: CompilationContext): ClassifyName =>
  (name) => {
    if (fields.has(name)) return "answer";
    return Object.hasOwn(scope.names, name) ? "neither" : "entry";
  };

/** A text as the author wrote it, with its location. */
export type Prose = { readonly source: string; readonly owner: object; readonly key: string | number };
