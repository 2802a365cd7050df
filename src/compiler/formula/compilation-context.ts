import type { LawTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Expression } from "../../model/expression.ts";
import type { FieldInput, FigureInput } from "../input/schema-types.ts";
import type { ClassifyName, AnswerPath } from "./answer-paths.ts";
import type { Report } from "../problems/problem.ts";
import type { Translations } from "../input/translations.ts";

/** Types by name. */
export type NameTypes = { readonly [name: string]: ValueType };

/** Names a formula may read; `locals` are the entry names of enclosing repetitions. */
export type FormulaScope = { readonly names: NameTypes; readonly locals: readonly string[] };

/** A named figure: the author's input, its formula (`is`), the formula with other figures inlined (`whole`), and the questions it reads. */
export type CompiledFigure = {
  readonly input: FigureInput;
  readonly is: Expression;
  readonly whole: Expression;
  readonly questions: readonly string[];
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
  /** Parameters of a library clause that the using document supplies. */
  readonly needs?: NameTypes;
  readonly places: readonly Jurisdiction[];
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
