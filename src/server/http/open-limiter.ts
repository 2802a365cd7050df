import { networkPrefix } from "./network-prefix.ts";

/** How many things may be open at the same time, for one network and for everyone together. */
export type OpenLimits = { readonly ofNetwork: number; readonly inTotal: number };

/**
 * Counts one more for the network of an address. Returns the function to call when it ends, or null if the limit is
 * exceeded.
 */
export type OpenLimiter = (address: string) => (() => void) | null;

/** A limiter without any counts. They are in memory only, and a network is forgotten when nothing of it is open. */
export const createOpenLimiter = ({ ofNetwork, inTotal }: OpenLimits): OpenLimiter => {
  const counts = new Map<string, number>();
  let total = 0;
  const add = (network: string, change: 1 | -1): void => {
    const count = (counts.get(network) ?? 0) + change;
    if (count === 0) counts.delete(network);
    else counts.set(network, count);
    total += change;
  };
  return (address) => {
    const network = networkPrefix(address);
    if (total >= inTotal || (counts.get(network) ?? 0) >= ofNetwork) return null;
    add(network, 1);
    let isOpen = true;
    return () => {
      if (isOpen) add(network, -1);
      isOpen = false;
    };
  };
};
