import type { RefusalRule } from "../../model/tool.ts";
import type { LawSource, ToolRefusal } from "../../model/tool-result.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import { predatesLawRows, lawRowsOf, isLawValue, officialPageOf } from "./scope/law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { renderToolText } from "./scope/name-labels.ts";
import type { ToolNames } from "./scope/name-labels.ts";
import { decide, firstMatch } from "./unresolved-law.ts";
import { readsThatDecide } from "./scope/formula-reads.ts";
import type { EvaluationScope, UnresolvedLaw } from "./scope/evaluation-scope.ts";
import type { EvaluatedNode, RunLog } from "./run-nodes.ts";
import { formatFigure } from "./scope/format-figure.ts";
import { lawSourcesIn } from "./write-trace.ts";

export type LinkedRefusalRule = { readonly rule: RefusalRule; readonly when: LinkedFormula; readonly say: LinkedText };

type RefusalWording = Pick<ToolRefusal, "say" | "parts">;

const unknownText = (label: string, heading: string, advice = ""): RefusalWording => {
  const what = `${label}: not known here.`;
  return { say: `${what} ${heading}${advice}`, parts: { heading, below: what + advice } };
};

/** The sentences for a refusal because a law value is unknown or disputed. */
const unknownLawText = (
  source: LawSource,
  isBefore: boolean,
  scope: EvaluationScope,
  names: ToolNames,
): RefusalWording => {
  const { label, jurisdiction, status } = source;
  const where = names.jurisdictionName(jurisdiction);
  const on = scope.keys[source.topic]?.keyDate ?? null;
  const day = on === null ? "" : ` on ${formatFigure(on, { unit: null, optionText: null }, scope.format)}`;
  if (isBefore) return unknownText(label, `Our law data for ${where} do not go back to that day.`);
  if (status === "disputed")
    return { say: `${label}: sources disagree on the law of ${where}${day}, so we give no answer.` };
  const heading = `We have not confirmed the law of ${where}${day}.`;
  return unknownText(label, heading, " Ask the court or agency there.");
};

/** The refusal for the first of these unresolved values; null if there is none. */
export const refusalForUnresolvedLaw = (unresolved: readonly UnresolvedLaw[], names: ToolNames): ToolRefusal | null => {
  const [first] = unresolved;
  if (!first) return null;
  const { scope, path } = first;
  const [source] = lawSourcesIn([path], scope, names.labels(scope.context));
  if (!source) return MISSING;
  const isBefore = source.status !== "disputed" && predatesLawRows(source, scope, scope.context);
  const text = unknownLawText(source, isBefore, scope, names);
  // A note is about the values that the place has; of one that was never read, it says nothing.
  const isOnRecord = !isBefore && lawRowsOf(source, scope.context).length > 0;
  const note = isOnRecord && source.note !== null ? { note: source.note } : {};
  return { reason: isBefore ? "before_data" : "law", ...text, ...note, official: source.official };
};

/** The page that a refusal links to: an address, or the official page of a topic at its jurisdiction. */
const officialOf = ({ official }: RefusalRule, scope: EvaluationScope): string | null => {
  if (official === undefined || /^(?:https?:)?\//.test(official)) return official ?? null;
  return officialPageOf(official, scope);
};

/**
 * The first refusal rule of the author that applies. A rule that depends on unknown law refuses because of that law, and
 * never with the author's sentence.
 */
export const refusalByRule = (
  rules: readonly LinkedRefusalRule[],
  scope: EvaluationScope,
  names: ToolNames,
): ToolRefusal | null => {
  const { index, unresolved } = firstMatch(rules, ({ when }) => decide(when, scope));
  const rule = rules[index];
  if (!rule) return refusalForUnresolvedLaw(unresolved, names);
  const say = renderToolText(rule.say, scope.get, scope.context);
  return { reason: "rule", say, official: officialOf(rule.rule, scope), rule: index };
};

/**
 * The law that decided whether to refuse. Of the rule that applied, everything it read; of the others, only law values,
 * because a test of whether something was answered has no source.
 */
export const lawOfRules = (
  rules: readonly LinkedRefusalRule[],
  refusal: ToolRefusal | null,
  scope: EvaluationScope,
  names: ToolNames,
): readonly LawSource[] =>
  rules.slice(0, (refusal?.rule ?? rules.length) + 1).flatMap(({ when }, index) => {
    if (!when.readsLaw) return [];
    const reads = readsThatDecide(when.ast, scope.evaluate);
    const counted = index === refusal?.rule ? reads : reads.filter((path) => isLawValue(path, scope));
    const found = lawSourcesIn(counted, scope, names.labels(scope.context));
    return index === refusal?.rule
      ? found
      : found.filter(({ status }) => status !== "unknown" && status !== "disputed");
  });

/** The first step without a value, with the names that were missing. */
const missingInputs = (evaluated: readonly EvaluatedNode[]): ToolRefusal["missingInputs"] => {
  const empty = evaluated.find(({ value }) => value === null);
  if (!empty) return undefined;
  const formulas = empty.type === "step" ? [empty.variant?.formula] : empty.linked.inputs;
  const reads = formulas.flatMap((formula) => (formula ? readsThatDecide(formula.ast, empty.scope.evaluate) : []));
  const unknown = reads.filter(([name = ""]) => empty.scope.get(name) === null);
  return { step: empty.scope.path + empty.linked.node.id, reads: unknown.map((path) => path.join(".")) };
};

const MISSING: ToolRefusal = {
  reason: "missing",
  say: "We cannot tell with these answers: a figure that the answer needs is missing.",
  official: null,
};

/** The refusal for a missing figure. */
export const refusalForMissingInputs = ({ evaluated }: RunLog): ToolRefusal => {
  const missing = missingInputs(evaluated);
  return { ...MISSING, ...(missing ? { missingInputs: missing } : {}) };
};

/** The refusal because of unknown law although no rule of the author refuses; null if all law is certain. */
export const refusalForUncertainLaw = ({ evaluated, skipped }: RunLog, names: ToolNames): ToolRefusal | null => {
  for (const evaluatedNode of evaluated) {
    if (evaluatedNode.type === "step" && evaluatedNode.tooEarly) {
      const label = renderToolText(evaluatedNode.linked.label, evaluatedNode.scope.get, evaluatedNode.scope.context);
      return { reason: "before_data", say: `Our formulas do not go back to that day (${label}).`, official: null };
    }
    const refusal = refusalForUnresolvedLaw(evaluatedNode.unresolved, names);
    if (refusal) return refusal;
  }
  // A step that depends on unknown law refuses as well: leaving it out would assume that it does not apply.
  return refusalForUnresolvedLaw(
    skipped.flatMap(({ unresolved }) => unresolved),
    names,
  );
};
