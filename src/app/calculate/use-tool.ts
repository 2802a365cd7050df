import { useQuery } from "@tanstack/react-query";
import type { ToolDefinition } from "../../model/tool.ts";
import { definitionAddress, useCatalogChanges } from "../form-host/use-definition.ts";
import { loadDefinition } from "../queries/load-definition.ts";

/** The definition of a calculator or checker; undefined while loading. */
export const useTool = (id: string, language: string) => {
  useCatalogChanges();
  return useQuery<ToolDefinition>({ queryKey: [definitionAddress(id, language)], queryFn: loadDefinition });
};
