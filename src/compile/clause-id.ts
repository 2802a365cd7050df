import type { ClauseInput } from "./input.ts";

/** The id by which a document refers to a clause: its own, or that of the library clause it takes. */
export const clauseId = (input: Pick<ClauseInput, "id" | "use">): string =>
  (input.id ?? input.use ?? "").replaceAll("-", "_");
