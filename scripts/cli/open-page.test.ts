import { expect, test } from "vitest";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiledCatalog } from "../build/catalog/compiled-catalog.ts";
import { openFilledForm } from "./open-page.ts";

test("a body for the law of one jurisdiction opens with that jurisdiction and its currency", () => {
  const compiled = compiledCatalog();
  const body = [...compiled.definitions.values()].find((definition) => definition.fixed);
  const today = parseIsoDate("2026-11-20");
  if (!body?.fixed || today === null) throw new Error("no such body");
  const { context } = openFilledForm(compiled, body, {}, today);
  expect([context.jurisdiction, context.settings.currency]).toEqual([body.fixed.jurisdiction, body.fixed.currency]);
});
