import { describe, expect, test } from "vitest";
import { addressOf } from "../../values/address.ts";
import { dateFromCivil } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { durationOf } from "../../values/duration.ts";
import { partyOf } from "../../values/party.ts";
import type { Value } from "../../values/value.ts";
import { formatValue } from "./format-value.ts";
import { formats } from "./formats.ts";

const LANGUAGES = ["en", "es", "fr", "de", "ja", "zh-Hans"] as const;
type PerLanguage = readonly [en: string, es: string, fr: string, de: string, ja: string, zh: string];

const inAll = (value: Value, format: string | undefined, more: { currency?: string; unit?: string } = {}) =>
  LANGUAGES.map((language) => formatValue(value, format, { language, currency: "USD", ...more }));

const number = (text: string) => decimal(text);
const date = (year: number, month: number, day: number) => dateFromCivil(year, month, day);

describe("a period in words and figures comes from one value", () => {
  const rows: readonly [string, string, PerLanguage][] = [
    [
      "12",
      "month",
      ["twelve (12) months", "doce (12) meses", "douze (12) mois", "zwölf (12) Monate", "12か月", "十二（12）个月"],
    ],
    // German periods are in the accusative: "dauert einen (1) Monat".
    ["1", "month", ["one (1) month", "un (1) mes", "un (1) mois", "einen (1) Monat", "1か月", "一（1）个月"]],
    ["1", "year", ["one (1) year", "un (1) año", "un (1) an", "ein (1) Jahr", "1年", "一（1）年"]],
    ["1", "week", ["one (1) week", "una (1) semana", "une (1) semaine", "eine (1) Woche", "1週間", "一（1）周"]],
    [
      "21",
      "hour",
      [
        "twenty-one (21) hours",
        "veintiuna (21) horas",
        "vingt et une (21) heures",
        "einundzwanzig (21) Stunden",
        "21時間",
        "二十一（21）小时",
      ],
    ],
    ["2", "year", ["two (2) years", "dos (2) años", "deux (2) ans", "zwei (2) Jahre", "2年", "两（2）年"]],
    [
      "30",
      "day",
      ["thirty (30) days", "treinta (30) días", "trente (30) jours", "dreißig (30) Tage", "30日", "三十（30）日"],
    ],
    [
      "5",
      "business_day",
      [
        "five (5) business days",
        "cinco (5) días hábiles",
        "cinq (5) jours ouvrables",
        "fünf (5) Geschäftstage",
        "5営業日",
        "五（5）个工作日",
      ],
    ],
  ];
  test.each(rows)("%s %s", (value, unit, expected) =>
    expect(inAll(number(value), "words", { unit })).toEqual(expected),
  );

  test("a number without a period keeps both forms", () =>
    expect(inAll(number("1250"), "words")).toEqual([
      "one thousand two hundred fifty (1,250)",
      "mil doscientos cincuenta (1,250)",
      "mille deux cent cinquante (1\u00A0250)",
      "eintausendzweihundertfünfzig (1.250)",
      "千二百五十（1,250）",
      "一千二百五十（1,250）",
    ]));

  test("numbers that cannot be written in words are printed in figures", () => {
    expect(formatValue(number("2.5"), "words", { language: "en", currency: "USD", unit: "year" })).toBe("2.5 years");
    expect(formatValue(number("1000000000000"), "words", { language: "en", currency: "USD" })).toBe(
      "1,000,000,000,000",
    );
    expect(formatValue(number("-3"), "words", { language: "en", currency: "USD" })).toBe("-3");
  });

  test("a duration is a period", () => {
    expect(inAll(durationOf(12, 0), "words")[0]).toBe("one (1) year");
    expect(inAll(durationOf(18, 0), "words")[0]).toBe("eighteen (18) months");
    expect(inAll(durationOf(6, 10), "period")[0]).toBe("6 months and 10 days");
    expect(inAll(durationOf(0, 0), "period")[0]).toBe("0 days");
  });
});

describe("an amount in words and figures comes from one value", () => {
  const rows: readonly [string, string, PerLanguage][] = [
    [
      "1200.5",
      "USD",
      [
        "one thousand two hundred and 50/100 dollars ($1,200.50)",
        "mil doscientos dólares estadounidenses con 50/100 ($1,200.50)",
        "mille deux cents dollars américains et 50/100 (1\u00A0200,50\u00A0$US)",
        "eintausendzweihundert US-Dollar und 50/100 (1.200,50\u00A0US-$)",
        "金1,200.50米ドル",
        "美元壹仟贰佰元伍角整（US$1,200.50）",
      ],
    ],
    [
      "0.5",
      "USD",
      [
        "fifty cents ($0.50)",
        "cero dólares estadounidenses con 50/100 ($0.50)",
        "zéro dollar américain et 50/100 (0,50\u00A0$US)",
        "null US-Dollar und 50/100 (0,50\u00A0US-$)",
        "金0.50米ドル",
        "美元零元伍角整（US$0.50）",
      ],
    ],
    [
      "1.5",
      "USD",
      [
        "one and 50/100 dollars ($1.50)",
        "un dólar estadounidense con 50/100 ($1.50)",
        "un dollar américain et 50/100 (1,50\u00A0$US)",
        "ein US-Dollar und 50/100 (1,50\u00A0US-$)",
        "金1.50米ドル",
        "美元壹元伍角整（US$1.50）",
      ],
    ],
    [
      "1",
      "USD",
      [
        "one dollar ($1.00)",
        "un dólar estadounidense ($1.00)",
        "un dollar américain (1,00\u00A0$US)",
        "ein US-Dollar (1,00\u00A0US-$)",
        "金壱米ドル（1.00米ドル）",
        "美元壹元整（US$1.00）",
      ],
    ],
    [
      "1200000",
      "JPY",
      [
        "one million two hundred thousand Japanese yen (¥1,200,000)",
        "un millón doscientos mil yenes japoneses (¥1,200,000)",
        "un million deux cent mille yens japonais (1\u00A0200\u00A0000\u00A0¥)",
        "eine Million zweihunderttausend japanische Yen (1.200.000\u00A0¥)",
        "金壱百弐拾万円（1,200,000円）",
        "日元壹佰贰拾万元整（JP¥1,200,000）",
      ],
    ],
  ];
  test.each(rows)("%s %s", (value, currency, expected) =>
    expect(inAll(number(value), "money words", { currency })).toEqual(expected),
  );

  test("round millions are joined to the currency with a preposition", () => {
    expect(formatValue(number("1000000"), "money words", { language: "es", currency: "USD" })).toBe(
      "un millón de dólares estadounidenses ($1,000,000.00)",
    );
    expect(formatValue(number("2000000"), "money words", { language: "fr", currency: "EUR" })).toBe(
      "deux millions d'euros (2\u00A0000\u00A0000,00\u00A0€)",
    );
  });

  test.each([
    ["0.05", "人民币零元零伍分（¥0.05）"],
    ["10.55", "人民币壹拾元伍角伍分（¥10.55）"],
  ])("Chinese cents: %s", (value, expected) =>
    expect(formatValue(number(value), "money words", { language: "zh-Hans", currency: "CNY" })).toBe(expected),
  );

  test("digits below the smallest coin are never rounded away", () =>
    expect(formatValue(number("1.005"), "money words", { language: "en", currency: "USD" })).toBe("$1.005"));

  test("a currency without a symbol is written with its code", () =>
    expect(formatValue(number("1200"), "money words", { language: "en", currency: "CAD" })).toBe(
      "one thousand two hundred CAD (CAD 1,200.00)",
    ));
});

describe("dates", () => {
  const rows: readonly [string, PerLanguage][] = [
    [
      "long date",
      [
        "November 21, 2026",
        "21 de noviembre de 2026",
        "21 novembre 2026",
        "21. November 2026",
        "2026年11月21日",
        "2026年11月21日",
      ],
    ],
    ["short date", ["Nov 21, 2026", "21 nov 2026", "21 nov. 2026", "21.11.2026", "2026/11/21", "2026-11-21"]],
    [
      "era date",
      [
        "November 21, 2026",
        "21 de noviembre de 2026",
        "21 novembre 2026",
        "21. November 2026",
        "令和8年11月21日",
        "2026年11月21日",
      ],
    ],
  ];
  test.each(rows)("%s", (format, expected) => expect(inAll(date(2026, 11, 21), format)).toEqual(expected));

  test("the first of the month and of an era", () => {
    expect(formatValue(date(2026, 1, 1), "long date", { language: "fr", currency: "USD" })).toBe("1er janvier 2026");
    expect(formatValue(date(2019, 5, 1), "era date", { language: "ja", currency: "JPY" })).toBe("令和元年5月1日");
    expect(formatValue(date(2019, 4, 30), "era date", { language: "ja", currency: "JPY" })).toBe("平成31年4月30日");
  });
});

describe("numbers without a format are printed by their unit", () => {
  const rows: readonly [string, string | undefined, PerLanguage][] = [
    [
      "1234.5",
      "USD",
      ["$1,234.50", "$1,234.50", "1\u00A0234,50\u00A0$US", "1.234,50\u00A0US-$", "1,234.50米ドル", "US$1,234.50"],
    ],
    ["5.5", "percent", ["5.5%", "5.5%", "5,5\u00A0%", "5,5\u00A0%", "5.5%", "5.5%"]],
    ["12", "month", ["12 months", "12 meses", "12 mois", "12 Monate", "12か月", "12个月"]],
    ["1", "month", ["1 month", "1 mes", "1 mois", "1 Monat", "1か月", "1个月"]],
    [
      "-1234567.891",
      undefined,
      [
        "-1,234,567.891",
        "-1,234,567.891",
        "-1\u00A0234\u00A0567,891",
        "-1.234.567,891",
        "-1,234,567.891",
        "-1,234,567.891",
      ],
    ],
  ];
  test.each(rows)("%s %s", (value, unit, expected) =>
    expect(inAll(number(value), undefined, { unit })).toEqual(expected),
  );

  test("an amount below zero is in parentheses in English, and has its minus sign before the currency in Chinese", () => {
    expect(formatValue(number("-1200"), "money", { language: "en", currency: "USD" })).toBe("($1,200.00)");
    expect(formatValue(number("-1200"), "money", { language: "zh-Hans", currency: "USD" })).toBe("-US$1,200.00");
  });
});

test.each([
  ["1", ["1st", "1.º", "1er", "1.", "第1", "第一"]],
  ["2", ["2nd", "2.º", "2e", "2.", "第2", "第二"]],
  ["11", ["11th", "11.º", "11e", "11.", "第11", "第十一"]],
  ["23", ["23rd", "23.º", "23e", "23.", "第23", "第二十三"]],
  ["112", ["112th", "112.º", "112e", "112.", "第112", "第一百一十二"]],
] as const)("ordinal of %s", (value, expected) => expect(inAll(number(value), "ordinal")).toEqual(expected));

describe("lists", () => {
  const three = ["apples", "pears", "plums"];
  test("with and", () =>
    expect(inAll(three, "list")).toEqual([
      "apples, pears, and plums",
      "apples, pears y plums",
      "apples, pears et plums",
      "apples, pears und plums",
      "apples、pears及びplums",
      "apples、pears和plums",
    ]));
  test("with or, two and one entries", () => {
    expect(inAll(three, "or list")[0]).toBe("apples, pears, or plums");
    expect(inAll(["a", "b"], "or list")).toEqual(["a or b", "a o b", "a ou b", "a oder b", "a又はb", "a或b"]);
    expect(inAll(["a"], "list")[0]).toBe("a");
  });
  test('Spanish changes "y" and "o" before the same sound', () => {
    const join = (format: string, ...entries: string[]) =>
      formatValue(entries, format, { language: "es", currency: "USD" });
    expect(join("list", "Ana", "Inés")).toBe("Ana e Inés");
    expect(join("list", "agua", "hielo")).toBe("agua y hielo");
    expect(join("or list", "siete", "ocho")).toBe("siete u ocho");
  });
});

describe("parties", () => {
  const address = addressOf({
    country: "US",
    street: "1 High St",
    city: "Dover",
    region: "US-XX",
    postal_code: "19901",
  });
  const company = partyOf("company", { name: "Aster Ltd", formed_in: "Delaware", address });
  const person = partyOf("person", { name: "Ann Poe", trade_name: "Poe Panels", address });
  const nobody = partyOf("person", {});

  test("a party is described with its kind, trade name, place and address", () => {
    expect(formatValue(company, "described", { language: "en", currency: "USD" })).toBe(
      "Aster Ltd, a company organized under the laws of Delaware, with its address at 1 High St, Dover, XX 19901",
    );
    expect(formatValue(person, "described", { language: "en", currency: "USD" })).toBe(
      "Ann Poe, doing business as Poe Panels, an individual with an address at 1 High St, Dover, XX 19901",
    );
  });

  test.each([
    ["en", "Ann Poe (of 1 High St, Dover, XX 19901)"],
    ["de", "Ann Poe (Anschrift: "],
    ["ja", "Ann Poe（住所："],
  ])("a person who is not a party has the address after the name: %s", (language, expected) => {
    const how = { language, currency: "USD" };
    expect(formatValue({ name: "Ann Poe", address }, "described", how)).toContain(expected);
    expect(formatValue({ name: "Ann Poe", address: null }, "described", how)).toBe("Ann Poe");
  });

  test("descriptions of several parties are separated", () => {
    expect(formatValue([company, person], "described", { language: "en", currency: "USD" })).toContain(
      "XX 19901, and Ann Poe,",
    );
    expect(formatValue([company, person, company], "described", { language: "en", currency: "USD" })).toMatch(
      /XX 19901; Ann Poe,.*; and Aster Ltd,/,
    );
  });

  test("Japanese parties are called 甲 and 乙", () => {
    const jp = addressOf({ country: "JP", region: "東京都", city: "千代田区", street: "千代田1-1" });
    const both = [
      partyOf("company", { name: "青葉商事株式会社", address: jp }),
      partyOf("person", { name: "佐藤花子", address: jp }),
    ];
    expect(formatValue(both, "described", { language: "ja", currency: "JPY" })).toBe(
      "東京都千代田区千代田1-1に本店を有する青葉商事株式会社（以下「甲」という。）及び東京都千代田区千代田1-1に住所を有する佐藤花子（以下「乙」という。）",
    );
  });

  test("a party is named by who acts for it where it cannot act itself", () => {
    const trust = partyOf("company", { name: "Oak Trust", type: "trust", signer: "Bo Roe", address });
    const ward = partyOf("person", { name: "Ann Poe", signed_by: "conservator", signer: "Bo Roe", address });
    const inCapacity = (value: Value, language = "en") =>
      formatValue(value, "in capacity", { language, currency: "USD" });
    expect(inCapacity(trust)).toBe("Bo Roe, not individually but as trustee of the Oak Trust");
    expect(inCapacity(ward)).toBe("Ann Poe, acting through Bo Roe as conservator");
    expect(inCapacity(company)).toBe("Aster Ltd");
    expect(inCapacity([person, company])).toBe("Ann Poe and Aster Ltd");
    expect(inCapacity({ name: "Ann Poe", address })).toBe("Ann Poe");
    expect(inCapacity(trust, "ja")).toBe("Bo Roe（Oak Trustの受託者として）");
  });

  test("names are printed alone or joined, and a missing one is a gap", () => {
    expect(formatValue(company, undefined, { language: "en", currency: "USD" })).toBe("Aster Ltd");
    expect(formatValue([company, person], "names", { language: "en", currency: "USD" })).toBe("Aster Ltd and Ann Poe");
    expect(formatValue([company, nobody], "names", { language: "en", currency: "USD" })).toBe("Aster Ltd and …");
  });
});

describe("letters", () => {
  test("title and upper", () => {
    expect(formatValue("the end of a lease", "title", { language: "en", currency: "USD" })).toBe("The End of a Lease");
    expect(formatValue("straße", "upper", { language: "de", currency: "USD" })).toBe("STRASSE");
  });
});

test("a value that does not fit its format is printed plainly", () => {
  for (const format of Object.keys(formats)) {
    expect(formatValue(true, format, { language: "en", currency: "USD" }).toLowerCase()).toBe("yes");
  }
});

test("a format declares the types it accepts", () => {
  expect(formats["money"]?.accepts({ type: "number", unit: "USD" })).toBe(true);
  expect(formats["money"]?.accepts({ type: "string" })).toBe(false);
  expect(formats["long date"]?.accepts({ type: "date" })).toBe(true);
  expect(formats["list"]?.accepts({ type: "list", of: { type: "string" } })).toBe(true);
  expect(formats["described"]?.accepts({ type: "list", of: { type: "record", fields: {} } })).toBe(true);
});
