import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import { pageStyle } from "../../src/outputs/page-style.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { words } from "../../src/outputs/text/words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { solid, taggedWords, wordFileWords } from "../outputs/file-words.ts";
import { fontShelf } from "../outputs/made-files.ts";
import { openWordFile } from "../outputs/word-file.ts";
import { compiled, documents } from "./cases.ts";
import { contextFor, randomAnswers } from "./random-answers.ts";

const isFull = process.env["FULL"] === "1";

/** A translation takes the paths of its source, so that a few walks tell whether its own words and letters arrive. */
const walksOf = (definition: DocumentDefinition): number => {
  if (isFull) return 100;
  return definition.document.language === definition.language ? 10 : 3;
};

describe("text, Word and PDF say the same words in the same order", () => {
  const shelf = fontShelf();
  for (const [name, definition] of documents) {
    test(name, async () => {
      const form = prepareForm(definition);
      const prepared = prepareDocument(definition, { strict: true });
      const context = contextFor(compiled, definition.language);
      const style = pageStyle(context.settings, definition.document.language);
      for (let seed = 1001; seed < 1001 + walksOf(definition); seed++) {
        const { view } = randomAnswers(definition, form, context, seed);
        const document = prepared.assemble(view, context);
        const text = writeText(document);
        const word = openWordFile(await writeDocx(document, style));
        expect(wordFileWords(word), `walk ${seed}`).toBe(words(text).join(" "));
        expect(taggedWords(await writePdf(document, style, shelf)), `walk ${seed}`).toBe(solid(text));
      }
    });
  }
});
