import type { LegalDocument } from "../../model/document.ts";
import { flattenInlines } from "../../text/templates/inner-inlines.ts";

/** The names in the signature blocks of the parties, as a suggestion; at least two entries, empty where nothing is known. */
export const signatoryNames = ({ blocks }: LegalDocument): readonly string[] => {
  const names = blocks.flatMap((block) => {
    if (block.type !== "signature" || block.role !== "party") return [];
    const lines = block.lines.flatMap((line) => (line.type === "text" ? [line] : []));
    const named = lines
      .flatMap(({ content }) => flattenInlines(content))
      .find((inline) => inline.type === "value" && inline.field?.endsWith(".name") === true);
    return named?.type === "value" ? [named.text] : [];
  });
  return [names[0] ?? "", names[1] ?? "", ...names.slice(2)];
};
