import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { ToolInput } from "../input/tool-input.ts";
import type { Domains } from "../logic/facts.ts";
import type { QuestionGuards } from "../logic/question-guards.ts";
import type { PrintedParts } from "../document/clause-context.ts";
import type { Report } from "../problems/problem.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";

/** A compiled form with all inputs of its checks. */
export type CheckedForm = {
  /** The author's input, to locate problems. */
  readonly input: DocumentInput;
  readonly definition: PageDefinition;
  readonly context: CompilationContext;
  readonly domains: Domains;
  readonly questionGuards: QuestionGuards;
  /** The compiled questions of all steps, by id. */
  readonly questions: ReadonlyMap<string, Field>;
  readonly report: Report;
};

/** A compiled document with all inputs of its checks. */
export type CheckedDocument = CheckedForm & { readonly definition: DocumentDefinition; readonly printed: PrintedParts };

/** A tool with all inputs of its checks. */
export type CheckedTool = CheckedForm & {
  readonly tool: ToolInput;
  readonly definition: ToolDefinition;
  readonly law: LawByTopic;
};

/** A rule of the catalog: reports the violations of one document. */
export type DocumentCheck = (checked: CheckedDocument) => void;

/** A rule for every form. */
export type FormCheck = (checked: CheckedForm) => void;
