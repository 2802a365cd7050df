import type { Playbook } from "../../src/model/review/playbook.ts";
import { reviewMessages } from "../../src/i18n/review.ts";
import { formNotes } from "../../src/ui/review/form-notes.ts";
import type { Quote } from "../../src/model/review/quote.ts";
import type { Review } from "../../src/model/review/review.ts";

const WORDS = reviewMessages("en");
const { lawOutcomes: OUTCOMES, uncheckedWhy: UNCHECKED } = WORDS;

const shorten = ({ text }: Quote): string => text.replaceAll(/\s+/g, " ").slice(0, 160);

/** A review as plain text: facts, findings by severity, missing clauses, unclear points; `mark` prefixes a heading. */
export const printReview = (review: Review, playbooks: readonly Playbook[], mark: string): string => {
  const name = playbooks.find(({ id }) => id === review.kind.playbook)?.name ?? review.kind.playbook;
  const facts = review.facts.flatMap(({ id, values }) =>
    values.length === 0 ? [] : [`- ${id.replaceAll("_", " ")}: ${values.map(({ text }) => text).join("; ")}`],
  );
  const findings = review.findings.flatMap(({ severity, title, says, quote, why, ask }) => [
    `- ${severity.toUpperCase()} ${title}: ${says}`,
    `  "${shorten(quote)}" (at ${quote.start})`,
    `  ${why}${ask === undefined ? "" : ` ${ask}`}`,
  ]);
  const law = review.law.flatMap(({ title, outcome, found, fact }) => [
    `- ${title}: ${found}. ${fact.label} (${fact.jurisdiction}): ${fact.formatted}. ${OUTCOMES[outcome]}`,
    `  ${[fact.cite, fact.about].filter((part) => part !== null && part !== "").join(". ")}`,
  ]);
  const unchecked = review.unchecked.map(
    ({ title, found, reason }) => `- ${[title, ...found].join("; ")}: ${UNCHECKED[reason]}`,
  );
  const missing = (review.missing ?? []).map(
    ({ severity, title, why }) => `- ${severity.toUpperCase()} ${title}: ${why}`,
  );
  const unsure = review.unsure.map(
    ({ title, question, quote }) => `- ${title}: ${question}${quote ? ` "${shorten(quote)}"` : ""}`,
  );
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [`Reviewed as: ${name}`, [...formNotes(review, WORDS), ...facts]],
    ["To look at", findings],
    ["Missing", missing],
    ["Compared with the law", law],
    ["Not checked", unchecked],
    ["Not sure", unsure],
  ];
  return parts
    .flatMap(([title, lines]) =>
      lines.length === 0 && title !== parts[0]?.[0] ? [] : [`${mark}${title}`, ...lines, ""],
    )
    .join("\n");
};
