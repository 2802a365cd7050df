import { expect, test } from "vitest";
import type { Field } from "../../model/field.ts";
import { namesOrganization, organization } from "./organization.ts";

test.each([
  "Acme LLC",
  "Acme L.L.C.",
  "Blue Sky Inc.",
  "blue sky, inc",
  "Poe & Roe LLP",
  "Elm Street, L.P.",
  "Smith Family Trust",
  "The Chen Revocable Trust dated May 5, 2015",
  "Estate of John Poe",
  "First Baptist Church",
  "St. Mary Catholic Church",
  "Church of the Good Shepherd",
  "Lee Brothers & Co",
  "Acme, LLC (Ohio)",
  "Lee and Sons",
  "Elm Street Properties",
  "First National Bank",
  "Bank of Ohio",
  "City of Springfield",
  "Ohio State University",
  "Aster Ltd",
  "Acme Trading Company",
  "株式会社田中",
  "一般社団法人さくら",
])("%s reads like an organization", (name) => {
  expect(namesOrganization(name)).toBe(true);
});

test.each([
  "Ann Poe",
  "Charlotte Church",
  "Tyra Banks",
  "Melissa Bank",
  "Joyce Brothers",
  "Maria Co",
  "Vincent Price",
  "Robert and Linda Chen",
  "Ann Lee d/b/a Lee Properties",
  "Bo Roe, doing business as Roe Ventures",
  "Linc Poe",
  "Corey Ince",
  "Trustin Poe",
  "田中一郎",
  "",
])("%s reads like a person", (name) => {
  expect(namesOrganization(name)).toBe(false);
});

const asked = (more: Partial<Field> = {}): Field => ({
  id: "side",
  kind: "party",
  label: ["Who?"],
  optional: false,
  unsure: false,
  ...more,
});

test("a person with the name of an organization is doubted, with the press that changes it", () => {
  const found = organization({ kind: "person", name: "Acme LLC" }, "en", asked());
  expect(found).toMatchObject({ part: "name", about: "Acme LLC", instead: { part: "kind", answer: "company" } });
  expect(found?.text).toMatch(/^Is this an organization\?/);
});

test("where only people are asked for, no change is offered", () => {
  const found = organization({ kind: "person", name: "Acme LLC" }, "en", asked({ allow: ["person"] }));
  expect(found?.text).toMatch(/name of a person/);
  expect(found).not.toHaveProperty("instead");
});

test("an organization, and a party whose kind is not chosen yet, are never doubted", () => {
  expect(organization({ kind: "company", name: "Acme LLC" }, "en", asked())).toBeNull();
  expect(organization({ kind: null, name: "Acme LLC" }, "en", asked())).toBeNull();
});
