/** The visitor's decision on a finding or missing clause; `text` is the proposed wording after editing. */
export type ReviewDecision = { readonly state: "accepted" | "dismissed"; readonly text?: string };

/** By id of the finding or missing clause; undecided ones are absent. */
export type ReviewDecisions = { readonly [id: string]: ReviewDecision };
