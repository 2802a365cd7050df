import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { logOf, startEvent, stateOf } from "../../../../tests/support/session-samples.ts";
import type { Clause, ClauseBlock, LegalDocument } from "../../../model/document.ts";
import type { ClauseWording } from "../../../model/session/session-event.ts";
import type { ReturnedParagraph, ReturnedText } from "../../../model/session/returned-text.ts";
import { compareReturned } from "./compare-returned.ts";

const text = (words: string) => [{ type: "text", text: words }] as const;

const clause = (id: string, number: string, level: number, inner: readonly ClauseBlock[] = []): Clause => ({
  type: "clause",
  id,
  level,
  number,
  title: text(`Title of ${id}`),
  style: {},
  fields: [],
  blocks: [{ type: "paragraph", id: `${id}.text`, content: text(`What ${id} says.`), fields: [] }, ...inner],
});

const lease: LegalDocument = {
  ...sampleDocument,
  title: "Lease",
  blocks: [
    { type: "title", id: "title", content: text("Lease") },
    clause("rent", "1.", 1),
    clause("pets", "2.", 1),
    clause("repairs", "3.", 1, [clause("heating", "3.1", 2)]),
  ],
};

const paragraph = (words: string, parts: Partial<ReturnedParagraph> = {}): ReturnedParagraph => ({
  pieces: [{ text: words }],
  level: null,
  isItem: false,
  isInTable: false,
  bookmark: null,
  ...parts,
});

const TITLE = paragraph("Lease", { bookmark: "_title" });

/** A clause of a file: its heading with its bookmark, and its words. */
const printed = (id: string, level: number, words = `What ${id} says.`): readonly ReturnedParagraph[] => [
  paragraph(`Title of ${id}`, { level, bookmark: `_${id}` }),
  paragraph(words),
];

const fileOf = (...parts: readonly (ReturnedParagraph | readonly ReturnedParagraph[])[]): ReturnedText => ({
  paragraphs: parts.flat(),
  properties: {},
  comments: 0,
});

const [RENT, PETS, REPAIRS, HEATING] = [
  printed("rent", 1),
  printed("pets", 1),
  printed("repairs", 1),
  printed("heating", 2),
];

const compare = (file: ReturnedText, document = lease) =>
  compareReturned({
    state: stateOf(logOf([["ana", startEvent(2, { document })]])),
    base: lease,
    original: fileOf(TITLE, RENT, PETS, REPAIRS, HEATING),
    file,
    blockIds: new Map(["title", "rent", "pets", "repairs", "heating"].map((id) => [`_${id}`, id])),
    newId: (number) => `new${number}`,
  });

const wording = (title: string | null, words: string): ClauseWording => ({
  title,
  lines: [{ kind: "paragraph", content: text(words) }],
});

describe("a returned file", () => {
  it("that is unchanged proposes nothing", () => {
    expect(compare(fileOf(TITLE, RENT, PETS, REPAIRS, HEATING))).toEqual({ changes: [], notices: [] });
  });

  it("with a clause that is moved and reworded proposes both", () => {
    const reworded = printed("rent", 1, "Rent is $900.");
    expect(compare(fileOf(TITLE, PETS, reworded, REPAIRS, HEATING))?.changes).toEqual([
      { change: { op: "replace", clause: "rent", wording: wording("Title of rent", "Rent is $900.") }, base: null },
      { change: { op: "move", clause: "rent", to: { side: "after", of: "pets" } }, base: null },
    ]);
  });

  it("without a clause deletes it with the clauses inside", () => {
    const { changes } = compare(fileOf(TITLE, RENT, PETS))!;
    expect(changes).toEqual([{ change: { op: "delete", clause: "repairs" }, base: null }]);
  });

  it("finds a clause that lost its bookmark by its first words", () => {
    const lost = [{ ...PETS[0]!, bookmark: null }, PETS[1]!];
    expect(compare(fileOf(TITLE, RENT, lost, REPAIRS, HEATING))).toEqual({ changes: [], notices: [] });
  });

  it("does not guess which of two equal paragraphs was the clause", () => {
    const lost = [{ ...PETS[0]!, bookmark: null }, PETS[1]!];
    const { changes } = compare(fileOf(TITLE, RENT, lost, lost, REPAIRS, HEATING))!;
    const added = (clause: string) => ({
      op: "insert",
      clause,
      to: { side: "after", of: "rent" },
      wording: wording("Title of pets", "What pets says."),
    });
    expect(changes.map(({ change }) => change)).toEqual([
      { op: "delete", clause: "pets" },
      added("new1"),
      added("new0"),
    ]);
  });

  it("reports a new clause where no clause of its level is near", () => {
    const deep = paragraph("The tenant cleans the filter.", { level: 3 });
    expect(compare(fileOf(TITLE, RENT, PETS, REPAIRS, HEATING, deep))).toEqual({
      changes: [],
      notices: [{ code: "unplaced", text: "The tenant cleans the filter." }],
    });
  });

  it("says what a clause said if its words have changed since, and reports one that was removed", () => {
    const [title, rent, , repairs] = lease.blocks;
    const since = { ...lease, blocks: [title!, { ...rent, title: text("Monthly rent") } as Clause, repairs!] };
    const file = fileOf(TITLE, printed("rent", 1, "Rent is $900."), printed("pets", 1, "No pets."), REPAIRS, HEATING);
    expect(compare(file, since)).toEqual({
      changes: [
        {
          change: { op: "replace", clause: "rent", wording: wording("Title of rent", "Rent is $900.") },
          base: "Title of rent\nWhat rent says.",
        },
      ],
      notices: [{ code: "clause_removed", text: "Title of pets\nWhat pets says." }],
    });
  });

  it("reports a changed title, which no proposal can change, and is refused without any known bookmark", () => {
    const title = { ...TITLE, pieces: [{ text: "Sublease" }] };
    expect(compare(fileOf(title, RENT, PETS, REPAIRS, HEATING))).toEqual({
      changes: [],
      notices: [{ code: "not_editable", blockId: "title" }],
    });
    expect(compare(fileOf(paragraph("Lease")))).toBeNull();
  });
});
