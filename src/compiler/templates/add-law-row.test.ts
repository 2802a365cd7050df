import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { addLawRow } from "./add-law-row.ts";
import type { NewLawRow } from "./add-law-row.ts";

const row: NewLawRow = {
  place: "US-OR",
  column: "days",
  from: "2026-01-01",
  value: "30",
  cite: "ORS 1.1",
  source: "https://example.com/1",
  status: "confirmed",
  checked: "2026-11-28",
  reviewBy: "2027-11-28",
};
const written =
  '{ from: 2026-01-01, value: 30, cite: "ORS 1.1", source: "https://example.com/1", checked: 2026-11-28, review_by: 2027-11-28, status: confirmed }';

const HEAD = "topic: notices\nkeyed_on: start\ncolumns:\n  days: { unit: day }\n  tax: { unit: USD }\nplaces:\n";
const OTHER = "  US-CA:\n    status: confirmed\n    tax: 5 # flat\n";

const added = (places: string, change: Partial<NewLawRow> = {}): string => {
  const result = addLawRow(HEAD + places, { ...row, ...change });
  if (!result.ok) throw new Error(result.problem);
  expect(result.text.startsWith(HEAD)).toBe(true);
  return result.text.slice(HEAD.length);
};

describe("a row of law is written where a reader looks for it", () => {
  test("in front of the first older row", () => {
    const rows = (...lines: readonly string[]): string =>
      `${OTHER}  US-OR:\n    status: secondary\n    days:\n${lines.map((line) => `      - ${line}\n`).join("")}    tax: 1\n`;
    const [newer, older] = ["{ from: 2026-07-01, value: 40 }", "{ from: 2020-01-01, value: 20 } # until the reform"];
    expect(added(rows(newer, older))).toBe(rows(newer, written, older));
    expect(added(rows(newer))).toBe(rows(newer, written));
    expect(added(rows(older))).toBe(rows(written, older));
  });

  test("above the only row of a column, which is written beside it", () => {
    const before = "  US-OR:\n    status: secondary\n    days: { from: 2020-01-01, value: 20 }\n    tax: 1\n";
    expect(added(before + OTHER)).toBe(
      `  US-OR:\n    status: secondary\n    days:\n      - ${written}\n      - { from: 2020-01-01, value: 20 }\n    tax: 1\n${OTHER}`,
    );
  });

  test("above a bare value, which keeps what it inherits, and above one of several lines", () => {
    const place = "  US-OR:\n    status: secondary\n    from: 2020-01-01\n    days: 20 # about\n";
    expect(added(place)).toContain(`    days:\n      - ${written}\n      - { value: 20 } # about\n`);
    const lines = "  US-OR:\n    status: secondary\n    days:\n      cite: A\n      value: 20\n";
    expect(added(lines)).toContain(`    days:\n      - ${written}\n      - cite: A\n        value: 20\n`);
  });

  test("in a new column of its place", () => {
    const before = "  US-OR:\n    status: secondary\n    tax: 1\n";
    expect(added(before + OTHER)).toBe(`${before}    days:\n      - ${written}\n${OTHER}`);
  });

  test("in a new place, also if the file lacks its last line break", () => {
    const place = `  US-OR:\n    status: confirmed\n    days:\n      - ${written}\n`;
    expect(added(OTHER)).toBe(OTHER + place);
    expect(added(OTHER.trimEnd())).toBe(OTHER + place);
  });

  test("with words in quotes", () => {
    expect(added(OTHER, { value: 'a "day"', quote: "ten: days", note: "# none" })).toContain(
      'value: "a \\"day\\"", cite: "ORS 1.1", source: "https://example.com/1", quote: "ten: days", note: "# none"',
    );
  });
});

test.each([
  [
    "a second row of one day",
    "  US-OR:\n    status: confirmed\n    days:\n      - { from: 2026-01-01, value: 1 }\n",
    {},
    "day_taken",
  ],
  ["a column that is not declared", OTHER, { column: "dayz" }, "no_such_column"],
  ["a text that is no file of law", "  - a\n", {}, "unreadable"],
  ["a place on one line", "  US-OR: { status: confirmed }\n", {}, "unreadable"],
])("%s is refused", (_name, places, change, problem) => {
  expect(addLawRow(HEAD + places, { ...row, ...change })).toEqual({ ok: false, problem });
});

test("a row fits into the files of law up to 12 KB, and nothing else in them changes", () => {
  for (const name of readdirSync("catalog/law")) {
    const text = readFileSync(`catalog/law/${name}`, "utf8");
    if (text.length > 12_000) continue;
    const before = parse(text) as { columns: object; places: { [place: string]: { [column: string]: unknown } } };
    const [column = ""] = Object.keys(before.columns);
    const [place = ""] = Object.keys(before.places);
    const result = addLawRow(text, { ...row, place, column, from: "2031-01-01" });
    if (!result.ok && result.problem === "unreadable") continue;
    if (!result.ok) throw new Error(`${name}: ${result.problem}`);
    const after = parse(result.text) as typeof before;
    const rows = after.places[place]?.[column] as readonly unknown[];
    expect(rows[0], name).toMatchObject({ from: "2031-01-01", value: 30 });
    const rest = ({ [place]: one, ...others }: typeof before.places): unknown => {
      const { [column]: _row, status: _status, ...own } = one ?? {};
      return [own, others];
    };
    expect(rest(after.places), name).toEqual(rest(before.places));
  }
});
