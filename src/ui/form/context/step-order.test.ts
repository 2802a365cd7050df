import { describe, expect, it } from "vitest";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { FormView, StepView } from "../../../model/form-view.ts";
import {
  locationAfterStart,
  locationAfterStep,
  previousLocation,
  reachableLocation,
  resumeLocation,
} from "./step-order.ts";

type State = StepView["state"];
const step = (id: string, state: State = "to_do", visible = true): StepView => ({
  id,
  title: id,
  visible,
  paths: [id],
  state,
});
const viewOf = (steps: readonly StepView[], more: Partial<FormView> = {}): FormView => ({
  fields: {},
  questions: [],
  index: new Map(),
  steps,
  values: {},
  reserved: {},
  warnings: [],
  ineligible: null,
  blanks: [],
  complete: false,
  ...more,
});
const withScreens = (count: number): DocumentDefinition =>
  ({ screen: Array.from({ length: count }, (_, index) => ({ id: `s${index}` })) }) as unknown as DocumentDefinition;

const THREE = [step("one", "done"), step("two", "to_do"), step("three")];

describe("the order of locations in a form (F23)", () => {
  it("goes from step to step, skips hidden ones, and ends at the check page", () => {
    const view = viewOf([step("one"), step("two", "to_do", false), step("three")]);
    expect(locationAfterStep(view, "one", false)).toEqual({ page: "step", step: "three", back: false });
    expect(locationAfterStep(view, "three", false)).toEqual({ page: "check" });
  });

  it("Back follows the same order", () => {
    const view = viewOf(THREE);
    expect(previousLocation(withScreens(0), view, { page: "step", step: "two" })).toEqual({
      page: "step",
      step: "one",
      back: false,
    });
    expect(previousLocation(withScreens(0), view, { page: "step", step: "one" })).toEqual({ page: "start" });
    expect(previousLocation(withScreens(1), view, { page: "step", step: "one" })).toEqual({ page: "screen" });
    expect(previousLocation(withScreens(1), view, { page: "check" })).toEqual({
      page: "step",
      step: "three",
      back: false,
    });
    expect(previousLocation(withScreens(1), view, { page: "start" })).toBeNull();
  });

  it("screening questions come first (F03)", () => {
    expect(locationAfterStart(withScreens(1), viewOf(THREE))).toEqual({ page: "screen" });
    expect(locationAfterStart(withScreens(0), viewOf(THREE))).toEqual({ page: "step", step: "one", back: false });
  });
});

describe("changing one answer from the check page (F28)", () => {
  it("returns straight to it when nothing is missing", () => {
    const view = viewOf([step("one", "done"), step("two", "done")]);
    expect(locationAfterStep(view, "one", true)).toEqual({ page: "check" });
  });

  it("asks questions that a change made necessary first, then returns", () => {
    const view = viewOf([step("one", "done"), step("two", "to_do"), step("three", "done")]);
    expect(locationAfterStep(view, "one", true)).toEqual({ page: "step", step: "two", back: true });
  });
});

describe("resuming (F24)", () => {
  it("resumes where the draft was left", () => {
    expect(resumeLocation(withScreens(0), viewOf(THREE), "three")).toEqual({
      page: "step",
      step: "three",
      back: false,
    });
  });

  it("opens the first incomplete step if the requested one is hidden, and the check page if none is incomplete", () => {
    expect(resumeLocation(withScreens(0), viewOf(THREE), "renamed")).toEqual({
      page: "step",
      step: "two",
      back: false,
    });
    expect(resumeLocation(withScreens(0), viewOf([step("one", "done")]), null)).toEqual({ page: "check" });
  });

  it("goes back to the finished document, unless something is missing again", () => {
    const done = [step("one", "done")];
    const at = (kept: string, complete: boolean) => resumeLocation(withScreens(0), viewOf(done, { complete }), kept);
    expect(at("your-document", true)).toEqual({ page: "finish" });
    expect(at("your-document", false)).toEqual({ page: "check" });
    expect(at("check-answers", true)).toEqual({ page: "check" });
  });

  it("never resumes past a disqualifying screening answer", () => {
    const view = viewOf(THREE, { ineligible: { id: "s0", text: "No." } });
    expect(resumeLocation(withScreens(1), view, "two")).toEqual({ page: "screen" });
  });
});

describe("addresses that no longer fit", () => {
  it("shows the first step that is not done for a hidden or unknown one", () => {
    const hidden = step("two", "to_do", false);
    const halfway = viewOf([step("one", "done"), hidden, step("three")]);
    expect(reachableLocation(halfway, { page: "step", step: "two" })).toEqual({
      page: "step",
      step: "three",
      back: false,
    });
    const begun = viewOf([step("one"), hidden, step("three")]);
    expect(reachableLocation(begun, { page: "step", step: "gone" })).toEqual({
      page: "step",
      step: "one",
      back: false,
    });
    const done = viewOf([step("one", "done"), hidden, step("three", "done")]);
    expect(reachableLocation(done, { page: "step", step: "two" })).toEqual({ page: "check" });
  });

  it("shows the check page instead of a document that is not ready", () => {
    expect(reachableLocation(viewOf(THREE), { page: "finish" })).toEqual({ page: "check" });
    expect(reachableLocation(viewOf(THREE, { complete: true }), { page: "finish" })).toEqual({ page: "finish" });
  });
});
