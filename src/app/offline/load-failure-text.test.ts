import { expect, test } from "vitest";
import { loadFailureText } from "./load-failure-text.ts";

test.each([
  ["en", true, "connection", "You are offline"],
  ["en", false, "You are offline, and this page is not saved on this device.", "connection may be down"],
  ["ja", false, "オフライン", "connection"],
])("in %s, online %s, a page that failed to load explains why (P6)", (locale, isOnline, said, unsaid) => {
  const { text } = loadFailureText(locale, isOnline);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});
