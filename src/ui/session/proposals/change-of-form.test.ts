import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { findUnit } from "../../../engine/session/edits/clause-units.ts";
import type { Clause, LegalDocument } from "../../../model/document.ts";
import type { TypedChange } from "./change-of-form.ts";
import { changeKinds, changeOf, typedOf } from "./change-of-form.ts";

const text = (words: string) => [{ type: "text", text: words }] as const;

const clause = (id: string, number: string, level: number, inner: readonly Clause[] = []): Clause => ({
  type: "clause",
  id,
  level,
  number,
  title: text(`Title of ${id}`),
  style: {},
  fields: [],
  blocks: [{ type: "paragraph", id: `${id}.text`, content: text(`What ${id} says.`), fields: [] }, ...inner],
});

const document: LegalDocument = {
  ...sampleDocument,
  blocks: [
    { type: "paragraph", id: "opening", content: text("Between Ana and Ben."), fields: [] },
    clause("rent", "1.", 1, [clause("amount", "1.1", 2), clause("due", "1.2", 2)]),
    clause("home", "2.", 1, [clause("keys", "2.1", 2), clause("pets", "2.2", 2)]),
    {
      type: "schedule",
      id: "a",
      number: "A",
      label: "Schedule A",
      title: text("List"),
      blocks: [clause("list", "1.", 1)],
    },
  ],
};

const unitOf = (id: string) => findUnit(document, id)!;
const change = (id: string, typed: Partial<TypedChange> & Pick<TypedChange, "kind">) =>
  changeOf(document, unitOf(id), { ...typedOf(document, unitOf(id)), ...typed }, "new");

describe("the changes that are offered for a part", () => {
  it.each([
    ["opening", ["replace"]],
    ["rent", ["replace", "insert", "delete", "moveDown"]],
    ["home", ["replace", "insert", "delete", "moveUp"]],
    ["due", ["replace", "insert", "delete", "moveUp"]],
    ["keys", ["replace", "insert", "delete", "moveDown"]],
    ["list", ["replace", "insert", "delete"]],
  ] as const)("fit its place among the clauses beside it: %s", (id, kinds) => {
    expect(changeKinds(document, unitOf(id))).toEqual(kinds);
  });
});

describe("a typed change", () => {
  it("is none while it changes nothing, or inserts nothing", () => {
    expect(change("rent", { kind: "replace" })).toBeNull();
    expect(change("rent", { kind: "replace", title: " Title of rent ", text: "What rent says.\n" })).toBeNull();
    expect(change("rent", { kind: "insert", text: " " })).toBeNull();
  });

  it("replaces, inserts, deletes, and moves past the clause beside it", () => {
    const lines = [{ kind: "paragraph", content: text("Rent is $900.") }];
    expect(change("rent", { kind: "replace", text: "Rent is $900." })).toEqual({
      op: "replace",
      clause: "rent",
      wording: { title: "Title of rent", lines },
    });
    expect(change("rent", { kind: "insert", title: "Amount", text: "Rent is $900." })).toEqual({
      op: "insert",
      clause: "new",
      to: { side: "after", of: "rent" },
      wording: { title: "Amount", lines },
    });
    expect(change("pets", { kind: "delete" })).toEqual({ op: "delete", clause: "pets" });
    expect(change("pets", { kind: "moveUp" })).toEqual({
      op: "move",
      clause: "pets",
      to: { side: "before", of: "keys" },
    });
    expect(change("rent", { kind: "moveDown" })).toEqual({
      op: "move",
      clause: "rent",
      to: { side: "after", of: "home" },
    });
  });

  it("never moves a clause into another one or into a schedule", () => {
    expect(change("keys", { kind: "moveUp" })).toBeNull();
    expect(change("due", { kind: "moveDown" })).toBeNull();
    expect(change("home", { kind: "moveDown" })).toBeNull();
  });
});
