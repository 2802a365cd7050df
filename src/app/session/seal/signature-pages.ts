import { certificate as english } from "../../../i18n/en/session/certificate.ts";
import type { CertificateMessages } from "../../../i18n/en/session/certificate.ts";
import { certificate as japanese } from "../../../i18n/ja/session/certificate.ts";
import type { CoverNote } from "../../../model/cover-note.ts";
import type { Block, SignatureLine } from "../../../model/document.ts";
import type { ProvenSigning, SigningLine } from "../../../model/session/evidence.ts";
import { HOSTS_CONFIRM_SINCE } from "../../../model/session/writer-version.ts";
import { inScreenLanguage } from "../../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../../model/site/screen-language.ts";
import { certificatePages } from "./certificate-pages.ts";
import { aboutLines, inPersonWords, hostName } from "./in-person-words.ts";
import { markLine, pageHeading, pageParagraph, plainWords } from "./page-parts.ts";
import { formatUtc, zonedTime } from "./zoned-time.ts";

const CERTIFICATES: ByScreenLanguage<CertificateMessages> = { en: english, ja: japanese };

/** Words for the pages of a document in a language; a language we have no certificate in gets the English one. */
export const certificateMessages = (language: string): CertificateMessages => inScreenLanguage(CERTIFICATES, language);

/** The name of someone who signs, or of a notary, also one who was left out; null for anyone else. */
const personOf = ({ parties, lines }: ProvenSigning, seat: string | null): string | null => {
  const party = parties.find((each) => each.seat === seat);
  const invited = lines.find(({ event }) => event.type === "invite_notary" && event.seat === seat)?.event;
  return party?.name ?? (invited?.type === "invite_notary" ? invited.name : null);
};

/** The name of the party whose signature a seat witnesses; null for a party. */
const witnessedBy = ({ parties }: ProvenSigning, seat: string | null): string | null => {
  const party = parties.find((each) => each.seat === seat)?.witnessOf;
  return party === undefined ? null : (parties.find((each) => each.seat === party)?.name ?? null);
};

/** The boxes of a signer on an uploaded file, in the order of the pages, and whether each is checked. */
const boxesOf = ({ file }: ProvenSigning, { seat, event }: SigningLine) => {
  const checked = event.type === "signature" ? (event.filled?.checked ?? []) : [];
  const own = file?.fields.filter((field) => field.kind === "checkbox" && field.seat === seat) ?? [];
  return own
    .map(({ id, page }) => ({ page, isChecked: checked.includes(id) }))
    .toSorted((one, other) => one.page - other.page);
};

const signatureOf = (messages: CertificateMessages, proven: ProvenSigning, line: SigningLine): readonly Block[] => {
  const { at, seat, device, event } = line;
  if (event.type !== "signature") return [];
  const { zone, parties } = proven;
  const boxes = boxesOf(proven, line);
  const owner = hostName(messages, proven, seat);
  const way = messages.ways[event.mark.how];
  const name = parties.find((party) => party.seat === seat)?.name ?? messages.someone;
  const witnessed = witnessedBy(proven, seat);
  const entry = (label: string, value: string): SignatureLine => ({ type: "text", label, content: plainWords(value) });
  return [
    {
      type: "signature",
      id: `seal.${line.seq}`,
      role: witnessed === null ? "party" : "witness",
      heading: plainWords(name),
      fields: [],
      lines: [
        markLine(messages.signature, event.mark),
        entry(messages.name, name),
        ...(witnessed === null ? [] : [entry(messages.role, messages.witnessOf(witnessed))]),
        entry(messages.time, `${formatUtc(at)} UTC; ${zonedTime(at, zone)} ${zone}`),
        entry(messages.how, owner === null ? way : inPersonWords(messages, proven)(way, owner)),
        ...(device === undefined ? [] : [entry(messages.device, device)]),
        ...(event.filled?.initials ? [markLine(messages.initials, event.filled.initials)] : []),
        ...(boxes.length > 0 ? [entry(messages.boxes, boxes.map((box) => messages.boxOnPage(box)).join("; "))] : []),
        entry(messages.intent, event.intent),
        ...(event.build === undefined ? [] : [entry(messages.build, event.build)]),
      ],
    },
  ];
};

type Person = {
  readonly name: string;
  readonly owner: string | null;
  readonly witnessed: string | null;
  /** Whose invitation the entry is about; null if it is about none, or no one of that seat signed. */
  readonly invited: string | null;
  /** The notary whom the entry leaves out, or who signs in person according to it. */
  readonly other: string | null;
  readonly someone: string;
};

/** The first version that names whom an invitation was for. */
const NAMES_INVITED = 2;

/** Whose invitation an entry is about. */
const invitedIn = (proven: ProvenSigning, { event }: SigningLine): string | null => {
  const { writer = 1 } = proven;
  if (writer < NAMES_INVITED || (event.type !== "invite" && event.type !== "pass_on")) return null;
  return personOf(proven, event.seat);
};

/** The first version with the current words for shared links and removed devices. */
const SHARES_LINKS = 3;

/** The words of the version that prints the file. */
const wordsOf = ({ acts, formerActs, passedBy, formerlyPassedBy, notary }: CertificateMessages, writer = 1) => {
  const { claimInPerson, ...links } = formerActs;
  const current = writer < HOSTS_CONFIRM_SINCE ? { ...acts, claimInPerson } : acts;
  return writer < SHARES_LINKS
    ? { acts: { ...current, ...links }, passedBy: formerlyPassedBy, notary }
    : { acts: current, passedBy, notary };
};

/** What an entry says about signing; null if it does not. */
const sentenceOf = (
  messages: ReturnType<typeof wordsOf>,
  { event }: SigningLine,
  { name, owner, witnessed, invited, other, someone }: Person,
): string | null => {
  switch (event.type) {
    case "claim":
      return owner === null ? messages.acts.claim(name) : messages.acts.claimInPerson(name, owner);
    case "host":
      return messages.acts.host(name, other ?? someone);
    case "pass_on":
      return invited === null
        ? messages.acts.pass_on(name, messages.passedBy[event.how])
        : messages.acts.passedTo(name, invited, messages.passedBy[event.how]);
    case "invite":
      return messages.acts.invite(name, invited ?? someone);
    case "add_device":
      return messages.acts.add_device(name, event.device);
    case "remove_device":
      return messages.acts.remove_device(name, event.device);
    case "agree":
      return messages.acts.agree(name);
    case "consent":
      return messages.acts.consent(name, event.file);
    case "replace_witness":
      return event.name === null
        ? messages.acts.withoutWitness(name, event.before)
        : messages.acts.otherWitness(name, event.before, event.name);
    case "invite_notary":
      return messages.notary.acted.invited(name, event.name);
    case "leave_out_notary":
      return messages.notary.acted.leftOut(name, other ?? someone);
    case "certificate":
      return messages.notary.acted.certified(name);
    case "sign_again":
      return messages.acts.signAgain(name);
    case "signature":
      return witnessed === null ? messages.acts.signature(name) : messages.acts.witness(name, witnessed);
    default:
      return null;
  }
};

const table = (id: string, titles: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  type: "table",
  id,
  columns: titles.map((title) => ({ title: plainWords(title), align: "start" })),
  rows: rows.map((row) => row.map(plainWords)),
});

const consentBlocks = (
  messages: CertificateMessages,
  { lines }: ProvenSigning,
  nameOf: (line: SigningLine) => string,
) => {
  const names = new Map<string, readonly string[]>();
  for (const line of lines) {
    if (line.event.type !== "consent") continue;
    const { statement } = line.event;
    const known = names.get(statement) ?? [];
    if (!known.includes(nameOf(line))) names.set(statement, [...known, nameOf(line)]);
  }
  return [...names].flatMap(([statement, people], index): readonly Block[] => [
    pageParagraph(`consent.${index}`, messages.consentOf(people.join(", "))),
    ...statement.split("\n").map((line, at) => pageParagraph(`consent.${index}.${at}`, line)),
  ]);
};

/** The pages after the document in a sealed file: the signatures, and the certificate of how they came about. */
export const signaturePages = (proven: ProvenSigning): CoverNote => {
  const { document, file, amends, session, version, headKey, lastHash, count, zone, lines } = proven;
  const messages = certificateMessages(document.language);
  const nameOf = ({ seat }: SigningLine): string => personOf(proven, seat) ?? messages.someone;
  const hidden = count - lines.length;
  const facts: readonly (readonly [string, string])[] = [
    [messages.document, document.title],
    ...(file ? ([[messages.file, file.sha256]] as const) : []),
    ...(amends ? ([[messages.amends, messages.amended(amends.title, amends.session, amends.file)]] as const) : []),
    [amends ? messages.amendingVersion : file ? messages.fileVersion : messages.version, version],
    [messages.session, session],
    [messages.log, messages.logText(count, lastHash)],
    [messages.server, headKey],
  ];
  return {
    footer: messages.footer(session),
    blocks: [
      pageHeading("seal.signatures", messages.signatures),
      ...lines.flatMap((line) => signatureOf(messages, proven, line)),
      ...certificatePages(messages, proven),
      { type: "pageBreak" },
      pageHeading("seal.title", messages.title),
      ...facts.map(([label, value], index) => pageParagraph(`seal.fact.${index}`, `${label}: ${value}`)),
      pageHeading("seal.events", messages.events),
      table(
        "seal.log",
        [messages.utc, messages.local(zone), messages.what],
        lines.flatMap((line) => {
          const owner = hostName(messages, proven, line.seat);
          const witnessed = witnessedBy(proven, line.seat);
          const invited = invitedIn(proven, line);
          const isOther = line.event.type === "leave_out_notary" || line.event.type === "host";
          const other = isOther ? personOf(proven, line.event.seat) : null;
          const person = { name: nameOf(line), owner, witnessed, invited, other, someone: messages.someone };
          const sentence = sentenceOf(wordsOf(messages, proven.writer), line, person);
          return sentence === null ? [] : [[formatUtc(line.at), zonedTime(line.at, zone), sentence]];
        }),
      ),
      ...(hidden > 0 ? [pageParagraph("seal.hidden", messages.others(hidden))] : []),
      pageHeading("seal.consents", messages.consents),
      ...consentBlocks(messages, proven, nameOf),
      pageHeading("seal.about", messages.about),
      ...aboutLines(messages, proven).map((line, index) => pageParagraph(`seal.about.${index}`, line)),
    ],
  };
};
