import { describe, expect, it, test } from "vitest";
import {
  agreeEvent,
  claimEvent,
  CONSENT,
  entryOf,
  logOf,
  sampleKey,
  SEAL,
  signEvent,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { Seat, SessionEvent, StartEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { replayLog } from "../replay-log.ts";
import { awaitedSeats, nextActs } from "../next-acts.ts";
import { planSeats } from "../plan-seats.ts";
import { seatNameAt } from "./seats.ts";
import { unfitWitnesses } from "./witnesses.ts";

const witness = (id: string, name: string, witnessOf: string): Seat => ({
  id,
  name,
  role: "witness",
  witnessOf,
  invitation: sampleKey("W"),
});

/** A signing by Ana and Ben, with Wes as the witness of Ben's signature. */
const witnessed = (parts: Partial<StartEvent> = {}, seats: readonly Seat[] = [witness("wes", "Wes", "ben")]) =>
  startEvent(2, { service: "signing", ...parts, seats: [...startEvent(2).seats, ...seats] });

const foundedBy = (seat: string): StartEvent => {
  const start = witnessed({ seat });
  const seats = start.seats.map((each) => ({ ...each, invitation: each.id === seat ? "" : sampleKey("I") }));
  return { ...start, seats };
};

type Acts = readonly (readonly [string, SessionEvent | ((state: SessionState) => SessionEvent)])[];

const play = (acts: Acts, from: SessionEvent = witnessed()): SessionState => {
  const entries = logOf([["ana", from]]);
  for (const [author, act] of acts) {
    const event = typeof act === "function" ? act(stateOf(entries)) : act;
    entries.push(entryOf(entries.length + 1, author, event));
  }
  return stateOf(entries);
};

const problems = ({ ignored }: SessionState): readonly string[] => ignored.map(({ problem }) => problem);
const signed = (name: string) => (state: SessionState) => signEvent(state, name);
const signs = (seat: string): Acts => [
  [seat, CONSENT],
  [seat, signed(seat)],
];
const JOINED: Acts = [
  ["ben", claimEvent("ben")],
  ["wes", claimEvent("wes")],
];

describe("a witness", () => {
  it("signs after the party whose signature it sees, and the document is then ready to be sealed", () => {
    const state = play([...JOINED, ...signs("ben"), ...signs("wes"), ...signs("ana")]);
    expect(problems(state)).toEqual([]);
    expect(Object.keys(state.signatures)).toEqual(["ben", "wes", "ana"]);
    expect(state.phase).toBe("sealing");
  });

  it("cannot sign before its party, even if others have signed", () => {
    const state = play([...JOINED, ...signs("ana"), ...signs("wes")]);
    expect(problems(state)).toEqual(["party_unsigned"]);
    expect(state.phase).toBe("signing");
    expect(nextActs(state, "wes").sign).toBe("party_unsigned");
    expect(awaitedSeats(state)).toEqual(["ben"]);
    expect(awaitedSeats(play([...JOINED, ...signs("ben")]))).toEqual(["ana", "wes"]);
  });

  it("is waited for: the document is not sealed without its signature", () => {
    expect(play([...JOINED, ...signs("ben"), ...signs("ana")]).phase).toBe("signing");
  });

  it("signs once", () => {
    expect(problems(play([...JOINED, ...signs("ben"), ...signs("wes"), ["wes", signed("Wes")]]))).toEqual([
      "already_done",
    ]);
  });

  it("may join after its party has signed", () => {
    const state = play([
      ["ben", claimEvent("ben")],
      ...signs("ben"),
      ["wes", claimEvent("wes")],
      ...signs("wes"),
      ...signs("ana"),
    ]);
    expect(problems(state)).toEqual([]);
    expect(state.phase).toBe("sealing");
  });

  it("needs a device of its own: that of a party takes no second seat", () => {
    const state = play([
      ["ben", claimEvent("ben")],
      ["ben", claimEvent("wes")],
    ]);
    expect(problems(state)).toEqual(["already_done"]);
    expect(state.seats[2]!.claimed).toBeNull();
  });

  it("comes right after its party if everyone signs in turn", () => {
    const seats = planSeats([
      { name: "Ana", witnesses: ["Wes", "Uma"] },
      { name: "Ben", witnesses: [] },
    ]);
    expect(seats.map(({ id, name, witnessOf }) => [id, name, witnessOf])).toEqual([
      ["s1", "Ana", undefined],
      ["s1w1", "Wes", "s1"],
      ["s1w2", "Uma", "s1"],
      ["s2", "Ben", undefined],
    ]);
    const first = witnessed({ order: "in_turn" }, [witness("wes", "Wes", "ana")]);
    const [ana, ben, wes] = first.seats as [Seat, Seat, Seat];
    // Listed before its party, a witness still waits, and the others can sign.
    const start = { ...first, seats: [wes, ana, ben] };
    expect(awaitedSeats(play(JOINED, start))).toEqual(["ana"]);
    expect(awaitedSeats(play([...JOINED, ...signs("ana")], start))).toEqual(["wes"]);
    expect(problems(play([...JOINED, ...signs("ben")], start))).toEqual(["not_your_turn"]);
  });

  it("does not decide on the text, and agreement does not wait for it", () => {
    const start = witnessed({ service: "negotiation" });
    const state = play([...JOINED, ["wes", agreeEvent], ["ana", agreeEvent], ["ben", agreeEvent]], start);
    expect(problems(state)).toEqual(["not_your_role"]);
    expect(state.phase).toBe("signing");
    expect(nextActs(play(JOINED, start), "wes")).toMatchObject({ canPropose: false, canRefuse: false });
  });

  it("may refuse once it is time to sign, and not before", () => {
    const refuse: SessionEvent = { type: "refuse", reason: "I did not see it." };
    const early = play([...JOINED, ["wes", refuse]], witnessed({ service: "negotiation" }));
    expect([early.phase, problems(early)]).toEqual(["discuss", ["wrong_phase"]]);
    const state = play([...JOINED, ["wes", refuse], ["wes", refuse]]);
    expect([state.phase, state.ended, state.seats[2]!.refused]).toEqual(["signing", null, "I did not see it."]);
    expect(problems(state)).toEqual(["already_done"]);
  });

  it("must be named as such by every signature", () => {
    const withoutRole = (state: SessionState): SessionEvent => {
      const event = signEvent(state, "Ben");
      if (event.type !== "signature") throw new Error("no signature");
      return { ...event, parties: event.parties.map(({ seat, name, device }) => ({ seat, name, device })) };
    };
    expect(problems(play([...JOINED, ["ben", CONSENT], ["ben", withoutRole]]))).toEqual(["wrong_parties"]);
  });
});

const replace = (name: string | null, parts: object = {}): SessionEvent => ({
  type: "replace_witness",
  seat: "wes",
  before: "Wes",
  name,
  invitation: name === null ? "" : sampleKey("U"),
  ...parts,
});
const REFUSED: Acts = [...JOINED, ...signs("ben"), ["wes", { type: "refuse", reason: "I was not there." }]];

describe("after a witness has refused", () => {
  it("no one signs, and everyone waits for the founder", () => {
    const state = play([...REFUSED, ...signs("ana")]);
    expect(problems(state)).toEqual(["witness_refused"]);
    expect(awaitedSeats(state)).toEqual(["ana"]);
    expect(nextActs(state, "ana").toReplace.map(({ id }) => id)).toEqual(["wes"]);
    expect(nextActs(state, "ben")).toMatchObject({ sign: "already_done", toReplace: [] });
  });

  it("the founder names another one, and everyone signs again with the other witness", () => {
    const again = play([...REFUSED, ["ana", replace("Uma")]]);
    expect(again).toMatchObject({ phase: "signing", signatures: {}, consents: {} });
    expect(again.seats[2]).toEqual({
      id: "wes",
      name: "Uma",
      role: "witness",
      witnessOf: "ben",
      invitation: sampleKey("U"),
      claimed: null,
    });
    const uma: Acts = [["uma", { ...claimEvent("wes"), device: sampleKey("u") } as SessionEvent]];
    const state = play([
      ...REFUSED,
      ["ana", replace("Uma")],
      ...uma,
      ...signs("ana"),
      ...signs("ben"),
      ...signs("uma"),
    ]);
    expect(problems(state)).toEqual([]);
    expect([state.phase, Object.keys(state.signatures)]).toEqual(["sealing", ["ana", "ben", "wes"]]);
  });

  it("the founder may continue without one, which binds no one who does not sign again", () => {
    const state = play([...REFUSED, ["ana", replace(null)], ...signs("ana")]);
    expect(state.seats.map(({ id }) => id)).toEqual(["ana", "ben"]);
    expect([state.phase, Object.keys(state.signatures)]).toEqual(["signing", ["ana"]]);
    expect(play([...REFUSED, ["ana", replace(null)], ...signs("ana"), ...signs("ben")]).phase).toBe("sealing");
  });

  it("the former witness has no seat, and no signature from before counts", () => {
    const state = play([
      ...REFUSED,
      ["ana", replace("Uma")],
      ["wes", CONSENT],
      ["wes", signed("Wes")],
      ["ben", signed("Ben")],
    ]);
    expect(problems(state)).toEqual(["unknown_device", "unknown_device", "no_consent"]);
  });

  it("history still names each person by the seat that they had then", () => {
    const state = play([...REFUSED, ["ana", replace("Uma")]]);
    const at = (type: string) => state.history.findLast(({ event }) => event.type === type)!.seq;
    expect([seatNameAt(state, "wes", at("refuse")), seatNameAt(state, "wes", at("replace_witness"))]).toEqual([
      "Wes",
      "Uma",
    ]);
    expect(seatNameAt(play([...REFUSED, ["ana", replace(null)]]), "wes", at("refuse"))).toBe("Wes");
  });
});

describe("a witness is replaced", () => {
  it("also without having refused, until it has signed", () => {
    expect(play([...JOINED, ...signs("ana"), ["ana", replace("Uma")]]).signatures).toEqual({});
    expect(problems(play([...JOINED, ...signs("ben"), ...signs("wes"), ["ana", replace("Uma")]]))).toEqual([
      "already_done",
    ]);
    const all: Acts = [...JOINED, ...signs("ben"), ...signs("wes"), ...signs("ana")];
    expect(problems(play([...all, ["ana", replace("Uma")]]))).toEqual(["wrong_phase"]);
  });

  it.each<readonly [string, string, SessionEvent, string]>([
    ["by someone else than the founder", "ben", replace("Uma"), "not_your_role"],
    ["by a party", "ana", replace("Ben "), "unfit_witness"],
    ["under another name than it has", "ana", replace("Uma", { before: "Eve" }), "wrong_parties"],
    ["without an invitation", "ana", replace("Uma", { invitation: "" }), "wrong_proof"],
    ["by no one, with an invitation", "ana", replace(null, { invitation: sampleKey("U") }), "wrong_proof"],
    ["in the seat of a party", "ana", replace("Uma", { seat: "ben", before: "Ben" }), "unknown_seat"],
  ])("never %s", (_, author, event, expected) => {
    const state = play([...REFUSED, [author, event]]);
    expect([problems(state), state.seats[2]!.name]).toEqual([[expected], "Wes"]);
  });
});

it("a witness may seal: what is sealed counts, not who sent it", () => {
  const state = play([...JOINED, ...signs("ana"), ...signs("ben"), ...signs("wes"), ["wes", SEAL], ["ana", SEAL]]);
  expect(problems(state)).toEqual([]);
  expect([state.phase, state.seals.map(({ seat }) => seat)]).toEqual(["complete", ["wes", "ana"]]);
});

test.each(["Ben\u200B", "B\u2060en", "Be\u00ADn", "\u3164Ben", "Ben\u{E0041}", "B\uFEFFen", "Ben \u200B", "Be\u0007n"])(
  "an invisible character does not make %j another person than Ben",
  (name) => {
    const people = [...startEvent(2).seats, witness("wes", name, "ben")];
    expect(unfitWitnesses(people).map(({ id }) => id)).toEqual(["wes"]);
  },
);

describe("a session does not start", () => {
  const party = startEvent(2).seats[1]!;
  it.each<readonly [string, StartEvent]>([
    ["with a witness of nobody", witnessed({}, [witness("wes", "Wes", "eve")])],
    ["with a witness of no seat", witnessed({}, [{ ...witness("wes", "Wes", "ben"), witnessOf: undefined } as never])],
    ["with a witness of a witness", witnessed({}, [witness("wes", "Wes", "ben"), witness("uma", "Uma", "wes")])],
    ["with a witness of itself", witnessed({}, [witness("wes", "Wes", "wes")])],
    [
      "with a witness of an approver",
      witnessed({}, [{ ...party, id: "cho", role: "approver" }, witness("w", "Wes", "cho")]),
    ],
    ["with a party as its own witness", witnessed({}, [witness("wes", "BEN ", "ben")])],
    ["with another party as a witness", witnessed({}, [witness("wes", "ana", "ben")])],
    ["with one person as two witnesses", witnessed({}, [witness("wes", "Wes", "ben"), witness("w2", "Ｗes", "ana")])],
    ["with a party that witnesses", witnessed({}, [{ ...witness("cho", "Cho", "ben"), role: "party" }])],
    ["by a witness", foundedBy("wes")],
  ])("%s", (_, start) => {
    expect(replayLog(logOf([["ana", start]])).ok).toBe(false);
  });

  it("otherwise: the same seats without the fault start it", () => {
    expect(replayLog(logOf([["ben", foundedBy("ben")]])).ok).toBe(true);
    expect(
      replayLog(logOf([["ana", witnessed({}, [witness("wes", "Wes", "ben"), witness("uma", "Uma", "ana")])]])).ok,
    ).toBe(true);
  });
});
