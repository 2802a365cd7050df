import { describe, expect, it } from "vitest";
import { isFinishName, storedLocationName, readFormLocation, formLocationQuery } from "./form-location.ts";
import type { FormLocation } from "./form-location.ts";

const CASES: readonly [FormLocation, string][] = [
  [{ at: "start" }, ""],
  [{ at: "screen" }, "?step=before-you-start"],
  [{ at: "safety" }, "?step=keep-it-private"],
  [{ at: "all" }, "?step=all-questions"],
  [{ at: "check" }, "?step=check-answers"],
  [{ at: "finish" }, "?step=your-document"],
  [{ at: "step", step: "parties", back: false }, "?step=parties"],
  [{ at: "step", step: "parties", back: true }, "?step=parties&then=check-answers"],
];

describe("every location of a form has its own address (F23)", () => {
  it.each(CASES)("%o is %s", (place, search) => {
    expect(formLocationQuery(place)).toBe(search);
    expect(readFormLocation(search)).toEqual(place);
  });

  it("reads an address without a step as the start", () => {
    expect(readFormLocation("?step=")).toEqual({ at: "start" });
    expect(readFormLocation("?other=1")).toEqual({ at: "start" });
  });

  it("a draft stores the step, the check page or the finished document, and no other location", () => {
    const kept = ["check-answers", "your-document", "parties", "parties"];
    expect(CASES.map(([place]) => storedLocationName(place))).toEqual([null, null, null, null, ...kept]);
    expect(["check-answers", "your-document", "parties", null].map(isFinishName)).toEqual([false, true, false, false]);
  });

  it("distinguishes a step with the name of a built-in location, because ids have no hyphen", () => {
    expect(readFormLocation("?step=check")).toEqual({ at: "step", step: "check", back: false });
  });
});
