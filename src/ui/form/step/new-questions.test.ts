import { describe, expect, test } from "vitest";
import type { FormView } from "../../../model/form-view.ts";
import { firstUnanswered, newQuestions } from "./new-questions.ts";

describe("questions that an answer raises on the same page", () => {
  test("are those not asked before", () => {
    expect(newQuestions(["rent"], ["rent", "deposit"])).toEqual(["deposit"]);
  });

  test("are named once where a question has parts", () => {
    expect(newQuestions(["rent"], ["rent", "agent", "agent.name", "agent.phone"])).toEqual(["agent"]);
  });

  test("include a part that an answer inside the same row raises", () => {
    const row = ["children", "children.r1.name"];
    expect(newQuestions(row, [...row, "children.r1.school"])).toEqual(["children.r1.school"]);
  });

  test("do not include the questions of a row that was added", () => {
    const row = ["children", "children.r1.name"];
    expect(newQuestions(row, [...row, "children.r2.name"])).toEqual([]);
  });
});

describe("where Continue leads while a new question has no answer", () => {
  const view = (...open: readonly string[]): FormView =>
    ({
      fields: Object.fromEntries(open.map((path) => [path, { problem: { code: "required" } }])),
    }) as unknown as FormView;
  const paths = ["rent", "deposit", "deposit.held_by"];
  const isTyped = (): boolean => false;

  test("to the new question", () => {
    expect(firstUnanswered(view("deposit.held_by"), paths, ["deposit"], isTyped)).toBe("deposit.held_by");
  });

  test("to the summary of problems where a question from before has no answer either", () => {
    expect(firstUnanswered(view("rent", "deposit"), paths, ["deposit"], isTyped)).toBeNull();
  });

  test("to the summary of problems where the new question was answered wrongly", () => {
    expect(firstUnanswered(view("deposit"), paths, ["deposit"], () => true)).toBeNull();
  });

  test("moves on if no question is open", () => {
    expect(firstUnanswered(view(), paths, ["deposit"], isTyped)).toBeNull();
  });
});
