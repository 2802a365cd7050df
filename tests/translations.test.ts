import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { yamlTextsIn } from "./support/prose-of.ts";
import { termTranslations, translationCalques } from "./support/translation-calques.ts";

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .trim()
    .split("\n");

const textsOf = (language: string): readonly string[] =>
  language === "ja"
    ? filesOf("catalog/documents/*/ja/*.yaml")
    : filesOf(`catalog/documents/*/${language}.yaml`, `catalog/blocks/*/${language}.yaml`);

const LANGUAGES = ["es", "fr", "de", "zh-Hans"];

describe("no phrase of a translation that sounds translated", () => {
  test.each([...LANGUAGES, "ja"])("in %s", (language) =>
    expect(
      textsOf(language).flatMap((file) =>
        yamlTextsIn(readFileSync(file, "utf8")).flatMap(({ line, text }) =>
          (translationCalques[language] ?? [])
            .filter(({ phrase }) => phrase.test(text))
            .map(({ phrase, instead }) => `${file}:${line}: "${phrase.exec(text)?.[0]}" (write: ${instead})`),
        ),
      ),
    ).toEqual([]),
  );
});

type Clause = { readonly id?: string; readonly clauses?: readonly Clause[]; readonly use?: string };
type Overlay = {
  readonly clauses?: { readonly [id: string]: object };
  readonly words?: { readonly [formula: string]: "as_written" | { readonly [english: string]: string } };
};

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

/** The own texts of each clause, without those of the clauses inside it. */
const ownTexts = (clauses: readonly Clause[] = []): readonly (readonly [string, string])[] =>
  clauses.flatMap(({ clauses: inner, ...own }) => [
    ...(own.id === undefined ? [] : [[own.id, JSON.stringify(own)] as const]),
    ...ownTexts(inner),
  ]);

const pairsOfDocument = (folder: string, language: string): readonly (readonly [string, string, string])[] => {
  const { document } = read(`${folder}/clauses.yaml`) as {
    readonly document: { readonly clauses: readonly Clause[]; readonly schedules?: readonly Clause[] };
  };
  const overlay = read(`${folder}/${language}.yaml`) as Overlay;
  const clauses = ownTexts([...document.clauses, ...(document.schedules ?? [])]).flatMap(([id, english]) => {
    const own = overlay.clauses?.[id];
    return own ? [[`${folder}/${language} ${id}`, english, JSON.stringify(own)] as const] : [];
  });
  const words = Object.values(overlay.words ?? {}).flatMap((said) =>
    said === "as_written"
      ? []
      : Object.entries(said).map(([english, text]) => [`${folder}/${language} words`, english, text] as const),
  );
  return [...clauses, ...words];
};

const pairsOf = (language: string): readonly (readonly [string, string, string])[] => [
  ...filesOf(`catalog/documents/*/${language}.yaml`).flatMap((file) =>
    pairsOfDocument(file.slice(0, file.lastIndexOf("/")), language),
  ),
  ...filesOf(`catalog/blocks/*/${language}.yaml`).map(
    (file) => [file, JSON.stringify(read(join(dirname(file), "block.yaml"))), JSON.stringify(read(file))] as const,
  ),
];

describe("a term of law has one translation in each language", () => {
  test.each(LANGUAGES)("in %s", (language) => {
    const pairs = pairsOf(language);
    for (const { english, in: translated } of termTranslations) {
      const using = pairs.filter(([, source]) => english.test(source));
      expect(using, `no text uses ${english}`).not.toEqual([]);
      expect(
        using.filter(([, , text]) => !translated[language]?.test(text)).map(([where]) => `${where}: ${english}`),
      ).toEqual([]);
    }
  });
});

type Place = {
  readonly code: string;
  readonly kind: "state" | "territory" | "country";
  readonly name: { readonly [language: string]: string | undefined };
  readonly says?: { readonly [language: string]: string | undefined };
};

/** How a sentence must be able to use a state or territory: "le droit de l’État …", "im Bundesstaat …", "适用…法律". */
const inSentence: { readonly [language: string]: RegExp } = {
  es: /^(?:el estado de |el Distrito |Guam$|Puerto Rico$|Samoa |las Islas )/,
  fr: /^(?:l’État d|le district de |le territoire d)/,
  de: /^(?:Bundesstaat |Territorium |District of Columbia$)/,
  "zh-Hans": /^[\u4E00-\u9FFF]+$/,
};

test.each(LANGUAGES)("a sentence names every state and territory in %s so that it is no city", (language) => {
  const { places } = read("catalog/places.yaml") as { readonly places: readonly Place[] };
  const american = places.filter(({ kind }) => kind !== "country");
  expect(american).toHaveLength(57);
  const said = american.map(({ name, says }) => says?.[language] ?? name[language] ?? name["en"] ?? "");
  expect(said.filter((text) => !inSentence[language]?.test(text))).toEqual([]);
});
