import { describe, expect, it } from "vitest";
import { filterByOtherNames, filterOptions, optionNamed } from "./filter-options.ts";
import type { ShownOption } from "../input-props.ts";

const place = (value: string, label: string, code?: string): ShownOption => ({ value, label, code });
const PLACES = [
  place("1", "Arkansas", "AR"),
  place("2", "California", "CA"),
  place("3", "Kansas", "KS"),
  place("4", "North Carolina", "NC"),
  place("5", "Puerto Rico", "PR"),
  place("6", "New York", "NY"),
  place("7", "São Tomé"),
];
const labels = (typed: string): readonly string[] => filterOptions(PLACES, typed).map((option) => option.label);

describe("a long list is found by name or code (F15)", () => {
  it.each([
    ["", ["Arkansas", "California", "Kansas", "North Carolina", "Puerto Rico", "New York", "São Tomé"]],
    ["ca", ["California", "North Carolina"]],
    ["ny", ["New York"]],
    ["kansas", ["Kansas", "Arkansas"]],
    ["caro", ["North Carolina"]],
    ["RICO", ["Puerto Rico"]],
    ["sao t", ["São Tomé"]],
    ["zz", []],
  ])("%j finds %j", (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });

  it("finds options by their other names, and asks when a name has several", () => {
    const names = new Map([
      ["Los Angeles", ["2"]],
      ["Kansas City", ["3", "missing"]],
      ["Wilmington", ["4", "6"]],
      ["Wilmington Manor", ["5"]],
    ]);
    const found = (typed: string) =>
      filterByOtherNames(PLACES, names, typed).map(({ label, via }) => `${label}: ${via}`);
    expect(found("los ang")).toEqual(["California: Los Angeles"]);
    expect(found("KANSAS CITY")).toEqual(["Kansas: Kansas City"]);
    expect(found("wilmington")).toEqual(["North Carolina: Wilmington", "New York: Wilmington"]);
    expect(found("l")).toEqual([]);
    expect(found("Paris")).toEqual([]);
  });

  it("accepts a complete name or code as the answer, and nothing less", () => {
    expect(optionNamed(PLACES, " california ")?.value).toBe("2");
    expect(optionNamed(PLACES, "nc")?.value).toBe("4");
    expect(optionNamed(PLACES, "calif")).toBeUndefined();
    expect(optionNamed(PLACES, "")).toBeUndefined();
  });
});
