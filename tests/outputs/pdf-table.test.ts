import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { fontShelf, handList, style } from "./made-files.ts";

/** Left edge and width of each rectangle that a PDF draws. Unit: points. */
const rectangles = (pdf: Uint8Array): readonly string[] => {
  const bytes = Buffer.from(pdf);
  const whole = bytes.toString("latin1");
  const streams = [...whole.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)];
  const drawn = streams.map(([, packed]) => inflateSync(Buffer.from(packed!, "latin1")).toString("latin1"));
  return [whole, ...drawn].flatMap((code) =>
    [...code.matchAll(/([\d.-]+) [\d.-]+ ([\d.-]+) [\d.-]+ re\b/g)].map(([, left, width]) => `${left} ${width}`),
  );
};

test.each([
  ["to fill in by hand", true],
  ["of words", false],
])("the cells of a table %s are in line with its header", async (_, isByHand) => {
  const cells = rectangles(await writePdf(handList(isByHand), style, fontShelf()));
  // A header and two rows of two cells.
  expect(cells).toHaveLength(6);
  expect(new Set(cells).size).toBe(2);
});

test("the cells of a sealed file stay where they were, since a check compares bytes", async () => {
  const seal = { isSealed: true, attachment: null } as const;
  const cells = rectangles(await writePdf(handList(true), style, fontShelf(), null, seal));
  // The rows were wider than the header by the padding that makes room to write.
  expect(cells).toHaveLength(6);
  expect(new Set(cells).size).toBe(4);
});
