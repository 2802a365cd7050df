import type { DocumentDefinition } from "../model/definition.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import { checkListing } from "./checks/listing.ts";
import { isBroken } from "./check-shape.ts";
import { checkDocument } from "./checks/check-document.ts";
import { hashOf, unitOf } from "./document-unit.ts";
import type { Surroundings } from "./document-unit.ts";
import type { DocumentInput } from "./input.ts";
import { compileDocument } from "./kinds/document.ts";
import { domainsOf } from "./logic/domains.ts";
import { presenceOf } from "./logic/presence.ts";
import type { Report } from "./problem.ts";
import { runCases } from "./run-cases.ts";
import { watching, withoutAbsences, withoutUnknown } from "./watching.ts";

/**
 * A document compiled from a file of its own, with its meaning checked; its cases are played once nothing else is wrong.
 *
 * `shared` is what the file takes over from another one.
 */
export const proveDocument = (
  source: PlacedSource,
  shared: DocumentInput,
  around: Surroundings,
  report: Report,
): DocumentDefinition => {
  const input: DocumentInput = source.input;
  const { language } = source.where;
  const watch = watching(isBroken(source.file) ? withoutUnknown(report) : report);
  const asked = unitOf(input, around, { language, documentLanguage: language }, watch.report);
  const whole = { ...shared, ...input };
  const { definition, printed, unit } = compileDocument(whole, asked, around.library, hashOf([source], around));
  // What could not be read would be missed everywhere else.
  if (isBroken(source.file)) return definition;
  const presence = presenceOf(definition.steps);
  const domains = domainsOf(unit.scope.names);
  const questions = new Map(definition.steps.flatMap((step) => step.fields).map((field) => [field.id, field]));
  const told = watch.hasErrors() ? withoutAbsences(watch.report) : watch.report;
  checkDocument({ input, definition, printed, unit, domains, presence, asked: questions, report: told });
  checkListing(input, language, report);
  const hasErrors = watch.hasErrors() || source.problems.some(({ severity }) => severity === "error");
  // A blank that was told where it is printed is not told again for every case that leaves it.
  const once: Report = (code, ...rest) => (code === "CW042" && watch.has(code) ? undefined : report(code, ...rest));
  if (!hasErrors && around.playsCases) runCases(input, definition, around, once);
  return definition;
};
