import type { QueryFunctionContext } from "@tanstack/react-query";
import { bringLanguage } from "../languages.ts";
import { loadJson } from "./calls.ts";

type Loaded = {
  readonly language: string;
  readonly document?: { readonly language: string };
  readonly callsFurther?: boolean;
};

const bringFunctions = async ({ callsFurther }: Loaded): Promise<unknown> =>
  callsFurther && import("../../feel/evaluate/functions/all-functions.ts");

/**
 * Loads the definition that stands first in the query key, and with it the words of the languages it speaks and the
 * functions it calls.
 */
export const loadDefinition = async <Definition extends Loaded>({
  queryKey,
}: QueryFunctionContext): Promise<Definition> => {
  const definition = (await loadJson(String(queryKey[0]))) as Definition;
  const { language, document } = definition;
  await Promise.all([
    bringLanguage(language),
    bringLanguage(document?.language ?? language),
    bringFunctions(definition),
  ]);
  return definition;
};
