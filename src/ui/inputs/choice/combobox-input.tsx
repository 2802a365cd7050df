import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { controlClasses } from "../control-classes.ts";
import { controlAttributes } from "../input-props.ts";
import type { InputProps } from "../input-props.ts";
import { useCombobox } from "./use-combobox.ts";

/**
 * Many options in a box filtered by name or code (ARIA combobox with a listbox popup).
 *
 * Typed text is never cleared; text that matches no option is kept and reported on Continue.
 */
export function ComboboxInput(props: InputProps): ReactNode {
  const { id, locale } = props;
  const messages = stepsMessages(locale);
  const box = useCombobox(props);
  const list = `${id}-list`;
  const active = box.active === null ? undefined : `${list}-${box.active}`;
  return (
    <div className="relative max-w-md" onBlur={box.leave}>
      <input
        {...controlAttributes(props)}
        type="text"
        role="combobox"
        aria-expanded={box.isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen ? active : undefined}
        autoComplete="off"
        spellCheck={false}
        className={controlClasses("h-12 w-full pe-11")}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.press}
        onClick={box.open}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3.5 top-3.5 size-5 text-soft" />
      <ComboboxList id={list} box={box} labelledBy={props.labelledBy} none={messages.comboNone} />
      <p role="status" className="sr-only">
        {box.isOpen && (box.matches.length === 0 ? messages.comboNone : messages.comboCount(box.matches.length))}
      </p>
    </div>
  );
}
