import type { LogEntry } from "../../../model/session/log-api.ts";

/**
 * The positions of all entries by those who sign and by the founder between the first and the last signature. Any of them can
 * end the session or make signatures void, so evidence has to open each. The founder wrote the first entry.
 */
export const betweenSignatures = (
  entries: readonly LogEntry[],
  signers: ReadonlySet<string>,
  signatures: readonly number[],
): readonly number[] => {
  const [first, last] = [Math.min(...signatures), Math.max(...signatures)];
  const founder = entries[0]?.envelope.author;
  return entries
    .map(({ envelope }) => envelope)
    .filter(({ seq, author }) => seq > first && seq < last && (author === founder || signers.has(author)))
    .map(({ seq }) => seq);
};
