import { expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";

const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 37 + length * 11) % 256);

it("writes and reads bytes of any length as Node does", () => {
  for (const length of [0, 1, 2, 3, 4, 5, 31, 32, 64, 255, 8192, 20_001]) {
    const bytes = bytesOf(length);
    const text = Buffer.from(bytes).toString("base64url");
    expect(toBase64Url(bytes)).toBe(text);
    expect(fromBase64Url(text)).toEqual(bytes);
  }
});

// Node reads all of these; a second text for the same bytes would let a copy differ from its original.
it.each(["A", "AB", "ABC", "__5", "AA==", "A+", "A/", "A A", "AA\n", "AÄAA", "A\u{1F600}A"])("refuses %j", (text) => {
  expect(fromBase64Url(text)).toBeNull();
});
