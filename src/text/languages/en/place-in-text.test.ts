import { expect, test } from "vitest";
import { englishPlaceInText } from "./place-in-text.ts";

const DISTRICT = "the District of Columbia";

test.each([
  ["", DISTRICT, "’s rule gives no support.", "The District of Columbia’s rule gives no support."],
  ["", DISTRICT, " has no formula.", "The District of Columbia has no formula."],
  ["Read on. ", DISTRICT, ", too, has one.", "Read on. The District of Columbia, too, has one."],
  ["", DISTRICT, " law gives you one year.", "District of Columbia law gives you one year."],
  ["The most ", DISTRICT, " law allows", "The most District of Columbia law allows"],
  ["the small claims court of ", DISTRICT, " is", "the small claims court of the District of Columbia is"],
  ["within ", DISTRICT, "’s limit", "within the District of Columbia’s limit"],
  ["", DISTRICT, "", DISTRICT],
  ["", "Texas", " law gives you two years.", "Texas law gives you two years."],
])("%s%s%s is written %s", (before, name, after, written) =>
  expect(before + englishPlaceInText(name, before, after) + after).toBe(written),
);
