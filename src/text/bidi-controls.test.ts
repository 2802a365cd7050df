import { expect, it } from "vitest";
import { showBidiControls, stripBidiControls } from "./bidi-controls.ts";

// A browser shows the digits after the override as "000,1 $": another amount than a PDF file prints.
const TURNED = "The price is $ 1\u202E,000\u202C.";

it("writes out what a browser obeys without showing it", () => {
  expect(showBidiControls(TURNED)).toBe("The price is $ 1[U+202E],000[U+202C].");
  expect(showBidiControls("a\u200Fb\u061Cc\u2067d")).toBe("a[U+200F]b[U+061C]c[U+2067]d");
});

it("removes the same characters, and no letter of any language", () => {
  expect(stripBidiControls(TURNED)).toBe("The price is $ 1,000.");
  const words = "José 株式会社 שלום é 👩‍💻";
  expect([showBidiControls(words), stripBidiControls(words)]).toEqual([words, words]);
});
