import type { Expression } from "../../../model/expression.ts";
import type { Field } from "../../../model/field.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedForm, FormCheck } from "../check-inputs.ts";

type Needs = ReadonlyMap<string, readonly string[]>;

const depsOf = (...formulas: readonly (Expression | boolean | undefined)[]): readonly string[] =>
  formulas.flatMap((formula) => (typeof formula === "object" ? formula.deps : []));

/** Names that decide a question's visibility, limits and default, including those of its rows. */
const namesNeeded = (field: Field, when: Expression | undefined): readonly string[] => {
  const options = (field.options ?? []).map((option) => option.when);
  const inner = (field.fields ?? []).flatMap((one) => {
    const siblings = new Set(field.fields?.map(({ id }) => id));
    return namesNeeded(one, undefined).filter((name) => !siblings.has(name));
  });
  const { default: start, min, max, optional } = field;
  return [...depsOf(when, field.when, start, min, max, optional, ...options), ...inner];
};

const needsOf = ({ definition, context }: CheckedForm): Needs => {
  const needs = new Map<string, readonly string[]>();
  for (const step of definition.steps) {
    for (const field of step.fields) needs.set(field.id, namesNeeded(field, step.when));
  }
  for (const [id, { formula }] of context.figures) needs.set(id, formula.deps);
  const { law } = definition;
  if (law) {
    const own = [...Object.values(law.keyDateByTopic), ...Object.values(law.jurisdictionByTopic ?? {})];
    needs.set("law", depsOf(law.jurisdiction, law.keyDate, ...own));
  }
  return needs;
};

/** Finds every cycle among the names once, as a path from a name back to itself. */
const findCycles = (needs: Needs): readonly (readonly string[])[] => {
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): void => {
    const index = way.indexOf(name);
    if (index >= 0) circles.push([...way.slice(index), name]);
    if (index >= 0 || done.has(name) || !needs.has(name)) return;
    for (const next of needs.get(name) ?? []) walk(next, [...way, name]);
    done.add(name);
  };
  for (const name of needs.keys()) walk(name, []);
  return circles;
};

/** Reports questions and figures that depend on themselves, directly or indirectly. */
export const checkCycles: FormCheck = (checked) => {
  for (const circle of findCycles(needsOf(checked))) {
    // Report a cycle at the element that comes first in the file.
    const { fields, figures } = checked.context;
    const order = [...fields.keys(), ...figures.keys()];
    const start = circle
      .slice(1)
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .find((name) => order.includes(name));
    const from = Math.max(0, circle.indexOf(start ?? ""));
    const turned = [...circle.slice(from, -1), ...circle.slice(0, from), circle[from] ?? ""];
    const owner = start === undefined ? undefined : (fields.get(start) ?? figures.get(start)?.input);
    const range = owner ? placeNaming(owner, turned[1] ?? "") : rangeOf(checked.input.law ?? checked.input);
    const message = `"${turned[0] ?? ""}" depends on itself: ${turned.join(" → ")}.`;
    checked.report("CW026", range, message, "Break the circle at one of these names.");
  }
};

const formulaKeys = ["is", "when", "default", "min", "max", "optional"] as const;

type Owner = { readonly variants?: readonly object[]; readonly [key: string]: unknown };

/** The formula of a question or figure that reads the next name of the cycle. */
const placeNaming = (owner: Owner, next: string): SourceRange => {
  const isNamed = (text: unknown): boolean => typeof text === "string" && new RegExp(`\\b${next}\\b`).test(text);
  const key = formulaKeys.find((formulaKey) => isNamed(owner[formulaKey]));
  const variant = key === undefined ? owner.variants?.find((one) => Object.values(one).some(isNamed)) : undefined;
  return variant ? rangeOf(variant) : rangeOf(owner, key);
};
