import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { reviewModels, reviewPlaybooks } from "../../cli/review-playbooks.ts";
import type { LabeledFacts } from "./labeled-facts.ts";

/** How many documents were recognized, left open, and mistaken for something else. */
export type KindCounts = { right: number; unsure: number; wrong: string[] };

const TODAY = parseIsoDate("2026-11-24")!;
const UNSURE_FORM = "unsure";

const count = (counts: KindCounts, id: string, found: string, labeled: readonly string[], open: string): void => {
  if (labeled.includes(found)) counts.right++;
  else if (found === open) counts.unsure++;
  else counts.wrong.push(`${id}: ${found}`);
};

/** The form and the kind of labeled documents as the review sees them; the general playbook is for what it is not sure of. */
export const measureKinds = (
  documents: readonly LabeledFacts[],
): { readonly forms: KindCounts; readonly kinds: KindCounts } => {
  const tools = reviewPlaybooks();
  const { clauses } = reviewModels();
  const [forms, kinds]: [KindCounts, KindCounts] = [
    { right: 0, unsure: 0, wrong: [] },
    { right: 0, unsure: 0, wrong: [] },
  ];
  for (const { id, text, form, kind } of documents) {
    if (!form || !kind) continue;
    const review = reviewText({ text }, tools, { today: TODAY, topics: {} }, clauses);
    count(forms, id, review.form, form, UNSURE_FORM);
    count(kinds, id, review.kind.playbook, kind, tools.general.id);
  }
  return { forms, kinds };
};
