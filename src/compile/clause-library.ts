import { kindShapes } from "../fields/shapes/shapes.ts";
import type { ClausePlan } from "../model/document-plan.ts";
import { checkClauseShape } from "./checks/clauses.ts";
import { checkClauseOverlay } from "./checks/overlay.ts";
import { clauseId } from "./clause-id.ts";
import { compileClause } from "./clause-plan.ts";
import type { ClauseInput, LibraryClauseInput } from "./input.ts";
import { outermost } from "./paper.ts";
import type { Library, Printed } from "./paper.ts";
import { kindsCalledElsewhere } from "./kinds-called-elsewhere.ts";
import { present } from "./present.ts";
import { didYouMean, quoted } from "./problem.ts";
import type { Report } from "./problem.ts";
import { reservedNames, typeOfField } from "./scope.ts";
import { translateClause } from "./translations.ts";
import type { ClauseOverlayInput } from "./translations.ts";
import type { Names, Unit } from "./unit.ts";
import { checkWording } from "./wording/check-wording.ts";
import { placeOf } from "./yaml-file.ts";

/** A clause of the library, compiled over the names it needs. */
export type LibraryClause = {
  readonly plan: ClausePlan;
  readonly needs: Names;
  readonly printed: Printed;
  /** Names of the texts that have no translation in its language. */
  readonly missing: readonly string[];
};

const noLibrary: Library = ({ paper }, input) => {
  paper.unit.report("CW021", placeOf(input, "use"), "A clause of the library cannot use another one.");
  return null;
};

const emptyClause = (input: ClauseInput): ClausePlan => ({
  id: clauseId(input),
  essential: false,
  detail: 1,
  defines: [],
  variants: [],
  clauses: [],
  sources: [],
  fields: [],
});

const needsOf = (input: LibraryClauseInput): Names =>
  Object.fromEntries(
    Object.entries(input.needs ?? {}).map(([name, kind]) => [name, typeOfField({ id: name, kind }, [])]),
  );

const reportKinds = ({ needs = {} }: LibraryClauseInput, report: Report): void => {
  for (const [name, kind] of Object.entries(needs)) {
    if (Object.hasOwn(kindShapes, kind)) continue;
    const elsewhere = Object.hasOwn(kindsCalledElsewhere, kind) ? kindsCalledElsewhere[kind] : undefined;
    const hint = elsewhere === undefined ? didYouMean(kind, Object.keys(kindShapes)) : `Did you mean "${elsewhere}"?`;
    report("CW012", placeOf(needs, name), `There is no kind of question called ${quoted(kind)}.`, hint);
  }
};

/** A clause of the library in one language, checked once in its own file; `overlay` holds its texts in that language. */
export const compileLibraryClause = (
  input: LibraryClauseInput,
  language: string,
  overlay: ClauseOverlayInput | null,
  report: Report,
): LibraryClause => {
  const needs = needsOf(input);
  const translations = overlay ? translateClause(input, overlay) : undefined;
  const unit: Unit = {
    language: "en",
    documentLanguage: language,
    report,
    scope: { names: { ...reservedNames, ...needs }, locals: [] },
    roles: new Set(),
    fields: new Map(),
    figures: new Map(),
    needs,
    places: [],
    read: new Set(),
    parts: new Set(),
    topicNamed: () => undefined,
    agreeing: new Set(),
    prose: [],
    ...present({ translations }),
  };
  const printed: Printed = { texts: [], clauses: [] };
  const targets = new Set((input.clauses ?? []).map(clauseId));
  const plan = compileClause(outermost({ unit, targets, library: noLibrary, printed }), input);
  if (!overlay) {
    reportKinds(input, report);
    checkClauseShape(input, report);
  }
  const stale = overlay ? checkClauseOverlay(input, overlay, report) : [];
  checkWording(unit.prose, language, report);
  return { plan: plan ?? emptyClause(input), needs, printed, missing: [...(translations?.missing ?? []), ...stale] };
};
