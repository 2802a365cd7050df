import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { loadDefinition } from "../queries/load-definition.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { settingValue } from "./form-context.ts";

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
      /** The chosen document language, if the document has no text in it. */
      readonly missingLanguage: string | null;
    };

/** The definition of a document page, and the document in the visitor's chosen document language. */
export const useDefinition = (id: string, language: string): DefinitionLoad => {
  const wanted = useDocumentSettings((state) => state.settings.language);
  const main = useQuery<DocumentDefinition>({ queryKey: [definitionAddress(id, language)], queryFn: loadDefinition });
  const code = settingValue("language", wanted);
  const definition = main.data;
  const isOther = definition !== undefined && code !== null && code !== definition.document.language;
  const isOffered = isOther && definition.languages.includes(code);
  const other = useQuery<DocumentDefinition>({
    // With nothing to load, a key of its own keeps this disabled query apart from the one above.
    queryKey: [isOffered ? definitionAddress(id, code) : "no other language"],
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

/** A body for the law of one country has no other languages; its page explains that. */
const hasChoice = (definition: DocumentDefinition): boolean => definition.languages.includes(SOURCE_LANGUAGE);

/** Development only: reloads a definition after an author saved it. */
export const useCatalogChanges = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const changed = ({ addresses }: { readonly addresses: readonly string[] }): void => {
      for (const address of addresses) void client.invalidateQueries({ queryKey: [address] });
      void client.invalidateQueries({ queryKey: ["law"] });
    };
    hot.on("catalog:changed", changed);
    return () => hot.off("catalog:changed", changed);
  }, [client]);
};
