import type { ClauseInput } from "./schema-types.ts";

/** The id by which a document refers to a clause: its own, or that of the block it uses. */
export const clauseId = (input: Pick<ClauseInput, "id" | "use">): string =>
  (input.id ?? input.use ?? "").replaceAll("-", "_");
