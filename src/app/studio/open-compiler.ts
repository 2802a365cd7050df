import type { Proved, Question, Sketched, SourceFiles, Texts, ToCompiler } from "./messages.ts";

export type Compiler = {
  /** Takes the texts that changed, and answers: the shown document first, the proof of everything after it. */
  readonly ask: (texts: Texts, question: Question) => void;
  readonly close: () => void;
};

/** The two compilers of the studio. Only the newest question is answered to its end. */
export const openCompiler = (
  sources: SourceFiles,
  onSketch: (sketched: Sketched) => void,
  onProof: (proved: Proved, sketched: Sketched) => void,
): Compiler => {
  const sketcher = new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
  const prover = new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
  const tell = (worker: Worker, message: ToCompiler): void => worker.postMessage(message);
  let newest = 0;
  let sketched: Sketched | null = null;
  let unproved: Texts = {};
  sketcher.addEventListener("message", ({ data }: MessageEvent<Sketched>) => {
    if (data.turn !== newest) return;
    sketched = data;
    onSketch(data);
    const { turn, path, page } = data;
    tell(prover, { type: "prove", texts: unproved, question: { turn, path, page } });
    unproved = {};
  });
  prover.addEventListener("message", ({ data }: MessageEvent<Proved>) => {
    if (data.turn === newest && sketched?.turn === newest) onProof(data, sketched);
  });
  for (const worker of [sketcher, prover]) tell(worker, { type: "open", sources });
  return {
    ask: (texts, question) => {
      newest = question.turn;
      unproved = { ...unproved, ...texts };
      tell(sketcher, { type: "sketch", texts, question });
    },
    close: () => {
      sketcher.terminate();
      prover.terminate();
    },
  };
};
