import { createCatalog } from "../../compile/catalog.ts";
import type { Catalog } from "../../compile/catalog.ts";
import { compileFor } from "./compile-for.ts";
import type { ToCompiler } from "./messages.ts";

// The compiler runs beside the page: typing never waits for it.
const texts = new Map<string, string>();
let catalog: Catalog = createCatalog();

addEventListener("message", ({ data }: MessageEvent<ToCompiler>) => {
  if (data.type === "open") {
    catalog = createCatalog({ icons: data.sources.icons });
    for (const [path, text] of Object.entries(data.sources.files)) {
      texts.set(path, text);
      catalog.set(path, text);
    }
    return;
  }
  const { turn, path, text, page } = data;
  texts.set(path, text);
  catalog.set(path, text);
  postMessage({ turn, ...compileFor(catalog.compile(), texts, path, page) });
});
