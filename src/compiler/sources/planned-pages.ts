import type { DocumentInput } from "../input/document-input.ts";
import type { CatalogSource } from "./read-source.ts";

/** The file that lists documents in preparation, followed by each of them as a source of its own. */
export const withPlannedPages = (list: CatalogSource): readonly CatalogSource[] => {
  const { catalogPath } = list;
  if (catalogPath?.schema !== "planned") return [list];
  const { documents = [] } = list.input as { documents?: readonly (DocumentInput | null)[] };
  const pages = documents.flatMap((input) => {
    const id = typeof input?.id === "string" ? input.id : null;
    if (!input || id === null) return [];
    input.status = "planned";
    return [{ ...list, catalogPath: { ...catalogPath, schema: "document" as const, id }, input, problems: [] }];
  });
  return [list, ...pages];
};
