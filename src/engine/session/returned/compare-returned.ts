import type { LegalDocument } from "../../../model/document.ts";
import type { ReturnedText } from "../../../model/session/returned-text.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { openProposals } from "../rules/proposals.ts";
import { fitsDocument } from "../edits/apply-change.ts";
import type { WordChange } from "../edits/apply-change.ts";
import { findUnit, listUnits, wordingOf, wordingText } from "../edits/clause-units.ts";
import type { ClauseUnit } from "../edits/clause-units.ts";
import { movedClauses } from "./moved-clauses.ts";
import { returnedParts, returnedWording, tableWordsOf, clauseWords } from "./returned-clauses.ts";
import type { NewClause, ReturnedParts } from "./returned-clauses.ts";
import { fieldResults, returnedSections, withLostBookmarks } from "./returned-sections.ts";
import type { BlockByBookmark } from "./returned-sections.ts";

/** A change that a returned file makes. */
export type ReturnedChange = {
  readonly change: WordChange;
  /** The words of the clause in the version that the file was made from, if they have changed since; null otherwise. */
  readonly base: string | null;
};

/** What a returned file has that cannot become a proposal. */
export type ReturnedNotice =
  /** `count` changes are already open proposals. */
  | { readonly code: "already_proposed"; readonly count: number }
  /** Text outside of clauses, or in a table, changed; `blockId` is the clause or block. */
  | { readonly code: "not_editable"; readonly blockId: string }
  /** A new clause is where none can be inserted; `text` is what it says. */
  | { readonly code: "unplaced"; readonly text: string }
  /** A clause of the file is no longer in the text. */
  | { readonly code: "clause_removed"; readonly text: string };

/** A returned file compared with the text it was made from. */
export type ComparedFile = { readonly changes: readonly ReturnedChange[]; readonly notices: readonly ReturnedNotice[] };

type Facts = {
  readonly state: SessionState;
  /** The version that the file was made from. */
  readonly base: LegalDocument;
  /** The same version as read from a file that this program has just written. */
  readonly original: ReturnedText;
  readonly file: ReturnedText;
  readonly blockIds: BlockByBookmark;
  /** The id of the n-th new clause. */
  readonly newId: (number: number) => string;
};

type Results = ReadonlyMap<string, string>;

const ancestorAt = (document: LegalDocument, unit: ClauseUnit, level: number): ClauseUnit | null => {
  const units = listUnits(document);
  const index = units.findIndex(({ id }) => id === unit.id);
  return units.slice(0, index + 1).findLast((each) => each.type === "clause" && each.level === level) ?? null;
};

const nextAt = (document: LegalDocument, after: string, order: readonly string[], level: number): ClauseUnit | null => {
  const following = order.slice(order.indexOf(after) + 1).map((id) => findUnit(document, id));
  return following.find((unit) => unit?.type === "clause" && unit.level === level) ?? null;
};

/** Where a new clause is inserted; null where no clause of its level is near. */
const placeOf = (document: LegalDocument, { after, level }: NewClause, order: readonly string[]) => {
  const unit = findUnit(document, after);
  const before = unit?.type === "clause" && unit.level >= level ? ancestorAt(document, unit, level) : null;
  if (before) return { side: "after", of: before.id } as const;
  const next = nextAt(document, after, order, level);
  return next && ({ side: "before", of: next.id } as const);
};

const insertions = ({ base, newId }: Facts, { added, order }: ReturnedParts, results: Results) => {
  const changes: WordChange[] = [];
  const notices: ReturnedNotice[] = [];
  for (const [index, clause] of added.entries()) {
    const wording = returnedWording(base, clause.paragraphs, null, results);
    const to = placeOf(base, clause, order);
    if (to) changes.push({ op: "insert", clause: newId(index), to, wording });
    else notices.push({ code: "unplaced", text: wordingText(wording) });
  }
  // Several new clauses after one clause are proposed last to first, because each is inserted directly after that
  // clause.
  return { changes: changes.toReversed(), notices };
};

const replacements = ({ base }: Facts, parts: ReturnedParts, old: ReturnedParts, results: Results) =>
  listUnits(base).flatMap((unit): readonly WordChange[] => {
    const [found, before] = [parts.own.get(unit.id), old.own.get(unit.id)];
    if (!found || !before) return [];
    const [words, earlier] = [clauseWords(found, results), clauseWords(before, results)];
    if (words === earlier) return [];
    if (words === "") return unit.type === "clause" ? [{ op: "delete", clause: unit.id }] : [];
    return [{ op: "replace", clause: unit.id, wording: returnedWording(base, found, unit, results) }];
  });

/** Clauses that are not in the file; one inside of another that is missing, too, goes with it. */
const deletions = ({ base }: Facts, { own }: ReturnedParts): readonly WordChange[] => {
  const missing = new Set<string>();
  return listUnits(base).flatMap((unit): readonly WordChange[] => {
    if (unit.type !== "clause" || own.has(unit.id)) return [];
    missing.add(unit.id);
    const outer = unit.level > 1 ? ancestorAt(base, unit, unit.level - 1) : null;
    return outer && missing.has(outer.id) ? [] : [{ op: "delete", clause: unit.id }];
  });
};

/** Blocks that no proposal can change: titles, headings, tables, signatures; and paragraphs that are gone. */
const notEditable = ({ base }: Facts, parts: ReturnedParts, old: ReturnedParts, results: Results) =>
  [...old.own].flatMap(([blockId, before]): readonly ReturnedNotice[] => {
    const unit = findUnit(base, blockId);
    const found = parts.own.get(blockId);
    if (unit?.type === "clause" && !found) return [];
    const hasTable = tableWordsOf(found ?? [], results) !== tableWordsOf(before, results);
    const isChanged = unit
      ? !found || clauseWords(found, results) === ""
      : clauseWords(found ?? [], results) !== clauseWords(before, results);
    return hasTable || isChanged ? [{ code: "not_editable", blockId }] : [];
  });

/** A key that is equal for changes that propose the same, ignoring the ids of new clauses. */
const changeKey = (change: WordChange): string => {
  const { op } = change;
  if (op === "insert") return JSON.stringify([op, wordingText(change.wording)]);
  if (op === "replace") return JSON.stringify([op, change.clause, wordingText(change.wording)]);
  return JSON.stringify([op, change.clause, op === "move" ? change.to : null]);
};

const wordsNow = (document: LegalDocument, id: string): string | null => {
  const unit = findUnit(document, id);
  return unit ? wordingText(wordingOf(unit)) : null;
};

/** Clauses that an open proposal inserts are in files with the open proposals; one with other words is a new clause. */
const openInsertions = ({ state, base }: Facts, parts: ReturnedParts, results: Results) =>
  openProposals(state).flatMap(({ change }): readonly { readonly isSame: boolean; readonly text: string }[] => {
    if (change.op !== "insert") return [];
    const found = parts.own.get(change.clause);
    if (!found) return [];
    const text = wordingText(returnedWording(base, found, null, results));
    return [{ isSame: text === wordingText(change.wording), text }];
  });

/** The changes that still make sense in the text as it is now. */
const current = (facts: Facts, changes: readonly WordChange[]): ComparedFile => {
  const { state, base } = facts;
  const open = new Set(
    openProposals(state).flatMap(({ change }) => (change.op === "answers" ? [] : [changeKey(change)])),
  );
  const kept: ReturnedChange[] = [];
  const notices: ReturnedNotice[] = [];
  let count = 0;
  for (const change of changes) {
    const [before, now] = [wordsNow(base, change.clause), wordsNow(state.document, change.clause)];
    const isAgreed = change.op === "replace" && now === wordingText(change.wording);
    const isGone = change.op === "delete" && now === null;
    if (open.has(changeKey(change))) count += 1;
    else if (isAgreed || isGone) continue;
    else if (!fitsDocument(state.document, change)) {
      notices.push({
        code: "clause_removed",
        text: change.op === "insert" ? wordingText(change.wording) : (before ?? ""),
      });
    } else kept.push({ change, base: change.op !== "insert" && before !== now ? before : null });
  }
  if (count > 0) notices.push({ code: "already_proposed", count });
  return { changes: kept, notices };
};

/** A returned file compared clause by clause with the text that it was made from; null if it has none of its bookmarks. */
export const compareReturned = (facts: Facts): ComparedFile | null => {
  const { original, blockIds } = facts;
  const known = facts.file.paragraphs.some(({ bookmark }) => bookmark !== null && blockIds.has(bookmark));
  if (!known) return null;
  const results = fieldResults(original);
  const old = returnedParts(returnedSections(original, blockIds));
  const file = withLostBookmarks(facts.file, original, blockIds);
  const parts = returnedParts(returnedSections(file, blockIds));
  const inserted = insertions(facts, parts, results);
  const proposed = openInsertions(facts, parts, results);
  const found = current(facts, [
    ...replacements(facts, parts, old, results),
    ...deletions(facts, parts),
    ...movedClauses(facts.base, parts.order),
    ...inserted.changes,
  ]);
  const changedInserts = proposed.flatMap(({ isSame, text }): readonly ReturnedNotice[] =>
    isSame ? [] : [{ code: "unplaced", text }],
  );
  const notices = [
    ...found.notices,
    ...notEditable(facts, parts, old, results),
    ...inserted.notices,
    ...changedInserts,
  ];
  return { changes: found.changes, notices };
};
