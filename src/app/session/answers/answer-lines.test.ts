import { describe, expect, it } from "vitest";
import { answerLines } from "./answer-lines.ts";

const answers = (entries: Readonly<Record<string, readonly [label: string, words: string]>>) =>
  new Map(Object.entries(entries).map(([path, [label, words]]) => [path, { label, words }]));

describe("the answers that differ", () => {
  it("are found by their place in the form, also where two have one label", () => {
    const before = answers({ "buyers.r1": ["Party 1", "Ana"], "sellers.r1": ["Party 1", "Ben"] });
    const after = answers({ "buyers.r1": ["Party 1", "Cho"], "sellers.r1": ["Party 1", "Ben"] });
    expect(answerLines(before, after)).toEqual([{ label: "Party 1", from: "Ana", to: "Cho" }]);
  });

  it("are named as the form asks now, and last where it no longer asks", () => {
    const before = answers({ pets: ["Pets?", "Yes"], rent: ["Rent for Ana", "900"] });
    const after = answers({ rent: ["Rent for Cho", "950"], term: ["Term", "2 years"] });
    expect(answerLines(before, after)).toEqual([
      { label: "Rent for Cho", from: "900", to: "950" },
      { label: "Term", from: "", to: "2 years" },
      { label: "Pets?", from: "Yes", to: "" },
    ]);
  });
});
