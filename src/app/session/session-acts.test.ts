import { expect, it } from "vitest";
import { createMemoryLog } from "../../../tests/support/memory-log.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import { deletionConsents } from "../../engine/session/rules/deletion.ts";
import type { Envelope } from "../../model/session/envelope.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import type { LinkToSeat } from "../../model/session/stored-session.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { createInvitation } from "../../sealing/invitation.ts";
import { consentingDevices, consentToDeletion } from "../../sealing/session-deletion.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../sealing/verify-hash-chain.ts";
import { createSessionClient } from "./create-session-client.ts";
import type { SessionClient } from "./create-session-client.ts";
import { deviceLinkOf } from "./device-link.ts";
import { deletionStatus } from "./retention/deletion-status.ts";
import type { DeviceSession } from "./session-view.ts";
import { startSession } from "./start-session.ts";

const { crypto } = globalThis;
const now = () => "2027-03-01T12:00:00.000Z";
const SUBJECT = { document: sampleDocument, source: null, signing: "allowed", signingReason: null } as const;
const PLAN = {
  service: "negotiation",
  parties: [
    { name: "Ana", witnesses: ["Wes"] },
    { name: "Ben", witnesses: [] },
  ],
  order: "parallel",
  zone: "America/Chicago",
} as const;
const WITNESS = "s1w1";

/** Ana has started a session with Ben and a witness. Ben's device opens links, one after another, and keeps what it stored. */
const invitedBen = async () => {
  const { port, upload, logs } = createMemoryLog();
  let kept: DeviceSession | null = null;
  const save = async (session: DeviceSession) => {
    kept = session;
    return true;
  };
  const dependencies = { crypto, port, upload, now, save: async () => true };
  const started = await startSession(dependencies, SUBJECT, PLAN);
  if (!started.ok) throw new Error(started.failure);
  const { id, secret, headKey } = started.session;
  const ana = (await createSessionClient(dependencies, started.session))!;
  await ana.refresh();
  const fresh = { seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
  const first = await createSigningKeys(crypto);
  const openLink = async (invitation: LinkToSeat): Promise<SessionClient> => {
    const session = kept ?? { format: 1, id, secret, headKey, device: first, invitation, ...fresh };
    const ben = (await createSessionClient({ ...dependencies, save }, { ...session, invitation }))!;
    await ben.refresh();
    return ben;
  };
  const linkTo = (seat: string): LinkToSeat => ({ seat, secret: ana.view().session.invited[seat]! });
  const stateOf = (): SessionState => ana.view().session.state!;
  /** What the server does with everything that is in the log. */
  const wouldDelete = async (): Promise<boolean> => {
    await ana.refresh();
    const agreeing = await consentingDevices(crypto, id, deletionConsents(stateOf()));
    return logs.get(id)!.entries.every(({ envelope }) => agreeing.has(envelope.author));
  };
  const agree = async (client: SessionClient): Promise<void> => {
    await client.refresh();
    const { device } = client.view().session;
    const act = async (seq: number) => ({
      type: "delete" as const,
      consents: [await consentToDeletion(crypto, device, id, { seq })],
    });
    expect(await client.act(act)).toBeNull();
  };
  const status = async () => {
    await ana.refresh();
    return deletionStatus(crypto, id, stateOf());
  };
  const append = async ({ access, refresh }: SessionClient, envelope: Envelope, publicKey: string): Promise<void> => {
    expect(await port.append(access, envelope, publicKey)).toMatchObject({ ok: true });
    expect(await refresh()).toBeNull();
  };
  return { id, ana, append, openLink, linkTo, wouldDelete, agree, status };
};

const replaceWitness = async (ana: SessionClient): Promise<void> => {
  await ana.refresh();
  const { publicKey: invitation, secret } = await createInvitation(crypto);
  await ana.saveInvitation(WITNESS, secret);
  const event = { type: "replace_witness", seat: WITNESS, before: "Wes", name: "Uma", invitation } as const;
  expect(await ana.act(event)).toBeNull();
};

it("a founder who first invites a party as a witness does not get that party's consent to a deletion", async () => {
  const { ana, openLink, linkTo, wouldDelete, agree, status } = await invitedBen();
  const asWitness = await openLink(linkTo(WITNESS));
  expect(await asWitness.claim()).toBeNull();
  await replaceWitness(ana);
  const ben = await openLink(linkTo("s2"));
  expect(await ben.claim()).toBeNull();
  expect(ben.view().session.seat).toBe("s2");
  await agree(ana);
  expect([await wouldDelete(), await status()]).toEqual([false, { waiting: ["s2"], isBlocked: false }]);
  await agree(ben);
  expect([await wouldDelete(), await status()]).toEqual([true, { waiting: [], isBlocked: false }]);
});

it("a founder who first gives a party the link for another device of the founder does not get it either", async () => {
  const { ana, openLink, linkTo, wouldDelete, agree, status } = await invitedBen();
  expect(await ana.offerDevice()).toBeNull();
  const asDevice = await openLink({ seat: "s1", secret: deviceLinkOf(ana.view().session)!, isDevice: true });
  expect(await asDevice.joinDevice()).toBeNull();
  const ben = await openLink(linkTo("s2"));
  expect(await ben.claim()).toBeNull();
  await agree(ana);
  expect([await wouldDelete(), await status()]).toEqual([false, { waiting: ["s2"], isBlocked: false }]);
});

it("a device whose claim had no effect claims again with new keys, and agrees to a deletion for the old ones, too", async () => {
  const { id, openLink, linkTo, append, wouldDelete, agree, status, ana } = await invitedBen();
  const ben = await openLink(linkTo("s2"));
  const { device: old, head } = ben.view().session;
  const claim = { type: "claim", seat: "s2", device: old.publicKey, proof: "A".repeat(86) };
  const position = { session: id, seq: head.seq + 1, prev: head.hash };
  await append(ben, await encryptEvent(crypto, ben.keys, old, position, claim), old.publicKey);
  expect(await ben.claim()).toBeNull();
  const { device, formerDevices, seat, state } = ben.view().session;
  expect([seat, state?.ignored.map(({ problem }) => problem)]).toEqual(["s2", ["wrong_proof"]]);
  expect([formerDevices, device.id === old.id]).toEqual([[old], false]);
  await agree(ana);
  expect([await wouldDelete(), await status()]).toEqual([false, { waiting: ["s2"], isBlocked: false }]);
  await agree(ben);
  expect([await wouldDelete(), await status()]).toEqual([true, { waiting: [], isBlocked: false }]);
});
