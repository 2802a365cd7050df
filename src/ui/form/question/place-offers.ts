import type { Field } from "../../../model/field.ts";
import type { ShownOption } from "../../inputs/input-props.ts";
import type { Offer } from "../../inputs/reuse-offers.tsx";
import type { OpenForm } from "../context/open-form.ts";

/** Whether a question names the place whose law the form reads. */
export const asksForPlace = ({ definition }: Pick<OpenForm, "definition">, field: Field): boolean =>
  definition.law?.jurisdiction.source === field.id;

/** The place of the last answers in this tab and that of the header, for the question that asks for the place. */
export function placeOffers(
  { lastPlace, session }: Pick<OpenForm, "lastPlace" | "session">,
  options: readonly ShownOption[],
): readonly Offer[] {
  const offer = (place: string | null, from: Offer["from"]): readonly Offer[] => {
    const option = options.find(({ value }) => value === place);
    return option ? [{ key: `place ${from}`, label: option.label, raw: option.value, from }] : [];
  };
  const last = offer(lastPlace, "last_answers");
  return last.length > 0 ? last : offer(session.context().jurisdiction, "header");
}
