import { describe, expect, test, vi } from "vitest";
import { ask, context, day, form, formula, get, is, num, options, step } from "../../../tests/forms/hand-made.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import { createFormSession } from "./create-form-session.ts";
import type { FormSession } from "./form-session.ts";
import { inputName } from "./input-name.ts";

const prepared = prepareForm(
  form(
    [
      step("one", [
        ask("name", "text"),
        ask("type", "choice", { options: options("a", "b") }),
        ask("more", "text", { when: is("type", "b"), unsure: true }),
        ask("rent", "number"),
        ask("deposit", "number", { default: formula(["*", get("rent"), num("2")]) }),
        ask("low", "number", { max: formula(get("rent")) }),
      ]),
      step("two", [
        ask("kids", "list", { fields: [ask("name", "text"), ask("message", "text", { optional: true })] }),
        ask("sides", "list", { min: formula(num("2")), fields: [ask("name", "text")] }),
        ask("owner", "person"),
      ]),
    ],
    { checks: [{ id: "big", path: "rent", when: formula([">", get("rent"), num("9")]), say: ["High."], stop: false }] },
  ),
);

const start = (answers: RawAnswers = {}): FormSession => createFormSession({ prepared, context, answers });

/** Simulates typing into a registered input. */
const type = (session: FormSession, path: string, value: string): void => {
  const { onChange, name } = session.register(path);
  void onChange({ type: "change", target: { name, value } });
};

describe("typing", () => {
  test("reaches the answers, the view and only the listeners of what changed", () => {
    const session = start();
    const [name, rent, deposit] = [vi.fn(), vi.fn(), vi.fn()];
    session.slot("name").subscribe(name);
    session.slot("rent").subscribe(rent);
    session.slot("deposit").subscribe(deposit);
    type(session, "rent", "600");
    expect(session.answers()).toEqual({ rent: "600" });
    expect(session.field("rent")?.answered).toBe(true);
    expect([name, rent, deposit].map((told) => told.mock.calls.length)).toEqual([0, 1, 1]);
  });

  test("keeps the input attached: a question is registered once", () => {
    const session = start();
    const before = session.register("rent");
    type(session, "rent", "600");
    expect(session.register("rent").ref).toBe(before.ref);
  });

  test("preserves what was typed, word for word (F12)", () => {
    const session = start();
    type(session, "rent", " six hundred ");
    expect(session.rawAt("rent")).toBe(" six hundred ");
    expect(session.shownAt("rent")).toBe(" six hundred ");
  });

  test("a suggestion follows the answers until the visitor types", () => {
    const session = start();
    session.register("deposit");
    type(session, "rent", "600");
    expect(session.shownAt("deposit")).toBe("1200");
    type(session, "deposit", "500");
    type(session, "rent", "700");
    expect(session.shownAt("deposit")).toBe("500");
  });

  test("a removed listener is not called", () => {
    const session = start();
    const told = vi.fn();
    session.slot("rent").subscribe(told)();
    type(session, "rent", "1");
    expect(told).not.toHaveBeenCalled();
  });
});

describe("errors", () => {
  test("shows no error before Continue, then the step's errors in order (F09)", async () => {
    const session = start();
    type(session, "rent", "x");
    expect(session.error("rent")).toBeNull();
    const faults = await session.validate(session.view().steps[0]!.paths);
    expect(faults.map(({ path, problem }) => [path, problem.code])).toEqual([
      ["name", "required"],
      ["type", "required"],
      ["rent", "not_a_number"],
      ["deposit", "required"],
      ["low", "required"],
    ]);
    expect(session.error("sides.r1.name")).toBeNull();
  });

  test("an error disappears as soon as the answer is valid, and does not return before the next Continue (F09)", async () => {
    const session = start();
    await session.validate(["rent"]);
    const told = vi.fn();
    session.slot("rent").subscribe(told);
    type(session, "rent", "600");
    expect(session.error("rent")).toBeNull();
    expect(told).toHaveBeenCalled();
    type(session, "rent", "");
    expect(session.error("rent")).toBeNull();
    await session.validate(["rent"]);
    expect(session.error("rent")).toEqual({ code: "required" });
  });

  test("a visible error shows the current problem", async () => {
    const session = start();
    await session.validate(["rent"]);
    type(session, "rent", "much");
    expect(session.error("rent")).toEqual({ code: "not_a_number" });
  });

  test("an error disappears when another answer resolves it", async () => {
    const session = start({ rent: "5", low: "6" });
    await session.validate(["low"]);
    expect(session.error("low")?.code).toBe("too_big");
    type(session, "rent", "7");
    expect(session.error("low")).toBeNull();
    expect(session.errors()).toEqual([]);
  });

  test("a hidden question never blocks the form", async () => {
    const session = start({ type: "b" });
    await session.validate(["more"]);
    expect(session.error("more")).toEqual({ code: "required" });
    session.set("type", "a");
    expect(session.error("more")).toBeNull();
    expect(await session.validate(["more"])).toEqual([]);
  });

  test("parts and rows are validated with the question that contains them, whatever their names", async () => {
    const session = start({ kids: { order: ["r1"], rows: { r1: {} } } });
    const faults = await session.validate(["kids", "owner"]);
    expect(faults.map((fault) => fault.path)).toEqual(["kids.r1.name", "owner.name"]);
    type(session, "kids.r1.name", "Ada");
    expect(session.error("kids.r1.name")).toBeNull();
    expect(session.error("owner.name")).toEqual({ code: "required" });
  });

  test("checking one step leaves the errors of another", async () => {
    const session = start();
    await session.validate(["name"]);
    await session.validate(["sides"]);
    expect(session.errors().map((fault) => fault.path)).toEqual(["name", "sides.r1.name", "sides.r2.name"]);
  });
});

describe("rows", () => {
  test("add three, remove the second, undo: order and answers are right (F20)", () => {
    const session = start();
    const rows = ["Ada", "Bo", "Cy"].map((name) => {
      const row = session.addRow("kids");
      session.set(`kids.${row}.name`, name);
      return row;
    });
    expect(rows).toEqual(["r1", "r2", "r3"]);
    const undo = session.removeRow("kids", "r2");
    expect(session.field("kids")?.rows).toEqual(["r1", "r3"]);
    expect(session.addRow("kids")).toBe("r4");
    undo();
    expect(session.field("kids")?.rows).toEqual(["r1", "r2", "r3", "r4"]);
    expect(session.rawAt("kids.r2.name")).toBe("Bo");
  });

  test("a row is split in two that differ in one part, the second after the first", () => {
    const session = start();
    for (const name of ["Ada and Bo", "Cy"]) session.set(`kids.${session.addRow("kids")}.name`, name);
    session.splitRow("kids", "r1", "name", ["Ada", "Bo"]);
    expect(session.field("kids")?.rows).toEqual(["r1", "r3", "r2"]);
    expect(["r1", "r3", "r2"].map((row) => session.rawAt(`kids.${row}.name`))).toEqual(["Ada", "Bo", "Cy"]);
    expect(session.shownAt("kids.r1.name")).toBe("Ada");
  });

  test("a row id is never used twice", () => {
    const session = start();
    session.addRow("kids");
    session.removeRow("kids", "r1");
    expect(session.addRow("kids")).toBe("r2");
  });

  test("rows move and stop at the ends", () => {
    const session = start({ kids: { order: ["r1", "r2"], rows: { r1: { name: "Ada" }, r2: { name: "Bo" } } } });
    session.moveRow("kids", "r2", -1);
    expect(session.field("kids")?.rows).toEqual(["r2", "r1"]);
    session.moveRow("kids", "r2", -1);
    expect(session.field("kids")?.rows).toEqual(["r2", "r1"]);
  });

  test("typing into a row the form only offers makes it real, with those beside it", () => {
    const session = start();
    type(session, "sides.r2.name", "Aster");
    expect(session.answers().sides).toEqual({ order: ["r1", "r2"], rows: { r2: { name: "Aster" } } });
    expect(session.addRow("sides")).toBe("r3");
  });
});

describe("other changes", () => {
  test("not sure yet sets the answer aside and gives it back (F08)", () => {
    const session = start({ type: "b", more: "something" });
    session.setUnsure("more", true);
    expect(session.field("more")).toMatchObject({ unsure: true, value: null });
    session.setUnsure("more", false);
    expect(session.rawAt("more")).toBe("something");
  });

  test("a composite can be set as one value (F21)", () => {
    const session = start();
    session.register("owner.name");
    session.set("owner", { name: "Ann Poe" });
    expect(session.field("owner.name")?.value).toBe("Ann Poe");
    expect(session.register("owner.name").name).toBe(inputName("owner.name"));
  });

  test("a change of the context applies at once", () => {
    const session = start({ name: "x" });
    const told = vi.fn();
    session.onViewChange(told);
    session.setContext({ ...context, today: day(2027, 1, 1) });
    expect(session.view().reserved.today).toEqual(day(2027, 1, 1));
    expect(told).toHaveBeenCalledTimes(1);
  });

  test("a warning the visitor accepted is part of the draft (F14)", () => {
    const session = start({ rent: "10" });
    const told = vi.fn();
    session.onDraftChange(told);
    expect(session.view().warnings.map((warning) => warning.id)).toEqual(["big"]);
    session.setWarningAccepted("big:1", true);
    session.setWarningAccepted("big:1", true);
    expect(session.acceptedWarnings()).toEqual(["big:1"]);
    session.setWarningAccepted("big:2", true);
    expect(session.acceptedWarnings(), "a decision replaces the one on another answer").toEqual(["big:2"]);
    session.setWarningAccepted("big:2", false);
    expect(session.acceptedWarnings()).toEqual([]);
    expect(told).toHaveBeenCalledTimes(4);
  });

  test("every change of an answer is a moment to save (F24)", () => {
    const session = start();
    const told = vi.fn();
    session.onDraftChange(told);
    type(session, "name", "A");
    type(session, "name", "Ad");
    expect(told).toHaveBeenCalledTimes(2);
  });
});
