import { site } from "virtual:catalog-site";

const KEY = `${site.storagePrefix}_studio_edits`;

/** Changed texts by path. */
export type Edits = { readonly [path: string]: string };

const isEdits = (value: unknown): value is Edits =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** Edits made in this tab, including those before a reload. */
export const readEdits = (): Edits => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return isEdits(kept) ? kept : {};
  } catch {
    // Treat unreadable or blocked storage as empty.
    return {};
  }
};

/** Stores the changes for a reload of this tab; false if the browser has no space. */
export const storeEdits = (edits: Edits): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
};
