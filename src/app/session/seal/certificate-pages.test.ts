import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { printInNode, signedSession } from "../../../../tests/support/signed-session.ts";
import { testSeal } from "../../../../tests/support/test-seal.ts";
import { checkEvidence } from "../../../engine/session/evidence/check-evidence.ts";
import { session } from "../../../i18n/en/session/session.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { checkSealedFile } from "./check-sealed-file.ts";
import type { SealedFileCheck } from "./check-sealed-file.ts";
import { renderSealable } from "./render-sealable.ts";
import { sealedFileFacts } from "./sealed-file-facts.ts";

const { crypto } = globalThis;

let text: string;
let check: SealedFileCheck;

beforeAll(async () => {
  const { evidence } = await signedSession({ notary: "completes" });
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const pages = await renderSealable(evidence, checked.proven, printInNode, null);
  const sealed = await sealPdf(pages, await testSeal());
  check = await checkSealedFile(crypto, sealed, printInNode);
  const path = join(mkdtempSync(join(tmpdir(), "certified-")), "certified.pdf");
  writeFileSync(path, sealed);
  text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
});

describe("a sealed file with a notary’s certificate", () => {
  it("has the certificate of the state, word for word, with the blanks filled in", () => {
    // The sample document has a certificate of its own, which stays blank.
    expect(text).toContain("The page for a certificate inside the document was not used.");
    expect(text).toContain("County of Travis");
    expect(text).toContain("This record was acknowledged before me on March 1, 2027 (date) by Ana and Ben.");
    expect(text).toContain("Signature of notarial officer Nia Roy");
    expect(text).toContain("Title of office Notary Public");
  });

  it("says what the notary stated, that no one checked it, and in the record who did what", () => {
    expect(text).toContain("Number of the commission: 12345");
    expect(text).toContain("Commission expires: May 31, 2028");
    expect(text).toContain("did not check the commission, the identity of the notary");
    expect(text).toContain("Ana invited Nia Roy as a notary");
    expect(text).toContain("Nia Roy completed a notary’s certificate; no one checked the commission");
    expect(text.toLowerCase()).not.toContain("notarized");
  });

  it("verifies, and the verifier names the notary beside the signers", () => {
    expect(check.problems).toEqual([]);
    const facts = sealedFileFacts(session, check, null);
    expect(facts).toContainEqual({
      label: "Notary’s certificate completed by Nia Roy",
      value:
        "2027-03-01 12:00:08 UTC; 2027-03-01 06:00:08 (UTC-06:00) America/Chicago; stated commission: 12345, Sample, expires 2028-05-31. No one checked it.",
    });
  });
});
