import type { ReactNode } from "react";
import type { RawAnswer } from "../../../model/answers.ts";
import { stepsMessages } from "../../../i18n/steps.ts";
import { markClasses, optionClasses } from "../control-classes.ts";
import { controlAttributes } from "../input-props.ts";
import type { InputProps } from "../input-props.ts";
import { OptionText } from "./option-text.tsx";

/** Several answers as checkboxes; the answer preserves the order of the options. */
export function ChoicesInput(props: InputProps): ReactNode {
  const { id, view, answers, options, locale } = props;
  const chosen = listOf(answers.shownAt(view.path));
  const toggle = (toggled: string): void => {
    const next = options
      .map((option) => option.value)
      .filter((other) => (other === toggled) !== chosen.includes(other));
    answers.set(view.path, next);
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">{stepsMessages(locale).chooseAll}</p>
      {options.map((option, index) => {
        const isChosen = chosen.includes(option.value);
        const hintId = option.hint ? `${id}-${option.value}-hint` : undefined;
        return (
          <label key={option.value} className={optionClasses}>
            <input
              {...controlAttributes({ ...props, id: index === 0 ? id : `${id}-${index}`, describedBy: hintId })}
              type="checkbox"
              name={view.path}
              value={option.value}
              checked={isChosen}
              onChange={() => toggle(option.value)}
              className={markClasses}
            />
            <OptionText option={option} hintId={hintId} isChosen={isChosen} />
          </label>
        );
      })}
    </div>
  );
}

const listOf = (raw: RawAnswer): readonly string[] => (Array.isArray(raw) ? raw.map(String) : []);
