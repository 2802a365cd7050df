import { expect, it } from "vitest";
import { negotiateEncoding } from "./content-encoding.ts";
import type { Encoding } from "./content-encoding.ts";

const ALL: readonly Encoding[] = ["br", "gzip", "identity"];

it.each<readonly [accepted: string, encoding: Encoding]>([
  ["", "identity"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["BR ; Q=1.0", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["br;q=high", "identity"],
  ["brotli, gzipped", "identity"],
  ["deflate", "identity"],
])("accept-encoding %j is answered with %s", (accepted, encoding) => {
  expect(negotiateEncoding(accepted, ALL)).toBe(encoding);
});

it("a file that is only available as plain bytes is sent as plain bytes", () => {
  expect(negotiateEncoding("br, gzip", ["identity"])).toBe("identity");
});
