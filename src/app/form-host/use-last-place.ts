import { useEffect, useState } from "react";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { lastPlace } from "../stores/last-place.ts";

/**
 * The place of the answers given on the page before, null if there are none; remembers the place of these answers for
 * the next page, unless the page is sensitive.
 */
export const useLastPlace = (definition: PageDefinition, session: FormSession): string | null => {
  const [earlier] = useState(() => lastPlace.getState().place);
  const question = definition.sensitive ? undefined : definition.law?.jurisdiction.source;
  useEffect(() => {
    if (question === undefined) return;
    const remember = (): void => {
      const place = session.field(question)?.value;
      if (typeof place === "string") lastPlace.getState().setPlace(place);
    };
    remember();
    return session.onViewChange(remember);
  }, [session, question]);
  return earlier;
};
