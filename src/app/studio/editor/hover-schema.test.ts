import { expect, test } from "vitest";
import document from "../../../../schemas/document.schema.json" with { type: "json" };
import { keyDescription } from "./hover-schema.ts";

const text = "id: sample\nesign: { allowed: allowed }\nsteps:\n  - id: people\n    title: Who signs?\n";

test("says what a key means, in a block and in braces, and nothing of a value", () => {
  expect(keyDescription("document", text, 2, 1)?.text).toBe(
    document.properties.steps.description.replace(/ Example:.*$/s, ""),
  );
  expect(keyDescription("document", text, 1, 10)).toMatchObject({ from: 9, to: 16 });
  expect(keyDescription("document", text, 4, 6)).toMatchObject({ from: 4, to: 9 });
  expect(keyDescription("document", text, 1, 20)).toBeNull();
});
