import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { pagesOfRoutes } from "../../scripts/build/site/routed-pages.ts";
import { compiled } from "./open-cases.ts";

const APP = resolve(import.meta.dirname, "../../src/app");

const { languages } = compiled.site;
const routes = pagesOfRoutes(readFileSync(join(APP, "routing/routes.ts"), "utf8"));
const theme = readFileSync(join(APP, "theme.css"), "utf8");

/** Languages that need no fonts, line heights or line breaks of their own, because the theme is made for Latin letters. */
const LATIN_LANGUAGES: readonly string[] = ["en"];

test.each(languages)("the home page of $name is a route and has the words of the language", ({ code, home }) => {
  const page = routes.find(({ paths }) => paths.includes(home));
  expect(page?.file, `no route for ${home}`).toMatch(/^pages\/home\/home-[a-z]+\.tsx$/);
  expect(readFileSync(join(APP, page!.file), "utf8")).toContain(`i18n/${code}/home.ts"`);
});

test.each(languages)("the theme has rules for text in $name, or needs none", ({ code }) => {
  if (LATIN_LANGUAGES.includes(code)) return;
  expect(theme).toContain(`[lang]:lang(${code}) {`);
  expect(theme).toContain(`:lang(${code}) [lang="en"]`);
});
