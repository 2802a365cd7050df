import { expect } from "vitest";
import { createMemoryLog } from "./memory-log.ts";
import { sampleDocument } from "./sample-document.ts";
import { proposalEvent, rewording } from "./session-samples.ts";
import type { SessionState } from "../../src/model/session/session-state.ts";
import { createNoteSecret } from "../../src/sealing/encrypt-note.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { createSessionClient } from "../../src/app/session/create-session-client.ts";
import type { SessionClient } from "../../src/app/session/create-session-client.ts";
import { readRemarks } from "../../src/app/session/read-remarks.ts";
import { linkFragment, readLinkFragment } from "../../src/app/session/session-link.ts";
import type { DeviceSession } from "../../src/app/session/session-view.ts";
import { startSession } from "../../src/app/session/start-session.ts";

const { crypto } = globalThis;

/** The time of every device. */
export const now = () => "2027-03-01T12:00:00.000Z";

/** The document that the sessions are about. */
export const SUBJECT = { document: sampleDocument, source: null, signing: "allowed", signingReason: null } as const;

/** Ana negotiates with Ben. */
export const PLAN = {
  service: "negotiation",
  parties: [
    { name: "Ana", witnesses: [] },
    { name: "Ben", witnesses: [] },
  ],
  order: "parallel",
  zone: "America/Chicago",
} as const;

/** A log service in memory and the devices of people who use it. */
export const createLogService = () => {
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

/** The link by which Ben joins. */
export const linkOf = ({ session }: { readonly session: DeviceSession }): string =>
  linkFragment({ secret: session.secret, invitation: { seat: "s2", secret: session.invited["s2"]! } });

/** The state that a device has replayed. */
export const stateOf = (client: SessionClient): SessionState => client.view().session.state!;

/** A session that Ana has started and Ben has joined. */
export const twoParties = async () => {
  const service = createLogService();
  const ana = await service.start();
  const ben = await service.invite("ben", linkOf(ana.view()), ana.view().session.id);
  expect(await ben.claim()).toBeNull();
  await ana.refresh();
  return { ...service, ana, ben };
};

/** A proposal to reword a clause. */
export const proposal = (client: SessionClient, id: string, words: string) =>
  proposalEvent(stateOf(client), id, rewording(stateOf(client).document, "duties", words));

/** The remarks that a device can read. */
export const readBy = (client: SessionClient, parts: Partial<DeviceSession> = {}) => {
  const { id, seat, state, noteSecret } = { ...client.view().session, ...parts };
  return readRemarks(crypto, { id, seat, state, noteSecret });
};
