import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " (555)  010-0199 ", value: "(555) 010-0199" },
  { raw: "０３－００００－０１９９", value: "03-0000-0199" },
  { raw: "+1 555 010 0199 ext. 12", value: "+1 555 010 0199 ext. 12" },
  { raw: "12345", problem: "bad_phone" },
  { raw: "call me", problem: "bad_phone" },
];
