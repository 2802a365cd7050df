import { expect, test } from "vitest";
import { failedAddress } from "./retry-import.ts";

const ORIGIN = "https://forms.example";

test.each([
  ["Chromium", `TypeError: Failed to fetch dynamically imported module: ${ORIGIN}/assets/panels-1a.js`],
  [
    "Chromium, second attempt",
    `TypeError: Failed to fetch dynamically imported module: ${ORIGIN}/assets/panels-1a.js?attempt=1`,
  ],
  ["Firefox", `TypeError: error loading dynamically imported module: ${ORIGIN}/assets/panels-1a.js`],
])("the address in the message of %s", (_browser, message) => {
  expect(failedAddress(new TypeError(message.replace("TypeError: ", "")), ORIGIN)).toBe(
    `${ORIGIN}/assets/panels-1a.js`,
  );
});

test("no address from a message without one, and none of another site", () => {
  expect(failedAddress(new TypeError("Importing a module script failed."), ORIGIN)).toBeUndefined();
  expect(failedAddress(new Error("at https://evil.example/assets/panels-1a.js"), ORIGIN)).toBeUndefined();
});
