import { insideOf } from "../../fields/inside-of.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { Raw } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { formatValue } from "../../text/format-value.ts";
import type { Value } from "../../values/value.ts";
import type { FormSession } from "../form-state/form-session.ts";
import type { Offer } from "../inputs/reuse-offers.tsx";
import { placedFields } from "./field-at.ts";
import type { PlacedField } from "./field-at.ts";
import type { OpenForm } from "./open-form.ts";
import { ownOffers } from "./own-offers.ts";

const MOST = 6;

/**
 * Answers of the same shape given elsewhere in the form, and those of the personal settings, each once.
 *
 * A list is offered what fits one of its rows.
 */
export function offersFor(form: OpenForm, field: Field, path: string): readonly Offer[] {
  const shape = membersOf(field);
  if (shape === "") return [];
  const given = placedFields(form.definition, form.session.view())
    .filter((placed) => isElsewhere(placed.path, path))
    .filter((placed) => membersOf(placed.field) === shape)
    .flatMap((placed) => entriesOf(form.session, placed));
  const seen = new Set<string>();
  return [...given, ...(form.personal ? ownOffers(form.personal, field) : [])]
    .filter((offer) => !seen.has(offer.label) && seen.add(offer.label))
    .slice(0, MOST);
}

/** The names of all that is kept of a composite or of one row, asked for or not; none for a plain answer. */
const membersOf = (field: Field): string => {
  const kept = fieldKindOf(field.kind).whole?.({}, field) ?? {};
  return [...new Set([...Object.keys(kept), ...insideOf(field).map(({ id }) => id)])].toSorted().join();
};

const isElsewhere = (path: string, own: string): boolean =>
  path !== own && !path.startsWith(`${own}.`) && !own.startsWith(`${path}.`);

/** What a question holds that could be used again: its answer, or each of its rows. */
function entriesOf(session: FormSession, { path }: PlacedField): readonly Offer[] {
  const view = session.field(path);
  if (!view?.visible || view.value === null) return [];
  if (!view.rows) return offerOf(session, path, view.value);
  const values = Array.isArray(view.value) ? view.value : [];
  return view.rows.flatMap((row, at) => offerOf(session, `${path}.${row}`, values[at] ?? null));
}

function offerOf(session: FormSession, path: string, value: Value): readonly Offer[] {
  const raw: Raw | undefined = session.rawAt(path);
  const label = formatValue(value, undefined, { language: session.context().locale, currency: "" });
  if (raw === undefined || raw === null || label.trim() === "") return [];
  return [{ key: path, label, raw, isFromSettings: false }];
}
