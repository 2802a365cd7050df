import type { FieldContext } from "./field-kind.ts";

/** A context for tests: 20 November 2026, American settings. */
export const sampleContext = (locale = "en"): FieldContext => ({
  today: { type: "date", day: 20_777 },
  locale,
  settings: {
    jurisdiction: "United States",
    language: "English",
    currency: "$USD",
    levelOfDetail: 5,
    headerFont: "Arial",
    headerSize: 14,
    headerColor: "Black",
    headerWeight: "bold",
    headerParagraphSpacing: 18,
    bodyFont: "Arial",
    bodySize: 11,
    bodyColor: "Black",
    bodyWeight: "normal",
    bodyLineSpacing: 1.5,
    bodyParagraphSpacing: 12,
    documentMargins: 64,
  },
});
