import { readFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { clauseStyle, inputTypes, sharedShapes } from "./schema-types.ts";
import type { Schema } from "./schema-types.ts";

type ObjectSchema = Schema & { readonly properties: { readonly [key: string]: Schema } };

const pathOf = (name: string): string => `schemas/${name}.schema.json`;

const read = (name: string): ObjectSchema => JSON.parse(readFileSync(pathOf(name), "utf8"));

const objectOf = (...schemas: readonly ObjectSchema[]): ObjectSchema => ({
  type: "object",
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
});

/** The files written from the schemas, each with its text. */
export const generatedTypes = async (): Promise<readonly (readonly [file: string, text: string])[]> => {
  const { definitions: parts } = JSON.parse(readFileSync(pathOf("parts"), "utf8"));
  const document = read("document");
  const files = {
    ...parts,
    pageHead: read("tool"),
    // A listing is what every page has, the review page that documents add, and the playbook of a page that only reviews.
    listingFile: objectOf(read("tool"), {
      properties: {
        review: document.properties["review"]!,
        playbook: read("review").properties["playbook"]!,
      },
    }),
    // A body in another language is a document with its own law.
    documentFile: objectOf(document, read("body")),
    toolFile: objectOf(read("calculator")),
    blockFile: read("block"),
    overlayFile: read("overlay"),
    blockOverlayFile: read("block-overlay"),
    settingsFile: read("settings"),
    siteFile: read("site"),
    vocabularyFile: read("vocabulary"),
    messagesFile: read("messages"),
    navigationFile: read("navigation"),
    pageFile: read("page"),
  };
  const definitions = { ...files, ...sharedShapes(files) };
  const texts: readonly (readonly [string, string])[] = [
    ...inputTypes(definitions),
    ["src/model/clause-style.ts", clauseStyle(definitions)],
  ];
  return Promise.all(
    texts.map(async ([filepath, text]) => {
      const style = await resolveConfig(filepath);
      return [filepath, await format(text, { ...style, filepath })] as const;
    }),
  );
};
