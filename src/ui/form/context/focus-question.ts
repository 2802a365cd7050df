import { inputId } from "../../inputs/input-props.ts";

const CONTROL = "input:not([tabindex='-1']), select, textarea, button, [role='combobox']";
// In a date, the invalid box may not be the first.
const WRONG = "[aria-invalid='true']:not([role='radiogroup'])";

/**
 * Focuses the invalid control of a question, or its first control; false if it is not visible.
 *
 * Scrolls the label into view as well.
 */
export function focusQuestion(path: string): boolean {
  const id = inputId(path);
  const frame = document.querySelector(`[data-question="${CSS.escape(id)}"]`);
  const control =
    chosenRadio(frame) ??
    frame?.querySelector<HTMLElement>(WRONG) ??
    document.getElementById(id) ??
    frame?.querySelector<HTMLElement>(CONTROL);
  // In an inactive tab it is in the DOM but invisible.
  if (!(control instanceof HTMLElement) || !control.checkVisibility()) return false;
  frame?.scrollIntoView({ block: "start", behavior: "instant" });
  control.focus({ preventScroll: true });
  return true;
}

/** In a set of radios the focus belongs on the one that is chosen. */
const chosenRadio = (frame: Element | null): HTMLElement | null =>
  frame?.getAttribute("role") === "radiogroup" ? frame.querySelector<HTMLElement>("input:checked") : null;
