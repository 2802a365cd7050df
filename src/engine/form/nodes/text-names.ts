import type { Text, TextPart } from "../../../model/text.ts";

const partNames = (part: TextPart): readonly string[] => {
  if (typeof part === "string") return [];
  switch (part.type) {
    case "value":
      return part.formula.deps;
    case "strong":
      return textNames(part.parts);
    case "agreement":
      return [part.role];
    case "reference":
    case "term":
      return [];
  }
};

/** The names a text reads, including the roles it agrees with in number. */
export const textNames = (text: Text): readonly string[] => [...new Set(text.flatMap(partNames))];
