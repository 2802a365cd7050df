import { createCatalog } from "../../compile/catalog.ts";
import type { Catalog } from "../../compile/catalog.ts";
import type { Texts, ToCompiler } from "./messages.ts";
import { proofFor } from "./proof-for.ts";
import { sketchFor } from "./sketch-for.ts";

// The compiler runs beside the page: typing never waits for it. It runs twice: one sketches the shown document, the other
// proves the whole catalog, which takes longer, and nobody waits for that to see the page.
const paths = new Set<string>();
let catalog: Catalog = createCatalog();
let next: ReturnType<typeof setTimeout> | undefined;

const take = (texts: Texts): void => {
  for (const [path, text] of Object.entries(texts)) {
    paths.add(path);
    catalog.set(path, text);
  }
};

addEventListener("message", ({ data }: MessageEvent<ToCompiler>) => {
  if (data.type === "open") {
    catalog = createCatalog({ icons: data.sources.icons });
    return take(data.sources.files);
  }
  const { type, texts, question } = data;
  take(texts);
  // Questions that waited while an earlier one was answered are out of date, but for the newest.
  clearTimeout(next);
  next = setTimeout(() => {
    postMessage(type === "sketch" ? sketchFor(catalog, question) : proofFor(catalog.compile(), [...paths], question));
  });
});
