import type { PageDefinition } from "../../model/definition.ts";
import type { Moves } from "../../ui/form/moves.ts";
import { stepOf } from "../../ui/form/step-of.ts";
import { isPlainClick } from "../create/use-moves.ts";

/** Ways to questions that lead to the answer on this page, where it can be changed; other ways stay as they are. */
export const movesInPlace = (moves: Moves, page: PageDefinition, goTo: (path: string) => void): Moves => {
  const toQuestion = (path: string, back?: boolean): void =>
    stepOf(page, path) === null ? moves.toQuestion(path, back) : goTo(path);
  return {
    ...moves,
    toQuestion,
    follow: (event, path, back) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      toQuestion(path, back);
    },
  };
};
