import type { Inline } from "../../model/document.ts";
import type { Answer, Tone, Verdict } from "../../model/tool.ts";
import type { LawSource, ToolResult } from "../../model/tool-result.ts";
import { flattenInlines } from "../../text/templates/inner-inlines.ts";
import { inlineText } from "../../text/templates/inline-text.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import type { LinkedRules } from "./link-rules.ts";
import type { EvaluationScope, UnresolvedLaw } from "./scope/evaluation-scope.ts";
import { readsThatDecide } from "./scope/formula-reads.ts";
import { fillScope, renderToolText } from "./scope/name-labels.ts";
import { decide, firstMatch, unresolvedLaw } from "./unresolved-law.ts";
import { lawSourcesIn } from "./write-trace.ts";

/** The answer whose condition is true, with its text and the law it was decided by. */
export type MatchedAnswer = {
  /** Its index among the answers of the definition. */
  readonly index: number;
  readonly say: string;
  readonly change: string | null;
  readonly badge: ToolResult["badge"];
  readonly why: string | null;
  readonly verdict: Verdict | undefined;
  readonly law: readonly LawSource[];
};

/** The matched answer, or null; `unresolved` is unknown law that another answer or its text depends on. */
export type AnswerMatch = { readonly match: MatchedAnswer | null; readonly unresolved: readonly UnresolvedLaw[] };

const hasBlank = (inlines: readonly Inline[]): boolean => flattenInlines(inlines).some(({ type }) => type === "blank");

const TONES: { readonly [verdict in Verdict]: Tone } = {
  yes: "good",
  no: "bad",
  probably: "neutral",
  cannot_tell: "caution",
};

const toneOf = ({ tone, verdict }: Answer): Tone => tone ?? (verdict === undefined ? "neutral" : TONES[verdict]);

/** The first answer whose condition is true; none if its text has a blank. */
export const findAnswer = ({ answers, names }: LinkedRules, scope: EvaluationScope): AnswerMatch => {
  const { get, context } = scope;
  const { index, unresolved: undecided } = firstMatch(answers, ({ when }) => decide(when, scope));
  const answer = answers[index];
  const inlines = answer?.say.fill(fillScope(get, context)) ?? [];
  const formulas = answer?.formulas ?? [];
  const unresolved = [...undecided, ...formulas.flatMap((formula) => unresolvedLaw(formula, scope))];
  if (!answer || hasBlank(inlines)) return { match: null, unresolved };
  const asts = [...(answer.when ? [answer.when.ast] : []), ...formulas.map(({ ast }) => ast)];
  const reads = asts.flatMap((ast) => readsThatDecide(ast, scope.evaluate));
  const render = (one: LinkedText | null): string | null => one && renderToolText(one, get, context);
  const badge = render(answer.badge);
  const match = {
    index,
    say: inlineText(inlines),
    change: render(answer.change),
    badge: badge === null ? null : { text: badge, tone: toneOf(answer.answer) },
    why: render(answer.why),
    verdict: answer.answer.verdict,
    law: lawSourcesIn(reads, scope, names.labels(context)),
  };
  return { match, unresolved };
};
