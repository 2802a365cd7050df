import type { QueryFunctionContext } from "@tanstack/react-query";
import { bringLanguage } from "../languages.ts";
import { loadJson } from "./calls.ts";

type Spoken = { readonly language: string; readonly document?: { readonly language: string } };

/** Loads the definition that stands first in the query key, and with it the words of the languages it speaks. */
export const loadDefinition = async <Definition extends Spoken>({
  queryKey,
}: QueryFunctionContext): Promise<Definition> => {
  const definition = (await loadJson(String(queryKey[0]))) as Definition;
  const { language, document } = definition;
  await Promise.all([bringLanguage(language), bringLanguage(document?.language ?? language)]);
  return definition;
};
