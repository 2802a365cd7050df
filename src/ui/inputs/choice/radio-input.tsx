import type { ReactNode } from "react";
import type { InputProps } from "../input-props.ts";
import { markClasses, optionClasses } from "../control-classes.ts";
import { OptionText } from "./option-text.tsx";

/** Two to seven options, all visible; the entire row is clickable. */
export function RadioInput(props: InputProps): ReactNode {
  const { id, view, answers, options } = props;
  const chosen = answers.shownAt(view.path);
  const isPair = options.length === 2 && options.every((option) => widthOf(option.label) <= PAIR_WIDTH && !option.hint);
  return (
    <div className={isPair ? "grid grid-cols-2 gap-2 sm:max-w-80" : "grid gap-2"}>
      {options.map((option, index) => (
        <label key={option.value} className={optionClasses}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            aria-describedby={hintId(props, option.value)}
            type="radio"
            name={view.path}
            value={option.value}
            checked={String(chosen) === option.value}
            onChange={() => answers.set(view.path, option.value)}
            className={markClasses}
          />
          <OptionText option={option} hintId={hintId(props, option.value)} isChosen={String(chosen) === option.value} />
        </label>
      ))}
    </div>
  );
}

// Two short options fit side by side. Unit: Latin characters; a full-width character has twice the width.
const PAIR_WIDTH = 12;
const widthOf = (label: string): number => label.replaceAll(/[\u2e80-\uffef]/gu, "__").length;

const hintId = ({ id, options }: InputProps, value: string): string | undefined =>
  options.find((option) => option.value === value)?.hint ? `${id}-${value}-hint` : undefined;
