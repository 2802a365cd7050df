import type { DocumentDefinition } from "../../model/definition.ts";
import { callsFurther } from "../calls-further.ts";
import { compileDistinct } from "../distinct.ts";
import { compileDocumentPlan } from "../document-plan.ts";
import { compileFigures } from "../figures.ts";
import {
  compileAbout,
  compileCheck,
  compileEsign,
  compileLawUse,
  compileNextStep,
  compileScreen,
  compileStep,
  lawNames,
} from "../form-parts.ts";
import { formulaAt } from "../formulas.ts";
import type { DocumentInput } from "../input.ts";
import { compileListing } from "../listing.ts";
import type { Library, Printed } from "../paper.ts";
import { compileNeededLaw } from "../needed-law.ts";
import { present } from "../present.ts";
import type { Unit } from "../unit.ts";

const nameOf = ({ entry }: DocumentInput): string => `${entry?.primary ?? ""} ${entry?.secondary ?? ""}`.trim();

const compileRoles = (input: DocumentInput): DocumentDefinition["roles"] =>
  Object.fromEntries(Object.entries(input.roles ?? {}).map(([id, { one = id, many = id }]) => [id, { one, many }]));

const compileFixed = ({ jurisdiction, currency }: DocumentInput): DocumentDefinition["fixed"] =>
  jurisdiction !== undefined && currency !== undefined ? { jurisdiction, currency } : undefined;

const compileLasts = (unit: Unit, input: DocumentInput): DocumentDefinition["lasts"] => {
  const { lasts } = input;
  if (!lasts) return undefined;
  return present({
    from: formulaAt(unit, lasts, "from", unit.scope, "date"),
    until: formulaAt(unit, lasts, "until", unit.scope, "date"),
    noticeDays: formulaAt(unit, lasts, "notice_days", unit.scope, "number"),
  });
};

/** The topics a document reads, without their places; those are fetched one by one. */
const topicsOf = (input: DocumentInput, { topicNamed }: Unit): DocumentDefinition["topics"] => {
  const found = [...lawNames(input.law)].flatMap(([name, own]) => {
    const topic = topicNamed(name);
    return topic ? [[own, { ...topic, places: {} }] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** A compiled document, when each of its texts and clauses is printed, and its unit with the named figures. */
export type CompiledDocument = {
  readonly definition: DocumentDefinition;
  readonly printed: Printed;
  readonly unit: Unit;
};

/** A document page in the language of its unit, with all faults reported. */
export const compileDocument = (
  input: DocumentInput,
  asked: Unit,
  library: Library,
  hash: string,
): CompiledDocument => {
  const { figures, unit } = compileFigures(asked, input.compute);
  const steps = (input.steps ?? []).flatMap((one) => compileStep(unit, one));
  const labels = new Map(steps.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label] as const)));
  const form = {
    screen: (input.screen ?? []).flatMap((one) => compileScreen(unit, one)),
    steps,
    checks: [
      ...(input.checks ?? []).flatMap((one) => compileCheck(unit, one)),
      ...compileDistinct(unit, input, labels),
    ],
    nextSteps: (input.next_steps ?? []).map((one) => compileNextStep(unit, one)),
    ...present({ lasts: compileLasts(unit, input) }),
  };
  const { plan, printed } = compileDocumentPlan(unit, input.document ?? {}, nameOf(input), library);
  const use = compileLawUse(unit, input.law);
  const law = use && { ...use, ...compileNeededLaw(unit, input.law, [plan, form, figures]) };
  const definition: DocumentDefinition = {
    ...compileListing(input, "document"),
    version: input.version ?? "",
    hash,
    language: unit.language,
    languages: [unit.documentLanguage],
    esign: compileEsign(input.esign),
    ...present({
      fixed: compileFixed(input),
      figures: figures.length > 0 ? figures : undefined,
    }),
    about: compileAbout(input.about),
    roles: compileRoles(input),
    document: plan,
    ...form,
    ...present({ law, topics: topicsOf(input, unit) }),
  };
  // Looked for in the whole of it: a formula may stand anywhere.
  const marked = callsFurther(definition) ? { ...definition, callsFurther: true } : definition;
  return { definition: marked, printed, unit };
};
