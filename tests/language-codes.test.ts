import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCREEN_LANGUAGES } from "../src/model/site/screen-language.ts";
import { DEFERRED_LANGUAGES } from "../src/text/words/prose-words.ts";
import { withoutComments } from "./support/prose-of.ts";

// Thai has a home page only.
const CODES = [...new Set([...SCREEN_LANGUAGES, ...DEFERRED_LANGUAGES, "th"])].join("|");

/** What decides by the code of a language: a comparison, a case, a search for the code. */
const DECIDES = [
  new RegExp(`[!=]==?\\s*"(?:${CODES})"`, "g"),
  new RegExp(`"(?:${CODES})"\\s*[!=]==?`, "g"),
  new RegExp(`\\bcase "(?:${CODES})"`, "g"),
  new RegExp(`\\.(?:startsWith|includes|has|indexOf)\\(\\s*"(?:${CODES})[-"]`, "g"),
  new RegExp(`/\\^?\\(?(?:\\?:)?(?:${CODES})(?:\\||\\)|\\$/|-)`, "g"),
];

/** Comparisons that remain, each with its reason: none today. */
const EXCEPTIONS: { readonly [file: string]: string } = {};

const decisionsIn = (text: string): readonly string[] =>
  DECIDES.flatMap((pattern) => [...withoutComments(text).matchAll(pattern)].map(([found]) => found));

test("no code decides by the code of a language; records with an entry for each language do", () => {
  const files = execFileSync("git", ["ls-files", "src/*.ts", "src/*.tsx", "scripts/*.ts"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => decisionsIn(readFileSync(file, "utf8")).length > 0);
  expect(found).toEqual(Object.keys(EXCEPTIONS));
});

test.each([
  'locale === "ja" ? ja : en',
  'if ("en" !== language) return;',
  'case "zh-Hans":',
  'language.startsWith("ja")',
  'languages.includes("en")',
  "/^(?:ja|zh)(?:-|$)/.test(language)",
])("a planted decision is found: %s", (source) => expect(decisionsIn(source)).not.toEqual([]));

test.each(["const words = { en, ja };", 'localizedText(name, "en")', 'return "th";', 'kind === "entry"'])(
  "what only names a language is allowed: %s",
  (source) => expect(decisionsIn(source)).toEqual([]),
);
