import { expect, test, vi } from "vitest";
import type { Draft } from "../../model/answers.ts";

vi.mock("virtual:catalog-site", () => ({ site: { storagePrefix: "site" } }));

const { nextRecord } = await import("./apply-unsaved.ts");

const draft = (answers: Draft["answers"], minute: number, more: Partial<Draft> = {}): Draft => ({
  format: 1,
  id: "a",
  definition: "garden-fee",
  version: "1.0",
  hash: "x",
  language: "en",
  answers,
  step: null,
  kept: [],
  created: "2026-11-23T10:00:00.000Z",
  changed: `2026-11-23T10:0${minute}:00.000Z`,
  title: "",
  ...more,
});

const base = draft({ a: "1", b: "1" }, 1);

test.each([
  ["a first draft is stored", undefined, draft({ a: "1" }, 1), null, { a: "1" }],
  ["the saved state gets the last answers", base, draft({ a: "2", b: "1" }, 2), base, { a: "2", b: "1" }],
  ["what was saved after all is left alone", draft({ a: "2", b: "1" }, 2), draft({ a: "2", b: "1" }, 2), base, null],
  ["a deleted draft stays deleted", undefined, draft({ a: "2", b: "1" }, 2), base, null],
  ["an unreadable record stays", { a: 1 }, draft({ a: "2", b: "1" }, 2), base, null],
  [
    "another question of another tab stays",
    draft({ a: "1", b: "3" }, 3),
    draft({ a: "2", b: "1" }, 2),
    base,
    { a: "2", b: "3" },
  ],
])("%s", (_what, stored, unsaved, before, answers) => {
  expect(nextRecord(stored, { draft: unsaved, base: before })?.answers ?? null).toEqual(answers);
});

test.each([
  ["earlier", 1, { a: "3", b: "1" }, "2"],
  ["later", 5, { a: "2", b: "1" }, "3"],
])(
  "an answer typed %s than that of another tab: the later one stays, the other is offered",
  (_when, minute, answers, offered) => {
    const next = nextRecord(draft({ a: "3", b: "1" }, 3), { draft: draft({ a: "2", b: "1" }, minute), base });
    expect(next).toMatchObject({ answers, others: [{ path: "a", value: offered }] });
  },
);
