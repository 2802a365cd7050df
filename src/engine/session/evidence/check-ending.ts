import type { Evidence, EvidenceProblem, ProvenNotary, SigningLine } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SeenParty } from "../../../model/session/session-event.ts";
import { addedAt } from "./added-devices.ts";
import type { AddedDevice } from "./added-devices.ts";
import { WHOLE_LOG, positionsBeforeActs, betweenSignatures } from "./between-signatures.ts";
import type { EntryRange } from "./between-signatures.ts";

const signaturesIn = (lines: readonly SigningLine[]): readonly SigningLine[] =>
  lines.filter(({ event }) => event.type === "signature");

/** The position of the last act that the file is about; what follows it is not part of the evidence. */
export const lastAct = (
  lines: readonly SigningLine[],
  notaries: readonly ProvenNotary[],
  isFounder: (author: string, seq: number) => boolean,
  entries: readonly LogEntry[],
): number => {
  const left = lines.filter(
    ({ seq, event }) => event.type === "leave_out_notary" && isFounder(entries[seq - 1]!.envelope.author, seq),
  );
  return Math.max(...[...signaturesIn(lines), ...notaries, ...left].map(({ seq }) => seq));
};

/** Every entry that could end the session between two signatures, or remove a device before it signed, has to be opened. */
export const checkUnopenedEntries = (
  entries: readonly LogEntry[],
  added: readonly AddedDevice[],
  {
    lines,
    opened,
    last,
  }: { readonly lines: readonly SigningLine[]; readonly opened: Evidence["opened"]; readonly last: number },
): readonly EvidenceProblem[] => {
  const shown = new Set(opened.map(({ seq }) => seq));
  const founder = entries[0]?.envelope.author;
  const writers = new Map<string, EntryRange>();
  for (const { seq, seat } of lines) {
    if (seat !== null) writers.set(entries[seq - 1]!.envelope.author, WHOLE_LOG);
  }
  for (const device of added) if (writers.has(device.first) || device.first === founder) writers.set(device.id, device);
  const signed = [...signaturesIn(lines).map(({ seq }) => seq), last];
  const acts = lines.flatMap(({ seq, event }) => {
    const by = addedAt(added, entries[seq - 1]!.envelope.author, seq);
    return by && (event.type === "consent" || event.type === "signature") ? [{ ...by, to: seq }] : [];
  });
  const needed = new Set([...positionsBeforeActs(entries, acts), ...betweenSignatures(entries, writers, signed)]);
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
export const checkEnding = (
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
