import type { Moves } from "../../../src/ui/form/moves.ts";

/** Ways around a page that has no others. */
export const noMoves: Moves = {
  href: () => "#",
  go: () => {},
  question: (path) => `#${path}`,
  toQuestion: () => {},
  follow: () => {},
};
