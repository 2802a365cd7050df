import { foldText } from "../../../text/fold-text.ts";
import type { ShownOption } from "../input-props.ts";

const plain = (text: string): string => foldText(text).trim();

/** How well an option fits what was typed: 0 best, null not at all. */
const rank = (option: ShownOption, typed: string): number | null => {
  const label = plain(option.label);
  const code = plain(option.code ?? "");
  if (label === typed || (code !== "" && code === typed)) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.split(/[\s(,.-]+/).some((word) => word.startsWith(typed))) return 2;
  if (code !== "" && code.startsWith(typed)) return 3;
  return label.includes(typed) ? 4 : null;
};

/**
 * Options that match the typed text by name or code, best match first; ties keep their order.
 *
 * Example: "ca" gives California (its code) before North Carolina and South Carolina
 */
export function filterOptions(options: readonly ShownOption[], typed: string): readonly ShownOption[] {
  const wanted = plain(typed);
  if (wanted === "") return options;
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter((entry): entry is { option: ShownOption; rank: number } => entry.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);
}

/** Other names of options, by name, each with the values of the options it may mean. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

const MIN_LETTERS = 2;

const optionsBy = (options: readonly ShownOption[], names: OtherNames, fits: (name: string) => boolean) => {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return [...names].flatMap(([name, values]) =>
    fits(plain(name))
      ? values.flatMap((value) => {
          const option = byValue.get(value);
          return option ? [{ ...option, via: name }] : [];
        })
      : [],
  );
};

/**
 * Options with another name that starts with the typed text. If the text is a whole name, longer names do not match.
 *
 * Example: "austi" gives Texas, with `via` Austin
 */
export function filterByOtherNames(
  options: readonly ShownOption[],
  names: OtherNames,
  typed: string,
): readonly ShownOption[] {
  const wanted = plain(typed);
  if (wanted.length < MIN_LETTERS) return [];
  const exact = optionsBy(options, names, (name) => name === wanted);
  return exact.length > 0 ? exact : optionsBy(options, names, (name) => name.startsWith(wanted));
}

/** The one option a text names exactly, by its name or code; undefined when there is none. */
export const optionNamed = (options: readonly ShownOption[], typed: string): ShownOption | undefined =>
  options.find((option) => rank(option, plain(typed)) === 0);
