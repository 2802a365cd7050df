import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Inline } from "../../model/document.ts";
import { ROW_KEY } from "../../model/form-view.ts";
import type { Text } from "../../model/text.ts";
import { addressOf } from "../../values/address.ts";
import { decimal } from "../../values/decimal.ts";
import { partyOf } from "../../values/party.ts";
import type { Value } from "../../values/value.ts";
import { inlineText } from "./inline-text.ts";
import { linkText } from "./link-text.ts";
import type { FillScope, TextSettings } from "./text-settings.ts";
import { wordsOf } from "../language-registry/words-of.ts";

const read = (name: string, more: object = {}): Text[number] => ({
  type: "value",
  formula: { ast: ["get", name], deps: [name], source: name },
  field: name,
  ...more,
});

const fill = (
  text: Text,
  values: { readonly [name: string]: Value } = {},
  settings: Partial<TextSettings> & { language?: string } = {},
  scope: Partial<FillScope> = {},
): readonly Inline[] =>
  linkText(text, { words: wordsOf(settings.language ?? "en"), ...settings }).fill({
    get: (name) => values[name] ?? null,
    currency: "USD",
    path: (field) => field,
    label: (path) => `Label of ${path}`,
    count: () => 1,
    resolveReference: () => [],
    ...scope,
  });

describe("an answer", () => {
  test("keeps its path", () =>
    expect(fill(["For ", read("purpose"), "."], { purpose: "panels" })).toEqual([
      { type: "text", text: "For " },
      { type: "value", text: "panels", field: "purpose" },
      { type: "text", text: "." },
    ]));

  test("from the form or the law is printed as translated, and any other text as typed (L23)", () => {
    const part = read("how", { replacements: { "in cash": "en efectivo" } });
    expect(inlineText(fill([part], { how: "in cash" }))).toBe("en efectivo");
    expect(inlineText(fill([part], { how: "in gold" }))).toBe("in gold");
  });

  test("printed at several places of one document follows its value, format and row", () => {
    const settings: TextSettings = { words: wordsOf("en") };
    const [plain, again, words] = [[read("rent")], [read("rent")], [read("rent", { format: "words" })]].map((text) =>
      linkText(text, settings),
    );
    const printed = (amount: string, more: Partial<FillScope> = {}) => {
      const rent = decimal(amount);
      const scope: FillScope = {
        get: () => rent,
        currency: "USD",
        path: (field) => field,
        label: () => null,
        count: () => 1,
        resolveReference: () => [],
        ...more,
      };
      return [plain!, again!, words!].flatMap((text) => text.fill(scope));
    };
    const value = (text: string, field = "rent") => ({ type: "value", text, field });
    expect(printed("12")).toEqual([value("12"), value("12"), value("twelve (12)")]);
    expect(printed("13")).toEqual([value("13"), value("13"), value("thirteen (13)")]);
    expect(printed("13", { path: (field) => `${field}.r2` }).slice(0, 2)).toEqual([
      value("13", "rent.r2"),
      value("13", "rent.r2"),
    ]);
  });

  test.each([null, "", [], {}])("that is missing (%j) is a blank with its question's label (F08)", (missing) =>
    expect(fill([read("purpose")], { purpose: missing })).toEqual([
      { type: "blank", field: "purpose", label: "Label of purpose" },
    ]),
  );

  test("a formula without a question has a blank of its own", () => {
    const formula: Text = [{ type: "value", formula: { ast: ["get", "cap"], deps: ["cap"], source: "cap" } }];
    expect(fill(formula, {}, {}, { label: () => null })).toEqual([
      { type: "blank", field: undefined, label: "to be completed" },
    ]);
  });

  test("a formula's blank links to the first visible unanswered question that it reads (F08)", () => {
    const ast: Ast = ["if", ["get", "secured"], ["get", "hidden"], ["get", "paper"]];
    const part: Text[number] = {
      type: "value",
      formula: { ast, deps: ["law", "secured", "hidden", "paper"], source: "…" },
    };
    const scope = {
      label: (path: string) => (path === "law" ? null : `Label of ${path}`),
      isAsked: (path: string) => path !== "hidden",
    };
    expect(fill([part], { secured: false }, {}, scope)).toEqual([
      { type: "blank", field: "paper", label: "Label of paper" },
    ]);
  });

  test("that ends with a period is not followed by a second one", () => {
    expect(inlineText(fill(["Paid by ", read("name"), "."], { name: "Birch Inc." }))).toBe("Paid by Birch Inc.");
    expect(inlineText(fill(["Paid by ", read("name"), ". Then"], { name: "Birch Inc." }))).toBe(
      "Paid by Birch Inc. Then",
    );
    expect(inlineText(fill(["Paid by ", read("name"), "."], { name: "Birch" }))).toBe("Paid by Birch.");
  });

  test("of a choice is written as the option's text", () => {
    const optionTexts = (field: string) => (field === "kind" ? { a: ["the first"], b: ["the ", read("n")] } : null);
    expect(inlineText(fill([read("kind")], { kind: "a" }, { optionTexts }))).toBe("the first");
    expect(inlineText(fill([read("kind")], { kind: "b", n: decimal(2) }, { optionTexts }))).toBe("the 2");
    expect(inlineText(fill([read("kind")], { kind: ["a", "a"] }, { optionTexts }))).toBe("the first and the first");
    expect(inlineText(fill([read("kind")], { kind: "other" }, { optionTexts }))).toBe("other");
    expect(inlineText(fill([read("kind")], { kind: "toString" }, { optionTexts }))).toBe("toString");
  });
});

describe("an empty formula result prints nothing, not even an extra space", () => {
  const ast: Ast = ["if", ["get", "more"], "and more", ""];
  const part: Text[number] = {
    type: "value",
    formula: { ast, deps: ["more"], source: 'if more then "and more" else ""' },
  };
  const figure: Text[number] = {
    type: "value",
    formula: { ast: ["get", "n"], deps: ["n"], source: "n" },
    blankField: "more",
  };

  test.each<[Text, string, string]>([
    [["Some ", part, " of it."], "Some of it.", "Some and more of it."],
    [["Some ", part, "."], "Some.", "Some and more."],
    [["Some ", part, ", too"], "Some, too", "Some and more, too"],
    [["Some (", part, ")"], "Some ()", "Some (and more)"],
    [[part, " of it"], "of it", "and more of it"],
    [["Some ", part], "Some", "Some and more"],
    [["Some ", part, " ", part, " of it"], "Some of it", "Some and more and more of it"],
    [["Some ", { type: "strong", parts: [part] }, " of it"], "Some of it", "Some and more of it"],
    [["本", part, "票据"], "本票据", "本and more票据"],
    [["For Birch Inc.", part, "."], "For Birch Inc.", "For Birch Inc.and more."],
    [["Some ", figure, " of it."], "Some of it.", "Some of it."],
  ])("%j", (text, without, withMore) => {
    expect(inlineText(fill(text, { more: false, n: "" }))).toBe(without);
    expect(inlineText(fill(text, { more: true, n: "" }))).toBe(withMore);
  });
});

test.each(["trustee of the Ibarra Trust", "as trustee of the Ibarra Trust"])(
  "who acts %j is named in that capacity",
  (capacity) => {
    const party = partyOf("person", {
      name: "Dolores Ibarra",
      address: addressOf({ lines: "1 High St" }),
      capacity,
    });
    expect(inlineText(fill([read("lender", { format: "described" })], { lender: party }))).toBe(
      "Dolores Ibarra, not individually but as trustee of the Ibarra Trust, with an address at 1 High St",
    );
  },
);

describe("a party with missing parts", () => {
  const party = partyOf("company", { name: "Aster Ltd", address: addressOf({ lines: "1 High St" }) });

  test("links each part, given or missing, to its question", () =>
    expect(fill([read("landlord", { format: "described" })], { landlord: party })).toEqual([
      { type: "value", text: "Aster Ltd", field: "landlord.name" },
      { type: "text", text: ", a company" },
      { type: "text", text: " organized under the laws of " },
      { type: "blank", field: "landlord.formed_in", label: "Label of landlord.formed_in", short: "place of formation" },
      { type: "text", text: ", with its address at " },
      { type: "value", text: "1 High St", field: "landlord.address" },
    ]));

  test("is identified by its row in a list", () => {
    const rows = [
      { ...party, [ROW_KEY]: "r4" },
      { ...partyOf("person", {}), [ROW_KEY]: "r2" },
    ];
    expect(fill([read("parties", { format: "names" })], { parties: rows })).toEqual([
      { type: "value", text: "Aster Ltd", field: "parties.r4.name" },
      { type: "text", text: " and " },
      { type: "blank", field: "parties.r2.name", label: "Label of parties.r2.name", short: "name" },
    ]);
  });

  test("prints the name of its jurisdiction if names are available", () => {
    const optionTexts = (field: string) => (field === "landlord.formed_in" ? { "XX-Y": ["Far Land"] } : null);
    const formed = { ...party, formed_in: "XX-Y" };
    expect(
      inlineText(fill([read("landlord", { format: "described" })], { landlord: formed }, { optionTexts })),
    ).toContain("organized under the laws of Far Land, with");
  });
});

test.each([
  [0, "The Tenant pays"],
  [1, "The Tenant pays"],
  [2, "The Tenants pay"],
  [5, "The Tenants pay"],
])("words agree with %d tenants", (count, expected) => {
  const text: Text = [
    "The ",
    { type: "agreement", role: "tenant", one: "Tenant", many: "Tenants" },
    " ",
    { type: "agreement", role: "tenant", one: "pays", many: "pay" },
  ];
  expect(inlineText(fill(text, {}, {}, { count: () => count }))).toBe(expected);
});

test("strong text and defined terms keep their marks", () =>
  expect(
    fill([{ type: "strong", parts: ["Pay ", read("x")] }, ' "', { type: "term", text: "Rent" }, '"'], { x: "now" }),
  ).toEqual([
    {
      type: "strong",
      content: [
        { type: "text", text: "Pay " },
        { type: "value", text: "now", field: "x" },
      ],
    },
    { type: "text", text: ' "' },
    { type: "term", text: "Rent" },
    { type: "text", text: '"' },
  ]));

test("words are contracted with the article of the reference after them", () => {
  const resolveReference = (): readonly Inline[] => [
    { type: "reference", target: "list", before: "el Anexo ", number: "A", after: "" },
  ];
  const say = (before: string) =>
    inlineText(
      fill(
        [before, { type: "reference", clause: "list", capital: false }],
        {},
        { language: "es" },
        { resolveReference },
      ),
    );
  expect(say("forma parte de ")).toBe("forma parte del Anexo A");
  expect(say("conforme a ")).toBe("conforme al Anexo A");
  expect(say("según ")).toBe("según el Anexo A");
  expect(say("donde ")).toBe("donde el Anexo A");
});

test("the name of a place contracts with the words before it, a typed answer does not", () => {
  const optionTexts = (field: string) => (field === "place" ? { "XX-Y": ["el estado de Far"] } : null);
  const say = (field: string, answer: string) =>
    inlineText(fill(["por las leyes de ", read(field), "."], { [field]: answer }, { language: "es", optionTexts }));
  expect(say("place", "XX-Y")).toBe("por las leyes del estado de Far.");
  expect(say("typed", "el estado de Far")).toBe("por las leyes de el estado de Far.");
});

test("the name of a place starts a sentence with a capital and loses its article before a noun, other words do not", () => {
  const optionTexts = () => ({ "XX-Y": ["the Far District"] });
  const isPlace = (field: string) => field === "place";
  const say = (field: string, ...around: readonly [string, string]) =>
    inlineText(fill([around[0], read(field), around[1]], { [field]: "XX-Y" }, { optionTexts, isPlace }));
  expect(say("place", "", " has no rule.")).toBe("The Far District has no rule.");
  expect(say("place", "Under ", " law, it is void.")).toBe("Under Far District law, it is void.");
  expect(say("place", "The law of ", " applies.")).toBe("The law of the Far District applies.");
  expect(say("typed", "", " has no rule.")).toBe("the Far District has no rule.");
});

describe("hostile answers are plain text", () => {
  test.each([
    ["markup", "<script>alert(1)</script> & <b>", "<script>alert(1)</script> & <b>"],
    ["marks of a template", "{{ rent | money }} **x**", "{{ rent | money }} **x**"],
    ["an emoji", "🏠👩‍👩‍👧", "🏠👩‍👩‍👧"],
    ["right-to-left letters and marks", "שלום\u200F", "שלום\u200F"],
    ["an override of the reading order", "pay \u202E001$\u202C now", "pay 001$ now"],
    ["control characters", "a\u0000b\u0007c\u001Bd", "a\uFFFDb\uFFFDc\uFFFDd"],
    ["a lone surrogate", "a\uD800b\uDC00", "a\uFFFDb\uFFFD"],
    ["a non-character", "a\uFFFEb", "a\uFFFDb"],
    ["line ends of every kind", "a\r\nb\rc\u2028d\ne", "a\nb\nc\nd\ne"],
    ["tabs and runs of spaces", "a\tb   c", "a b c"],
  ])("%s", (_, given, printed) =>
    expect(fill([read("x")], { x: given })).toEqual([{ type: "value", text: printed, field: "x" }]),
  );

  test("100,000 characters", () => {
    const long = "x".repeat(100_000);
    expect(inlineText(fill([read("x")], { x: long }))).toBe(long);
  });

  test("any input becomes printable in every format, and cleaning is idempotent", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (typed) => {
        const once = inlineText(fill([read("x")], { x: typed }));
        expect(once).not.toMatch(/[\p{Cs}\uFFFE\uFFFF]|(?!\n)\p{Cc}| {2}/u);
        if (once !== "…") expect(inlineText(fill([read("x")], { x: once }))).toBe(once);
      }),
    ));
});
