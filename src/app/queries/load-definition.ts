import type { QueryFunctionContext } from "@tanstack/react-query";
import { loadLanguage } from "../shared/languages.ts";
import { loadJson } from "./json-requests.ts";

type Loaded = {
  readonly language: string;
  readonly document?: { readonly language: string };
  readonly needsExtendedFunctions?: boolean;
};

const loadFunctions = async ({ needsExtendedFunctions }: Loaded): Promise<unknown> =>
  needsExtendedFunctions && import("../../feel/evaluate/functions/all-functions.ts");

/**
 * Loads the definition named by the first element of the query key, together with the language texts and functions it
 * needs.
 */
export const loadDefinition = async <Definition extends Loaded>({
  queryKey,
}: QueryFunctionContext): Promise<Definition> => {
  const definition = (await loadJson(String(queryKey[0]))) as Definition;
  const { language, document } = definition;
  await Promise.all([loadLanguage(language), loadLanguage(document?.language ?? language), loadFunctions(definition)]);
  return definition;
};
