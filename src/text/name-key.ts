import { foldText } from "./fold-text.ts";

/** A name for comparing, without letter case, accents and extra spaces. */
export const nameKey = (name: string): string => foldText(name).trim().replace(/\s+/g, " ");
