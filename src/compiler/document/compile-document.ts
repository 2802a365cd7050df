import type { DocumentDefinition } from "../../model/definition.ts";
import { needsExtendedFunctions } from "../input/extended-functions.ts";
import { compileDistinct } from "../questions/compile-distinct.ts";
import { compileDocumentPlan } from "./compile-document-plan.ts";
import { compileFigures } from "./compile-figures.ts";
import {
  compileAbout,
  compileCheck,
  compileEsign,
  compileLawUse,
  compileNextStep,
  compileScreening,
  compileStep,
} from "../questions/compile-form-parts.ts";
import { formulaAt } from "../formula/compile-formula.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { compileListing } from "../input/compile-listing.ts";
import { lawNames } from "../input/law-topics.ts";
import type { PrintedParts } from "./clause-context.ts";
import { compileNeededLaw } from "../questions/compile-needed-law.ts";
import { lawReadConditions } from "../formula/law-read-conditions.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";

const nameOf = ({ entry }: DocumentInput): string => `${entry?.primary ?? ""} ${entry?.secondary ?? ""}`.trim();

const compileRoles = (input: DocumentInput): DocumentDefinition["roles"] =>
  Object.fromEntries(Object.entries(input.roles ?? {}).map(([id, { one = id, many = id }]) => [id, { one, many }]));

const compileFixed = ({ jurisdiction, currency }: DocumentInput): DocumentDefinition["fixed"] =>
  jurisdiction !== undefined && currency !== undefined ? { jurisdiction, currency } : undefined;

const compileLasts = (context: CompilationContext, input: DocumentInput): DocumentDefinition["lasts"] => {
  const { lasts } = input;
  if (!lasts) return undefined;
  return omitUndefined({
    from: formulaAt(context, lasts, "from", context.scope, "date"),
    until: formulaAt(context, lasts, "until", context.scope, "date"),
    noticeDays: formulaAt(context, lasts, "notice_days", context.scope, "number"),
  });
};

/** The topics a document reads, without jurisdictions; those are fetched individually. */
const topicsOf = (input: DocumentInput, { topicNamed }: CompilationContext): DocumentDefinition["topics"] => {
  const found = [...lawNames(input.law)].flatMap(([name, own]) => {
    const topic = topicNamed(name);
    return topic ? [[own, { ...topic, places: {} }] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** A compiled document, when each of its texts and clauses is printed, and its context including named figures. */
export type CompiledDocument = {
  readonly definition: DocumentDefinition;
  readonly printed: PrintedParts;
  readonly context: CompilationContext;
};

/** Compiles a document page in the language of its context and reports all problems. */
export const compileDocument = (
  input: DocumentInput,
  formContext: CompilationContext,
  hash: string,
): CompiledDocument => {
  const { figures, context } = compileFigures(formContext, input.compute);
  const steps = (input.steps ?? []).flatMap((step) => compileStep(context, step));
  const labels = new Map(steps.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label] as const)));
  const form = {
    screen: (input.screen ?? []).flatMap((screeningInput) => compileScreening(context, screeningInput)),
    steps,
    checks: [
      ...(input.checks ?? []).flatMap((check) => compileCheck(context, check)),
      ...compileDistinct(context, input, labels),
    ],
    nextSteps: (input.next_steps ?? []).map((nextStep) => compileNextStep(context, nextStep)),
    ...omitUndefined({ lasts: compileLasts(context, input) }),
  };
  const { plan, printed } = compileDocumentPlan(context, input.document ?? {}, nameOf(input));
  const use = compileLawUse(context, input.law);
  const answers = new Set([...form.screen.map(({ id }) => id), ...labels.keys()]);
  const conditions = use && lawReadConditions([plan, form], figures, answers, context.topicNamed);
  const law = use && { ...use, ...compileNeededLaw(context, input.law, [plan, form, figures], conditions) };
  const definition: DocumentDefinition = {
    ...compileListing(input, "document"),
    version: input.version ?? "",
    hash,
    language: context.language,
    languages: [context.documentLanguage],
    esign: compileEsign(input.esign),
    ...omitUndefined({
      fixed: compileFixed(input),
      figures: figures.length > 0 ? figures : undefined,
    }),
    about: compileAbout(input.about),
    roles: compileRoles(input),
    document: plan,
    ...form,
    ...omitUndefined({ law, topics: topicsOf(input, context) }),
  };
  // A formula can appear anywhere, so search the whole definition.
  const mark: Pick<DocumentDefinition, "needsExtendedFunctions"> = needsExtendedFunctions(definition)
    ? { needsExtendedFunctions: true }
    : {};
  return { definition: { ...definition, ...mark }, printed, context };
};
