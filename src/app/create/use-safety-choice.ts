import { useState } from "react";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { DraftStart } from "./draft-start.ts";
import { SAFETY } from "./start-of.tsx";

type SafetyChoice = {
  /** Whether the answers of this draft may be kept on this device; null until the visitor chose. */
  readonly keeps: boolean | null;
  /** Where the visitor may be: nowhere behind the question before it is answered. */
  readonly place: FormPlace;
  readonly choose: (keeps: boolean) => void;
};

/** A family-safety page asks for each new draft whether it may be kept; a draft on the device was allowed. */
export const useSafetyChoice = (definition: PageDefinition, start: DraftStart, asked: FormPlace): SafetyChoice => {
  const [made, setMade] = useState<{ readonly draft: string; readonly keeps: boolean } | null>(null);
  const isAsked = definition.sensitive && start.stored === null;
  const chosen = made?.draft === start.id ? made.keeps : null;
  const keeps = isAsked ? chosen : true;
  return {
    keeps,
    place: keeps === null && asked.at !== "start" ? SAFETY : asked,
    choose: (next) => setMade({ draft: start.id, keeps: next }),
  };
};
