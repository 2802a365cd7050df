import type { ILevelsOptions } from "docx";
import type { Indent } from "../layout/layout.ts";
import type { Level } from "./number-pattern.ts";
import { twips } from "./units.ts";

/** A list level in Word's format; `index` starts at 0. */
export function levelOptions(level: Level, index: number, indent: Indent): ILevelsOptions {
  const hanging = twips(indent.text - indent.number);
  return {
    level: index,
    format: level.format,
    text: level.text,
    start: level.start,
    alignment: "start",
    suffix: hanging > 0 ? "tab" : "nothing",
    style: { paragraph: { indent: { left: twips(indent.text), hanging } } },
  };
}
