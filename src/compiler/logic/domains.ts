import type { ValueType } from "../../values/value-type.ts";
import type { NameTypes } from "../formula/compilation-context.ts";
import { astKey } from "./value-test.ts";
import type { Domains } from "./facts.ts";

// A jurisdiction has hundreds of values; enumerating them proves nothing useful.
const MAX_VALUES = 40;

const valuesOf = (type: ValueType): readonly string[] | null => {
  if (type.type === "boolean") return ["true", "false"];
  if (type.type !== "string" || !type.options || type.options.length > MAX_VALUES) return null;
  return type.options.map((option) => astKey(option));
};

/** The possible values of each name: yes/no and choice questions, and parts of people and parties. */
export const domainsOf = (names: NameTypes): Domains => {
  const domains = new Map<string, readonly string[]>();
  for (const [name, type] of Object.entries(names)) {
    const values = valuesOf(type);
    if (values) domains.set(astKey(["get", name]), values);
    if (type.type !== "record") continue;
    for (const [part, inner] of Object.entries(type.fields)) {
      const choices = valuesOf(inner);
      if (choices) domains.set(astKey(["at", ["get", name], part]), choices);
    }
  }
  return domains;
};
