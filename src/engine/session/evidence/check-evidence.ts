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
import { provenNotaries } from "./notaries.ts";
import { checkEnding, checkUnopenedEntries, lastAct } from "./check-ending.ts";
import { checkHosts } from "./hosts.ts";

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
  const isSecond = (party: SeenParty, index: number): boolean =>
    parties
      .slice(0, index)
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

/**
 * Checks evidence by itself, without a server: the chain and every signed head, each device's signature of its entries, and
 * that every party consented and signed exactly this document, and every notary who was not left out completed a certificate.
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
  const founder = entries[0]?.envelope.author ?? "";
  const first = new Set([founder, ...firstOf.keys()]);
  const added = addedDevices({ entries, lines: opened.lines, idOf, first });
  const version = signedHash(evidence);
  const isFounder = (author: string, seq: number): boolean =>
    author === founder || addedAt(added, author, seq)?.first === founder;
  const certified = await provenNotaries(crypto, {
    session,
    entries,
    lines: opened.lines,
    parties: joined.parties,
    idOf,
    isFounder,
    version,
  });
  for (const { seat, device } of certified.notaries) firstOf.set(idOf.get(device) ?? "", seat);
  const lines = opened.lines.map((line): SigningLine => {
    const { author } = entries[line.seq - 1]!.envelope;
    const by = addedAt(added, author, line.seq);
    const seat = firstOf.get(by?.first ?? author) ?? null;
    return { ...line, seat, ...(by ? { device: by.publicKey } : {}) };
  });
  const last = lastAct(lines, certified.notaries, isFounder, entries);
  const problems = [
    ...(await checkDevices(crypto, devices, entries)),
    ...opened.problems,
    ...joined.problems,
    ...checkListedDevices(lines, added, idOf),
    ...checkPeople(joined.parties),
    ...checkSignatures(lines, joined.parties, version),
    ...certified.problems,
    ...checkUnopenedEntries(entries, added, { lines, opened: evidence.opened, last }),
    ...checkEnding(entries, added, lines, joined.parties),
    ...checkHosts({ writer, entries, lines, parties: joined.parties, isFounder }),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const { seq: count, hash: lastHash } = chain.head;
  const { parties } = joined;
  const { notaries } = certified;
  const record = { version, lastHash, count, parties, lines, notaries };
  return { ok: true, proven: { session, zone, writer, headKey, document, file, amends, ...record } };
};
