import { expect, test } from "vitest";
import { withDigests } from "./translations.ts";

const kept = `digests: # of the source; kept by the command
  clauses.a: "1"
`;

test("digests are written at the end, once", () => {
  const first = withDigests("id: x\nlanguage: es\n", { title: "0abc" });
  expect(first).toBe("id: x\nlanguage: es\ndigests: # of the source; kept by the command\n  title: 0abc\n");
  expect(withDigests(first, { title: "0abc" })).toBe(first);
});

test("removes outdated digests and keeps the texts after them", () => {
  expect(withDigests(`id: x\n${kept}title: y\n`, { title: "0def" })).toBe(
    "id: x\ntitle: y\ndigests: # of the source; kept by the command\n  title: 0def\n",
  );
});
