import type { LogEntry, LogRefusal, LogRefusalCode, SignedHead } from "../../../model/session/log-api.ts";
import type { LogService } from "../log-service.ts";
import type { Access } from "../store/log-store.ts";
import { REFUSALS } from "./refusals.ts";

/** How often an idle stream shows that it is alive; proxies close one that is silent for a minute. Unit: milliseconds. */
const PING_MS = 15_000;

/** Most bytes of entries that wait for one slow client, not counting its first entry. */
const WAITING_BYTES = 256 * 1024;

const encoder = new TextEncoder();

// All who follow a session get the same bytes.
const known = new WeakMap<LogEntry, Uint8Array>();

const entryBytes = (entry: LogEntry): Uint8Array => {
  const found =
    known.get(entry) ?? encoder.encode(`id: ${entry.envelope.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
  known.set(entry, found);
  return found;
};

const refusedText = (code: LogRefusalCode, head: SignedHead | undefined): string => {
  const refusal: LogRefusal = { code, message: REFUSALS[code].message, head };
  return `event: refused\ndata: ${JSON.stringify(refusal)}\n\n`;
};

/**
 * The first entries, up to the bytes that one follower may have waiting. All followers share the entries, but each has
 * its own copy of their bytes in its queue.
 */
const firstOf = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  let bytes = 0;
  const isOver = ({ envelope }: LogEntry): boolean => (bytes += envelope.ciphertext.length) > WAITING_BYTES;
  const over = entries.findIndex((entry) => isOver(entry));
  return over < 0 ? entries : entries.slice(0, Math.max(1, over));
};

async function* eventBytes(service: LogService, access: Access, after: number): AsyncGenerator<Uint8Array> {
  const { feeds } = service;
  const { session } = access;
  const leave = feeds.subscribe(session);
  let last = after;
  try {
    yield encoder.encode("retry: 3000\n\n");
    while (!feeds.isClosed()) {
      const entries = firstOf(await service.entriesAfter(session, last, WAITING_BYTES));
      if (entries.length > 0) {
        last = entries.at(-1)!.envelope.seq;
        yield entries.length === 1 ? entryBytes(entries[0]!) : Buffer.concat(entries.map(entryBytes));
      } else if (!(await feeds.next(session, last, PING_MS)) && !feeds.isClosed()) {
        const current = await service.head(access);
        // A notice of another server can be lost with a connection.
        if (current.ok) feeds.announce(session, current.head.seq);
        yield encoder.encode(current.ok ? ": ping\n\n" : refusedText(current.code, current.head));
        if (!current.ok) return;
      }
    }
  } finally {
    leave();
  }
}

/**
 * The entries after a position and all later ones, as server-sent events; the id of an event is the position of its entry.
 *
 * Entries are read when the client is ready for them, so that a slow client takes little memory. The stream ends with an event
 * "refused" when the session does. `onEnd` is called when the stream or its client has ended, at least once.
 *
 * Source: HTML Living Standard, section 9.2.
 */
export const entryStream = (
  service: LogService,
  access: Access,
  after: number,
  onEnd: () => void,
): ReadableStream<Uint8Array> => {
  const events = eventBytes(service, access, after);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await events.next();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    cancel: () => {
      onEnd();
      // Not awaited: the follower may be waiting for its next entry.
      void events.return(undefined);
    },
  });
};
