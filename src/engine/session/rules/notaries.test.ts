import { describe, expect, it } from "vitest";
import {
  CONSENT,
  agreeEvent,
  claimEvent,
  entryOf,
  logOf,
  sampleKey,
  signEvent,
  startEvent,
  storedEarlier,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import { inviteNotaryEvent, notaryRequest, statementEvent } from "../../../../tests/support/notary-samples.ts";
import type { NotaryRequest, NotaryStatement } from "../../../model/session/notary.ts";
import type { SessionEvent, StartEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { awaitedSeats, nextActs } from "../next-acts.ts";
import { canSignAgain } from "./sign-again.ts";

type Act = readonly [author: string, event: SessionEvent | null | ((state: SessionState) => SessionEvent)];

const play = (acts: readonly Act[], start: Partial<StartEvent> = {}): SessionState => {
  const begin = logOf([["ana", startEvent(2, start)]]);
  const entries = "writer" in start ? storedEarlier(begin) : begin;
  for (const [author, act] of acts) {
    const event = typeof act === "function" ? act(stateOf(entries)) : act;
    entries.push(entryOf(entries.length + 1, author, event));
  }
  return stateOf(entries);
};

const problems = ({ ignored }: SessionState): readonly string[] => ignored.map(({ problem }) => problem);
const problemOf = (acts: readonly Act[], start?: Partial<StartEvent>): string | undefined =>
  problems(play(acts, start)).at(-1);

const AGREED: readonly Act[] = [
  ["ben", claimEvent("ben")],
  ["ana", agreeEvent],
  ["ben", agreeEvent],
];
const signs = (seat: string): readonly Act[] => [
  [seat, CONSENT],
  [seat, (state) => signEvent(state, seat)],
];
const invites = (parts: Partial<NotaryRequest> = {}): Act => ["ana", inviteNotaryEvent(parts)];
const JOINS: Act = ["nia", { ...claimEvent("n1"), device: sampleKey("n") } as SessionEvent];
const INVITED: readonly Act[] = [...AGREED, invites(), JOINS];
const SIGNED: readonly Act[] = [...INVITED, ...signs("ana"), ...signs("ben")];
const certifies = (parts: Partial<NotaryStatement> = {}): Act => ["nia", (state) => statementEvent(state, parts)];

describe("a notary", () => {
  it("completes the certificate after the last signature, and then the file is sealed", () => {
    const signed = play(SIGNED);
    expect([signed.phase, awaitedSeats(signed)]).toEqual(["certifying", ["n1"]]);
    const done = play([...SIGNED, certifies()]);
    expect([done.phase, problems(done), Object.keys(done.certificates ?? {})]).toEqual(["sealing", [], ["n1"]]);
  });

  it("signs nothing of the document, and no one else waits for one who was not invited", () => {
    expect(nextActs(play(INVITED), "n1")).toMatchObject({ sign: "not_your_role", canPropose: false, canRefuse: true });
    expect(play([...AGREED, ...signs("ana"), ...signs("ben")]).phase).toBe("sealing");
  });

  it("may seal the file, because a sealed file has no authority of its own", () => {
    const seal: SessionEvent = { type: "seal", file: "F".repeat(43), blob: "B".repeat(22) };
    expect(play([...SIGNED, certifies(), ["nia", seal]]).phase).toBe("complete");
  });

  it.each<readonly [string, Partial<NotaryStatement>]>([
    ["wrong_version", { version: "A".repeat(43) }],
    ["wrong_state", { place: "US-YY" }],
    ["wrong_act", { act: "jurat" }],
    // The entries of the samples are of March 1, 2027.
    ["commission_expired", { expires: "2027-02-28" }],
    ["commission_expired", { expires: "2027-02-30" }],
    ["wrong_day", { on: "2027-02-27" }],
    ["wrong_day", { on: "2027-03-03" }],
    ["video_not_allowed", { appearance: "video" }],
    ["wrong_identification", { identification: "known", evidence: "" }],
    ["wrong_identification", { evidence: " " }],
    ["wrong_blanks", { blanks: ["Travis"] }],
    ["blank_signature", { mark: { how: "typed", text: " " } }],
    ["unfit_notary", { name: "BEN " }],
  ])("is refused with %s for %j", (problem, parts) => {
    const state = play([...SIGNED, certifies(parts)]);
    expect([state.phase, problems(state)]).toEqual(["certifying", [problem]]);
  });

  it("may act on the last day of the commission, on a day that has begun elsewhere, and as the law of the state allows", () => {
    const yes = { value: true, status: "confirmed", cite: "§ 1", source: null, note: null } as const;
    const last = certifies({ expires: "2027-03-02", on: "2027-03-02" });
    expect(play([...SIGNED, last]).phase).toBe("sealing");
    const allowed: readonly Act[] = [
      ...AGREED,
      invites({ video: yes, known: yes }),
      JOINS,
      ...signs("ana"),
      ...signs("ben"),
      certifies({ appearance: "video", identification: "known", evidence: "" }),
    ];
    expect(play(allowed).phase).toBe("sealing");
  });

  it("comes last, once, and on the first device of the seat", () => {
    expect(problemOf([...INVITED, certifies()])).toBe("signatures_open");
    expect(problemOf([...INVITED, ...signs("ana"), certifies()])).toBe("signatures_open");
    expect(problemOf([...SIGNED, certifies(), certifies()])).toBe("already_done");
    expect(problemOf([...SIGNED, ["ana", (state) => statementEvent(state)]])).toBe("not_your_role");
  });

  it("cannot act with the key of someone who signs, or in person on the device of one", () => {
    const own: Act = ["ben", { ...claimEvent("n1"), device: sampleKey("b") } as SessionEvent];
    expect(problemOf([...AGREED, invites(), own])).toBe("already_done");
    const guest: Act = ["nia", { ...claimEvent("n1"), device: sampleKey("n"), host: "ana" } as SessionEvent];
    expect(problemOf([...AGREED, invites(), guest])).toBe("unfit_notary");
  });

  it("may refuse, which ends nothing: the founder continues without, or invites another one", () => {
    const refuses: Act = ["nia", { type: "refuse", reason: "No card" }];
    const refused = play([...SIGNED, refuses, certifies()]);
    expect([refused.phase, awaitedSeats(refused), problems(refused)]).toEqual([
      "certifying",
      ["ana"],
      ["already_done"],
    ]);
    const leaves: Act = ["ana", { type: "leave_out_notary", seat: "n1" }];
    const without = play([...SIGNED, refuses, leaves]);
    expect([without.phase, without.devices["nia"], without.seats.length]).toEqual(["sealing", undefined, 2]);
    expect(play([...INVITED, refuses, ...signs("ana"), ...signs("ben")]).phase).toBe("certifying");
  });

  it("is left out by the founder only, and not after the certificate", () => {
    const leaves = (author: string): Act => [author, { type: "leave_out_notary", seat: "n1" }];
    expect(problemOf([...SIGNED, leaves("ben")])).toBe("not_your_role");
    expect(problemOf([...SIGNED, certifies(), leaves("ana")])).toBe("wrong_phase");
    expect(problemOf([...AGREED, ["ana", { type: "leave_out_notary", seat: "ben" }]])).toBe("unknown_seat");
  });

  it("completes the certificate again after everyone signed again", () => {
    const spoiled: readonly Act[] = [...INVITED, ...signs("ana"), ["ben", null], ...signs("ben"), certifies()];
    expect(canSignAgain(play(spoiled), "ana")).toBe(true);
    const again = play([...spoiled, ["ana", { type: "sign_again" }]]);
    expect([again.phase, again.certificates]).toEqual(["signing", {}]);
    expect(play([...spoiled, ["ana", { type: "sign_again" }], ...signs("ana"), ...signs("ben")]).phase).toBe(
      "certifying",
    );
  });
});

describe("an invitation of a notary", () => {
  it.each<readonly [string, Partial<NotaryRequest>]>([
    ["wrong_request", { signers: [] }],
    ["wrong_request", { signers: ["ana", "ana"] }],
    ["wrong_request", { signers: ["eve"] }],
    ["wrong_request", { wording: { ...notaryRequest().wording, value: null } }],
    ["wrong_request", { act: "representative" }],
    ["wrong_request", { capacity: { authority: "President", party: "Aster Ltd" } }],
    [
      "wrong_request",
      { act: "representative", signers: ["ana", "ben"], capacity: { authority: "President", party: "Aster Ltd" } },
    ],
  ])("is refused with %s for %j", (problem, parts) => {
    expect(problemOf([...AGREED, invites(parts)])).toBe(problem);
  });

  it("is the founder's, once everyone has agreed and before the last signature", () => {
    expect(problemOf([["ben", claimEvent("ben")], invites()])).toBe("wrong_phase");
    expect(problemOf([...AGREED, ["ben", inviteNotaryEvent()]])).toBe("not_your_role");
    expect(problemOf([...AGREED, ...signs("ana"), ...signs("ben"), invites()])).toBe("wrong_phase");
    expect(nextActs(play([...AGREED, ...signs("ana")]), "ana").canInviteNotary).toBe(true);
  });

  it("is for someone with no other role, and a seat of its own", () => {
    expect(problemOf([...AGREED, ["ana", { ...inviteNotaryEvent(), name: "ben" } as SessionEvent]])).toBe(
      "unfit_notary",
    );
    expect(problemOf([...INVITED, invites()])).toBe("already_done");
    expect(problemOf([...INVITED, ["ana", { type: "leave_out_notary", seat: "n1" }], invites()])).toBe("already_done");
  });

  it("is refused for a document on paper, and in a session of a program that prints no certificates", () => {
    expect(problemOf([...AGREED, invites()], { signing: "prohibited" })).toBe("paper_only");
    expect(problemOf([...AGREED, invites()], { writer: 3 })).toBe("older_session");
    expect(problemOf([...AGREED, invites()], { writer: undefined } as unknown as StartEvent)).toBe("older_session");
  });

  it("is never part of the start, because an earlier program would not wait for a notary", () => {
    const seats = [
      ...startEvent().seats,
      { id: "n1", name: "Nia", role: "notary", invitation: sampleKey("N") } as const,
    ];
    expect(() => play([], { seats })).toThrow("not_started");
  });
});
