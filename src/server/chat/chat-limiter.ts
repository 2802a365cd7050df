import { networkPrefix, sitePrefix } from "../http/network-prefix.ts";

/** Limits on requests to the model, for one network and for all networks together. */
export const CHAT_QUOTAS = {
  /** Requests of one network to the model. */
  requestsPerTenMinutes: 60,
  requestsPerDay: 600,
  concurrentRequests: 3,
  /** The limits of one site, with all of its networks, are this many times those of one network. */
  siteFactor: 3,
  concurrentRequestsOfEveryone: 50,
  /** How many requests, malformed ones included, a network may send for each one that may reach the model. */
  sentFactor: 10,
  /** Bodies of one network, and of everyone, that are read at the same time. */
  concurrentBodies: 10,
  concurrentBodiesOfEveryone: 300,
  /** The share of all requests of a day that one site may use; at least enough for one answer. */
  siteShare: 0.05,
  /** Four rounds of tools, and the answer. */
  requestsPerAnswer: 5,
} as const;

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;
/** The most networks to count; beyond this, the least recently used one is dropped. */
const MAX_NETWORKS = 20_000;

type Count = { window: number; inWindow: number; day: number; inDay: number; open: number };

/** Limits of requests by network. Counts are in memory only, so that nothing about a conversation is stored. */
export type ChatLimiter = {
  /**
   * Counts a request before its body is read. Returns the function to call when the body is read, or null if the limit
   * is exceeded.
   */
  readonly startReading: (address: string) => (() => void) | null;
  /**
   * Counts a request to the model. Returns the function to call when the request ends, or null if the limit is
   * exceeded.
   */
  readonly enter: (address: string) => (() => void) | null;
};

const createCounts = (now: () => number) => {
  const counts = new Map<string, Count>();
  return (network: string): Count => {
    const window = Math.floor(now() / TEN_MINUTES_MS);
    const day = Math.floor(now() / DAY_MS);
    const count = counts.get(network) ?? { window, inWindow: 0, day, inDay: 0, open: 0 };
    if (count.window !== window) Object.assign(count, { window, inWindow: 0 });
    if (count.day !== day) Object.assign(count, { day, inDay: 0 });
    // An LRU cache: moving the network to the end of the insertion order leaves the least recently used key first.
    counts.delete(network);
    counts.set(network, count);
    const [first] = counts.keys();
    if (counts.size > MAX_NETWORKS && first !== undefined) counts.delete(first);
    return count;
  };
};

/** What one network may do. */
type Most = { readonly inWindow: number; readonly inDay: number; readonly open: number };

const ASKING: Most = {
  inWindow: CHAT_QUOTAS.requestsPerTenMinutes,
  inDay: CHAT_QUOTAS.requestsPerDay,
  open: CHAT_QUOTAS.concurrentRequests,
};
const SENDING: Most = {
  inWindow: CHAT_QUOTAS.requestsPerTenMinutes * CHAT_QUOTAS.sentFactor,
  inDay: CHAT_QUOTAS.requestsPerDay * CHAT_QUOTAS.sentFactor,
  open: CHAT_QUOTAS.concurrentBodies,
};

const isOver = (count: Count, most: Most, factor: number): boolean =>
  count.inWindow >= most.inWindow * factor || count.inDay >= most.inDay * factor || count.open >= most.open * factor;

type Limits = {
  readonly network: Most;
  /** What everyone together, and one site, may do in a day. */
  readonly inDay: number;
  readonly inDayOfSite: number;
  readonly openInTotal: number;
};

const createGate = (now: () => number, { network, inDay, inDayOfSite, openInTotal }: Limits): ChatLimiter["enter"] => {
  const countOf = createCounts(now);
  const countOfSite = createCounts(now);
  const everyone = createCounts(now);
  return (address) => {
    const [own, site, all] = [countOf(networkPrefix(address)), countOfSite(sitePrefix(address)), everyone("")];
    if (all.inDay >= inDay || all.open >= openInTotal || site.inDay >= inDayOfSite) return null;
    if (isOver(own, network, 1) || isOver(site, network, CHAT_QUOTAS.siteFactor)) return null;
    const counts = [own, site, all];
    for (const count of counts) {
      count.inWindow += 1;
      count.inDay += 1;
      count.open += 1;
    }
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const count of counts) count.open -= 1;
    };
  };
};

/**
 * Creates a limiter. `now` returns the time in milliseconds since 1970; `dailyLimit` is the limit for all networks
 * together.
 */
export const createChatLimiter = (now: () => number, dailyLimit: number): ChatLimiter => ({
  startReading: createGate(now, {
    network: SENDING,
    inDay: Infinity,
    inDayOfSite: Infinity,
    openInTotal: CHAT_QUOTAS.concurrentBodiesOfEveryone,
  }),
  enter: createGate(now, {
    network: ASKING,
    inDay: dailyLimit,
    inDayOfSite: Math.max(CHAT_QUOTAS.requestsPerAnswer, Math.floor(dailyLimit * CHAT_QUOTAS.siteShare)),
    openInTotal: CHAT_QUOTAS.concurrentRequestsOfEveryone,
  }),
});
