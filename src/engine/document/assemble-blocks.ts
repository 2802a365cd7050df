import type { Block } from "../../model/document.ts";
import { writeExecution } from "./execution.ts";
import type { LinkedPlan } from "./linked-plan.ts";
import { numberClauses } from "./number-clauses.ts";
import type { Targets } from "./number-clauses.ts";
import { capitalLetters } from "../../text/numbers/letters.ts";
import { numberSchedules, pickSchedules, writeSchedule } from "./schedules.ts";
import type { PickedSchedule } from "./schedules.ts";
import type { Scope } from "./scope.ts";
import { pickClauses } from "./select.ts";
import type { PickedClause, Selecting } from "./select.ts";
import { signersOf } from "./signers.ts";
import { writeParagraph } from "./write-body.ts";
import { writeParts } from "./write-parts.ts";
import { writeSignatures } from "./write-signatures.ts";
import type { Writing } from "./writing.ts";

const writeRecitals = (plan: LinkedPlan, scope: Scope, { words }: Writing): readonly Block[] => {
  const passages = plan.recitals.filter(({ when }) => when === null || when.holds(scope.get) === true);
  if (passages.length === 0) return [];
  const heading: Block = { type: "heading", id: "recitals", content: [{ type: "text", text: words.recitals }] };
  const recitals = passages.map(({ id, text }, index): Block => {
    const { content, fields } = writeParagraph(id, text, scope);
    return { type: "recital", id, number: `(${capitalLetters(index + 1)})`, content, fields };
  });
  return [heading, ...recitals];
};

const writeOnPaper = ({ words }: Writing): Block => ({
  type: "paragraph",
  id: "signatures.paper",
  content: [{ type: "text", text: words.signing.onPaper }],
  fields: [],
});

/** One set of answers on its way to a document. */
export type Assembling = {
  readonly plan: LinkedPlan;
  readonly levelOfDetail: number;
  /** The law lets nobody sign this document on a screen. */
  readonly onPaper: boolean;
  readonly scope: Scope;
  readonly writing: Writing;
  /** Filled in by choosing; `writing.cite` reads it. */
  readonly targets: Targets;
  readonly title: string;
};

/** What is printed, with its numbers. */
export type Chosen = { readonly clauses: readonly PickedClause[]; readonly schedules: readonly PickedSchedule[] };

/** What decides which clauses are printed. */
export const selecting = ({ levelOfDetail, writing }: Assembling): Selecting => ({
  levelOfDetail,
  cite: writing.cite,
  runsInSingleItem: writing.words.runsInSingleItem,
});

/** First pass: which clauses and schedules are printed, and what number each has. */
export const chooseClauses = (assembling: Assembling): Chosen => {
  const { plan, scope, writing, targets } = assembling;
  const how = selecting(assembling);
  const clauses = pickClauses(plan.clauses, 1, scope, how);
  const schedules = pickSchedules(plan.schedules, scope, how, writing.words);
  numberClauses(clauses, writing.scheme, targets, null);
  numberSchedules(schedules, writing.scheme, targets);
  return { clauses, schedules };
};

/** Second pass: the words, with every reference in its place. */
export const writeBlocks = (
  { plan, onPaper, scope, writing, title }: Assembling,
  { clauses, schedules }: Chosen,
): readonly Block[] => {
  const signers = signersOf(plan.signatures, scope);
  const blocks: Block[] = [{ type: "title", id: "title", content: plan.title.fill(scope) }];
  const varied = plan.openings.find(({ when }) => when === null || when.holds(scope.get) === true);
  const opening = plan.opening ?? varied?.text;
  if (opening) blocks.push(writeParagraph("opening", opening, scope));
  blocks.push(...writeRecitals(plan, scope, writing));
  blocks.push(...writeParts(plan.clauses, clauses, scope, writing));
  const onePage = plan.signatures?.page === true;
  if (plan.signatures) blocks.push(...writeSignatures(plan.signatures, signers, title, scope, writing));
  if (plan.signatures && onPaper && !onePage) blocks.push(writeOnPaper(writing));
  if (plan.execution) blocks.push(...writeExecution(plan.execution, signers, { title, onePage }, scope, writing));
  for (const schedule of schedules) blocks.push(...writeSchedule(schedule, scope, writing));
  return blocks;
};
