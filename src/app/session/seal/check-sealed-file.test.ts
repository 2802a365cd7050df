import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { printInNode, signedSession } from "../../../../tests/support/signed-session.ts";
import { testSeal } from "../../../../tests/support/test-seal.ts";
import { checkEvidence } from "../../../engine/session/evidence/check-evidence.ts";
import type { Evidence } from "../../../model/session/evidence.ts";
import { fromBase64Url } from "../../../sealing/base64url.ts";
import { coveredBytes, findSeals } from "../../../sealing/pdf/find-seals.ts";
import { session as messages } from "../../../i18n/en/session/session.ts";
import { HOSTS_CONFIRM_SINCE, WRITER_VERSION } from "../../../model/session/writer-version.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { checkSealedFile } from "./check-sealed-file.ts";
import { renderSealable } from "./render-sealable.ts";
import { sealedFileFacts } from "./sealed-file-facts.ts";
import { signaturePages } from "./signature-pages.ts";

const { crypto } = globalThis;
const folder = mkdtempSync(join(tmpdir(), "sealed-"));

const printed = async (evidence: Evidence): Promise<Uint8Array> => {
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return renderSealable(evidence, checked.proven, printInNode, null);
};

const written = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const BUILD = "0123456789abcdef".repeat(4);

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

let pages: Uint8Array;
let sealed: Uint8Array<ArrayBuffer>;
let chain: readonly string[];

beforeAll(async () => {
  const { evidence } = await signedSession({ names: ["Ana Đặng Ω", "山田 太郎"], build: BUILD });
  pages = await printed(evidence);
  const seal = await testSeal();
  ({ chain } = seal);
  sealed = await sealPdf(pages, seal);
});

const codes = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await checkSealedFile(crypto, bytes, printInNode)).problems.map(({ part, code }) => `${part} ${code}`);

const changedAt = (index: number): Uint8Array => {
  const bytes = sealed.slice();
  bytes[index] = bytes[index]! ^ 1;
  return bytes;
};

describe("a sealed file", () => {
  it("is whole: seal, evidence and pages", async () => {
    const check = await checkSealedFile(crypto, sealed, printInNode);
    expect(check.problems).toEqual([]);
    expect(check.seal).toMatchObject({
      at: "2027-03-01T12:00:30.000Z",
      subject: "Test document seal",
      issuer: "Test root",
    });
    expect(check.proven?.parties.map(({ name }) => name)).toEqual(["Ana Đặng Ω", "山田 太郎"]);
  });

  it("is valid and covered to the end for poppler", () => {
    const report = run("pdfsig", ["-nocert", written("sealed.pdf", sealed)]);
    expect(report).toContain("Signature is Valid");
    expect(report).toContain("Total document signed");
    expect(report).toContain("ETSI.CAdES.detached");
  });

  it("has a signature that OpenSSL verifies up to our root, and not over other bytes", () => {
    const [seal] = findSeals(sealed);
    const cms = written("seal.der", seal!.contents);
    const root = written("root.der", fromBase64Url(chain[1]!)!);
    run("openssl", ["x509", "-inform", "DER", "-in", root, "-out", join(folder, "root.pem")]);
    const verify = (content: string): string =>
      run(
        "openssl",
        "cms -verify -binary -inform DER -purpose any -attime 1803902400 -out /dev/null"
          .split(" ")
          .concat(["-in", cms, "-content", content, "-CAfile", join(folder, "root.pem")]),
      );
    verify(written("covered", coveredBytes(sealed, seal!)));
    expect(() => verify(written("other", coveredBytes(changedAt(100), seal!)))).toThrow(/verification failure/);
  });

  it("prints names of all scripts, the labeled times, and carries its evidence", () => {
    const path = written("sealed.pdf", sealed);
    const text = run("pdftotext", ["-layout", path, "-"]);
    expect(text).toContain("Ana Đặng Ω");
    expect(text).toContain("山田 太郎");
    // 12:00:03 UTC in March before the clocks change is 06:00:03 in Chicago.
    expect(text.replaceAll(/\s+/g, " ")).toContain("2027-03-01 12:00:03 UTC; 2027-03-01 06:00:03 (UTC-06:00)");
    expect(run("pdfdetach", ["-list", path])).toContain("evidence.json");
    // Each signer's page named its build.
    expect(run("pdftotext", ["-raw", path, "-"]).replaceAll(/\s+/g, "").split(BUILD)).toHaveLength(3);
  });

  it("prints Arabic and Simplified Chinese names as they were signed", async () => {
    const { evidence } = await signedSession({ names: ["أحمد بن علي", "张伟国"] });
    const file = await sealPdf(await printed(evidence), await testSeal());
    const check = await checkSealedFile(crypto, file, printInNode);
    expect(check.problems).toEqual([]);
    expect(check.proven?.parties.map(({ name }) => name)).toEqual(["أحمد بن علي", "张伟国"]);
    const text = run("pdftotext", ["-layout", written("scripts.pdf", file), "-"]);
    expect(text).toContain("张伟国");
    // No font of ours has Arabic: each letter is drawn as a mark that reads and copies as the letter.
    for (const letter of "أحمدبنعلي") expect(text).toContain(letter);
  });

  it("says for whom each link was and how it was shared, in the words of the version that started the session", async () => {
    const { evidence } = await signedSession({ linkLost: true, secondDevice: true });
    const checked = await checkEvidence(crypto, evidence);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { lines } = checked.proven;
    const added = lines.find(({ event }) => event.type === "add_device")!;
    const removed = { ...added, event: { type: "remove_device", device: "KEY" } } as const;
    const words = (writer?: number): string =>
      JSON.stringify(signaturePages({ ...checked.proven, lines: [...lines, removed], writer }).blocks);
    const expected: readonly (readonly [writer: number | undefined, sentences: readonly string[]])[] = [
      [
        WRITER_VERSION,
        [
          "Ana shared the link for Ben by copying it",
          "Ana made a new invitation for Ben; the earlier link stopped working",
          "Ana shared the link for Ben by showing a QR code",
          "Ana removed a device; anything done on it after that has no effect: KEY",
        ],
      ],
      [
        2,
        [
          "Ana passed on the invitation for Ben: by copying the link",
          "Ana removed a device, which has no effect from then on: KEY",
        ],
      ],
      [1, ["Ana passed on an invitation: by copying the link", "which has no effect from then on: KEY"]],
      [undefined, ["Ana passed on an invitation: by copying the link"]],
    ];
    for (const [writer, sentences] of expected)
      for (const sentence of sentences) expect(words(writer)).toContain(sentence);
  });

  it("says who stated that someone signed in person, and what that does not show", async () => {
    const { evidence } = await signedSession({ inPerson: true });
    const file = await sealPdf(await printed(evidence), await testSeal());
    const check = await checkSealedFile(crypto, file, printInNode);
    expect(check.problems).toEqual([]);
    const words = (writer: number): string => JSON.stringify(signaturePages({ ...check.proven!, writer }).blocks);
    const facts = (writer: number): string =>
      JSON.stringify(sealedFileFacts(messages, { ...check, proven: { ...check.proven!, writer } }, null));
    for (const sentence of [
      "Ana stated that Ben would sign in person on this device",
      "Ben joined, stating that they would sign in person on the device of Ana",
      "typing the name, in person on the device of Ana, as the keys of both state",
      "this does not show that the person who signed was there",
    ])
      expect(words(HOSTS_CONFIRM_SINCE)).toContain(sentence);
    expect(facts(HOSTS_CONFIRM_SINCE)).toContain("In person on the device of Ana, as the keys of both state.");
    // Before, only the key of the person who signed stated it, and the printed words stay as they were.
    const [before, factsBefore] = [words(HOSTS_CONFIRM_SINCE - 1), facts(HOSTS_CONFIRM_SINCE - 1)];
    expect(before).toContain("Ben joined in person on the device of Ana");
    expect(before).toContain('typing the name, in person on the device of Ana"');
    expect(before).not.toContain("this does not show that the person who signed was there");
    expect(factsBefore).toContain("In person on the device of Ana, as the key of Ben alone states.");
  });

  it("reports a change of any part, and bytes after the end", async () => {
    const { length } = pages;
    for (const at of [9, Math.floor(length / 3), length - 40, length + 20, length + 700, length + 20_000])
      expect(await codes(changedAt(at)), `byte ${at} of ${sealed.length}`).not.toEqual([]);
    expect(await codes(changedAt(Math.floor(length / 3)))).toContain("seal changed");
    expect(await codes(new Uint8Array([...sealed, 10]))).toContain("seal added_after");
    expect(await codes(pages)).toEqual(["seal no_seal"]);
    expect(await codes(new Uint8Array([1, 2, 3]))).toEqual(["seal no_seal", "evidence no_evidence"]);
  });

  it("with other pages is not accepted, even under a valid seal", async () => {
    const { evidence } = await signedSession();
    const checked = await checkEvidence(crypto, evidence);
    if (!checked.ok) throw new Error("evidence");
    const title = "Another title";
    const forged = { ...checked.proven, document: { ...evidence.document, title } };
    const other = await sealPdf(await renderSealable(evidence, forged, printInNode, null), await testSeal());
    expect(await codes(other)).toEqual(["pages other_pages"]);
    // Where another version of the program printed the pages, the check says so instead of calling the file changed.
    for (const writer of [undefined, WRITER_VERSION + 1]) {
      const { writer: _, ...rest } = evidence;
      const printed = await renderSealable(writer ? { ...rest, writer } : rest, forged, printInNode, null);
      expect(await codes(await sealPdf(printed, await testSeal()))).toEqual(["pages other_writer"]);
    }
  });
});
