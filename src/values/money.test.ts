import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { formatNumber, numberFormatter } from "./format-number.ts";
import { currencyCode, currencyMarks, formatMoney, minorUnits, hasOtherCurrency, isMarkOf } from "./money.ts";
import { formatPercent } from "./percent.ts";

describe("money", () => {
  it.each([
    ["1200", "USD", "en", "$1,200.00"],
    ["1200.5", "USD", "en-US", "$1,200.50"],
    ["-5", "USD", "en", "-$5.00"],
    ["0.005", "USD", "en", "$0.005"],
    ["1200", "JPY", "ja", "￥1,200"],
    ["1200.5", "JPY", "en", "¥1,200.5"],
    ["1200", "EUR", "en", "€1,200.00"],
    ["123456789012345678901234567.89", "USD", "en", "$123,456,789,012,345,678,901,234,567.89"],
    ["0.1", "USD", "en", "$0.10"],
  ])("%s %s in %s is %s, exact and never rounded", (amount, currency, locale, text) => {
    expect(formatMoney(decimal(amount), currency, locale)).toBe(text);
  });

  it("formats that differ in one property have formatters of their own", () => {
    const inCents = numberFormatter("en", { currency: "USD", minDigits: 2, maxDigits: 2 });
    const whole = numberFormatter("en", { currency: "USD", maxDigits: 2 });
    const inEuros = numberFormatter("en", { currency: "EUR", maxDigits: 2 });
    const plain = numberFormatter("en", { maxDigits: 2 });
    const rounded = numberFormatter("en", { maxDigits: 0 });
    expect([inCents, whole, inEuros, plain].map((one) => one.format(5))).toEqual(["$5.00", "$5", "€5", "5"]);
    expect([plain, rounded].map((one) => one.format(5.25))).toEqual(["5.25", "5"]);
    expect(numberFormatter("de", { maxDigits: 2 }).format(5.25)).toBe("5,25");
  });

  it.each([
    ["USD", 2],
    ["EUR", 2],
    ["JPY", 0],
    ["KWD", 3],
  ])("%s has %i decimal places", (currency, digits) => {
    expect(minorUnits(currency)).toBe(digits);
  });

  it("extracts the currency from a stored setting", () => {
    expect(["$USD", "USD", "¥JPY"].map(currencyCode)).toEqual(["USD", "USD", "JPY"]);
  });

  it("detects an amount in another currency", () => {
    expect(hasOtherCurrency("€500", "USD")).toBe(true);
    expect(hasOtherCurrency("500円", "USD")).toBe(true);
    expect(hasOtherCurrency("500 EUR", "USD")).toBe(true);
    expect(hasOtherCurrency("￥500", "USD")).toBe(true);
    expect(hasOtherCurrency("$500", "JPY")).toBe(true);
    expect(hasOtherCurrency("$500", "USD")).toBe(false);
    expect(hasOtherCurrency("US$500", "USD")).toBe(false);
    expect(hasOtherCurrency("500", "USD")).toBe(false);
    expect(currencyMarks("CHF")).toEqual(["CHF"]);
  });
});

describe("numbers and percentages", () => {
  it.each([
    ["1234.5", "en", "1,234.5"],
    ["0.12345678901234567890", "en", "0.1234567890123456789"],
    ["-12", "ja", "-12"],
  ])("%s in %s is %s, with every digit", (value, locale, text) => {
    expect(formatNumber(decimal(value), locale)).toBe(text);
  });

  it.each([
    ["9.5", "en", "9.5%"],
    ["12", "ja", "12%"],
    ["0.125", "en", "0.125%"],
    ["100", "en", "100%"],
  ])("%s percent in %s is %s", (value, locale, text) => {
    expect(formatPercent(decimal(value), locale)).toBe(text);
  });
});

it.each([
  ["$", "USD", true],
  ["$", "CAD", true],
  ["dollar", "CAD", true],
  ["peso", "COP", true],
  ["JPY", "JPY", true],
  ["¥", "JPY", true],
  ["€", "EUR", true],
  ["pound", "GBP", true],
  ["canadian dollar", "CAD", true],
  ["canadian dollar", "USD", false],
  ["us dollar", "USD", true],
  ["us dollar", "CAD", false],
  ["¥", "USD", false],
  ["peso", "USD", false],
  ["CAD", "USD", false],
])("whether %s can mean %s: %s", (mark, currency, can) => {
  expect(isMarkOf(mark, currency)).toBe(can);
});
