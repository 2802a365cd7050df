import { decidingFacts } from "../../../law/law-facts.ts";
import type { LawFactContext } from "../../../law/law-facts.ts";
import type { FormView, WarningView } from "../../../model/form-view.ts";
import { decisionKey } from "../nodes/decision-key.ts";
import { answerWarnings } from "./answer-warnings.ts";
import { lawWarnings } from "./law-warnings.ts";
import type { ScreeningNode } from "../plan/link-screening.ts";
import type { CheckNode } from "../plan/link-checks.ts";
import type { NodeView } from "./evaluate-view.ts";
import type { FormPlan } from "../plan/plan-form.ts";
import { reuseList, reuseRecord } from "../nodes/reuse-record.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** The source of a warning: the official page of the jurisdiction, named by its host, else the author's citation. */
const sourceOf = ({ check, official }: CheckNode, scope: Scope): Pick<WarningView, "cite" | "href"> => {
  const page = official?.(scope.get) ?? null;
  const host = typeof page === "string" ? /^https?:\/\/(?:www\.)?([^/]+)/.exec(page)?.[1] : undefined;
  if (typeof page === "string" && host !== undefined) return { cite: host, href: page };
  const { source } = check;
  return { ...(source ? { cite: source.cite } : {}), ...(source?.href ? { href: source.href } : {}) };
};

type CheckContext = { readonly scope: Scope; readonly pass: EvaluationPass; readonly law: LawFactContext };

const evaluateCheck = (node: CheckNode, { scope, pass, law: lawContext }: CheckContext): WarningView => {
  const { check } = node;
  const law = check.law ? decidingFacts(check.law, lawContext) : [];
  const lawBehind = law.map(({ jurisdiction, column, formatted, href }) =>
    [jurisdiction, column, formatted, href].join(" "),
  );
  return {
    id: check.id,
    path: check.path,
    text: fillNodeText(node.say, scope, pass),
    stop: check.stop,
    decision: decisionKey(check.id, [...node.asks.map((name) => scope.get(name)), ...lawBehind]),
    ...(check.fact ? { fact: true } : {}),
    ...sourceOf(node, scope),
    ...(law.length > 0 ? { law } : {}),
  };
};

/** The previous record if it is equal; two records with the same decision key cite the same law. */
const reuseWarning = (before: WarningView | undefined, after: WarningView): WarningView =>
  reuseRecord(
    before,
    before?.law && after.law && before.decision === after.decision ? { ...after, law: before.law } : after,
  );

type WarningInput = { readonly scope: Scope; readonly pass: EvaluationPass; readonly views: readonly NodeView[] };

/** The warnings that apply: legal stops first, then those of the definition in order, then those of the field kinds. */
export const evaluateWarnings = (
  plan: Pick<FormPlan, "definition" | "checks" | "warners" | "lawNodes" | "law" | "placeNames">,
  { scope, pass, views }: WarningInput,
  before: readonly WarningView[] | undefined,
): readonly WarningView[] => {
  const previous = new Map(before?.map((warning) => [warning.id, warning]));
  const law: LawFactContext = {
    law: scope.get("law"),
    keys: plan.law?.keys(scope.get) ?? {},
    jurisdictionName: (code) => plan.placeNames().get(code) ?? code,
    language: plan.definition.language,
    currency: pass.currency,
  };
  const triggered = plan.checks.filter((node) => node.condition(scope.get) === true);
  const warnings = [
    ...lawWarnings(plan.lawNodes, { definition: plan.definition, lawContext: law, scope, pass }),
    ...triggered.map((node) => evaluateCheck(node, { scope, pass, law })),
    ...answerWarnings(
      plan.warners.map((at) => views[at]!),
      plan.definition.language,
    ),
  ];
  return reuseList(
    before,
    warnings.map((warning) => reuseWarning(previous.get(warning.id), warning)),
  );
};

/** The first screening question whose answer rules this page out. */
export const evaluateScreening = (
  nodes: readonly ScreeningNode[],
  scope: Scope,
  pass: EvaluationPass,
  before: FormView["ineligible"] | undefined,
): FormView["ineligible"] => {
  const screen = nodes.find((node) => node.holds(scope.get) === true);
  if (!screen) return null;
  return reuseRecord(before ?? undefined, { id: screen.id, text: fillNodeText(screen.say, scope, pass) });
};
