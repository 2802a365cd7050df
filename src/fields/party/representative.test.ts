import { expect, test } from "vitest";
import type { Field } from "../../model/field.ts";
import { representative } from "./representative.ts";

const asked = (more: Partial<Field> = {}): Field => ({
  id: "side",
  kind: "party",
  label: ["Who?"],
  optional: false,
  unsure: false,
  ...more,
});

test.each([
  [
    { kind: "person", name: "Ann Poe", signed_by: "agent", signer: "Sue Poe" },
    "signed_by",
    /power of attorney must allow/,
    /certified copy of the power/,
  ],
  [
    { kind: "person", name: "Ann Poe", signed_by: "guardian", signer: "Sue Poe" },
    "signed_by",
    /guardian may need a court's/,
    /guardian's court papers/,
  ],
  [
    { kind: "person", name: "Ann Poe", signed_by: "conservator", signer: "Sue Poe" },
    "signed_by",
    /conservator may need a court/,
    /conservator's court papers/,
  ],
  [
    { kind: "company", type: "estate", name: "Estate of Ann Poe", office: "executor", signer: "Sue Poe" },
    "office",
    /permission/,
    /letters/,
  ],
])("who signs for %j is doubted, with what to check and what to get", (record, part, text, nextStep) => {
  const found = representative(record, "en", asked());
  expect(found).toMatchObject({ part, about: "Sue Poe" });
  expect(found?.text).toMatch(text);
  expect(found?.nextStep).toMatch(nextStep);
});

test("nothing is doubted about those who sign for themselves, officers, trustees, and parties that do not sign", () => {
  const estate = { kind: "company", type: "estate", name: "Estate of Ann Poe", signer: "Sue Poe" };
  expect(representative({ kind: "person", name: "Ann Poe", signed_by: "self" }, "en", asked())).toBeNull();
  expect(
    representative({ kind: "company", type: "corporation", name: "Aster Inc.", signer: "Bo" }, "en", asked()),
  ).toBeNull();
  expect(representative({ kind: "company", type: "trust", name: "Poe Trust", signer: "Bo" }, "en", asked())).toBeNull();
  expect(representative(estate, "en", asked({ without: ["signer"] }))).toBeNull();
});
