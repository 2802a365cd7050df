import type { ReactNode } from "react";

/** A part of a review that is not a point, as a row of the list: the key facts, the rights of each side. */
export type SecondarySection = {
  /** Begins with "part-", which no point does. */
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly icon: ReactNode;
  readonly content: ReactNode;
};
