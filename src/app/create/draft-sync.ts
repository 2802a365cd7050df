import type { Draft, OtherAnswer } from "../../model/answers.ts";
import { sameRaw } from "../../fields/same-raw.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { hasSameContent } from "../storage/same-content.ts";
import type { DraftSaving, MergeCode, SaveFailure } from "../storage/drafts.ts";

/** What this tab knows of the draft on the device. It outlives a sync: another language of the page goes on with it. */
export type DraftMemory = {
  /** The stored draft that this tab last saw. */
  known: Draft | null;
  /** As this tab last sent it there; it may still be on its way. */
  sent: Draft | null;
  others: readonly OtherAnswer[];
};

type Source = {
  readonly memory: DraftMemory;
  readonly session: Pick<FormSession, "answers" | "kept" | "set" | "setKept">;
  /** The draft as it is on the page. */
  readonly draftOf: (step: string | null, others: readonly OtherAnswer[]) => Draft;
  readonly load: () => Promise<Draft | null>;
  readonly save: (draft: Draft, ours: readonly Draft[]) => Promise<DraftSaving>;
  readonly mergeCode: () => Promise<MergeCode>;
};

/** One draft open in this tab and perhaps in others: what each of them answers reaches all of them. */
export type DraftSync = {
  readonly write: (step: string | null) => Promise<SaveFailure | null>;
  /** Takes over what another tab saved. */
  readonly follow: () => Promise<void>;
  /** Answers of other tabs that wait for a choice. */
  readonly others: () => readonly OtherAnswer[];
  readonly onOthers: (listener: () => void) => () => void;
  /** The visitor chose: the other answer is used, or dropped. */
  readonly settle: (other: OtherAnswer, isUsed: boolean) => void;
};

export const draftMemory = (stored: Draft | null): DraftMemory => ({
  known: stored,
  sent: stored,
  others: stored?.others ?? [],
});

export const createDraftSync = ({ memory, session, draftOf, load, save, mergeCode }: Source): DraftSync => {
  let turn = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const wait = (next: readonly OtherAnswer[]): void => {
    if (sameRaw(next, memory.others)) return;
    memory.others = next;
    for (const listener of listeners) listener();
  };
  /** Brings what `theirs` has and `base` had not into the open form; what was typed since is kept. */
  const absorb = ({ mergeDrafts }: MergeCode, base: Draft | null, theirs: Draft): void => {
    const mine = draftOf(null, memory.others);
    const merged = mergeDrafts({ base, mine, theirs });
    wait(merged.others ?? []);
    for (const id of new Set([...Object.keys(mine.answers), ...Object.keys(merged.answers)])) {
      const answer = merged.answers[id] ?? null;
      if (!sameRaw(mine.answers[id], answer)) session.set(id, answer);
    }
    for (const check of new Set([...mine.kept, ...merged.kept])) {
      const isKept = merged.kept.includes(check);
      if (mine.kept.includes(check) !== isKept) session.setKept(check, isKept);
    }
  };
  const write = async (step: string | null): Promise<SaveFailure | null> => {
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
  /** The draft on the device, read while this tab wrote nothing: an older one would undo what it wrote. */
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
