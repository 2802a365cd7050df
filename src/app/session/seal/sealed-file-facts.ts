import { MAX_TITLE_LENGTH } from "../../../engine/session/shape/limits.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SealedFileCheck } from "./check-sealed-file.ts";
import { hostOf, isHostConfirmed } from "./in-person-words.ts";
import { formatUtc, utcAndZoned } from "./zoned-time.ts";

/** One line about a sealed file. */
export type SealedFileFact = {
  readonly label: string;
  readonly value: string;
  /** The language of the value, if it is that of the document. */
  readonly language?: string;
  /** Whether it is a hash or the like, which most people never compare. */
  readonly isTechnical?: true;
};

type Proven = NonNullable<SealedFileCheck["proven"]>;

const technical = (label: string, value: string): SealedFileFact => ({ label, value, isTechnical: true });

/** Who signed, when, and on whose device. */
const signatureFacts = ({ verify }: SessionMessages, proven: Proven): readonly SealedFileFact[] =>
  proven.lines.flatMap(({ at, seat, event }) => {
    if (event.type !== "signature") return [];
    const nameOf = (id: string | null): string =>
      sanitizeLine(proven.parties.find((party) => party.seat === id)?.name ?? "");
    const name = nameOf(seat);
    const witnessOf = proven.parties.find((party) => party.seat === seat)?.witnessOf;
    const label = witnessOf === undefined ? verify.signedBy(name) : verify.witnessedBy(name, nameOf(witnessOf));
    const facts: SealedFileFact[] = [{ label, value: utcAndZoned(at, proven.zone) }];
    const host = hostOf(proven, seat);
    if (host !== null) {
      const owner = proven.parties.some((party) => party.seat === host) ? nameOf(host) : verify.someone;
      const value = isHostConfirmed(proven) ? verify.hostConfirmed(owner) : verify.hostAlone(name, owner);
      facts.push({ label: verify.inPerson(name), value });
    }
    if (event.build !== undefined) facts.push(technical(verify.buildOf(name), event.build));
    return facts;
  });

const notaryFacts = ({ verify }: SessionMessages, proven: Proven): readonly SealedFileFact[] =>
  proven.notaries.map(({ at, request, statement: { name, commission, expires } }) => ({
    label: verify.certifiedBy(sanitizeLine(name)),
    value: verify.stated(utcAndZoned(at, proven.zone), sanitizeLine(commission), sanitizeLine(request.state), expires),
  }));

/** The document, and what its evidence proves. */
const provenFacts = (messages: SessionMessages, proven: Proven): readonly SealedFileFact[] => {
  const { verify } = messages;
  const { amends, document, version } = proven;
  return [
    { label: verify.document, value: document.title, language: document.language },
    ...signatureFacts(messages, proven),
    ...notaryFacts(messages, proven),
    ...(amends
      ? [{ label: verify.amends, value: verify.amended(sanitizeLine(amends.title, MAX_TITLE_LENGTH), amends.file) }]
      : []),
    technical(verify.version, version),
  ];
};

/** What a sealed file shows: who signed it, who sealed it, and its hashes. `isHere`: this site's server sealed it. */
export const sealedFileFacts = (
  messages: SessionMessages,
  { sha256, seal, proven }: SealedFileCheck,
  isHere: boolean | null,
): readonly SealedFileFact[] => {
  const { verify } = messages;
  const facts: SealedFileFact[] = proven ? [...provenFacts(messages, proven)] : [];
  if (seal) {
    facts.push({ label: verify.sealedAt, value: `${formatUtc(seal.at)} UTC` });
    facts.push({ label: verify.sealedBy, value: `${seal.subject} (${seal.issuer})` });
    if (isHere !== null) facts.push({ label: verify.whose, value: isHere ? verify.here : verify.elsewhere });
    facts.push(technical(verify.fingerprint, seal.fingerprint));
  }
  return [...facts, technical(verify.sha256, sha256)];
};
