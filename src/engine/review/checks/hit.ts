import type { CheckId } from "../../../model/playbook.ts";

/** What a check found at a place. Unit: offsets into the text. */
export type Hit = {
  readonly check: CheckId;
  readonly start: number;
  readonly end: number;
  /** Words for the sentence of the finding. */
  readonly found: string;
  readonly other?: string;
  /** Another place that belongs to it. */
  readonly also?: readonly { readonly start: number; readonly end: number }[];
  /** A text that would be right in the place of the one found. */
  readonly instead?: string;
};
