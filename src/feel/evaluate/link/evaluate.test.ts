import { describe, expect, test } from "vitest";
import { decimal } from "../../../values/decimal.ts";
import type { Ast } from "../ast.ts";
import { evaluate, fromRecord, link } from "./evaluate.ts";
import { variablesFromJson } from "../from-json.ts";
import { linkWithNullReasons } from "./link.ts";
import { toJsonText } from "../to-json.ts";

const nobody = fromRecord({});

test("links a formula once and evaluates it with different answers", () => {
  const doubled = link(["*", ["get", "a"], ["n", "2"]]);
  expect(toJsonText(doubled(fromRecord({ a: decimal(3) })))).toBe("6");
  expect(toJsonText(doubled(fromRecord({ a: decimal("0.5") })))).toBe("1");
  expect(doubled(nobody)).toBe(null);
});

test("evaluates literals to themselves", () => {
  const literals: readonly Ast[] = ["text", true, null];
  for (const literal of literals) expect(evaluate(literal, nobody)).toBe(literal);
  expect(evaluate(["and", true, ["get", "x"]], fromRecord({ x: true }))).toBe(true);
});

test("accepts a formula that was stored as JSON", () => {
  const ast: Ast = ["some", "c", ["get", "list"], [">", ["get", "c"], ["n", "2.50"]]];
  const stored: Ast = JSON.parse(JSON.stringify(ast));
  const get = fromRecord({ list: [decimal(1), decimal(3)] });
  expect(link(stored)(get)).toBe(true);
});

test("a loop variable shadows an outer name within its loop", () => {
  const ast: Ast = [
    "list",
    ["for", "x", ["list", ["n", "1"]], ["for", "x", ["list", ["n", "2"]], ["get", "x"]]],
    ["get", "x"],
  ];
  expect(toJsonText(link(ast)(fromRecord({ x: "outer" })))).toBe('[[[2]],"outer"]');
});

test("reads only own properties, even ones named like built-in properties", () => {
  const hostile = variablesFromJson(JSON.parse('{"r": {"__proto__": {"a": 1}, "constructor": 5}}'))!;
  const get = fromRecord(hostile);
  expect(toJsonText(link(["at", ["get", "r"], "constructor"])(get))).toBe("5");
  expect(link(["at", ["get", "r"], "a"])(get)).toBe(null);
  expect(link(["at", ["get", "r"], "toString"])(get)).toBe(null);
  expect(link(["get", "toString"])(get)).toBe(null);
});

test("reasons explain why a value is null", () => {
  const noteOf = (ast: Ast) => linkWithNullReasons(ast)(nobody).notes;
  expect(noteOf(["/", ["n", "1"], ["n", "0"]])).toEqual(["division_by_zero"]);
  expect(noteOf(["+", "a", ["n", "1"]])).toEqual(["wrong_type"]);
  expect(noteOf(["call", "date", "2024-02-30"])).toEqual(["no_such_date"]);
  expect(noteOf(["get", "a"])).toEqual([]);
});

describe("JSON", () => {
  test.each([
    ['{"a": 100.1}', "100.1"],
    ['{"a": 0.1}', "0.1"],
    ['{"a": "2026-01-31"}', '"2026-01-31"'],
    ['{"a": {"date": "2026-01-31"}}', '"2026-01-31"'],
    ['{"a": {"duration": "P18M"}}', '"P1Y6M"'],
    ['{"a": {"date": "soon"}}', '{"date":"soon"}'],
    ['{"a": [1, null, true, {"b": []}]}', '[1,null,true,{"b":[]}]'],
    ['{"a": 1e400}', "null"],
    ['{"a": 1e21}', "1000000000000000000000"],
    ['{"a": "\\u2028\\""}', '"\u2028\\""'],
  ])("%s survives a round trip as %s", (json, text) => {
    expect(toJsonText(variablesFromJson(JSON.parse(json))!["a"]!)).toBe(text);
  });

  test("reads variables only from an object", () => {
    for (const json of [null, 5, "a", [1]]) expect(variablesFromJson(json)).toBe(null);
  });

  test("limits nesting", () => {
    const deep: unknown = JSON.parse("[".repeat(5_000) + "]".repeat(5_000));
    expect(toJsonText(variablesFromJson({ deep })!["deep"]!)).toContain("null");
  });
});
