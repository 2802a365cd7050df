import { describe, expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask } from "../../../tests/forms/hand-made.ts";
import type { DocumentPlan, ExecutionPlan } from "../../model/document-plan.ts";

const fields = [
  ask("landlord", "party"),
  ask("tenants", "parties"),
  ask("count", "number"),
  ask("trust", "text"),
  ask("law_text", "long_text"),
  ask("for_another", "text"),
];
const { text, formula } = writer(fields);

const company = {
  kind: "company",
  name: "Aster Ltd",
  type: "corporation",
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

describe("one block for each signer, by the kind of party (e5)", () => {
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
    expect(after(documentLines(subject.assemble({ landlord: company, tenants: [person, trustee] })))).toEqual([
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
    const lines = after(documentLines(subject.assemble({ landlord: named, tenants: [person] })));
    expect(lines.slice(3, 9)).toEqual([
      "Birch LP, a corporation organized under the laws of XX-DE",
      "By: Birch GP LLC",
      "Its: General Partner",
      "By: ____",
      "Name: Ann Poe",
      "Title: Manager",
    ]);
    const unnamed = after(documentLines(subject.assemble({ landlord: partnership, tenants: [person] })));
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
    const lines = after(documentLines(subject.assemble({ landlord: trust, tenants: [person] })));
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

  test.each([1, 2, 5])("%d tenants have one block each, with unique ids (e6)", (count) => {
    const document = subject.assemble({ landlord: company, tenants: Array.from({ length: count }, () => person) });
    const ids = document.blocks.flatMap((block) => (block.type === "signature" ? [block.id] : []));
    expect(ids).toEqual([
      "signatures.landlord",
      ...Array.from({ length: count }, (_, at) => `signatures.tenants.r${at + 1}`),
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
      after(documentLines(more.assemble({ landlord: trustee, tenants: [person], trust: "The Oak Trust", count: 1 }))),
    ).toEqual(["Signatures", "Signature: ____", "Name: Cy Doe", "as trustee of The Oak Trust", "Date: ____"]);
  });
});

describe("記名押印 (e5)", () => {
  const subject = signed({
    language: "ja",
    numbering: "jo",
    signatures: { text: ["本契約の成立を証する。"], groups: [{ field: "landlord" }, { field: "tenants" }] },
  });
  test("has address, company, representative and seal under 甲, 乙 and 丙", () =>
    expect(after(documentLines(subject.assemble({ landlord: company, tenants: [person, trustee] })))).toEqual([
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
  expect(after(documentLines(subject.assemble({ landlord: company })))).toEqual(expected);
});

describe("witnesses and notary", () => {
  const subject = (execution: ExecutionPlan) =>
    signed({ signatures: { groups: [{ field: "landlord" }, { field: "tenants" }] }, execution });
  const lines = (execution: ExecutionPlan, answers: object = { landlord: company, tenants: [person] }) => {
    const all = documentLines(subject(execution).assemble(answers));
    return all.slice(all.indexOf("Name: Bo Roe") + 2);
  };

  test("the law of the jurisdiction sets the number of witnesses (e16)", () => {
    const witness = ["Signature: ____", "Printed name: ____", "Address: ____", "Date: ____"];
    const document = subject({ witnesses: formula("count"), witnessText: ["Each witness saw it signed."] });
    const all = documentLines(document.assemble({ landlord: person, tenants: [person], count: 2 }));
    expect(all.slice(all.indexOf("Witnesses"))).toEqual([
      "Witnesses",
      "Each witness saw it signed.",
      "Witness 1",
      ...witness,
      "Witness 2",
      ...witness,
    ]);
    expect(documentLines(document.assemble({ landlord: person, tenants: [person], count: 0 }))).not.toContain(
      "Witnesses",
    );
    expect(documentLines(document.assemble({ landlord: person, tenants: [person] }))).not.toContain("Witnesses");
  });

  test("a single witness has no number, and a known name is printed", () => {
    const answers = { landlord: person, tenants: [person], count: 1 };
    const one = subject({ witnesses: formula("count"), witnessNames: [formula("trust")] });
    const after = (all: readonly string[]) => all.slice(all.indexOf("Witness"));
    const lined = (name: string) => ["Witness", "Signature: ____", name, "Address: ____", "Date: ____"];
    expect(after(documentLines(one.assemble(answers)))).toEqual(lined("Printed name: ____"));
    expect(after(documentLines(one.assemble({ ...answers, trust: "Ada Lin" })))).toEqual(
      lined("Printed name: Ada Lin"),
    );
  });

  const LAW = [
    "State of Somewhere",
    "County of ______",
    "On this day [signers] appeared before me.",
    "[line] Signature",
    "[seal] (Seal)",
  ].join("\n");
  const certificate = formula("law_text");
  const text = [
    "State of Somewhere",
    "County of ______",
    "On this day NAMES appeared before me.",
    "Signature: ____",
    "(Seal)",
  ];
  const printed = (names: string) => text.map((line) => line.replace("NAMES", names));
  const both = "Ann Poe as Director of Aster Ltd and Bo Roe";
  const attached = (names: string) =>
    `This page is attached to the Test Agreement of ${names}, dated ______________________.`;

  test("the certificate has the wording the law prescribes, names the document, and has room for the seal (e17)", () => {
    const notary = { kind: "acknowledgment", certificate } as const;
    expect(lines({ notary }, { landlord: company, tenants: [person], law_text: LAW })).toEqual([
      "Acknowledgment",
      attached(both),
      ...printed(both),
    ]);
  });

  test("signers of another document have no signature lines here, and the certificate names that document", () => {
    const notary = { kind: "acknowledgment", certificate } as const;
    const signatures = { document: ["Deed of Land"], groups: [{ field: "tenants" }] };
    const other = signed({ signatures, execution: { notary } });
    expect(after(documentLines(other.assemble({ tenants: [person], law_text: LAW })))).toEqual([
      "Acknowledgment",
      "This page is attached to the Deed of Land of Bo Roe, dated ______________________.",
      ...printed("Bo Roe"),
    ]);
  });

  test.each([
    ["acknowledgment", "Acknowledgment", "the certificate of acknowledgment for"],
    ["jurat", "Jurat", "the jurat for"],
    ["self_proving", "Self-Proving Affidavit", "the self-proving affidavit for"],
  ] as const)(
    "e17: %s: without a prescribed form the page instructs the notary, in no wording of ours",
    (kind, title, what) => {
      for (const notary of [{ kind }, { kind, certificate }]) {
        const page = lines({ notary });
        expect(page[0]).toBe(title);
        expect(page[2]).toContain(`The notary must attach to this page ${what} ${both}`);
        expect(page.join(" ")).not.toMatch(/before me|personally known|satisfactory evidence/i);
      }
    },
  );

  test("the first applicable text and the first applicable certificate are printed", () => {
    const one = formula("count = 1");
    const varied: ExecutionPlan = {
      witnesses: formula("1"),
      witnessTexts: [{ when: one, text: ["First."] }, { text: ["Second."] }],
      notaries: [{ kind: "jurat", when: one }, { kind: "acknowledgment" }],
    };
    const varying = (count: number) => lines(varied, { landlord: company, tenants: [person], count });
    expect(varying(1)).toEqual(expect.arrayContaining(["First.", "Jurat"]));
    expect(varying(2)).toEqual(expect.arrayContaining(["Second.", "Acknowledgment"]));
    expect(varying(2)).not.toContain("First.");
  });

  describe("a signer who signs for another has the certificate for representatives on a separate page", () => {
    const FOR_ANOTHER = "Before me came [names] as [authority], authorized to act on behalf of [party].";
    const notary = { kind: "acknowledgment", certificate, representative: formula("for_another") } as const;
    const pages = (tenants: readonly object[], landlord: object = company) =>
      lines({ notary }, { landlord, tenants, law_text: LAW, for_another: FOR_ANOTHER });

    test("a company beside a person: the person's certificate first, each page names its signer", () =>
      expect(pages([person])).toEqual([
        "Acknowledgment of Bo Roe",
        attached(both),
        ...printed("Bo Roe"),
        "Acknowledgment of Ann Poe as Director of Aster Ltd",
        attached(both),
        "Before me came Ann Poe as Director, authorized to act on behalf of Aster Ltd.",
      ]));

    test.each([
      [
        { kind: "company", type: "trust", name: "Oak Trust", trust_date: "2019-03-03", signer: "Cy Doe" },
        "Cy Doe as trustee, authorized to act on behalf of the Oak Trust dated March 3, 2019",
      ],
      [
        { kind: "company", type: "estate", office: "executor", name: "Bo Roe", signer: "Cy Doe" },
        "Cy Doe as executor, authorized to act on behalf of the Estate of Bo Roe",
      ],
      [
        { kind: "person", name: "Bo Roe", signed_by: "agent", signer: "Cy Doe", power_date: "2025-05-01" },
        "Cy Doe as agent, authorized to act on behalf of Bo Roe",
      ],
      [
        { kind: "person", name: "Bo Roe", signed_by: "guardian", signer: "Cy Doe" },
        "Cy Doe as guardian, authorized to act on behalf of Bo Roe",
      ],
    ])("%j is named with the authority of the signer", (landlord, expected) => {
      const answers = { landlord, tenants: [person], law_text: FOR_ANOTHER };
      const notary = { kind: "acknowledgment", certificate, representative: certificate, of: ["landlord"] } as const;
      expect(documentLines(subject({ notary }).assemble(answers))).toContain(`Before me came ${expected}.`);
    });

    test("a trustee signs in that capacity, and the party has a line to write on", () => {
      const document = subject({ notary }).assemble({
        landlord: person,
        tenants: [trustee],
        law_text: LAW,
        for_another: FOR_ANOTHER,
      });
      const all = documentLines(document);
      const names = "Bo Roe and Cy Doe as trustee of the Doe Family Trust";
      expect(all.slice(all.indexOf("Acknowledgment of Bo Roe"))).toEqual([
        "Acknowledgment of Bo Roe",
        attached(names),
        ...printed("Bo Roe"),
        "Acknowledgment of Cy Doe as trustee of the Doe Family Trust",
        attached(names),
        "Before me came Cy Doe as trustee of the Doe Family Trust, authorized to act on behalf of ______________________.",
      ]);
    });

    test("the only page names no signer in its heading", () =>
      expect(
        lines(
          { notary: { ...notary, of: ["landlord"] } },
          { landlord: company, tenants: [person], law_text: LAW, for_another: FOR_ANOTHER },
        ),
      ).toEqual([
        "Acknowledgment",
        attached("Ann Poe as Director of Aster Ltd"),
        "Before me came Ann Poe as Director, authorized to act on behalf of Aster Ltd.",
      ]));

    test("without a prescribed form for representatives, their page only instructs the notary", () => {
      const page = lines({ notary }, { landlord: company, tenants: [person], law_text: LAW }).slice(-3);
      expect(page[0]).toBe("Acknowledgment of Ann Poe as Director of Aster Ltd");
      expect(page[2]).toContain(
        "The notary must attach to this page the certificate of acknowledgment for Ann Poe as Director",
      );
    });
  });

  test("a boxed notice comes first in a certificate (e17)", () => {
    const notary = { kind: "acknowledgment", certificate, notice: ["The box."] } as const;
    const all = lines({ notary }, { landlord: company, tenants: [person], law_text: LAW });
    expect(all.slice(2)).toEqual(["The box.", ...printed(both)]);
  });

  describe("signers on different days or before different officers have separate certificates (e17)", () => {
    const apart = { kind: "acknowledgment", apart: formula("count = 1"), certificate } as const;
    const page = (name: string) => [`Acknowledgment of ${name}`, attached(both), ...printed(name)];
    const answers = (count: number) => ({ landlord: company, tenants: [person], count, law_text: LAW });

    test("if the answers call for them", () => {
      expect(lines({ notary: apart }, answers(2)).slice(2)).toEqual(printed(both));
      expect(lines({ notary: apart }, answers(1))).toEqual([
        ...page("Ann Poe as Director of Aster Ltd"),
        ...page("Bo Roe"),
      ]);
    });

    test("for the named signers only", () => {
      expect(lines({ notary: { ...apart, of: ["tenants"] } }, answers(1))).toEqual(
        page("Bo Roe").map((line) => line.replace(attached(both), attached("Bo Roe"))),
      );
    });

    test("each on a new page with unique ids", () => {
      const { blocks } = subject({ notary: apart }).assemble(answers(1));
      const ids = blocks.map((block) => ("id" in block ? block.id : block.type));
      expect(ids.slice(ids.indexOf("pageBreak"))).toEqual([
        "pageBreak",
        "notary.landlord.kind",
        "notary.landlord.document",
        "notary.landlord",
        "pageBreak",
        "notary.tenants.r1.kind",
        "notary.tenants.r1.document",
        "notary.tenants.r1",
      ]);
    });
  });

  describe("a signature page", () => {
    const groups = [{ field: "landlord", label: ["Testator"] }];
    const paper = signed({
      signatures: { text: ["I sign this."], groups, page: true, initials: true },
      execution: { witnesses: formula("count"), witnessText: ["We saw it signed."] },
    });
    const document = paper.assemble({ landlord: person, count: 2 });

    test("names the document and the signer and includes the witnesses without dates", () => {
      const all = documentLines(document);
      expect(all.slice(all.findIndex((line) => line.startsWith("Signature page")))).toEqual([
        "Signature page to the Test Agreement of Bo Roe",
        "I sign this.",
        "Testator",
        "Signature: ____",
        "Name: Bo Roe",
        "Date: ____",
        "We saw it signed.",
        "Witness 1",
        "Signature: ____",
        "Printed name: ____",
        "Address: ____",
        "Witness 2",
        "Signature: ____",
        "Printed name: ____",
        "Address: ____",
      ]);
    });

    test("gives writers the number of people who initial each page, if any", () => {
      expect(document.initials).toBe(1);
      expect(signed({ signatures: { groups } }).assemble({ landlord: person })).not.toHaveProperty("initials");
    });
  });

  test("prints nothing if the plan's condition is false", () => {
    const never = formula("count > 100");
    expect(lines({ when: never, witnesses: formula("2"), notary: { kind: "jurat" } })).toEqual([]);
    expect(lines({ notary: { kind: "jurat", when: never } })).toEqual([]);
  });
});
