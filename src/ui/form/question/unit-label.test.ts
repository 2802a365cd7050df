import { describe, expect, it } from "vitest";
import { form as en } from "../../../i18n/en/form.ts";
import { form as ja } from "../../../i18n/ja/form.ts";
import { unitLabel } from "./unit-label.ts";

describe("the unit after a label", () => {
  it.each([
    ["USD", "Rent", "in US dollars"],
    ["EUR", "Rent", "in EUR"],
    ["month", "Notice period", "in months"],
    ["minute", "Break", "in minutes"],
    ["day", "Days of notice", ""],
    ["person", "How many do you sue?", ""],
    [undefined, "Orders", ""],
  ])("%s after %j is %j", (unit, label, mark) => {
    expect(unitLabel(unit, label, en)).toBe(mark);
  });

  it("is written in the language of the screen", () => {
    expect(unitLabel("minute", "休憩は何分ですか", ja)).toBe("");
    expect(unitLabel("JPY", "家賃", ja)).toBe("単位：円");
  });
});
