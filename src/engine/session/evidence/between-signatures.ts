import type { LogEntry } from "../../../model/session/log-api.ts";

/** The positions in the log between which the entries of a device can have an effect, both exclusive. */
export type EntryRange = { readonly from: number; readonly to: number };

/** From the first entry to the last. */
export const WHOLE_LOG: EntryRange = { from: 0, to: Infinity };

/**
 * The positions of all entries by signers and by the founder between the first and the last signature. Any of them can
 * end the session or void signatures, so the evidence must contain the key of each. `writers` are the devices of the
 * signers, with the range in which they have a place. The founder is the author of the first entry.
 */
export const betweenSignatures = (
  entries: readonly LogEntry[],
  writers: ReadonlyMap<string, EntryRange>,
  signatures: readonly number[],
): readonly number[] => {
  const [first, last] = [Math.min(...signatures), Math.max(...signatures)];
  const founder = entries[0]?.envelope.author;
  const rangeOf = (author: string): EntryRange | undefined => (author === founder ? WHOLE_LOG : writers.get(author));
  return entries
    .map(({ envelope }) => envelope)
    .filter(({ seq, author }) => {
      const range = rangeOf(author);
      return seq > first && seq < last && range !== undefined && range.from < seq && seq < range.to;
    })
    .map(({ seq }) => seq);
};

/**
 * A consent or signature on an added device: `to` is its position, and `from` the position at which the first device
 * added the device.
 */
export type ActOnAddedDevice = EntryRange & { readonly first: string };

/**
 * The positions of the entries that a first device wrote between adding another device and the consent or signature on
 * that device. Any of them may have removed the device, so the evidence must contain the key of each.
 */
export const positionsBeforeActs = (
  entries: readonly LogEntry[],
  acts: readonly ActOnAddedDevice[],
): readonly number[] =>
  entries
    .map(({ envelope }) => envelope)
    .filter(({ seq, author }) => acts.some(({ first, from, to }) => author === first && from < seq && seq < to))
    .map(({ seq }) => seq);
