import { expect, test } from "vitest";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { ask, form, step } from "../../tests/forms/hand-made.ts";
import { withNearestQuestion } from "./nearest-question.ts";

const { nodes } = prepareForm(
  form([
    step("one", [
      ask("rent", "money"),
      ask("owner", "party"),
      ask("kids", "list", { fields: [ask("name", "text"), ask("school", "text")] }),
    ]),
  ]),
);

const suggested = (path: string, code = "unknown_question") =>
  withNearestQuestion({ path, problem: { code } }, nodes).problem.params?.["suggestion"];

test.each([
  ["of the form", "rnet", "rent"],
  ["of a row", "kids.r1.shcool", "school"],
  ["of a part", "owner.adress", "address"],
  ["of no question, as far as one can tell", "kids.r1.shoe", undefined],
  ["that is asked elsewhere", "owner.school", undefined],
  ["in a question that does not exist", "rnt.total", undefined],
])("the name %s leads to the nearest question of the same place", (_where, path, nearest) => {
  expect(suggested(path)).toBe(nearest);
});

test("other problems stay as they are", () => {
  expect(suggested("rnet", "not_a_number")).toBeUndefined();
});
