import { describe, expect, test } from "vitest";
import { mergeAnswers } from "../../../engine/form/answers/merge-answers.ts";
import type { Draft, RawAnswer, RawAnswers } from "../../../model/answers.ts";
import { hasSameContent } from "../../storage/read-store.ts";
import type { DraftMerger } from "../../storage/write-drafts.ts";
import { createDraftSync, draftMemory } from "./draft-sync.ts";
import { mergeSets } from "./merge-drafts.ts";

const plain = (id: string) => ({ shape: "plain" as const, field: { id }, children: [] });
const nodes = [plain("a"), plain("b"), plain("c")];

const code: DraftMerger = {
  readDraft: (record) => record as Draft,
  mergeDrafts: ({ base, mine, theirs }) => {
    const merged = mergeAnswers(nodes, { base: base?.answers ?? {}, mine: mine.answers, theirs: theirs.answers });
    const sides = { base: base?.others ?? [], mine: mine.others ?? [], theirs: theirs.others ?? [] };
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
    return {
      ...mine,
      answers: merged.answers,
      others: mergeSets({ ...sides, mine: [...sides.mine, ...merged.others] }, same),
    };
  },
};

/** One database with any number of tabs; every access takes a turn of the event loop. */
const device = () => {
  let stored: Draft | null = null;
  const pause = () => new Promise((done) => setTimeout(done, 0));
  const tab = () => {
    let answers: RawAnswers = {};
    const session = {
      answers: () => answers,
      acceptedWarnings: () => [],
      set: (path: string, raw: RawAnswer) => void (answers = { ...answers, [path]: raw }),
      setWarningAccepted: () => undefined,
    };
    const sync = createDraftSync({
      memory: draftMemory(null),
      session,
      draftOf: (_step, others) => ({ answers, kept: [], others }) as unknown as Draft,
      load: async () => {
        await pause();
        return stored;
      },
      save: async (draft, ours) => {
        await pause();
        const isOurs = stored === null || ours.some((one) => hasSameContent(one, stored));
        stored = isOurs ? draft : code.mergeDrafts({ base: ours.at(-1) ?? null, mine: draft, theirs: stored! });
        const saved = stored;
        await pause();
        return { type: "saved", draft: saved };
      },
      mergeCode: () => Promise.resolve(code),
    });
    return { session, sync };
  };
  return { tab, stored: () => stored };
};

describe("two tabs on one draft", () => {
  test("edits of different questions at the same moment are both saved and shown in both tabs", async () => {
    const { tab, stored } = device();
    const [one, other] = [tab(), tab()];
    one.session.set("a", "from one");
    other.session.set("b", "from the other");
    await Promise.all([one.sync.write(null), other.sync.write(null)]);
    await Promise.all([one.sync.mergeStored(), other.sync.mergeStored()]);
    for (const answers of [stored()?.answers, one.session.answers(), other.session.answers()]) {
      expect(answers).toEqual({ a: "from one", b: "from the other" });
    }
  });

  test("different answers to one question: the last stays, the first is offered in both tabs", async () => {
    const { tab, stored } = device();
    const [one, other] = [tab(), tab()];
    one.session.set("a", "first");
    other.session.set("a", "last");
    await Promise.all([one.sync.write(null), other.sync.write(null)]);
    await Promise.all([one.sync.mergeStored(), other.sync.mergeStored()]);
    expect(stored()?.answers).toEqual({ a: "last" });
    for (const { session, sync } of [one, other]) {
      expect(session.answers()).toEqual({ a: "last" });
      expect(sync.conflicts()).toEqual([{ path: "a", value: "first" }]);
    }
    one.sync.resolveConflict(one.sync.conflicts()[0]!, true);
    await one.sync.write(null);
    await other.sync.mergeStored();
    expect(other.session.answers()).toEqual({ a: "first" });
    expect(other.sync.conflicts()).toEqual([]);
  });

  test("typing during a save is neither lost nor mistaken for another tab's changes", async () => {
    const { tab, stored } = device();
    const one = tab();
    one.session.set("a", "x");
    const first = one.sync.write(null);
    one.session.set("a", "xy");
    const second = one.sync.write(null);
    one.session.set("a", "xyz");
    await Promise.all([first, second]);
    await one.sync.write(null);
    expect(stored()?.answers).toEqual({ a: "xyz" });
    expect(one.sync.conflicts()).toEqual([]);
  });

  test("reading another tab's change does not undo what this tab is writing", async () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    other.session.set("b", "b");
    await other.sync.write(null);
    one.session.set("a", "a");
    const following = one.sync.mergeStored();
    // Reading has begun, and ends while this tab writes.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    await one.sync.write(null);
    await following;
    expect(one.session.answers()).toEqual({ a: "a", b: "b" });
  });

  test("a failed save leaves the answers in the form and is tried again", async () => {
    const memory = draftMemory(null);
    let answers: RawAnswers = { a: "1" };
    const outcomes = ["full", null] as const;
    const sent: RawAnswers[] = [];
    const known: (readonly Draft[])[] = [];
    const sync = createDraftSync({
      memory,
      session: {
        answers: () => answers,
        acceptedWarnings: () => [],
        set: () => undefined,
        setWarningAccepted: () => undefined,
      },
      draftOf: (_step, others) => ({ answers, kept: [], others }) as unknown as Draft,
      load: () => Promise.resolve(null),
      save: (draft, ours) => {
        const why = outcomes[sent.length];
        sent.push(draft.answers);
        known.push(ours);
        return Promise.resolve(why ? { type: "failed", why } : { type: "saved", draft });
      },
      mergeCode: () => Promise.resolve(code),
    });
    expect(await sync.write(null)).toBe("full");
    answers = { a: "12" };
    expect(await sync.write(null)).toBeNull();
    expect(sent).toEqual([{ a: "1" }, { a: "12" }]);
    // What was not saved is nothing that another tab could have changed.
    expect(known).toEqual([[], []]);
  });
});
