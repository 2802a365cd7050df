import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONSTANTS } from "./constants.ts";

/** Every number of the specification, written out again from its section 9. */
const specified: readonly (readonly [string, unknown, unknown])[] = [
  ["S110 recent pages", CONSTANTS.recentPages, 5],
  ["S141 mobile breakpoint", CONSTANTS.mobileBreakpoint, 768],
  ["S045 header height", CONSTANTS.headerHeight, 78],
  ["S071 pane width", CONSTANTS.navWidth, { initial: 300, min: 300, max: 800 }],
  ["S114 tooltip delay", CONSTANTS.tooltip.delay, 700],
  ["S116 tooltip skip delay", CONSTANTS.tooltip.skipDelay, 300],
  ["S118 toast limit", CONSTANTS.toast.limit, 1],
  ["S120 toast removal", CONSTANTS.toast.removeDelay, 1_000_000],
  ["S121 toast duration", CONSTANTS.toast.duration, 5_000],
  ["S123 toast swipe", CONSTANTS.toast.swipe, 50],
  ["S124 toast hotkey", CONSTANTS.toast.hotkey, "F8"],
  ["S125 toast width", CONSTANTS.toast.maxWidth, 420],
  ["S133 stale time", CONSTANTS.query.staleTime, Infinity],
  ["S135 retries", CONSTANTS.query.retries, 0],
  ["S136 unused cache", CONSTANTS.query.unusedTime, 300_000],
  ["S139 type-ahead", CONSTANTS.select.typeAhead, 1_000],
  ["S140 scroll button", CONSTANTS.select.scrollInterval, 50],
  ["S103 log-in delay", CONSTANTS.session.logInDelay, 1_000],
  ["S104 sign-up delay", CONSTANTS.session.signUpDelay, 1_500],
  ["S142 jurisdiction", CONSTANTS.settings.jurisdiction, "United States"],
  ["S142 language", CONSTANTS.settings.language, "English"],
  ["S142 currency", CONSTANTS.settings.currency, "$USD"],
  ["S142 level of detail", CONSTANTS.settings.levelOfDetail, 5],
  ["S142 margins", CONSTANTS.settings.documentMargins, 64],
  ["S143 heading font", CONSTANTS.settings.headerFont, "Arial"],
  ["S143 heading size", CONSTANTS.settings.headerSize, 14],
  ["S143 heading colour", CONSTANTS.settings.headerColor, "Black"],
  ["S143 heading weight", CONSTANTS.settings.headerWeight, "bold"],
  ["S143 heading spacing", CONSTANTS.settings.headerParagraphSpacing, 18],
  ["S144 text font", CONSTANTS.settings.bodyFont, "Arial"],
  ["S144 text size", CONSTANTS.settings.bodySize, 11],
  ["S144 text colour", CONSTANTS.settings.bodyColor, "Black"],
  ["S144 text weight", CONSTANTS.settings.bodyWeight, "normal"],
  ["S144 line spacing", CONSTANTS.settings.bodyLineSpacing, 1.5],
  ["S144 text spacing", CONSTANTS.settings.bodyParagraphSpacing, 12],
];

describe("all interface constants are defined in one module (S145)", () => {
  test.each(specified)("%s", (_name, actual, expected) => expect(actual).toEqual(expected));
});

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the select is the library's, whose type-ahead and scroll buttons have the specified delays (S139, S140)", () => {
  const library = source("../../node_modules/@radix-ui/react-select/dist/index.mjs");
  expect(library).toMatch(new RegExp(`setInterval\\(onAutoScroll, ${CONSTANTS.select.scrollInterval}\\)`));
  expect(library.replaceAll("1e3", "1000")).toContain(String(CONSTANTS.select.typeAhead));
});

test("the style sheet gives the header the same height (S045)", () => {
  expect(source("../app/theme.css")).toContain(`--header-height: ${CONSTANTS.headerHeight}px;`);
});

test("the style sheet changes to the narrow layout just below the breakpoint (S141)", () => {
  expect(source("../app/theme.css")).toContain(`@media (max-width: ${CONSTANTS.mobileBreakpoint - 0.02}px)`);
});
