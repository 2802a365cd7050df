import type { LogEntry } from "../../../model/session/log-api.ts";

/** The most recent entries of one session, and the followers that wait for the next one. */
type Feed = { recent: readonly LogEntry[]; head: number; readonly waiting: Set<() => void>; followers: number };

/** What the streams of all sessions share, so that an entry is read once and not once for each follower. */
export type SessionFeeds = {
  /** Counts a follower until the returned function is called. */
  readonly subscribe: (session: string) => () => void;
  /** An entry that this server has stored. */
  readonly publish: (session: string, entry: LogEntry) => void;
  /** A notice that some server has stored entries up to a position. */
  readonly announce: (session: string, seq: number) => void;
  /** The entries after a position if they are still known here; null if they must be read from the database. */
  readonly recentAfter: (session: string, after: number) => readonly LogEntry[] | null;
  /**
   * Waits for an entry after a position; false if none came within this many milliseconds, or if the session may have
   * ended.
   */
  readonly next: (session: string, after: number, milliseconds: number) => Promise<boolean>;
  /** Wakes everyone who follows a session, because it ended. */
  readonly wake: (session: string) => void;
  /** Wakes everyone, because notices of other servers may have been missed. */
  readonly wakeAll: () => void;
  readonly close: () => void;
  readonly isClosed: () => boolean;
};

/** Entries kept for followers; an older position is read from the database. */
const RECENT = 20;

const wakeFollowers = (feed: Feed): void => {
  const waiting = [...feed.waiting];
  feed.waiting.clear();
  for (const resume of waiting) resume();
};

/** Adds an entry. Requests may finish in a different order than their entries; a gap is filled from the database. */
const addEntry = (feed: Feed, entry: LogEntry): void => {
  const { seq } = entry.envelope;
  const follows = feed.recent.at(-1)?.envelope.seq === seq - 1;
  feed.recent = follows ? [...feed.recent.slice(1 - RECENT), entry] : [entry];
  feed.head = Math.max(feed.head, seq);
};

const entriesAfter = ({ recent, head }: Feed, after: number): readonly LogEntry[] | null => {
  const [first] = recent;
  const isCovered = first && first.envelope.seq <= after + 1 && recent.at(-1)?.envelope.seq === head;
  return isCovered ? recent.filter(({ envelope }) => envelope.seq > after) : null;
};

/** Whether an entry after this position arrives within this many milliseconds. */
const waitForEntry = (feed: Feed, after: number, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const resume = (): void => {
      clearTimeout(timer);
      feed.waiting.delete(resume);
      resolve(feed.head > after);
    };
    const timer = setTimeout(resume, milliseconds);
    feed.waiting.add(resume);
  });

/** Feeds for the sessions with followers; nothing is kept about others. */
export const createSessionFeeds = (): SessionFeeds => {
  const feeds = new Map<string, Feed>();
  let closed = false;
  const wake = (session: string): void => {
    const feed = feeds.get(session);
    if (feed) wakeFollowers(feed);
  };
  const wakeAll = (): void => {
    for (const session of feeds.keys()) wake(session);
  };
  return {
    subscribe: (session) => {
      const feed = feeds.get(session) ?? { recent: [], head: 0, waiting: new Set(), followers: 0 };
      feeds.set(session, feed);
      feed.followers += 1;
      return () => {
        feed.followers -= 1;
        if (feed.followers === 0) feeds.delete(session);
      };
    },
    publish: (session, entry) => {
      const feed = feeds.get(session);
      if (!feed) return;
      addEntry(feed, entry);
      wakeFollowers(feed);
    },
    announce: (session, seq) => {
      const feed = feeds.get(session);
      if (!feed || seq <= feed.head) return;
      feed.head = seq;
      wakeFollowers(feed);
    },
    recentAfter: (session, after) => {
      const feed = feeds.get(session);
      return feed ? entriesAfter(feed, after) : null;
    },
    next: async (session, after, milliseconds) => {
      const feed = feeds.get(session);
      if (closed || !feed || feed.head > after) return !closed;
      return waitForEntry(feed, after, milliseconds);
    },
    wake,
    wakeAll,
    close: () => {
      closed = true;
      wakeAll();
    },
    isClosed: () => closed,
  };
};
