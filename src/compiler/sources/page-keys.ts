import type { SchemaName } from "../schema/schemas.ts";

// Keys that identify a page in menus, in search and on the command line.
const pageKeys: ReadonlySet<string> = new Set([
  "id",
  "status",
  "version",
  "entry",
  "formerly",
  "slugs",
  "nav",
  "tags",
  "synonyms",
  "related",
  "meanwhile",
  "session",
  "receives",
  "sensitive",
  "review",
  "playbook",
  "about",
]);

/** Kinds of files that begin with page keys. */
export const kindsWithPageKeys: ReadonlySet<SchemaName> = new Set([
  "document",
  "calculator",
  "checker",
  "tool",
  "review",
  "playbook",
]);

const KEY = /^["']?([a-z_]+)["']?\s*:/;

/** Returns the part of a file that identifies the page, without questions, clauses and cases; parsing it takes a tenth of the time. */
export const pageKeysOf = (text: string): string => {
  let isHead = true;
  return text
    .split("\n")
    .map((line) => {
      const key = KEY.exec(line)?.[1];
      if (key !== undefined) isHead = pageKeys.has(key);
      // An empty line in place of each other line keeps the line numbers.
      return isHead ? line : "";
    })
    .join("\n");
};
