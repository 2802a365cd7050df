import { expect, test } from "vitest";
import { body, clause, made, plan, schedule, writer } from "../../../tests/documents/hand-made.ts";
import { ask, options } from "../../../tests/forms/hand-made.ts";

const fields = [
  ask("personal", "yes_no"),
  ask("rent", "money"),
  ask("secrecy", "choice", { options: options("fixed", "open") }),
  ask("projects", "list", { fields: [ask("name", "text")] }),
];
const { formula, rows } = writer(fields);
const project = rows("project", "projects");
const text = (words: string) => ({ variants: [body([words])] });

const subject = made(
  fields,
  plan({
    clauses: [
      clause("always", text("Always.")),
      clause("data", {
        when: formula("personal = true and rent > 100"),
        ...text("Data."),
        clauses: [clause("inner", text("Inner."))],
      }),
      clause("late", { detail: 8, ...text("Late.") }),
      clause("each_project", { each: project.each, ...text("Project.") }),
      clause("which", {
        variants: [{ ...body(["Fixed."]), when: formula('secrecy = "fixed"') }, body(["Open."])],
      }),
      clause("empty", { variants: [body(["Do"], [{ text: ["this"], when: formula("rent > 100") }])] }),
    ],
    schedules: [schedule("list", "List", { when: formula("count(projects) > 0") })],
  }),
);

test("a member of a record is shown with its path", () => {
  const each = plan({
    clauses: [clause("c", { each: project.each, when: project.formula('project.name = "North"'), ...text("C.") })],
  });
  const [first, second] = made(fields, each).explain({ projects: [{ name: "North" }, {}] });
  expect(first?.values).toEqual({ "project.name": "North" });
  expect(second?.values).toEqual({ "project.name": "not answered" });
});

const explained = (answers: object) =>
  Object.fromEntries(subject.explain(answers).map((reason) => [reason.id, reason]));

test("every clause states why it is printed or left out, with the formula and its values", () => {
  const reasons = explained({ personal: true, rent: 50, secrecy: "open" });
  expect(reasons).toEqual({
    always: { id: "always", printed: true, reason: "Printed: it has no condition." },
    data: {
      id: "data",
      printed: false,
      reason: "Left out: its condition is not met.",
      formula: "personal = true and rent > 100",
      values: { personal: "yes", rent: "50" },
    },
    inner: { id: "inner", printed: false, reason: "Left out: the clause around it is left out." },
    late: { id: "late", printed: false, reason: "Left out: it is printed from level of detail 8 up, and 5 is set." },
    each_project: {
      id: "each_project",
      printed: false,
      reason: "Left out: its list has no entries.",
      formula: "projects",
    },
    which: { id: "which", printed: true, reason: "Printed: it has no condition. Its last text is used." },
    empty: { id: "empty", printed: false, reason: "Left out: none of its items fits the answers." },
    list: {
      id: "list",
      printed: false,
      reason: "Left out: its condition is not met.",
      formula: "count(projects) > 0",
      values: { projects: "not answered" },
    },
  });
});

test("rows, selected texts and true conditions are explained", () => {
  const reasons = explained({
    personal: true,
    rent: 500,
    secrecy: "fixed",
    projects: [{ name: "North" }, { name: "South" }],
  });
  expect(reasons["data"]?.reason).toBe("Printed: its condition is met.");
  expect(reasons["inner"]?.printed).toBe(true);
  expect(reasons["each_project.r2"]?.printed).toBe(true);
  expect(reasons["which"]?.reason).toBe('Printed: it has no condition. Its text for secrecy = "fixed" is used.');
  expect(reasons["list"]?.values).toEqual({ projects: "North and South" });
});
