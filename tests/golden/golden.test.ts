import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { documents, openCases } from "../catalog/open-cases.ts";

// The document of every case as plain text, so that a lawyer can read what a change of code or YAML does to it.
// `npm run golden:update` rewrites them; the commit that changes one says why.
const FOLDER = join(import.meta.dirname, "texts");
const isUpdate = process.env["UPDATE_GOLDENS"] === "1";

const fileName = (name: string, position: number): string => `${name}.${position + 1}.txt`;
const expected = new Set<string>();

describe("the text of every case is what it was", () => {
  for (const [name, definition] of documents) {
    for (const [position, one] of openCases(definition).entries()) {
      const file = fileName(name, position);
      expected.add(file);
      test(`${name}: ${one.name}`, () => {
        const document = prepareDocument(definition, { strict: true }).assemble(one.page.view, one.page.context);
        const text = `${one.name}\n\n${writeText(document)}`;
        if (isUpdate) {
          mkdirSync(FOLDER, { recursive: true });
          writeFileSync(join(FOLDER, file), text);
        }
        expect(existsSync(join(FOLDER, file)), `${file} is missing: run npm run golden:update and read it`).toBe(true);
        expect(text).toBe(readFileSync(join(FOLDER, file), "utf8"));
      });
    }
  }
});

test("no golden is left over from a case that is gone", () => {
  expect(readdirSync(FOLDER).filter((file) => !expected.has(file))).toEqual([]);
});
