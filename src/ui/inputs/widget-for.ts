import type { Widget } from "../../fields/field-kind.ts";

/** Widgets that are one control; a group or a list is made of other questions. */
export type SingleWidget = Exclude<Widget, "group" | "list" | "choice"> | "radio" | "select";

/** Options that are shown at once as radio buttons, and in a list that needs no search. */
const MAX_RADIOS = 7;
const MAX_SELECT = 15;

/** The control that suits the number of options: radio buttons, a select or a combobox. */
export function widgetFor(widget: Widget, options: number): SingleWidget {
  if (widget === "group" || widget === "list") throw new Error(`invalid widget for one control: ${widget}`);
  if (widget === "combobox" && options === 0) return "text";
  if (widget !== "choice") return widget;
  if (options <= MAX_RADIOS) return "radio";
  return options <= MAX_SELECT ? "select" : "combobox";
}

/** How a question is framed: a label for one control, a legend for a set of options or a group of controls. */
export function labelingElement(widget: Widget, options = 0): "label" | "radiogroup" | "group" {
  if (widget === "choice") return widgetFor(widget, options) === "radio" ? "radiogroup" : "label";
  return FRAMES[widget] ?? "label";
}

const FRAMES: { readonly [Name in Widget]?: "group" } = {
  choices: "group",
  date: "group",
  group: "group",
  list: "group",
};
