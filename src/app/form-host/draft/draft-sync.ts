import type { Draft, ConflictingAnswer } from "../../../model/answers.ts";
import { sameRaw } from "../../../fields/same-raw.ts";
import type { FormSession } from "../../../ui/form-state/form-session.ts";
import { hasSameContent } from "../../storage/read-store.ts";
import type { DraftSaveResult, DraftMerger } from "../../storage/write-drafts.ts";
import type { StorageFailure } from "../../../model/storage-failure.ts";

/** This tab's record of the stored draft. It outlives a sync: the same page in another language continues with it. */
export type DraftMemory = {
  /** The stored draft that this tab last saw. */
  known: Draft | null;
  /** The state this tab last wrote; the write may still be in progress. */
  sent: Draft | null;
  others: readonly ConflictingAnswer[];
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
  readonly follow: () => Promise<void>;
  /** Conflicting answers of other tabs that await the visitor's choice. */
  readonly others: () => readonly ConflictingAnswer[];
  readonly onOthers: (listener: () => void) => () => void;
  /** Resolves a conflict: uses the other tab's answer, or drops it. */
  readonly settle: (other: ConflictingAnswer, isUsed: boolean) => void;
};

export const draftMemory = (stored: Draft | null): DraftMemory => ({
  known: stored,
  sent: stored,
  others: stored?.others ?? [],
});

export const createDraftSync = ({ memory, session, draftOf, load, save, mergeCode }: DraftSyncOptions): DraftSync => {
  let turn = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const wait = (next: readonly ConflictingAnswer[]): void => {
    if (sameRaw(next, memory.others)) return;
    memory.others = next;
    for (const listener of listeners) listener();
  };
  /** Merges changes from `theirs` (relative to `base`) into the open form; newer edits here win. */
  const absorb = ({ mergeDrafts }: DraftMerger, base: Draft | null, theirs: Draft): void => {
    const mine = draftOf(null, memory.others);
    const merged = mergeDrafts({ base, mine, theirs });
    wait(merged.others ?? []);
    for (const id of new Set([...Object.keys(mine.answers), ...Object.keys(merged.answers)])) {
      const answer = merged.answers[id] ?? null;
      if (!sameRaw(mine.answers[id], answer)) session.set(id, answer);
    }
    for (const check of new Set([...mine.kept, ...merged.kept])) {
      const isAccepted = merged.kept.includes(check);
      if (mine.kept.includes(check) !== isAccepted) session.setWarningAccepted(check, isAccepted);
    }
  };
  const write = async (step: string | null): Promise<StorageFailure | null> => {
    const mine = draftOf(step, memory.others);
    const ours = [memory.known, memory.sent].filter((draft) => draft !== null);
    memory.sent = mine;
    turn += 1;
    const saving = await save(mine, ours);
    turn += 1;
    const isLast = memory.sent === mine;
    if (saving.type === "failed") {
      if (isLast) memory.sent = memory.known;
      return saving.why;
    }
    memory.known = saving.draft;
    if (isLast) memory.sent = saving.draft;
    if (!hasSameContent(mine, saving.draft)) absorb(await mergeCode(), mine, saving.draft);
    return null;
  };
  /** Reads the stored draft while no save is in progress; an older one would undo this tab's changes. */
  const settled = async (): Promise<Draft | null> => {
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
    follow: async () => {
      const code = await mergeCode();
      const theirs = await settled();
      if (!theirs || (memory.known && hasSameContent(memory.known, theirs))) return;
      const base = memory.sent;
      memory.known = theirs;
      memory.sent = theirs;
      absorb(code, base, theirs);
    },
    others: () => memory.others,
    onOthers: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: (other, isUsed) => {
      wait(memory.others.filter((one) => one !== other));
      if (isUsed) session.set(other.path, other.value);
    },
  };
};
