import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [before = "", after] = address.split("::");
  const left = before.split(":").filter(Boolean);
  const right = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? [] : Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
};

/**
 * The network that one customer is assumed to have: an IPv4 address, or the first 64 bits of an IPv6 address.
 *
 * A port that a proxy adds is dropped, and an IPv4 address written as IPv6 is an IPv4 address. What is no address is returned unchanged.
 *
 * Source: RFC 4291, section 2.2 on the text of addresses, 2.5.1 on the first 64 bits.
 *
 * @example customerNetwork("2001:db8::1") // "2001:db8:0:0"
 */
export const customerNetwork = (address: string): string => {
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, "$1");
  if (isIPv4(mapped) || !isIPv6(bare)) return mapped;
  return groupsOf(bare)
    .slice(0, GROUPS / 2)
    .join(":");
};
