import { seededRandom } from "../support/seeded-random.ts";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { PreparedForm } from "../../src/engine/form/prepare-form.ts";
import { withRawAt } from "../../src/engine/form/nodes/raw-answers.ts";
import { examplesOf } from "../../src/fields/registry/kind-examples.ts";
import { childFields } from "../../src/fields/child-fields.ts";
import { fieldKindOf } from "../../src/fields/registry/field-kinds.ts";
import type { RawAnswer, RawAnswers } from "../../src/model/answers.ts";
import type { Context } from "../../src/model/context.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { Field } from "../../src/model/field.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import type { FieldView, FormView } from "../../src/model/form-view.ts";

/** The engine's context on the date of the random walks. */
export const contextFor = ({ settings, law }: CompiledCatalog, locale: string): Context => ({
  today: parseIsoDate("2026-11-21")!,
  locale,
  jurisdiction: null,
  settings: settings.defaults,
  law,
});

const fieldsByPath = (fields: readonly Field[], before = ""): readonly (readonly [string, Field])[] =>
  fields.flatMap((field) => {
    const path = before === "" ? field.id : `${before}.${field.id}`;
    const inside = childFields(field);
    return [[path, field] as const, ...fieldsByPath(inside, path)];
  });

const withoutRows = (path: string): string => path.replace(/\.r\d+(?=\.|$)/g, "");

/** Plausible answers to a question: examples of its kind, numbers, dates, options. */
const candidates = (view: FieldView, field: Field, random: () => number): readonly RawAnswer[] => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  if (view.options) return view.options.length > 0 ? [pick(view.options), [pick(view.options)]] : [];
  const shown = examplesOf(field.kind).filter((example) => "value" in example && !example.field && !example.limits);
  const figures = [0, 1, 2, 3, 5, 10, 12, 25, 100, 500, 1000, 1500].map(String);
  const days = ["2026-11-21", "2026-12-01", "2027-01-31", "2027-06-30", "2028-02-29"];
  const words = ["a supply of panels", "Ann Poe", "12 High Street", "O’Brien-Ōta", "a garden & shed"];
  const shuffled = [...figures, ...days, ...words, "true", "false", ...shown.map((example) => example.raw)].sort(
    () => random() - 0.5,
  );
  return [random() < 0.5, ...shuffled];
};

/** Random but valid answers: every visible question is answered without problems, and some are left open where that is allowed. */
export const randomAnswers = (
  definition: DocumentDefinition,
  form: PreparedForm,
  context: Context,
  seed: number,
): { readonly answers: RawAnswers; readonly view: FormView } => {
  const random = seededRandom(seed);
  const fields = new Map(fieldsByPath(definition.steps.flatMap((step) => step.fields)));
  const rowsIn = (view: FormView) => (path: string) => view.fields[path]?.rows ?? null;
  let answers: RawAnswers = {};
  for (const screen of definition.screen) answers = { ...answers, [screen.id]: false };
  let view = form.evaluate(answers, context);
  const asked = new Set<string>();
  const give = (path: string, raw: RawAnswer): void => {
    answers = withRawAt(answers, path, raw, rowsIn(view));
    view = form.evaluate(answers, context, view);
  };
  for (let turn = 0; turn < 400; turn++) {
    const next = view.steps.flatMap((step) => step.paths).find((path) => !asked.has(path));
    if (next === undefined) break;
    asked.add(next);
    const field = fields.get(withoutRows(next));
    const now = view.fields[next];
    if (!field || !now) continue;
    if (now.rows) {
      const wanted = Math.max(now.rows.length, 1 + Math.floor(random() * 3));
      for (let row = now.rows.length + 1; row <= wanted; row++) give(`${next}.r${row}`, {});
      continue;
    }
    if (fieldKindOf(field.kind).childRole === "parts") continue;
    if (field.unsure && random() < 0.2) {
      give(next, { unsure: true });
      continue;
    }
    if ((now.suggestion !== null && random() < 0.5) || (!now.required && random() < 0.5)) continue;
    for (const raw of candidates(now, field, random)) {
      give(next, raw);
      const after = view.fields[next];
      if (after?.answered && after.problem === null) break;
      give(next, null);
    }
  }
  return { answers, view };
};
