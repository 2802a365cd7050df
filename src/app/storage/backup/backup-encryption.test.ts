import { describe, expect, test } from "vitest";
import { isEncrypted, decryptBackup, encryptBackup } from "./backup-encryption.ts";

const TEXT = JSON.stringify({ format: 2, drafts: [], note: "下書き" });
const PASSPHRASE = "correct horse battery";

// Layout of the file: where each region begins, and what a flipped bit in it must lead to.
const REGIONS = [
  ["name", 0, "not sealed"],
  ["version", 8, "damaged"],
  ["iterations", 9, "damaged"],
  ["salt", 13, "damaged"],
  ["nonce", 29, "damaged"],
  ["passphrase check", 41, "damaged"],
  ["header hash", 57, "damaged"],
  ["ciphertext", 65, "damaged"],
] as const;

const flipped = (file: Uint8Array, at: number): Uint8Array =>
  file.map((byte, index) => (index === at ? byte ^ 1 : byte));

describe("a backup under a passphrase", () => {
  test("decrypts with its passphrase in any Unicode composition, and reveals none of its text", async () => {
    const file = await encryptBackup(TEXT, "Pässphrase ガ");
    expect(isEncrypted(file)).toBe(true);
    expect(new TextDecoder("latin1").decode(file)).not.toContain("drafts");
    expect(await decryptBackup(file, "Pässphrase ガ".normalize("NFD"))).toEqual({ type: "opened", text: TEXT });
  });

  test("derives its key with at least 600,000 iterations, and a fresh salt and nonce each time", async () => {
    const [one, other] = [await encryptBackup(TEXT, PASSPHRASE), await encryptBackup(TEXT, PASSPHRASE)];
    expect(new DataView(one.buffer).getUint32(9)).toBeGreaterThanOrEqual(600_000);
    expect(one.slice(13, 29)).not.toEqual(other.slice(13, 29));
    expect(one.slice(29, 41)).not.toEqual(other.slice(29, 41));
  });

  test("distinguishes a wrong passphrase from damage", async () => {
    const file = await encryptBackup(TEXT, PASSPHRASE);
    for (const wrong of ["", "Correct horse battery", `${PASSPHRASE} `]) {
      expect(await decryptBackup(file, wrong)).toEqual({ type: "wrong_passphrase" });
    }
  });

  test.each(REGIONS)("a changed bit in the %s is never read as text", async (_name, from, expected) => {
    const file = await encryptBackup(TEXT, PASSPHRASE);
    const end = REGIONS.find(([, start]) => start > from)?.[1] ?? file.length;
    for (const at of [from, end - 1]) {
      const changed = flipped(file, at);
      if (expected === "not sealed") expect(isEncrypted(changed)).toBe(false);
      else expect(await decryptBackup(changed, PASSPHRASE)).toEqual({ type: expected });
    }
  });

  test("cut short or made longer, it is damaged", async () => {
    const file = await encryptBackup(TEXT, PASSPHRASE);
    for (const length of [0, 8, 64, 65, 80, file.length - 1]) {
      expect(await decryptBackup(file.slice(0, length), PASSPHRASE)).toEqual({ type: "damaged" });
    }
    expect(await decryptBackup(new Uint8Array([...file, 0]), PASSPHRASE)).toEqual({ type: "damaged" });
  });

  test("a header altered to lower the iteration count is rejected before any passphrase is tried", async () => {
    const file = await encryptBackup(TEXT, PASSPHRASE);
    new DataView(file.buffer).setUint32(9, 1);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", file.slice(0, 57)));
    file.set(hash.slice(0, 8), 57);
    expect(await decryptBackup(file, PASSPHRASE)).toEqual({ type: "damaged" });
  });
});
