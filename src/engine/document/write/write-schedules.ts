import type { Block } from "../../../model/document.ts";
import type { LegalWords } from "../../../text/words/legal-words.ts";
import type { LinkedSchedule } from "../plan/linked-plan.ts";
import { addTarget, numberClauses } from "../plan/number-clauses.ts";
import type { NumberingTargets } from "../plan/number-clauses.ts";
import type { NumberingScheme } from "../../../text/numbers/clause-number.ts";
import type { RowScope } from "../plan/row-scope.ts";
import { hasRows, pickBody, pickClauses } from "../plan/select-clauses.ts";
import type { PickedBody, PickedClause, SelectionContext } from "../plan/select-clauses.ts";
import { writeBody } from "./write-body.ts";
import { writeClause } from "./write-clause.ts";
import { writeGenerated } from "./write-generated.ts";
import { writeTable } from "./write-table.ts";
import type { WriteContext } from "./write-context.ts";

/** A schedule that is attached. */
export type PickedSchedule = {
  readonly schedule: LinkedSchedule;
  readonly number: string;
  readonly label: string;
  readonly picked: PickedBody | null;
  readonly hasTable: boolean;
  readonly clauses: readonly PickedClause[];
};

/** The schedules that are attached, lettered in order. */
export const pickSchedules = (
  schedules: readonly LinkedSchedule[],
  scope: RowScope,
  selection: SelectionContext,
  words: LegalWords,
): readonly PickedSchedule[] => {
  const picked: PickedSchedule[] = [];
  for (const schedule of schedules) {
    if (schedule.when && schedule.when.test(scope.get) !== true) continue;
    const number = words.scheduleNumber(picked.length + 1);
    const [before, after] = words.schedule;
    picked.push({
      schedule,
      number,
      label: before + number + after,
      picked: pickBody([schedule.body], scope, selection),
      hasTable: hasRows(schedule.table, scope, selection.resolveReference),
      clauses: pickClauses(schedule.clauses, 1, scope, selection),
    });
  }
  return picked;
};

/** Numbers the clauses inside each schedule and adds both to the targets. */
export const numberSchedules = (
  schedules: readonly PickedSchedule[],
  scheme: NumberingScheme,
  targets: NumberingTargets,
): void => {
  for (const { schedule, number, label, clauses } of schedules) {
    addTarget(targets, { type: "schedule", id: schedule.id, cited: number, schedule: null }, schedule.id);
    numberClauses(clauses, scheme, targets, label);
  }
};

/** A schedule on its own page. */
export const writeSchedule = (picked: PickedSchedule, scope: RowScope, writing: WriteContext): readonly Block[] => {
  const { schedule, number, label, clauses } = picked;
  const blocks: Block[] = [];
  if (picked.picked) blocks.push(...writeBody(schedule.id, picked.picked, 1, scope, writing));
  if (schedule.table && picked.hasTable) blocks.push(writeTable(schedule.id, schedule.table, scope, writing));
  const generated = schedule.generate && writeGenerated(schedule.id, schedule.generate, scope, writing);
  if (generated) blocks.push(generated);
  for (const clause of clauses) blocks.push(writeClause(clause, writing));
  return [
    { type: "pageBreak" },
    { type: "schedule", id: schedule.id, number, label, title: schedule.title.fill(scope), blocks },
  ];
};
