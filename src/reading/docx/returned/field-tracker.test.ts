import { expect, it } from "vitest";
import { createFieldTracker } from "./field-tracker.ts";

it("knows the instruction of a complex field while its result is read, and that of the innermost one", () => {
  const fields = createFieldTracker();
  expect([fields.current(), fields.isInstruction()]).toEqual([null, false]);
  fields.mark("begin");
  fields.instruct(" REF  _rent ");
  fields.instruct("\\r \\h ");
  expect([fields.current(), fields.isInstruction()]).toEqual([null, true]);
  fields.mark("separate");
  expect([fields.current(), fields.isInstruction()]).toEqual(["REF _rent \\r \\h", false]);
  fields.openSimple("PAGE");
  expect(fields.current()).toBe("PAGE");
  fields.closeSimple();
  // Text after the separator is the result, not more of the instruction.
  fields.instruct("5.2");
  expect(fields.current()).toBe("REF _rent \\r \\h");
  fields.mark("end");
  expect(fields.current()).toBeNull();
});

it("is not confused by marks without a field", () => {
  const fields = createFieldTracker();
  for (const mark of ["separate", "end", undefined, "end"]) fields.mark(mark);
  fields.closeSimple();
  fields.instruct("REF x");
  expect([fields.current(), fields.isInstruction()]).toEqual([null, false]);
});
