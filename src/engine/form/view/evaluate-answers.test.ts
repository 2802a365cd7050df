import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ask,
  context,
  day,
  form,
  formula,
  get,
  is,
  num,
  options,
  answerPart,
  step,
} from "../../../../tests/forms/hand-made.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import type { FormView } from "../../../model/form-view.ts";
import { fieldViewAt, valueAt } from "../../../model/form-view-lookup.ts";
import { prepareForm } from "../prepare-form.ts";
import { rawAt, withRawAt } from "../nodes/raw-answers.ts";

/** Every kind of dependency in one small form: forwards, backwards, into rows, out of limits, labels, checks and steps. */
const everything = form(
  [
    step("one", [
      ask("term", "choice", { options: options("fixed", "open"), default: formula("fixed") }),
      ask("years", "number", { when: is("term", "fixed"), min: formula(num("1")), max: formula(get("most")) }),
      ask("most", "number", { optional: is("term", "open"), unsure: true }),
      ask("twice", "number", {
        default: formula(["*", get("years"), num("2")]),
        label: ["Twice ", answerPart("years")],
      }),
      ask("pick", "choice", {
        options: [
          { value: "a", label: ["A"] },
          { value: "b", label: ["B"], when: is("term", "open") },
        ],
      }),
    ]),
    step(
      "two",
      [
        ask("kids", "list", {
          min: formula(["if", ["=", get("term"), "open"], num("1"), num("0")]),
          max: formula(get("most")),
          fields: [
            ask("name", "text", { label: ["Name in ", answerPart("title_word")] }),
            ask("age", "number", { when: is("name", "Ada"), unsure: true }),
            ask("home", "address", { when: is("term", "open"), optional: true }),
          ],
        }),
        ask("owner", "party", { when: is("pick", "b") }),
      ],
      formula(["!=", get("title_word"), "skip"]),
    ),
    step("three", [
      ask("title_word", "text", { default: formula("deed") }),
      ask("start", "date", { default: formula(get("today")) }),
      ask("sum", "number", { default: formula(["call", "count", get("kids")]) }),
    ]),
  ],
  {
    checks: [
      {
        id: "few",
        path: "kids",
        when: formula(["<", ["call", "count", get("kids")], get("years")]),
        say: ["Fewer than ", answerPart("years")],
        stop: true,
      },
    ],
    screen: [{ id: "way", ask: ["Out?"], exitWhen: is("way", true), say: ["Out, ", answerPart("pick")], help: [] }],
  },
);

const prepared = prepareForm(everything);

const words = fc.constantFrom(
  "fixed",
  "open",
  "a",
  "b",
  "Ada",
  "skip",
  "1",
  "2",
  "3",
  "40",
  "x",
  "",
  "  ",
  "2026-01-31",
);
const anything: fc.Arbitrary<RawAnswer> = fc.oneof(
  { weight: 12, arbitrary: words },
  { weight: 1, arbitrary: fc.constantFrom<RawAnswer>(null, true, false, 3, { unsure: true }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value): RawAnswer => JSON.parse(JSON.stringify(value))) },
);
const top = ["term", "years", "most", "twice", "pick", "kids", "owner", "title_word", "start", "sum", "way"];
const inRows = ["kids.r1.name", "kids.r2.name", "kids.r1.age", "kids.r1.home.city"];
const inParts = ["owner.kind", "owner.name", "owner.address.city"];
const paths = fc.constantFrom(...top, ...inRows, ...inParts);
const rowOrders: fc.Arbitrary<RawAnswer> = fc.uniqueArray(fc.constantFrom("r1", "r2", "r3")).map((order) => ({
  order,
  rows: Object.fromEntries(order.map((row) => [row, { name: row === "r2" ? "Ada" : row }])),
}));
const edits = fc.oneof(
  { weight: 8, arbitrary: fc.record({ path: paths, raw: anything }) },
  { weight: 2, arbitrary: fc.record({ path: fc.constant("kids"), raw: rowOrders }) },
);
type Edit = { readonly path: string; readonly raw: RawAnswer };

const edited = (answers: RawAnswers, view: FormView, { path, raw }: Edit): RawAnswers =>
  withRawAt(answers, path, raw, (list) => view.fields[list]?.rows ?? null);

/** Plays edits one after the other, looking at each view and the one before. */
const play = (
  sequence: readonly Edit[],
  look: (now: FormView, before: FormView, answers: RawAnswers) => void,
): void => {
  let answers: RawAnswers = {};
  let view = prepared.evaluate(answers, context);
  for (const edit of sequence) {
    answers = edited(answers, view, edit);
    const next = prepared.evaluate(answers, context, view);
    look(next, view, answers);
    view = next;
  }
};

const sequences = fc.array(edits, { maxLength: 12 });

describe("reopening a form", () => {
  test("equals opening it from scratch, after any edits", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        play(sequence, (now, _before, answers) => expect(now).toEqual(prepared.evaluate(answers, context)));
      }),
      { numRuns: 120 },
    );
  });

  test("keeps equal records as the same object", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        play(sequence, (now, before) => {
          for (const path of prepared.changed(before, now)) {
            if (now.fields[path] && before.fields[path]) expect(now.fields[path]).not.toEqual(before.fields[path]);
          }
          for (const [index, each] of now.steps.entries()) {
            if (each !== before.steps[index]) expect(each).not.toEqual(before.steps[index]);
          }
        });
      }),
      { numRuns: 120 },
    );
  });

  test("finds every record by its path and every value by its name", () => {
    const rows = Array.from({ length: 9 }, (_, index) => `r${index + 1}`);
    const many: Edit = { path: "kids", raw: { order: rows, rows: Object.fromEntries(rows.map((row) => [row, {}])) } };
    fc.assert(
      fc.property(sequences, (sequence) => {
        play([...sequence, many], (now) => {
          for (const [path, record] of Object.entries(now.fields)) expect(fieldViewAt(now, path)).toBe(record);
          for (const [name, value] of Object.entries(now.values)) expect(valueAt(now, name)).toBe(value);
          for (const [name, value] of Object.entries(now.reserved)) expect(valueAt(now, name)).toBe(value);
        });
      }),
      { numRuns: 50 },
    );
    const view = prepared.evaluate({}, context);
    for (const name of ["constructor", "kids.r1", "owner.", "nothing"]) expect(fieldViewAt(view, name)).toBeUndefined();
    expect(valueAt(view, "constructor")).toBeNull();
  });

  test("returns the same view object for the same answers", () => {
    const answers = { term: "open", kids: { order: ["r1"], rows: { r1: { name: "Ada" } } } };
    const view = prepared.evaluate(answers, context);
    expect(prepared.evaluate(answers, context, view)).toBe(view);
    expect(prepared.evaluate({ ...answers }, { ...context }, view)).toBe(view);
  });

  test("keeps hidden answers and shows them again", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        play(sequence, (_now, _before, answers) => {
          const open = prepared.evaluate({ ...answers, term: "fixed", years: "3", most: "5" }, context);
          const hidden = prepared.evaluate({ ...answers, term: "open", years: "3", most: "5" }, context, open);
          const back = prepared.evaluate({ ...answers, term: "fixed", years: "3", most: "5" }, context, hidden);
          expect(hidden.values.years).toBeNull();
          expect(back).toEqual(open);
        });
      }),
      { numRuns: 50 },
    );
  });

  test("reflects a change of date, language or settings", () => {
    const other: Context = { ...context, today: day(2027, 1, 2), locale: "ja" };
    const view = prepared.evaluate({}, context);
    const next = prepared.evaluate({}, other, view);
    expect(next.values.start).toEqual(day(2027, 1, 2));
    expect(next).toEqual(prepared.evaluate({}, other));
    expect(prepared.changed(view, next)).toEqual(["start"]);
  });
});

describe("changed paths", () => {
  const change = (answers: RawAnswers, edit: Edit): readonly string[] => {
    const before = prepared.evaluate(answers, context);
    return [...prepared.changed(before, prepared.evaluate(edited(answers, before, edit), context, before))].toSorted();
  };

  test("are the edited question and those that depend on it", () => {
    expect(change({ most: "5" }, { path: "years", raw: "3" })).toEqual(["twice", "years"]);
    expect(change({}, { path: "kids.r1.name", raw: "Bo" }).includes("kids.r1.name")).toBe(true);
  });

  test("include added and removed rows", () => {
    const kids = { order: ["r1"], rows: { r1: { name: "Bo" } } };
    const gone = change({ kids }, { path: "kids", raw: { order: [], rows: {} } });
    expect(gone).toContain("kids.r1.name");
    expect(gone).toContain("sum");
  });
});

describe("setting an answer at a path", () => {
  test("changes that answer and nothing else", () => {
    fc.assert(
      fc.property(sequences, edits, (sequence, edit) => {
        play(sequence, (now, _before, answers) => {
          const next = edited(answers, now, edit);
          expect(rawAt(next, edit.path)).toEqual(edit.raw);
          const [top] = edit.path.split(".");
          for (const key of Object.keys(answers)) if (key !== top) expect(next[key]).toBe(answers[key]);
        });
      }),
      { numRuns: 50 },
    );
  });
});
