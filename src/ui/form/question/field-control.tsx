import type { ReactNode } from "react";
import { childFields } from "../../../fields/child-fields.ts";
import type { Field } from "../../../model/field.ts";
import { GroupInput } from "../../inputs/list/group-input.tsx";
import { ReuseOffers } from "../../inputs/reuse-offers.tsx";
import type { Offer } from "../../inputs/reuse-offers.tsx";
import { widgetFor } from "../../inputs/widget-for.ts";
import { inputs } from "./control-registry.ts";
import { ListSlot } from "./list-slot.tsx";
import { inputProps } from "./use-question.tsx";
import type { ControlProps } from "./use-question.tsx";
import { asksForPlace, placeOffers } from "./place-offers.ts";
import { AnswerOffers } from "./reuse-slot.tsx";

/** The control of a question: one input, the parts of a group, or the rows of a list. */
export function fieldControl(props: ControlProps, renderPart: (path: string, field: Field) => ReactNode): ReactNode {
  const { form, field, view, kind, options } = props;
  const fields = childFields(field);
  if (kind.childRole === "rows") {
    return <ListSlot form={form} field={field} view={view} fields={fields} renderPart={renderPart} />;
  }
  if (kind.childRole === "parts") {
    return (
      <>
        {view.value === null && <AnswerOffers form={form} field={field} view={view} />}
        <GroupInput path={view.path} fields={fields} renderPart={renderPart} isFramed={!view.path.includes(".")} />
      </>
    );
  }
  const Input = inputs[widgetFor(kind.widget, options.length)];
  if (!asksForPlace(form, field)) return <Input {...inputProps(props)} />;
  // The offers come and go beside the input, which must not be mounted again while someone types.
  const offers = view.value === null ? placeOffers(form, options) : [];
  const use = (offer: Offer): void => form.session.set(view.path, offer.raw);
  return (
    <>
      <ReuseOffers offers={offers} onUse={use} locale={form.locale} />
      <Input {...inputProps(props)} />
    </>
  );
}
