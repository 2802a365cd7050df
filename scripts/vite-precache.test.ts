import { expect, test } from "vitest";
import { catalogWithinRoom } from "./vite-precache.ts";

const file = (address: string, size: number) => ({ address, size, hash: "" });
const kept = (files: readonly (readonly [string, number])[], room: number): readonly string[] =>
  catalogWithinRoom(
    files.map(([address, size]) => file(address, size)),
    room,
  ).map(({ address }) => address);

test("offline keeps what every page reads, then pages, definitions and law", () => {
  const files = [
    ["/catalog/law/US.json", 10],
    ["/catalog/will.en.json", 10],
    ["/catalog/pages/help.json", 10],
    ["/catalog/navigation.json", 10],
    ["/catalog/src/will.yaml", 10],
    ["/assets/index.js", 10],
  ] as const;
  expect(kept(files, 100)).toEqual([
    "/catalog/navigation.json",
    "/catalog/pages/help.json",
    "/catalog/will.en.json",
    "/catalog/law/US.json",
  ]);
  expect(kept(files, 39)).not.toContain("/catalog/law/US.json");
});

test("a file too large for the room left keeps no smaller one out", () => {
  const files = [
    ["/catalog/large.en.json", 60],
    ["/catalog/larger.en.json", 50],
    ["/catalog/small.en.json", 30],
  ] as const;
  expect(kept(files, 100)).toEqual(["/catalog/large.en.json", "/catalog/small.en.json"]);
});
