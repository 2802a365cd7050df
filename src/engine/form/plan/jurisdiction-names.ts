import type { Field } from "../../../model/field.ts";
import { inScreenLanguage } from "../../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../../model/site/screen-language.ts";
import type { FormNode } from "../nodes/form-node.ts";

const plain = (words: NonNullable<Field["options"]>[number]["label"]): string =>
  words.filter((part) => typeof part === "string").join("");

const allNodes = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.inside)]);

const COUNTRIES: ByScreenLanguage<readonly (readonly [code: string, name: string])[]> = {
  en: [
    ["US", "the United States"],
    ["JP", "Japan"],
  ],
  ja: [
    ["US", "アメリカ合衆国"],
    ["JP", "日本"],
  ],
};

/** Names of the jurisdictions a form asks for, by code. */
export const jurisdictionNamesOf = (nodes: readonly FormNode[], language: string): ReadonlyMap<string, string> =>
  new Map([
    ...inScreenLanguage(COUNTRIES, language),
    ...allNodes(nodes)
      .filter(({ field }) => field.kind === "place")
      .flatMap(({ field }) => field.options ?? [])
      .map(({ is, label }) => [is, plain(label)] as const),
  ]);
