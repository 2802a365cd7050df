import type { Draft, ConflictingAnswer } from "../../../model/answers.ts";
import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { FormSession } from "../../../ui/form-state/form-session.ts";
import { hasSameContent } from "../../storage/read-store.ts";
import type { DraftSaveResult, DraftMerger } from "../../storage/write-drafts.ts";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";

/** This tab's record of the stored draft. It outlives a sync: the same page in another language continues with it. */
export type DraftMemory = {
  /** The stored draft that this tab last saw. */
  lastSeen: Draft | null;
  /** The state this tab last wrote; the write may still be in progress. */
  lastWritten: Draft | null;
  conflicts: readonly ConflictingAnswer[];
};

type DraftSyncOptions = {
  readonly memory: DraftMemory;
  readonly session: Pick<FormSession, "answers" | "acceptedWarnings" | "set" | "setWarningAccepted">;
  /** The draft as it is on the page. */
  readonly draftOf: (step: string | null, others: readonly ConflictingAnswer[]) => Draft;
  readonly load: () => Promise<Draft | null>;
  readonly save: (draft: Draft, ours: readonly Draft[]) => Promise<DraftSaveResult>;
  readonly mergeCode: () => Promise<DraftMerger>;
};

/** Keeps one draft in sync between tabs: an answer in one tab reaches all others. */
export type DraftSync = {
  readonly write: (step: string | null) => Promise<StorageFailure | null>;
  /** Merges what another tab saved. */
  readonly mergeStored: () => Promise<void>;
  /** Conflicting answers of other tabs that await the visitor's choice. */
  readonly conflicts: () => readonly ConflictingAnswer[];
  readonly onConflictsChange: (listener: () => void) => () => void;
  /** Resolves a conflict: uses the other tab's answer, or drops it. */
  readonly resolveConflict: (other: ConflictingAnswer, isUsed: boolean) => void;
};

export const draftMemory = (stored: Draft | null): DraftMemory => ({
  lastSeen: stored,
  lastWritten: stored,
  conflicts: stored?.others ?? [],
});

export const createDraftSync = ({ memory, session, draftOf, load, save, mergeCode }: DraftSyncOptions): DraftSync => {
  let turn = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const setConflicts = (next: readonly ConflictingAnswer[]): void => {
    if (isSameRaw(next, memory.conflicts)) return;
    memory.conflicts = next;
    for (const listener of listeners) listener();
  };
  /** Merges changes from `theirs` (relative to `base`) into the open form; newer edits here win. */
  const mergeIntoForm = ({ mergeDrafts }: DraftMerger, base: Draft | null, theirs: Draft): void => {
    const mine = draftOf(null, memory.conflicts);
    const merged = mergeDrafts({ base, mine, theirs });
    setConflicts(merged.others ?? []);
    for (const id of new Set([...Object.keys(mine.answers), ...Object.keys(merged.answers)])) {
      const answer = merged.answers[id] ?? null;
      if (!isSameRaw(mine.answers[id], answer)) session.set(id, answer);
    }
    for (const check of new Set([...mine.kept, ...merged.kept])) {
      const isAccepted = merged.kept.includes(check);
      if (mine.kept.includes(check) !== isAccepted) session.setWarningAccepted(check, isAccepted);
    }
  };
  const write = async (step: string | null): Promise<StorageFailure | null> => {
    const mine = draftOf(step, memory.conflicts);
    const ours = [memory.lastSeen, memory.lastWritten].filter((draft) => draft !== null);
    memory.lastWritten = mine;
    turn += 1;
    const saving = await save(mine, ours);
    turn += 1;
    const isLast = memory.lastWritten === mine;
    if (saving.type === "failed") {
      if (isLast) memory.lastWritten = memory.lastSeen;
      return saving.why;
    }
    memory.lastSeen = saving.draft;
    if (isLast) memory.lastWritten = saving.draft;
    if (!hasSameContent(mine, saving.draft)) mergeIntoForm(await mergeCode(), mine, saving.draft);
    return null;
  };
  /** Reads the stored draft while no save is in progress; an older one would undo this tab's changes. */
  const loadSettled = async (): Promise<Draft | null> => {
    for (;;) {
      await writing;
      const before = turn;
      const stored = await load();
      if (turn === before) return stored;
    }
  };
  return {
    write: (step) => {
      const done = write(step);
      writing = Promise.all([writing, done]).catch(() => undefined);
      return done;
    },
    mergeStored: async () => {
      const code = await mergeCode();
      const theirs = await loadSettled();
      if (!theirs || (memory.lastSeen && hasSameContent(memory.lastSeen, theirs))) return;
      const base = memory.lastWritten;
      memory.lastSeen = theirs;
      memory.lastWritten = theirs;
      mergeIntoForm(code, base, theirs);
    },
    conflicts: () => memory.conflicts,
    onConflictsChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resolveConflict: (other, isUsed) => {
      setConflicts(memory.conflicts.filter((conflict) => conflict !== other));
      if (isUsed) session.set(other.path, other.value);
    },
  };
};
