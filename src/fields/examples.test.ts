import { describe, expect, it } from "vitest";
import type { Field } from "../model/field.ts";
import type { Example } from "./examples/example.ts";
import { examples } from "./examples/examples.ts";
import type { FieldContext } from "./field-kind.ts";
import { fieldKinds } from "./registry.ts";
import { kindShapes } from "./shapes/shapes.ts";
import { writtenOut } from "./shapes/written-out.ts";
import { sampleContext } from "./sample-context.ts";

const testContext = sampleContext();

const fieldOf = (kind: string, example: Example): Field =>
  writtenOut({ id: "asked", kind, label: ["Asked"], optional: false, unsure: false, ...example.field }, [], "en");

it("every kind has a shape, and examples, and nothing else does", () => {
  const kinds = Object.keys(fieldKinds).toSorted();
  expect(Object.keys(kindShapes).toSorted()).toEqual(kinds);
  expect(Object.keys(examples).toSorted()).toEqual(kinds);
  for (const kind of kinds)
    expect([kind, kindShapes[kind]!.inside !== undefined]).toEqual([kind, fieldKinds[kind]!.inside !== undefined]);
});

describe.each(Object.entries(fieldKinds))("kind %s", (name, kind) => {
  const shown = examples[name] ?? [];

  it("is registered under its own name and shows how it reads and what it refuses", () => {
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

  it("F08 reads nothing and not sure yet as no answer", () => {
    const field = fieldOf(name, { raw: null, value: null });
    for (const raw of [null, "", "  ", { unsure: true }]) {
      expect(kind.parse(raw, field, testContext)).toEqual({ ok: true, value: null });
    }
  });
});
