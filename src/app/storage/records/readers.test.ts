import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import { contractDates } from "../../../engine/deadlines/contract-dates.ts";
import { dateFromCivil } from "../../../values/date.ts";
import { unreadableRecordsFile } from "../backup/unreadable-records-file.ts";
import { byLastChange } from "../change-order.ts";
import { splitRecords } from "../read-store.ts";
import { readers } from "./readers.ts";
import { shortNames } from "./short-names.ts";

const NOW = "2026-11-23T10:00:00.000Z";
const HASH = "a".repeat(64);

const GOOD = {
  drafts: {
    format: 1,
    id: "d1",
    definition: "will",
    version: "1.0",
    hash: "h",
    language: "en",
    answers: { name: "Ann", children: { order: ["r1"], rows: { r1: { name: "Bo" } } } },
    step: "people",
    kept: ["check"],
    others: [{ path: "name", value: "Anna" }],
    created: NOW,
    changed: NOW,
    title: "Will of Ann",
  },
  documents: {
    format: 1,
    id: "v1",
    name: "Lease",
    definition: null,
    language: "en",
    tags: ["home"],
    created: NOW,
    changed: NOW,
    trashed: null,
    versions: [
      { number: 1, saved: NOW, answers: null, files: [{ id: "f1", name: "a.pdf", mime: "x/y", size: 3, hash: HASH }] },
    ],
  },
  tracked: {
    format: 1,
    id: "t1",
    name: "Lease",
    document: null,
    effective: "2026-01-01",
    end: "2027-01-31",
    renewMonths: 12,
    notice: { months: 1, days: 0 },
    remind: [30],
    seen: [],
    note: "",
    changed: NOW,
  },
  reviews: {
    format: 1,
    id: "r1",
    name: "nda.docx",
    page: "/s/review-an-nda/en",
    read: { text: "This Agreement", pages: [0], notes: [{ code: "x", params: { a: 1 } }] },
    kind: "nda",
    side: null,
    decisions: { p: { state: "accepted" } },
    findings: 1,
    missing: 0,
    changed: NOW,
  },
  results: { id: "s1", changed: NOW, found: { amount: "1971.00" } },
} as const;

type Store = keyof typeof readers;
const STORES = Object.keys(GOOD) as readonly Store[];

/** Every path inside a record. */
const placesOf = (value: unknown): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...placesOf(inner).map((rest) => [key, ...rest])])
    : [];

const withAt = (record: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(record))
    return record.map((one: unknown, index) => (String(index) === key ? withAt(one, rest, value) : one));
  const parts = record as { readonly [part: string]: unknown };
  return { ...parts, [key]: withAt(parts[key], rest, value) };
};

const deep = (levels = 20_000): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

const cyclic = (): unknown => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  return loop;
};

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    Number.NaN,
    Infinity,
    -1,
    1e308,
    "",
    "9999",
    "9999-12-31T23:59:59.999Z",
    "not a date",
    "//evil.example",
    "javascript:alert(1)",
    "__proto__",
    "constructor",
    "\uD800",
    "x".repeat(10_000),
    cyclic(),
    new Uint8Array(3),
  ),
);

describe("a record from storage is read field by field", () => {
  test.each(STORES)("%s: a good record is read as it is", (store) => {
    expect(readers[store](GOOD[store])).toEqual(GOOD[store]);
  });

  test.each(STORES)("%s: anything else is read or set aside, never thrown, and never loses", (store) => {
    const places = placesOf(GOOD[store]);
    const record = fc.oneof(
      odd,
      fc.tuple(fc.constantFrom(...places), odd).map(([place, value]) => withAt(GOOD[store], place, value)),
    );
    fc.assert(
      fc.property(record, (given) => {
        const { records, unreadable } = splitRecords<{ readonly id: string }>(
          store,
          [[GOOD[store].id, given]],
          readers[store],
        );
        expect(records.length + unreadable.length).toBe(1);
        if (unreadable.length > 0) expect(() => JSON.parse(unreadableRecordsFile(unreadable)) as unknown).not.toThrow();
        for (const good of records) {
          expect(good.id).toBe(GOOD[store].id);
          const { changed } = good as unknown as { readonly changed: string };
          expect(Number.isNaN(Date.parse(changed))).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(STORES)("%s: nested deeper than the stack, it is set aside", (store) => {
    for (const place of placesOf(GOOD[store])) {
      const { records, unreadable } = splitRecords<{ readonly id: string }>(
        store,
        [["k", withAt(GOOD[store], place, deep())]],
        readers[store],
      );
      expect([records.length, unreadable.length]).toEqual([0, 1]);
      expect(() => unreadableRecordsFile(unreadable)).not.toThrow();
    }
  });

  // Other code walks through answers, too, with less of the stack left.
  test("answers nested deeper than any form are set aside, and those of a form are not", () => {
    const read = (levels: number) => readers.drafts({ ...GOOD.drafts, answers: { name: deep(levels) } });
    expect([read(10) === null, read(40) === null]).toEqual([false, true]);
  });

  test.each(
    STORES.flatMap((store) =>
      ["9999", "2026-13-01T00:00:00.000Z", "yesterday", ""].map((changed) => [store, changed] as const),
    ),
  )("%s: %j is no time of a change", (store, changed) =>
    expect(readers[store]({ ...GOOD[store], changed })).toBeNull(),
  );

  test.each(
    STORES.flatMap((store) =>
      [0, -8_640_000_000_000, Date.UTC(2200, 0), Date.UTC(12_000, 0), 8_640_000_000_000_000].map(
        (time) => [store, new Date(time).toISOString()] as const,
      ),
    ),
  )("%s: a time the clock of a device can show is read: %s", (store, changed) =>
    expect(readers[store]({ ...GOOD[store], changed })).toMatchObject({ changed }),
  );

  test.each([{ toString: 1, valueOf: 1 }, { toString: null }, deep()])(
    "a record that cannot become text is set aside and written to the file of such records",
    (value) => {
      const { unreadable } = splitRecords("drafts", [["k", value]], readers.drafts);
      expect(unreadable).toHaveLength(1);
      expect(() => JSON.parse(unreadableRecordsFile(unreadable)) as unknown).not.toThrow();
    },
  );

  test("long names, tags and file names are cut for display but not in the record", () => {
    const long = "x".repeat(60_000);
    const given = {
      ...GOOD.documents,
      name: long,
      tags: Array.from({ length: 500 }, (_, index) => `${index}${long}`),
      versions: [{ ...GOOD.documents.versions[0], files: [{ ...GOOD.documents.versions[0].files[0], name: long }] }],
    };
    const document = readers.documents(given)!;
    expect(document).toEqual(given);
    const shown = shortNames(document) as typeof document;
    expect(shown.name).toHaveLength(200);
    expect(shown.tags).toHaveLength(50);
    expect(shown.tags.every((tag) => tag.length === 60)).toBe(true);
    expect(shown.versions[0]?.files[0]?.name).toHaveLength(200);
    expect(shortNames(readers.drafts({ ...GOOD.drafts, title: long })!).title).toHaveLength(200);
    expect(shortNames(GOOD.drafts)).toEqual(GOOD.drafts);
    expect(shortNames(GOOD.documents)).toEqual(GOOD.documents);
  });

  test("a cut name does not end in half a character", () => {
    expect(shortNames({ title: "😀".repeat(200) }).title).toBe(`${"😀".repeat(99)}…`);
  });

  test.each([
    ["drafts", "definition", "../../evil"],
    ["drafts", "language", "constructor"],
    ["drafts", "id", "a/b"],
    ["reviews", "page", "//evil.example"],
    ["reviews", "page", "/.//evil.example"],
    ["reviews", "page", "/s/..//evil.example"],
    ["reviews", "page", "/s//evil.example"],
    ["reviews", "page", "/../s"],
    ["reviews", "page", ""],
    ["reviews", "page", "javascript:alert(1)"],
    ["tracked", "end", "2026-02-30"],
    ["documents", "versions", []],
  ] as const)("%s: %s cannot be %j", (store, field, value) => {
    expect(readers[store]({ ...GOOD[store], [field]: value })).toBeNull();
  });

  test("a record under another key than its id is set aside: a change to it would replace another one", () => {
    const { records, unreadable } = splitRecords("drafts", [["other", GOOD.drafts]], readers.drafts);
    expect([records, unreadable.map(({ key }) => key)]).toEqual([[], ["other"]]);
  });

  test.each<[string, IDBValidKey, string]>([
    ["a number", 7, "7"],
    ["a list", ["d1"], '["d1"]'],
    ["a date", new Date(NOW), `"${NOW}"`],
    ["bytes", new Uint8Array([1, 2]).buffer, "[1,2]"],
  ])(
    "a record under %s as its key is set aside with that key, even where its id reads the same",
    (_what, key, text) => {
      const { records, unreadable } = splitRecords(
        "drafts",
        [[key, { ...GOOD.drafts, id: String(key) }]],
        readers.drafts,
      );
      expect([records, unreadable.map((record) => record.key)]).toEqual([[], [key]]);
      const [written] = JSON.parse(unreadableRecordsFile(unreadable)) as readonly { readonly key: unknown }[];
      expect(JSON.stringify(written?.key)).toBe(text);
    },
  );

  test("dates that can be read can be counted with", () => {
    const today = dateFromCivil(2026, 11, 23)!;
    const span = fc.oneof(fc.nat(40_000), fc.constant(null));
    const date = fc.oneof(fc.constantFrom("2027-01-31", "1000-01-01", "9999-12-31", "0001-01-01"), fc.constant(null));
    fc.assert(
      fc.property(date, date, span, span, (effective, end, renewMonths, days) => {
        const given = {
          ...GOOD.tracked,
          effective,
          end,
          renewMonths,
          notice: days === null ? null : { months: days, days },
        };
        const item = readers.tracked(given) as TrackedItem | null;
        if (item) expect(() => contractDates(item, today)).not.toThrow();
      }),
    );
  });
});

test("a record with a wrong clock never sorts before good ones", () => {
  const days = ["2026-11-20T00:00:00.000Z", "2150-01-01T00:00:00.000Z", "2026-11-22T00:00:00.000Z"];
  const order = days.map((changed) => ({ changed })).toSorted(byLastChange(NOW));
  expect(order.map(({ changed }) => changed.slice(0, 10))).toEqual(["2026-11-22", "2026-11-20", "2150-01-01"]);
});

test("times of any length of year are ordered by when they were", () => {
  const days = ["+012000-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z", "-000001-01-01T00:00:00.000Z", NOW];
  const order = days.map((changed) => ({ changed })).toSorted(byLastChange(NOW));
  expect(order.map(({ changed }) => changed.slice(0, 4))).toEqual(["2026", "1970", "-000", "+012"]);
  const last = new Date(8_640_000_000_000_000).toISOString();
  expect(() => [{ changed: NOW }, { changed: last }].toSorted(byLastChange(last))).not.toThrow();
});
