import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { focusQuestion } from "../../form/context/focus-question.ts";

/** The answers that are open for a change on a result page. */
export type OpenRows = {
  /** Ids of the questions. */
  readonly ids: ReadonlySet<string>;
  readonly open: (id: string) => void;
  readonly close: (id: string) => void;
  readonly closeAll: () => void;
  /** Opens the question of a path and moves the focus to it. */
  readonly goTo: (path: string) => void;
};

const NONE: ReadonlySet<string> = new Set();

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** Which answers are open for editing; `asked` are the questions that need an answer now, which open automatically. */
export const useOpenRows = (asked: readonly string[]): OpenRows => {
  const [ids, setIds] = useState(NONE);
  // Keep a question open after it is complete, so that it never closes during typing.
  const missing = asked.filter((id) => !ids.has(id));
  if (missing.length > 0) setIds(new Set([...ids, ...missing]));
  const wanted = useRef<string | null>(null);
  const [, setTurn] = useState(0);
  useEffect(() => {
    const path = wanted.current;
    if (path === null) return;
    if (focusQuestion(path) || focusQuestion(rootOf(path))) wanted.current = null;
  });
  const open = useCallback((id: string) => setIds((before) => new Set([...before, id])), []);
  const close = useCallback((id: string) => setIds((before) => new Set([...before].filter((one) => one !== id))), []);
  const closeAll = useCallback(() => setIds(NONE), []);
  const goTo = useCallback(
    (path: string) => {
      wanted.current = path;
      open(rootOf(path));
      setTurn((before) => before + 1);
    },
    [open],
  );
  return useMemo(() => ({ ids, open, close, closeAll, goTo }), [ids, open, close, closeAll, goTo]);
};
