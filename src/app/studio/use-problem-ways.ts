import { useEffect, useRef, useState } from "react";
import { studio } from "../../i18n/en/studio.ts";
import type { Problem } from "../../model/problem.ts";
import { nextProblem } from "./next-problem.ts";
import type { Spot } from "./next-problem.ts";

export type ProblemWays = {
  /** Where the cursor was last sent; null after a file was opened by hand. */
  readonly goal: Spot | null;
  /** What a screen reader is told of it. */
  readonly told: string;
  /** Told where the cursor stands. */
  readonly see: (caret: Spot) => void;
  readonly go: (problem: Problem) => void;
  readonly forget: () => void;
};

/** Ways to the problems: by a press on one, and by F8 (back with Shift) from where the cursor stands. */
export const useProblemWays = (problems: readonly Problem[], open: (path: string) => void): ProblemWays => {
  const [goal, setGoal] = useState<Spot | null>(null);
  const [told, setTold] = useState("");
  const caret = useRef<Spot>({ file: "", line: 1, column: 1 });
  const go = (problem: Problem): void => {
    const { file, line, column, message } = problem;
    open(file);
    setGoal({ file, line, column });
    setTold(studio.at(line, message));
  };
  const step = useRef<(way: 1 | -1) => void>(() => {});
  useEffect(() => {
    step.current = (way) => {
      const next = nextProblem(problems, caret.current, way);
      if (next) go(next);
      else setTold(studio.noProblem);
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "F8" || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step.current(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const see = (spot: Spot): void => {
    caret.current = spot;
  };
  return { goal, told, see, go, forget: () => setGoal(null) };
};
