import type { LogEntry } from "../../../model/session/log-api.ts";

/** Positions in the log between which what a device writes can have an effect. */
export type EntryRange = { readonly from: number; readonly to: number };

/** From the first entry to the last. */
export const WHOLE_LOG: EntryRange = { from: 0, to: Infinity };

/**
 * The positions of all entries by those who sign and by the founder between the first and the last signature. Any of them can
 * end the session or make signatures void, so evidence has to open each. `writers`: their devices, and when they have a place.
 * The founder wrote the first entry.
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

/** A consent or signature on an added device: `to` is its position, `from` that of its addition by the first device. */
export type ActOfAdded = EntryRange & { readonly first: string };

/**
 * The positions of what first devices wrote since they added a device, until that consented or signed. Any of them can have
 * removed it, so evidence has to open each.
 */
export const beforeActsOfAdded = (entries: readonly LogEntry[], acts: readonly ActOfAdded[]): readonly number[] =>
  entries
    .map(({ envelope }) => envelope)
    .filter(({ seq, author }) => acts.some(({ first, from, to }) => author === first && from < seq && seq < to))
    .map(({ seq }) => seq);
