import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { style } from "./made-files.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { claimEvent, logOf, proposalEvent, rewording, startEvent, stateOf } from "../support/session-samples.ts";
import { compareReturned } from "../../src/engine/session/returned/compare-returned.ts";
import { wordingText } from "../../src/engine/session/edits/clause-units.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { writeChangedDocument } from "../../src/outputs/redline/document/write-changed-document.ts";
import { readReturnedFile } from "../../src/reading/docx/returned/read-returned-file.ts";
import { readReturnedText } from "../../src/reading/docx/returned/read-returned-text.ts";

const base = sampleDocument;
const by = () => ({ author: "Ana", date: "2027-03-01T12:00:00Z" });
const { bytes, bookmarks } = await writeChangedDocument(
  { before: base, after: base, authorOf: by, properties: { Negotiation: "abc" } },
  style,
);
const original = readReturnedText(bytes);
const plainState = stateOf(
  logOf([
    ["ana", startEvent()],
    ["ben", claimEvent("ben")],
  ]),
);

/** The file after someone changed its XML in a word processor. */
const edited = (change: (xml: string) => string): Uint8Array => {
  const parts = unzipSync(bytes);
  const xml = change(strFromU8(parts["word/document.xml"]!));
  return zipSync({ ...parts, "word/document.xml": strToU8(xml) });
};

const compared = (changed: Uint8Array, state = plainState) =>
  compareReturned({
    state,
    base,
    original,
    file: readReturnedText(changed),
    blockIds: bookmarks,
    newId: (number) => `new${number}`,
  });

const summary = (changed: Uint8Array, state = plainState) => {
  const found = compared(changed, state)!;
  const changes = found.changes.map(({ change }) => [
    change.op,
    change.clause,
    "wording" in change ? wordingText(change.wording) : change.op === "move" ? change.to : null,
  ]);
  return { changes, notices: found.notices };
};

/** The paragraphs of the body from the bookmark of one clause to that of another. */
const between = (xml: string, from: string, to: string): string => {
  const startOf = (name: string): number => xml.lastIndexOf("<w:p>", xml.indexOf(`w:name="${name}"`));
  return xml.slice(startOf(from), startOf(to));
};

describe("a Word file that came back", () => {
  it("has no changes if nothing was changed in it, and names its session", () => {
    expect(summary(bytes)).toEqual({ changes: [], notices: [] });
    expect(original.properties).toEqual({ Negotiation: "abc" });
  });

  it("has the words that were typed, and those that were changed with tracked changes", () => {
    const typed = edited((xml) => xml.replace("This duty outlasts", "This obligation outlasts"));
    const tracked = edited((xml) =>
      xml.replace(
        "This duty outlasts this Agreement.</w:t></w:r>",
        'This </w:t></w:r><w:del w:id="900" w:author="B" w:date="2027-01-01T00:00:00Z"><w:r><w:delText>duty</w:delText></w:r></w:del><w:ins w:id="901" w:author="B" w:date="2027-01-01T00:00:00Z"><w:r><w:t>obligation</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> outlasts this Agreement.</w:t></w:r>',
      ),
    );
    const expected = [
      "replace",
      "duties",
      "What a recipient must do\nFor three (3) years, a recipient must\nuse what it learns for the deal only; and\nguard it as section 2 and section 2.1(a) require.\nThis obligation outlasts this Agreement.",
    ];
    for (const changed of [typed, tracked]) expect(summary(changed)).toEqual({ changes: [expected], notices: [] });
    // References stay references.
    const [found] = compared(typed)!.changes;
    const change = found!.change;
    const kinds = change.op === "replace" ? change.wording.lines.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(["paragraph", "item", "item", "paragraph"]);
    expect(JSON.stringify(change)).toContain('"target":"goods_whole"');
  });

  it("has a clause without a heading if the words of its heading were deleted", () => {
    const deleted = edited((xml) =>
      xml.replace(
        /<w:r>(<w:rPr>.{1,40}<\/w:rPr>)<w:t xml:space="preserve">Limit of liability<\/w:t><\/w:r>/,
        '<w:del w:id="900" w:author="B"><w:r>$1<w:delText>Limit of liability</w:delText></w:r></w:del>',
      ),
    );
    const words = "Section 1 apart, no party pays for lost profit.";
    expect(summary(deleted)).toEqual({ changes: [["replace", "waiver", words]], notices: [] });
  });

  it("has a clause less, moved, or more", () => {
    const gone = edited((xml) => xml.replace(between(xml, "clause_waiver", "text_signatures_1"), ""));
    expect(summary(gone)).toEqual({ changes: [["delete", "waiver", null]], notices: [] });
    const struck = edited((xml) => {
      const clause = between(xml, "clause_waiver", "text_signatures_1");
      const mark = '<w:del w:id="900" w:author="B" w:date="2027-01-01T00:00:00Z"/>';
      const deleted = clause
        .replaceAll("</w:pPr>", `<w:rPr>${mark}</w:rPr></w:pPr>`)
        .replaceAll(/<w:r>(.*?)<\/w:r>/g, `<w:del w:id="901" w:author="B"><w:r>$1</w:r></w:del>`);
      return xml.replace(clause, deleted);
    });
    expect(summary(struck).changes).toEqual([["delete", "waiver", null]]);
    const moved = edited((xml) => {
      const clause = between(xml, "clause_waiver", "text_signatures_1");
      return xml.replace(clause, "").replace(between(xml, "clause_duties", "clause_supply"), (first) => clause + first);
    });
    expect(summary(moved)).toEqual({
      changes: [["move", "waiver", { side: "before", of: "duties" }]],
      notices: [],
    });
    const heading =
      '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Notices</w:t></w:r></w:p><w:p><w:r><w:t>In writing, see section 1.</w:t></w:r></w:p>';
    const more = edited((xml) => xml.replace(between(xml, "clause_supply", "clause_goods"), (own) => heading + own));
    expect(summary(more)).toEqual({
      changes: [["insert", "new0", "Notices\nIn writing, see section 1."]],
      notices: [],
    });
  });

  it("finds a clause that lost its bookmark by its words, and reports what cannot be imported", () => {
    const lost = edited((xml) => xml.replace(/<w:bookmarkStart w:name="clause_duties"[^>]*><\/w:bookmarkStart>/, ""));
    expect(summary(lost)).toEqual({ changes: [], notices: [] });
    const outside = edited((xml) => xml.replace("$400.00", "$500.00").replace("Notary Public", "Judge"));
    expect(summary(outside).notices).toEqual([
      { code: "not_editable", blockId: "fees" },
      { code: "not_editable", blockId: "notary" },
    ]);
    const all = edited((xml) => xml.replaceAll(/<w:bookmark(Start|End)[^>]*><\/w:bookmark\1>/g, ""));
    expect(compared(all)).toBeNull();
  });

  it("leaves out what is proposed already, and shows the earlier words of what has changed since", async () => {
    const start = { base, document: base };
    const change = rewording(base, "waiver", "Short.");
    const acts = [
      ["ana", startEvent()],
      ["ben", claimEvent("ben")],
      ["ben", proposalEvent(start, "p1", change)],
    ] as const;
    const open = stateOf(logOf(acts));
    const typed = edited((xml) =>
      xml.replace(between(xml, "clause_waiver", "text_signatures_1"), (clause) =>
        clause
          .replace(/<w:fldSimple.*<\/w:fldSimple>/, "")
          .replace(">Section <", ">Short.<")
          .replace(" apart, no party pays for lost profit.", "")
          .replace(">Limit of liability<", ">New title<"),
      ),
    );
    expect(summary(typed, open)).toEqual({ changes: [], notices: [{ code: "already_proposed", count: 1 }] });
    const agreed = stateOf(logOf([...acts, ["ana", { type: "accept", proposal: "p1" }]]));
    const other = edited((xml) => xml.replace("no party pays for lost profit", "no one pays for it"));
    const [found] = compared(other, agreed)!.changes;
    expect(found).toMatchObject({
      change: { op: "replace", clause: "waiver" },
      base: "Limit of liability\nSection 1 apart, no party pays for lost profit.",
    });
  });
});

/** A small archive whose directory says that its one part unpacks to so many bytes. */
const unpackingTo = (size: number): Uint8Array => {
  const archive = zipSync({ "_rels/.rels": strToU8("<x/>") });
  const directory = archive.findIndex(
    (_, index) => archive[index] === 0x50 && archive[index + 1] === 0x4b && archive[index + 2] === 1,
  );
  new DataView(archive.buffer).setUint32(directory + 24, size, true);
  return archive;
};

it("a file that is no Word file, or none that may be opened, is refused with its problem", async () => {
  const read = (name: string, content: Uint8Array) => {
    const result = readReturnedFile({ name, bytes: content });
    return result.ok ? "read" : result.problem.code;
  };
  expect(read("a.pdf", strToU8("%PDF-1.7"))).toBe("wrong_type");
  expect(read("a.docx", strToU8("no archive"))).toBe("damaged");
  expect(read("a.docx", new Uint8Array(30_000_000))).toBe("too_big");
  expect(read("a.docx", new Uint8Array())).toBe("empty");
  expect(read("a.docx", unpackingTo(60_000_000))).toBe("zip_bomb");
  // 15 KB that would be compared for more than a minute.
  const paragraphs = "<w:p/>".repeat(10_001);
  expect(
    read(
      "a.docx",
      edited((xml) => xml.replace("<w:body>", `<w:body>${paragraphs}`)),
    ),
  ).toBe("too_long");
  // A file of another program is read, and has none of our bookmarks.
  expect(read("a.docx", await writeDocx(base, style))).toBe("read");
});
