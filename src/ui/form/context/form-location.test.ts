import { describe, expect, it } from "vitest";
import { isFinishName, storedLocationName, readFormLocation, formLocationQuery } from "./form-location.ts";
import type { FormLocation } from "./form-location.ts";

const CASES: readonly [FormLocation, string][] = [
  [{ page: "start" }, ""],
  [{ page: "screen" }, "?step=before-you-start"],
  [{ page: "safety" }, "?step=keep-it-private"],
  [{ page: "all" }, "?step=all-questions"],
  [{ page: "check" }, "?step=check-answers"],
  [{ page: "finish" }, "?step=your-document"],
  [{ page: "step", step: "parties", back: false }, "?step=parties"],
  [{ page: "step", step: "parties", back: true }, "?step=parties&then=check-answers"],
];

describe("every location of a form has its own address (F23)", () => {
  it.each(CASES)("%o is %s", (place, search) => {
    expect(formLocationQuery(place)).toBe(search);
    expect(readFormLocation(search)).toEqual(place);
  });

  it("reads an address without a step as the start", () => {
    expect(readFormLocation("?step=")).toEqual({ page: "start" });
    expect(readFormLocation("?other=1")).toEqual({ page: "start" });
  });

  it("a draft stores the step, the check page or the finished document, and no other location", () => {
    const kept = ["check-answers", "your-document", "parties", "parties"];
    expect(CASES.map(([place]) => storedLocationName(place))).toEqual([null, null, null, null, ...kept]);
    expect(["check-answers", "your-document", "parties", null].map(isFinishName)).toEqual([false, true, false, false]);
  });

  it("distinguishes a step with the name of a built-in location, because ids have no hyphen", () => {
    expect(readFormLocation("?step=check")).toEqual({ page: "step", step: "check", back: false });
  });
});
