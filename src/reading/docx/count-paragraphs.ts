import type { ListLevel, WordList, WordLists } from "./lists.ts";
import { countText } from "./number-formats.ts";
import type { NumberProperties, Styles } from "./styles.ts";

const LEVELS = 9;
const BULLET = "•";

/** The list level of a paragraph: its own, else the level linked to its style, else the one its style sets. */
const levelOf = (list: WordList, style: string, own: NumberProperties, ofStyle: NumberProperties): number => {
  if (own.level !== undefined) return own.level;
  const tied = [...list.levels].find(([, level]) => level.style === style && style !== "")?.[0];
  return tied ?? ofStyle.level ?? 0;
};

const printed = (level: ListLevel, list: WordList, counts: readonly (number | undefined)[]): string =>
  level.text.replace(/%(\d)/g, (_, mark: string) => {
    const index = Number(mark) - 1;
    const shown = list.levels.get(index);
    if (!shown) return "";
    return countText(level.isLegal ? "decimal" : shown.format, counts[index] ?? shown.start);
  });

/** The paragraph properties that determine its number. */
export type NumberingStyle = { readonly style: string; readonly number: NumberProperties };

/**
 * Counts the paragraphs of a file as a word processor does, one call for each in their order.
 *
 * Returns the text of the number ("2.1", "(a)", "•"), empty without one.
 */
export function createCounter(lists: WordLists, styles: Styles): (paragraph: NumberingStyle) => string {
  const countsOf = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  const begin = (id: string, list: WordList, counts: (number | undefined)[]): void => {
    if (begun.has(id)) return;
    begun.add(id);
    for (const [index, start] of list.starts) counts[index] = start - 1;
  };
  const advance = (list: WordList, level: ListLevel, index: number, counts: (number | undefined)[]): void => {
    counts[index] = (counts[index] ?? (list.starts.get(index) ?? level.start) - 1) + 1;
    for (let above = 0; above < index; above++) counts[above] ??= list.levels.get(above)?.start;
    for (let deeper = index + 1; deeper < LEVELS; deeper++) {
      const restart = list.levels.get(deeper)?.restart;
      if (restart === undefined || (restart > 0 && index < restart)) counts[deeper] = undefined;
    }
  };
  return ({ style, number }) => {
    const named = style === "" ? styles.standard : style;
    const ofStyle = styles.numberOf(named);
    const id = number.list ?? ofStyle.list ?? "0";
    const list = lists.get(id);
    if (!list) return "";
    const at = levelOf(list, named, number, ofStyle);
    const level = list.levels.get(at);
    if (!level) return "";
    const counts = countsOf.get(list.definition) ?? [];
    countsOf.set(list.definition, counts);
    begin(id, list, counts);
    advance(list, level, at, counts);
    return level.format === "bullet" ? BULLET : printed(level, list, counts).trim();
  };
}
