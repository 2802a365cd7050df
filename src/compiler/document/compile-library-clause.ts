import { fieldKinds, isFieldKind } from "../../fields/registry/field-kinds.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import { checkClauseShape } from "../verify/structure/check-clauses.ts";
import { checkClauseOverlay } from "../translation/overlay.ts";
import { clauseId } from "../input/clause-id.ts";
import { compileClause } from "./compile-clause.ts";
import type { LibraryClauseInput } from "../input/document-input.ts";
import type { ClauseInput } from "../input/schema-types.ts";
import { rootContext } from "./clause-context.ts";
import type { ResolveClause, PrintedParts } from "./clause-context.ts";
import { fieldKindAliases } from "../input/field-kind-aliases.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { reservedNames, typeOfField } from "../formula/scope.ts";
import { translateClause } from "../input/translations.ts";
import type { ClauseOverlayInput } from "../input/overlay-input.ts";
import type { NameTypes, CompilationContext } from "../formula/compilation-context.ts";
import { checkWording } from "../verify/wording/check-wording.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** A library clause compiled against its declared parameters. */
export type LibraryClause = {
  readonly plan: ClausePlan;
  readonly needs: NameTypes;
  readonly printed: PrintedParts;
  /** Names of texts without a translation in this language. */
  readonly missing: readonly string[];
};

const noLibrary: ResolveClause = ({ document }, input) => {
  document.context.report("CW021", rangeOf(input, "use"), "A clause of the library cannot use another one.");
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

const needsOf = (input: LibraryClauseInput): NameTypes =>
  Object.fromEntries(
    Object.entries(input.needs ?? {}).map(([name, kind]) => [name, typeOfField({ id: name, kind }, [])]),
  );

const reportKinds = ({ needs = {} }: LibraryClauseInput, report: Report): void => {
  for (const [name, kind] of Object.entries(needs)) {
    if (isFieldKind(kind)) continue;
    const elsewhere = Object.hasOwn(fieldKindAliases, kind) ? fieldKindAliases[kind] : undefined;
    const hint = elsewhere === undefined ? didYouMean(kind, Object.keys(fieldKinds)) : `Did you mean "${elsewhere}"?`;
    report("CW012", rangeOf(needs, name), `There is no kind of question called ${quoted(kind)}.`, hint);
  }
};

/** Compiles a library clause in one language and checks it in its own file; `overlay` holds the translated texts. */
export const compileLibraryClause = (
  input: LibraryClauseInput,
  language: string,
  overlay: ClauseOverlayInput | null,
  report: Report,
): LibraryClause => {
  const needs = needsOf(input);
  const translations = overlay ? translateClause(input, overlay) : undefined;
  const context: CompilationContext = {
    language: "en",
    documentLanguage: language,
    report,
    scope: { names: { ...reservedNames, ...needs }, locals: [] },
    roles: new Set(),
    fields: new Map(),
    figures: new Map(),
    needs,
    places: [],
    readNames: new Set(),
    readAnswerPaths: new Set(),
    topicNamed: () => undefined,
    agreeingRoles: new Set(),
    prose: [],
    ...omitUndefined({ translations }),
  };
  const printed: PrintedParts = { texts: [], clauses: [] };
  const targets = new Set((input.clauses ?? []).map(clauseId));
  const plan = compileClause(rootContext({ context, targets, library: noLibrary, printed }), input);
  if (!overlay) {
    reportKinds(input, report);
    checkClauseShape(input, report);
  }
  const stale = overlay ? checkClauseOverlay(input, overlay, report) : [];
  checkWording(context.prose, language, report);
  return { plan: plan ?? emptyClause(input), needs, printed, missing: [...(translations?.missing ?? []), ...stale] };
};
