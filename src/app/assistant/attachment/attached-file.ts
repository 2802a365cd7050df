import { createStore } from "zustand/vanilla";
import type { Attachment } from "../../../engine/assistant/attachment/attachment.ts";
import type { ReviewSource } from "../../review/worker/worker-messages.ts";
import { createStoreHook } from "../../stores/create-store-hook.ts";

/** The reviewed file that questions are answered from, and the file itself. In memory only. */
type AttachedFile = { readonly file: { readonly attachment: Attachment; readonly source: ReviewSource } | null };

export const attachedFile = createStore<AttachedFile>()(() => ({ file: null }));

export const useAttachedFile = createStoreHook(attachedFile, { file: null });
