import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { createLookup } from "../../../src/engine/nav/find-listing.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { renamedDefinition, renamedField } from "./rename.ts";
import type { Change } from "./rename.ts";

// A small catalog with a translation, a body, a named figure and a calculator.
const FOLDER = join(ROOT, "tests/fixtures/kitchen-sink");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ path: `catalog/${file}`, text: readFileSync(join(FOLDER, file), "utf8") }));

/** The catalog after these changes. */
const after = (changes: readonly Change[]) => {
  const catalog = createCatalog();
  for (const file of files) catalog.set(file.path, file.text);
  for (const { file, text, to } of changes) {
    catalog.remove(file.path);
    catalog.set(to ?? file.path, text);
  }
  return catalog.compile();
};

describe("a rename leaves a catalog that passes", () => {
  test("of a question of a document with translations and a body", () => {
    const { problems, definitions } = after(renamedField(files, "kitchen-sink", "fee", "weekly_pay"));
    expect(problems).toEqual([]);
    const fields = ["en", "es", "ja"].map((language) =>
      definitions
        .get(`kitchen-sink.${language}`)
        ?.steps.flatMap((step) => step.fields)
        .find(({ id }) => id === "weekly_pay"),
    );
    expect(fields.map((field) => field?.formerly)).toEqual([["fee"], ["fee"], ["fee"]]);
  });

  test("of a definition, which is then found under both names", () => {
    const { problems, index, site } = after(renamedDefinition(files, "kitchen-sink", "garden-care"));
    expect(problems).toEqual([]);
    const { byId, bySlug } = createLookup(index.entries, index.pages, site.host);
    expect(byId("kitchen-sink")).toBe(byId("garden-care"));
    expect(byId("garden-sink")).toBe(bySlug("create-garden-care"));
  });
});

describe("a rename is refused before anything is written", () => {
  test.each([
    ["start", "today", "has a fixed meaning"],
    ["start", "whole_fee", 'has a question or figure "whole_fee" already'],
    ["start", "Start Day", "is no field id"],
    ["nothing", "something", 'has no field "nothing"'],
  ])("of the question %s to %s", (old, fresh, why) => {
    expect(() => renamedField(files, "kitchen-sink", old, fresh)).toThrow(why);
  });

  test.each([
    ["kitchen-sink", "garden-fees", "already"],
    ["kitchen-sink", "Bad Id", "is no definition id"],
    ["no-such-page", "other", "There is no definition"],
  ])("of the definition %s to %s", (old, fresh, why) => {
    expect(() => renamedDefinition(files, old, fresh)).toThrow(why);
  });
});
