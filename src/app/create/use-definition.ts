import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import { loadDefinition } from "../queries/load-definition.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { meaningOf } from "./form-context.ts";

/** Address of a definition in a language. */
export const definitionAddress = (id: string, language: string): string => `/catalog/${id}.${language}.json`;

export type DefinitionLoad =
  | { readonly type: "loading" }
  | { readonly type: "failed"; readonly retry: () => void }
  | {
      readonly type: "ready";
      readonly definition: DocumentDefinition;
      /** The same document in the document language of the settings, where it exists. */
      readonly document: DocumentDefinition;
      /** The chosen document language, by its stored name, when there is no such text. */
      readonly missingLanguage: string | null;
    };

/** A document page's definition, and the text of the document in the language the visitor wants it in. */
export const useDefinition = (id: string, language: string): DefinitionLoad => {
  const wanted = useDocumentSettings((state) => state.settings.language);
  const main = useQuery<DocumentDefinition>({ queryKey: [definitionAddress(id, language)], queryFn: loadDefinition });
  const code = meaningOf("language", wanted);
  const definition = main.data;
  const isOther = definition !== undefined && code !== null && code !== definition.document.language;
  const isOffered = isOther && definition.languages.includes(code);
  const other = useQuery<DocumentDefinition>({
    queryKey: [definitionAddress(id, code ?? language)],
    queryFn: loadDefinition,
    enabled: isOffered,
  });
  useCatalogChanges();
  if (main.error) return { type: "failed", retry: () => void main.refetch() };
  if (!definition || (isOffered && !other.data && !other.error)) return { type: "loading" };
  return {
    type: "ready",
    definition,
    document: (isOffered ? other.data : undefined) ?? definition,
    missingLanguage: isOther && !isOffered && hasChoice(definition) ? wanted : null,
  };
};

/** A body for one law alone has no other languages to choose from; its page says so elsewhere. */
const hasChoice = (definition: DocumentDefinition): boolean => definition.languages.includes("en");

/** In development: loads anew what an author just saved. */
export const useCatalogChanges = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const changed = ({ addresses }: { readonly addresses: readonly string[] }): void => {
      // The fault shown before may be mended; if not, it is shown again right after.
      for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
      for (const address of addresses) void client.invalidateQueries({ queryKey: [address] });
      void client.invalidateQueries({ queryKey: ["law"] });
    };
    hot.on("catalog:changed", changed);
    return () => hot.off("catalog:changed", changed);
  }, [client]);
};
