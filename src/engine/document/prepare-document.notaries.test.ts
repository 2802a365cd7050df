import { describe, expect, test } from "vitest";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import type { ExecutionPlan } from "../../model/document-plan.ts";
import { formula, company, person, trustee, signed, linesAfterClause } from "../../../tests/support/sample-signers.ts";

describe("witnesses and notary", () => {
  const subject = (execution: ExecutionPlan) =>
    signed({ signatures: { groups: [{ field: "landlord" }, { field: "tenants" }] }, execution });
  const lines = (execution: ExecutionPlan, answers: object = { landlord: company, tenants: [person] }) => {
    const all = documentLines(subject(execution).assemble(answers));
    return all.slice(all.indexOf("Name: Bo Roe") + 2);
  };

  test("the law of the jurisdiction sets the number of witnesses", () => {
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
    const made = subject({ witnesses: formula("count"), witnessNames: [formula("trust")] });
    const linesAfterClause = (all: readonly string[]) => all.slice(all.indexOf("Witness"));
    const lined = (name: string) => ["Witness", "Signature: ____", name, "Address: ____", "Date: ____"];
    expect(linesAfterClause(documentLines(made.assemble(answers)))).toEqual(lined("Printed name: ____"));
    expect(linesAfterClause(documentLines(made.assemble({ ...answers, trust: "Ada Lin" })))).toEqual(
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

  test("the certificate has the wording the law prescribes, names the document, and has room for the seal", () => {
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
    expect(linesAfterClause(documentLines(other.assemble({ tenants: [person], law_text: LAW })))).toEqual([
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
    const expression = formula("count = 1");
    const varied: ExecutionPlan = {
      witnesses: formula("1"),
      witnessTexts: [{ when: expression, text: ["First."] }, { text: ["Second."] }],
      notaries: [{ kind: "jurat", when: expression }, { kind: "acknowledgment" }],
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

  test("a boxed notice comes first in a certificate", () => {
    const notary = { kind: "acknowledgment", certificate, notice: ["The box."] } as const;
    const all = lines({ notary }, { landlord: company, tenants: [person], law_text: LAW });
    expect(all.slice(2)).toEqual(["The box.", ...printed(both)]);
  });

  describe("signers on different days or before different officers have separate certificates", () => {
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
