import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import { sha256Base64Url } from "./sha256-sync.ts";

const hex = (base64Url: string): string => Buffer.from(base64Url, "base64url").toString("hex");

// FIPS 180-4, examples of SHA-256.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the digest of %j is the one of the standard", (text, expected) => {
  expect(hex(sha256Base64Url(text))).toBe(expected);
});

test("agrees with another implementation on texts of every length up to two blocks and of any script", () => {
  const random = seededRandom(7);
  const letters = ["a", "é", "条", "🪟", "\n"];
  for (let length = 0; length < 140; length++) {
    const text = Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
    expect(sha256Base64Url(text)).toBe(createHash("sha256").update(text, "utf8").digest("base64url"));
  }
});

test("does not depend on the precision of Math.cbrt and Math.sqrt, which engines may choose", async () => {
  const [cbrt, sqrt] = [vi.spyOn(Math, "cbrt"), vi.spyOn(Math, "sqrt")];
  cbrt.mockReturnValue(1.5);
  sqrt.mockReturnValue(1.5);
  vi.resetModules();
  const fresh = await import("./sha256-sync.ts");
  expect(hex(fresh.sha256Base64Url("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  cbrt.mockRestore();
  sqrt.mockRestore();
});
