import { describe, expect, test } from "vitest";
import { compileTemplate } from "./compile-template.ts";
import { sampleScope } from "./sample-scope.ts";

const textOf = (source: string, more = {}) => compileTemplate(source, sampleScope, more).text;
const rooms = { ast: ["get", "rooms"], deps: ["rooms"], source: "rooms" };

describe("compiles a text to parts", () => {
  test("keeps plain text as one part", () => {
    expect(textOf("No marks, { one } brace and one * star.")).toEqual(["No marks, { one } brace and one * star."]);
    expect(textOf("")).toEqual([]);
  });

  test("keeps a value's formula, format, question and unit", () => {
    expect(textOf("Up to {{ rooms }}.")).toEqual(["Up to ", { type: "value", formula: rooms, field: "rooms" }, "."]);
    expect(textOf("{{ income | money }}")).toEqual([
      {
        type: "value",
        formula: { ast: ["get", "income"], deps: ["income"], source: "income" },
        format: "money",
        field: "income",
        unit: "USD",
      },
    ]);
  });

  test("links only a plain path to a question", () => {
    const fieldOf = (source: string) => {
      const [part] = textOf(source);
      return typeof part === "object" && part.type === "value" ? part.field : "none";
    };
    expect(fieldOf("{{ landlord.name }}")).toBe("landlord.name");
    expect(fieldOf("{{ rooms + 1 }}")).toBe(undefined);
    expect(fieldOf("{{ today }}")).toBe(undefined);
    expect(fieldOf("{{ law.deposit.cap_months }}")).toBe(undefined);
  });

  test("references, roles and strong parts", () => {
    expect(textOf("See {{ ref duties }}. {{ Ref each-project }} and **{{ tenant: must / must all }}**.")).toEqual([
      "See ",
      { type: "reference", clause: "duties", capital: false },
      ". ",
      { type: "reference", clause: "each-project", capital: true },
      " and ",
      { type: "strong", parts: [{ type: "agreement", role: "tenant", one: "must", many: "must all" }] },
      ".",
    ]);
  });

  test("allows bars and braces in quotes inside a mark", () => {
    const [part] = textOf('{{ name + " | }} " | upper }}');
    expect(part).toMatchObject({ type: "value", format: "upper", formula: { ast: ["+", ["get", "name"], " | }} "] } });
  });
});

describe("dependencies of a text", () => {
  test("lists each name and each clause once", () => {
    const { deps, references } = compileTemplate(
      "{{ rooms }} {{ rooms + years }} {{ ref a }} {{ Ref a }} {{ ref b }}",
      { ...sampleScope, years: { type: "number" } },
      {},
    );
    expect(deps).toEqual(["rooms", "years"]);
    expect(references).toEqual(["a", "b"]);
  });

  test("omits names bound by a loop or by an enclosing repetition", () => {
    const { deps, diagnostics } = compileTemplate(
      "{{ child.name }}: {{ count(children[item.age > rooms]) }} {{ for c in children return c.age | list }}",
      { ...sampleScope, child: { type: "record", fields: { name: { type: "string" } } } },
      { locals: ["child"] },
    );
    expect(diagnostics).toEqual([]);
    expect(deps).toEqual(["children", "rooms"]);
  });
});

describe("formats", () => {
  test("default to those of the product", () => {
    const ours = { shout: { accepts: () => true } };
    expect(compileTemplate("{{ name | shout }}", sampleScope).diagnostics[0]?.code).toBe("FEEL41");
    expect(compileTemplate("{{ name | shout }}", sampleScope, { formats: ours }).diagnostics).toEqual([]);
    expect(compileTemplate("{{ name | constructor }}", sampleScope).diagnostics[0]?.code).toBe("FEEL41");
  });
});

test("reports every problem of a text at once, in order", () => {
  const { diagnostics } = compileTemplate("{{ nmae }} and {{ born | money }} and **", sampleScope);
  expect(diagnostics.map(({ code, from }) => [code, from])).toEqual([
    ["FEEL10", 3],
    ["FEEL42", 24],
    ["FEEL46", 38],
  ]);
});
