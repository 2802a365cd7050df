import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { handMadePdf } from "../../../../tests/support/hand-made-pdf.ts";
import type { HandMadePdf } from "../../../../tests/support/hand-made-pdf.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { printInNode, signedSession } from "../../../../tests/support/signed-session.ts";
import { testSeal } from "../../../../tests/support/test-seal.ts";
import { checkEvidence } from "../../../engine/session/evidence/check-evidence.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { checkSealedFile } from "./check-sealed-file.ts";
import { renderSealable } from "./render-sealable.ts";

const { crypto } = globalThis;
const folder = mkdtempSync(join(tmpdir(), "upload-"));
const document: LegalDocument = { ...sampleDocument, title: "Garden lease", blocks: [] };

const field = (id: string, seat: string, kind: PageField["kind"], x: number, y: number): PageField => ({
  id,
  seat,
  kind,
  page: 1,
  x,
  y,
  width: 4000,
  height: 500,
});

const FIELDS = [
  field("f1", "s1", "signature", 1000, 2000),
  field("f2", "s2", "signature", 5500, 2000),
  field("f3", "s1", "name", 1000, 3000),
  field("f4", "s2", "date", 5500, 3000),
  field("f5", "s1", "text", 1000, 4000),
  field("f6", "s2", "initials", 5500, 4000),
  field("f7", "s1", "checkbox", 1000, 5000),
  field("f8", "s2", "checkbox", 5500, 5000),
];

const uploadSigned = async (original: Uint8Array<ArrayBuffer>, names: readonly [string, string] = ["Ana", "Ben"]) => {
  const signed = await signedSession({
    names,
    subject: { document, file: { bytes: original, fields: FIELDS } },
    mark: (name) => ({ how: "typed", text: `Signed-${name}` }),
    filled: () => ({ initials: { how: "typed", text: "Init" }, texts: { f5: "Plot-7" }, checked: ["f7"] }),
  });
  const checked = await checkEvidence(crypto, signed.evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const render = () => renderSealable(signed.evidence, checked.proven, printInNode, original);
  const pages = await render();
  return { ...signed, pages, render, sealed: await sealPdf(pages, await testSeal()) };
};

const written = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const problemsOf = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await checkSealedFile(crypto, bytes, printInNode)).problems.map(({ part, code }) => `${part} ${code}`);

/** Whether anything dark is within two points of a place on the first page. */
const isInk = (path: string, x: number, y: number): boolean => {
  const at = ["-x", x, "-y", y, "-W", 2, "-H", 2].map(String);
  const picture = execFileSync("pdftoppm", ["-r", "72", "-gray", "-aa", "no", "-l", "1", ...at, path]);
  return picture.subarray(-4).some((value) => value < 128);
};

/** The box of a word on the first page as readers show it, in points from its upper left corner. */
const boxOf = (path: string, word: string): readonly number[] => {
  const words = run("pdftotext", ["-bbox", "-cropbox", "-l", "1", path, "-"]);
  const line = words.split("\n").find((each) => each.includes(`>${word}<`)) ?? "";
  return Array.from(line.matchAll(/(?:xMin|yMin|xMax|yMax)="([\d.-]+)"/g), ([, number]) => Number(number));
};

/** The box of a field on a page of a size, in points. */
const placeOf = ({ x, y, width, height }: PageField, [wide, high]: readonly [number, number]) =>
  [x * wide, y * high, (x + width) * wide, (y + height) * high].map((each) => each / 10_000);

describe("a sealed uploaded file", () => {
  it("begins with the bytes of the file, and its seal, evidence and pages are whole", async () => {
    const original = handMadePdf();
    const { sealed, render, pages } = await uploadSigned(original);
    expect(Buffer.from(sealed.slice(0, original.length)).equals(Buffer.from(original))).toBe(true);
    expect(await problemsOf(sealed)).toEqual([]);
    expect(Buffer.from(await render()).equals(Buffer.from(pages))).toBe(true);
  });

  it("is valid for poppler, and shows the words of the file, the marks, the certificate and the evidence", async () => {
    const { sealed } = await uploadSigned(handMadePdf(), ["Ana Đặng Ω", "山田 太郎"]);
    const path = written("scripts.pdf", sealed);
    const report = run("pdfsig", ["-nocert", path]);
    expect(report).toContain("Signature is Valid");
    expect(report).toContain("Total document signed");
    const text = run("pdftotext", ["-layout", path, "-"]);
    const [first = "", ...rest] = text.split("\f");
    for (const words of ["Printed before", "Signed-Ana Đặng Ω", "Signed-山田 太郎", "Plot-7", "Init", "March 1, 2027"])
      expect(first).toContain(words);
    expect(rest.join("")).toContain("Certificate of completion");
    // The boxes are 40 points wide: 500/10,000 of 800. Their left sides, and where the lines of a cross meet.
    expect([60, 330].map((left) => [isInk(path, left, 420), isInk(path, left + 19, 419)])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(rest.join("")).toMatch(/Checkboxes:?\s+page 1: checked[^]*Checkboxes:?\s+page 1: not checked/);
    expect(run("pdfdetach", ["-list", path])).toContain("evidence.json");
  });

  it.each<readonly [string, HandMadePdf, readonly [number, number]]>([
    ["upright", {}, [600, 800]],
    ["turned right", { page: "/MediaBox [0 0 600 800] /Rotate 90" }, [800, 600]],
    ["upside down", { page: "/MediaBox [0 0 600 800] /Rotate 180" }, [600, 800]],
    ["turned left", { page: "/MediaBox [0 0 600 800] /Rotate -90" }, [800, 600]],
    ["cropped", { page: "/MediaBox [0 0 600 800] /CropBox [100 50 500 650]" }, [400, 600]],
    ["cropped and turned", { page: "/MediaBox [-10 -20 590 780] /CropBox [90 30 490 630] /Rotate 90" }, [600, 400]],
    ["described by the node above it", { page: "", pages: "/MediaBox [0 0 500 700] /Rotate 180" }, [500, 700]],
  ])("has every mark inside its field on a page that is %s", async (name, given, size) => {
    const inherited = "/Resources << /Font << /F1 4 0 R >> >>";
    const { sealed } = await uploadSigned(handMadePdf({ ...given, pages: `${given.pages ?? ""} ${inherited}` }));
    const path = written(`${name}.pdf`, sealed);
    for (const [at, word] of [
      [0, "Signed-Ana"],
      [1, "Signed-Ben"],
      [2, "Ana"],
      [4, "Plot-7"],
      [5, "Init"],
    ] as const) {
      const [left, top, right, bottom] = placeOf(FIELDS[at]!, size) as [number, number, number, number];
      const [xMin, yMin, xMax, yMax] = boxOf(path, word) as [number, number, number, number];
      expect(Math.abs(xMin - left), `${word} left`).toBeLessThan(1);
      expect(xMax, `${word} right`).toBeLessThan(right + 1);
      expect(yMin, `${word} top`).toBeGreaterThan(top - 2);
      expect(yMax, `${word} bottom`).toBeLessThan(bottom + 2);
    }
    // What the node above the page provides is still there.
    expect(run("pdftotext", [path, "-"])).toContain("Printed before");
  });

  it("is made of a file that is arranged for fast display, too", async () => {
    const original = handMadePdf({ isLinearized: true });
    const { sealed } = await uploadSigned(original);
    expect(Buffer.from(sealed.slice(0, original.length)).equals(Buffer.from(original))).toBe(true);
    expect(await problemsOf(sealed)).toEqual([]);
    expect(run("pdfsig", ["-nocert", written("fast.pdf", sealed)])).toContain("Total document signed");
  });

  it("reports a changed byte of the file, of the marks, and of the certificate", async () => {
    const original = handMadePdf();
    const { sealed, pages } = await uploadSigned(original);
    for (const at of [20, original.length - 30, original.length + 40, pages.length - 300]) {
      const changed = sealed.slice();
      changed[at] = changed[at]! ^ 1;
      expect(await problemsOf(changed), `byte ${at}`).not.toEqual([]);
    }
  });

  it("does not verify with another file under the marks, even under a valid seal", async () => {
    const { evidence } = await uploadSigned(handMadePdf());
    const other = handMadePdf({ page: "/MediaBox [0 0 600 801] /Resources << /Font << /F1 4 0 R >> >>" });
    const checked = await checkEvidence(crypto, evidence);
    if (!checked.ok) throw new Error("evidence");
    const forged = await renderSealable(evidence, checked.proven, printInNode, other);
    expect(await problemsOf(await sealPdf(forged, await testSeal()))).toEqual(["pages other_pages"]);
  });

  it("does not prove signatures of other fields than those that everyone saw", async () => {
    const { evidence } = await uploadSigned(handMadePdf());
    const fields = evidence.file!.fields.map((one) => ({ ...one, y: one.y + 100 }));
    const checked = await checkEvidence(crypto, { ...evidence, file: { ...evidence.file!, fields } });
    expect(checked).toMatchObject({ ok: false, problems: [{ code: "other_document" }, { code: "other_document" }] });
  });
});
