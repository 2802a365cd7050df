import { describe, expect, test } from "vitest";
import type { FormDefinition } from "../../src/engine/form/plan/plan-form.ts";
import { decimal } from "../../src/values/decimal.ts";
import { ask, context, form, formula, get, is, num, options, answerPart, step } from "../forms/hand-made.ts";
import { openVisitor } from "./driver.ts";

/** Letting a flat: a step that comes and goes, rows, limits that follow from answers, a warning. */
const letting: FormDefinition = form(
  [
    step("flat", [
      ask("rent", "number"),
      ask("pets", "yes_no"),
      ask("deposit", "number", {
        default: formula(["*", get("rent"), num("2")]),
        max: formula(["*", get("rent"), num("3")]),
        limitMessage: ["Enter no more than three rents."],
      }),
    ]),
    step(
      "animals",
      [
        ask("pet_rent", "number", { unsure: true }),
        ask("kept", "list", {
          min: formula(num("1")),
          fields: [ask("name", "text"), ask("kind", "choice", { options: options("cat", "dog") })],
        }),
      ],
      is("pets", true),
    ),
    step("people", [
      ask("landlord", "text"),
      ask("tenants", "list", { min: formula(num("1")), max: formula(num("2")), fields: [ask("name", "text")] }),
      ask("note", "text", { optional: true, label: ["A note to ", answerPart("landlord")] }),
    ]),
  ],
  {
    checks: [
      {
        id: "dear",
        path: "rent",
        when: formula([">", get("rent"), num("5000")]),
        say: ["That is a high rent."],
        stop: false,
      },
    ],
  },
);

const visit = (answers = {}) => openVisitor(letting, context, answers);

describe("a visitor lets a flat", () => {
  test("without pets: two steps, errors on Continue only, back with answers kept (F09, F23)", async () => {
    const visitor = visit();
    await visitor.expectProblems({ rent: "required", pets: "required", deposit: "required" });
    visitor.answer({ rent: "1,000", pets: false });
    expect(visitor.session.errors()).toEqual([]);
    expect(visitor.session.shownAt("deposit")).toBe("2000");
    await visitor.next();
    expect(visitor.at()).toBe("people");
    visitor.answer({ landlord: "Ann Poe", "tenants.r1.name": "Bo Roe" });
    visitor.back();
    expect(visitor.session.rawAt("rent")).toBe("1,000");
    await visitor.next();
    expect(visitor.session.field("note")?.label).toBe("A note to Ann Poe");
    await visitor.next();
    expect(visitor.at()).toBe("check");
    expect(visitor.session.view().complete).toBe(true);
  });

  test("with pets: an answer changed on the way adds a step, and it is asked (F28)", async () => {
    const visitor = visit();
    await visitor.goThrough({ rent: "800", pets: false, landlord: "Ann Poe", "tenants.r1.name": "Bo Roe" });
    visitor.back();
    visitor.back();
    expect(visitor.at()).toBe("flat");
    visitor.answer({ pets: true });
    await visitor.next();
    expect(visitor.at()).toBe("animals");
    visitor.isNotSure("pet_rent");
    await visitor.expectProblems({ "kept.r1.name": "required", "kept.r1.kind": "required" });
    visitor.answer({ "kept.r1.name": "Tom", "kept.r1.kind": "cat" });
    await visitor.next();
    expect(visitor.at()).toBe("people");
    expect(visitor.session.view().blanks).toEqual(["pet_rent"]);
  });

  test("a limit depends on answers and uses the author's message", async () => {
    const visitor = visit({ rent: "1000", pets: false, deposit: "3001" });
    await visitor.expectProblems({ deposit: "limit" });
    expect(visitor.session.error("deposit")?.params?.message).toBe("Enter no more than three rents.");
    visitor.answer({ rent: "1001" });
    expect(visitor.session.error("deposit")).toBeNull();
    await visitor.next();
  });

  test("a high rent is warned of and may be kept (F14)", async () => {
    const visitor = visit({ rent: "6000", pets: false });
    expect(visitor.session.view().warnings.map((warning) => warning.text)).toEqual(["That is a high rent."]);
    visitor.session.setWarningAccepted("dear", true);
    await visitor.goThrough({ landlord: "Ann Poe", "tenants.r1.name": "Bo Roe" });
    expect(visitor.session.view().complete).toBe(true);
  });

  test("a third tenant is one too many until one is removed (F20)", async () => {
    const visitor = visit({ rent: "1", pets: false });
    await visitor.next();
    visitor.answer({ landlord: "Ann Poe", "tenants.r1.name": "Bo" });
    for (const name of ["Cy", "Di"]) visitor.answer({ [`tenants.${visitor.addRow("tenants")}.name`]: name });
    await visitor.expectProblems({ tenants: "too_many" });
    visitor.session.removeRow("tenants", "r2");
    await visitor.next();
    expect(visitor.session.view().values.tenants).toEqual([
      { name: "Bo", $row: "r1" },
      { name: "Di", $row: "r3" },
    ]);
  });

  test("entered pets are ignored while there are none, and return", async () => {
    const visitor = visit({ rent: "1", pets: true, pet_rent: "5" });
    expect(visitor.session.view().values.pet_rent).toEqual(decimal(5));
    visitor.answer({ pets: false });
    expect(visitor.session.view().values.pet_rent).toBeNull();
    visitor.answer({ pets: true });
    expect(visitor.session.view().values.pet_rent).toEqual(decimal(5));
  });
});
