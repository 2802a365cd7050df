/** Difficult words with a plain alternative. */
const plainWords: { readonly [hard: string]: string } = {
  aforementioned: "this",
  ascertain: "find out",
  commence: "start",
  commences: "starts",
  endeavor: "try",
  facilitate: "help",
  forthwith: "at once",
  hereby: "leave it out",
  herein: "in this document",
  hereinafter: "leave it out",
  hereof: "of this document",
  heretofore: "until now",
  "in lieu of": "instead of",
  indemnify: "pay for the losses of",
  indemnification: "paying for losses",
  "inter alia": "among others",
  "liquidated damages": "a fixed amount for a breach",
  notwithstanding: "despite",
  "prior to": "before",
  "pursuant to": "under",
  remit: "pay",
  remuneration: "pay",
  severability: "what happens if one part is invalid",
  "subsequent to": "after",
  thereof: "of it",
  therein: "in it",
  utilize: "use",
};

export const hardWords = new RegExp(`\\b(?:${Object.keys(plainWords).join("|")})\\b`, "i");

/** The message for a difficult word. */
export const hardWordMessage = (found: string): string =>
  `"${found}" is hard to understand; a plain wording is: ${plainWords[found.toLowerCase()] ?? ""}.`;
