import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sampleDocument } from "../../tests/support/sample-document.ts";
import type { PageStyle } from "../model/settings.ts";
import { outputFormat, outputFormats } from "./output-formats.ts";

const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 12, lineSpacing: 1.5 },
};

const font = (file: string): Promise<Uint8Array> => readFile(`public/fonts/${file}`);

test("a document can be saved in five kinds of file, PDF first", () => {
  expect(outputFormats.map((format) => format.extension)).toEqual(["pdf", "docx", "md", "txt", "json"]);
});

test("the finish page offers the formats for people, and the vault keeps the two that can be signed", () => {
  const ids = (offered: "isDownload" | "isInVault") =>
    outputFormats.filter((format) => format[offered]).map(({ id }) => id);
  expect(ids("isDownload")).toEqual(["pdf", "docx", "md", "txt"]);
  expect(ids("isInVault")).toEqual(["pdf", "docx"]);
});

test.each([
  ["pdf", "pdf"],
  ["DOCX", "docx"],
  ["exe", undefined],
])("%s names the format %s", (id, found) => {
  expect(outputFormat(id)?.id).toBe(found);
});

test.each([
  ["docx", "PK"],
  ["pdf", "%PDF-1.7"],
  ["md", "# Panel Supply and Secrecy Agreement"],
  ["txt", "Panel Supply and Secrecy Agreement"],
])("a %s file starts as such a file does", async (id, start) => {
  const bytes = await outputFormat(id)!.write(sampleDocument, style, { font });
  expect(new TextDecoder("latin1").decode(bytes.subarray(0, start.length))).toBe(start);
});

test("a JSON file is the tree", async () => {
  const bytes = await outputFormat("json")!.write(sampleDocument, style, { font });
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(sampleDocument);
});
