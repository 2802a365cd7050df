import { describe, expect, it } from "vitest";
import {
  CONSENT,
  SEAL,
  agreeEvent,
  claimEvent,
  entryOf,
  logOf,
  proposalEvent,
  rewording,
  sampleKey,
  signEvent,
  startEvent,
  stateOf,
} from "../../../tests/support/session-samples.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import type { Change, SessionEvent } from "../../model/session/session-event.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import { replayLog } from "./replay-log.ts";
import { awaitedSeats, nextActs } from "./next-acts.ts";
import { parseWording } from "./edits/parse-wording.ts";

type Acts = (readonly [string, SessionEvent | null | ((state: SessionState) => SessionEvent)])[];

/** The state after acts, each of which may depend on the state before it. */
const play = (acts: Acts, from: SessionEvent = startEvent()): SessionState => {
  const entries = logOf([["ana", from]]);
  for (const [author, act] of acts) {
    const event = typeof act === "function" ? act(stateOf(entries)) : act;
    entries.push(entryOf(entries.length + 1, author, event));
  }
  return stateOf(entries);
};

const CLAIM: Acts = [["ben", claimEvent("ben")]];
const change = rewording(sampleDocument, "duties", "Keep it secret.");
const propose =
  (id: string, what: Change = change) =>
  (state: SessionState) =>
    proposalEvent(state, id, what);
const accept = (proposal: string): SessionEvent => ({ type: "accept", proposal });
const problems = ({ ignored }: SessionState): readonly string[] => ignored.map(({ problem }) => problem);
const statusOf = ({ proposals }: SessionState): readonly string[] =>
  proposals.map(({ id, status }) => `${id} ${status}`);

const AGREED: Acts = [...CLAIM, ["ana", agreeEvent], ["ben", agreeEvent]];

describe("seats", () => {
  it("are claimed once; a second claim is kept in the log and shown", () => {
    const state = play([...CLAIM, ["eve", claimEvent("ben")]]);
    expect(state.devices["ben"]).toMatchObject({ seat: "ben" });
    expect(state.devices["eve"]).toBeUndefined();
    expect(state.ignored).toMatchObject([{ seq: 3, act: "claim", problem: "seat_taken" }]);
  });

  it("cannot be claimed without the invitation", () => {
    const state = stateOf([...logOf([["ana", startEvent()]]), entryOf(2, "eve", claimEvent("ben"), false)]);
    expect(problems(state)).toEqual(["wrong_proof"]);
  });

  it("give a stranger's device no say", () => {
    expect(problems(play([["eve", agreeEvent]]))).toEqual(["unknown_device"]);
  });

  it("get a new invitation from the founder until they are claimed", () => {
    const again: SessionEvent = { type: "invite", seat: "ben", invitation: "N".repeat(87) };
    expect(play([["ana", again]]).seats[1]!.invitation).toBe(again.invitation);
    expect(problems(play([...CLAIM, ["ana", again], ["ben", again]]))).toEqual(["seat_taken", "not_your_role"]);
  });
});

describe("a proposal", () => {
  it("takes effect when the other party accepts, and not before", () => {
    const before = play([...CLAIM, ["ana", propose("p1")]]);
    expect(before.document).toBe(sampleDocument);
    const after = play([...CLAIM, ["ana", propose("p1")], ["ben", accept("p1")]]);
    expect(JSON.stringify(after.document)).toContain("Keep it secret.");
    expect(statusOf(after)).toEqual(["p1 accepted"]);
  });

  it("needs all other deciding parties", () => {
    const acts: Acts = [
      ["ben", claimEvent("ben")],
      ["cho", claimEvent("cho")],
      ["ana", propose("p1")],
      ["ben", accept("p1")],
    ];
    expect(statusOf(play(acts, startEvent(3)))).toEqual(["p1 open"]);
    expect(statusOf(play([...acts, ["cho", accept("p1")]], startEvent(3)))).toEqual(["p1 accepted"]);
  });

  it("is never answered by its own party, and never twice", () => {
    const state = play([
      ...CLAIM,
      ["ana", propose("p1")],
      ["ana", accept("p1")],
      ["ben", accept("p1")],
      ["ben", accept("p1")],
    ]);
    expect(problems(state)).toEqual(["own_proposal", "not_open"]);
    expect(problems(play([...CLAIM, ["ana", propose("p1")], ["ben", { type: "withdraw", proposal: "p1" }]]))).toEqual([
      "not_own_proposal",
    ]);
  });

  it("is refused when its base is stale, and superseded when the base goes", () => {
    const first = stateOf(logOf([["ana", startEvent()]]));
    const stale = proposalEvent(first, "p2", rewording(sampleDocument, "duties", "Other words."));
    const state = play([
      ...CLAIM,
      ["ana", propose("p1")],
      ["ana", propose("p3")],
      ["ben", accept("p1")],
      ["ana", stale],
    ]);
    expect(statusOf(state)).toEqual(["p1 accepted", "p3 superseded"]);
    expect(problems(state)).toEqual(["superseded"]);
    expect(
      problems(
        play([...CLAIM, ["ana", propose("p1")], ["ana", propose("p3")], ["ben", accept("p1")], ["ben", accept("p3")]]),
      ),
    ).toEqual(["superseded"]);
  });

  it("to delete a clause supersedes the open proposals for it", () => {
    const remove: Change = { op: "delete", clause: "fees" };
    const reword = rewording(sampleDocument, "fees", "The buyer pays on delivery.");
    const state = play([
      ...CLAIM,
      ["ben", propose("p1", reword)],
      ["ana", propose("p2", remove)],
      ["ben", accept("p2")],
    ]);
    expect(statusOf(state)).toEqual(["p1 superseded", "p2 accepted"]);
  });

  it("may be countered: the counter is open instead of it", () => {
    const counter = (state: SessionState) =>
      proposalEvent(state, "p2", rewording(sampleDocument, "duties", "Keep it secret for a year."), "p1");
    const state = play([...CLAIM, ["ana", propose("p1")], ["ben", counter]]);
    expect(statusOf(state)).toEqual(["p1 countered", "p2 open"]);
    expect(awaitedSeats(state)).toEqual(["ana"]);
    expect(problems(play([...CLAIM, ["ana", propose("p1")], ["ana", counter]]))).toEqual(["own_proposal"]);
  });

  it("takes no effect while another clause still cites what it deletes", () => {
    const remove: Change = { op: "delete", clause: "goods_whole" };
    const free = rewording(sampleDocument, "duties", "Guard it well.");
    const acts: Acts = [...CLAIM, ["ana", propose("p1", remove)], ["ben", accept("p1")]];
    expect(problems(play(acts))).toEqual(["breaks_reference"]);
    const state = play([...acts, ["ana", propose("p2", free)], ["ben", accept("p2")], ["ben", accept("p1")]]);
    expect(statusOf(state)).toEqual(["p1 accepted", "p2 accepted"]);
  });

  it("to change an answer assembles the document again under the words agreed so far", () => {
    const assembled = JSON.parse(
      JSON.stringify(sampleDocument).replace("three (3) years", "five (5) years"),
    ) as typeof sampleDocument;
    const answers: Change = {
      op: "answers",
      answers: { years: "5" },
      lines: [{ label: "Years", from: "3", to: "5" }],
      document: assembled,
    };
    const words = rewording(sampleDocument, "waiver", "No party pays for lost profit.");
    const state = play([
      ...CLAIM,
      ["ana", propose("p1", words)],
      ["ben", accept("p1")],
      ["ben", propose("p2", answers)],
      ["ana", accept("p2")],
    ]);
    expect(statusOf(state)).toEqual(["p1 accepted", "p2 accepted"]);
    expect(state.source?.answers).toEqual({ years: "5" });
    expect(JSON.stringify(state.document)).toContain("five (5) years");
    expect(JSON.stringify(state.document)).toContain("No party pays for lost profit.");
  });

  it("to change an answer is refused if words that were agreed on would disappear", () => {
    const without = {
      ...sampleDocument,
      blocks: sampleDocument.blocks.filter((block) => !("id" in block) || block.id !== "waiver"),
    };
    const answers: Change = { op: "answers", answers: {}, lines: [], document: without };
    const words = rewording(sampleDocument, "waiver", "No party pays for lost profit.");
    const state = play([
      ...CLAIM,
      ["ana", propose("p1", words)],
      ["ben", accept("p1")],
      ["ben", propose("p2", answers)],
    ]);
    expect(problems(state)).toEqual(["breaks_agreed_words"]);
  });
});

describe("agreement", () => {
  it("needs all parties, the same version, and nothing open", () => {
    const stale = agreeEvent({ document: { ...sampleDocument, title: "Other" } });
    const state = play([
      ...CLAIM,
      ["ana", propose("p1")],
      ["ben", agreeEvent],
      ["ben", accept("p1")],
      ["ben", stale],
      ["ben", agreeEvent],
    ]);
    expect(problems(state)).toEqual(["open_points", "wrong_version"]);
    expect(state.phase).toBe("discuss");
    expect(awaitedSeats(state)).toEqual(["ana"]);
    expect(play(AGREED).phase).toBe("signing");
  });

  it("is reopened by any proposal before the first signature, and by none after it", () => {
    const reopened = play([...AGREED, ["ana", propose("p1")]]);
    expect([reopened.phase, reopened.agreements]).toEqual(["discuss", {}]);
    const signed = play([
      ...AGREED,
      ["ana", CONSENT],
      ["ana", (state) => signEvent(state, "Ana")],
      ["ben", propose("p1")],
    ]);
    expect(problems(signed)).toEqual(["wrong_phase"]);
  });
});

describe("signing", () => {
  const sign = (text: string) => (state: SessionState) => signEvent(state, text);

  it("leads to sealing with the last signature, and to the end with a verified file", () => {
    const acts: Acts = [...AGREED, ["ana", CONSENT], ["ana", sign("Ana")], ["ben", CONSENT], ["ben", sign("Ben")]];
    expect(play(acts).phase).toBe("sealing");
    const sealed = play([...acts, ["ben", SEAL]]);
    expect(sealed).toMatchObject({ phase: "complete", seals: [{ seat: "ben", file: "F".repeat(43) }], ignored: [] });
  });

  it("is refused before agreement, without consent, twice, and with a blank signature", () => {
    const slip = (state: SessionState): SessionEvent =>
      ({ ...signEvent(state, ""), mark: { how: "drawn", strokes: [[[5, 5]]] } }) as SessionEvent;
    const state = play([
      ...CLAIM,
      ["ana", sign("Ana")],
      ["ana", agreeEvent],
      ["ben", agreeEvent],
      ["ana", sign("Ana")],
      ["ana", CONSENT],
      ["ana", sign("  ")],
      ["ana", slip],
      ["ana", sign("Ana")],
      ["ana", sign("Ana")],
    ]);
    expect(problems(state)).toEqual([
      "wrong_phase",
      "no_consent",
      "blank_signature",
      "blank_signature",
      "already_done",
    ]);
  });

  it("takes one sealed file from each party, in case the first does not verify, and none before the last signature", () => {
    const early: Acts = [...AGREED, ["ana", CONSENT], ["ana", sign("Ana")], ["ana", SEAL]];
    expect(problems(play(early))).toEqual(["wrong_phase"]);
    const acts: Acts = [...AGREED, ["ana", CONSENT], ["ana", sign("Ana")], ["ben", CONSENT], ["ben", sign("Ben")]];
    const state = play([...acts, ["ben", SEAL], ["ben", SEAL], ["ana", SEAL]]);
    expect(state.seals.map(({ seat }) => seat)).toEqual(["ben", "ana"]);
    expect(problems(state)).toEqual(["already_done"]);
  });

  it("names the other parties and their devices as they are, or not yet", () => {
    const other =
      (device: string | null, name = "Ben") =>
      (state: SessionState): SessionEvent => {
        const event = signEvent(state, "Ana");
        if (event.type !== "signature") throw new Error("no signature");
        const [own] = event.parties;
        return { ...event, parties: [own!, { seat: "ben", name, device }] };
      };
    for (const wrong of [other(sampleKey("e")), other(sampleKey("b"), "Eve")])
      expect(problems(play([...AGREED, ["ana", CONSENT], ["ana", wrong]]))).toEqual(["wrong_parties"]);
    expect(problems(play([...AGREED, ["ana", CONSENT], ["ana", other(null)]]))).toEqual([]);
  });

  it("keeps the order of the seats where they sign in turn", () => {
    const acts: Acts = [...AGREED, ["ben", CONSENT], ["ben", sign("Ben")]];
    const state = play(acts, startEvent(2, { order: "in_turn" }));
    expect(problems(state)).toEqual(["not_your_turn"]);
    expect(awaitedSeats(state)).toEqual(["ana"]);
  });

  it("is refused for a document that must be signed on paper, and while its condition is open", () => {
    for (const signing of ["prohibited", "not_by_default"] as const) {
      const state = play([...AGREED, ["ana", CONSENT], ["ana", sign("Ana")]], startEvent(2, { signing }));
      expect(problems(state)).toEqual(["paper_only", "paper_only"]);
      expect(nextActs(state, "ana").sign).toBe("paper_only");
    }
    const open: SessionEvent = { ...CONSENT, meetsCondition: false } as SessionEvent;
    expect(problems(play([...AGREED, ["ana", open]], startEvent(2, { signing: "conditional" })))).toEqual([
      "condition_open",
    ]);
  });

  it("can be refused until one has signed, and ended by the founder, both with a reason", () => {
    const no: SessionEvent = { type: "refuse", reason: "Too long." };
    const end: SessionEvent = { type: "void", reason: "Sold elsewhere." };
    const state = play([
      ...AGREED,
      ["ana", CONSENT],
      ["ana", sign("Ana")],
      ["ana", no],
      ["ben", end],
      ["ben", no],
      ["ana", end],
    ]);
    expect(problems(state)).toEqual(["already_done", "not_your_role", "wrong_phase"]);
    expect(state).toMatchObject({ phase: "refused", ended: { seat: "ben", reason: "Too long." } });
    expect(play([...AGREED, ["ana", end]])).toMatchObject({ phase: "void", ended: { seat: "ana" } });
  });

  it("comes first where a session is for signing only, and its words do not change", () => {
    const state = play(
      [...CLAIM, ["ana", propose("p1")], ["ana", CONSENT], ["ana", sign("Ana")]],
      startEvent(2, { service: "signing" }),
    );
    expect(problems(state)).toEqual(["wrong_phase"]);
    expect(Object.keys(state.signatures)).toEqual(["ana"]);
  });
});

describe("a log", () => {
  it("keeps comments and unreadable entries without changing the document", () => {
    const remark: SessionEvent = { type: "comment", clause: "fees", proposal: null, text: "Why so much?" };
    const state = play([...CLAIM, ["ben", remark], ["ben", null], ["ben", { ...remark, clause: "nothing" }]]);
    expect(state.comments).toMatchObject([{ seat: "ben", clause: "fees" }]);
    expect(problems(state)).toEqual(["unreadable", "unknown_clause"]);
  });

  it("that begins or continues anywhere else is reported, not replayed", () => {
    const entries = logOf([
      ["ana", startEvent()],
      ["ben", claimEvent("ben")],
      ["ana", CONSENT],
    ]);
    const result = (given: typeof entries) => {
      const replayed = replayLog(given);
      return replayed.ok ? "replayed" : `${replayed.problem} ${replayed.seq}`;
    };
    const [a, b, c] = entries as [(typeof entries)[0], (typeof entries)[0], (typeof entries)[0]];
    expect([[a, c], [b, c], [a, a], [a, c, b], []].map((given) => result(given))).toEqual([
      "out_of_order 3",
      "out_of_order 2",
      "out_of_order 1",
      "out_of_order 3",
      "not_started 1",
    ]);
    expect(result(logOf([["ana", claimEvent("ben")]]))).toBe("not_started 1");
  });

  it("starts with usable seats only", () => {
    const [one] = startEvent().seats;
    const twice = startEvent(2, { seats: [one!, one!] });
    const viewer = startEvent(2, { seats: startEvent().seats.map((seat) => ({ ...seat, role: "viewer" as const })) });
    expect([twice, viewer].map((event) => replayLog(logOf([["ana", event]])).ok)).toEqual([false, false]);
  });
});

it("a new clause has words like any other", () => {
  const insert: Change = {
    op: "insert",
    clause: "c1",
    to: { side: "after", of: "waiver" },
    wording: parseWording(sampleDocument, "Notices", "Notices are given in writing."),
  };
  const reword = (state: SessionState) =>
    proposalEvent(state, "p2", rewording(state.document, "c1", "Notices may be oral."));
  const state = play([
    ...CLAIM,
    ["ana", propose("p1", insert)],
    ["ben", accept("p1")],
    ["ben", reword],
    ["ana", accept("p2")],
  ]);
  expect(statusOf(state)).toEqual(["p1 accepted", "p2 accepted"]);
  expect(JSON.stringify(state.document)).toContain("Notices may be oral.");
});

describe("a start", () => {
  const problemOf = (writer: number | undefined, at: string) => {
    const replayed = replayLog([{ ...entryOf(1, "ana", startEvent(2, { writer } as { writer: number })), at }]);
    return replayed.ok ? null : replayed.problem;
  };

  it("cannot choose the rules of an earlier version, unless it was stored while that version was in use", () => {
    const [before, after] = ["2026-12-12T23:59:59.999Z", "2026-12-13T00:00:00.000Z"];
    for (const writer of [undefined, 1, 2, 3, 4]) {
      expect([problemOf(writer, before), problemOf(writer, after)]).toEqual([null, "old_writer"]);
    }
    for (const writer of [5, 6]) expect(problemOf(writer, "2030-01-01T00:00:00.000Z")).toBeNull();
  });
});
