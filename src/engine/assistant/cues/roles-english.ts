import type { RoleCue } from "./cues.ts";

/** What the words before a date, an amount or a place say about it in English. */
export const rolesInEnglish: readonly RoleCue[] = [
  {
    type: "date",
    before:
      /\b(?:starting|starts?|starting on|begins?|beginning|commencing|effective|from|as of|moves? in|moving in|first day)(?: (?:on|is|of|the))*(?: [a-z]+)? *$/,
    label: /\b(?:starts?|begins?|take effect|first day|lease start|agreement start)\b/i,
    excludes: true,
  },
  {
    type: "date",
    before:
      /\b(?:by|until|till|through|due|ends?|ending|expires?|no later than|deadline|back by)(?: (?:on|is|the))* *$/,
    label: /\b(?:due|ends?|last day|until|by when|deadline|finished|ready|repaid|complete|expires?|must)\b/i,
    excludes: true,
  },
  { type: "date", before: /^ *(?:to|-|–|through) *$/, label: /\b(?:ends?|last day|until)\b/i, excludes: true },
  { type: "date", before: /\b(?:dated|signed|signed on|of) *$/, label: /\b(?:its date|signed?)\b/i, excludes: false },
  {
    type: "amount",
    before: /\b(?:for|price|asking|costs?|total|worth)(?: (?:is|of|about|only))* *$/,
    label: /\bprice\b|\bworth\b/i,
    excludes: false,
  },
  {
    type: "amount",
    before: /\b(?:up to|max(?:imum)?|at most|no more than|limited to|limit|capped at|cap)(?: (?:is|of|at))* *$/,
    label: /\b(?:limit|most|maximum|highest)\b/i,
    excludes: false,
  },
  { type: "place", before: /\bfrom *$/, label: /\bbegins?\b/i, excludes: true },
  { type: "place", before: /\bto *$/, label: /\bends?\b/i, excludes: true },
];
