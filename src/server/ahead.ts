import type { StaticFile } from "./static-files.ts";

const OTHERS = "*";

const tagOf = (address: string): string =>
  address.endsWith(".js")
    ? `<link rel="modulepreload" href="${address}" />`
    : `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}" />`;

/**
 * What an address will ask for, as tags for the head of its page; empty without a list of the build.
 *
 * Source: `ahead.json`, addresses of files by path, "*" for every other path.
 */
export const readAhead = async (list: StaticFile | undefined): Promise<(path: string) => string> => {
  if (!list) return () => "";
  const text = new TextDecoder().decode(await list.bytes("identity"));
  const ahead = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, readonly string[]>>));
  return (path) => (ahead.get(path) ?? ahead.get(OTHERS) ?? []).map(tagOf).join("");
};
