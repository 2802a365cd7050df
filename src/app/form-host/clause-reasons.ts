import type { ClauseExplanation } from "../../engine/document/explain-clauses.ts";
import type { ClausePlan, DocumentPlan } from "../../model/document-plan.ts";
import type { Citation } from "../../model/citation.ts";
import type { OutputMessages } from "../../i18n/en/output.ts";
import type { ReasonLine } from "../../ui/document/preview-links.ts";

const allClauses = (clauses: readonly ClausePlan[]): readonly ClausePlan[] =>
  clauses.flatMap((clause) => [clause, ...allClauses(clause.clauses)]);

const planOf = (plan: DocumentPlan, id: string): ClausePlan | undefined =>
  allClauses([...plan.clauses, ...plan.schedules.flatMap((schedule) => schedule.clauses)]).find(
    (clause) => clause.id === id,
  );

const ofSource = (source: Citation, messages: OutputMessages): ReasonLine => ({
  text: `${messages.source}: ${source.cite}`,
  ...(source.href ? { href: source.href } : {}),
});

/**
 * Explains why a clause is in the document: the answers its condition reads (or that it is always included) and the law
 * behind it.
 *
 * `answerOf` returns a question and its formatted answer for a name in a formula; null if the name is not a question.
 */
export const clauseReasons = (
  id: string,
  reasons: readonly ClauseExplanation[],
  plan: DocumentPlan,
  answerOf: (name: string) => ReasonLine | null,
  messages: OutputMessages,
): readonly ReasonLine[] => {
  const names = Object.keys(reasons.find((reason) => reason.id === id)?.values ?? {});
  const answers = names.map(answerOf).filter((line) => line !== null);
  const first: readonly ReasonLine[] =
    answers.length > 0 ? [{ text: messages.becauseOf }, ...answers] : [{ text: messages.partOfAll }];
  // A clause of a row has the row's id as a suffix.
  const [own = id] = id.split(".");
  const sources = (planOf(plan, own)?.sources ?? []).map((source) => ofSource(source, messages));
  return [...first, ...sources];
};
