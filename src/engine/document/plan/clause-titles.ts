import type { LinkedText } from "../../../text/templates/link-text.ts";
import type { LinkedClause, LinkedPlan } from "./linked-plan.ts";

/** Titles of clauses and schedules by catalog id. */
export const clauseTitles = (plan: LinkedPlan): ReadonlyMap<string, LinkedText> => {
  const titles = new Map<string, LinkedText>();
  const visit = ({ id, title, clauses }: LinkedClause): void => {
    if (title) titles.set(id, title);
    clauses.forEach(visit);
  };
  plan.clauses.forEach(visit);
  for (const { id, title, clauses } of plan.schedules) {
    titles.set(id, title);
    clauses.forEach(visit);
  }
  return titles;
};
