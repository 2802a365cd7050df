import { expect, it } from "vitest";
import { fileProperties } from "./file-properties.ts";

const property = (name: string, value: string): string =>
  `<property fmtid="{D5CDD505}" pid="2" name="${name}"><vt:lpwstr>${value}</vt:lpwstr></property>`;

const part = (...properties: readonly string[]): string => `<Properties xmlns="x">${properties.join("")}</Properties>`;

it("reads the properties of a file by name, with entities replaced", () => {
  expect(fileProperties(part(property("session", " a&amp;b "), property("version", "h1")))).toEqual({
    session: "a&b",
    version: "h1",
  });
});

it("has none for a file without them, and ignores text outside of properties and a property without a name", () => {
  expect(fileProperties(null)).toEqual({});
  expect(fileProperties(part("stray", "<property><vt:lpwstr>x</vt:lpwstr></property>"))).toEqual({});
});

it("reads the first 200 of a hostile number of properties", () => {
  const many = Array.from({ length: 1000 }, (_, index) => property(`p${index}`, `${index}`));
  expect(Object.keys(fileProperties(part(...many)))).toHaveLength(200);
});
