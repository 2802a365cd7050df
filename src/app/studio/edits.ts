import { site } from "virtual:catalog-site";

const KEY = `${site.storagePrefix}_studio_edits`;

/** Changed texts by path. */
export type Edits = { readonly [path: string]: string };

const isEdits = (value: unknown): value is Edits =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** What was changed in this tab, also before a reload. */
export const readEdits = (): Edits => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return isEdits(kept) ? kept : {};
  } catch {
    // Unreadable or forbidden storage holds no edits.
    return {};
  }
};

/** Keeps the changes for a reload of this tab; false where the browser has no room for them. */
export const keepEdits = (edits: Edits): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
};
