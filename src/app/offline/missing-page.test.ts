import { expect, test } from "vitest";
import { missingPage } from "./missing-page.ts";

test.each([
  ["en", true, "connection", "You are offline"],
  ["en", false, "You are offline, and this page was not kept on this device.", "connection may be down"],
  ["ja", false, "オフライン", "connection"],
])("P6 in %s, online %s, a page that did not come says why", (locale, isOnline, said, unsaid) => {
  const { text } = missingPage(locale, isOnline);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});
