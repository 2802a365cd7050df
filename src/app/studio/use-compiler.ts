import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../model/problem.ts";
import type { Proved, Sketched, SourceFiles, Texts } from "./messages.ts";
import { openCompiler } from "./open-compiler.ts";
import type { Compiler } from "./open-compiler.ts";
import { foundLate, toldProblems } from "./told-problems.ts";

/** Time without a keystroke after which the text is compiled. */
const PAUSE = 200;

export type Compiled = {
  readonly sketched: Sketched | null;
  readonly proved: Proved | null;
  /** Of the open file and, after them, of others. */
  readonly problems: readonly Problem[];
  /** While the proof of the newest text is not there. */
  readonly isBusy: boolean;
};

/** The texts that are not as they were when a compiler last heard of them. */
const unsent = (texts: Texts, sent: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([path, text]) => sent[path] !== text));

/** What the compilers say about a file, a moment after any of the texts last changed. */
export const useCompiler = (sources: SourceFiles, texts: Texts, path: string, page: string): Compiled => {
  const compiler = useRef<Compiler | null>(null);
  const sent = useRef<Texts>({});
  const turn = useRef(0);
  const [sketched, setSketched] = useState<Sketched | null>(null);
  const [proved, setProved] = useState<Proved | null>(null);
  const [late, setLate] = useState<readonly Problem[]>([]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const own = openCompiler(sources, setSketched, (proof, sketch) => {
      setProved(proof);
      setLate(foundLate(proof, sketch));
    });
    compiler.current = own;
    sent.current = sources.files;
    return () => {
      compiler.current = null;
      own.close();
    };
  }, [sources]);
  useEffect(() => {
    const wait = setTimeout(() => {
      turn.current += 1;
      setAsked(turn.current);
      compiler.current?.ask(unsent(texts, sent.current), { turn: turn.current, path, page });
      sent.current = texts;
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [sources, texts, path, page]);
  const problems = useMemo(() => toldProblems(sketched, late), [sketched, late]);
  return { problems, sketched, proved, isBusy: asked === 0 || proved?.turn !== asked };
};
