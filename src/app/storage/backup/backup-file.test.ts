import { describe, expect, test } from "vitest";
import { readBackup, recordName } from "./backup-file.ts";

const nested = (levels: number): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

const UNNAMEABLE = [{ toString: 1, valueOf: 1 }, { toString: null }, nested(20_000), 7, null];

describe("a damaged record in a backup", () => {
  test.each(UNNAMEABLE)("has no name where its definition is no text", (definition) => {
    expect(recordName({ definition })).toBe("");
    expect(recordName(definition)).toBe("");
  });

  test("is refused and counted, and the rest is read", () => {
    const item = { format: 1, id: "t1", name: "Lease", document: null, effective: null, end: null, renewMonths: null };
    const good = { ...item, notice: null, remind: [], seen: [], note: "", changed: "2026-11-23T10:00:00.000Z" };
    const drafts = UNNAMEABLE.slice(0, 2).map((definition) => ({ definition }));
    const reading = readBackup(JSON.stringify({ format: 2, made: null, drafts, tracked: [good], files: {} }));
    expect(reading).toMatchObject({
      type: "backup",
      backup: {
        entries: [{ store: "tracked", record: good }],
        skipped: drafts.map(() => ({ store: "drafts", name: "", reason: "unreadable" })),
      },
    });
  });
});

describe("a backup of a newer version", () => {
  test.each([{ drafts: [] }, { made: "2030-01-01T00:00:00.000Z" }, { files: {} }, { drafts: {}, files: [] }])(
    "is reported as a newer format, whatever else it contains: %j",
    (rest) => expect(readBackup(JSON.stringify({ format: 3, ...rest }))).toEqual({ type: "newer" }),
  );

  test("rejects a file of another program", () => {
    expect(readBackup(JSON.stringify({ format: 3, items: [] }))).toEqual({ type: "not_ours" });
  });
});
