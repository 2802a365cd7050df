import fc from "fast-check";
import { expect, it } from "vitest";
import { threeWayDiff } from "./three-way-diff.ts";

const shown = (base: string, first: string, second: string): string =>
  threeWayDiff(base, first, second)
    .map((part) => {
      if (part.change === "equal") return part.text;
      return `${part.change === "delete" ? "[-" : "{+"}${part.by}: ${part.text}${part.change === "delete" ? "-]" : "+}"}`;
    })
    .join("");

it("shows word by word what each side removes and adds, in languages without spaces, too", () => {
  const table: readonly (readonly [base: string, first: string, second: string, diff: string])[] = [
    [
      "in 60 days",
      "in 30 days",
      "in 60 workdays",
      "in [-first: 60-]{+first: 30+} [-second: days-]{+second: workdays+}",
    ],
    ["capped at $10.", "capped at $50.", "capped at $25.", "capped at $[-both: 10-]{+first: 50+}{+second: 25+}."],
    ["may end it", "may end this", "may end this", "may end [-both: it-]{+both: this+}"],
    ["買主が払う。", "売主が払う。", "買主が支払う。", "[-first: 買-]{+first: 売+}主が{+second: 支+}払う。"],
    ["违约金为10元。", "违约金为20元。", "违约金为10元。", "违约金为[-first: 10-]{+first: 20+}元。"],
  ];
  for (const [base, first, second, diff] of table) expect(shown(base, first, second)).toBe(diff);
});

it("the parts restore all three texts exactly", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "日", "か"), maxLength: 30 });
  fc.assert(
    fc.property(text, text, text, (base, first, second) => {
      const parts = threeWayDiff(base, first, second);
      const of = (side: "first" | "second"): string =>
        parts
          .filter((part) => {
            if (part.change === "equal") return true;
            const isOwn = part.by === side || part.by === "both";
            return (part.change === "insert") === isOwn;
          })
          .map((part) => part.text)
          .join("");
      const old = parts.flatMap((part) => (part.change === "insert" ? [] : [part.text])).join("");
      expect([old, of("first"), of("second")]).toEqual([base, first, second]);
    }),
  );
});
