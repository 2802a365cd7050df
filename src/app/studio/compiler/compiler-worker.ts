import { createCatalog } from "../../../compiler/catalog/catalog.ts";
import type { Catalog } from "../../../compiler/catalog/catalog.ts";
import type { ChangedTexts, CompilerRequest } from "./compiler-messages.ts";
import { verifyBuild } from "./verify-build.ts";
import { buildPreview } from "./build-preview.ts";

// The compiler runs in workers, so that typing never blocks. One worker compiles the shown document; a second one verifies
// the whole catalog, which takes longer.
const paths = new Set<string>();
let catalog: Catalog = createCatalog();
let next: ReturnType<typeof setTimeout> | undefined;

const applyTexts = (texts: ChangedTexts): void => {
  for (const [path, text] of Object.entries(texts)) {
    if (text === null) {
      paths.delete(path);
      catalog.remove(path);
    } else {
      paths.add(path);
      catalog.set(path, text);
    }
  }
};

addEventListener("message", ({ data }: MessageEvent<CompilerRequest>) => {
  if (data.type === "open") {
    catalog = createCatalog({ icons: data.sources.icons });
    return applyTexts(data.sources.files);
  }
  const { type, texts, query } = data;
  applyTexts(texts);
  // Of the queries that arrived during an earlier build, only the newest is still current.
  clearTimeout(next);
  next = setTimeout(() => {
    postMessage(type === "preview" ? buildPreview(catalog, query) : verifyBuild(catalog.compile(), [...paths], query));
  });
});
