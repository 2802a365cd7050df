import { describe, expect, test } from "vitest";
import { made, plan } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask } from "../../../tests/forms/hand-made.ts";
import {
  text,
  formula,
  company,
  person,
  trustee,
  signed,
  linesAfterClause,
  groups,
} from "../../../tests/support/sample-signers.ts";

const unsigned = { kind: "company", name: "Birch Inc.", formed_in: "XX-DE", address: "4 Far St" };

describe("one block for each signer, by the kind of party", () => {
  const subject = signed({ signatures: { text: ["Signed by the parties."], groups } });

  test("a letter has its lines above the text, and a signature without a heading, a label, or a line for the date", () => {
    const letter = signed({
      letter: [{ text: ["November 30, 2026"] }, { text: ["Dear Bo Roe:"] }],
      signatures: { text: ["Sincerely,"], groups },
    });
    const lines = documentLines(letter.assemble({ landlord: company, tenants: [person] }));
    expect(lines.slice(1, 3)).toEqual(["November 30, 2026", "Dear Bo Roe:"]);
    expect(lines.slice(lines.indexOf("Sincerely,"))).toEqual([
      "Sincerely,",
      "Aster Ltd, a corporation organized under the laws of XX-DE",
      "By: ____",
      "Name: Ann Poe",
      "Title: Director",
      "Signature: ____",
      "Name: Bo Roe",
    ]);
  });

  test("a company signs through a person with a title, a person signs alone, and a trustee signs as trustee", () =>
    expect(
      linesAfterClause(documentLines(subject.assemble({ landlord: company, tenants: [person, trustee] }))),
    ).toEqual([
      "Signatures",
      "Signed by the parties.",
      "Landlord",
      "Aster Ltd, a corporation organized under the laws of XX-DE",
      "By: ____",
      "Name: Ann Poe",
      "Title: Director",
      "Date: ____",
      "Tenant",
      "Signature: ____",
      "Name: Bo Roe",
      "Date: ____",
      "Tenant",
      "Signature: ____",
      "Name: Cy Doe",
      "not individually but as trustee of the Doe Family Trust",
      "Date: ____",
    ]));

  test("an organization that signs for another one signs through a person", () => {
    const partnership = { ...company, name: "Birch LP", signer: "Birch GP LLC", signer_title: "General Partner" };
    const named = { ...partnership, entity_signer: "Ann Poe", entity_signer_title: "Manager" };
    const lines = linesAfterClause(documentLines(subject.assemble({ landlord: named, tenants: [person] })));
    expect(lines.slice(3, 9)).toEqual([
      "Birch LP, a corporation organized under the laws of XX-DE",
      "By: Birch GP LLC",
      "Its: General Partner",
      "By: ____",
      "Name: Ann Poe",
      "Title: Manager",
    ]);
    const unnamed = linesAfterClause(documentLines(subject.assemble({ landlord: partnership, tenants: [person] })));
    expect(unnamed.slice(4, 9)).toEqual([
      "By: Birch GP LLC",
      "Its: General Partner",
      "By: ____",
      "Name: ____",
      "Title: ____",
    ]);
  });

  test("a trust company signs as trustee through a person", () => {
    const trust = {
      ...company,
      name: "Doe Family Trust",
      type: "trust",
      signer: "Elm Trust Company",
      entity_signer: "Ann Poe",
    };
    const lines = linesAfterClause(documentLines(subject.assemble({ landlord: trust, tenants: [person] })));
    expect(lines.slice(3, 7)).toEqual([
      "Elm Trust Company",
      "not individually but as trustee of the Doe Family Trust",
      "By: ____",
      "Name: Ann Poe",
    ]);
  });

  test("a trade name follows the name, and who also signs for a company signs individually", () => {
    const sole = { ...person, trade_name: "Roe Fencing" };
    const own = { kind: "person", name: "ann POE", address: "5 Top St" };
    const lines = documentLines(
      subject.assemble({ landlord: { ...company, trade_name: "Aster" }, tenants: [sole, own] }),
    );
    expect(lines).toContain("Aster Ltd, doing business as Aster, a corporation organized under the laws of XX-DE");
    expect(lines).toContain("Name: Bo Roe, doing business as Roe Fencing");
    expect(lines.filter((line) => line === "individually")).toHaveLength(1);
    expect(lines[lines.indexOf("individually") - 1]).toBe("Name: ann POE");
  });

  test.each([1, 2, 5])("%d tenants have one block each, with unique ids", (count) => {
    const document = subject.assemble({ landlord: company, tenants: Array.from({ length: count }, () => person) });
    const ids = document.blocks.flatMap((block) => (block.type === "signature" ? [block.id] : []));
    expect(ids).toEqual([
      "signatures.landlord",
      ...Array.from({ length: count }, (_, index) => `signatures.tenants.r${index + 1}`),
    ]);
  });

  test("a signer without a name is a line to write on that links to its question", () => {
    const document = subject.assemble({ landlord: unsigned, tenants: [person] });
    const [first] = document.blocks.filter((block) => block.type === "signature");
    expect(first?.lines[2]).toEqual({ type: "rule", label: "Name", field: "landlord.signer" });
  });

  test("a group with a hidden question has no block, one with an unanswered question has blanks", () => {
    const hidden = [ask("count", "number"), ask("landlord", "party", { when: formula("count > 1") })];
    const some = made(hidden, plan({ signatures: { groups: [{ field: "landlord" }] } }));
    expect(documentLines(some.assemble({ count: 1 }))).toEqual(["Test Agreement"]);
    expect(documentLines(some.assemble({ count: 2 })).slice(2)).toEqual([
      "Signature: ____",
      "Name: ____",
      "Date: ____",
    ]);
  });

  test("the plan's capacity overrides the party's, and a group with a false condition is omitted", () => {
    const more = signed({
      signatures: {
        groups: [
          { field: "landlord", as: text("trustee of {{ trust }}") },
          { field: "tenants", when: formula("count > 1") },
        ],
      },
    });
    expect(
      linesAfterClause(
        documentLines(more.assemble({ landlord: trustee, tenants: [person], trust: "The Oak Trust", count: 1 })),
      ),
    ).toEqual(["Signatures", "Signature: ____", "Name: Cy Doe", "as trustee of The Oak Trust", "Date: ____"]);
  });
});

describe("記名押印", () => {
  const subject = signed({
    language: "ja",
    numbering: "jo",
    signatures: { text: ["本契約の成立を証する。"], groups: [{ field: "landlord" }, { field: "tenants" }] },
  });
  test("has address, company, representative and seal under 甲, 乙 and 丙", () =>
    expect(
      linesAfterClause(documentLines(subject.assemble({ landlord: company, tenants: [person, trustee] }))),
    ).toEqual([
      "本契約の成立を証する。",
      "甲",
      "本店所在地: 1 High St",
      "商号: Aster Ltd",
      "代表者: Director　Ann Poe",
      "印",
      "乙",
      "住所: 2 Main St",
      "氏名: Bo Roe",
      "印",
      "丙",
      "住所: 3 Low St",
      "氏名: Cy Doe",
      "trustee of the Doe Family Trustとして",
      "印",
    ]));
});

test("a seal mark is omitted where its condition is false, as in an electronic document", () => {
  const subject = signed({
    language: "ja",
    numbering: "jo",
    signatures: { groups: [{ field: "landlord", sealed: formula("count > 1") }] },
  });
  expect(documentLines(subject.assemble({ landlord: company, count: 2 }))).toContain("印");
  expect(documentLines(subject.assemble({ landlord: company, count: 1 }))).not.toContain("印");
});

test.each([
  [
    "es",
    [
      "Firmas",
      "Aster Ltd, sociedad por acciones (corporation) constituida en XX-DE",
      "Por: ____",
      "Nombre: Ann Poe",
      "Cargo: Director",
      "Fecha: ____",
    ],
  ],
  [
    "fr",
    [
      "Signatures",
      "Aster Ltd, société par actions (corporation), lieu de constitution\u00A0: XX-DE",
      "Par: ____",
      "Nom: Ann Poe",
      "Fonction: Director",
      "Date: ____",
    ],
  ],
  [
    "de",
    [
      "Unterschriften",
      "Aster Ltd, eine Kapitalgesellschaft (corporation), Gründungsort: XX-DE",
      "Vertreten durch: ____",
      "Name: Ann Poe",
      "Funktion: Director",
      "Datum: ____",
    ],
  ],
  [
    "zh-Hans",
    [
      "签署",
      "甲方",
      "Aster Ltd，一家依XX-DE法律设立的股份公司（corporation）",
      "授权代表签字: ____",
      "姓名: Ann Poe",
      "职务: Director",
      "盖章: ____",
      "日期: ____",
    ],
  ],
])("signature labels in %s", (language, expected) => {
  const subject = signed({ language, signatures: { groups: [{ field: "landlord" }] } });
  expect(linesAfterClause(documentLines(subject.assemble({ landlord: company })))).toEqual(expected);
});
