import { useEffect, useRef, useState } from "react";
import type { FromCompiler, SourceFiles, ToCompiler } from "./messages.ts";

/** Time without a keystroke after which the text is compiled. */
const PAUSE = 250;

export type Compiled = { readonly answer: FromCompiler | null; readonly isBusy: boolean };

/**
 * What the compiler says about a file, a moment after it last changed.
 *
 * `changed` holds the texts of other files that differ from the shipped ones.
 */
export const useCompiler = (sources: SourceFiles, path: string, text: string, page: string): Compiled => {
  const worker = useRef<Worker | null>(null);
  const turn = useRef(0);
  const [answer, setAnswer] = useState<FromCompiler | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const own = new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
    own.addEventListener("message", ({ data }: MessageEvent<FromCompiler>) => setAnswer(data));
    own.postMessage({ type: "open", sources } satisfies ToCompiler);
    worker.current = own;
    return () => {
      worker.current = null;
      own.terminate();
    };
  }, [sources]);
  useEffect(() => {
    const wait = setTimeout(() => {
      turn.current += 1;
      setAsked(turn.current);
      worker.current?.postMessage({ type: "compile", turn: turn.current, path, text, page } satisfies ToCompiler);
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [sources, path, text, page]);
  // Only the newest question counts.
  const isBusy = asked === 0 || answer?.turn !== asked;
  return { answer, isBusy };
};
