import { expect, test } from "vitest";
import { allQuestions } from "../../support/assistant-sets.ts";
import { compiled } from "../open-cases.ts";

const { index, vocabulary, law } = compiled;

test("there are three hundred questions or more, about half of them only reported", () => {
  const rows = allQuestions();
  expect(rows.length).toBeGreaterThanOrEqual(300);
  // Two sets are measured only.
  const tuned = new Set(rows.flatMap(({ set, half }) => (half === "tune" ? [set] : [])));
  const halved = rows.filter(({ set }) => tuned.has(set));
  const reported = halved.filter(({ half }) => half === "report").length / halved.length;
  expect(Math.abs(reported - 0.5)).toBeLessThan(0.1);
});

test("every page, question, option and law value that vocabulary.yaml names exists", () => {
  const missing = Object.entries(vocabulary.pages).flatMap(([id, words]) => {
    const page = compiled.definitions.get(`${id}.en`) ?? compiled.tools.get(`${id}.en`);
    const isKnown = index.entries.some((entry) => entry.id === id) || compiled.pages.has(`${id}.en`);
    const fields = new Map(
      (page?.steps ?? []).flatMap((step) => step.fields.map((field) => [field.id, field] as const)),
    );
    const questions = Object.entries(words.questions ?? {}).flatMap(([name, { options = {} }]) => {
      const field = fields.get(name);
      if (!field) return [`${id}.${name}`];
      const known = (field.options ?? []).map(({ value }) => value);
      return Object.keys(options).flatMap((option) => (known.includes(option) ? [] : [`${id}.${name}.${option}`]));
    });
    const values = Object.keys(words.law ?? {}).filter((name) => {
      const [topic = "", column = ""] = name.split(".");
      return law[topic]?.columns[column] === undefined;
    });
    return [...(isKnown ? [] : [id]), ...questions, ...values];
  });
  expect(missing).toEqual([]);
});

test("every answer that a row expects is a question of one of its pages", () => {
  const askedBy = (id: string): readonly string[] =>
    (compiled.definitions.get(`${id}.en`) ?? compiled.tools.get(`${id}.en`))?.steps.flatMap(({ fields }) =>
      fields.map((field) => field.id),
    ) ?? [];
  const wrong = allQuestions().flatMap(({ set, half, pages, slots }) => {
    const known = new Set(pages.flatMap(askedBy));
    return Object.keys(slots).flatMap((id) => (known.has(id) ? [] : [`${set}.${half}: ${pages.join("|")}.${id}`]));
  });
  expect(wrong).toEqual([]);
});
