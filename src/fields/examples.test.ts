import { describe, expect, it } from "vitest";
import type { Field } from "../model/field.ts";
import type { Example, FieldContext } from "./field-kind.ts";
import { fieldKinds } from "./registry.ts";
import { sampleContext } from "./sample-context.ts";

const testContext = sampleContext();

const fieldOf = (kind: string, example: Example): Field => ({
  id: "asked",
  kind,
  label: ["Asked"],
  optional: false,
  unsure: false,
  ...example.field,
});

describe.each(Object.entries(fieldKinds))("kind %s", (name, kind) => {
  it("is registered under its own name and shows how it reads and what it refuses", () => {
    expect(kind.kind).toBe(name);
    expect(kind.examples.some((example) => "value" in example)).toBe(true);
    expect(kind.examples.length).toBeGreaterThanOrEqual(4);
  });

  it.each(kind.examples.map((example) => [JSON.stringify(example.raw), example] as const))(
    "F13 %s is read as its example says",
    (_shown, example) => {
      const context: FieldContext = { ...testContext, limits: example.limits };
      const parsed = kind.parse(example.raw, fieldOf(name, example), context);
      if ("problem" in example) expect(parsed).toMatchObject({ ok: false, problem: { code: example.problem } });
      else expect(parsed).toEqual({ ok: true, value: example.value });
    },
  );

  it("gives back the value from its plainest raw form", () => {
    for (const example of kind.examples) {
      if ("problem" in example) continue;
      const field = fieldOf(name, example);
      expect(kind.parse(kind.toRaw(example.value, field), field, testContext)).toEqual({
        ok: true,
        value: example.value,
      });
    }
  });

  it("F08 reads nothing and not sure yet as no answer", () => {
    const field = fieldOf(name, { raw: null, value: null });
    for (const raw of [null, "", "  ", { unsure: true }]) {
      expect(kind.parse(raw, field, testContext)).toEqual({ ok: true, value: null });
    }
  });
});
