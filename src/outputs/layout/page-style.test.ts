import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../model/settings.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { pageStyle } from "./page-style.ts";

const settings: DocumentSettings = { ...DEFAULT_SETTINGS, bodyFont: "Times New Roman", bodyColor: "Navy" };

test("header settings style headings, body settings style text", () => {
  expect(pageStyle(settings, "en")).toEqual({
    paper: "letter",
    margin: 64,
    heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
    body: { font: "Times New Roman", size: 11, color: "1B2A5C", bold: false, spacing: 12, lineSpacing: 1.5 },
  });
});

test.each([
  ["en", "letter"],
  ["es", "letter"],
  ["zh-Hans", "letter"],
  ["ja", "a4"],
  ["ja-JP", "a4"],
])("a document in %s is printed on %s", (language, paper) => {
  expect(pageStyle(settings, language).paper).toBe(paper);
});

test.each([
  ["Black", "000000"],
  ["dark gray", "404040"],
  ["#a61c1c", "A61C1C"],
  ["A61C1C", "A61C1C"],
  ["mauve", "000000"],
  ["url(x)", "000000"],
])("the color %s is printed as %s", (headerColor, hex) => {
  expect(pageStyle({ ...settings, headerColor }, "en").heading.color).toBe(hex);
});

test.each([
  ["bold", true],
  ["Bold", true],
  ["700", true],
  ["semibold", true],
  ["normal", false],
  ["400", false],
  ["light", false],
])("the weight %s is bold: %s", (headerWeight, bold) => {
  expect(pageStyle({ ...settings, headerWeight }, "en").heading.bold).toBe(bold);
});

test("sizes no page could hold are brought within limits", () => {
  const style = pageStyle({ ...settings, documentMargins: 5000, bodySize: 0, bodyLineSpacing: -3 }, "en");
  expect(style).toMatchObject({ margin: 180, body: { size: 6, lineSpacing: 0.8 } });
});
