// A negotiation of a long document as its server stores it, and what a device does when it first opens it.
import { baseHash } from "../../../src/engine/session/hashing/hashes.ts";
import { applyEntry } from "../../../src/engine/session/replay-log.ts";
import { parseWording } from "../../../src/engine/session/edits/parse-wording.ts";
import { readLogAfter } from "../../../src/app/session/log-client/log-client.ts";
import { applyEntries } from "../../../src/app/session/log/apply-entries.ts";
import type { Clause, Inline, LegalDocument } from "../../../src/model/document.ts";
import type { LogEntry, SignedHead } from "../../../src/model/session/log-api.ts";
import type { Change, SessionEvent, StartEvent } from "../../../src/model/session/session-event.ts";
import { WRITER_VERSION } from "../../../src/model/session/writer-version.ts";
import type { SessionState } from "../../../src/model/session/session-state.ts";
import type { Json } from "../../../src/sealing/canonical-json.ts";
import { encryptEvent, envelopeHash } from "../../../src/sealing/encrypt-event.ts";
import { createInvitation, openInvitation, proveClaim } from "../../../src/sealing/invitation.ts";
import { createSessionSecret, deriveSessionKeys } from "../../../src/sealing/session-keys.ts";
import { signHead } from "../../../src/sealing/signed-head.ts";
import { createSigningKeys } from "../../../src/sealing/signing-keys.ts";
import type { SigningKeys } from "../../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../../src/sealing/verify-hash-chain.ts";

const { crypto } = globalThis;

export const CLAUSES = 130;
export const EVENTS = 500;
const SECTIONS = 13;
const SESSION = "A".repeat(22);
/** As many entries as the server puts into one answer. */
const PAGE_ENTRIES = 500;

const text = (words: string): Inline => ({ type: "text", text: words });

const clause = (at: number): Clause => ({
  type: "clause",
  id: `c${at}`,
  level: 2,
  number: "",
  style: {},
  fields: [],
  title: [text(`Duty number ${at}`)],
  blocks: [
    {
      type: "paragraph",
      id: `c${at}.text`,
      fields: [],
      content: [
        text(`In matter ${at} the Supplier keeps what is described in `),
        { type: "reference", target: `c${(at * 7) % CLAUSES}`, before: "section ", number: "", after: "" },
        text(
          " in good order, pays what is owed on the day on which it falls due, and informs the Buyer of every delay.",
        ),
      ],
    },
  ],
});

const section = (at: number): Clause => ({
  type: "clause",
  id: `s${at}`,
  level: 1,
  number: "",
  style: {},
  fields: [],
  title: [text(`Part ${at}`)],
  blocks: Array.from({ length: CLAUSES / SECTIONS - 1 }, (_, inner) => clause(at * (CLAUSES / SECTIONS) + inner)),
});

const document: LegalDocument = {
  title: "Long agreement",
  language: "en",
  numbering: "decimal",
  blocks: Array.from({ length: SECTIONS }, (_, index) => section(index)),
  provenance: { definition: "long", version: "1.0", hash: "5a3b1e", on: "2026-11-28" },
};

const changeOf = (round: number): Change => {
  const id = `c${((round * 11) % CLAUSES) - ((round * 11) % 10 === 9 ? 1 : 0)}`;
  if (round % 10 === 9) {
    const wording = parseWording(document, "Another duty", "The Supplier keeps a record.");
    return { op: "insert", clause: `n${round}`, to: { side: "after", of: id }, wording };
  }
  const words = `In round ${round} the Supplier does this within ${(round % 28) + 2} days after written notice.`;
  return { op: "replace", clause: id, wording: parseWording(document, `Duty of round ${round}`, words) };
};

/** The acts of a round: a proposal, an answer to it, and a remark. */
const actOf = (state: SessionState, seq: number): readonly [who: "ana" | "ben", event: SessionEvent] => {
  const round = Math.floor(seq / 3);
  if (seq % 3 === 0) {
    const change = changeOf(round);
    const base = baseHash(state.base, state.document, change)!;
    const reason = "We need this time.";
    return ["ana", { type: "propose", proposal: `p${round}`, change, reason, base, counters: null }];
  }
  if (seq % 3 === 1 && round > 0)
    return [
      "ben",
      round % 4 === 3
        ? { type: "decline", proposal: `p${round}`, reason: "Too long." }
        : { type: "accept", proposal: `p${round}` },
    ];
  return ["ben", { type: "comment", clause: `c${(round * 10) % CLAUSES}`, proposal: null, text: `Remark ${seq}.` }];
};

/** The log, with what a device needs to open it. */
export type LongLog = {
  readonly known: { readonly session: string; readonly headKey: string; readonly head: typeof EMPTY_LOG };
  readonly keys: NonNullable<Awaited<ReturnType<typeof deriveSessionKeys>>>;
  readonly entries: readonly LogEntry[];
  readonly heads: readonly SignedHead[];
  readonly devices: readonly SigningKeys[];
};

/** Writes the log as the devices of two parties would. */
export const writeLongLog = async (): Promise<LongLog> => {
  const keys = (await deriveSessionKeys(crypto, createSessionSecret(crypto)))!;
  const [server, ana, ben] = await Promise.all([1, 2, 3].map(() => createSigningKeys(crypto)));
  const invitation = await createInvitation(crypto);
  const opened = (await openInvitation(crypto, invitation))!;
  const start: StartEvent = {
    type: "start",
    format: 1,
    writer: WRITER_VERSION,
    service: "negotiation",
    document,
    source: null,
    signing: "allowed",
    signingReason: null,
    order: "parallel",
    seats: [
      { id: "ana", name: "Ana Lund", role: "party", invitation: "" },
      { id: "ben", name: "Ben Ode", role: "party", invitation: invitation.publicKey },
    ],
    seat: "ana",
    device: ana!.publicKey,
    zone: "America/Chicago",
  };
  const claim = { session: SESSION, seat: "ben", device: ben!.publicKey };
  const proof = await proveClaim(crypto, opened, claim);
  const entries: LogEntry[] = [];
  const heads: SignedHead[] = [];
  let state: SessionState | null = null;
  let prev = "";
  for (let seq = 1; seq <= EVENTS; seq++) {
    const [who, event]: readonly ["ana" | "ben", SessionEvent] =
      seq === 1
        ? ["ana", start]
        : seq === 2
          ? ["ben", { type: "claim", seat: "ben", device: ben!.publicKey, proof }]
          : actOf(state!, seq);
    const device = who === "ana" ? ana! : ben!;
    const json = JSON.parse(JSON.stringify(event)) as Json;
    const envelope = await encryptEvent(crypto, keys, device, { session: SESSION, seq, prev }, json);
    prev = await envelopeHash(crypto, envelope);
    const at = new Date(Date.UTC(2027, 2, 1, 12, 0, seq)).toISOString();
    const head = await signHead(crypto, server!, { session: SESSION, seq, hash: prev, at });
    heads.push(head);
    entries.push({ envelope, at, headSignature: head.signature });
    const next = applyEntry(state, { seq, at, author: device.id, event, isProven: true });
    if (!next.ok) throw new Error(`${next.problem} at ${seq}`);
    ({ state } = next);
  }
  // Without this check, the benchmark could time acts that the rules ignore.
  if (state!.ignored.length > 0)
    throw new Error(`${state!.ignored.length} acts were ignored: ${state!.ignored[0]!.problem}`);
  const known = { session: SESSION, headKey: server!.publicKey, head: EMPTY_LOG };
  return { known, keys, entries, heads, devices: [ana!, ben!] };
};

/** Reads the log from answers of a server and replays it, as a device does that opens it for the first time. */
export const openLongLog = async ({ known, keys, entries, heads }: LongLog): Promise<SessionState> => {
  const send = async (address: string | URL | Request): Promise<Response> => {
    const after = Number(new URL(String(address), "http://localhost").searchParams.get("after"));
    const page = { entries: entries.slice(after, after + PAGE_ENTRIES), head: heads.at(-1) };
    return new Response(JSON.stringify(page), { headers: { "content-type": "application/json" } });
  };
  const access = { session: known.session, ...keys };
  const answer = await readLogAfter(access, known, send as typeof fetch);
  if (!answer.ok) throw new Error(answer.problem.code);
  const replayed = await applyEntries(crypto, keys, known, answer.value.entries, null);
  if (!replayed.ok || !replayed.state) throw new Error("the log cannot be replayed");
  return replayed.state;
};
