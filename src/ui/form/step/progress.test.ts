import { expect, it } from "vitest";
import type { DocumentDefinition, Step } from "../../../model/definition.ts";
import type { StepView } from "../../../model/form-view.ts";
import { progressAt } from "./progress.ts";

const step = (id: string, more: Partial<Step> = {}): Step => ({ id, title: [id], fields: [], ...more });
const view = (id: string, questions: number, visible = true): StepView => ({
  id,
  title: id,
  visible,
  paths: Array.from({ length: questions }, (_, index) => `${id}_${index}`),
  state: "to_do",
});
const NOTHING = (): boolean => false;
const definition = (steps: readonly Step[]): DocumentDefinition =>
  ({ steps, about: { makes: "", minutes: 10, haveReady: [], suits: [], notFor: [] } }) as unknown as DocumentDefinition;
const WHEN = { ast: true, deps: [], source: "true" };

it("shows the total when no answer can change it (F22)", () => {
  const fixed = definition([step("one"), step("two"), step("three")]);
  const views = [view("one", 2), view("two", 2), view("three", 4)];
  // Two of eight questions precede step two: a quarter is done and 7.5 of 10 minutes remain, rounded to 8.
  expect(progressAt(fixed, views, "two", NOTHING)).toEqual({ stepNumber: 2, total: 3, minutesLeft: 8, share: 0.25 });
});

it("shows the time left instead of a total when steps can appear and disappear (F22)", () => {
  const branching = definition([step("one"), step("two", { when: WHEN }), step("three")]);
  const views = [view("one", 3), view("two", 5, false), view("three", 1)];
  expect(progressAt(branching, views, "three", NOTHING)).toEqual({
    stepNumber: 2,
    total: null,
    minutesLeft: 3,
    share: 0.75,
  });
});

it("the number never decreases while later steps appear and disappear (F22)", () => {
  const branching = definition([step("one"), step("two", { when: WHEN }), step("three")]);
  const short = [view("one", 1), view("two", 1, false), view("three", 1)];
  const long = [view("one", 1), view("two", 1, true), view("three", 1)];
  expect(progressAt(branching, short, "one", NOTHING).stepNumber).toBe(1);
  expect(progressAt(branching, long, "two", NOTHING).stepNumber).toBe(2);
  expect(progressAt(branching, long, "three", NOTHING).stepNumber).toBe(3);
});

it("a step that is reopened leaves only the time of what is not answered", () => {
  const fixed = definition([step("one"), step("two"), step("three")]);
  const views = [
    { ...view("one", 2), state: "done" as const },
    { ...view("two", 2), state: "done" as const },
    view("three", 4),
  ];
  const answered = ["one_0", "two_0", "two_1", "three_2"];
  // Steps one and two are finished (4 of 8 questions), and one of step three is answered: 5 of 8, so 3.75 of 10 minutes.
  expect(progressAt(fixed, views, "one", (path) => answered.includes(path))).toEqual({
    stepNumber: 1,
    total: 3,
    minutesLeft: 4,
    share: 0.625,
  });
});

it("a step that needs no answer is not done before anything in it is answered", () => {
  const fixed = definition([step("one"), step("two")]);
  const views = [view("one", 2), { ...view("two", 2), state: "done" as const }];
  expect(progressAt(fixed, views, "one", NOTHING).share).toBe(0);
});
