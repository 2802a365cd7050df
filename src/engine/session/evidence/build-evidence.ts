import type { Evidence } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { HistoryLine, SessionState } from "../../../model/session/session-state.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { entryKey } from "../../../sealing/encrypt-event.ts";
import type { SessionKeys } from "../../../sealing/session-keys.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { signingSeats } from "../rules/seats.ts";
import { lastSigningAct } from "../rules/sign-again.ts";
import { versionHash } from "../hashing/hashes.ts";
import { positionsBeforeActs, betweenSignatures } from "./between-signatures.ts";
import type { ActOnAddedDevice, EntryRange } from "./between-signatures.ts";

/** What shows how people were invited and signed; proposals and comments remain between the parties. */
const SIGNING: readonly SessionEvent["type"][] = [
  "claim",
  "host",
  "invite",
  "pass_on",
  "replace_witness",
  "invite_notary",
  "leave_out_notary",
  "certificate",
  "add_device",
  "remove_device",
  "sign_again",
  "agree",
  "consent",
  "signature",
];

/** The position after which everyone signed: a replaced witness or the founder made the signatures before it void. */
const signingStart = ({ history }: SessionState): number =>
  history.findLast(({ event }) => event.type === "replace_witness" || event.type === "sign_again")?.seq ?? 0;

const isCurrent = ({ seq, seat, event }: HistoryLine, state: SessionState, start: number): boolean => {
  switch (event.type) {
    case "agree":
      return event.version === versionHash(state.document);
    case "claim":
      return state.seats.some(({ id, claimed }) => id === seat && claimed === seq);
    case "host":
      return Object.values(state.devices).some(({ publicKey }) => publicKey === event.device);
    // Entries of a former witness have no seat and are left out.
    case "add_device":
    case "remove_device":
      return state.seats.some(({ id, claimed }) => id === seat && claimed !== null && claimed <= seq);
    case "certificate":
      return state.certificates?.[seat]?.seq === seq;
    case "consent":
    case "signature":
      return seq > start;
    default:
      return true;
  }
};

/** The devices of everyone who signs or certifies and of the founder, and when they have a place. */
const writers = (state: SessionState): ReadonlyMap<string, EntryRange> => {
  const notaries = Object.keys(state.certificates ?? {});
  const seats = new Set([state.founder, ...signingSeats(state).map(({ id }) => id), ...notaries]);
  const devices = { ...state.devices, ...state.removedDevices };
  return new Map(
    Object.entries(devices).flatMap(([device, { seat, added = 0, ...rest }]) => {
      const to = "removed" in rest ? (rest.removed as number) : Infinity;
      return seats.has(seat) ? [[device, { from: added, to }] as const] : [];
    }),
  );
};

/** The consents and signatures among these lines that were made on a device which a first one had added. */
const actsOfAdded = (
  state: SessionState,
  lines: readonly HistoryLine[],
  entries: readonly LogEntry[],
): readonly ActOnAddedDevice[] => {
  const devices = { ...state.devices, ...state.removedDevices };
  return lines.flatMap(({ seq, event }) => {
    const by = devices[entries[seq - 1]!.envelope.author];
    if (by?.added === undefined || (event.type !== "consent" && event.type !== "signature")) return [];
    const [first] = Object.entries(devices).find(([, one]) => one.seat === by.seat && one.added === undefined) ?? [];
    return first === undefined ? [] : [{ first, from: by.added, to: seq }];
  });
};

/** The evidence for a document that everyone has signed; the same on every device. `entries` is the log from its first entry. */
export const buildEvidence = async (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  state: SessionState,
  log: { readonly session: string; readonly headKey: string; readonly entries: readonly LogEntry[] },
): Promise<Evidence> => {
  const start = signingStart(state);
  const signatures = Object.values(state.signatures).map(({ seq }) => seq);
  const last = Math.max(0, lastSigningAct(state));
  const entries = log.entries.filter(({ envelope }) => envelope.seq <= last);
  const lines = state.history.filter(
    (line) => line.seq <= last && SIGNING.includes(line.event.type) && isCurrent(line, state, start),
  );
  const between = betweenSignatures(entries, writers(state), [...signatures, last]);
  const before = positionsBeforeActs(entries, actsOfAdded(state, lines, entries));
  const shown = [...new Set([...lines.map(({ seq }) => seq), ...before, ...between])].toSorted((a, b) => a - b);
  const opened = await Promise.all(
    shown.map(async (seq) => {
      const { envelope } = entries[seq - 1]!;
      return { seq, key: toBase64Url(await entryKey(crypto, keys, envelope)) };
    }),
  );
  return {
    format: 1,
    session: log.session,
    headKey: log.headKey,
    zone: state.zone,
    ...(state.writer === undefined ? {} : { writer: state.writer }),
    document: state.document,
    ...(state.file ? { file: state.file } : {}),
    ...(state.amends ? { amends: state.amends } : {}),
    devices: Object.values({ ...state.devices, ...state.removedDevices }).map(({ publicKey }) => publicKey),
    entries,
    opened,
  };
};
