import { expect, it } from "vitest";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { coversWords, findPlace } from "./find-place.ts";
import { readPrintedPage } from "./read-printed-page.ts";

const PAGE = { width: 1000, height: 1000 };
const run = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, size: 10 });

// "Signed: " is 7 letters of which two are narrow; what matters is only that the parts keep their order.
const contract = readPrintedPage(
  [
    run("Consulting Agreement", 100, 100, 300),
    run("Each party keeps it confidential.", 100, 800, 400),
    run("Signed: ______________  Date: ________", 100, 850, 400),
    run("Signed: ______________  Date: ________", 100, 900, 400),
  ],
  PAGE,
);

const field = (kind: PageField["kind"], place: ReturnType<typeof findPlace>, id = "f1"): PageField => ({
  id,
  seat: "s1",
  kind,
  page: 1,
  ...place,
});

it("separates the lines to write on from the words beside them", () => {
  expect(contract.words.map(({ text }) => text)).toEqual([
    "Consulting Agreement",
    "Each party keeps it confidential.",
    "Signed:",
    "Date:",
    "Signed:",
    "Date:",
  ]);
  expect(contract.lines).toHaveLength(4);
  // The baseline of the first row is at 850 of 1000 points, and letters of 10 points begin 8 above it.
  expect(contract.lines[0]).toMatchObject({ y: 8420, height: 100 });
});

it("places each field on the next free line of its kind, below the words above and before the words after it", () => {
  const first = findPlace("signature", contract, []);
  expect(first.x).toBe(contract.lines[0]!.x);
  expect(first.y + first.height).toBe(8520);
  // The words above end at 800 + 2 points.
  expect(first.y).toBe(8020);
  expect(first.x + first.width).toBeLessThanOrEqual(contract.words[3]!.x);
  const second = findPlace("signature", contract, [field("signature", first)]);
  expect(second.y + second.height).toBe(9020);
  expect(findPlace("date", contract, [])).toMatchObject({ x: contract.lines[1]!.x });
  for (const place of [first, second]) expect(coversWords(place, contract)).toBe(false);
});

it("takes an empty place below the words if the page has no line for the kind", () => {
  const letter = readPrintedPage([run("Dear tenant", 100, 200, 200)], PAGE);
  const first = findPlace("signature", letter, []);
  // The words end at 200 + 2 points.
  expect(first).toEqual({ x: 1000, y: 2120, width: 3000, height: 600 });
  const second = findPlace("signature", letter, [field("signature", first)]);
  expect(second).toEqual({ x: 1000, y: 2820, width: 3000, height: 600 });
  expect(findPlace("signature", { words: [], lines: [] }, [])).toMatchObject({ y: 7500 });
});

it("finds a gap above the end of a page that is written to its foot", () => {
  const full = readPrintedPage([run("Top", 100, 60, 800), run("Foot", 100, 990, 800)], PAGE);
  const place = findPlace("signature", full, []);
  expect(coversWords(place, full)).toBe(false);
  expect(place.y).toBeGreaterThan(8000);
});

it("reads what a line is for from the words below it, and from Japanese", () => {
  const lines = readPrintedPage(
    [run("____________", 100, 500, 200), run("Signature of the tenant", 100, 512, 200)],
    PAGE,
  );
  expect(findPlace("signature", lines, [])).toMatchObject({ x: 1000 });
  const japanese = readPrintedPage([run("署名日：______", 100, 500, 200)], PAGE);
  expect(findPlace("date", japanese, [])).toMatchObject({ x: japanese.lines[0]!.x });
});

it("reports a field on top of words, not one on a line or beside words", () => {
  const onTitle = { x: 1500, y: 850, width: 3000, height: 600 };
  expect(coversWords(onTitle, contract)).toBe(true);
  expect(coversWords({ ...onTitle, y: 2000 }, contract)).toBe(false);
  expect(coversWords(contract.lines[0]!, contract)).toBe(false);
});
