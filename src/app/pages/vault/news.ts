import { vault as words } from "../../../i18n/en/vault.ts";
import type { NoticeTone } from "../../../ui/primitives/notice.tsx";
import type { KeepFailure } from "../../storage/records.ts";

/** One sentence about what was done, or why it could not be. */
export type News = { readonly tone: NoticeTone; readonly text: string };

const FAILURES: { readonly [Why in KeepFailure]: string } = {
  full: words.full,
  off: words.off,
  unexpected: words.unexpected,
};

export const failureNews = (why: KeepFailure): News => ({ tone: "danger", text: FAILURES[why] });
