import { expect, test } from "vitest";
import { blankLine, shortLabel } from "./blank-line.ts";
import { english } from "../languages/en/prose.ts";
import { german } from "../languages/de/prose.ts";

test.each([
  ["landlord.signer", null, "name of signer", "Name der unterzeichnenden Person"],
  ["start", "date", "date", "Datum"],
  ["rent", "money", "amount", "Betrag"],
  ["parties.r2.address", "address", "address", "Anschrift"],
])("the line for %s has a short label in the language of the document", (path, kind, inEnglish, inGerman) => {
  expect(shortLabel(path, kind, english)).toBe(inEnglish);
  expect(shortLabel(path, kind, german)).toBe(inGerman);
});

test("a blank prints a line to write on, never the question or a bracket", () => {
  expect(blankLine({ short: shortLabel("start", "date", german) })).toBe("____________________ (Datum)");
  expect(blankLine({ short: shortLabel("bank", "text", english) })).toBe("____________________");
});
