import { beforeEach, expect, test, vi } from "vitest";

const open = async () => ({
  ...(await import("./registry.ts")),
  ...(await import("../link.ts")),
});

// Every test begins as a page does, before anything is brought.
beforeEach(() => vi.resetModules());

test("a function that was not brought is a fault that shows, never a silent null", async () => {
  const { functionNamed, link } = await open();
  expect(functionNamed("sum")).not.toBeNull();
  expect(() => functionNamed("max")).toThrow('the function "max" is not here');
  expect(() => link(["call", "max", ["n", "1"]])).toThrow('the function "max" is not here');
});

test("once brought, every function is there and nothing else is", async () => {
  const { functionNamed, link } = await open();
  const { builtins } = await import("./all-functions.ts");
  for (const name of Object.keys(builtins)) expect(functionNamed(name)).toBe(builtins[name]);
  for (const name of ["constructor", "__proto__", "nothing"]) {
    expect(functionNamed(name)).toBeNull();
    expect(link(["call", name])(() => null)).toBeNull();
  }
});
