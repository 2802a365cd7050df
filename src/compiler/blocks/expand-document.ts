import type { DocumentInput } from "../input/document-input.ts";
import type { LawInput } from "../input/schema-types.ts";

import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { isClause, parametersOf } from "../input/block-parameters.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { sitesInDocument } from "../input/block-sites.ts";
import type { BlockSite } from "../input/block-sites.ts";
import { rememberUses } from "../input/block-use.ts";
import { mayBePrinted, listOfObjects, withEntries } from "./copy-block.ts";
import { expandClauses, expandSchedules, schedulesOfBlocks } from "./expand-clauses.ts";
import { checksOfBlocks, expandSteps, figuresOfBlocks, nextStepsOfBlocks } from "./expand-form.ts";
import type { BlocksById } from "../sources/blocks-used.ts";
import { registerUses } from "./register-uses.ts";
import type { PlacedUse, RegisteredUses } from "./register-uses.ts";

/** The list of the document followed by what blocks add to it; undefined if there is neither. */
const extended = <Entry extends object>(
  owner: object,
  written: readonly Entry[] | undefined,
  added: readonly Entry[],
): Entry[] | undefined =>
  added.length === 0
    ? (written as Entry[] | undefined)
    : listOfObjects(written ?? owner, [...(written ?? []), ...added]);

/** Whether any questions remain after those that the document leaves out or its parameters rule out. */
const asksQuestions = ({ use, without }: PlacedUse): boolean =>
  (use.input.questions ?? []).some((question) => !without.has(question.id ?? "") && mayBePrinted(use, question));

const isPlaced = ({ sites }: PlacedUse, kinds: readonly BlockSite["kind"][]): boolean =>
  sites.some(({ kind }) => kinds.includes(kind));

/** Reports a use in the wrong place: questions belong among the steps, clauses among the clauses. */
const checkPlaces = ({ all }: RegisteredUses, report: Report): void => {
  for (const placed of all) {
    const { use, sites } = placed;
    const { input, block, site, outer } = use;
    const [first] = sites;
    const at = (): Parameters<Report>[1] => rangeOf(site, "use");
    if (outer) continue;
    if (asksQuestions(placed) && !isPlaced(placed, ["step", "question"]))
      report(
        "CW233",
        at(),
        `The block "${block}" asks questions, and no step of this document has them.`,
        `Add it to the steps: - use: ${block}`,
      );
    if (input.clauses && !isPlaced(placed, ["clause"]))
      report(
        "CW233",
        at(),
        `The block "${block}" has clauses, and this document does not print them.`,
        `Add it to document.clauses: - use: ${block}`,
      );
    if (!input.questions && first && first.kind !== "clause")
      report("CW233", at(), `The block "${block}" has no questions.`, "Use it among the clauses only.");
  }
};

const lawOf = (law: LawInput, topics: readonly string[]): LawInput => {
  const known = law.topics ?? [];
  if (Array.isArray(known))
    return withEntries(law, { topics: [...known, ...topics.filter((topic) => !known.includes(topic))] });
  const missing = topics.filter((topic) => !Object.hasOwn(known, topic));
  return withEntries(law, { topics: withEntries(known, Object.fromEntries(missing.map((topic) => [topic, {}]))) });
};

/** The law of a document with the topics its blocks read. */
const expandLaw = (input: DocumentInput, { all }: RegisteredUses, report: Report): LawInput | undefined => {
  const readers = all.filter(({ use }) => use.input.law);
  const topics = [...new Set(readers.flatMap(({ use }) => use.input.law ?? []))];
  if (topics.length === 0) return input.law;
  if (input.law) return lawOf(input.law, topics);
  for (const { use } of readers) {
    const message = `The block "${use.block}" reads law, and this document does not say of which place and day.`;
    report(
      "CW231",
      rangeOf(use.site, "use"),
      message,
      `Add it: law: { place: place, on: today, topics: [${topics.join(", ")}] }`,
    );
  }
  return undefined;
};

const expandText = (input: DocumentInput, registered: RegisteredUses): DocumentInput["document"] => {
  const { document } = input;
  const schedules = schedulesOfBlocks(registered);
  if (!document) return document;
  const written = document.schedules && expandSchedules(registered, document.schedules);
  return withEntries(document, {
    ...(document.clauses ? { clauses: expandClauses(registered, document.clauses) } : {}),
    ...(written || schedules.length > 0 ? { schedules: extended(document, written, schedules) } : {}),
  });
};

const withoutUndefined = (input: DocumentInput): DocumentInput => {
  for (const [key, value] of Object.entries(input)) if (value === undefined) Reflect.deleteProperty(input, key);
  return input;
};

const checkSides = ({ sides, roles = {} }: DocumentInput, report: Report): void => {
  for (const [side, role] of Object.entries(sides ?? {})) {
    if (Object.hasOwn(roles, role)) continue;
    report(
      "CW021",
      rangeOf(sides ?? {}, side),
      `There is no role ${quoted(role)}.`,
      didYouMean(role, Object.keys(roles)),
    );
  }
};

type WithClauses = { readonly id?: string; readonly clauses?: readonly WithClauses[] };

const clauseIdsIn = (clauses: readonly WithClauses[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap(({ id, clauses: inner }) => [...(id === undefined ? [] : [id]), ...clauseIdsIn(inner)]);

/** A clause that a block refers to must be in the document. */
const checkClauses = ({ all }: RegisteredUses, { document }: DocumentInput, report: Report): void => {
  const known = [...clauseIdsIn(document?.clauses), ...clauseIdsIn(document?.schedules)];
  for (const { use } of all) {
    for (const [name, parameter] of parametersOf(use.input)) {
      const [clause, argument] = [use.fixed.get(name), use.args.get(name)];
      if (!isClause(parameter) || !argument || typeof clause !== "string" || known.includes(clause)) continue;
      const message = `The block "${use.block}" needs a clause for "${name}", and there is no clause ${quoted(clause)}.`;
      report("CW021", rangeOf(argument.owner, argument.key), message, didYouMean(clause, known));
    }
  }
};

/**
 * Replaces every `use:` of a document by the parts of its block; null if the document uses no block. Positions of these
 * parts refer to the block's file.
 */
export const expandDocument = (input: DocumentInput, blocks: BlocksById, report: Report): DocumentInput | null => {
  const sites = sitesInDocument(input);
  if (sites.length === 0) return null;
  const registered = registerUses(blocks, sites, input, report);
  checkSides(input, report);
  checkPlaces(registered, report);
  const expanded = withoutUndefined(
    withEntries(input, {
      steps: input.steps && expandSteps(registered, input.steps),
      compute: extended(input, input.compute, figuresOfBlocks(registered)),
      checks: extended(input, input.checks, checksOfBlocks(registered)),
      next_steps: extended(input, input.next_steps, nextStepsOfBlocks(registered)),
      law: expandLaw(input, registered, report),
      document: expandText(input, registered),
    }),
  );
  checkClauses(registered, expanded, report);
  rememberUses(
    expanded,
    registered.all.map(({ use }) => use),
  );
  return expanded;
};
