import { expect, test } from "vitest";
import { ask, form, step } from "../../../../tests/forms/hand-made.ts";
import { fieldAt } from "./field-at.ts";

const definition = form([
  step("one", [
    ask("rent", "money"),
    ask("landlord", "party"),
    ask("children", "list", { fields: [ask("born", "date"), ask("home", "address")] }),
  ]),
]);
const kindAt = (path: string): string | undefined => fieldAt(definition, path)?.kind;

test("finds questions, the parts of composites, and the questions of rows", () => {
  expect(kindAt("rent")).toBe("money");
  expect(kindAt("landlord.address")).toBe("address");
  expect(fieldAt(definition, "landlord.address.street")?.id).toBe("street");
  expect(kindAt("children.r2.born")).toBe("date");
  expect(fieldAt(definition, "children.r1.home.city")?.id).toBe("city");
});

test("finds nothing at the path of a row, of a removed question or of a part that does not exist", () => {
  expect(kindAt("children.r2")).toBeUndefined();
  expect(kindAt("gone")).toBeUndefined();
  expect(kindAt("landlord.shoe_size")).toBeUndefined();
  expect(kindAt("rent.r1.born")).toBeUndefined();
});
