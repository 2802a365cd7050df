import { expect, test } from "vitest";
import { isFull } from "../../../tests/support/rotation.ts";
import { seededRandom } from "../../../tests/support/seeded-random.ts";
import {
  CONSENT,
  SEAL,
  agreeEvent,
  claimEvent,
  entryOf,
  proposalEvent,
  rewording,
  sampleKey,
  signEvent,
  startEvent,
} from "../../../tests/support/session-samples.ts";
import { inviteNotaryEvent, statementEvent } from "../../../tests/support/notary-samples.ts";
import { WRITER_VERSION } from "../../model/session/writer-version.ts";
import type { Change, Seat, SessionEvent } from "../../model/session/session-event.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import { applyEntry, replayLog } from "./replay-log.ts";
import type { LoggedEvent } from "./replay-log.ts";
import { openProposals } from "./rules/proposals.ts";
import { listUnits } from "./edits/clause-units.ts";
import { versionHash } from "./hashing/hashes.ts";

const RUNS = isFull ? 10_000 : 300;
/** 10,000 logs take minutes on a busy machine. Unit: milliseconds. */
const TIMEOUT_MS = 60_000 + RUNS * 60;
const PEOPLE = ["ana", "ben", "cho", "eve"];
/** A device that someone may add to theirs. */
const PAD = "pad";
const PAD_KEY = sampleKey("p");
const WITNESS: Seat = { id: "wes", name: "Wes", role: "witness", witnessOf: "ben", invitation: sampleKey("W") };

type Random = () => number;
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const someChange = (random: Random, { document }: SessionState, id: string): Change => {
  const clauses = listUnits(document).filter(({ type }) => type === "clause");
  const clause = (pick(random, clauses) ?? { id: "gone" }).id;
  const to = { side: pick(random, ["before", "after"] as const), of: (pick(random, clauses) ?? { id: "gone" }).id };
  const reword = rewording(document, clause, `Words ${id} of section 1.`);
  return pick<Change>(random, [
    reword,
    reword,
    { op: "delete", clause },
    { op: "move", clause, to },
    { op: "insert", clause: id, to, wording: reword.op === "replace" ? reword.wording : { title: null, lines: [] } },
  ]);
};

const someReplacement = (random: Random, { seats }: SessionState): SessionEvent => {
  const before = seats.find(({ role }) => role === "witness")?.name ?? "Wes";
  const name = pick(random, ["Uma", "Wes", "Ben", null]);
  return { type: "replace_witness", seat: "wes", before, name, invitation: name === null ? "" : sampleKey("U") };
};

/** What a person might do, allowed or not, as they see the session; an old view gives stale acts. */
const someAct = (random: Random, state: SessionState, seen: SessionState, seq: number): SessionEvent | null => {
  const proposal = pick(random, state.proposals)?.id ?? "none";
  const id = `p${seq}`;
  return pick<() => SessionEvent | null>(random, [
    () => claimEvent(pick(random, [...PEOPLE, WITNESS.id])),
    () => proposalEvent(seen, id, someChange(random, seen, id)),
    () => proposalEvent(seen, id, someChange(random, seen, id), proposal),
    () => ({ type: "accept", proposal }),
    () => ({ type: "accept", proposal }),
    () => ({ type: "accept", proposal }),
    () => ({ type: "decline", proposal, reason: "No." }),
    () => ({ type: "withdraw", proposal }),
    () => agreeEvent(seen),
    () => agreeEvent(state),
    () => agreeEvent(state),
    () => CONSENT,
    () => signEvent(state, "Signed"),
    () => SEAL,
    () => (random() < 0.1 ? { type: "refuse", reason: "No." } : null),
    () => someReplacement(random, state),
    () => ({ type: "offer_device", invitation: pick(random, ["", sampleKey("L"), sampleKey("M")]) }),
    () => ({ type: "join_device", seat: pick(random, PEOPLE), device: PAD_KEY, proof: "" }),
    () => ({ type: "add_device", device: pick(random, [PAD_KEY, sampleKey("e")]), notes: "" }),
    () => ({ type: "add_device", device: PAD_KEY, notes: "" }),
    () => (random() < 0.3 ? { type: "remove_device", device: PAD_KEY } : null),
    () => startEvent(),
  ])();
};

const NOTARY = "nia";

/** What a founder or a notary might do about certificates. */
const someNotaryAct = (random: Random, state: SessionState): SessionEvent => {
  const seat = pick(random, ["n1", "n1", "n2"]);
  const parts = { signers: pick(random, [["ana"], ["ana", "ben"], ["wes"]]) };
  return pick<() => SessionEvent>(random, [
    () => ({ ...inviteNotaryEvent(parts), seat }),
    () => ({ ...claimEvent(seat), device: sampleKey("n") }) as SessionEvent,
    () => ({ type: "leave_out_notary", seat }),
    () => ({ type: "refuse", reason: "No card." }),
    () => statementEvent(state),
    () => statementEvent(state),
    () => statementEvent(state, { place: pick(random, ["US-ZZ", "US-YY"]) }),
  ])();
};

/** A log of random acts by two or three parties and a stranger, as the server put them in order. */
const someLog = (random: Random): readonly LoggedEvent[] => {
  const parties = random() < 0.5 ? 2 : 3;
  const start = startEvent(parties);
  const isWitnessed = random() < 0.4;
  const isCertified = random() < 0.4;
  const people = [...PEOPLE, PAD, ...(isWitnessed ? [WITNESS.id] : []), ...(isCertified ? [NOTARY] : [])];
  const seats = isWitnessed ? [...start.seats, WITNESS] : start.seats;
  const entries = [entryOf(1, "ana", { ...start, seats, ...(isCertified ? { writer: WRITER_VERSION } : {}) })];
  const replayed = replayLog(entries);
  if (!replayed.ok) throw new Error(replayed.problem);
  let state = replayed.state;
  let seen = state;
  for (const seat of PEOPLE.slice(1, parties)) entries.push(entryOf(entries.length + 1, seat, claimEvent(seat)));
  const length = 20 + Math.floor(random() * 30);
  for (const entry of entries.slice(1)) state = after(state, entry);
  while (entries.length < length) {
    if (random() < 0.6) seen = state;
    const author = pick(random, people);
    const isAboutNotary = isCertified && (author === NOTARY || random() < 0.2);
    const act = isAboutNotary ? someNotaryAct(random, state) : someAct(random, state, seen, entries.length + 1);
    const entry = entryOf(entries.length + 1, author, act);
    entries.push(entry);
    state = after(state, entry);
  }
  return entries;
};

const after = (state: SessionState, entry: LoggedEvent): SessionState => {
  const next = applyEntry(state, entry);
  if (!next.ok) throw new Error(next.problem);
  return next.state;
};

/** A certificate follows every signature, by a notary who takes part and has not refused; the file waits for each of them. */
const expectCertificates = ({ phase, seats, signatures, certificates = {} }: SessionState): void => {
  const notaries = seats.filter(({ role }) => role === "notary");
  const lastSignature = Math.max(0, ...Object.values(signatures).map(({ seq }) => seq));
  for (const [id, { seq }] of Object.entries(certificates)) {
    expect(seq).toBeGreaterThan(lastSignature);
    expect(notaries.find((notary) => notary.id === id)).toMatchObject({ claimed: expect.any(Number) as number });
    expect(notaries.find((notary) => notary.id === id)?.refused).toBeUndefined();
  }
  const isOpen = notaries.some(({ id }) => !Object.hasOwn(certificates, id));
  if (phase === "certifying" || phase === "sealing") expect(isOpen).toBe(phase === "certifying");
  if (phase === "discuss" || phase === "signing") expect(certificates).toEqual({});
};

/** What is true of every state, whatever was sent. */
const expectInvariants = (state: SessionState): void => {
  const version = versionHash(state.document);
  const parties = state.seats.filter(({ role }) => role === "party").map(({ id }) => id);
  const signers = state.seats.filter(({ role }) => role !== "notary").map(({ id }) => id);
  for (const { seat, status, accepted } of state.proposals) {
    expect(accepted).not.toContain(seat);
    if (status === "accepted") expect([...accepted, seat].toSorted()).toEqual(parties.toSorted());
  }
  if (state.phase === "signing" || state.phase === "sealing" || state.phase === "complete") {
    expect(openProposals(state)).toEqual([]);
    expect(parties.map((id) => state.agreements[id])).toEqual(parties.map(() => version));
  }
  for (const signature of Object.values(state.signatures)) expect(signature.version).toBe(version);
  if (state.phase === "sealing") expect(Object.keys(state.signatures).toSorted()).toEqual(signers.toSorted());
  expectCertificates(state);
  // A signature was made after the last change of those who sign.
  const last = state.history.findLast(({ event }) => event.type === "replace_witness")?.seq ?? 0;
  for (const { seq } of Object.values(state.signatures)) expect(seq).toBeGreaterThan(last);
  for (const { id, refused } of state.seats)
    if (refused !== undefined) expect(Object.hasOwn(state.signatures, id)).toBe(false);
  // Each key has one place only, and each seat that was claimed has one first device.
  const devices = Object.values({ ...state.devices, ...state.removedDevices });
  expect(new Set(devices.map(({ publicKey }) => publicKey)).size).toBe(devices.length);
  for (const { id, claimed } of state.seats) {
    const first = Object.values(state.devices).filter((device) => device.seat === id && device.added === undefined);
    expect(first).toHaveLength(claimed === null ? 0 : 1);
  }
  expect(state.history.length + state.ignored.length).toBe(state.seq);
};

test(
  `${RUNS} random logs lead every device to the same state, in one piece or in two`,
  () => {
    const phases = new Map<string, number>();
    for (let seed = 1; seed <= RUNS; seed++) {
      const random = seededRandom(seed);
      const log = someLog(random);
      const whole = replayLog(log);
      if (!whole.ok) throw new Error(`${whole.problem} in log ${seed}`);
      expectInvariants(whole.state);
      if (whole.state.devices[PAD]) phases.set("second device", 1);
      phases.set(whole.state.phase, (phases.get(whole.state.phase) ?? 0) + 1);
      // A device that was offline applies the rest to what it kept, here as it comes back from storage.
      const cut = 1 + Math.floor(random() * (log.length - 1));
      const first = replayLog(log.slice(0, cut));
      const kept = first.ok ? (JSON.parse(JSON.stringify(first.state)) as SessionState) : null;
      const rest = replayLog(JSON.parse(JSON.stringify(log.slice(cut))) as LoggedEvent[], kept);
      expect(JSON.stringify(rest.ok && rest.state), `log ${seed}`).toBe(JSON.stringify(whole.state));
    }
    // The acts are random, so a test of the test: some logs reach signing, and in some a device is added.
    expect([...phases.keys()].toSorted()).toEqual(
      expect.arrayContaining(["discuss", "refused", "second device", "signing"]),
    );
  },
  TIMEOUT_MS,
);

test(
  "a log that a server cut, repeated or put in another order is reported, never replayed to another state",
  () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const random = seededRandom(seed);
      const log = someLog(random);
      const index = 1 + Math.floor(random() * (log.length - 2));
      const hostile = [
        log.toSpliced(index, 1),
        log.toSpliced(index, 0, log[index]!),
        [...log.slice(0, index), log[index + 1]!, log[index]!, ...log.slice(index + 2)],
        log.slice(1),
      ];
      for (const given of hostile) expect(replayLog(given)).toMatchObject({ ok: false });
    }
  },
  TIMEOUT_MS,
);
