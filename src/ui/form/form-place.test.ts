import { describe, expect, it } from "vitest";
import { isFinishName, keptName, placeOf, searchOf } from "./form-place.ts";
import type { FormPlace } from "./form-place.ts";

const CASES: readonly [FormPlace, string][] = [
  [{ at: "start" }, ""],
  [{ at: "screen" }, "?step=before-you-start"],
  [{ at: "safety" }, "?step=keep-it-private"],
  [{ at: "all" }, "?step=all-questions"],
  [{ at: "check" }, "?step=check-answers"],
  [{ at: "finish" }, "?step=your-document"],
  [{ at: "step", step: "parties", back: false }, "?step=parties"],
  [{ at: "step", step: "parties", back: true }, "?step=parties&then=check-answers"],
];

describe("F23 every place of a form has an address of its own", () => {
  it.each(CASES)("%o is %s", (place, search) => {
    expect(searchOf(place)).toBe(search);
    expect(placeOf(search)).toEqual(place);
  });

  it("reads an address without a step as the start", () => {
    expect(placeOf("?step=")).toEqual({ at: "start" });
    expect(placeOf("?other=1")).toEqual({ at: "start" });
  });

  it("keeps with a draft the step, the check page or the finished document, and no other place", () => {
    const kept = ["check-answers", "your-document", "parties", "parties"];
    expect(CASES.map(([place]) => keptName(place))).toEqual([null, null, null, null, ...kept]);
    expect(["check-answers", "your-document", "parties", null].map(isFinishName)).toEqual([false, true, false, false]);
  });

  it("keeps a step called like one of our own places apart from it, because ids have no hyphen", () => {
    expect(placeOf("?step=check")).toEqual({ at: "step", step: "check", back: false });
  });
});
