import { expect, test } from "vitest";
import { isJsonObject, isObjectOrList, orEmptyObject } from "./json-object.ts";

test.each<readonly [name: string, value: unknown, isObject: boolean, isContainer: boolean]>([
  ["an object", { a: 1 }, true, true],
  ["an object without a prototype", Object.create(null), true, true],
  ["a list", [1], false, true],
  ["null", null, false, false],
  ["a text", "a", false, false],
  ["nothing", undefined, false, false],
])("%s", (_, value, isObject, isContainer) => {
  expect([isJsonObject(value), isObjectOrList(value)]).toEqual([isObject, isContainer]);
  expect(orEmptyObject(value)).toEqual(isObject ? value : {});
});
