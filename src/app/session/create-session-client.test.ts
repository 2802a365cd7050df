import { describe, expect, it } from "vitest";
import { createMemoryLog } from "../../../tests/support/memory-log.ts";
import { addDevice } from "../../../tests/support/signed-session.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import { agreeEvent, CONSENT, proposalEvent, rewording, signEvent } from "../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../model/session/session-event.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { createNoteSecret } from "../../sealing/encrypt-note.ts";
import { createInvitation, isInvitationCurrent } from "../../sealing/invitation.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../sealing/verify-hash-chain.ts";
import { createSessionClient } from "./create-session-client.ts";
import type { SessionClient } from "./create-session-client.ts";
import { deviceLinkOf } from "./device-link.ts";
import { readRemarks } from "./read-remarks.ts";
import { linkFragment, readLinkFragment } from "./session-link.ts";
import type { DeviceSession } from "./session-view.ts";
import { startSession } from "./start-session.ts";

const { crypto } = globalThis;
const now = () => "2027-03-01T12:00:00.000Z";
const SUBJECT = { document: sampleDocument, source: null, signing: "allowed", signingReason: null } as const;

const PLAN = {
  service: "negotiation",
  parties: [
    { name: "Ana", witnesses: [] },
    { name: "Ben", witnesses: [] },
  ],
  order: "parallel",
  zone: "America/Chicago",
} as const;

/** A log service in memory and the devices of people who use it. */
const createLogService = () => {
  const { port, upload, logs, entryOf, setReachable } = createMemoryLog();
  const stored = new Map<string, DeviceSession>();
  const full = new Set<string>();
  const dependencies = (person: string) => ({
    crypto,
    port,
    upload,
    now,
    save: async (session: DeviceSession) => {
      if (full.has(person)) return false;
      stored.set(person, session);
      return true;
    },
  });
  const open = async (person: string, session: DeviceSession): Promise<SessionClient> => {
    const client = await createSessionClient(dependencies(person), session);
    if (!client) throw new Error("no client");
    return client;
  };
  const start = async (): Promise<SessionClient> => {
    const started = await startSession(dependencies("ana"), SUBJECT, PLAN);
    if (!started.ok) throw new Error(started.failure);
    const ana = await open("ana", { ...started.session, noteSecret: createNoteSecret(crypto) });
    await ana.refresh();
    return ana;
  };
  /** A device that was given a link. */
  const invite = async (person: string, link: string, id: string): Promise<SessionClient> => {
    const read = readLinkFragment(link);
    if (!read) throw new Error("no link");
    const headKey = await port.headKey();
    if (!headKey.ok) throw new Error(headKey.failure);
    const keys = {
      headKey: headKey.value,
      seat: null,
      invited: {},
      head: EMPTY_LOG,
      state: null,
      unsent: {},
      noteSecret: createNoteSecret(crypto),
      changed: now(),
    };
    const device = await createSigningKeys(crypto);
    const client = await open(person, { format: 1, id, ...read, device, ...keys });
    await client.refresh();
    return client;
  };
  return { port, logs, entryOf, setReachable, full, stored, start, open, invite };
};

const linkOf = ({ session }: { readonly session: DeviceSession }): string =>
  linkFragment({ secret: session.secret, invitation: { seat: "s2", secret: session.invited["s2"]! } });

const stateOf = (client: SessionClient): SessionState => client.view().session.state!;

const twoParties = async () => {
  const service = createLogService();
  const ana = await service.start();
  const ben = await service.invite("ben", linkOf(ana.view()), ana.view().session.id);
  expect(await ben.claim()).toBeNull();
  await ana.refresh();
  return { ...service, ana, ben };
};

const proposal = (client: SessionClient, id: string, words: string) =>
  proposalEvent(stateOf(client), id, rewording(stateOf(client).document, "duties", words));

const withReason = (event: SessionEvent, length: number): SessionEvent =>
  ({ ...event, reason: "r".repeat(length) }) as SessionEvent;

const readBy = (client: SessionClient, parts: Partial<DeviceSession> = {}) => {
  const { id, seat, state, noteSecret } = { ...client.view().session, ...parts };
  return readRemarks(crypto, { id, seat, state, noteSecret });
};

describe("a link for another device", () => {
  it("passes the private notes on, even if a newer link did not reach the server", async () => {
    const { ana, open, setReachable } = await twoParties();
    await ana.writeNote({ clause: null, proposal: null, text: "Our limit is 1,400." });
    await ana.offerDevice();
    const { session } = ana.view();
    const { id, secret, headKey } = session;
    const invitation = { seat: session.seat!, secret: deviceLinkOf(session)!, isDevice: true } as const;
    const link = readLinkFragment(linkFragment({ secret, invitation }))!;
    const device = await createSigningKeys(crypto);
    const rest = { headKey, seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
    const pad = await open("pad", { format: 1, id, ...link, device, ...rest });
    await pad.refresh();
    setReachable(false);
    expect(await ana.offerDevice()).not.toBeNull();
    setReachable(true);
    expect([await pad.joinDevice(), await ana.refresh(), await ana.addDevice(device.publicKey)]).toEqual([
      null,
      null,
      null,
    ]);
    await pad.refresh();
    expect(pad.view().session.noteSecret).toBe(ana.view().session.noteSecret);
    expect(await readBy(pad)).toEqual(await readBy(ana));
  });

  it("adds no device without the private notes if this device does not know the link", async () => {
    const { ana, open } = await twoParties();
    await ana.offerDevice();
    const { deviceLinks: lost, ...session } = ana.view().session;
    const invitation = { seat: session.seat!, secret: Object.values(lost!)[0]!, isDevice: true } as const;
    const link = readLinkFragment(linkFragment({ secret: session.secret, invitation }))!;
    const device = await createSigningKeys(crypto);
    const rest = { seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
    const pad = await open("pad", { format: 1, id: session.id, ...link, headKey: session.headKey, device, ...rest });
    await pad.refresh();
    await pad.joinDevice();
    const again = await open("ana", session);
    await again.refresh();
    expect(await again.addDevice(device.publicKey)).toEqual({ by: "rule", problem: "wrong_proof" });
  });

  it("is kept while the private notes that were passed on do not open", async () => {
    const { ana, open } = await twoParties();
    const first = { ...ana, addDevice: (device: string) => ana.act({ type: "add_device", device, notes: "AAAA" }) };
    const pad = await addDevice(first, (session) => open("pad", session));
    expect(pad.view().session).toMatchObject({ seat: "s1", invitation: { isDevice: true } });
    expect(pad.view().session.noteSecret).toBeUndefined();
    const empty = { ...ana, addDevice: (device: string) => ana.act({ type: "add_device", device, notes: "" }) };
    const phone = await addDevice(empty, (session) => open("phone", session));
    expect(phone.view().session).toMatchObject({ seat: "s1", invitation: null });
  });
});

describe("a session between two devices", () => {
  it("leads from an invitation to the last signature, with the same state on both", async () => {
    const { ana, ben } = await twoParties();
    expect(await ben.act(proposal(ben, "p1", "Keep it secret."))).toBeNull();
    await ana.refresh();
    expect(await ana.act({ type: "accept", proposal: "p1" })).toBeNull();
    for (const each of [ana, ben]) {
      await each.refresh();
      expect(await each.act(agreeEvent(stateOf(each)))).toBeNull();
    }
    for (const each of [ana, ben]) {
      await each.refresh();
      expect(await each.act(CONSENT)).toBeNull();
      expect(await each.act(signEvent(stateOf(each), "Signed"))).toBeNull();
    }
    await ana.refresh();
    expect(stateOf(ana)).toEqual(stateOf(ben));
    expect(stateOf(ana)).toMatchObject({ phase: "sealing", ignored: [] });
    expect(JSON.stringify(stateOf(ana).document)).toContain("Keep it secret.");
  });

  it("applies what came first and tries an act again; one that is no longer allowed is named", async () => {
    const { ana, ben } = await twoParties();
    await ana.act(proposal(ana, "p1", "One."));
    // Ben has not read it, and his own proposal for the same clause is still possible.
    expect(await ben.act(proposal(ben, "p2", "Two."))).toBeNull();
    await ana.act({ type: "accept", proposal: "p2" });
    await ana.refresh();
    expect(await ana.act({ type: "accept", proposal: "p2" })).toBeNull();
    expect(await ben.act({ type: "accept", proposal: "p1" })).toEqual({ by: "rule", problem: "superseded" });
  });

  it("gives a seat to the first who claims it; the second is refused", async () => {
    const { ana, ben, invite } = await twoParties();
    const eve = await invite("eve", linkOf(ana.view()), ana.view().session.id);
    expect(await eve.claim()).toEqual({ by: "rule", problem: "seat_taken" });
    expect(ben.view().session.seat).toBe("s2");
    expect(eve.view().session.seat).toBeNull();
  });

  it("lets no one join with a link that was replaced, and the holder of the new one join", async () => {
    const { start, invite } = createLogService();
    const ana = await start();
    const { id } = ana.view().session;
    const old = linkOf(ana.view());
    const [ben, eve] = [await invite("ben", old, id), await invite("eve", old, id)];
    const { publicKey, secret } = await createInvitation(crypto);
    await ana.saveInvitation("s2", secret);
    expect(await ana.act({ type: "invite", seat: "s2", invitation: publicKey })).toBeNull();
    // Eve's device knows of the new link, Ben's does not.
    await eve.refresh();
    for (const each of [eve, ben]) expect(await each.claim()).toEqual({ by: "rule", problem: "wrong_proof" });
    const again = await invite("ben", linkOf(ana.view()), id);
    expect(await again.claim()).toBeNull();
    expect(again.view().session.seat).toBe("s2");
    const openedOld = { publicKey, secret: readLinkFragment(old)!.invitation!.secret };
    expect(await isInvitationCurrent(crypto, openedOld)).toBe(false);
    expect(await isInvitationCurrent(crypto, { publicKey, secret })).toBe(true);
  });

  it("is read from storage where it was left, and what was typed is still there", async () => {
    const { ana, ben, stored, open } = await twoParties();
    await ben.saveUnsent("duties", "Half a sen");
    const again = await open("ben", stored.get("ben")!);
    expect(again.view().session.unsent).toEqual({ duties: "Half a sen" });
    await ana.act(proposal(ana, "p1", "One."));
    expect(await again.refresh()).toBeNull();
    expect(stateOf(again).proposals).toHaveLength(1);
  });

  it("reports a server that is out of reach, and does nothing by half", async () => {
    const { ana, setReachable } = await twoParties();
    setReachable(false);
    expect(await ana.act(proposal(ana, "p1", "One."))).toEqual({ by: "log", failure: "offline" });
    expect(stateOf(ana).proposals).toEqual([]);
    setReachable(true);
    expect(await ana.refresh()).toBeNull();
    expect(ana.view().failure).toBeNull();
  });

  it("sends nothing that the devices of others could not read, and says that it is too long", async () => {
    const { ana, ben, logs } = await twoParties();
    const { id } = ana.view().session;
    const { length } = logs.get(id)!.entries;
    const tooLong = { by: "log", failure: "too_large" };
    expect(await ana.act({ type: "refuse", reason: "r".repeat(10_001) })).toEqual(tooLong);
    expect(await ana.act(withReason(proposal(ana, "p1", "One."), 10_001))).toEqual(tooLong);
    expect(logs.get(id)!.entries).toHaveLength(length);
    expect(await ana.act(withReason(proposal(ana, "p1", "One."), 10_000))).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toHaveLength(1);
  });

  it("says that what was typed is not kept by a device without space, until it is", async () => {
    const { ana, full } = await twoParties();
    full.add("ana");
    expect(await ana.saveUnsent("duties", "Half")).toBe(false);
    expect(ana.view().failure).toEqual({ by: "unsent" });
    expect(await ana.saveInvitation("s2", null)).toBe(false);
    expect(ana.view().failure).toEqual({ by: "storage" });
    full.clear();
    expect(await ana.saveInvitation("s2", null)).toBe(true);
    expect(ana.view().failure).toBeNull();
  });

  it("says why an act failed until the next one, whatever is stored or read in between", async () => {
    const { ana, ben } = await twoParties();
    const problem = { by: "rule", problem: "unknown_proposal" } as const;
    expect(await ana.act({ type: "withdraw", proposal: "p9" })).toEqual(problem);
    await ana.saveInvitation("s2", null);
    await ana.saveUnsent("duties", "Half");
    await ben.act(proposal(ben, "p1", "One."));
    await ana.refresh();
    expect(ana.view().failure).toEqual(problem);
    expect(await ana.act({ type: "accept", proposal: "p1" })).toBeNull();
    expect(ana.view().failure).toBeNull();
  });
});

describe("an internal note", () => {
  const NOTE = { clause: "duties", proposal: null, text: "Our limit is 1,400." };
  it("is read by its author, also from storage, while a comment is read by everyone", async () => {
    const { ana, ben, stored, open } = await twoParties();
    expect(await ben.writeNote(NOTE)).toBeNull();
    expect(await ben.act({ type: "comment", ...NOTE, text: "Too strict." })).toBeNull();
    await ana.refresh();
    const shared = { ...NOTE, text: "Too strict.", seat: "s2", isInternal: false };
    expect(await readBy(await open("ben", stored.get("ben")!))).toMatchObject([{ ...NOTE, isInternal: true }, shared]);
    expect(await readBy(ana)).toMatchObject([shared]);
  });

  it("is closed to the other party and to the server, whatever they have of the log", async () => {
    const { ana, ben, logs } = await twoParties();
    await ben.writeNote(NOTE);
    await ana.refresh();
    const { session } = ana.view();
    // Ana has opened every entry; the state has all that they contain.
    expect(stateOf(ana).history.map(({ event }) => event.type)).toEqual(["start", "claim", "note"]);
    for (const words of [JSON.stringify(stateOf(ana).history.at(-1)), JSON.stringify([...logs])]) {
      expect(words).not.toMatch(/limit|1,400|duties/);
    }
    // Not with the seat of its author, and not with the secret of the link in place of the one for notes.
    expect(await readBy(ana, { seat: "s2" })).toEqual([]);
    expect(await readBy(ana, { seat: "s2", noteSecret: session.secret })).toEqual([]);
  });

  it("is refused on a device without its key", async () => {
    const { ana, stored, open } = await twoParties();
    const { noteSecret: _, ...keyless } = stored.get("ana")!;
    const device = await open("ana", keyless);
    expect(await device.writeNote(NOTE)).toEqual({ by: "no_notes_key" });
    await ana.refresh();
    expect(stateOf(ana).history.map(({ event }) => event.type)).toEqual(["start", "claim"]);
  });

  it("that someone copied into an entry of their own is not shown as theirs", async () => {
    const { ana, ben } = await twoParties();
    await ben.writeNote(NOTE);
    await ana.refresh();
    const copied = stateOf(ana).history.at(-1)!.event;
    expect(await ana.act(copied)).toBeNull();
    await ben.refresh();
    expect(await readBy(ben)).toHaveLength(1);
    expect(await readBy(ana)).toEqual([]);
  });
});

describe("a second device of a person", () => {
  it("takes part with keys of its own, reads the private notes, and keeps what it needs", async () => {
    const { ana, ben, open, stored } = await twoParties();
    await ana.writeNote({ clause: null, proposal: null, text: "Our limit is 1,400." });
    const pad = await addDevice(ana, (session) => open("pad", session));
    expect(pad.view().session).toMatchObject({ seat: "s1", invitation: null });
    expect(pad.view().session.noteSecret).toBe(ana.view().session.noteSecret);
    expect(await pad.act(proposal(pad, "p1", "Keep it secret."))).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toMatchObject([{ id: "p1", seat: "s1" }]);
    const again = await open("pad", stored.get("pad")!);
    expect(await readBy(again)).toMatchObject([{ text: "Our limit is 1,400." }]);
    // The other party has the whole log and not the link.
    const box = JSON.stringify(stateOf(ben).history);
    expect(box).not.toContain(ana.view().session.noteSecret);
    // Once removed, it has no place and its acts have no effect.
    const remove = { type: "remove_device", device: pad.view().session.device.publicKey } as const;
    expect(await ben.act(remove)).toEqual({ by: "rule", problem: "no_device" });
    expect(await ana.act(remove)).toBeNull();
    expect(await pad.act({ type: "withdraw", proposal: "p1" })).not.toBeNull();
    expect(pad.view().session.seat).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toMatchObject([{ status: "open" }]);
  });
});

describe("a hostile server", () => {
  it("that drops, repeats, moves or forges an entry is named, and its log is not applied", async () => {
    const { ana, ben, logs, entryOf } = await twoParties();
    await ana.act(proposal(ana, "p1", "One."));
    await ana.act(proposal(ana, "p2", "Two."));
    const log = logs.get(ana.view().session.id)!;
    const [first, second] = log.entries.slice(2);
    const problem = async (entries: (typeof log)["entries"]): Promise<unknown> => {
      log.entries.splice(2, log.entries.length - 2, ...entries);
      const failure = await ben.refresh();
      return failure?.by === "check" ? failure.problem : failure;
    };
    const forged = { ...first!, envelope: { ...first!.envelope, ciphertext: second!.envelope.ciphertext } };
    expect(await problem([second!])).toEqual({ code: "out_of_order", seq: 3 });
    expect(await problem([second!, first!])).toEqual({ code: "out_of_order", seq: 3 });
    // The server did not sign what it delivers, or it signed what the device did not.
    expect(await problem([forged])).toEqual({ code: "other_history", seq: 3 });
    expect(await problem([await entryOf(forged.envelope)])).toEqual({ code: "wrong_signature", seq: 3 });
    expect(stateOf(ben).seq).toBe(2);
    expect(await problem([first!, second!])).toBeNull();
  });

  it("is named by a device that reads the whole log at once, where a device wrote nothing before it joined", async () => {
    const { ana, ben, invite, logs, entryOf } = await twoParties();
    await ben.act(proposal(ben, "p1", "One."));
    const log = logs.get(ana.view().session.id)!;
    const [start, claim, proposed] = log.entries;
    const { envelope } = proposed!;
    const cat = await invite("cat", linkOf(ana.view()), ana.view().session.id);
    expect(stateOf(cat)).toMatchObject({ seq: 3, ignored: [], proposals: [{ id: "p1" }] });
    const forged = { ...envelope, signature: claim!.envelope.signature };
    log.entries.splice(0, 3, start!, claim!, await entryOf(forged));
    const dan = await invite("dan", linkOf(ana.view()), ana.view().session.id);
    expect(dan.view().failure).toEqual({ by: "check", problem: { code: "wrong_signature", seq: 3 } });
    expect(dan.view().session.state).toBeNull();
  });

  it("that accepts what a stranger writes changes nothing, whether the stranger joins later or not", async () => {
    const { start, invite, port } = createLogService();
    const ana = await start();
    const { session } = ana.view();
    const write = async (client: SessionClient, text: string): Promise<void> => {
      const event = { type: "comment", clause: null, proposal: null, text };
      const { device, head } = client.view().session;
      const position = { session: session.id, seq: head.seq + 1, prev: head.hash };
      const envelope = await encryptEvent(crypto, client.keys, device, position, event);
      expect(await port.append(client.access, envelope, device.publicKey)).toMatchObject({ ok: true });
      await client.refresh();
    };
    const [ben, eve] = [
      await invite("ben", linkOf(ana.view()), session.id),
      await invite("eve", "#" + session.secret, session.id),
    ];
    await write(ben, "Before I joined.");
    await eve.refresh();
    await write(eve, "A stranger.");
    expect(await ben.claim()).toBeNull();
    await write(ben, "Now I have joined.");
    const dan = await invite("dan", "#" + session.secret, session.id);
    expect(stateOf(dan).comments.map(({ text }) => text)).toEqual(["Now I have joined."]);
    expect(stateOf(dan).ignored.map(({ seq, problem }) => [seq, problem])).toEqual([
      [2, "unreadable"],
      [3, "unreadable"],
    ]);
  });
});

describe("a link", () => {
  it("is read as it was written, and refused when cut off", () => {
    const link = { secret: "s".repeat(43), invitation: { seat: "s2", secret: "i".repeat(43) } };
    expect(readLinkFragment(linkFragment(link))).toEqual(link);
    expect(readLinkFragment(linkFragment({ ...link, invitation: null }))).toEqual({ ...link, invitation: null });
    const written = linkFragment(link);
    for (const cut of [1, 10, 44, 47, 60, 89])
      expect(readLinkFragment(written.slice(0, -cut))?.invitation ?? null).toBeNull();
    expect(readLinkFragment("")).toBeNull();
  });
});
