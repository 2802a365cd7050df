import type { BlockFileInput } from "../input/block-input.ts";
import type { BlocksById } from "../sources/blocks-used.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { checkSiteKeys } from "./check-site-keys.ts";
import { bindFixed, checkBlockArguments } from "./bind-parameters.ts";
import type { Sides } from "./bind-parameters.ts";
import { siteName, sitesInBlock } from "../input/block-sites.ts";
import type { BlockSite } from "../input/block-sites.ts";
import type { BlockUse, BlockArgument } from "../input/block-use.ts";
import { idsOf, partNames, ownNames, ownTargets, toSnakeCase, idInDocument } from "./part-names.ts";
import { knownCondition } from "../formula/known-condition.ts";
import { parametersOf } from "../input/block-parameters.ts";

/** A use with the sites at which the document places its parts. */
export type PlacedUse = {
  readonly use: BlockUse;
  readonly sites: readonly BlockSite[];
  readonly without: ReadonlySet<string>;
};

/** The uses of one document, by the object that makes each of them. */
export type RegisteredUses = {
  readonly all: PlacedUse[];
  readonly bySite: Map<object, PlacedUse>;
};

type Outer = {
  readonly use: BlockUse | null;
  readonly path: readonly string[];
  readonly roles: ReadonlyMap<string, string>;
};

type Registry = RegisteredUses & { readonly blocks: BlocksById; readonly sides: Sides; readonly report: Report };

const collectArguments = (sites: readonly BlockSite[], report: Report): ReadonlyMap<string, BlockArgument> => {
  const given = new Map<string, BlockArgument>();
  const add = (name: string, argument: BlockArgument): void => {
    const before = given.get(name);
    if (!before) given.set(name, argument);
    else if (JSON.stringify(before.value) !== JSON.stringify(argument.value))
      report(
        "CW020",
        rangeOfKey(argument.owner, argument.key),
        `"${name}" is given twice with different values.`,
        "Give it once.",
      );
  };
  for (const { node } of sites) {
    const arguments_ = node.with;
    for (const [key, value] of Object.entries(arguments_ ?? {})) add(key, { value, owner: arguments_ ?? node, key });
    if (node.as !== undefined) add("variant", { value: node.as, owner: node, key: "as" });
  }
  return given;
};

const reportUnknown = ({ blocks, report }: Registry, { node }: BlockSite): void =>
  report(
    "CW021",
    rangeOf(node, "use"),
    `There is no block ${quoted(node.use ?? "")}.`,
    didYouMean(node.use ?? "", blocks.keys()),
  );

const reportCycle = ({ report }: Registry, { node }: BlockSite, path: readonly string[]): void => {
  const [first = "", ...rest] = [...path.slice(path.indexOf(node.use ?? "")), node.use ?? ""];
  const message = `These blocks use each other without end: ${[first, ...rest].join(" uses ")}.`;
  report(
    "CW232",
    rangeOf(node, "use"),
    message,
    "Leave out one of these uses, or move what they share to a third block.",
  );
};

const checkWithout = (
  { report }: Registry,
  sites: readonly BlockSite[],
  input: BlockFileInput,
): ReadonlySet<string> => {
  const parts = [
    ...ownNames(input),
    ...ownTargets(input),
    ...idsOf(input.checks),
    ...sitesInBlock(input).map(({ node }) => node.id ?? node.use ?? ""),
  ];
  const known = new Map(parts.map((id) => [toSnakeCase(id), id]));
  const dropped = new Set<string>();
  for (const { node } of sites) {
    for (const [index, id] of (node.without ?? []).entries()) {
      if (known.has(toSnakeCase(id))) dropped.add(toSnakeCase(id));
      else {
        const message = `The block "${node.use}" has no part ${quoted(id)}.`;
        report("CW021", rangeOf(node.without ?? node, index), message, didYouMean(id, known.values()));
      }
    }
  }
  return dropped;
};

/** A block is used once among the questions and once among the clauses; another use needs another name. */
const checkOnce = ({ report }: Registry, sites: readonly BlockSite[]): void => {
  const [first] = sites;
  const clauses = sites.filter(({ kind }) => kind === "clause");
  const questions = sites.filter(({ kind }) => kind !== "clause");
  const other = sites.filter(({ node }) => node.use !== first?.node.use);
  for (const { node } of new Set([...clauses.slice(1), ...questions.slice(1), ...other])) {
    const message = `"${siteName({ kind: "clause", node })}" is already the name of a block here.`;
    report("CW020", rangeOf(node, "use"), message, "Leave it out, or give this use an id of its own: id: …");
  }
};

/** Questions that the fixed parameters rule out are left out, and so is what depends on them alone. */
const removeExcludedQuestions = (use: BlockUse, names: Map<string, string | null>): void => {
  for (let size = -1; size !== [...names.values()].filter((whole) => whole === null).length;) {
    size = [...names.values()].filter((whole) => whole === null).length;
    for (const { id, when } of use.input.questions ?? [])
      if (id !== undefined && knownCondition(use, when) === false) names.set(id, null);
  }
};

/** A parameter that stands for a clause refers to that clause; without an argument, what depends on it is left out. */
const bindClauseParameters = (
  { fixed }: BlockUse,
  parameters: ReturnType<typeof parametersOf>,
  names: Map<string, string | null>,
  targets: Map<string, string>,
): void => {
  for (const [parameter, { kind }] of parameters) {
    const clause = fixed.get(parameter);
    if (kind !== "clause") continue;
    if (typeof clause === "string") targets.set(parameter, clause);
    else names.set(parameter, null);
  }
};

/** Registers one block under one name, then the blocks it uses itself. */
const registerUse = (registry: Registry, sites: readonly BlockSite[], input: BlockFileInput, outer: Outer): void => {
  const { report } = registry;
  const [first] = sites;
  if (!first) return;
  const block = first.node.use ?? "";
  const name = siteName(first);
  const args = collectArguments(sites, report);
  const binding = {
    block,
    parameters: parametersOf(input),
    args,
    site: first.node,
    roles: outer.roles,
    sides: registry.sides,
    outer: outer.use?.fixed ?? new Map(),
    report,
  };
  checkBlockArguments(binding);
  const without = checkWithout(registry, sites, input);
  const names = partNames(input, block, name, without);
  const targets = new Map(
    ownTargets(input).flatMap((id) => (without.has(id) ? [] : [[id, idInDocument(name, block, id)] as const])),
  );
  const use: BlockUse = {
    block,
    name,
    input,
    outer: outer.use,
    site: first.node,
    args,
    ...bindFixed(binding),
    names,
    targets,
  };
  bindClauseParameters(use, binding.parameters, names, targets);
  removeExcludedQuestions(use, names);
  const placed: PlacedUse = { use, sites, without };
  registry.all.push(placed);
  for (const { node } of sites) registry.bySite.set(node, placed);
  const inner = sitesInBlock(input).filter(({ node }) => !without.has(toSnakeCase(node.id ?? node.use ?? "")));
  const from = registry.all.length;
  registerSites(registry, inner, { use, path: [...outer.path, block], roles: use.roles });
  // A block reads what the blocks it uses ask, under their own names.
  for (const { use: nested } of registry.all.slice(from)) {
    for (const whole of nested.names.values()) if (whole !== null) names.set(whole, whole);
    for (const whole of nested.targets.values()) targets.set(whole, whole);
  }
};

const registerSites = (registry: Registry, sites: readonly BlockSite[], outer: Outer): void => {
  const byName = new Map<string, BlockSite[]>();
  for (const site of sites) byName.set(siteName(site), [...(byName.get(siteName(site)) ?? []), site]);
  const taken = new Map(registry.all.map(({ use }) => [use.name, use]));
  for (const [name, group] of byName) {
    const [first] = group;
    const input = registry.blocks.get(first?.node.use ?? "");
    if (!first) continue;
    if (!input) group.forEach((site) => reportUnknown(registry, site));
    else if (outer.path.includes(first.node.use ?? "")) reportCycle(registry, first, outer.path);
    else if (taken.has(name)) {
      const message = `The block "${first.node.use}" is already used here, by "${taken.get(name)?.block}".`;
      registry.report(
        "CW020",
        rangeOf(first.node, "use"),
        message,
        "Leave one of the two out, or give this one an id of its own: id: …",
      );
    } else {
      checkOnce(registry, group);
      checkSiteKeys(group, registry.report);
      registerUse(registry, group, input, outer);
    }
  }
};

/** Finds every use of a block in a document and binds what is known before any answer. */
export const registerUses = (
  blocks: BlocksById,
  sites: readonly BlockSite[],
  { roles = {}, sides = {} }: Pick<DocumentInput, "roles" | "sides">,
  report: Report,
): RegisteredUses => {
  const registry: Registry = { all: [], bySite: new Map(), blocks, sides, report };
  registerSites(registry, sites, {
    use: null,
    path: [],
    roles: new Map(Object.keys(roles).map((role) => [role, role])),
  });
  return registry;
};
