import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { childFields } from "../child-fields.ts";
import { isUnsure } from "../is-unsure.ts";
import { limitProblem } from "../limit-problem.ts";
import { isBlank } from "../raw-shape.ts";
import { fieldKindOf, fieldKinds } from "./field-kinds.ts";
import { placeName } from "../place/place-name.ts";
import { expandField } from "./expand-field.ts";
import { sampleContext as context } from "../../../tests/support/sample-context.ts";
import { bare, ask, readAs } from "../../../tests/support/parsed-fields.ts";

describe("the registry", () => {
  it("throws for an unknown name, and for one that every object inherits", () => {
    expect(() => fieldKindOf("iban")).toThrow("unknown field kind: iban");
    expect(() => fieldKindOf("toString")).toThrow("unknown field kind: toString");
  });

  it("labels every part of every kind in the language asked for", () => {
    for (const kind of Object.values(fieldKinds)) {
      for (const language of ["en", "ja"]) {
        for (const part of childFields(ask(kind.kind, {}, language))) {
          const label = part.label.join("");
          expect(label).not.toBe("");
          expect(/\p{Script=Han}|\p{Script=Hiragana}/u.test(label)).toBe(language === "ja");
        }
      }
    }
  });
});

describe("names (F17)", () => {
  it.each([
    "O'Brien-Ōta",
    "髙橋 一郎",
    "X",
    "Null",
    "José María de la Cruz y Núñez",
    "Đặng Thị Tuyết",
    "สมชาย ใจดี",
    "Ann, Duchess of Poe",
    "D'Arcy Wu-Li III",
    "x".repeat(80),
    "﨑山 神",
    "محمد",
  ])("%s passes unchanged", (name) => {
    expect(readAs(ask("text"), name)).toBe(name);
    expect(readAs(ask("person"), { name })).toMatchObject({ name });
  });
});

describe("what is given and what is understood", () => {
  it.each([
    ["money", "1200", "en", "$1,200.00"],
    ["money", "1200.5", "ja", "$1,200.50"],
    ["number", "1200", "en", "1,200"],
    ["percent", "9.5", "en", "9.5%"],
    ["date", "2026-12-01", "ja", "令和8年12月1日"],
    ["date", "2019-05-01", "ja", "令和元年5月1日"],
    ["date", "2026-12-01", "en", null],
    ["date", "1850-01-01", "ja", null],
  ])("%s %s is echoed in %s as %s (F13, F16)", (kind, raw, locale, echo) => {
    const parsed = fieldKindOf(kind).parse(raw, ask(kind), context(locale));
    expect(parsed.ok && fieldKindOf(kind).echo?.(parsed.value, ask(kind), context(locale))).toBe(echo);
  });

  it("names the unit of an amount: the field's own, or that of the settings (F19)", () => {
    expect(fieldKindOf("money").unit?.(ask("money"), context())).toBe("USD");
    expect(fieldKindOf("money").unit?.(ask("money", { unit: "JPY" }), context())).toBe("JPY");
    expect(fieldKindOf("percent").unit?.(ask("percent"), context())).toBe("percent");
    expect(fieldKindOf("number").unit?.(ask("number", { unit: "year" }), context())).toBe("year");
  });

  it.each(["number", "money", "percent", "postal_code"])(
    "a %s may have a unit called like a member of every object",
    (kind) => {
      for (const unit of ["constructor", "__proto__", "toString"]) {
        expect(() => fieldKindOf(kind).parse("12", ask(kind, { unit }), context())).not.toThrow();
      }
    },
  );

  it("offers yes and no in the screen language", () => {
    const labels = (locale: string) =>
      fieldKindOf("yes_no")
        .choices?.(ask("yes_no"), context(locale))
        .map(({ value, label }) => `${value} ${label}`);
    expect(labels("en")).toEqual(["true Yes", "false No"]);
    expect(labels("ja")).toEqual(["true はい", "false いいえ"]);
  });

  it("takes only the options on offer just now", () => {
    const options = ["a", "b"].map((value) => ({ value, label: [value] }));
    const { parse: read } = fieldKindOf("choice");
    expect(read("b", ask("choice", { options }), { ...context(), options: ["a"] })).toMatchObject({ ok: false });
    expect(read("a", ask("choice", { options }), { ...context(), options: ["a"] })).toEqual({ ok: true, value: "a" });
  });

  const blank: readonly (RawAnswer | undefined)[] = [
    null,
    undefined,
    "",
    " \t",
    [],
    {},
    { a: "" },
    { a: { b: null } },
    { order: [], rows: {} },
  ];
  const given: readonly RawAnswer[] = [0, false, "0", [""], { a: false }, { order: ["r1"], rows: {} }];

  it("distinguishes not sure yet and blank answers from given ones", () => {
    expect([{ unsure: true }, { unsure: false }, { unsure: "true" }, [], null, "unsure"].map(isUnsure)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(blank.every(isBlank)).toBe(true);
    expect(given.some(isBlank)).toBe(false);
  });
});

describe("limits", () => {
  const none = { min: null, max: null };
  const day = (number: number): Value => ({ type: "date", day: number });

  it.each<readonly [string, Value, Value, Value, object | null]>([
    ["a number below", decimal(4), decimal(5), null, { code: "too_small", params: { min: "5", unit: "USD" } }],
    ["a number at its least", decimal(5), decimal(5), decimal(5), null],
    ["a number above", decimal("5.01"), null, decimal(5), { code: "too_big", params: { max: "5", unit: "USD" } }],
    ["a day before", day(0), day(1), null, { code: "too_early", params: { min: "1970-01-02" } }],
    ["a day after", day(2), null, day(1), { code: "too_late", params: { max: "1970-01-02" } }],
    ["a day on its limit", day(1), day(1), day(1), null],
    ["too few rows", [{}], decimal(2), null, { code: "too_few", params: { min: "2" } }],
    ["too many rows", [{}, {}], null, decimal(1), { code: "too_many", params: { max: "1" } }],
    ["a limit of another type", decimal(1), day(5), null, null],
    ["nothing given", null, decimal(1), decimal(2), null],
  ])("%s", (_what, value, min, max, problem) => {
    expect(limitProblem(value, { min, max }, "USD")).toEqual(problem);
  });

  it("none allow everything", () => {
    expect(limitProblem(decimal(-1), none)).toBeNull();
  });
});

describe("laws", () => {
  const sameAgain = (field: Field, value: Value): void => {
    const kind = fieldKindOf(field.kind);
    expect(kind.parse(kind.toRaw(value, field), field, context())).toEqual({ ok: true, value });
  };
  const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((cents) => decimal(String(cents)).div(100));
  /** A question that sets its own least amount. */
  const anyAmount: Field["min"] = { ast: null, deps: [], source: "null" };
  const lines = fc.string({ unit: "grapheme", maxLength: 80 });

  it("every amount is read back from its plainest raw form", () => {
    fc.assert(fc.property(amounts, (amount) => sameAgain(ask("money", { unit: "USD" }), amount.abs())));
    const signed = ask("money", { unit: "USD", min: anyAmount });
    fc.assert(fc.property(amounts, (amount) => sameAgain(signed, amount)));
    fc.assert(fc.property(amounts, (amount) => sameAgain(ask("percent"), amount)));
    fc.assert(fc.property(amounts, (amount) => sameAgain(ask("number", { decimals: 2 }), amount)));
  });

  it("every date is read back from its plainest raw form", () => {
    // From the year 1000 on: an earlier year has fewer than four digits when typed.
    fc.assert(
      fc.property(fc.integer({ min: -354_285, max: 2_932_896 }), (day) =>
        sameAgain(ask("date"), { type: "date", day }),
      ),
    );
  });

  it("text that was read once is read the same again", () => {
    for (const kind of ["text", "phrase", "long_text"]) {
      fc.assert(
        fc.property(lines, (typed) => {
          const parsed = fieldKindOf(kind).parse(typed, ask(kind), context());
          if (parsed.ok && parsed.value !== null) sameAgain(ask(kind), parsed.value);
        }),
      );
    }
  });

  it("no kind throws on any input", () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    for (const [name, kind] of Object.entries(fieldKinds)) {
      fc.assert(
        fc.property(anything, (given) => {
          const parsed = kind.parse(JSON.parse(JSON.stringify(given)), ask(name), context());
          if (!parsed.ok) expect(parsed.problem.code).toMatch(/^[a-z_]+$/);
        }),
      );
    }
  });
});

describe("places", () => {
  const file: {
    places: {
      code: string;
      kind: Jurisdiction["kind"];
      says?: Jurisdiction["proseNames"];
      name: Jurisdiction["names"];
    }[];
  } = parse(readFileSync(new URL("../../../catalog/places.yaml", import.meta.url), "utf8"));
  const places: readonly Jurisdiction[] = file.places.map(({ name, says, ...place }) => ({
    ...place,
    names: name,
    ...(says ? { proseNames: says } : {}),
  }));
  const filled = (kind: string, more: Partial<Field> = {}, language = "en") =>
    expandField(bare(kind, more), places, language);

  it("are complete: 50 states and the district, 6 territories, every country, each once", () => {
    const count = (kind: Jurisdiction["kind"]) => places.filter((place) => place.kind === kind).length;
    expect([count("state"), count("territory"), count("country")]).toEqual([51, 6, 243]);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    for (const { code, kind, names } of places) {
      expect(code).toMatch(kind === "country" ? /^[A-Z]{2}$/ : /^US-[A-Z]{2}$/);
      expect([names.en, names.ja].every((name) => name !== undefined && name !== "")).toBe(true);
    }
  });

  it("fill a question with states and territories, or with what its author asks for", () => {
    expect(filled("place").options?.length).toBe(57);
    expect(filled("place", { jurisdictionKinds: ["country"] }).options?.length).toBe(243);
    expect(filled("place", {}, "ja").options?.find(({ value }) => value === "US-OR")?.label).toEqual(["オレゴン州"]);
    const district = filled("place").options?.find(({ value }) => value === "US-DC");
    expect([district?.label, district?.proseLabel]).toEqual([["District of Columbia"], ["the District of Columbia"]]);
    expect(filled("place", {}, "ja").options?.find(({ value }) => value === "US-DC")?.proseLabel).toBeUndefined();
    const own = [{ value: "XA", label: ["Only here"] }];
    expect(filled("place", { options: own }).options).toEqual(own);
    expect(filled("text")).toEqual(ask("text"));
  });

  it("fill the parts of composites, however deep", () => {
    const party = filled("party");
    const formedIn = party.fields?.find(({ id }) => id === "formed_in");
    const region = party.fields?.find(({ id }) => id === "address")?.fields?.find(({ id }) => id === "region");
    expect(formedIn?.options?.length).toBe(300);
    expect(region?.options?.length).toBe(57);
    expect(filled("list", { fields: [ask("place")] }).fields?.[0]?.options?.length).toBe(57);
  });

  it("are found by name, code or postal letters (F15)", () => {
    const field = filled("place");
    expect(["US-OR", "Oregon", "oregon", "or", "ＯＲ"].map((typed) => readAs(field, typed))).toEqual(
      Array.from({ length: 5 }, () => "US-OR"),
    );
    expect(readAs(field, "JP")).toBe("not_an_option");
  });

  it("are named in the language asked for", () => {
    const named = (code: string, language: string) =>
      placeName(
        places.find((place) => place.code === code)!,
        language,
      );
    expect(named("US-OR", "es")).toBe("Oregón");
    expect(named("US-OR", "fr")).toBe("Oregon");
    expect(named("JP", "es")).toBe("Japón");
    expect(named("JP", "zh-Hans")).toBe("日本");
    expect(named("DE", "de")).toBe("Deutschland");
  });

  it("an upload keeps no more than name, size and type", () => {
    const value = readAs(ask("upload"), { name: "a.pdf", size: 5, type: "application/pdf", content: "secret" });
    expect(value).toEqual({ name: "a.pdf", size: decimal(5), type: "application/pdf" });
    expect(isDecimal(decimal(5))).toBe(true);
  });
});
