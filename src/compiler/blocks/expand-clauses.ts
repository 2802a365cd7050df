import type { ClauseInput, ScheduleInput } from "../input/schema-types.ts";
import type { BlockUse } from "../input/block-use.ts";
import { copyForUse, mayBePrinted, listOfObjects, moveEntries, withEntries } from "./copy-block.ts";
import { sitesThatDecide } from "./deciding-sites.ts";
import { addPlacements } from "../input/placements.ts";
import type { PlacedUse, RegisteredUses } from "./register-uses.ts";

/** Keys by which a document sets how it prints the clauses of a block. */
const PRINTING_KEYS = ["detail"] as const;

const copyClauses = (
  registered: RegisteredUses,
  placed: PlacedUse,
  clauses: readonly ClauseInput[],
): readonly ClauseInput[] =>
  clauses.flatMap((clause) => {
    const inner = clause.use === undefined ? undefined : registered.bySite.get(clause);
    if (clause.use !== undefined) return inner ? clausesOfUse(registered, inner, copyForUse(placed.use, clause)) : [];
    return placed.without.has(clause.id ?? "") || !mayBePrinted(placed.use, clause)
      ? []
      : [copyClause(registered, placed, clause)];
  });

const wholeTarget = ({ targets }: BlockUse, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (targets.get(id) ?? id);

const copyClause = (registered: RegisteredUses, placed: PlacedUse, source: ClauseInput): ClauseInput => {
  const { clauses } = source;
  const copy = copyForUse(placed.use, source, ["clauses"]);
  const id = wholeTarget(placed.use, source.id);
  if (id !== undefined) copy.id = id;
  if (clauses) copy.clauses = listOfObjects(clauses, copyClauses(registered, placed, clauses));
  return copy;
};

/** The outermost clauses of a block, as a clause of the document places them. */
const clausesOfUse = (registered: RegisteredUses, placed: PlacedUse, site: ClauseInput): readonly ClauseInput[] => {
  const copies = copyClauses(registered, placed, placed.use.input.clauses ?? []);
  const keys = PRINTING_KEYS.filter((key) => site[key] !== undefined);
  for (const [index, copy] of copies.entries()) {
    const moved = index === 0 && site.part !== undefined ? [...keys, "part"] : keys;
    for (const key of moved) Reflect.set(copy, key, Reflect.get(site, key));
    if (site.when !== undefined && copy.when === undefined) {
      copy.when = site.when;
      moveEntries(copy, [["when", { owner: site, key: "when" }]]);
    } else if (site.when !== undefined) addPlacements(copy, [site]);
    moveEntries(
      copy,
      moved.map((key) => [key, { owner: site, key }] as const),
    );
  }
  return copies;
};

/** The clauses of a document, with every use of a block replaced by the block's clauses. */
export const expandClauses = (registered: RegisteredUses, clauses: readonly ClauseInput[]): ClauseInput[] =>
  listOfObjects(
    clauses,
    clauses.flatMap((clause) => {
      const placed = clause.use === undefined ? undefined : registered.bySite.get(clause);
      if (clause.use !== undefined) return placed ? clausesOfUse(registered, placed, clause) : [];
      return clause.clauses ? [withEntries(clause, { clauses: expandClauses(registered, clause.clauses) })] : [clause];
    }),
  );

const copySchedule = (registered: RegisteredUses, placed: PlacedUse, source: ScheduleInput): ScheduleInput => {
  const copy = copyForUse(placed.use, source, ["clauses"]);
  const id = wholeTarget(placed.use, source.id);
  if (id !== undefined) copy.id = id;
  if (source.clauses) copy.clauses = listOfObjects(source.clauses, copyClauses(registered, placed, source.clauses));
  addPlacements(copy, sitesThatDecide(registered, placed));
  return copy;
};

/** The attachments that blocks bring. */
export const schedulesOfBlocks = (registered: RegisteredUses): readonly ScheduleInput[] =>
  registered.all.flatMap((placed) =>
    (placed.use.input.schedules ?? []).flatMap((schedule) =>
      placed.without.has(schedule.id ?? "") || !mayBePrinted(placed.use, schedule)
        ? []
        : [copySchedule(registered, placed, schedule)],
    ),
  );

/** The attachments of a document with the clauses of its blocks in their places. */
export const expandSchedules = (registered: RegisteredUses, schedules: readonly ScheduleInput[]): ScheduleInput[] =>
  listOfObjects(
    schedules,
    schedules.map((schedule) =>
      schedule.clauses ? withEntries(schedule, { clauses: expandClauses(registered, schedule.clauses) }) : schedule,
    ),
  );
