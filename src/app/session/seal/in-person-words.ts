import type { CertificateMessages } from "../../../i18n/en/session/certificate.ts";
import type { ProvenSigning } from "../../../model/session/evidence.ts";
import { HOSTS_CONFIRM_SINCE } from "../../../model/session/writer-version.ts";

/** The seat on whose device a seat joined in person; null if it used its own. */
export const hostOf = ({ lines }: Pick<ProvenSigning, "lines">, seat: string | null): string | null => {
  const claim = lines.find(({ event }) => event.type === "claim" && event.seat === seat)?.event;
  return claim?.type === "claim" ? (claim.host ?? null) : null;
};

/** Whether the device on which someone signed in person stated that, too. The check of the evidence has compared both statements. */
export const isHostConfirmed = ({ writer = 1 }: Pick<ProvenSigning, "writer">): boolean =>
  writer >= HOSTS_CONFIRM_SINCE;

/** The name of the person on whose device a seat joined in person; null if it used its own. */
export const hostName = (
  { someone }: Pick<CertificateMessages, "someone">,
  proven: ProvenSigning,
  seat: string | null,
): string | null => {
  const host = hostOf(proven, seat);
  if (host === null) return null;
  const name = proven.parties.find((party) => party.seat === host)?.name;
  // Earlier versions printed nothing of a founder who signs nothing.
  return name ?? (isHostConfirmed(proven) ? someone : null);
};

/** How a signature was made in person, in the words of the version that prints the file. */
export const inPersonWords = (
  { inPerson, formerlyInPerson }: CertificateMessages,
  proven: ProvenSigning,
): CertificateMessages["inPerson"] => (isHostConfirmed(proven) ? inPerson : formerlyInPerson);

/** What a certificate says about what it shows and what it does not. */
export const aboutLines = (
  { aboutText, aboutInPerson }: CertificateMessages,
  proven: ProvenSigning,
): readonly string[] => {
  const isInPerson = proven.parties.some(({ seat }) => hostOf(proven, seat) !== null);
  return isInPerson && isHostConfirmed(proven) ? [...aboutText, aboutInPerson] : aboutText;
};
