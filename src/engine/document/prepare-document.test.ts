import { describe, expect, test } from "vitest";
import { body, clause, clauseOf, made, plan, schedule, writer } from "../../../tests/documents/hand-made.ts";
import { linesIn, documentLines } from "../../../tests/documents/document-lines.ts";
import { ask, context, options } from "../../../tests/forms/hand-made.ts";
import { prepareDocument } from "./prepare-document.ts";

const fields = [
  ask("parties", "parties"),
  ask("purpose", "phrase"),
  ask("start", "date"),
  ask("secrecy", "choice", { options: options("fixed", "open") }),
  ask("years", "number", { unit: "year" }),
  ask("personal", "yes_no"),
  ask("projects", "list", { fields: [ask("name", "text")] }),
];
const { text, formula, rows } = writer(fields);
const project = rows("project", "projects");

const agreement = plan({
  opening: text(
    'This {{ title }} (this "Agreement") starts on {{ start | long date }} between {{ parties | described }}.',
  ),
  recitals: [
    { text: text("The parties are considering {{ purpose }}.") },
    { text: ["Nobody will read this."], when: formula("years > 100") },
    { text: ["Each may show the other things that it does not make public."] },
  ],
  clauses: [
    clause("duties", {
      title: ["Duties"],
      plain: ["Guard it."],
      variants: [
        body(
          ["A Recipient must"],
          [
            { text: ["use it for the Purpose only"] },
            { text: ["tell the people it is about"], when: formula("personal = true") },
            { text: ["guard it with care"] },
          ],
        ),
      ],
    }),
    clause("data", {
      title: ["Personal data"],
      when: formula("personal = true"),
      variants: [body(["It stays private."])],
    }),
    clause("each_project", {
      title: project.text("Project {{ project.name }}"),
      each: project.each,
      fields: ["projects"],
      variants: [body(project.text("{{ project.name }} is covered by {{ ref duties }} and {{ ref each_project }}."))],
    }),
    clause("ends", {
      title: ["End"],
      clauses: [
        clause("tail", {
          variants: [
            { ...body(text("{{ Ref duties }} lasts {{ years | words }}.")), when: formula('secrecy = "fixed"') },
            body(["It lasts for as long as the information stays secret."]),
          ],
        }),
        clause("back", {
          variants: [body(text("{{ Ref tail }}, {{ ref each_project }} and {{ ref project_list }} outlast it."))],
        }),
      ],
    }),
    clause("records", { detail: 8, title: ["Records"], variants: [body(["Keep a list."])] }),
  ],
  schedules: [
    schedule("never", "Nothing", { when: formula("years > 100") }),
    schedule("project_list", "Projects", {
      text: ["The projects are:"],
      table: {
        each: project.each,
        columns: [{ title: ["Project"], cell: project.text("{{ project.name }}"), align: "start" }],
      },
      clauses: [
        clause("more", { title: ["More projects"], variants: [body(text("They fall under {{ ref duties }}."))] }),
      ],
    }),
    schedule("contacts", "Contacts", { text: text("See {{ ref more }}.") }),
  ],
  signatures: { text: ["Each party signs below."], groups: [{ field: "parties" }] },
});

const answers = {
  parties: [
    {
      kind: "company",
      name: "Aster Ltd",
      formed_in: "XX-DE",
      address: "1 High St",
      signer: "Ann Poe",
      signer_title: "Director",
    },
    { kind: "person", name: "Bo Roe", address: "2 Main St" },
  ],
  purpose: "a supply of panels",
  start: "2026-03-01",
  secrecy: "fixed",
  years: 3,
  personal: false,
  projects: [{ name: "North" }, { name: "South" }],
};

const { assemble, numbers } = made(fields, agreement);

test("a document in another language than its form uses its own title wherever the text names it", () => {
  const form = made(fields, agreement);
  const translated = { ...form.definition, document: { ...agreement, title: ["Acuerdo de prueba"] } };
  const document = prepareDocument(translated).assemble(form.view(answers), context);
  expect(document.title).toBe("Acuerdo de prueba");
  expect(documentLines(document).slice(0, 2)).toEqual([
    "Acuerdo de prueba",
    expect.stringMatching(/^This Acuerdo de prueba \(this/),
  ]);
});

describe("a document with every kind of part", () => {
  test("prints the intended text", () =>
    expect(documentLines(assemble(answers))).toEqual([
      "Test Agreement",
      'This Test Agreement (this "Agreement") starts on March 1, 2026 between Aster Ltd, a company organized under the laws of XX-DE, with its address at 1 High St, and Bo Roe, an individual with an address at 2 Main St.',
      "Background",
      "(A) The parties are considering a supply of panels.",
      "(B) Each may show the other things that it does not make public.",
      "1. Duties",
      "A Recipient must",
      "(a) use it for the Purpose only; and",
      "(b) guard it with care.",
      "2. Project North",
      "North is covered by section 1 and section 2.",
      "3. Project South",
      "South is covered by section 1 and section 3.",
      "4. End",
      "4.1 Section 1 lasts three (3) years.",
      "4.2 Section 4.1, sections 2 and 3 and Schedule A outlast it.",
      "Signatures",
      "Each party signs below.",
      "Aster Ltd, a company organized under the laws of XX-DE",
      "By: ____",
      "Name: Ann Poe",
      "Title: Director",
      "Date: ____",
      "Signature: ____",
      "Name: Bo Roe",
      "Date: ____",
      "Schedule A: Projects",
      "The projects are:",
      "Project",
      "North",
      "South",
      "1. More projects",
      "They fall under section 1.",
      "Schedule B: Contacts",
      "See paragraph 1 of Schedule A.",
    ]));

  test("omits clauses without gaps and renumbers references", () => {
    const document = assemble({ ...answers, personal: true, projects: [{ name: "North" }], secrecy: "open" });
    expect(linesIn(clauseOf(document, "duties")).slice(2)).toEqual([
      "(a) use it for the Purpose only;",
      "(b) tell the people it is about; and",
      "(c) guard it with care.",
    ]);
    expect(linesIn(clauseOf(document, "ends"))).toEqual([
      "4. End",
      "4.1 It lasts for as long as the information stays secret.",
      "4.2 Section 4.1, section 3 and Schedule A outlast it.",
    ]);
  });

  test("omits a clause of a higher level of detail", () => {
    const settings = { ...context.settings, levelOfDetail: 8 };
    expect(clauseOf(assemble(answers), "records")).toBeUndefined();
    expect(clauseOf(assemble(answers, { settings }), "records")?.number).toBe("5.");
  });

  test("returns cited numbers by id", () =>
    expect(numbers(answers)).toEqual({
      duties: "1",
      "each_project.r1": "2",
      "each_project.r2": "3",
      ends: "4",
      tail: "4.1",
      back: "4.2",
      project_list: "A",
      more: "1",
      contacts: "B",
    }));

  test("gives a clause its plain explanation and the fields it depends on, rows included (F27)", () => {
    const document = assemble(answers);
    expect(clauseOf(document, "duties")?.plain).toBe("Guard it.");
    const second = clauseOf(document, "each_project.r2");
    expect(second?.fields).toEqual(["projects"]);
    expect(second?.title).toContainEqual({ type: "value", text: "South", field: "projects.r2.name" });
    expect(second?.blocks[0]).toMatchObject({ id: "each_project.r2.text", fields: ["projects.r2.name"] });
  });

  test("prints an unanswered question as a blank that names it (F08)", () => {
    const document = assemble({ projects: [{}] });
    const [, opening] = document.blocks;
    expect(opening).toMatchObject({ type: "paragraph" });
    const blanks = JSON.stringify(document).match(/"type":"blank","field":"[^"]*","label":"[^"]*"/g) ?? [];
    expect(blanks).toContain('"type":"blank","field":"start","label":"Label of start"');
    expect(blanks).toContain('"type":"blank","field":"projects.r1.name","label":"Label of name"');
    expect(JSON.stringify(document)).not.toContain("undefined");
  });

  test("names its source definition", () =>
    expect(assemble(answers).provenance).toEqual({ definition: "test", version: "1.0", hash: "h", on: "2026-11-20" }));
});

describe("a running sentence with items", () => {
  const listed = (join: "and" | "or" | "none", after?: string) =>
    made(
      fields,
      plan({
        clauses: [
          clause("c", {
            variants: [
              body(
                ["You may"],
                [
                  { text: ["walk"], when: formula("years > 0") },
                  { text: ["run"], when: formula("years > 1") },
                  { text: ["ride"], when: formula("years > 2") },
                ],
                { join, ...(after ? { after: [after] } : {}) },
              ),
            ],
          }),
        ],
      }),
    );
  const lines = (join: "and" | "or" | "none", years: number, after?: string) =>
    documentLines(listed(join, after).assemble({ years })).slice(1);

  test.each<["and" | "or" | "none", number, string | undefined, readonly string[]]>([
    ["or", 3, undefined, ["1. You may", "(a) walk;", "(b) run; or", "(c) ride."]],
    ["and", 2, "at any hour.", ["1. You may", "(a) walk; and", "(b) run,", "at any hour."]],
    ["none", 2, undefined, ["1. You may", "(a) walk.", "(b) run."]],
    ["and", 1, undefined, ["1. You may walk."]],
    ["and", 1, "at any hour.", ["1. You may walk, at any hour."]],
    ["and", 0, undefined, []],
  ])("%s, %d left, after %s", (join, years, after, expected) => expect(lines(join, years, after)).toEqual(expected));
});

test("a heading without printed clauses is omitted", () => {
  const never = formula("years > 100");
  const nested = plan({
    clauses: [
      clause("outer", { title: ["Outer"], clauses: [clause("inner", { when: never, variants: [body(["Inner."])] })] }),
      clause("next", { variants: [body(["Next."])] }),
    ],
  });
  expect(documentLines(made(fields, nested).assemble({ years: 1 }))).toEqual(["Test Agreement", "1. Next."]);
});

test("the only paragraph of a section has no number of its own and is cited as the section", () => {
  const duties = plan({
    clauses: [
      clause("duties", {
        title: ["Duties"],
        clauses: [
          clause("first", { variants: [body(["Pay."])] }),
          clause("second", { when: formula("personal = true"), variants: [body(["Repair."])] }),
        ],
      }),
      clause("last", { variants: [body(text("See {{ ref first }}."))] }),
    ],
  });
  const lines = (personal: boolean) => documentLines(made(fields, duties).assemble({ personal })).slice(1);
  expect(lines(true)).toEqual(["1. Duties", "1.1 Pay.", "1.2 Repair.", "2. See section 1.1."]);
  expect(lines(false)).toEqual(["1. Duties", "Pay.", "2. See section 1."]);
});

describe("a reference to a clause that is not printed", () => {
  const broken = plan({
    clauses: [
      clause("gone", { title: ["The lost clause"], when: formula("years > 100"), variants: [body(["Gone."])] }),
      clause("here", { variants: [body(text("See {{ ref gone }}."))] }),
    ],
  });
  const subject = made(fields, broken);

  test("throws in strict mode", () =>
    expect(() => subject.assemble({ years: 1 })).toThrow("invalid reference: gone is not printed"));

  test("prints the clause's title for a visitor", () => {
    const view = subject.view({ years: 1 });
    expect(documentLines(prepareDocument(subject.definition).assemble(view, context))).toContain(
      "1. See The lost clause.",
    );
  });
});

describe("tables", () => {
  const stage = writer([ask("stages", "list", { fields: [ask("name", "text"), ask("amount", "money")] })]).rows(
    "stage",
    "stages",
  );
  const own = [
    ask("stages", "list", { fields: [ask("name", "text"), ask("amount", "money")] }),
    ask("years", "number"),
  ];
  const words = writer(own);
  const subject = made(
    own,
    plan({
      clauses: [
        clause("stages", {
          title: ["Stages"],
          table: {
            each: stage.each,
            columns: [
              { title: ["Stage"], cell: stage.text("{{ stage.name }}"), align: "start" },
              { title: ["Amount"], cell: stage.text("{{ stage.amount | money }}"), align: "end" },
            ],
            total: [["Total"], words.text("{{ sum(stages.amount) | money }}")],
            empty: ["No stages are agreed."],
          },
        }),
        clause("fixed", {
          title: ["Fixed"],
          table: {
            columns: [{ title: ["A"], cell: [], align: "start" }],
            rows: [{ cells: [["always"]] }, { when: words.formula("years > 1"), cells: [["sometimes"]] }],
          },
        }),
        clause("rowless", {
          title: ["Rowless"],
          table: {
            columns: [{ title: ["A"], cell: [], align: "start" }],
            rows: [{ when: words.formula("years > 1"), cells: [["x"]] }],
          },
        }),
      ],
    }),
  );

  test("have a row for each entry, and a total", () =>
    expect(
      documentLines(
        subject.assemble({
          stages: [
            { name: "Order", amount: 400 },
            { name: "End", amount: "800.50" },
          ],
          years: 1,
        }),
      ),
    ).toEqual([
      "Test Agreement",
      "1. Stages",
      "Stage | Amount",
      "Order | $400.00",
      "End | $800.50",
      "Total | $1,200.50",
      "2. Fixed",
      "A",
      "always",
    ]));

  test("print their text for an empty list, without a total", () =>
    expect(documentLines(subject.assemble({ stages: [], years: 2 })).slice(1, 4)).toEqual([
      "1. Stages",
      "Stage | Amount",
      "No stages are agreed. | ",
    ]));
});
