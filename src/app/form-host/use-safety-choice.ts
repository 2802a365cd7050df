import { useState } from "react";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { DraftStart } from "./draft-start.ts";
import { SAFETY } from "./start-panel-props.tsx";

type SafetyChoice = {
  /** Whether this draft may be saved on this device; null until the visitor chose. */
  readonly keeps: boolean | null;
  /** The allowed location: not past the safety question until it is answered. */
  readonly location: FormLocation;
  readonly choose: (keeps: boolean) => void;
};

/** A family-safety page asks for each new draft whether to save it; a stored draft was allowed already. */
export const useSafetyChoice = (
  definition: PageDefinition,
  start: DraftStart,
  requested: FormLocation,
): SafetyChoice => {
  const [made, setMade] = useState<{ readonly draft: string; readonly keeps: boolean } | null>(null);
  const isAsked = definition.sensitive && start.stored === null;
  const chosen = made?.draft === start.id ? made.keeps : null;
  const keeps = isAsked ? chosen : true;
  return {
    keeps,
    location: keeps === null && requested.page !== "start" ? SAFETY : requested,
    choose: (next) => setMade({ draft: start.id, keeps: next }),
  };
};
