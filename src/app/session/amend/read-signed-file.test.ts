import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { makePdf } from "../../../../tests/reading/make-pdf.ts";
import { readSignedFile } from "./read-signed-file.ts";

const { crypto } = globalThis;
const OLD = resolve(import.meta.dirname, "../../../../tests/golden/sessions/sealed-format-1.pdf");

const old = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(OLD));

test("a file that an earlier version sealed can be amended", async () => {
  const read = await readSignedFile(crypto, old());
  // sha256sum, and the session that pdfdetach finds in its evidence.json.
  expect(read?.amends).toEqual({
    session: "KQY0WMm6geKDIg8XkrSM9Q",
    file: "cyuORu01tT4MyPDiAVneUxsD36SP9dU-4Z5VFx-In6U",
    title: "Panel Supply and Secrecy Agreement",
  });
  expect(read?.document?.blocks.length).toBeGreaterThan(0);
});

test("a file that was changed after it was sealed cannot, and neither can one that was never signed", async () => {
  const changed = old();
  changed[200] = changed[200]! ^ 1;
  expect(await readSignedFile(crypto, changed)).toBeNull();
  expect(await readSignedFile(crypto, new Uint8Array(await makePdf([["Words"]])))).toBeNull();
  expect(await readSignedFile(crypto, new Uint8Array())).toBeNull();
});
