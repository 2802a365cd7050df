import { describe, expect, it } from "vitest";
import {
  entryOf,
  logOf,
  claimEvent,
  proposalEvent,
  rewording,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { LoggedEvent } from "../replay-log.ts";
import type { Change, SessionEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { applyEntry } from "../replay-log.ts";
import { findUnit, wordingOf, wordingText } from "../edits/clause-units.ts";
import { versionHash } from "../hashing/hashes.ts";
import { proposedText } from "./proposed-text.ts";
import { documentAt, textVersions, versionWithHash } from "./text-versions.ts";

const started = (): SessionState =>
  stateOf(
    logOf([
      ["ana", startEvent()],
      ["ben", claimEvent("ben")],
    ]),
  );

/** The state after another act, which must take effect. */
const after = (state: SessionState, author: string, event: SessionEvent): SessionState => {
  const entry: LoggedEvent = entryOf(state.seq + 1, author, event);
  const replayed = applyEntry(state, entry);
  if (!replayed.ok || replayed.state.ignored.length > 0) throw new Error(`no effect: ${event.type}`);
  return replayed.state;
};

const proposed = (state: SessionState, author: string, id: string, change: Change): SessionState =>
  after(state, author, proposalEvent(state, id, change));

const words = (document: SessionState["document"], id: string): string =>
  wordingText(wordingOf(findUnit(document, id)!));

describe("the text with all open proposals", () => {
  it("names who last changed each clause, and who moved the numbers in another one", () => {
    let state = started();
    state = proposed(state, "ana", "p1", rewording(state.document, "fees", "One dollar."));
    const wording = { title: "New", lines: [] };
    state = proposed(state, "ben", "p2", { op: "insert", clause: "n1", to: { side: "before", of: "supply" }, wording });
    const text = proposedText(state, "current");
    expect(text.before).toBe(state.document);
    expect(words(text.after, "fees")).toBe("New title\nOne dollar.");
    // "duties" cites "supply", whose number the new clause changes.
    const by = (id: string): string | undefined => text.changedBy.get(id)?.id;
    expect([by("fees"), by("n1"), by("duties"), by("opening")]).toEqual(["p2", "p2", "p2", undefined]);
    expect(text.excluded).toEqual([]);
  });

  it("has the last of several proposals for one clause, and names those it lacks", () => {
    let state = started();
    state = proposed(state, "ana", "p1", rewording(state.document, "duties", "First."));
    state = proposed(state, "ben", "p2", rewording(state.document, "duties", "Second."));
    const text = proposedText(state, "current");
    expect(words(text.after, "duties")).toBe("New title\nSecond.");
    expect(text.excluded.map(({ id }) => id)).toEqual(["p1"]);
  });

  it("has a change that fits only after a later one", () => {
    let state = started();
    // "duties" cites the clause that goes, so its words must change first.
    state = proposed(state, "ana", "p1", { op: "delete", clause: "goods_whole" });
    state = proposed(state, "ben", "p2", rewording(state.document, "duties", "Nothing is cited."));
    const text = proposedText(state, "current");
    expect(findUnit(text.after, "goods_whole")).toBeUndefined();
    expect(text.excluded).toEqual([]);
  });

  it("compares with the first text, too, in which accepted changes are proposals of their authors", () => {
    let state = started();
    const first = state.document;
    state = proposed(state, "ana", "p1", rewording(state.document, "duties", "Agreed."));
    state = after(state, "ben", { type: "accept", proposal: "p1" });
    const text = proposedText(state, "first");
    expect(text.before).toEqual(first);
    expect(text.after).toEqual(state.document);
    expect(text.changedBy.get("duties")?.id).toBe("p1");
    expect(proposedText(state, "current").changedBy.size).toBe(0);
  });
});

it("every version that the parties agreed on can be found again, by its position and by its hash", () => {
  let state = started();
  const first = state.document;
  state = proposed(state, "ana", "p1", rewording(state.document, "duties", "Second text."));
  const proposedAt = state.seq;
  state = after(state, "ben", { type: "accept", proposal: "p1" });
  const versions = textVersions(state);
  expect(versions.map(({ seq }) => seq)).toEqual([1, proposedAt + 1]);
  expect(documentAt(versions, proposedAt)).toEqual(first);
  expect(documentAt(versions, state.seq)).toEqual(state.document);
  expect(versionWithHash(versions, versionHash(first))).toEqual(first);
  expect(versionWithHash(versions, "unknown")).toBeNull();
});
