import type { Expression } from "../../model/expression.ts";
import type { Field } from "../../model/field.ts";
import { placeOf } from "../yaml-file.ts";
import type { Checked, DocumentCheck } from "./check.ts";

type Needs = ReadonlyMap<string, readonly string[]>;

const depsOf = (...formulas: readonly (Expression | boolean | undefined)[]): readonly string[] =>
  formulas.flatMap((formula) => (typeof formula === "object" ? formula.deps : []));

/** Names a question's visibility, limits and suggested answer are worked out from, those of its rows included. */
const namesNeeded = (field: Field, when: Expression | undefined): readonly string[] => {
  const options = (field.options ?? []).map((option) => option.when);
  const inner = (field.fields ?? []).flatMap((one) => {
    const siblings = new Set(field.fields?.map(({ id }) => id));
    return namesNeeded(one, undefined).filter((name) => !siblings.has(name));
  });
  const { default: start, min, max, optional } = field;
  return [...depsOf(when, field.when, start, min, max, optional, ...options), ...inner];
};

const needsOf = ({ definition }: Checked): Needs => {
  const needs = new Map<string, readonly string[]>();
  for (const step of definition.steps) {
    for (const field of step.fields) needs.set(field.id, namesNeeded(field, step.when));
  }
  const { law } = definition;
  if (law) needs.set("law", depsOf(law.place, law.on, ...Object.values(law.onByTopic)));
  return needs;
};

/** The way from a name back to itself, or null. */
const circleFrom = (start: string, needs: Needs): readonly string[] | null => {
  const seen = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] | null => {
    for (const next of needs.get(name) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
};

/** No question decides over itself, directly or by way of others. */
export const checkCircles: DocumentCheck = (checked) => {
  const needs = needsOf(checked);
  const told = new Set<string>();
  for (const name of needs.keys()) {
    if (told.has(name)) continue;
    const circle = circleFrom(name, needs);
    if (!circle) continue;
    for (const one of circle) told.add(one);
    const field = checked.unit.fields.get(name);
    const place = field ? placeOf(field, keyWith(field, circle[1] ?? "")) : placeOf(checked.input.law ?? checked.input);
    const message = `"${name}" depends on itself: ${circle.join(" → ")}.`;
    checked.report("CW026", place, message, "Break the circle at one of these questions.");
  }
};

const formulaKeys = ["when", "default", "min", "max", "optional"] as const;

/** The key whose formula names the next question of the circle. */
const keyWith = (field: { readonly [key: string]: unknown }, next: string): string | undefined =>
  formulaKeys.find((key) => {
    const formula = field[key];
    return typeof formula === "string" && new RegExp(`\\b${next}\\b`).test(formula);
  });
