import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import { pageStyle } from "../../src/outputs/layout/page-style.ts";
import { outputFormats } from "../../src/outputs/output-formats.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { fileReaders } from "../outputs/file-words.ts";
import { fontShelf } from "../outputs/made-files.ts";
import { isFull, rotate } from "../support/rotation.ts";
import { compiled, documents } from "./open-cases.ts";
import { contextFor, randomAnswers } from "./random-answers.ts";

/** Documents of one run, translations included; each commit draws others. */
const MAX_DOCUMENTS = 8;

/** A translation has the same paths as its source, so a few walks show whether its own text and characters are printed. */
const walksOf = (definition: DocumentDefinition): number => {
  if (isFull) return 100;
  return definition.document.language === definition.language ? 5 : 2;
};

describe("all output formats contain the same words in the same order", () => {
  const fonts = fontShelf();
  for (const [name, definition] of rotate(documents, MAX_DOCUMENTS)) {
    test(name, async () => {
      const form = prepareForm(definition);
      const prepared = prepareDocument(definition, { strict: true });
      const context = contextFor(compiled, definition.language);
      const style = pageStyle(context.settings, definition.document.language);
      for (let seed = 1001; seed < 1001 + walksOf(definition); seed++) {
        const { view } = randomAnswers(definition, form, context, seed);
        const document = prepared.assemble(view, context);
        const text = writeText(document);
        for (const { id, write } of outputFormats) {
          const { read, of } = fileReaders[id];
          expect(read(await write(document, style, fonts)), `walk ${seed}, ${id}`).toBe(of(text));
        }
      }
    });
  }
});
