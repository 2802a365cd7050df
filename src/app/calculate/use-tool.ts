import { useQuery } from "@tanstack/react-query";
import type { ToolDefinition } from "../../model/tool.ts";
import { definitionAddress, useCatalogChanges } from "../create/use-definition.ts";
import { loadDefinition } from "../queries/load-definition.ts";

/** A calculator or checker on its way; undefined until it is here. */
export const useTool = (id: string, language: string) => {
  useCatalogChanges();
  return useQuery<ToolDefinition>({ queryKey: [definitionAddress(id, language)], queryFn: loadDefinition });
};
