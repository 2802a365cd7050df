import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [before = "", after] = address.split("::");
  const left = before.split(":").filter(Boolean);
  const right = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? [] : Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
};

const bareAddress = (address: string): string => address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/%.*$/, "");

const ipv4Of = (bare: string): string => /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, "$1");

/** An IPv4 address, or the first groups of an IPv6 address. */
const networkOf = (address: string, groups: number): string => {
  const bare = bareAddress(address);
  const mapped = ipv4Of(bare);
  return isIPv4(mapped) || !isIPv6(bare) ? mapped : groupsOf(bare).slice(0, groups).join(":");
};

/**
 * The network that one customer is assumed to have: an IPv4 address, or the first 64 bits of an IPv6 address.
 *
 * A port that a proxy adds is dropped, and an IPv4 address written as IPv6 is an IPv4 address. Text that is not an IP address is returned unchanged.
 *
 * Source: RFC 4291, section 2.2 on the text of addresses, 2.5.1 on the first 64 bits.
 *
 * @example networkPrefix("2001:db8::1") // "2001:db8:0:0"
 */
export const networkPrefix = (address: string): string => networkOf(address, NETWORK_GROUPS);

/**
 * The network that one site of a customer may have: an IPv4 address, or the first 48 bits of an IPv6 address, in which the
 * customer has 65,536 networks of 64 bits.
 *
 * Source: RFC 6177, section 2, on the size of what an end site gets.
 *
 * @example sitePrefix("2001:db8::1") // "2001:db8:0"
 */
export const sitePrefix = (address: string): string => networkOf(address, SITE_GROUPS);
