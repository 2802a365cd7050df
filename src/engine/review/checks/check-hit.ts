import type { CheckId } from "../../../model/review/playbook.ts";

/** A match of a check. Unit: offsets into the text. */
export type CheckHit = {
  readonly check: CheckId;
  readonly start: number;
  readonly end: number;
  /** Words for the sentence of the finding. */
  readonly found: string;
  readonly other?: string;
  /** Related passages. */
  readonly also?: readonly { readonly start: number; readonly end: number }[];
  /** Suggested replacement. */
  readonly instead?: string;
};
