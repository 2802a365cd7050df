import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { childFields } from "../../../fields/child-fields.ts";
import { isRawRecord } from "../../../fields/raw-shape.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import { ReuseOffers } from "../../inputs/reuse-offers.tsx";
import type { Offer } from "../../inputs/reuse-offers.tsx";
import { splitAnswer } from "./split-answer.ts";
import { offersFor } from "./offers-for.ts";
import type { OpenForm } from "../context/open-form.ts";

type Props = { readonly form: OpenForm; readonly field: Field; readonly view: FieldView };

/** Offers for one answer, while it has none. */
export function AnswerOffers({ form, field, view }: Props): ReactNode {
  const offers = useOffers(form, field, view.path);
  const use = (offer: Offer): void => form.session.set(view.path, splitAnswer(offer.raw, field));
  return <ReuseOffers offers={offers} onUse={use} locale={form.locale} />;
}

/** Offers for a list: each fills the first empty row, or adds one. */
export function RowOffers({ form, field, view }: Props): ReactNode {
  const { session } = form;
  const offers = useOffers(form, field, view.path);
  const use = (offer: Offer): void => {
    const empty = view.rows?.find((row) => isEmptyRow(form, `${view.path}.${row}.`));
    const row = `${view.path}.${empty ?? session.addRow(view.path)}`;
    for (const part of childFields(field)) {
      const raw = isRawRecord(offer.raw) ? offer.raw[part.id] : undefined;
      if (raw !== undefined) session.set(`${row}.${part.id}`, splitAnswer(raw, part));
    }
  };
  return <ReuseOffers offers={offers} onUse={use} locale={form.locale} />;
}

const isEmptyRow = ({ session }: OpenForm, start: string): boolean =>
  Object.values(session.view().fields).every((field) => !field.path.startsWith(start) || !field.answered);

/** The offers; a new array only when their texts change. */
function useOffers(form: OpenForm, field: Field, path: string): readonly Offer[] {
  const find = useCallback(() => offersFor(form, field, path), [form, field, path]);
  const read = useCallback(
    () =>
      find()
        .map((offer) => `${offer.key} ${offer.label}`)
        .join("\n"),
    [find],
  );
  const key = useSyncExternalStore(form.session.onViewChange, read);
  // The offers are a function of this key, so it decides when they change.
  return useMemo(() => (key === "" ? [] : find()), [find, key]);
}
