import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";

const today = parseIsoDate("2026-11-21")!;
const fixed = [...compiled.definitions].filter(([key]) => key.endsWith(".ja"));

test.each(fixed)("%s uses its own currency and law, whatever the settings are", (_key, page) => {
  const { context } = openFilledForm(compiled, page, {}, today);
  expect([context.settings.currency, context.jurisdiction]).toEqual(["JPY", "JP"]);
});
