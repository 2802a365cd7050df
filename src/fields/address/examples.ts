import { addressOf } from "../../values/address.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  {
    raw: { street: " 1 High St ", unit: "Apt 2", city: "Dover", postal_code: "１９９０１" },
    value: addressOf({ street: "1 High St", unit: "Apt 2", city: "Dover", postal_code: "19901" }),
  },
  { raw: { country: "FR", lines: "1 rue X\nParis" }, value: addressOf({ country: "FR", lines: "1 rue X\nParis" }) },
  {
    raw: "〒100-0001 東京都千代田区千代田1-1",
    value: addressOf({ country: "JP", lines: "〒100-0001\n東京都千代田区千代田1-1" }),
  },
  { raw: "The old mill", value: addressOf({ street: "The old mill" }) },
  { raw: { city: "Dover", postal_code: "1" }, problem: "bad_postal_code" },
  { raw: {}, value: null },
];
