/** What the visitor decided about a finding or a missing clause; `text` stands for the proposed wording once edited. */
export type Decision = { readonly state: "accepted" | "dismissed"; readonly text?: string };

/** By id of the finding or of what is missing; what is not listed was left open. */
export type Decisions = { readonly [id: string]: Decision };
