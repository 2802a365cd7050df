import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { Json } from "./canonical-json.ts";

describe("canonical JSON (RFC 8785)", () => {
  it("writes the sample of section 3.2.2 as section 3.2.3 prints it", () => {
    const sample = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`) as Json;
    expect(canonicalJson(sample)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it("sorts names by UTF-16 code units, as the sample of section 3.2.3 does", () => {
    const names = ["\u20ac", "\r", "\ufb33", "1", "\u{1f600}", "\u0080", "\u00f6"];
    const written = canonicalJson(Object.fromEntries(names.map((name) => [name, name])));
    expect(Object.keys(JSON.parse(written) as object).filter((name) => name !== "1")).toEqual([
      "\r",
      "\u0080",
      "\u00f6",
      "\u20ac",
      "\u{1f600}",
      "\ufb33",
    ]);
  });

  it.each([
    [0, "0"],
    [-0, "0"],
    [1e21, "1e+21"],
    [9_007_199_254_740_992, "9007199254740992"],
    [5e-324, "5e-324"],
    [1.797_693_134_862_315_7e308, "1.7976931348623157e+308"],
  ])("writes the number %s of appendix B as %s", (value, written) => {
    expect(canonicalJson(value)).toBe(written);
  });

  it.each([
    ["no number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["half a character", "\ud800"],
    ["undefined", undefined],
    ["a function", () => 0],
  ])("rejects %s, which JSON cannot express", (_, value) => {
    expect(() => canonicalJson(value as Json)).toThrow(TypeError);
  });
});

describe("base64url", () => {
  it.each([
    [[], ""],
    [[255, 254], "__4"],
    [[251, 255, 191], "-_-_"],
  ])("writes %j as %s and reads it back", (bytes, text) => {
    expect(toBase64Url(new Uint8Array(bytes))).toBe(text);
    expect([...(fromBase64Url(text) ?? [])]).toEqual(bytes);
  });

  it.each(["a", "__5", "ab=", "a b", "+/+/"])("has no second text for the same bytes: %s", (text) => {
    expect(fromBase64Url(text)).toBeNull();
  });
});
