import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { BlockUse, FixedValue, BlockArgument } from "../input/block-use.ts";
import { isClause, isFixed, isRole } from "../input/block-parameters.ts";
import type { Parameter } from "../input/block-parameters.ts";

/** The role on each side of a document. */
export type Sides = { readonly first?: string; readonly second?: string };

/** What a use of a block is bound with. */
export type BindingSource = {
  readonly block: string;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly args: ReadonlyMap<string, BlockArgument>;
  /** Where the block is used; a missing argument is reported here. */
  readonly site: object;
  /** Roles by the name that an argument may use for them. */
  readonly roles: ReadonlyMap<string, string>;
  /** The roles of the two sides of the document. */
  readonly sides: Sides;
  /** Fixed parameters of the block that contains the use. */
  readonly outer: ReadonlyMap<string, FixedValue>;
  readonly report: Report;
};

/** Reports arguments that the block has no parameter for. */
export const checkBlockArguments = ({ block, parameters, args, report }: BindingSource): void => {
  for (const [name, { owner, key }] of args) {
    if (parameters.has(name)) continue;
    const isVariant = key === "as" && name === "variant";
    const message = isVariant
      ? `The block "${block}" has no variants.`
      : `The block "${block}" has no parameter ${quoted(name)}.`;
    const hint = isVariant ? "Leave `as` out." : didYouMean(name, parameters.keys());
    report("CW021", rangeOfKey(owner, key), message, hint);
  }
};

/**
 * The role that a parameter stands for: the given one, the role of its side, or the document's role with the same name;
 * null if there is none.
 */
const bindRole = (source: BindingSource, name: string, { side }: Parameter): string | null => {
  const { block, args, roles, sides, report } = source;
  const argument = args.get(name);
  if (!argument) return (side && sides[side]) ?? roles.get(name) ?? null;
  const role = String(argument.value);
  const found = roles.get(role);
  if (found !== undefined) return found;
  const message = `The block "${block}" needs a role for "${name}", and there is no role ${quoted(role)}.`;
  report("CW021", rangeOf(argument.owner, argument.key), message, didYouMean(role, new Set(roles.values())));
  return null;
};

const variantAdvice = (name: string, [first = ""]: readonly string[]): string =>
  name === "variant" ? `Say which: as: ${first}` : `Say which: with: { ${name}: ${first} }`;

const bindChoice = (source: BindingSource, name: string, parameter: Parameter): FixedValue | null => {
  const { block, args, outer, site, report } = source;
  const { options = [], several = false, default: usual } = parameter;
  const argument = args.get(name);
  if (!argument) {
    if (usual !== undefined) return usual;
    const message = `The block "${block}" needs "${name}": ${options.join(" or ")}.`;
    report("CW014", rangeOf(site, "use"), message, variantAdvice(name, options));
    return null;
  }
  const { owner, key } = argument;
  const value = typeof argument.value === "string" ? (outer.get(argument.value) ?? argument.value) : argument.value;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = chosen.find((one) => typeof one !== "string" || !options.includes(one));
  if (wrong !== undefined) {
    const message = `"${name}" of the block "${block}" is one of ${options.join(", ")}, and not ${quoted(String(wrong))}.`;
    report("CW012", rangeOf(owner, key), message, didYouMean(String(wrong), options));
    return null;
  }
  if (chosen.length > 1 && !several) {
    const message = `"${name}" of the block "${block}" takes one option.`;
    report("CW013", rangeOf(owner, key), message, variantAdvice(name, options));
    return null;
  }
  return several ? chosen.map(String) : String(chosen[0]);
};

const bindFlag = (source: BindingSource, name: string, { default: usual }: Parameter): FixedValue | null => {
  const { block, args, outer, report } = source;
  const argument = args.get(name);
  if (!argument) return usual === true;
  const value = typeof argument.value === "string" ? outer.get(argument.value) : argument.value;
  if (typeof value === "boolean") return value;
  const message = `"${name}" of the block "${block}" is true or false.`;
  report("CW013", rangeOf(argument.owner, argument.key), message, `Write ${name}: true`);
  return null;
};

const bindClauseId = ({ block, args, outer, report }: BindingSource, name: string): FixedValue | null => {
  const argument = args.get(name);
  if (!argument) return null;
  if (typeof argument.value === "string") return outer.get(argument.value) ?? argument.value;
  const message = `"${name}" of the block "${block}" is the id of a clause.`;
  report(
    "CW013",
    rangeOf(argument.owner, argument.key),
    message,
    `Name a clause of this document: with: { ${name}: … }`,
  );
  return null;
};

const bindValue = (source: BindingSource, name: string, parameter: Parameter): FixedValue | null => {
  if (isClause(parameter)) return bindClauseId(source, name);
  return (parameter.kind === "flag" ? bindFlag : bindChoice)(source, name, parameter);
};

/** Binds the parameters that are known before any answer: roles, clauses, choices and flags. */
export const bindFixed = (source: BindingSource): Pick<BlockUse, "fixed" | "roles"> => {
  const fixed = new Map<string, FixedValue>();
  const roles = new Map<string, string>();
  for (const [name, parameter] of source.parameters) {
    if (isRole(parameter)) {
      // A role that is missing is reported where it is printed: a variant may do without.
      roles.set(name, bindRole(source, name, parameter) ?? "");
    } else if (isFixed(parameter)) {
      const value = bindValue(source, name, parameter);
      if (value !== null) fixed.set(name, value);
    }
  }
  return { fixed, roles };
};
