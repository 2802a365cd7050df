import { useEffect, useRef, useState } from "react";
import { studio } from "../../i18n/english-only/studio.ts";
import type { Problem } from "../../model/problem.ts";
import { nextProblem } from "./next-problem.ts";
import type { ProblemPosition } from "./next-problem.ts";

export type ProblemNavigation = {
  /** Where the cursor was last sent; null after a file was opened by hand. */
  readonly goal: ProblemPosition | null;
  /** The announcement for screen readers. */
  readonly announcement: string;
  /** Records the cursor position. */
  readonly recordCaret: (caret: ProblemPosition) => void;
  readonly go: (problem: Problem) => void;
  readonly forget: () => void;
};

/** Navigation to problems: by selecting one, or with F8 (Shift+F8 for the previous one) from the cursor. */
export const useProblemNavigation = (problems: readonly Problem[], open: (path: string) => void): ProblemNavigation => {
  const [goal, setGoal] = useState<ProblemPosition | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const caret = useRef<ProblemPosition>({ file: "", line: 1, column: 1 });
  const go = (problem: Problem): void => {
    const { file, line, column, message } = problem;
    open(file);
    setGoal({ file, line, column });
    setAnnouncement(studio.at(line, message));
  };
  const step = useRef<(way: 1 | -1) => void>(() => {});
  useEffect(() => {
    step.current = (way) => {
      const next = nextProblem(problems, caret.current, way);
      if (next) go(next);
      else setAnnouncement(studio.noProblem);
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
  const recordCaret = (position: ProblemPosition): void => {
    caret.current = position;
  };
  return { goal, announcement, recordCaret: recordCaret, go, forget: () => setGoal(null) };
};
