import fc from "fast-check";
import { expect, it } from "vitest";
import { threeWayDiff } from "./three-way-diff.ts";

const shown = (base: string, mine: string, theirs: string): string =>
  threeWayDiff(base, mine, theirs)
    .map((part) => {
      if (part.how === "same") return part.text;
      return `${part.how === "removed" ? "[-" : "{+"}${part.by}: ${part.text}${part.how === "removed" ? "-]" : "+}"}`;
    })
    .join("");

it("shows word by word what each side removes and adds, in languages without spaces, too", () => {
  const table: readonly (readonly [base: string, mine: string, theirs: string, diff: string])[] = [
    ["in 60 days", "in 30 days", "in 60 workdays", "in [-mine: 60-]{+mine: 30+} [-theirs: days-]{+theirs: workdays+}"],
    ["capped at $10.", "capped at $50.", "capped at $25.", "capped at $[-both: 10-]{+mine: 50+}{+theirs: 25+}."],
    ["may end it", "may end this", "may end this", "may end [-both: it-]{+both: this+}"],
    ["買主が払う。", "売主が払う。", "買主が支払う。", "[-mine: 買-]{+mine: 売+}主が{+theirs: 支+}払う。"],
    ["违约金为10元。", "违约金为20元。", "违约金为10元。", "违约金为[-mine: 10-]{+mine: 20+}元。"],
  ];
  for (const [base, mine, theirs, diff] of table) expect(shown(base, mine, theirs)).toBe(diff);
});

it("the parts restore all three texts exactly", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "日", "か"), maxLength: 30 });
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const parts = threeWayDiff(base, mine, theirs);
      const of = (side: "mine" | "theirs"): string =>
        parts
          .filter((part) => {
            if (part.how === "same") return true;
            const isOwn = part.by === side || part.by === "both";
            return (part.how === "added") === isOwn;
          })
          .map((part) => part.text)
          .join("");
      const old = parts.flatMap((part) => (part.how === "added" ? [] : [part.text])).join("");
      expect([old, of("mine"), of("theirs")]).toEqual([base, mine, theirs]);
    }),
  );
});
