import { expect, it } from "vitest";
import { matchesEntityTag, readRange } from "./conditional-request.ts";

it.each<readonly [header: string | undefined, matches: boolean]>([
  [undefined, false],
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['"x",W/"y" , W/"a-br"', true],
  ["*", true],
  ['"a-gzip"', false],
  ["a-br", false],
  ["", false],
])("if-none-match %j against the tag a-br: %s", (header, matches) => {
  expect(matchesEntityTag(header, '"a-br"')).toBe(matches);
});

it.each<readonly [range: string | undefined, result: ReturnType<typeof readRange>]>([
  [undefined, null],
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=50-500", { first: 50, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-3", null],
  ["bytes=0-1, 5-6", null],
  ["bytes=-", null],
  ["items=0-9", null],
  ["bytes=a-b", null],
])("range %j of 100 bytes", (range, result) => {
  expect(readRange(range, undefined, '"a"', 100)).toEqual(result);
});

it("a range is ignored when If-Range names another version, a weak tag, or a date", () => {
  expect(readRange("bytes=0-9", '"a"', '"a"', 100)).toEqual({ first: 0, last: 9 });
  for (const other of ['"b"', 'W/"a"', "Sat, 21 Nov 2026 10:00:00 GMT"])
    expect(readRange("bytes=0-9", other, '"a"', 100)).toBeNull();
});
