import { strFromU8, unzipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges } from "../../src/engine/session/edits/apply-change.ts";
import type { WordChange } from "../../src/engine/session/edits/apply-change.ts";
import { listUnits, wordingOf } from "../../src/engine/session/edits/clause-units.ts";
import { editableText, parseWording } from "../../src/engine/session/edits/parse-wording.ts";
import type { LegalDocument } from "../../src/model/document.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { writeChangedDocument } from "../../src/outputs/redline/document/write-changed-document.ts";
import { compareReturned } from "../../src/engine/session/returned/compare-returned.ts";
import { readReturnedText } from "../../src/reading/docx/returned/read-returned-text.ts";
import { logOf, startEvent, stateOf } from "../support/session-samples.ts";
import { readDocx } from "../../src/reading/docx/read-docx.ts";
import { ANYONE, resolvedFile } from "../reading/tracked-changes.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import { chineseDocument, style } from "./made-files.ts";
import { hasOffice, officeResolved, officeSaved } from "./programs.ts";
import { xmlProblem } from "./xml.ts";

const author = { author: 'Ana & "Co"', date: "2027-03-01T12:00:00Z" };

const changed = (before: LegalDocument, after: LegalDocument) =>
  writeChangedDocument({ before, after, authorOf: () => author, properties: {} }, style);

/** What a reader sees, with the numbers that a word processor computes. */
const shown = (bytes: Uint8Array): string => readDocx(bytes).text;

/** The texts of a redline after all its changes are accepted, and after they are rejected. */
const both = async (before: LegalDocument, after: LegalDocument): Promise<readonly [string, string]> => {
  const { bytes } = await changed(before, after);
  return [shown(resolvedFile(bytes, ANYONE, "accept")), shown(resolvedFile(bytes, ANYONE, "reject"))];
};

const plain = async (document: LegalDocument): Promise<string> => shown(await writeDocx(document, style));

type Edit = { readonly op: number; readonly unit: number; readonly other: number; readonly words: readonly number[] };

const WORDS = [
  "the seller ",
  "pays ",
  "section 1",
  ".\n",
  "(a) goods;\n",
  "30 days",
  "甲は",
  "支払う。",
  "<&> ",
  "“x” ",
];

/** The change that random numbers choose; null in a document without clauses. */
const changeOf = (document: LegalDocument, { op, unit, other, words }: Edit, count: number): WordChange | null => {
  const units = listUnits(document);
  const clauses = units.filter(({ type }) => type === "clause");
  if (clauses.length === 0) return null;
  const at = units[unit % units.length]!;
  const clause = clauses[unit % clauses.length]!;
  const to = { side: other % 2 === 0 ? "before" : "after", of: clauses[other % clauses.length]!.id } as const;
  const typed = words.map((word) => WORDS[word % WORDS.length]).join("");
  // Half of the rewordings keep what was there, as people do.
  const level = at.type === "clause" ? at.level : 1;
  const old = editableText(wordingOf(at), level, document.numbering);
  const text = other % 2 === 0 ? `${old}\n${typed}` : typed;
  const title = other % 3 === 0 ? null : "New heading";
  if (op === 0) return { op: "insert", clause: `n${count}`, to, wording: parseWording(document, title, typed) };
  if (op === 1) return { op: "delete", clause: clause.id };
  if (op === 2) return { op: "move", clause: clause.id, to };
  return { op: "replace", clause: at.id, wording: parseWording(document, title, text, wordingOf(at)) };
};

const edited = (document: LegalDocument, edits: readonly Edit[]): LegalDocument =>
  edits.reduce((current, edit, count) => {
    const change = changeOf(current, edit, count);
    return change ? applyChanges(current, [change]).document : current;
  }, document);

const anyEdit = fc.record({
  op: fc.nat(5),
  unit: fc.nat(40),
  other: fc.nat(40),
  words: fc.array(fc.nat(WORDS.length - 1), { minLength: 1, maxLength: 8 }),
});

describe("two versions of a document as a Word file with tracked changes", () => {
  test("are the new text to the letter if all changes are accepted, and the old one if all are rejected", async () => {
    for (const document of [sampleDocument, sampleDocumentJa, chineseDocument]) {
      const old = await plain(document);
      await fc.assert(
        fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 6 }), async (edits) => {
          const after = edited(document, edits);
          expect(await both(document, after)).toEqual([await plain(after), old]);
        }),
        { numRuns: 2 },
      );
    }
  });

  test("mark only the words that differ, keep the numbers automatic, and are well-formed", async () => {
    const after = edited(sampleDocument, [
      { op: 0, unit: 0, other: 2, words: [0, 1, 5] },
      { op: 5, unit: 0, other: 2, words: [3] },
    ]);
    const { bytes } = await changed(sampleDocument, after);
    const parts = unzipSync(bytes);
    const xml = strFromU8(parts["word/document.xml"]!);
    expect(xmlProblem(xml)).toBeNull();
    expect(xml.includes('w:author="Ana &amp; &quot;Co&quot;" w:date="2027-03-01T12:00:00Z"')).toBe(true);
    // An inserted clause shifts the numbers of those after it, and with them the references, in Word's own fields.
    expect(/<w:del [^>]*><w:r><w:fldChar w:fldCharType="begin">/.test(xml)).toBe(true);
    expect(/\{[^}]*-\d+\}/.test(xml)).toBe(false);
    const ids = [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("have a bookmark at each clause and each other part, once", async () => {
    const { bytes, bookmarks } = await changed(sampleDocument, sampleDocument);
    const xml = strFromU8(unzipSync(bytes)["word/document.xml"]!);
    const names = [...xml.matchAll(/<w:bookmarkStart w:name="([^"]*)"/g)].map(([, name]) => name!);
    expect(new Set(names)).toEqual(new Set(bookmarks.keys()));
    expect(names).toHaveLength(bookmarks.size);
    expect([...bookmarks.values()]).toEqual(expect.arrayContaining(listUnits(sampleDocument).map(({ id }) => id)));
    expect(/<w:(ins|del)\b/.test(xml)).toBe(false);
  });
});

/** An edit of each kind: a new clause, a deleted one, a moved one, and new words. */
const EVERY_KIND: readonly Edit[] = [
  { op: 0, unit: 0, other: 1, words: [0, 1, 5] },
  { op: 1, unit: 7, other: 0, words: [0] },
  { op: 2, unit: 0, other: 1, words: [0] },
  { op: 3, unit: 1, other: 2, words: [0, 5] },
];

test.skipIf(!hasOffice)(
  "LibreOffice makes the new text of the two versions by accepting all changes, and the old one by rejecting them",
  async () => {
    const after = edited(sampleDocument, EVERY_KIND);
    const { bytes } = await changed(sampleDocument, after);
    // LibreOffice indents numbers, puts each cell on a line, and keeps the empty paragraph after a deleted table.
    const solid = (text: string | undefined): string => (text ?? "").replaceAll(/\s/g, "");
    expect(solid(officeResolved({ marked: bytes }, "Accept")["marked"])).toBe(solid(await plain(after)));
    expect(solid(officeResolved({ marked: bytes }, "Reject")["marked"])).toBe(solid(await plain(sampleDocument)));
  },
  120_000,
);

test.skipIf(!hasOffice)(
  "a file that LibreOffice has saved again has no changes, and names its session",
  async () => {
    const { bytes, bookmarks } = await writeChangedDocument(
      { before: sampleDocument, after: sampleDocument, authorOf: () => author, properties: { Negotiation: "abc" } },
      style,
    );
    const file = readReturnedText(officeSaved({ text: bytes })["text"]!);
    expect(file.properties["Negotiation"]).toBe("abc");
    const state = stateOf(logOf([["ana", startEvent()]]));
    const original = readReturnedText(bytes);
    const facts = { state, base: sampleDocument, original, blockIds: bookmarks, newId: String };
    expect(compareReturned({ ...facts, file })).toEqual({ changes: [], notices: [] });
  },
  60_000,
);
