import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Colors of the parts of a YAML text, from the theme, so that they follow light and dark. */
export const highlightStyle = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--color-accent)", fontWeight: "600" },
  { tag: [tags.string, tags.content], color: "var(--color-ink)" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--color-success)" },
  { tag: tags.comment, color: "var(--color-faint)", fontStyle: "italic" },
  { tag: [tags.punctuation, tags.separator, tags.meta], color: "var(--color-soft)" },
]);

/** The editor in the type and colors of the site. */
export const editorTheme = EditorView.theme({
  "&": { height: "100%", fontSize: "0.875rem", color: "var(--color-ink)" },
  "&.cm-focused": { outline: "3px solid var(--color-focus)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--color-ink)" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  ".cm-gutters": { background: "var(--color-well)", color: "var(--color-faint)", border: "none" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { background: "var(--color-accent-tint)" },
  ".cm-tooltip": {
    background: "var(--color-paper)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-rule)",
    maxWidth: "32rem",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--color-accent)",
    color: "var(--color-on-accent)",
  },
  ".cm-diagnosticAction": { background: "var(--color-accent)", color: "var(--color-on-accent)" },
});
