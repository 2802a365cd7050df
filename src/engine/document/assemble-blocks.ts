import type { Block } from "../../model/document.ts";
import { writeExecution } from "./write/write-execution.ts";
import type { LinkedPassage, LinkedPlan } from "./plan/linked-plan.ts";
import { numberClauses } from "./plan/number-clauses.ts";
import type { NumberingTargets } from "./plan/number-clauses.ts";
import { countingCapitals } from "../../text/numbers/letters.ts";
import { numberSchedules, pickSchedules, writeSchedule } from "./write/write-schedules.ts";
import type { PickedSchedule } from "./write/write-schedules.ts";
import type { RowScope } from "./plan/row-scope.ts";
import { pickClauses } from "./plan/select-clauses.ts";
import type { PickedClause, SelectionContext } from "./plan/select-clauses.ts";
import { signersOf } from "./plan/signers.ts";
import { writeParagraph } from "./write/write-body.ts";
import { clauseParts } from "./write/clause-parts.ts";
import { writeSignatures } from "./write/write-signatures.ts";
import type { WriteContext } from "./write/write-context.ts";

const isPrinted = ({ when }: LinkedPassage, { get }: RowScope): boolean => when === null || when.test(get) === true;

const writeRecitals = (plan: LinkedPlan, scope: RowScope, { words }: WriteContext): readonly Block[] => {
  const passages = plan.recitals.filter((recital) => isPrinted(recital, scope));
  if (passages.length === 0) return [];
  const heading: Block = { type: "heading", id: "recitals", content: [{ type: "text", text: words.recitals }] };
  const recitals = passages.map(({ id, text }, index): Block => {
    const { content, fields } = writeParagraph(id, text, scope);
    return { type: "recital", id, number: `(${countingCapitals(index + 1)})`, content, fields };
  });
  return [heading, ...recitals];
};

/** State of assembling one document from one set of answers. */
export type AssemblyState = {
  readonly plan: LinkedPlan;
  readonly levelOfDetail: number;
  readonly scope: RowScope;
  readonly writing: WriteContext;
  /** Filled by `selectClauses`; `writing.resolveReference` reads it. */
  readonly targets: NumberingTargets;
  readonly title: string;
};

/** The clauses and schedules to print, with their numbers. */
export type SelectedClauses = {
  readonly clauses: readonly PickedClause[];
  readonly schedules: readonly PickedSchedule[];
};

/** The inputs that decide which clauses are printed. */
export const selectionContext = ({ levelOfDetail, writing }: AssemblyState): SelectionContext => ({
  levelOfDetail,
  resolveReference: writing.resolveReference,
  runsInSingleItem: writing.words.runsInSingleItem,
});

/** First pass: selects and numbers the clauses and schedules to print. */
export const selectClauses = (state: AssemblyState): SelectedClauses => {
  const { plan, scope, writing, targets } = state;
  const selection = selectionContext(state);
  const clauses = pickClauses(plan.clauses, 1, scope, selection);
  const schedules = pickSchedules(plan.schedules, scope, selection, writing.words);
  numberClauses(clauses, writing.scheme, targets, null);
  numberSchedules(schedules, writing.scheme, targets);
  return { clauses, schedules };
};

/** Writes one part of the document, independently of the others. */
export type WriteBlocks = () => readonly Block[];

const writeFront = ({ plan, scope, writing }: AssemblyState): readonly Block[] => {
  const varied = plan.openings.find((one) => isPrinted(one, scope));
  const opening = plan.opening ?? varied?.text;
  return [
    { type: "title", id: "title", content: plan.title.fill(scope) },
    ...(plan.letter ?? []).flatMap((line) =>
      isPrinted(line, scope) ? [writeParagraph(line.id, line.text, scope)] : [],
    ),
    ...(opening ? [writeParagraph("opening", opening, scope)] : []),
    ...writeRecitals(plan, scope, writing),
  ];
};

const writeEnd = ({ plan, scope, writing }: AssemblyState): readonly Block[] => {
  const signers = signersOf(plan.signatures, scope);
  const title = String(scope.get("title"));
  const onePage = plan.signatures?.page === true;
  const signed = plan.signatures?.document?.fill(scope) ?? [{ type: "text", text: title }];
  const blocks: Block[] = [];
  if (plan.signatures)
    blocks.push(
      ...writeSignatures(plan.signatures, { signers, title, isLetter: plan.letter !== null }, scope, writing),
    );
  if (plan.execution) blocks.push(...writeExecution(plan.execution, signers, { signed, onePage }, scope, writing));
  return blocks;
};

/** Second pass: one writer for each part of the document, in order; by then all references can be resolved. */
export const blockWriters = (state: AssemblyState, { clauses, schedules }: SelectedClauses): readonly WriteBlocks[] => {
  const { plan, scope, writing } = state;
  return [
    () => writeFront(state),
    ...clauseParts(plan, clauses, scope, writing),
    () => writeEnd(state),
    ...schedules.map((schedule) => () => writeSchedule(schedule, scope, writing)),
  ];
};
