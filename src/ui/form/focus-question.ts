import { inputId } from "../inputs/input-props.ts";

const CONTROL = "input:not([tabindex='-1']), select, textarea, button, [role='combobox']";
// The box of a date that is at fault need not be its first.
const WRONG = "[aria-invalid='true']:not([role='radiogroup'])";

/**
 * Puts the focus on the control of a question that is at fault, or on its first control; false when it is not in sight.
 *
 * The label is brought into view with it, not only the box.
 */
export function focusQuestion(path: string): boolean {
  const id = inputId(path);
  const frame = document.querySelector(`[data-question="${CSS.escape(id)}"]`);
  const control =
    chosenRadio(frame) ??
    frame?.querySelector<HTMLElement>(WRONG) ??
    document.getElementById(id) ??
    frame?.querySelector<HTMLElement>(CONTROL);
  // Behind the other tab it is on the page, yet nobody sees it.
  if (!(control instanceof HTMLElement) || !control.checkVisibility()) return false;
  frame?.scrollIntoView({ block: "start", behavior: "instant" });
  control.focus({ preventScroll: true });
  return true;
}

/** In a set of radios the focus belongs on the one that is chosen. */
const chosenRadio = (frame: Element | null): HTMLElement | null =>
  frame?.getAttribute("role") === "radiogroup" ? frame.querySelector<HTMLElement>("input:checked") : null;
