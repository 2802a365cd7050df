import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { FirstPicture } from "../src/app/first-picture/first-picture.tsx";
import type { CatalogIndex } from "../src/model/catalog-index.ts";
import type { PageDefinition } from "../src/model/definition.ts";
import type { Site } from "../src/model/site.ts";
import { firstPages } from "./first-pages.ts";

type Bundle = Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>;

const read = (bundle: Bundle, name: string): unknown => {
  const source = bundle[name]?.source;
  if (typeof source !== "string") throw new Error(`missing in the build: ${name}`);
  return JSON.parse(source);
};

/** Writes `first-pictures.json`: by address, the heading the server writes into the page before any code runs. */
export const firstPicturePlugin = (): Plugin => ({
  name: "clausewright-first-picture",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const built = bundle as unknown as Bundle;
      const site = read(built, "catalog/site.json") as Site;
      const makes = (id: string, language: string): string =>
        (read(built, `catalog/${id}.${language}.json`) as PageDefinition).about.makes;
      const pages = firstPages(read(built, "catalog/index.json") as CatalogIndex, site, makes);
      const drawn = [...pages].map(([path, page]) => [
        path,
        renderToStaticMarkup(createElement(FirstPicture, { page, product: site.product })),
      ]);
      const source = JSON.stringify(Object.fromEntries(drawn));
      this.emitFile({ type: "asset", fileName: "first-pictures.json", source });
    },
  },
});
