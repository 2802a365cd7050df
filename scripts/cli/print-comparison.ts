import type { Comparison } from "../../src/engine/review/compare/comparison.ts";
import { createComparisonDocument } from "../../src/app/review/compare/comparison-document.ts";
import type { ComparisonFacts } from "../../src/app/review/compare/comparison-document.ts";
import { comparisonMessages } from "../../src/i18n/comparison.ts";
import { reviewMessages } from "../../src/i18n/review.ts";
import { writeMarkdown } from "../../src/outputs/markdown/write-markdown.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";

/** A comparison for people, or as JSON. */
export const printComparison = (
  facts: ComparisonFacts,
  comparison: Comparison,
  format: "json" | "text" | "md",
): string => {
  if (format === "json") return JSON.stringify({ earlier: facts.earlier, current: facts.name, ...comparison }, null, 2);
  const document = createComparisonDocument(facts, comparison, {
    messages: comparisonMessages("en"),
    review: reviewMessages("en"),
  });
  return format === "md" ? writeMarkdown(document) : writeText(document);
};
