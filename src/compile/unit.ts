import type { Place } from "../model/place.ts";
import type { ValueType } from "../values/value-type.ts";
import type { Expression } from "../model/expression.ts";
import type { FieldInput, FigureInput } from "./input.ts";
import type { TopicNamed } from "./law-reads.ts";
import type { NameIs, PartRead } from "./logic/part-reads.ts";
import type { Report } from "./problem.ts";
import type { Translations } from "./translations.ts";

/** Names with their types. */
export type Names = { readonly [name: string]: ValueType };

/** What a formula may read; `locals` are the names a repetition around it gives to its entries. */
export type Scope = { readonly names: Names; readonly locals: readonly string[] };

/** A named figure: what the author wrote, its formula with (`is`) and without names of others, the questions it reads. */
export type KnownFigure = {
  readonly input: FigureInput;
  readonly is: Expression;
  readonly whole: Expression;
  readonly questions: readonly string[];
};

/** What is known about a definition while its parts are compiled. */
export type Unit = {
  readonly report: Report;
  /** Screen language of the questions. */
  readonly language: string;
  /** BCP 47 language the document is written in. */
  readonly documentLanguage: string;
  /** Where the document's texts stand in that language, when it is a translation. */
  readonly translations?: Translations;
  /** Names every formula of the definition may read. */
  readonly scope: Scope;
  readonly roles: ReadonlySet<string>;
  /** Questions by id, without rows and parts. */
  readonly fields: ReadonlyMap<string, FieldInput>;
  /** Named figures by id; a calculator has steps instead. */
  readonly figures: ReadonlyMap<string, KnownFigure>;
  /** Of a library clause: the names it takes from the document that uses it. */
  readonly needs?: Names;
  readonly places: readonly Place[];
  /** A topic of law by the name formulas read it by. */
  readonly topicNamed: TopicNamed;
  /** Filled while compiling: every name a formula or text reads. */
  readonly read: Set<string>;
  /** Filled while compiling: what of an answer made of parts they read. */
  readonly parts: Set<PartRead>;
  /** Filled while compiling: roles with which a text agrees in number. */
  readonly agreeing: Set<string>;
  /** Filled while compiling: every text, for the checks on wording. */
  readonly prose: Prose[];
};

/** What the names of a definition stand for; any other is bound by a repetition. */
export const nameIn =
  ({ fields, scope }: Unit): NameIs =>
  (name) => {
    if (fields.has(name)) return "answer";
    return Object.hasOwn(scope.names, name) ? "neither" : "entry";
  };

/** A text as the author wrote it, and where. */
export type Prose = { readonly source: string; readonly owner: object; readonly key: string | number };
