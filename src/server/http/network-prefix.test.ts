import { expect, test } from "vitest";
import { networkPrefix, sitePrefix } from "./network-prefix.ts";

// By hand from RFC 4291: "::" stands for as many zero groups as make eight.
test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::2", "2001:db8:0:0"],
  ["2001:0DB8:0:0:8:800:200C:417A", "2001:db8:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("all addresses of one customer have one network: %s", (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});

test.each([
  ["192.0.2.7:5678", "192.0.2.7"],
  ["2001:db8:1:2::9", "2001:db8:1"],
  ["2001:db8:1:ffff::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
])("all networks of one site have one name: %s", (address, network) => {
  expect(sitePrefix(address)).toBe(network);
});
