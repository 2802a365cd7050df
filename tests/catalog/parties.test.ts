import { describe, expect, test } from "vitest";
import { expandField } from "../../src/fields/registry/expand-field.ts";
import { made, plan, writer } from "../documents/hand-made.ts";
import { documentLines } from "../documents/document-lines.ts";
import { partyPlaces } from "../documents/party-places.ts";
import { partyRows } from "../documents/party-rows.ts";
import { partyShapes } from "../documents/party-shapes.ts";
import { ask } from "../forms/hand-made.ts";

// What a document prints about a party, written down by hand before the first run.
const party = expandField({ ...ask("party", "party"), fields: undefined }, partyPlaces, "en");
const { text } = writer([party]);

const documentIn = (language: string) =>
  made(
    [party],
    plan({
      language,
      recitals: [{ text: text("{{ party | described }}") }, { text: text("{{ party | names }}") }],
      signatures: { groups: [{ field: "party" }] },
    }),
  );

/** The description, the short name and the signature block. */
const printed = (language: string, answers: object) => {
  const { blocks } = documentIn(language).assemble(answers);
  const [described, name] = blocks.filter(({ type }) => type === "recital").map((block) => linesOf([block])[0]);
  return { described, name, signed: linesOf(blocks.filter(({ type }) => type === "signature")) };
};

const linesOf = (blocks: ReturnType<ReturnType<typeof documentIn>["assemble"]>["blocks"]): readonly string[] =>
  documentLines({ title: "", language: "en", numbering: "decimal", blocks, provenance: NOWHERE });

const NOWHERE = { definition: "", version: "", hash: "", on: "2026-11-20" };

const withoutNumber = (line: string | undefined): string => line?.replace(/^\S+ /, "") ?? "";

test("sixty parties are in the table", () => expect(partyRows).toHaveLength(60));

test.each(partyRows.map((row, index) => [index + 1, row.name, row] as const))("party %i: %s", (_, __, row) => {
  const found = printed("en", { party: row.party });
  expect(withoutNumber(found.described)).toBe(row.described);
  expect(withoutNumber(found.name)).toBe(row.name);
  expect(found.signed).toEqual(row.signed);
});

describe("the languages of translations", () => {
  const languages = [
    ["es", "es"],
    ["fr", "fr"],
    ["de", "de"],
    ["zh-Hans", "zh"],
  ] as const;
  const rows = partyShapes.flatMap((shape, index) =>
    languages.map(([code, key]) => [index + 1, code, key, shape] as const),
  );

  test.each(rows)("kind %i in %s", (_, code, key, shape) => {
    const found = printed(code, { party: shape.party });
    const { described, line } = shape[key];
    expect(withoutNumber(found.described)).toBe(described);
    if (line !== null) expect(found.signed).toContain(line);
  });
});
