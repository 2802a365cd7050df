import fc from "fast-check";
import { expect, it } from "vitest";
import type { DiffChange } from "./sequence-diff.ts";
import { wordDiff } from "./word-diff.ts";

const shown = (from: string, to: string): string =>
  wordDiff(from, to)
    .map(({ change, text }) => (change === "equal" ? text : change === "delete" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

it("shows what changed word by word", () => {
  const table: readonly (readonly [from: string, to: string, diff: string])[] = [
    ["in 60 days", "in 30 days", "in [-60-]{+30+} days"],
    ["pay $1,000.50.", "pay $1,200.50.", "pay $[-1,000.50-]{+1,200.50+}."],
    ["the Tenant pays", "the Tenant pays", "the Tenant pays"],
    ["", "New clause.", "{+New clause.+}"],
    ["at any time.", "at the end.", "at [-any time-]{+the end+}."],
    ["may end it", "may end it with notice", "may end it{+ with notice+}"],
    // Japanese and Chinese have no spaces; only what differs is marked.
    ["買主は代金を30日以内に支払う。", "買主は代金を60日以内に支払う。", "買主は代金を[-30-]{+60+}日以内に支払う。"],
    ["売主はサービスを提供する。", "買主はデータを提供する。", "[-売-]{+買+}主は[-サービス-]{+データ+}を提供する。"],
    ["违约金为10,000元。", "违约金为12,000元。", "违约金为[-10,000-]{+12,000+}元。"],
  ];
  for (const [from, to, diff] of table) expect(shown(from, to)).toBe(diff);
});

it("the parts restore both texts exactly, even if everything is replaced", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "é", "日"), maxLength: 40 });
  const both = (from: string, to: string): readonly [string, string] => {
    const parts = wordDiff(from, to);
    const without = (change: DiffChange): string =>
      parts.flatMap((part) => (part.change === change ? [] : [part.text])).join("");
    return [without("insert"), without("delete")];
  };
  fc.assert(
    fc.property(text, text, (from, to) => {
      expect(both(from, to)).toEqual([from, to]);
    }),
  );
  const [long, longer] = ["a ".repeat(1100), "b ".repeat(1100)];
  expect(both(long, longer)).toEqual([long, longer]);
});
