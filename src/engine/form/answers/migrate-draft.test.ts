import { describe, expect, test } from "vitest";
import { ask, context, form, step } from "../../../../tests/forms/hand-made.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import { formatValue } from "../../../text/values/format-value.ts";
import { toAnswersFile, toRawAnswers } from "./answers-file.ts";
import { migrateDraft } from "./migrate-draft.ts";
import { prepareForm } from "../prepare-form.ts";

const prepared = prepareForm(form([step("one", [ask("owner", "party"), ask("tenants", "parties")])]));
const ADDRESS = { address: "1 High St" };

/** Parties as earlier versions stored them, how they are printed now, and the question that is now open. */
const earlier: readonly (readonly [party: RawAnswers, described: string, open: string | null])[] = [
  [{ kind: "person", name: "Ann Poe", ...ADDRESS }, "Ann Poe, an individual with an address at 1 High St", null],
  [
    { kind: "person", name: "T. Poe", capacity: "trustee of the Poe Family Trust", ...ADDRESS },
    "T. Poe, not individually but as trustee of the Poe Family Trust, with an address at 1 High St",
    null,
  ],
  [
    { kind: "person", name: "Ann Poe", capacity: "", ...ADDRESS },
    "Ann Poe, an individual with an address at 1 High St",
    null,
  ],
  [
    { kind: "company", name: "Aster Ltd", formed_in: "US-IL", signer: "Bo Roe", signer_title: "Director", ...ADDRESS },
    "Aster Ltd, a company organized under the laws of US-IL, with its address at 1 High St",
    "type",
  ],
  [
    { kind: "company", name: "Aster Ltd", trade_name: "Aster", formed_in: "US-IL", ...ADDRESS },
    "Aster Ltd, doing business as Aster, a company organized under the laws of US-IL, with its address at 1 High St",
    "type",
  ],
  [
    { kind: "company", name: "Aster LLC", formed_in: "US-IL", ...ADDRESS },
    "Aster LLC, a US-IL limited liability company with its address at 1 High St",
    null,
  ],
  [
    { kind: "company", name: "Aster Ltd", formed_in: { unsure: true }, ...ADDRESS },
    "Aster Ltd, a company organized under the laws of …, with its address at 1 High St",
    "type",
  ],
];

const described = (value: unknown): string =>
  formatValue(value as never, "described", { language: "en", currency: "USD" });

describe.each(earlier)("an answer of an earlier version: %j", (party, expected, open) => {
  const check = (answers: RawAnswers) => {
    const view = prepared.evaluate(answers, context);
    const tenants = view.values["tenants"];
    expect(described(view.values["owner"])).toBe(expected);
    expect(described(Array.isArray(tenants) ? tenants[0] : null)).toBe(expected);
    const isOpen = (path: string) => view.fields[path]?.visible === true && view.fields[path].value === null;
    expect(isOpen("owner.type")).toBe(open === "type");
    expect(isOpen("tenants.r4.type") || isOpen("tenants.r1.type")).toBe(open === "type");
    return view;
  };

  test("in a draft", () => {
    const answers = { owner: party, tenants: { order: ["r4"], rows: { r4: party } } };
    const draft = {
      format: 1 as const,
      id: "d1",
      definition: "lease",
      version: "1.0",
      hash: "old",
      language: "en",
      answers,
      step: null,
      kept: [],
      created: "2026-11-20T00:00:00Z",
      changed: "2026-11-20T00:00:00Z",
      title: "Lease",
    };
    const migrated = migrateDraft(prepared, { version: "1.1", hash: "new" }, draft, context);
    expect(migrated.problems).toEqual([]);
    const { address: _split, ...others } = party;
    expect(migrated.draft.answers["owner"]).toMatchObject(others);
    check(migrated.draft.answers);
  });

  test("in an answers file, and written again", () => {
    const read = toRawAnswers(prepared, { owner: party, tenants: [party] }, context);
    expect(read.problems).toEqual([]);
    const written = toAnswersFile(prepared, check(read.answers));
    check(toRawAnswers(prepared, written, context).answers);
  });
});
