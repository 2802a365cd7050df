import type { EvidenceProblem, ProvenNotary, SigningLine } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SeenParty, SessionEvent } from "../../../model/session/session-event.ts";
import { isClaimProven } from "../../../sealing/invitation.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { certificateProblem } from "../notary/certificate-problem.ts";
import { isNameUnique } from "../rules/witnesses.ts";

type Line = Omit<SigningLine, "seat">;
type Invited = Extract<SessionEvent, { readonly type: "invite_notary" }>;

type Known = {
  readonly session: string;
  readonly entries: readonly LogEntry[];
  readonly lines: readonly Line[];
  readonly parties: readonly SeenParty[];
  /** The ids of devices by public key. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Whether a device is the founder's at a position of the log. */
  readonly isFounder: (author: string, seq: number) => boolean;
  /** The hash of what everyone signed. */
  readonly version: string;
};

/** A notary after the entries so far: invited by the founder, with the device that claimed the seat. */
type Seat = { readonly invited: Invited; readonly invitation: string; readonly device: string | null };

/** What the opened entries say about notaries. */
export type ProvenNotaries = {
  readonly notaries: readonly ProvenNotary[];
  readonly problems: readonly EvidenceProblem[];
};

/** The public key of a claim that was proven with the founder's invitation, by a device that signs for no one. */
const claimedBy = async (
  crypto: WebCrypto,
  { session, parties, idOf }: Known,
  { invitation }: Seat,
  event: Extract<SessionEvent, { readonly type: "claim" }>,
  author: string,
): Promise<string | null> => {
  const { seat, device, proof, host } = event;
  const keys = parties.flatMap((party) => [party.device, ...(party.others ?? [])]);
  if (host !== undefined || idOf.get(device) !== author || keys.includes(device)) return null;
  return (await isClaimProven(crypto, invitation, proof, { session, seat, device })) ? device : null;
};

const afterInvitation = (seats: ReadonlyMap<string, Seat>, event: SessionEvent): ReadonlyMap<string, Seat> | null => {
  if (event.type === "invite_notary") {
    const seat: Seat = { invited: event, invitation: event.invitation, device: null };
    return seats.has(event.seat) ? null : new Map([...seats, [event.seat, seat]]);
  }
  const known = event.type === "invite" || event.type === "leave_out_notary" ? seats.get(event.seat) : undefined;
  if (!known) return null;
  if (event.type === "leave_out_notary") return new Map([...seats].filter(([id]) => id !== event.seat));
  return event.type === "invite" && known.device === null
    ? new Map([...seats, [event.seat, { ...known, invitation: event.invitation }]])
    : null;
};

/** The notary whose certificate this entry completes; null if the entry has no effect. */
const certifiedBy = (known: Known, seats: ReadonlyMap<string, Seat>, line: Line): ProvenNotary | null => {
  const { seq, at, event } = line;
  if (event.type !== "certificate") return null;
  const author = known.entries[seq - 1]?.envelope.author;
  const found = [...seats].find(([, { device }]) => device !== null && known.idOf.get(device) === author);
  if (!found) return null;
  const [seat, { invited, device }] = found;
  const { type: _, ...statement } = event;
  const { request, name } = invited;
  const names = known.parties.map((party) => party.name);
  const areParties = request.signers.every((id) =>
    known.parties.some((party) => party.seat === id && party.witnessOf === undefined),
  );
  const isApart = isNameUnique(statement.name, names) && isNameUnique(name, names);
  const isRight = certificateProblem(request, statement, { at, version: known.version }) === null;
  return areParties && isApart && isRight ? { seat, name, device: device!, seq, at, request, statement } : null;
};

/**
 * The notaries whose certificates are valid under the rules of a session: the founder invited the notary, the device
 * claimed the seat with this invitation, and the certificate is the only one and follows the last signature. Any other
 * certificate is a problem, and so is a notary who neither completed a certificate nor was left out.
 */
export const provenNotaries = async (crypto: WebCrypto, known: Known): Promise<ProvenNotaries> => {
  const signed = known.lines.filter(({ event }) => event.type === "signature").map(({ seq }) => seq);
  const problems: EvidenceProblem[] = [];
  const notaries: ProvenNotary[] = [];
  let seats: ReadonlyMap<string, Seat> = new Map();
  for (const line of known.lines) {
    const { seq, event } = line;
    const { author } = known.entries[seq - 1]!.envelope;
    if (event.type === "claim") {
      const seat = seats.get(event.seat);
      const device = seat?.device === null ? await claimedBy(crypto, known, seat, event, author) : null;
      if (seat && device !== null) seats = new Map([...seats, [event.seat, { ...seat, device }]]);
    } else if (event.type === "certificate") {
      const notary = seq > Math.max(...signed) ? certifiedBy(known, seats, line) : null;
      if (!notary || notaries.some(({ seat }) => seat === notary.seat)) problems.push({ code: "wrong_notary", seq });
      else notaries.push(notary);
    } else if (known.isFounder(author, seq)) {
      seats = afterInvitation(seats, event) ?? seats;
    }
  }
  const done = new Set(notaries.map(({ seat }) => seat));
  const missing = [...seats].filter(([id]) => !done.has(id));
  return {
    notaries,
    problems: [
      ...problems,
      ...missing.map(([, { invited }]): EvidenceProblem => ({ code: "notary_missing", name: invited.name })),
    ],
  };
};
