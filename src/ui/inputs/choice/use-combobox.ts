import { useEffect, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { foldText } from "../../../text/fold-text.ts";
import { filterByOtherNames, filterOptions, optionNamed } from "./filter-options.ts";
import type { OtherNames } from "./filter-options.ts";
import type { InputProps, ShownOption } from "../input-props.ts";

/** The state of a combobox and what can be done with it. */
export type Combobox = {
  readonly text: string;
  readonly isOpen: boolean;
  readonly matches: readonly ShownOption[];
  /** Index among the matches, or null. */
  readonly active: number | null;
  readonly chosen: string | null;
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly choose: (option: ShownOption) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly leave: (event: FocusEvent) => void;
};

const NO_NAMES: OtherNames = new Map();

/** Other names of the options, once something is typed that no option matches. */
const useOtherNames = (load: InputProps["otherNames"], isWanted: boolean): OtherNames => {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    let isCurrent = true;
    // Without the names the list still works, and says that nothing matches.
    if (load && isWanted)
      load().then(
        (all) => isCurrent && setNames(all),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return names;
};

/** The one option meant by a complete name of its own or of a city in one state only. */
const namedOption = (options: readonly ShownOption[], names: OtherNames, text: string): ShownOption | undefined => {
  const named = optionNamed(options, text);
  const others = named || filterOptions(options, text).length > 0 ? [] : filterByOtherNames(options, names, text);
  const isComplete = others.length === 1 && foldText(others[0]!.via ?? "").trim() === foldText(text).trim();
  return named ?? (isComplete ? others[0] : undefined);
};

/** State of one combobox: the text in the box, the open list and the active option. */
export function useCombobox({ view, answers, options, otherNames }: InputProps): Combobox {
  const shown = answers.shownAt(view.path);
  const chosen = options.find((option) => option.value === shown);
  // Null while the box shows the answer; otherwise the text being typed, or text that matches no option.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const text = typed ?? chosen?.label ?? (typeof shown === "string" ? shown : "");
  const byName = isOpen ? filterOptions(options, typed ?? "") : [];
  const names = useOtherNames(otherNames, typed !== null && filterOptions(options, typed).length === 0);
  const matches = isOpen && byName.length === 0 ? filterByOtherNames(options, names, typed ?? "") : byName;

  const nameOf = (text: string): ShownOption | undefined => namedOption(options, names, text);
  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  const open = (): void => {
    setOpen(true);
    setActive(null);
  };
  const choose = (option: ShownOption): void => {
    answers.set(view.path, option.value);
    setTyped(null);
    close();
  };
  const type = (next: string): void => {
    setTyped(next);
    setOpen(true);
    setActive(null);
    const named = nameOf(next);
    answers.set(view.path, next.trim() === "" ? null : (named?.value ?? next));
  };
  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const named = typed === null ? undefined : nameOf(typed);
    if (named) choose(named);
    close();
  };
  const press = (event: KeyboardEvent): void => {
    const last = matches.length - 1;
    const to = event.key === "ArrowDown" ? next(active, last) : event.key === "ArrowUp" ? previous(active, last) : null;
    if (to !== null) {
      event.preventDefault();
      if (isOpen) setActive(last < 0 ? null : to);
      else open();
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      const option = active === null ? (matches.length === 1 ? matches[0] : undefined) : matches[active];
      if (option) choose(option);
      else close();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab" && isOpen && active !== null && matches[active]) {
      choose(matches[active]);
    }
  };
  return { text, isOpen, matches, active, chosen: chosen?.value ?? null, open, type, choose, press, leave };
}

const next = (active: number | null, last: number): number => (active === null || active >= last ? 0 : active + 1);
const previous = (active: number | null, last: number): number => (active === null || active <= 0 ? last : active - 1);
