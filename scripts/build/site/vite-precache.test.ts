import { expect, test } from "vitest";
import { catalogWithinBudget, precacheOf } from "./vite-precache.ts";

const file = (address: string, size: number) => ({ address, size, hash: "" });
const kept = (files: readonly (readonly [string, number])[], room: number): readonly string[] =>
  catalogWithinBudget(
    files.map(([address, size]) => file(address, size)),
    room,
  ).map(({ address }) => address);

test("offline caching includes what every page reads, then pages, definitions and law", () => {
  const files = [
    ["/catalog/law/wills.json", 10],
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
    "/catalog/law/wills.json",
  ]);
  expect(kept(files, 39)).not.toContain("/catalog/law/wills.json");
});

test("a file too large for the remaining budget does not exclude smaller ones", () => {
  const files = [
    ["/catalog/large.en.json", 60],
    ["/catalog/larger.en.json", 50],
    ["/catalog/small.en.json", 30],
  ] as const;
  expect(kept(files, 100)).toEqual(["/catalog/large.en.json", "/catalog/small.en.json"]);
});

const site = ["/index.html", "/mark.svg", "/theme.js", "/assets/index-1a2b3c4d.js", "/fonts/Tinos-Regular.ttf"];
const built = (changed?: string) =>
  site.map((address) => ({ address, size: 1, hash: address === changed ? "after" : "before" }));

test.each(site)("a changed %s is a new version, so that a returning visitor keeps no old copy", (address) => {
  expect(precacheOf(built()).addresses).toContain(address);
  expect(precacheOf(built(address)).version).not.toBe(precacheOf(built()).version);
});

test("a large font is not cached with the version, and one with another content is a new version", () => {
  const font = { address: "/fonts/NotoSansJP-Regular.otf", size: 1_800_000, hash: "before" };
  const before = precacheOf([...built(), font]);
  expect(before.addresses).not.toContain(font.address);
  expect(before.largeFonts).toEqual(new Map([[font.address, "before"]]));
  expect(precacheOf([...built(), { ...font, hash: "after" }]).version).not.toBe(before.version);
});

test("a build that lacks a file every page asks for is refused", () => {
  expect(() => precacheOf(built().filter(({ address }) => address !== "/theme.js"))).toThrow("/theme.js");
});

test("author tools and the PDF reader are cached on first use, not with the version", () => {
  const rare = ["/assets/compiler-worker-1.js", "/assets/yaml-editor-2.js", "/assets/pdf.worker.min-3.js"];
  const files = [...built(), ...rare.map((address) => file(address, 1))];
  expect(precacheOf(files).addresses.filter((address) => rare.includes(address))).toEqual([]);
});
