import { expect, test } from "vitest";
import { compiledCatalog } from "../../scripts/compiled-catalog.ts";
import { openAnswers } from "../../scripts/open-page.ts";
import { parseIsoDate } from "../../src/values/date.ts";

const compiled = compiledCatalog();
const today = parseIsoDate("2026-11-21")!;
const fixed = [...compiled.definitions].filter(([key]) => key.endsWith(".ja"));

test.each(fixed)("%s is drafted with the currency and the law it is made for, whatever the settings say", (_key, page) => {
  const { context } = openAnswers(compiled, page, {}, today);
  expect([context.settings.currency, context.jurisdiction]).toEqual(["JPY", "JP"]);
});
