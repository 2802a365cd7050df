import type { TraceStep } from "../../../model/tool-result.ts";

/** A step in figures with its result; a condition is already a sentence, with its yes or no beside the label. */
export const calculationLine = ({
  figures,
  formatted,
  value,
}: Pick<TraceStep, "figures" | "formatted" | "value">): string =>
  typeof value === "boolean" ? figures : `${figures} = ${formatted}`;
