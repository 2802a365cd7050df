import { expect, test } from "vitest";
import { lookUpLaw } from "../../src/law/look-up-law.ts";
import { formatLawValue } from "../../src/engine/rules/scope/format-law-value.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";

const names = new Map(compiled.jurisdictions.map(({ code, names: all }) => [code, all["en"] ?? code]));

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Counties have the names of states: "Dare, Perquimans, and Washington counties". */
const COUNTIES = /(?:\b\p{Lu}\p{Ll}+,? (?:and )?)+count(?:y|ies)\b/gu;

/** Every value of the law with the text that a result shows for it in its place on its first day. */
const shown = Object.entries(compiled.law).flatMap(([topic, law]) =>
  Object.entries(law.places).flatMap(([place, { columns }]) =>
    Object.entries(columns).flatMap(([column, rows]) =>
      rows.flatMap(({ from, value: written }) => {
        const on = parseIsoDate(from)!;
        const value = lookUpLaw(law, place, on, on)[column] ?? null;
        const named = { label: column, unit: law.columns[column]?.unit ?? null, optionText: null };
        const format = { language: "en", currency: "USD", cache: new Map() };
        const text = value === null ? "" : formatLawValue(value, { named, cell: () => named, format });
        return [{ what: `${topic} ${place} ${column} ${from}`, law, place, column, written, text }];
      }),
    ),
  ),
);

test("the cap of Oregon has the key of Oregon, and no region of California", () => {
  const oregon = shown.find(({ what }) => what === "rent_increase US-OR cap 2026-01-01");
  expect(oregon?.text).toBe("home: 9.5%");
});

test("a value for each key shows the keys that its place has, and no others", () => {
  const keyed = shown.filter(({ law, column, text }) => law.columns[column]?.by && text !== "");
  expect(keyed.length).toBeGreaterThan(20);
  for (const { what, written, text } of keyed) {
    const keys = Object.keys(written as object).map((key) => key.replaceAll("_", " "));
    expect(
      text
        .split("; ")
        .map((part) => part.split(":")[0])
        .toSorted(),
      what,
    ).toEqual(keys.toSorted());
  }
});

test("the value of a place names no other place, except the country it is in", () => {
  const foreign = shown.flatMap(({ what, place, text }) => {
    const own = names.get(place) ?? "";
    // The name of one place may contain that of another, such as West Virginia.
    const rest = text.replaceAll(new RegExp(`\\b${own}\\b`, "g"), "").replaceAll(COUNTIES, "");
    const others = [...names].filter(([code, name]) => !place.startsWith(code) && mentions(rest, name));
    return others.length === 0 ? [] : [`${what}: ${text}`];
  });
  expect(foreign).toEqual([]);
});
