import { expect, test } from "vitest";
import { home } from "./home.ts";

test("no line of the Thai page can begin with the sign of repetition", () => {
  const texts = JSON.stringify(home);
  expect(texts).toContain("\u00a0ๆ");
  expect(texts).not.toMatch(/ ๆ/);
});
