import { describe, expect, it } from "vitest";
import type { Field } from "../../model/field.ts";
import type { Example } from "../shapes/example.ts";
import { examplesOf } from "./kind-examples.ts";
import type { FieldContext, FieldKind } from "../field-kind.ts";
import { fieldKinds } from "./field-kinds.ts";
import { shapeOf } from "./kind-shapes.ts";
import { expandField } from "./expand-field.ts";
import { sampleContext } from "../../../tests/support/sample-context.ts";

const testContext = sampleContext();

const fieldOf = (kind: string, example: Example): Field =>
  expandField({ id: "asked", kind, label: ["Asked"], optional: false, unsure: false, ...example.field }, [], "en");

it("a composite kind names its inner questions to the compiler, and no other kind does", () => {
  for (const [name, kind] of Object.entries<FieldKind>(fieldKinds))
    expect([name, shapeOf(name).childFields !== undefined]).toEqual([name, kind.childRole !== undefined]);
});

describe.each(Object.entries<FieldKind>(fieldKinds))("kind %s", (name, kind) => {
  const shown = examplesOf(name);

  it("is registered under its name and has at least four examples, one of them accepted", () => {
    expect(kind.kind).toBe(name);
    expect(shown.some((example) => "value" in example)).toBe(true);
    expect(shown.length).toBeGreaterThanOrEqual(4);
  });

  it.each(shown.map((example) => [JSON.stringify(example.raw), example] as const))(
    "F13 %s is read as its example says",
    (_shown, example) => {
      const context: FieldContext = { ...testContext, limits: example.limits };
      const parsed = kind.parse(example.raw, fieldOf(name, example), context);
      if ("problem" in example) expect(parsed).toMatchObject({ ok: false, problem: { code: example.problem } });
      else expect(parsed).toEqual({ ok: true, value: example.value });
    },
  );

  it("gives back the value from its plainest raw form", () => {
    for (const example of shown) {
      if ("problem" in example) continue;
      const field = fieldOf(name, example);
      expect(kind.parse(kind.toRaw(example.value, field), field, testContext)).toEqual({
        ok: true,
        value: example.value,
      });
    }
  });

  it("reads nothing and not sure yet as no answer (F08)", () => {
    const field = fieldOf(name, { raw: null, value: null });
    for (const raw of [null, "", "  ", { unsure: true }]) {
      expect(kind.parse(raw, field, testContext)).toEqual({ ok: true, value: null });
    }
  });
});
