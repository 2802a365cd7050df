import type { Check } from "../../model/definition.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { Text } from "../../model/text.ts";
import type { ValueType } from "../../values/value-type.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { didYouMean } from "../problems/problem.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** Who holds a role: one person, or everyone in a list; `order` is the question's position in the form. */
type Role = {
  readonly source: string;
  readonly field: string;
  readonly order: number;
  readonly label: Text;
  /** The name of the person, or of the list entry called `as`. */
  readonly name: (as: string) => string;
  readonly isList: boolean;
};

const hasName = (type: ValueType | undefined): boolean =>
  type?.type === "record" && type.fields["name"]?.type === "string";

/** How to read a role's names: a person or a text, a list of people, or a column of a list ("heirs.name"). */
const readNames = (
  source: string,
  type: ValueType | undefined,
  column: string | undefined,
): Pick<Role, "name" | "isList"> | null => {
  if (column !== undefined) {
    const row = type?.type === "list" ? type.of : undefined;
    const isText = row?.type === "record" && row.fields[column]?.type === "string";
    return isText ? { name: (as) => `${as}.${column}`, isList: true } : null;
  }
  if (type?.type === "string") return { name: () => source, isList: false };
  if (hasName(type)) return { name: () => `${source}.name`, isList: false };
  if (type?.type === "list" && hasName(type.of)) return { name: (as) => `${as}.name`, isList: true };
  return null;
};

const roleNamed = (
  context: CompilationContext,
  group: readonly string[],
  index: number,
  labels: ReadonlyMap<string, Text>,
): Role | null => {
  const source = group[index] ?? "";
  const [field = "", column] = source.split(".");
  const names = [...labels.keys()];
  const found = labels.has(field) ? readNames(source, context.scope.names[field], column) : null;
  if (!found) {
    const message = `"${source}" does not ask for a person's name.`;
    context.report("CW021", rangeOf(group, index), message, didYouMean(field, names));
    return null;
  }
  return { source, field, order: names.indexOf(field), label: labels.get(field) ?? [], ...found };
};

const normalized = (name: string): string => `lower case(trim(${name}))`;

const sameName = (role: Role, other: Role): string => {
  const [a, b] = [role.name("one_holder"), other.name("other_holder")];
  const equal = `is answered(${a}) and ${normalized(a)} = ${normalized(b)}`;
  const inOther = other.isList ? `(some other_holder in ${other.field} satisfies ${equal})` : equal;
  return role.isList ? `some one_holder in ${role.field} satisfies ${inOther}` : inOther;
};

const stopMessages: ByScreenLanguage<(label: Text) => Text> = {
  en: (label) => [
    "This is the name you gave for “",
    ...label,
    "”. One person cannot hold both roles. Name someone else.",
  ],
  ja: (label) => [
    "「",
    ...label,
    "」と同じ人の名前です。この二つの役割を一人が兼ねることはできません。別の人の名前を入力してください。",
  ],
};

const stopFor = (
  context: CompilationContext,
  group: readonly string[],
  at: number,
  pair: readonly [Role, Role],
): readonly Check[] => {
  const [earlier, later] = pair[0].order <= pair[1].order ? pair : [pair[1], pair[0]];
  const when = compileFormula(context, sameName(earlier, later), { owner: group, key: at }, context.scope, "boolean");
  if (!when) return [];
  const id = `distinct_${earlier.source}_${later.source}`.replaceAll(".", "_");
  const say = inScreenLanguage(stopMessages, context.language)(earlier.label);
  return [{ id, when: when.expression, path: later.field, say, stop: true }];
};

const groupsOf = ({ distinct }: DocumentInput): readonly (readonly string[])[] => {
  if (!distinct) return [];
  const isOneGroup = (list: readonly string[] | readonly string[][]): list is readonly string[] =>
    typeof list[0] === "string";
  return isOneGroup(distinct) ? [distinct] : distinct;
};

/** Compiles a stop for each pair of roles of a `distinct` group: no one may hold both. */
export const compileDistinct = (
  context: CompilationContext,
  input: DocumentInput,
  labels: ReadonlyMap<string, Text>,
): readonly Check[] =>
  groupsOf(input).flatMap((group) => {
    const roles = group.flatMap((_, index) => roleNamed(context, group, index, labels) ?? []);
    return roles.flatMap((later, index) =>
      roles
        .slice(0, index)
        .flatMap((earlier) => stopFor(context, group, group.indexOf(later.source), [earlier, later])),
    );
  });
