import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";
import type { NoticeTone } from "../../../ui/primitives/notice.tsx";

/** One sentence about what was done, or why it could not be. */
export type StatusMessage = { readonly tone: NoticeTone; readonly text: string };

export const failureMessage = (why: StorageFailure): StatusMessage => ({ tone: "danger", text: messages.failed[why] });
