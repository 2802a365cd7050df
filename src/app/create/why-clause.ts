import type { ClauseReason } from "../../engine/document/explain.ts";
import type { ClausePlan, DocumentPlan } from "../../model/document-plan.ts";
import type { Source } from "../../model/source.ts";
import type { StepsWords } from "../../i18n/en/steps.ts";
import type { WhyLine } from "../../ui/document/preview-links.ts";

const allClauses = (clauses: readonly ClausePlan[]): readonly ClausePlan[] =>
  clauses.flatMap((clause) => [clause, ...allClauses(clause.clauses)]);

const planOf = (plan: DocumentPlan, id: string): ClausePlan | undefined =>
  allClauses([...plan.clauses, ...plan.schedules.flatMap((schedule) => schedule.clauses)]).find(
    (clause) => clause.id === id,
  );

const ofSource = (source: Source, words: StepsWords): WhyLine => ({
  text: `${words.source}: ${source.cite}`,
  ...(source.href ? { href: source.href } : {}),
});

/**
 * Why a clause stands in the document, for its reader: the answers its condition reads, or that it always stands there,
 * and the law behind it.
 *
 * `answerOf` gives a question and its answer in words by the name a formula uses, null where the name is no question.
 */
export const whyClause = (
  id: string,
  reasons: readonly ClauseReason[],
  plan: DocumentPlan,
  answerOf: (name: string) => WhyLine | null,
  words: StepsWords,
): readonly WhyLine[] => {
  const names = Object.keys(reasons.find((reason) => reason.id === id)?.values ?? {});
  const answers = names.map(answerOf).filter((line) => line !== null);
  const first: readonly WhyLine[] =
    answers.length > 0 ? [{ text: words.becauseOf }, ...answers] : [{ text: words.partOfAll }];
  // A clause of a row carries the row's id after its own.
  const [own = id] = id.split(".");
  const sources = (planOf(plan, own)?.sources ?? []).map((source) => ofSource(source, words));
  return [...first, ...sources];
};
