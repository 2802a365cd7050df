import { describe, expect, it } from "vitest";
import { ask, context, form as formOf, options, step } from "../../../../tests/forms/hand-made.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import { formMessages } from "../../../i18n/form.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { Field } from "../../../model/field.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { createFormSession } from "../../form-state/create-form-session.ts";
import { checkLines } from "../check/check-lines.ts";
import { splitAnswer } from "./split-answer.ts";
import { offersFor } from "./offers-for.ts";
import type { OpenForm } from "../context/open-form.ts";
import { neededPaths, openBlanks, pathLabel } from "./path-labels.ts";
import { rowSummaries } from "./row-summaries.ts";

const FIELDS: { readonly [id: string]: Field } = {
  term: ask("term", "choice", { options: options("fixed", "open") }),
  rent: ask("rent", "money"),
  pets: ask("pets", "yes_no", { unsure: true }),
  notes: ask("notes", "long_text", { optional: true }),
  kids: ask("kids", "list", {
    item: ["child"],
    optional: true,
    fields: [ask("name", "text"), ask("age", "number", { optional: true })],
  }),
  landlord: ask("landlord", "person", { reuse: true }),
  agent: ask("agent", "person", { reuse: true, optional: true }),
};

/** An open form of these questions with these answers. */
const open = (answers: RawAnswers, fields: readonly Field[] = Object.values(FIELDS)): OpenForm => {
  const made = formOf([step("all", fields)]);
  const session = createFormSession({ prepared: prepareForm(made), context, answers });
  // Only the parts of a definition that the form reads.
  const definition = made as unknown as DocumentDefinition;
  return {
    definition,
    session,
    locale: "en",
    messages: formMessages("en"),
    name: "Lease",
    personal: null,
    lastPlace: null,
  };
};

const lines = (form: OpenForm, id: string) =>
  checkLines(form, { path: id, field: FIELDS[id]! }).map(({ label, parts }) => [
    label,
    ...parts.map((part) => part.text || part.state),
  ]);

describe("answers as the check page shows them (F28)", () => {
  const full = open({
    term: "open",
    rent: "1,200",
    pets: { unsure: true },
    kids: { order: ["r2", "r1"], rows: { r1: { name: "Ada", age: "4" }, r2: { name: "Bo" } } },
    landlord: { name: "Ann Poe", address: "1 High St, Dover, DE 19901" },
  });

  it.each([
    ["a choice by its label", "term", [["Label of term", "open"]]],
    ["a sum with its currency", "rent", [["Label of rent", "$1,200.00"]]],
    ["not sure yet", "pets", [["Label of pets", "unsure"]]],
    ["an optional question left empty", "notes", [["Label of notes", "open"]]],
    [
      "rows in their order, gaps that do not matter left out",
      "kids",
      [
        ["Child 1", "Bo"],
        ["Child 2", "Ada", "4"],
      ],
    ],
    [
      "a person with the address as one answer",
      "landlord",
      [["Label of landlord", "Ann Poe", "1 High St, Dover, DE 19901"]],
    ],
  ])("%s", (_, id, said) => {
    expect(lines(full, id)).toEqual(said);
  });

  it("shows what is missing where an answer is required", () => {
    expect(lines(open({}), "term")).toEqual([["Label of term", "missing"]]);
  });
});

describe("what still has to be answered", () => {
  it("names the innermost questions, with rows by position", () => {
    const form = open({
      term: "open",
      rent: "x",
      pets: "true",
      kids: { order: ["r7"], rows: { r7: { age: "4" } } },
      landlord: { name: "Ann" },
    });
    const paths = neededPaths({ ...form.definition, screen: [] }, form.session.view());
    expect(paths).toEqual(["rent", "kids.r7.name"]);
    expect(paths.map((path) => pathLabel(form, form.session.view(), path))).toEqual([
      "Label of rent",
      "Child 1: Label of name",
    ]);
  });

  it("does not repeat a missing answer as a blank, nor the list that contains it", () => {
    const form = open({ rent: "x", kids: { order: ["r7"], rows: { r7: { age: "4" } } } });
    const blank = (field: string) => ({ type: "blank", label: field, field }) as const;
    const content = [blank("kids"), blank("rent"), blank("agent"), blank("nobody")];
    const printed: LegalDocument = { ...sampleDocument, blocks: [{ type: "paragraph", id: "p", content, fields: [] }] };
    expect(openBlanks(form.session.view(), printed, ["rent", "kids.r7.name"])).toEqual(["agent"]);
  });
});

describe("a row in short (F20)", () => {
  it("is named by its first text and lists the rest", () => {
    const { session } = open({ kids: { order: ["r1", "r2"], rows: { r1: { name: "Ada", age: "4" }, r2: {} } } });
    const summaries = rowSummaries(session, session.field("kids")!, FIELDS.kids!.fields!, new Set(["r2"]));
    expect(summaries).toEqual([
      { row: "r1", title: "Ada", details: "4", hasError: false, isEmpty: false },
      { row: "r2", title: null, details: "", hasError: true, isEmpty: true },
    ]);
  });

  it("a row without a name is numbered, and its figures stay visible below", () => {
    const { session } = open({ kids: { order: ["r1"], rows: { r1: { age: "4" } } } });
    expect(rowSummaries(session, session.field("kids")!, FIELDS.kids!.fields!, new Set())).toMatchObject([
      { title: null, details: "4", isEmpty: false },
    ]);
  });

  it("a row that begins with a choice is recognized by it", () => {
    const fields = [ask("plan", "choice", { options: options("fixed", "open") }), ask("age", "number")];
    const list = ask("plans", "list", { item: ["plan"], fields });
    const { session } = open({ plans: { order: ["r1"], rows: { r1: { plan: "open", age: "4" } } } }, [list]);
    expect(rowSummaries(session, session.field("plans")!, fields, new Set())).toMatchObject([{ details: "4" }]);
    expect(rowSummaries(session, session.field("plans")!, fields, new Set())[0]?.title).not.toBeNull();
  });
});

describe("nothing is asked twice (F21)", () => {
  const form = open({ landlord: { name: "Ann Poe", address: "1 High St, Dover, DE 19901" } });

  it("offers what was given for a question of the same shape, and never itself", () => {
    expect(offersFor(form, FIELDS.agent!, "agent").map((offer) => offer.label)).toEqual(["Ann Poe"]);
    expect(offersFor(form, FIELDS.landlord!, "landlord")).toEqual([]);
    expect(offersFor(form, FIELDS.rent!, "rent")).toEqual([]);
  });

  it("fills the parts of an address that was given as one line", () => {
    const raw = splitAnswer({ name: "Ann Poe", address: "1 High St, Dover, DE 19901" }, FIELDS.agent!);
    expect(raw).toMatchObject({
      name: "Ann Poe",
      address: { street: "1 High St", city: "Dover", postal_code: "19901" },
    });
  });
});
