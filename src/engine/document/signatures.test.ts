import { describe, expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { linesOf } from "../../../tests/documents/lines.ts";
import { ask } from "../../../tests/forms/hand-made.ts";
import type { DocumentPlan, ExecutionPlan } from "../../model/document-plan.ts";

const fields = [ask("landlord", "party"), ask("tenants", "parties"), ask("count", "number"), ask("trust", "text")];
const { text, formula } = writer(fields);

const company = {
  kind: "company",
  name: "Aster Ltd",
  formed_in: "XX-DE",
  address: "1 High St",
  signer: "Ann Poe",
  signer_title: "Director",
};
const person = { kind: "person", name: "Bo Roe", address: "2 Main St" };
const trustee = { kind: "person", name: "Cy Doe", address: "3 Low St", capacity: "trustee of the Doe Family Trust" };
const unsigned = { kind: "company", name: "Birch Inc.", formed_in: "XX-DE", address: "4 Far St" };

const signed = (more: Partial<DocumentPlan>) =>
  made(fields, plan({ clauses: [clause("c", { variants: [body(["Something."])] })], ...more }));

const after = (lines: readonly string[]) => lines.slice(2);

const groups = [
  { field: "landlord", label: ["Landlord"] },
  { field: "tenants", label: ["Tenant"] },
];

describe("e5: one block for each signer, by the kind of party", () => {
  const subject = signed({ signatures: { text: ["Signed by the parties."], groups } });

  test("a company signs by a person with a title, a person alone, a trustee as trustee", () =>
    expect(after(linesOf(subject.assemble({ landlord: company, tenants: [person, trustee] })))).toEqual([
      "Signatures",
      "Signed by the parties.",
      "Landlord",
      "Aster Ltd",
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
      "as trustee of the Doe Family Trust",
      "Date: ____",
    ]));

  test.each([1, 2, 5])("e6: %d tenants have as many blocks, each with an id of its own", (count) => {
    const document = subject.assemble({ landlord: company, tenants: Array.from({ length: count }, () => person) });
    const ids = document.blocks.flatMap((block) => (block.type === "signature" ? [block.id] : []));
    expect(ids).toEqual([
      "signatures.landlord",
      ...Array.from({ length: count }, (_, at) => `signatures.tenants.r${at + 1}`),
    ]);
  });

  test("a signer nobody named yet is a blank that leads to its question", () => {
    const document = subject.assemble({ landlord: unsigned, tenants: [person] });
    const [first] = document.blocks.filter((block) => block.type === "signature");
    expect(first?.lines[2]).toEqual({
      type: "text",
      label: "Name",
      content: [{ type: "blank", field: "landlord.signer", label: "Name of the person who signs" }],
    });
  });

  test("a group whose question is hidden has no block, one that is asked but not answered has blanks", () => {
    const hidden = [ask("count", "number"), ask("landlord", "party", { when: formula("count > 1") })];
    const some = made(hidden, plan({ signatures: { groups: [{ field: "landlord" }] } }));
    expect(linesOf(some.assemble({ count: 1 }))).toEqual(["Test Agreement"]);
    expect(linesOf(some.assemble({ count: 2 })).slice(2)).toEqual(["Signature: ____", "Name: …", "Date: ____"]);
  });

  test("the plan's own capacity wins, and a group may fall away", () => {
    const more = signed({
      signatures: {
        groups: [
          { field: "landlord", as: text("trustee of {{ trust }}") },
          { field: "tenants", when: formula("count > 1") },
        ],
      },
    });
    expect(
      after(linesOf(more.assemble({ landlord: trustee, tenants: [person], trust: "The Oak Trust", count: 1 }))),
    ).toEqual(["Signatures", "Signature: ____", "Name: Cy Doe", "as trustee of The Oak Trust", "Date: ____"]);
  });

  test("e19: a document that may not be signed on a screen says so", () => {
    const will = made(fields, plan({ signatures: { groups: [{ field: "landlord" }] } }), { allowed: "prohibited" });
    expect(linesOf(will.assemble({ landlord: person }))).toContain(
      "This document is signed by hand, in ink, on paper.",
    );
    expect(linesOf(subject.assemble({ landlord: company, tenants: [person] }))).not.toContain(
      "This document is signed by hand, in ink, on paper.",
    );
  });
});

describe("e5: 記名押印", () => {
  const subject = signed({
    language: "ja",
    numbering: "jo",
    signatures: { text: ["本契約の成立を証する。"], groups: [{ field: "landlord" }, { field: "tenants" }] },
  });
  test("address, company, representative and seal, called 甲, 乙 and 丙", () =>
    expect(after(linesOf(subject.assemble({ landlord: company, tenants: [person, trustee] })))).toEqual([
      "本契約の成立を証する。",
      "甲",
      "住所: 1 High St",
      "会社名: Aster Ltd",
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

test.each([
  ["es", ["Firmas", "Aster Ltd", "Por: ____", "Nombre: Ann Poe", "Cargo: Director", "Fecha: ____"]],
  ["fr", ["Signatures", "Aster Ltd", "Par: ____", "Nom: Ann Poe", "Fonction: Director", "Date: ____"]],
  ["de", ["Unterschriften", "Aster Ltd", "Durch: ____", "Name: Ann Poe", "Funktion: Director", "Datum: ____"]],
  [
    "zh-Hans",
    ["签署", "甲方", "Aster Ltd", "授权代表签字: ____", "姓名: Ann Poe", "职务: Director", "盖章: ____", "日期: ____"],
  ],
])("signature labels in %s", (language, expected) => {
  const subject = signed({ language, signatures: { groups: [{ field: "landlord" }] } });
  expect(after(linesOf(subject.assemble({ landlord: company })))).toEqual(expected);
});

describe("witnesses and notary", () => {
  const subject = (execution: ExecutionPlan) =>
    signed({ signatures: { groups: [{ field: "landlord" }, { field: "tenants" }] }, execution });
  const lines = (execution: ExecutionPlan, answers: object = { landlord: company, tenants: [person] }) => {
    const all = linesOf(subject(execution).assemble(answers));
    return all.slice(all.indexOf("Name: Bo Roe") + 2);
  };

  test("e16: as many witnesses as the law of the place asks for", () => {
    const witness = ["Signature: ____", "Printed name: ____", "Address: ____", "Date: ____"];
    const document = subject({ witnesses: formula("count"), witnessText: ["Each witness saw it signed."] });
    const all = linesOf(document.assemble({ landlord: person, tenants: [person], count: 2 }));
    expect(all.slice(all.indexOf("Witnesses"))).toEqual([
      "Witnesses",
      "Each witness saw it signed.",
      "Witness 1",
      ...witness,
      "Witness 2",
      ...witness,
    ]);
    expect(linesOf(document.assemble({ landlord: person, tenants: [person], count: 0 }))).not.toContain("Witnesses");
    expect(linesOf(document.assemble({ landlord: person, tenants: [person] }))).not.toContain("Witnesses");
  });

  const venue = ["State of: ____", "County of: ____"];
  const officer = [
    "Date: ____",
    "Signature of notarial officer: ____",
    "Title of office: ____",
    "My commission expires: ____",
  ];
  const names = "Ann Poe as Director of Aster Ltd and Bo Roe";
  const certificate = (kind: "acknowledgment" | "jurat" | "self_proving") => {
    const all = linesOf(subject({ notary: { kind } }).assemble({ landlord: company, tenants: [person] }));
    return all.slice(all.indexOf(venue[0]!));
  };

  test("e17: an acknowledgment says who signed, and that the act was free", () =>
    expect(certificate("acknowledgment")).toEqual([
      ...venue,
      `This document was acknowledged before me, on the date written below, by ${names}.`,
      "Each signer named here is personally known to me, or was proved to me on the basis of satisfactory evidence to be the individual described in this document who executed it, and each acknowledged to me having executed it as a free act for the purposes stated in it.",
      ...officer,
    ]));

  test("e17: a jurat says that the content was sworn to", () =>
    expect(certificate("jurat")).toEqual([
      ...venue,
      `Signed and sworn to, or affirmed, before me, on the date written below, by ${names}.`,
      "Each signer named here signed in my presence, after an oath or affirmation that the content is true.",
      ...officer,
    ]));

  test("e17: a self-proving certificate holds an oath of the signer and of the witnesses", () => {
    const words = certificate("self_proving").join(" ");
    expect(words).toContain("and the witnesses who signed above, each under oath or affirmation");
    expect(words).toContain(`before me, on the date written below, by ${names} and by the witnesses.`);
  });

  test("e17: the testator and each witness sign below the oath, the officer below the certificate", () => {
    const sworn = { notary: { kind: "self_proving" }, witnesses: formula("count") } as const;
    const document = subject(sworn).assemble({ landlord: person, tenants: [], count: 2 });
    const all = linesOf(document);
    const signed = ["Bo Roe: ____", "Witness 1: ____", "Witness 2: ____"];
    const oath = all.findIndex((line) => line.includes("each under oath"));
    expect(all.slice(oath + 1, oath + 4)).toEqual(signed);
    expect(all.slice(oath + 5)).toEqual(officer);
  });

  test("e17: where the witnesses alone swear, nobody else signs the oath", () => {
    const sworn = { kind: "self_proving", swornBy: "witnesses" } as const;
    const all = linesOf(
      subject({ notary: sworn, witnesses: formula("count") }).assemble({ landlord: person, count: 1 }),
    );
    expect(all).toContain("Witness 1: ____");
    expect(all).not.toContain("Bo Roe: ____");
  });

  test("of several texts and certificates the first that fits is printed", () => {
    const one = formula("count = 1");
    const varied: ExecutionPlan = {
      witnesses: formula("1"),
      witnessTexts: [{ when: one, text: ["First."] }, { text: ["Second."] }],
      notaries: [
        { kind: "jurat", when: one, text: ["One."] },
        { kind: "jurat", text: ["Two."] },
      ],
    };
    const printed = (count: number) => lines(varied, { landlord: company, tenants: [person], count });
    expect(printed(1)).toEqual(expect.arrayContaining(["First.", "One."]));
    expect(printed(2)).toEqual(expect.arrayContaining(["Second.", "Two."]));
    expect(printed(2)).not.toContain("First.");
  });

  test("e17: a place's own wording and its boxed notice replace the general ones", () => {
    const execution: ExecutionPlan = {
      notary: { kind: "acknowledgment", text: ["The local wording."], notice: ["The box."] },
    };
    expect(lines(execution)).toEqual(["Acknowledgment", "The box.", ...venue, "The local wording.", ...officer]);
  });

  describe("e17: those who sign on other days, or before other officers, have a certificate each", () => {
    const apart = {
      kind: "acknowledgment",
      apart: formula("count = 1"),
      text: ["Both."],
      notice: ["The box."],
    } as const;
    const alone = (name: string) => [
      `Acknowledgment of ${name}`,
      "The box.",
      ...venue,
      `This document was acknowledged before me, on the date written below, by ${name}.`,
      "The signer named here is personally known to me, or was proved to me on the basis of satisfactory evidence to be the individual described in this document who executed it, and acknowledged to me having executed it as a free act for the purposes stated in it.",
      ...officer,
    ];
    const answers = (count: number) => ({ landlord: company, tenants: [person], count });

    test("the answers decide, and the author's words are for all who sign together", () => {
      expect(lines({ notary: apart }, answers(2))).toEqual([
        "Acknowledgment",
        "The box.",
        ...venue,
        "Both.",
        ...officer,
      ]);
      expect(lines({ notary: apart }, answers(1))).toEqual([
        ...alone("Ann Poe as Director of Aster Ltd"),
        ...alone("Bo Roe"),
      ]);
    });

    test("of several who sign only those named have one", () => {
      expect(
        lines({ notary: { kind: "acknowledgment", apart: formula("count = 1"), of: ["tenants"] } }, answers(1)),
      ).toEqual(alone("Bo Roe").filter((line) => line !== "The box."));
    });

    test("each has ids of its own, and is kept on one page apart from the others", () => {
      const { blocks } = subject({ notary: apart }).assemble(answers(1));
      const certificates = blocks.filter((block) => block.type === "notarial");
      expect(certificates.map(({ id }) => id)).toEqual([
        "notary.venue.landlord",
        "notary.landlord",
        "notary.venue.tenants.r1",
        "notary.tenants.r1",
      ]);
    });
  });

  test("nothing of it is printed where the plan's condition does not hold", () => {
    const never = formula("count > 100");
    expect(lines({ when: never, witnesses: formula("2"), notary: { kind: "jurat" } })).toEqual([]);
    expect(lines({ notary: { kind: "jurat", when: never } })).toEqual([]);
  });
});
