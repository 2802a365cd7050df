import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { pageStyle } from "../../src/outputs/page-style.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { words } from "../../src/outputs/text/words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { solid, taggedWords, wordFileWords } from "../outputs/file-words.ts";
import { fontShelf } from "../outputs/made-files.ts";
import { openWordFile } from "../outputs/word-file.ts";
import { compiled, documents } from "./cases.ts";
import { contextFor, randomAnswers } from "./random-answers.ts";

const WALKS = process.env["FULL"] === "1" ? 100 : 10;

describe("text, Word and PDF say the same words in the same order", () => {
  const shelf = fontShelf();
  for (const [name, definition] of documents) {
    test(name, async () => {
      const form = prepareForm(definition);
      const prepared = prepareDocument(definition, { strict: true });
      const context = contextFor(compiled, definition.language);
      const style = pageStyle(context.settings, definition.document.language);
      for (let seed = 1001; seed < 1001 + WALKS; seed++) {
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
