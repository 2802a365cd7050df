import { beforeEach, expect, test, vi } from "vitest";

const open = async () => ({
  ...(await import("./function-registry.ts")),
  ...(await import("../link/link.ts")),
});

// Each test starts like a page, with only the core functions registered.
beforeEach(() => vi.resetModules());

test("throws for a function that is not registered, instead of returning null", async () => {
  const { findFunction, link } = await open();
  expect(findFunction("sum")).not.toBeNull();
  expect(() => findFunction("max")).toThrow('the function "max" is not here');
  expect(() => link(["call", "max", ["n", "1"]])).toThrow('the function "max" is not here');
});

test("finds every function after registration, and no other", async () => {
  const { findFunction, link } = await open();
  const { builtins } = await import("./all-functions.ts");
  for (const name of Object.keys(builtins)) expect(findFunction(name)).toBe(builtins[name]);
  for (const name of ["constructor", "__proto__", "nothing"]) {
    expect(findFunction(name)).toBeNull();
    expect(link(["call", name])(() => null)).toBeNull();
  }
});
