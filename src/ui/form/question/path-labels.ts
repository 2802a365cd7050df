import { useMemo, useSyncExternalStore } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import { blanksIn } from "../../../text/templates/blanks-in.ts";
import { fieldAt } from "./field-at.ts";
import type { OpenForm } from "../context/open-form.ts";
import { renderText } from "../context/render-text.ts";

/** A question's name in a list: its label, prefixed with the name of its group or row. */
export type NamedPath = { readonly path: string; readonly label: string };

/** Questions that still need an answer, and those that may stay blank. */
export function usePathLabels(
  form: OpenForm,
  document: LegalDocument,
): {
  readonly needed: readonly NamedPath[];
  readonly blanks: readonly NamedPath[];
} {
  const { session } = form;
  const view = useSyncExternalStore(session.onViewChange, session.view);
  return useMemo(() => {
    const needed = neededPaths(form.definition, view);
    const named = (path: string): NamedPath => ({ path, label: pathLabel(form, view, path) });
    const blanks = openBlanks(view, document, needed);
    return { needed: needed.map(named), blanks: blanks.map(named) };
  }, [form, view, document]);
}

const innermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

/** Questions that need an answer; a group or list is named only if nothing inside it is. */
export function neededPaths(definition: PageDefinition, view: FormView): readonly string[] {
  const asked = [...definition.screen.map((screen) => screen.id), ...view.steps.flatMap((step) => step.paths)];
  return innermost(asked.filter((path) => view.fields[path]?.visible && view.fields[path].problem !== null));
}

/**
 * The document's blanks, and questions the visitor is not sure of even if they are not printed; excludes required
 * questions and their groups.
 */
export function openBlanks(view: FormView, document: LegalDocument, needed: readonly string[]): readonly string[] {
  const unsure = view.blanks.filter((path) => view.fields[path]?.unsure);
  const isNeeded = (path: string): boolean => needed.some((one) => one === path || one.startsWith(`${path}.`));
  const open = [...new Set([...blanksIn(document), ...unsure])];
  return open.filter((path) => view.fields[path] !== undefined && !isNeeded(path));
}

/** The name of the group or row around a question: "Landlord", "Party 2"; null for a top-level question. */
export function groupLabel(form: OpenForm, path: string): string | null {
  const [root = path, row] = path.split(".");
  const outer = form.session.field(root);
  if (!outer || outer.path === path) return null;
  const offset = outer.rows?.indexOf(row ?? "") ?? -1;
  if (offset < 0) return outer.label;
  const field = fieldAt(form.definition, root);
  const messages = stepsMessages(form.locale);
  return messages.rowName(field?.item ? renderText(form.session, field.item) : messages.entry, offset + 1);
}

/** Example: "Landlord: Full legal name" for landlord.name, "Party 2: City" for a part of a row */
export function pathLabel(form: OpenForm, view: FormView, path: string): string {
  const own = view.fields[path]?.label ?? "";
  const group = groupLabel(form, path);
  return group === null ? own : `${group}: ${own}`;
}
