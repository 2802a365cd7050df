import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildEvidence } from "../../src/engine/session/evidence/build-evidence.ts";
import type { FilledFields, SessionEvent } from "../../src/model/session/session-event.ts";
import type { SessionState } from "../../src/model/session/session-state.ts";
import type { Evidence } from "../../src/model/session/evidence.ts";
import { createSessionClient } from "../../src/app/session/create-session-client.ts";
import type { SessionClient } from "../../src/app/session/create-session-client.ts";
import type { DeviceSession } from "../../src/app/session/session-view.ts";
import { deviceLinkOf } from "../../src/app/session/device-link.ts";
import type { SealablePrinter } from "../../src/app/session/seal/render-sealable.ts";
import { createSealablePrinter } from "../../src/app/session/seal/sealable-printer.ts";
import { linkFragment, readLinkFragment } from "../../src/app/session/session-link.ts";
import { startSession } from "../../src/app/session/start-session.ts";
import type { SessionSubject } from "../../src/app/session/start-session.ts";
import { fromBase64Url } from "../../src/sealing/base64url.ts";
import { createInvitation } from "../../src/sealing/invitation.ts";
import { deriveSessionKeys } from "../../src/sealing/session-keys.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { createMemoryLog } from "./memory-log.ts";
import { inviteNotaryEvent, statementEvent } from "./notary-samples.ts";
import { sampleDocument } from "./sample-document.ts";
import { CONSENT, signEvent } from "./session-samples.ts";

const { crypto } = globalThis;
const FONTS = resolve(import.meta.dirname, "../../public/fonts");

const font = async (file: string): Promise<Uint8Array> => new Uint8Array(readFileSync(join(FONTS, file)));

/** Prints a file to be sealed in Node. */
export const printInNode: SealablePrinter = createSealablePrinter(font);

const stateOf = (client: SessionClient): SessionState => client.view().session.state!;

const done = async (client: SessionClient, event: SessionEvent): Promise<void> => {
  await client.refresh();
  const failure = await client.act(event);
  if (failure) throw new Error(JSON.stringify(failure));
};

const opened = (log: ReturnType<typeof createMemoryLog>, session: DeviceSession): Promise<SessionClient | null> =>
  createSessionClient(
    { crypto, port: log.port, save: async () => true, now: () => "2027-03-01T12:00:00.000Z" },
    session,
  );

const loseLink = async (ana: SessionClient): Promise<void> => {
  await done(ana, { type: "pass_on", seat: "s2", how: "copy" });
  const { publicKey: invitation, secret } = await createInvitation(crypto);
  await ana.saveInvitation("s2", secret);
  await done(ana, { type: "invite", seat: "s2", invitation });
  await done(ana, { type: "pass_on", seat: "s2", how: "code" });
};

/** A second device of the same person, which opened the link of the first one and was confirmed there. */
export const addDevice = async (
  first: SessionClient,
  open: (session: DeviceSession) => Promise<SessionClient | null>,
): Promise<SessionClient> => {
  await first.offerDevice();
  const { id, secret, seat, headKey } = first.view().session;
  const deviceLink = deviceLinkOf(first.view().session);
  const invitation = { seat: seat!, secret: deviceLink!, isDevice: true } as const;
  const link = readLinkFragment(linkFragment({ secret, invitation }))!;
  const rest = { headKey, seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
  const device = await createSigningKeys(crypto);
  const second = (await open({ format: 1, id, ...link, device, ...rest }))!;
  await second.refresh();
  const failure = (await second.joinDevice()) ?? (await first.refresh()) ?? (await first.addDevice(device.publicKey));
  if (failure) throw new Error(JSON.stringify(failure));
  await second.refresh();
  return second;
};

const joinNotary = async (
  ana: SessionClient,
  join: (seat: string, secret: string) => Promise<SessionClient>,
): Promise<SessionClient> => {
  const { publicKey, secret } = await createInvitation(crypto);
  await done(ana, inviteNotaryEvent({ signers: ["s1", "s2"] }, publicKey));
  return join("n1", secret);
};

type Signature = Extract<SessionEvent, { readonly type: "signature" }>;

/** What a test changes of a signed session. */
type Parts = {
  readonly names?: readonly [string, string];
  /** The witness of Ben's signature. */
  readonly witness?: string;
  /** Who replaces that witness, who refuses after Ben has signed. */
  readonly otherWitness?: string;
  /** What the person who started it writes after signing first. */
  readonly remark?: string;
  /** Whether Ben's first link was copied and lost, so that he got a new one as a QR code. */
  readonly linkLost?: boolean;
  /** Whether Ana signs on a second device, which her first one has added. */
  readonly secondDevice?: boolean;
  /** What Ana then writes on her first device, before anyone signs. */
  readonly earlyRemark?: string;
  readonly subject?: Partial<SessionSubject>;
  readonly mark?: (name: string) => Signature["mark"];
  readonly filled?: (name: string) => FilledFields;
  /** A notary, whom Ana invites before anyone signs, completes the certificate, or is left out in the end. */
  readonly notary?: "completes" | "left_out";
  /** Whether Ben signs in person on Ana's device, which states it. */
  readonly inPerson?: boolean;
  /** The SHA-256 of the build that each signer's page names. */
  readonly build?: string;
};

/** A session that two people have signed on two devices, with its evidence. */
export const signedSession = async ({
  names = ["Ana", "Ben"],
  witness,
  otherWitness,
  remark,
  linkLost = false,
  secondDevice = false,
  earlyRemark,
  subject = {},
  mark,
  filled,
  notary,
  inPerson = false,
  build,
}: Parts = {}) => {
  const log = createMemoryLog();
  const plan = {
    service: "signing",
    parties: names.map((name, index) => ({ name, witnesses: witness !== undefined && index === 1 ? [witness] : [] })),
    order: "parallel",
    zone: "America/Chicago",
  } as const;
  const given = {
    document: sampleDocument,
    source: null,
    signing: "allowed",
    signingReason: null,
    ...subject,
  } as const;
  const needs = {
    crypto,
    port: log.port,
    upload: log.upload,
    save: async () => true,
    now: () => "2027-03-01T12:00:00.000Z",
  };
  const started = await startSession(needs, given, plan);
  if (!started.ok) throw new Error(started.failure);
  const ana = (await opened(log, started.session))!;
  await ana.refresh();
  const { headKey, id, secret, invited } = started.session;
  const rest = { headKey, seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
  const join = async (seat: string, invitation = invited[seat]!): Promise<SessionClient> => {
    const link = readLinkFragment(linkFragment({ secret, invitation: { seat, secret: invitation } }))!;
    const device = await createSigningKeys(crypto);
    const client = (await opened(log, { format: 1, id, ...link, device, ...rest }))!;
    await client.refresh();
    const isGuest = inPerson && seat === "s2";
    if (isGuest) await done(ana, { type: "host", seat, device: device.publicKey });
    await client.refresh();
    await client.claim(isGuest ? "s1" : undefined);
    return client;
  };
  if (linkLost) await loseLink(ana);
  const pad = secondDevice ? await addDevice(ana, (session) => opened(log, session)) : ana;
  if (earlyRemark !== undefined) await done(ana, { type: "comment", clause: null, proposal: null, text: earlyRemark });
  const ben = await join("s2", ana.view().session.invited["s2"]);
  const others = witness === undefined ? [] : [await join("s2w1")];
  const sign = async (client: SessionClient, name: string): Promise<void> => {
    await done(client, CONSENT);
    await done(client, {
      ...(signEvent(stateOf(client), name) as Signature),
      ...(mark ? { mark: mark(name) } : {}),
      ...(filled ? { filled: filled(name) } : {}),
      ...(build === undefined ? {} : { build }),
    });
  };
  if (witness !== undefined && otherWitness !== undefined) {
    await sign(ben, names[1]);
    await done(others[0]!, { type: "refuse", reason: "I was not there." });
    const { publicKey: invitation, secret: link } = await createInvitation(crypto);
    const parts = { seat: "s2w1", before: witness, name: otherWitness, invitation };
    await done(ana, { type: "replace_witness", ...parts });
    others[0] = await join("s2w1", link);
  }
  const nia = notary ? await joinNotary(ana, join) : null;
  for (const [index, client] of [pad, ben, ...others].entries()) {
    await sign(client, names[index] ?? otherWitness ?? witness!);
    if (index === 0 && remark !== undefined)
      await done(ana, { type: "comment", clause: null, proposal: null, text: remark });
  }
  if (nia && notary === "completes") {
    await nia.refresh();
    await done(nia, statementEvent(stateOf(nia)));
  }
  if (notary === "left_out") await done(ana, { type: "leave_out_notary", seat: "n1" });
  const keys = (await deriveSessionKeys(crypto, fromBase64Url(secret)!))!;
  const { entries } = log.logs.get(id)!;
  const evidenceOf = (state: SessionState): Promise<Evidence> =>
    buildEvidence(crypto, keys, state, { session: id, headKey, entries });
  await ana.refresh();
  await ben.refresh();
  return {
    ana,
    ben,
    witness: others[0] ?? null,
    notary: nia,
    log,
    keys,
    state: stateOf(ana),
    evidence: await evidenceOf(stateOf(ben)),
    evidenceOf,
  };
};
