import type { PageMessages } from "../../model/site/page-messages.ts";
import type { MessagesInput } from "../input/site-input.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";

/** Compiles the example messages of all pages, in the order of their files. */
export const compileMessages = (byKind: SourcesByKind): readonly PageMessages[] =>
  byKind.all("messages").map(({ catalogPath, input }) => {
    const { no_page: noPage = false, referral, en = [], ja = [] }: MessagesInput = input;
    return { id: catalogPath.id, hasPage: !noPage, referral: referral ?? null, messages: { en, ja } };
  });
