import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "タナカ　イチロー", value: "たなか いちろー" },
  { raw: "ﾀﾅｶ", value: "たなか" },
  { raw: "たなか", value: "たなか" },
  { raw: "田中", problem: "not_kana" },
];
