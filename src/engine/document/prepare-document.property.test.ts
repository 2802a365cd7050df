import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask, context, answerPart } from "../../../tests/forms/hand-made.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import type { Block, Clause, ClauseBlock, LegalDocument } from "../../model/document.ts";
import type { FormView } from "../../model/form-view.ts";
import { countingLetters } from "../../text/numbers/letters.ts";
import { roman } from "../../text/numbers/roman.ts";
import { prepareDocument } from "./prepare-document.ts";

const fields = [
  ask("a", "yes_no"),
  ask("b", "yes_no"),
  ask("count", "number"),
  ask("word", "text"),
  ask("rows", "list", { fields: [ask("name", "text")] }),
  ask("nick", "text", { label: ["What ", answerPart("word"), " is called"] }),
];
const { text, formula, rows } = writer(fields);
const row = rows("row", "rows");

const conditions = [undefined, formula("a = true"), formula("b = true"), formula("count > 2")];
const texts = [
  text("The {{ word }} counts {{ count | words }}."),
  text("{{ Ref first }} applies to {{ word }}."),
  text("Nothing is asked here."),
  text("{{ word }} is called {{ nick }} in this {{ title }}."),
];

/** Random clauses up to a depth; ids are made unique afterwards. */
const treeTo = (depth: number): fc.Arbitrary<ClausePlan> =>
  fc
    .record({
      when: fc.constantFrom(...conditions),
      title: fc.option(fc.constant(["Title"]), { nil: undefined }),
      text: fc.option(fc.constantFrom(...texts), { nil: undefined }),
      items: fc.array(fc.record({ when: fc.constantFrom(...conditions), text: fc.constant(["item"]) }), {
        maxLength: 3,
      }),
      repeats: fc.boolean(),
      clauses: depth > 1 ? fc.array(treeTo(depth - 1), { maxLength: 3 }) : fc.constant([]),
    })
    .map(({ when, title, text: words, items, repeats, clauses }) =>
      clause("x", { when, title, variants: [body(words, items)], each: repeats ? row.each : undefined, clauses }),
    );

const withIds = (clauses: readonly ClausePlan[], prefix: string): readonly ClausePlan[] =>
  clauses.map((one, index) => ({
    ...one,
    id: `${prefix}${index}`,
    clauses: withIds(one.clauses, `${prefix}${index}_`),
  }));

const plans = fc
  .array(treeTo(5), { minLength: 1, maxLength: 4 })
  .map((clauses) => [clause("first", { title: ["First"], variants: [body(["First."])] }), ...withIds(clauses, "c")]);

const answers = fc.record(
  {
    a: fc.boolean(),
    b: fc.boolean(),
    count: fc.integer({ min: 0, max: 5 }),
    word: fc.constantFrom("tenant", "Birch Inc.", "<b>x</b>", "{{ y }}"),
    nick: fc.constantFrom("Bo", "Al"),
    rows: fc.array(fc.constant({ name: "North" }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const clausesIn = (blocks: readonly (Block | ClauseBlock)[]): readonly Clause[] =>
  blocks.filter((block) => block.type === "clause");

const printedAt = (level: number, parent: string, index: number): string => {
  if (level === 1) return `${index}.`;
  if (level === 2) return `${parent.replace(/\.$/, "")}.${index}`;
  if (level === 3) return `(${countingLetters(index)})`;
  if (level === 4) return `(${roman(index)})`;
  return level === 5 ? `(${countingLetters(index).toUpperCase()})` : `(${index})`;
};

/** Whether a section has only one untitled clause and no list, and the clause then has no number of its own. */
const isOnlyParagraph = (one: Clause, siblings: readonly (Block | ClauseBlock)[]): boolean =>
  one.level === 2 &&
  clausesIn(siblings).length === 1 &&
  one.title === undefined &&
  !siblings.some(({ type }) => type === "list");

const checkNumbers = (siblings: readonly (Block | ClauseBlock)[], parent: string, start: number): void =>
  clausesIn(siblings).forEach((one, index) => {
    expect(one.number).toBe(isOnlyParagraph(one, siblings) ? "" : printedAt(one.level, parent, start + index + 1));
    expect(one.blocks.length).toBeGreaterThan(0);
    const items = one.blocks.reduce((sum, block) => sum + (block.type === "list" ? block.items.length : 0), 0);
    checkNumbers(one.blocks, one.number, one.level >= 2 ? items : 0);
  });

const idsIn = (clauses: readonly Clause[]): readonly string[] =>
  clauses.flatMap((one) => [one.id, ...idsIn(clausesIn(one.blocks))]);

describe("for all plans and answers", () => {
  test("numbers increase by one, no clause is empty, ids are unique and texts are clean", () =>
    fc.assert(
      fc.property(plans, answers, (clauses, given) => {
        const document = made(fields, plan({ clauses })).assemble(given);
        checkNumbers(document.blocks, "", 0);
        const ids = idsIn(clausesIn(document.blocks));
        expect(new Set(ids).size).toBe(ids.length);
        const words = documentLines(document).join("\n").replaceAll("{{ y }}", "y");
        expect(words).not.toMatch(/undefined|null|\[object|NaN|\{\{|\[ \]| {2}|\.\./);
      }),
      { numRuns: 80 },
    ));

  test("updating another document equals assembling from scratch", () =>
    fc.assert(
      fc.property(plans, answers, answers, (clauses, earlier, later) => {
        const subject = made(fields, plan({ clauses }));
        const before = subject.assemble(earlier);
        expect(subject.assemble(later, {}, before)).toEqual(subject.assemble(later));
      }),
      { numRuns: 30 },
    ));

  test("a document updated after each answer equals one assembled from scratch", () =>
    fc.assert(
      fc.property(plans, fc.array(answers, { minLength: 3, maxLength: 6 }), (clauses, typed) => {
        const document = plan({ clauses, title: text("Agreement of {{ word }}"), opening: text("Of {{ word }}.") });
        const subject = made(fields, document);
        const prepared = prepareDocument(subject.definition);
        let view: FormView | undefined;
        let before: LegalDocument | undefined;
        for (const given of typed) {
          view = subject.view(given, view);
          const next = prepared.assemble(view, context, before);
          expect(next).toEqual(prepared.assemble(view, context));
          before = next;
        }
      }),
      { numRuns: 100 },
    ));
});
