/** The visitor's decision on a finding, missing clause or key fact; `text` is the wording or fact after editing. */
export type ReviewDecision = { readonly state: "accepted" | "dismissed"; readonly text?: string };

/** By id of the finding or missing clause, or `fact:` and the id of a key fact; undecided ones are absent. */
export type ReviewDecisions = { readonly [id: string]: ReviewDecision };
