import type { ValueType } from "../../values/value-type.ts";
import type { Names } from "../unit.ts";
import { keyOf } from "./value-test.ts";
import type { Domains } from "./facts.ts";

// A place can be one of several hundred; counting them all through gains nothing.
const MOST_VALUES = 40;

const valuesOf = (type: ValueType): readonly string[] | null => {
  if (type.type === "boolean") return ["true", "false"];
  if (type.type !== "string" || !type.options || type.options.length > MOST_VALUES) return null;
  return type.options.map((option) => keyOf(option));
};

/** The values names can take, for yes-or-no and choice questions and the parts of people and parties. */
export const domainsOf = (names: Names): Domains => {
  const domains = new Map<string, readonly string[]>();
  for (const [name, type] of Object.entries(names)) {
    const values = valuesOf(type);
    if (values) domains.set(keyOf(["get", name]), values);
    if (type.type !== "record") continue;
    for (const [part, inner] of Object.entries(type.fields)) {
      const choices = valuesOf(inner);
      if (choices) domains.set(keyOf(["at", ["get", name], part]), choices);
    }
  }
  return domains;
};
