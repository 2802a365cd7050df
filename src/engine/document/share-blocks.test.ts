import { describe, expect, test } from "vitest";
import { body, clause, clauseOf, made, plan, schedule, writer } from "../../../tests/documents/hand-made.ts";
import { ask } from "../../../tests/forms/hand-made.ts";

const fields = [ask("rent", "money"), ask("name", "text"), ask("pets", "yes_no")];
const { text, formula } = writer(fields);
const subject = made(
  fields,
  plan({
    clauses: [
      clause("pets", { when: formula("pets = true"), variants: [body(["Pets."])] }),
      clause("rent", { variants: [body(text("Pay {{ rent | money }}."))] }),
      clause("outer", {
        title: ["Outer"],
        clauses: [
          clause("named", { variants: [body(text("{{ name }} lives there."))] }),
          clause("still", { variants: [body(["Nothing changes here."])] }),
        ],
      }),
      clause("cites", { variants: [body(text("See {{ ref rent }}."))] }),
    ],
    schedules: [
      schedule("plan", "Plan", {
        text: text("{{ name }}'s plan."),
        clauses: [clause("deep", { variants: [body(["Deep."])] })],
      }),
    ],
  }),
);

const before = subject.assemble({ rent: 1000, name: "Ann", pets: false });
const again = (answers: object) => subject.assemble(answers, {}, before);

describe("updating a document", () => {
  test("keeps the same block objects for unchanged answers", () => {
    const after = again({ rent: 1000, name: "Ann", pets: false });
    expect(after.blocks).toBe(before.blocks);
  });

  test("replaces only the clauses that print a changed answer", () => {
    const after = again({ rent: 1000, name: "Bo", pets: false });
    const same = (id: string) => clauseOf(after, id) === clauseOf(before, id);
    expect(["rent", "named", "still", "cites", "deep"].filter(same)).toEqual(["rent", "still", "cites", "deep"]);
    expect(after.blocks[0]).toBe(before.blocks[0]);
  });

  test("changes numbers after a new clause, and the references to them", () => {
    const after = again({ rent: 1000, name: "Ann", pets: true });
    expect(clauseOf(after, "rent")?.number).toBe("2.");
    expect(clauseOf(after, "rent")?.blocks).toBe(clauseOf(before, "rent")?.blocks);
    expect(clauseOf(after, "cites")).not.toBe(clauseOf(before, "cites"));
    expect(clauseOf(after, "cites")?.blocks[0]).toMatchObject({
      content: [{ text: "See " }, { number: "2" }, { text: "." }],
    });
  });

  test("equals assembling from scratch", () => {
    for (const answers of [{ rent: 5, name: "Bo", pets: true }, {}, { name: "Ann" }]) {
      expect(again(answers)).toEqual(subject.assemble(answers));
    }
  });
});
