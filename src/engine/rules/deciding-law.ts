import type { LawSource } from "../../model/tool-result.ts";
import { isLawValue } from "./scope/law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import type { ToolNames } from "./scope/name-labels.ts";
import { readsThatDecide } from "./scope/formula-reads.ts";
import type { EvaluationScope } from "./scope/evaluation-scope.ts";
import type { EvaluatedNode, RunLog } from "./run-nodes.ts";
import { lawSourcesIn } from "./write-trace.ts";

type TestedConditions = { readonly scope: EvaluationScope; readonly formulas: readonly LinkedFormula[] };

/** The conditions that were tested: for variants and table rows, those up to the first match. */
const testedConditions = (evaluated: EvaluatedNode): TestedConditions => {
  const { scope, linked } = evaluated;
  if (evaluated.type === "step") {
    const { variants } = evaluated.linked;
    const tried = evaluated.variant === null ? variants : variants.slice(0, variants.indexOf(evaluated.variant) + 1);
    return { scope, formulas: [...linked.when, ...tried.flatMap(({ when }) => when ?? [])] };
  }
  const last = evaluated.linked.node.hit === "first" ? (evaluated.matchingRows[0] ?? Infinity) : Infinity;
  const tried = evaluated.linked.rows.filter((_, index) => index <= last);
  const given = evaluated.linked.rows.filter((_, index) => evaluated.matchingRows.includes(index));
  return {
    scope,
    formulas: [...linked.when, ...tried.flatMap(({ tests }) => tests), ...given.flatMap(({ results }) => results)],
  };
};

const lawReadBy = ({ scope, formulas }: TestedConditions, names: ToolNames): readonly LawSource[] =>
  formulas.flatMap(({ ast, readsLaw }) => {
    if (!readsLaw) return [];
    const reads = readsThatDecide(ast, scope.evaluate);
    const labels = names.labels(scope.context);
    const values = lawSourcesIn(
      reads.filter((path) => isLawValue(path, scope)),
      scope,
      labels,
    );
    // A condition such as `law.x = null` cites the row that says "no such rule"; if the law has a value, that value is cited.
    const none = lawSourcesIn(reads, scope, labels).filter(({ status }) => status === "none");
    return [...values.filter(({ status }) => status === "confirmed" || status === "secondary"), ...none];
  });

/**
 * The law read by conditions that decided which steps, formulas and rows apply, in addition to the law that formulas read.
 * A result is only as certain as the least certain of both.
 */
export const decidingLaw = ({ evaluated, skipped }: RunLog, names: ToolNames): readonly LawSource[] => [
  ...evaluated.flatMap((evaluatedNode) => lawReadBy(testedConditions(evaluatedNode), names)),
  ...skipped.flatMap(({ scope, when }) => lawReadBy({ scope, formulas: [when] }, names)),
];
