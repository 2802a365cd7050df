import { childFields } from "../../../fields/child-fields.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { Field } from "../../../model/field.ts";
import { formatValue } from "../../../text/values/format-value.ts";
import type { Value } from "../../../values/value.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import type { Offer } from "../../inputs/reuse-offers.tsx";
import { placedInside } from "./field-at.ts";
import type { PlacedField } from "./field-at.ts";
import type { OpenForm } from "../context/open-form.ts";
import { personalOffers } from "../context/personal-offers.ts";

const MAX_OFFERS = 6;

/**
 * Answers of the same shape given elsewhere in the form, and those of the personal settings, each once.
 *
 * A list is offered what fits one of its rows.
 */
export function offersFor(form: OpenForm, field: Field, path: string): readonly Offer[] {
  const shape = membersOf(field);
  if (shape === "") return [];
  const given = placedOf(form, shape)
    .filter((placed) => isElsewhere(placed.path, path))
    .flatMap((placed) => entriesOf(form.session, placed));
  const seen = new Set<string>();
  return [...given, ...(form.personal ? personalOffers(form.personal, field) : [])]
    .filter((offer) => !seen.has(offer.label) && seen.add(offer.label))
    .slice(0, MAX_OFFERS);
}

type Shapes = ReadonlyMap<string, readonly Field[]>;

// Searched on every keystroke by every empty composite: once per definition, by shape.
const shapesOf = new WeakMap<PageDefinition, Shapes>();

/** The top-level questions that have an answer of a shape, themselves or inside, by shape. */
const byShape = (definition: PageDefinition): Shapes => {
  const known = shapesOf.get(definition);
  if (known) return known;
  const shapes = new Map<string, Field[]>();
  for (const field of definition.steps.flatMap((step) => step.fields)) {
    for (const shape of shapesIn(field)) shapes.set(shape, [...(shapes.get(shape) ?? []), field]);
  }
  shapesOf.set(definition, shapes);
  return shapes;
};

const shapesIn = (field: Field): ReadonlySet<string> =>
  new Set([membersOf(field), ...childFields(field).flatMap((part) => [...shapesIn(part)])]);

/** The current questions of a shape, in the order of the form. */
const placedOf = ({ definition, session }: OpenForm, shape: string): readonly PlacedField[] => {
  const found: PlacedField[] = [];
  const add = (placed: PlacedField): void => {
    if (membersOf(placed.field) === shape) found.push(placed);
    for (const inner of placedInside(placed, session.view())) add(inner);
  };
  for (const field of byShape(definition).get(shape) ?? []) add({ path: field.id, field });
  return found;
};

/** The parts of a composite or of one row, asked or not; none for a plain answer. */
const membersOf = (field: Field): string => {
  const kept = fieldKindOf(field.kind).compose?.({}, field) ?? {};
  return [...new Set([...Object.keys(kept), ...childFields(field).map(({ id }) => id)])].toSorted().join();
};

const isElsewhere = (path: string, own: string): boolean =>
  path !== own && !path.startsWith(`${own}.`) && !own.startsWith(`${path}.`);

/** The reusable entries in an answer: the answer itself, or each of its rows. */
function entriesOf(session: FormSession, { path }: PlacedField): readonly Offer[] {
  const view = session.field(path);
  if (!view?.visible || view.value === null) return [];
  if (!view.rows) return offerOf(session, path, view.value);
  const values = Array.isArray(view.value) ? view.value : [];
  return view.rows.flatMap((row, index) => offerOf(session, `${path}.${row}`, values[index] ?? null));
}

function offerOf(session: FormSession, path: string, value: Value): readonly Offer[] {
  const raw: RawAnswer | undefined = session.rawAt(path);
  const label = formatValue(value, undefined, { language: session.context().locale, currency: "" });
  if (raw === undefined || raw === null || label.trim() === "") return [];
  return [{ key: path, label, raw, from: "form" }];
}
