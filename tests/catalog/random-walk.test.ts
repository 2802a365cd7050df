import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { Inline, LegalDocument } from "../../src/model/document.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { isFull, rotate } from "../support/rotation.ts";
import { compiled, documents } from "./open-cases.ts";
import { contextFor, randomAnswers } from "./random-answers.ts";

/** Documents of one run, translations included; each commit draws others. */
const MAX_DOCUMENTS = 10;

/** A translation has the same paths as its source, so it needs fewer walks. */
const walksOf = (definition: DocumentDefinition): number => {
  if (isFull) return 500;
  return definition.document.language === definition.language ? 40 : 15;
};

const inlinesIn = (value: unknown): readonly Inline[] => {
  if (Array.isArray(value)) return value.flatMap(inlinesIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "type" in value && ["blank", "reference"].includes(String(value.type)) ? [value as Inline] : [];
  return [...own, ...Object.values(value).flatMap(inlinesIn)];
};

const clauseIds = (document: LegalDocument): ReadonlySet<string> => {
  const ids = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== "object" || value === null) return;
    if ("id" in value && typeof value.id === "string") ids.add(value.id);
    Object.values(value).forEach(walk);
  };
  walk(document.blocks);
  return ids;
};

describe("any valid answers produce a consistent document", () => {
  for (const [name, definition] of rotate(documents, MAX_DOCUMENTS)) {
    test(name, () => {
      const form = prepareForm(definition);
      const prepared = prepareDocument(definition, { strict: true });
      const context = contextFor(compiled, definition.language);
      for (let seed = 1; seed <= walksOf(definition); seed++) {
        // State-prescribed certificates leave number and person open: "individual(s)", "he/she/they".
        const { view } = randomAnswers(definition, form, context, seed);
        const document = prepared.assemble(view, context);
        const text = writeText({ ...document, blocks: document.blocks.filter(({ type }) => type !== "notarial") });
        expect(text, `walk ${seed}`).not.toMatch(
          /undefined|NaN|\[object|\{\{|\}\}|\(s\)|he\/she|\b(the the|a a|and and)\b/,
        );
        const ids = clauseIds(document);
        for (const inline of inlinesIn(document.blocks)) {
          if (inline.type === "reference") expect(ids.has(inline.target), `walk ${seed}: ${inline.target}`).toBe(true);
          if (inline.type === "blank" && inline.field)
            expect(view.fields, `walk ${seed}`).toHaveProperty([inline.field]);
        }
      }
    });
  }
});
