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
};

/** What a sealed file shows: who sealed it, and what its evidence proves. `isHere`: this site's server sealed it. */
export const sealedFileFacts = (
  { verify }: SessionMessages,
  { sha256, seal, proven }: SealedFileCheck,
  isHere: boolean | null,
): readonly SealedFileFact[] => {
  const facts: SealedFileFact[] = [];
  const add = (label: string, value: string): void => void facts.push({ label, value });
  add(verify.sha256, sha256);
  if (seal) {
    add(verify.sealedBy, `${seal.subject} (${seal.issuer})`);
    if (isHere !== null) add(verify.whose, isHere ? verify.here : verify.elsewhere);
    add(verify.sealedAt, `${formatUtc(seal.at)} UTC`);
    add(verify.fingerprint, seal.fingerprint);
  }
  if (!proven) return facts;
  const { title, language } = proven.document;
  facts.push({ label: verify.document, value: title, language });
  if (proven.amends)
    add(verify.amends, verify.amended(sanitizeLine(proven.amends.title, MAX_TITLE_LENGTH), proven.amends.file));
  add(verify.version, proven.version);
  for (const { at, seat, event } of proven.lines) {
    if (event.type !== "signature") continue;
    const nameOf = (id: string | null): string =>
      sanitizeLine(proven.parties.find((party) => party.seat === id)?.name ?? "");
    const witnessOf = proven.parties.find((party) => party.seat === seat)?.witnessOf;
    const label =
      witnessOf === undefined ? verify.signedBy(nameOf(seat)) : verify.witnessedBy(nameOf(seat), nameOf(witnessOf));
    add(label, utcAndZoned(at, proven.zone));
    const host = hostOf(proven, seat);
    if (host !== null) {
      const owner = proven.parties.some((party) => party.seat === host) ? nameOf(host) : verify.someone;
      const words = isHostConfirmed(proven) ? verify.hostConfirmed(owner) : verify.hostAlone(nameOf(seat), owner);
      add(verify.inPerson(nameOf(seat)), words);
    }
    if (event.build !== undefined) add(verify.buildOf(nameOf(seat)), event.build);
  }
  for (const { at, request, statement } of proven.notaries) {
    const { name, commission, expires } = statement;
    const time = utcAndZoned(at, proven.zone);
    add(
      verify.certifiedBy(sanitizeLine(name)),
      verify.stated(time, sanitizeLine(commission), sanitizeLine(request.state), expires),
    );
  }
  return facts;
};
