import type { Field } from "../../../model/field.ts";
import { useErrors, useWarnings } from "../../form-state/use-form-state.ts";
import type { SummaryLine } from "../context/error-summary.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { groupLabel } from "../question/path-labels.ts";
import { problemMessage } from "../question/problem-message.ts";

/** Lines of the error summary for some questions: visible errors, and stops that an answer can correct. */
export function useSummaryLines(form: OpenForm, fields: readonly Field[], withStops: boolean): readonly SummaryLine[] {
  const faults = useErrors(form.session);
  const warnings = useWarnings(form.session);
  const ids = new Set(fields.map((field) => field.id));
  const isHere = (path: string): boolean => ids.has(path.split(".")[0] ?? path);
  const errors = faults
    .filter((fault) => isHere(fault.path))
    .map(({ path, problem }) => ({
      path,
      group: groupLabel(form, path),
      text: problemMessage(form, path, problem),
    }));
  const stops = withStops ? warnings.filter(({ stop, missingLaw, path }) => stop && !missingLaw && isHere(path)) : [];
  return [...errors, ...stops.map((warning) => ({ path: warning.path, group: null, text: warning.text }))];
}
