import { expect, it } from "vitest";
import { SEAL } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import { deletionConsents } from "../../../engine/session/rules/deletion.ts";
import { encryptEvent } from "../../../sealing/encrypt-event.ts";
import { consentingDevices, consentToDeletion } from "../../../sealing/session-deletion.ts";
import { createSigningKeys } from "../../../sealing/signing-keys.ts";
import type { SessionClient } from "../create-session-client.ts";
import { deletionStatus } from "./deletion-status.ts";

const { crypto } = globalThis;

const agree = async (client: SessionClient): Promise<void> => {
  await client.refresh();
  const { id, device } = client.view().session;
  const act = async (seq: number) => ({
    type: "delete" as const,
    consents: [await consentToDeletion(crypto, device, id, { seq })],
  });
  expect(await client.act(act)).toBeNull();
};

const finished = async () => {
  // Ana has a second device, and Uma replaces the witness Wes, whose device has lost its place.
  const parts = await signedSession({ witness: "Wes", otherWitness: "Uma", secondDevice: true });
  expect(await parts.ana.act(SEAL)).toBeNull();
  const { id } = parts.ana.view().session;
  const state = () => parts.ana.view().session.state!;
  const status = () => deletionStatus(crypto, id, state());
  /** What the server does: it knows the authors of the entries and the consents, and nothing else. */
  const wouldDelete = async (): Promise<boolean> => {
    const agreeing = await consentingDevices(crypto, id, deletionConsents(state()));
    return parts.log.logs.get(id)!.entries.every(({ envelope }) => agreeing.has(envelope.author));
  };
  return { ...parts, id, status, wouldDelete };
};

it("waits for the parties only, and is complete when the server would delete the session", async () => {
  const { ana, ben, status, wouldDelete } = await finished();
  const { publicKey } = Object.values(ana.view().session.state!.devices).find(({ added }) => added !== undefined)!;
  expect(await ana.act({ type: "remove_device", device: publicKey })).toBeNull();
  expect([await status(), await wouldDelete()]).toEqual([{ waiting: ["s1", "s2"], isBlocked: false }, false]);
  await agree(ben);
  await ana.refresh();
  expect([await status(), await wouldDelete()]).toEqual([{ waiting: ["s1"], isBlocked: false }, false]);
  await agree(ana);
  expect([await status(), await wouldDelete()]).toEqual([{ waiting: [], isBlocked: false }, true]);
});

it("is blocked by an entry of someone who never had a place", async () => {
  const { ana, ben, id, log, keys, status, wouldDelete } = await finished();
  await agree(ana);
  await agree(ben);
  await ana.refresh();
  const eve = await createSigningKeys(crypto);
  const { head } = ana.view().session;
  const envelope = await encryptEvent(crypto, keys, eve, { session: id, seq: head.seq + 1, prev: head.hash }, "Eve");
  log.logs.get(id)!.entries.push(await log.entryOf(envelope));
  expect(await ana.refresh()).toBeNull();
  expect([await status(), await wouldDelete()]).toEqual([{ waiting: [], isBlocked: true }, false]);
});
