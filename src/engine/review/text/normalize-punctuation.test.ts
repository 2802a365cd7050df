import { expect, test } from "vitest";
import { normalizePunctuation } from "./normalize-punctuation.ts";

test("the marks of bold words are spaces, and the marks of what a filing leaves out are kept", () => {
  expect(normalizePunctuation("**2. Fee.** The price is **$5** or [**] or ***.")).toBe(
    "  2. Fee.   The price is   $5   or [**] or ***.",
  );
});
