import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../catalog/compiled-catalog.ts";
import { pagesOfRoutes } from "./routed-pages.ts";

const APP = join(ROOT, "src/app");
const text = readFileSync(join(APP, "routing/routes.ts"), "utf8");
const pages = pagesOfRoutes(text);

test("every line of the route table is read, with a file that exists", () => {
  expect(pages).toHaveLength([...text.matchAll(/paths: \[/g)].length);
  for (const { paths, file } of pages) {
    expect(file, paths[0]).toMatch(/\.tsx$/);
    expect(existsSync(join(APP, file)), file).toBe(true);
  }
});

test("addresses and frames are those of the table", () => {
  const of = (path: string) => pages.find(({ paths }) => paths.includes(path));
  expect(of("/jp")).toEqual({ paths: ["/jp"], file: "pages/home/home-japanese.tsx", bare: true });
  expect(of("/document-vault/en")).toEqual({
    paths: ["/document-vault", "/document-vault/en"],
    file: "pages/vault/vault-page.tsx",
    bare: false,
  });
});
