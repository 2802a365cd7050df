import { customerNetwork, siteNetwork } from "../http/customer-network.ts";

/** How often one network, and everyone together, may ask the model. */
export const CHAT_QUOTAS = {
  /** One answer takes up to five requests: four rounds of tools, and the answer. */
  tenMinutes: 60,
  day: 600,
  /** Requests of one network at the same time. */
  open: 3,
  /** How many times as much all networks of one site may do together. */
  siteFactor: 3,
  /** Requests of everyone at the same time. */
  openInTotal: 50,
} as const;

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;
/** More networks than this are not remembered; the one that asked first is forgotten. */
const MAX_NETWORKS = 20_000;

type Count = { window: number; inWindow: number; day: number; inDay: number; open: number };

/** Limits of requests by network. Counts are in memory only, so that nothing about a conversation is stored. */
export type ChatLimiter = {
  /** Counts a request; returns the function to call at its end, or null if it is one too many. */
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
    counts.set(network, count);
    const [first] = counts.keys();
    if (counts.size > MAX_NETWORKS && first !== undefined) counts.delete(first);
    return count;
  };
};

const isOver = ({ inWindow, inDay, open }: Count, factor: number): boolean =>
  inWindow >= CHAT_QUOTAS.tenMinutes * factor || inDay >= CHAT_QUOTAS.day * factor || open >= CHAT_QUOTAS.open * factor;

/** A limiter without any counts; `now` is the time in milliseconds since 1970, `dailyLimit` that of everyone together. */
export const createChatLimiter = (now: () => number, dailyLimit: number): ChatLimiter => {
  const countOf = createCounts(now);
  const countOfSite = createCounts(now);
  const everyone = createCounts(now);
  return {
    enter: (address) => {
      const [own, site, all] = [countOf(customerNetwork(address)), countOfSite(siteNetwork(address)), everyone("")];
      const isFull = all.inDay >= dailyLimit || all.open >= CHAT_QUOTAS.openInTotal;
      if (isFull || isOver(own, 1) || isOver(site, CHAT_QUOTAS.siteFactor)) return null;
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
    },
  };
};
