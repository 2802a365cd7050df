import type {
  ChangedTexts,
  VerifiedBuild,
  CompileQuery,
  PreviewBuild,
  SourceFiles,
  CompilerRequest,
} from "./compiler-messages.ts";

export type Compiler = {
  /** Compiles changed texts: the preview of the shown document is reported first, then the verification of the catalog. */
  readonly compile: (texts: ChangedTexts, query: CompileQuery) => void;
  readonly close: () => void;
};

/** Opens the preview worker and the verification worker. Results of outdated queries are dropped. */
export const openCompiler = (
  sources: SourceFiles,
  onPreview: (preview: PreviewBuild) => void,
  onVerified: (verified: VerifiedBuild, preview: PreviewBuild) => void,
): Compiler => {
  const previewWorker = new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
  const verifyWorker = new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
  const send = (worker: Worker, message: CompilerRequest): void => worker.postMessage(message);
  let newest = 0;
  let preview: PreviewBuild | null = null;
  let unverified: ChangedTexts = {};
  previewWorker.addEventListener("message", ({ data }: MessageEvent<PreviewBuild>) => {
    if (data.requestNumber !== newest) return;
    preview = data;
    onPreview(data);
    const { requestNumber: turn, path, page } = data;
    send(verifyWorker, { type: "verify", texts: unverified, query: { requestNumber: turn, path, page } });
    unverified = {};
  });
  verifyWorker.addEventListener("message", ({ data }: MessageEvent<VerifiedBuild>) => {
    if (data.requestNumber === newest && preview?.requestNumber === newest) onVerified(data, preview);
  });
  for (const worker of [previewWorker, verifyWorker]) send(worker, { type: "open", sources });
  return {
    compile: (texts, query) => {
      newest = query.requestNumber;
      unverified = { ...unverified, ...texts };
      send(previewWorker, { type: "preview", texts, query });
    },
    close: () => {
      previewWorker.terminate();
      verifyWorker.terminate();
    },
  };
};
