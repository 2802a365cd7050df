import { expect, test } from "vitest";
import { robotsText } from "./well-known.ts";

test.each([
  "/personal-settings",
  "/account",
  "/billing",
  "/services/my_services",
  "/settings",
  "/document-vault/en",
  "/expiration-tracker/en",
  "/my-services",
  "/default_settings",
  "/developer_settings",
  "/log-in/jp",
  "/s/negotiation/1",
  "/document/will/1",
])("search engines are asked not to list %s", (path) => {
  const beginnings = [...robotsText("https://forms.example").matchAll(/^Disallow: (.*)$/gm)].map(([, one = ""]) => one);
  expect(beginnings.some((beginning) => path.startsWith(beginning))).toBe(true);
});

test.each(["/", "/services", "/document-generator", "/document-review", "/s/will/en"])("they may list %s", (path) => {
  const beginnings = [...robotsText("https://forms.example").matchAll(/^Disallow: (.*)$/gm)].map(([, one = ""]) => one);
  expect(beginnings.filter((beginning) => path.startsWith(beginning))).toEqual([]);
});
