import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lintConfig } from "./lint-config.ts";
import type { LintConfig } from "./lint-config.ts";
import { layers } from "./layers.ts";

test("the linter's file has the layer rules of the table of layers", () => {
  const config = JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as LintConfig;
  expect(config).toEqual(lintConfig(config));
});

const foldersOf = (file: string): readonly string[] =>
  (JSON.parse(readFileSync(file, "utf8")) as { readonly include: readonly string[] }).include;

// Pure by the linter's rules, and checked with the types of the browser, which alone have those of Web Crypto.
const WEB_CRYPTO = ["sealing"];

test("every pure layer and no other is checked without the types of a browser", () => {
  const checked = [...foldersOf("tsconfig.pure.json"), ...foldersOf("tsconfig.pure-files.json")];
  const isChecked = (folder: string): boolean => checked.some((one) => `src/${folder}/`.startsWith(`${one}/`));
  expect(layers.filter(({ folder }) => isChecked(folder))).toEqual(
    layers.filter(({ folder, isPure }) => isPure && !WEB_CRYPTO.includes(folder)),
  );
});
