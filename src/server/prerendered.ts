import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file of the build that holds the prerendered pages; its name starts with a dot, so it is not served. */
export const PRERENDERED = ".prerendered.json";

/** Prerendered HTML and head metadata of an address. */
export type PrerenderedPage = {
  readonly html: string;
  /** Addresses of the data it was rendered with. */
  readonly queries: readonly string[];
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** The one address of this page that search engines should list. */
  readonly canonical: string;
  /** The same page in every language it exists in, by code; empty where there is only one. */
  readonly alternates: { readonly [language: string]: string };
  readonly kind: "home" | "page" | "listing" | "tool";
};

export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>;

/** The prerendered pages of a build by address; none in a build without them. */
export const readPrerendered = async (folder: string): Promise<PrerenderedPages> => {
  const text = await readFile(join(folder, PRERENDERED), "utf8").catch(() => "{}");
  return new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, PrerenderedPage>>));
};
