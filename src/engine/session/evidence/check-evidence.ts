import type { Evidence, EvidenceProblem, ProvenSigning, SigningLine } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SeenParty } from "../../../model/session/session-event.ts";
import { fromBase64Url } from "../../../sealing/base64url.ts";
import { decryptWithEntryKey, isEnvelopeSigned } from "../../../sealing/encrypt-event.ts";
import { keyId } from "../../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../../sealing/verify-hash-chain.ts";
import { verifyEntries } from "../../../sealing/verify-log-page.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { unfitWitnesses } from "../rules/witnesses.ts";
import { readSessionEvent } from "../shape/event-shape.ts";
import { signedHash } from "../hashing/hashes.ts";
import { addedAt, addedDevices, checkListedDevices } from "./added-devices.ts";
import type { AddedDevice } from "./added-devices.ts";
import { WHOLE_LOG, beforeActsOfAdded, betweenSignatures } from "./between-signatures.ts";
import type { EntryRange } from "./between-signatures.ts";

/** What evidence proves, or everything that is wrong with it. */
export type EvidenceCheck =
  | { readonly ok: true; readonly proven: ProvenSigning }
  | { readonly ok: false; readonly problems: readonly EvidenceProblem[] };

type Devices = ReadonlyMap<string, string>;

/** Public keys by the id that entries name as their author; `idsOf` has them the other way round. */
const devicesById = async (crypto: WebCrypto, keys: readonly string[]): Promise<Devices> =>
  new Map(await Promise.all(keys.map(async (key) => [(await keyId(crypto, key)) ?? "", key] as const)));

const idsOf = (devices: Devices): ReadonlyMap<string, string> => new Map([...devices].map(([id, key]) => [key, id]));

const checkDevices = async (
  crypto: WebCrypto,
  devices: Devices,
  entries: readonly LogEntry[],
): Promise<readonly EvidenceProblem[]> => {
  const checks = entries.map(async ({ envelope }): Promise<readonly EvidenceProblem[]> => {
    const key = devices.get(envelope.author);
    // Anyone with the link can append an entry, which then has no effect; what is opened must be signed.
    if (key === undefined) return [];
    return (await isEnvelopeSigned(crypto, envelope, key)) ? [] : [{ code: "wrong_device", seq: envelope.seq }];
  });
  return (await Promise.all(checks)).flat();
};

type Opened = { readonly lines: readonly Omit<SigningLine, "seat">[]; readonly problems: readonly EvidenceProblem[] };

const openLines = async (crypto: WebCrypto, devices: Devices, { entries, opened }: Evidence): Promise<Opened> => {
  const lines: Omit<SigningLine, "seat">[] = [];
  const problems: EvidenceProblem[] = [];
  for (const { seq, key } of opened) {
    const entry = entries[seq - 1];
    const bytes = fromBase64Url(key);
    const plain = entry && bytes && (await decryptWithEntryKey(crypto, bytes, entry.envelope));
    const event = plain === undefined ? null : readSessionEvent(plain);
    if (!entry || !event) problems.push({ code: "closed_entry", seq });
    else if (!devices.has(entry.envelope.author)) problems.push({ code: "wrong_device", seq });
    else lines.push({ seq, at: entry.at, event });
  }
  return { lines: lines.toSorted((a, b) => a.seq - b.seq), problems };
};

/** The parties as all signatures name them; a later signature may know a device that an earlier one did not. */
const joinParties = (
  lines: Opened["lines"],
): { readonly parties: readonly SeenParty[]; readonly problems: readonly EvidenceProblem[] } => {
  let parties: readonly SeenParty[] | null = null;
  const problems: EvidenceProblem[] = [];
  for (const { seq, event } of lines) {
    if (event.type !== "signature") continue;
    const seen: readonly SeenParty[] = event.parties;
    const known: readonly SeenParty[] = parties ?? seen;
    const isSame =
      known.length === seen.length &&
      known.every(({ seat, name, device, witnessOf }, index) => {
        const other = seen[index]!;
        const isOpen = device === null || other.device === null;
        const isPerson = seat === other.seat && name === other.name && witnessOf === other.witnessOf;
        return isPerson && (isOpen || device === other.device);
      });
    if (!isSame) problems.push({ code: "parties_differ", seq });
    parties = known.map((party, index) => ({ ...party, device: party.device ?? seen[index]?.device ?? null }));
  }
  return { parties: parties ?? [], problems };
};

/** The rules that a session starts with: everyone has a seat and a key of their own, and witnesses are apart. */
const checkPeople = (parties: readonly SeenParty[]): readonly EvidenceProblem[] => {
  const isSecond = (party: SeenParty, at: number): boolean =>
    parties
      .slice(0, at)
      .some(({ seat, device }) => seat === party.seat || (device !== null && device === party.device));
  const people = parties.map(
    ({ seat: id, name, witnessOf }) =>
      ({ id, name, role: witnessOf === undefined ? "party" : "witness", witnessOf }) as const,
  );
  return [
    ...parties.filter(isSecond).map(({ name }): EvidenceProblem => ({ code: "same_device", name })),
    ...unfitWitnesses(people).map(({ name }): EvidenceProblem => ({ code: "unfit_witness", name })),
  ];
};

/** Whether the signature of a witness follows that of a party; true for a party. */
const isWitnessRight = (
  lines: readonly SigningLine[],
  parties: readonly SeenParty[],
  { seq, seat }: Pick<SigningLine, "seq" | "seat">,
): boolean => {
  const witnessOf = parties.find((party) => party.seat === seat)?.witnessOf;
  if (witnessOf === undefined) return true;
  const isParty = parties.some((party) => party.seat === witnessOf && party.witnessOf === undefined);
  return isParty && lines.some((line) => line.event.type === "signature" && line.seat === witnessOf && line.seq < seq);
};

const checkSignatures = (
  lines: readonly SigningLine[],
  parties: readonly SeenParty[],
  version: string,
): readonly EvidenceProblem[] => {
  const problems: EvidenceProblem[] = [];
  for (const { seq, seat, event } of lines) {
    if (event.type !== "signature") continue;
    if (seat === null) problems.push({ code: "wrong_device", seq });
    if (event.version !== version) problems.push({ code: "other_document", seq });
    const hasConsent = lines.some((line) => line.event.type === "consent" && line.seat === seat && line.seq < seq);
    if (!hasConsent) problems.push({ code: "no_consent", seq });
    if (!isWitnessRight(lines, parties, { seq, seat })) problems.push({ code: "wrong_witness", seq });
  }
  const signed = new Set(lines.flatMap(({ seat, event }) => (event.type === "signature" ? [seat] : [])));
  const missing = parties.filter(({ seat }) => !signed.has(seat));
  if (parties.length === 0) problems.push({ code: "signature_missing" });
  return [...problems, ...missing.map(({ name }): EvidenceProblem => ({ code: "signature_missing", name }))];
};

const signaturesIn = (lines: readonly SigningLine[]): readonly SigningLine[] =>
  lines.filter(({ event }) => event.type === "signature");

/** Every entry that could end the session between two signatures, or remove a device before it signed, has to be opened. */
const checkHidden = (
  entries: readonly LogEntry[],
  added: readonly AddedDevice[],
  { lines, opened }: { readonly lines: readonly SigningLine[]; readonly opened: Evidence["opened"] },
): readonly EvidenceProblem[] => {
  const shown = new Set(opened.map(({ seq }) => seq));
  const founder = entries[0]?.envelope.author;
  const writers = new Map<string, EntryRange>();
  for (const { seq, seat } of lines) {
    if (seat !== null) writers.set(entries[seq - 1]!.envelope.author, WHOLE_LOG);
  }
  for (const device of added) if (writers.has(device.first) || device.first === founder) writers.set(device.id, device);
  const signed = signaturesIn(lines).map(({ seq }) => seq);
  const acts = lines.flatMap(({ seq, event }) => {
    const by = addedAt(added, entries[seq - 1]!.envelope.author, seq);
    return by && (event.type === "consent" || event.type === "signature") ? [{ ...by, to: seq }] : [];
  });
  const needed = new Set([...beforeActsOfAdded(entries, acts), ...betweenSignatures(entries, writers, signed)]);
  return [...needed].flatMap((seq): readonly EvidenceProblem[] =>
    shown.has(seq) ? [] : [{ code: "hidden_entry", seq }],
  );
};

/** Whether the last replacement of each witness leads to the parties that the signatures name. */
const isReplacementListed = (
  line: SigningLine,
  lines: readonly SigningLine[],
  parties: readonly SeenParty[],
): boolean => {
  const { event } = line;
  if (event.type !== "replace_witness") return true;
  const isLater = lines.some(
    (other) => other.event.type === "replace_witness" && other.event.seat === event.seat && other.seq > line.seq,
  );
  const listed = parties.find(({ seat }) => seat === event.seat);
  if (isLater) return true;
  return event.name === null ? listed === undefined : listed?.name === event.name && listed.witnessOf !== undefined;
};

/** Acts after which the signatures before them, or any after them, have no effect. */
const checkEnding = (
  entries: readonly LogEntry[],
  added: readonly AddedDevice[],
  lines: readonly SigningLine[],
  parties: readonly SeenParty[],
): readonly EvidenceProblem[] => {
  const founder = entries[0]?.envelope.author;
  const first = Math.min(...signaturesIn(lines).map(({ seq }) => seq));
  return lines.flatMap((line): readonly EvidenceProblem[] => {
    const { seq, seat, event } = line;
    const { author } = entries[seq - 1]!.envelope;
    const isFounder = author === founder || addedAt(added, author, seq)?.first === founder;
    switch (event.type) {
      case "refuse":
        return seat === null ? [] : [{ code: "ended", seq }];
      case "void":
        return isFounder ? [{ code: "ended", seq }] : [];
      case "sign_again":
        return isFounder && seq > first ? [{ code: "void_signatures", seq }] : [];
      case "replace_witness": {
        if (!isFounder) return [{ code: "wrong_device", seq }];
        return seq > first || !isReplacementListed(line, lines, parties) ? [{ code: "void_signatures", seq }] : [];
      }
      default:
        return [];
    }
  });
};

/**
 * Checks evidence by itself, without a server: the chain and every signed head, each device's signature of its entries, and
 * that every party consented and signed exactly this document.
 */
export const checkEvidence = async (crypto: WebCrypto, evidence: Evidence): Promise<EvidenceCheck> => {
  const { session, headKey, zone, writer, document, file, amends, entries } = evidence;
  const chain = await verifyEntries(crypto, { session, headKey, head: EMPTY_LOG }, entries);
  if (!chain.ok) return { ok: false, problems: [{ code: "broken_chain", seq: chain.problem.seq }] };
  const devices = await devicesById(crypto, evidence.devices);
  const opened = await openLines(crypto, devices, evidence);
  const joined = joinParties(opened.lines);
  const idOf = idsOf(devices);
  const firstOf = new Map(joined.parties.map(({ seat, device }) => [idOf.get(device ?? "") ?? "", seat]));
  const first = new Set([entries[0]?.envelope.author ?? "", ...firstOf.keys()]);
  const added = addedDevices({ entries, lines: opened.lines, idOf, first });
  const lines = opened.lines.map((line): SigningLine => {
    const { author } = entries[line.seq - 1]!.envelope;
    const by = addedAt(added, author, line.seq);
    const seat = firstOf.get(by?.first ?? author) ?? null;
    return { ...line, seat, ...(by ? { device: by.publicKey } : {}) };
  });
  const version = signedHash(evidence);
  const problems = [
    ...(await checkDevices(crypto, devices, entries)),
    ...opened.problems,
    ...joined.problems,
    ...checkListedDevices(lines, added, idOf),
    ...checkPeople(joined.parties),
    ...checkSignatures(lines, joined.parties, version),
    ...checkHidden(entries, added, { lines, opened: evidence.opened }),
    ...checkEnding(entries, added, lines, joined.parties),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const { seq: count, hash: lastHash } = chain.head;
  const { parties } = joined;
  return {
    ok: true,
    proven: { session, zone, writer, headKey, document, file, amends, version, lastHash, count, parties, lines },
  };
};
