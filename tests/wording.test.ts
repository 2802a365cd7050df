import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { calques } from "./support/calques.ts";
import type { Source } from "./support/calques.ts";
import { commentsIn, markdownIn, testNamesIn, yamlTextsIn } from "./support/prose-of.ts";
import type { Prose } from "./support/prose-of.ts";
import { isExempt } from "./support/wording-exceptions.ts";

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .trim()
    .split("\n");

const calquesIn = (source: Source, files: readonly string[], read: (text: string) => readonly Prose[]) =>
  files.flatMap((file) =>
    read(readFileSync(file, "utf8")).flatMap(({ line, text, path }) =>
      calques
        .filter(
          ({ phrase, in: sources }) => sources.includes(source) && phrase.test(text) && !isExempt(file, text, path),
        )
        .map(({ phrase, instead }) => `${file}:${line}: "${phrase.exec(text)?.[0]}" (write: ${instead})`),
    ),
  );

const CODE = filesOf("src/*.ts", "src/*.tsx", "scripts/*.ts", "scripts/*.tsx", "tests/*.ts", "vite.config.ts");
const PAGES = filesOf("*.md");
const CATALOG = filesOf("catalog/*.yaml");

describe("no phrase that sounds translated", () => {
  test("in comments", () => expect(calquesIn("code", CODE, commentsIn)).toEqual([]));

  test("in names of tests", () =>
    expect(
      calquesIn(
        "code",
        CODE.filter((file) => /\.test\.tsx?$/.test(file)),
        testNamesIn,
      ),
    ).toEqual([]));

  test("in documentation", () => expect(calquesIn("docs", PAGES, markdownIn)).toEqual([]));

  test("in texts of the catalog", () => expect(calquesIn("catalog", CATALOG, yamlTextsIn)).toEqual([]));
});
