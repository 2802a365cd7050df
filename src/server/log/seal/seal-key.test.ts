import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { printInNode } from "../../../../tests/support/signed-session.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { verifySeal } from "../../../sealing/pdf/verify-seal.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { openSealKey, sealFileProblem } from "./seal-key.ts";

const folder = mkdtempSync(join(tmpdir(), "seal-key-"));
const NOON = Date.UTC(2027, 0, 31, 12);
// A certificate from a file needs no database.
const noEngine = {} as SqlEngine;

const openssl = (line: string): void => {
  execFileSync("openssl", line.split(" "), { cwd: folder, stdio: "ignore" });
};

/** A PKCS #12 file as OpenSSL writes it, with a certificate that is valid in 2027. */
const p12 = (name: string, key: string): string => {
  openssl(`req -x509 ${key} -nodes -keyout ${name}.key -out ${name}.pem -days 4000 -subj /CN=Poe-and-Roe-Law`);
  openssl(`pkcs12 -export -inkey ${name}.key -in ${name}.pem -out ${name}.p12 -passout pass:horse`);
  openssl(`x509 -in ${name}.pem -outform DER -out ${name}.der`);
  return join(folder, `${name}.p12`);
};

describe("an operator's own certificate", () => {
  it.each([
    ["RSA", "-newkey rsa:2048"],
    ["EC", "-newkey ec -pkeyopt ec_paramgen_curve:P-256"],
  ] as const)("with an %s key seals a file that verifies, under its name", async (keyType, key) => {
    const opened = await openSealKey(noEngine, { path: p12(keyType, key), password: "horse" }, NOON);
    expect(opened.keyType).toBe(keyType);
    expect(opened.chain[0]).toBe(toBase64Url(new Uint8Array(readFileSync(join(folder, `${keyType}.der`)))));
    const attachment = { name: "a", mime: "text/plain", text: "a" };
    const pages = await printInNode.pages(sampleDocument, { blocks: [], footer: "" }, attachment);
    const sealed = await sealPdf(pages, {
      chain: opened.chain,
      keyType,
      at: "2027-01-31T12:00:00.000Z",
      sign: (attributes) => opened.sign(new Uint8Array(attributes)),
    });
    const { facts, problems } = await verifySeal(crypto, sealed);
    expect(problems).toEqual([]);
    expect(facts?.subject).toBe("Poe-and-Roe-Law");
  });

  it("is refused with a wrong password, and if the file is missing", async () => {
    const path = p12("locked", "-newkey rsa:2048");
    await expect(openSealKey(noEngine, { path, password: "hors" }, NOON)).rejects.toThrow();
    await expect(openSealKey(noEngine, { path: `${path}.gone`, password: "" }, NOON)).rejects.toThrow(/ENOENT/);
    expect(await sealFileProblem({ path, password: "hors" })).toBe(
      "The file that SEAL_P12 names cannot be opened as PKCS #12. Check the file and SEAL_P12_PASSWORD.",
    );
    expect(await sealFileProblem({ path, password: "horse" })).toBeNull();
  });
});
