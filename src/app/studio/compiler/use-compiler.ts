import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../../model/problem.ts";
import type { ChangedTexts, VerifiedBuild, PreviewBuild, SourceFiles, SourceTexts } from "./compiler-messages.ts";
import { openCompiler } from "./open-compiler.ts";
import type { Compiler } from "./open-compiler.ts";
import { verificationProblems, reportedProblems } from "./reported-problems.ts";

/** Time without a keystroke after which the text is compiled. */
const DEBOUNCE_MS = 200;

export type CompilerState = {
  readonly preview: PreviewBuild | null;
  readonly verified: VerifiedBuild | null;
  /** Problems of the open file, followed by those of other files. */
  readonly problems: readonly Problem[];
  /** True until the newest text has been verified. */
  readonly isBusy: boolean;
};

/** Texts that changed, or whose file was removed, since they were last sent to the compiler. */
const unsent = (texts: SourceTexts, sent: SourceTexts): ChangedTexts => ({
  ...Object.fromEntries(Object.keys(sent).flatMap((path) => (Object.hasOwn(texts, path) ? [] : [[path, null]]))),
  ...Object.fromEntries(Object.entries(texts).filter(([path, text]) => sent[path] !== text)),
});

/** Preview, verification and problems of a file, updated shortly after any text changes. */
export const useCompiler = (sources: SourceFiles, texts: SourceTexts, path: string, page: string): CompilerState => {
  const compiler = useRef<Compiler | null>(null);
  const sent = useRef<SourceTexts>({});
  const turn = useRef(0);
  const [preview, setPreview] = useState<PreviewBuild | null>(null);
  const [verified, setVerified] = useState<VerifiedBuild | null>(null);
  const [verifierProblems, setVerifierProblems] = useState<readonly Problem[]>([]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const own = openCompiler(sources, setPreview, (next, base) => {
      setVerified(next);
      setVerifierProblems(verificationProblems(next, base));
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
      compiler.current?.compile(unsent(texts, sent.current), { requestNumber: turn.current, path, page });
      sent.current = texts;
    }, DEBOUNCE_MS);
    return () => clearTimeout(wait);
  }, [sources, texts, path, page]);
  const problems = useMemo(() => reportedProblems(preview, verifierProblems), [preview, verifierProblems]);
  return { problems, preview, verified, isBusy: asked === 0 || verified?.requestNumber !== asked };
};
