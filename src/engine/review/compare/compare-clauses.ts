import type { DiffPart } from "../../../text/word-diff.ts";
import type { Contract } from "../text/parse-contract.ts";
import { clausePassages } from "./clause-passages.ts";
import type { ClausePassage } from "./clause-passages.ts";
import type { ChangedPassage, ClauseChange } from "./comparison.ts";
import { heaviestIncreasingSubsequence } from "./heaviest-increasing-subsequence.ts";
import { matchPassages } from "./match-passages.ts";
import { mergeParts, passageDiff } from "./passage-diff.ts";

/** The changes of the text, and how many passages are unchanged. */
export type ClauseComparison = { readonly changes: readonly ClauseChange[]; readonly unchanged: number };

// A change of one passage; `from` and `to` are its indexes, and `at` sorts the changes in the order of the current text.
type PassageChange = Omit<ClauseChange, "id"> & { readonly from: number; readonly to: number; readonly at: number };

const wordsOf = ({ number, body }: ClausePassage): string => number + body;
const passageOf = ({ start, end, section }: ClausePassage): ChangedPassage => ({ start, end, section });
const NOWHERE = -2;
const DIFF_CHANGE = { added: "insert", removed: "delete" } as const;

const pairedChange = (
  before: ClausePassage,
  after: ClausePassage,
  { from, to, isMoved }: { readonly from: number; readonly to: number; readonly isMoved: boolean },
): PassageChange | null => {
  const isRewritten = before.body !== after.body;
  if (!isRewritten && !isMoved && before.number === after.number) return null;
  return {
    type: isRewritten ? "changed" : isMoved ? "moved" : "renumbered",
    isMoved,
    before: passageOf(before),
    after: passageOf(after),
    parts: passageDiff(wordsOf(before), wordsOf(after)),
    from,
    to,
    at: to,
  };
};

const soleChange = (
  type: "added" | "removed",
  passage: ClausePassage,
  { from, to, at }: Pick<PassageChange, "from" | "to" | "at">,
): PassageChange => ({
  type,
  isMoved: false,
  before: type === "removed" ? passageOf(passage) : null,
  after: type === "added" ? passageOf(passage) : null,
  parts: [{ change: DIFF_CHANGE[type], text: wordsOf(passage) }],
  from,
  to,
  at,
});

const isWithin = ({ sections }: Contract, inner: number | null, outer: number | null): boolean => {
  for (let at = inner; at !== null; at = sections[at]?.parent ?? null) if (at === outer) return true;
  return inner === outer;
};

// One section that was added, removed, moved or renumbered as a whole is one change.
const isContinued = (
  first: PassageChange,
  last: PassageChange,
  next: PassageChange,
  before: Contract,
  after: Contract,
): boolean => {
  if (first.type !== next.type || first.type === "changed" || first.isMoved !== next.isMoved) return false;
  const follows = (one: number, other: number): boolean => one === NOWHERE || other === one + 1;
  if (!follows(last.from, next.from) || !follows(last.to, next.to)) return false;
  const [version, one, other] = next.after
    ? [after, first.after, next.after]
    : ([before, first.before, next.before] as const);
  return isWithin(version, other?.section ?? null, one?.section ?? null);
};

// The line between two passages of one change.
const lineBefore = ({ type }: PassageChange): DiffPart => ({
  change: type === "added" || type === "removed" ? DIFF_CHANGE[type] : "equal",
  text: "\n",
});

const combined = (group: readonly PassageChange[]): Omit<ClauseChange, "id"> => {
  const [first, last] = [group[0]!, group.at(-1)!];
  const spanOf = (one: ChangedPassage | null, other: ChangedPassage | null): ChangedPassage | null =>
    one && other && { ...one, end: other.end };
  return {
    type: first.type,
    isMoved: first.isMoved,
    before: spanOf(first.before, last.before),
    after: spanOf(first.after, last.after),
    parts: mergeParts(
      group.flatMap((change, index) => (index === 0 ? change.parts : [lineBefore(change), ...change.parts])),
    ),
  };
};

const grouped = (changes: readonly PassageChange[], before: Contract, after: Contract): readonly ClauseChange[] => {
  const groups: PassageChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    if (group && isContinued(group[0]!, group.at(-1)!, change, before, after)) group.push(change);
    else groups.push([change]);
  }
  return groups.map((group, index) => ({ id: `change-${index + 1}`, ...combined(group) }));
};

/** Compares the text of two versions, passage by passage. */
export const compareClauses = (before: Contract, after: Contract): ClauseComparison => {
  const [old, current] = [clausePassages(before), clausePassages(after)];
  const pairs = matchPassages(old, current).map((pair) => ({ ...pair, weight: current[pair.after]!.body.length + 1 }));
  const inOrder = heaviestIncreasingSubsequence(pairs);
  const kept = new Set(inOrder);
  const paired = pairs.map((pair) => ({
    pair,
    change: pairedChange(old[pair.before]!, current[pair.after]!, {
      from: pair.before,
      to: pair.after,
      isMoved: !kept.has(pair),
    }),
  }));
  const known = new Set(pairs.map((pair) => pair.after));
  const became = new Map(pairs.map((pair) => [pair.before, pair.after]));
  const placeOf = new Map(inOrder.map((pair) => [pair.before, pair.after]));
  let last = -1;
  const removed = old.flatMap((passage, from) => {
    last = placeOf.get(from) ?? last;
    return became.has(from) ? [] : [soleChange("removed", passage, { from, to: NOWHERE, at: last + 0.5 })];
  });
  const added = current.flatMap((passage, to) =>
    known.has(to) ? [] : [soleChange("added", passage, { from: NOWHERE, to, at: to })],
  );
  const changes = [...paired.flatMap(({ change }) => change ?? []), ...added, ...removed].toSorted(
    (a, b) => Number(a.type === "renumbered") - Number(b.type === "renumbered") || a.at - b.at || a.from - b.from,
  );
  return {
    changes: grouped(changes, before, after),
    unchanged: paired.filter(({ change }) => change === null).length,
  };
};
