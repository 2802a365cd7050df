import type { StaticFile } from "./static-files.ts";

const OTHERS = "*";

const tagOf = (address: string): string =>
  address.endsWith(".js")
    ? `<link rel="modulepreload" href="${address}" />`
    : `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}" />`;

/**
 * Preload tags for an address, plus `data`; empty if the build has no manifest.
 *
 * Source: `preload-manifest.json`, addresses of files by path, "*" for every other path.
 */
export const readPreloadManifest = async (
  list: StaticFile | undefined,
): Promise<(path: string, data?: readonly string[]) => string> => {
  if (!list) return () => "";
  const text = new TextDecoder().decode(await list.bytes("identity"));
  const preload = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, readonly string[]>>));
  return (path, data = []) =>
    [...new Set([...(preload.get(path) ?? preload.get(OTHERS) ?? []), ...data])].map(tagOf).join("");
};
