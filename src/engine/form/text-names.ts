import type { Text, TextPart } from "../../model/text.ts";

const partNames = (part: TextPart): readonly string[] => {
  if (typeof part === "string") return [];
  switch (part.type) {
    case "value":
      return part.is.deps;
    case "strong":
      return textNames(part.parts);
    case "agreement":
      return [part.role];
    case "reference":
    case "term":
      return [];
  }
};

/** Names a text reads; a role it agrees with counts as a name. */
export const textNames = (text: Text): readonly string[] => [...new Set(text.flatMap(partNames))];
