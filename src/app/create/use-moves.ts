import { useMemo, useState } from "react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PageDefinition } from "../../model/definition.ts";
import { focusQuestion } from "../../ui/form/focus-question.ts";
import { placeOf, searchOf } from "../../ui/form/form-place.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { Moves } from "../../ui/form/moves.ts";
import { stepOf } from "../../ui/form/step-of.ts";
import { inputId } from "../../ui/inputs/input-props.ts";

/** A click that follows a link on this page, and not one that opens another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export type Whereabouts = {
  readonly place: FormPlace;
  /** Path of the question the address names. */
  readonly target: string | null;
  /** Anew for every arrival, also at the same address. */
  readonly arrival: string;
  /** True until the visitor moved. */
  readonly isFirst: boolean;
  readonly moves: Moves;
};

/** Where the visitor is on a document page, and the ways around it; all of it lives in the address. */
export const useMoves = (definition: PageDefinition): Whereabouts => {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const place = useMemo(() => placeOf(search), [search]);
  const moves = useMemo((): Moves => {
    const placeFor = (path: string, back: boolean): FormPlace => {
      const step = stepOf(definition, path);
      return step === null ? { at: "screen" } : { at: "step", step, back };
    };
    const href = (to: FormPlace): string => pathname + searchOf(to);
    const question = (path: string, back = false): string =>
      `${href(placeFor(path, back))}#${encodeURIComponent(inputId(path))}`;
    const toQuestion = (path: string, back = false): void => {
      // A question on this very page needs no new address.
      if (!focusQuestion(path)) void navigate(question(path, back));
    };
    return {
      href,
      go: (to, replace = false) => void navigate(href(to), { replace }),
      question,
      toQuestion,
      follow: (event, path, back) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        toQuestion(path, back);
      },
    };
  }, [definition, pathname, navigate]);
  return { place, target: targetOf(hash), arrival: key, isFirst: key === firstKey, moves };
};

/** The end of an address as people read it; null where its escapes are broken. */
const readable = (written: string): string | null => {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
};

/** Path of the question an address ends with. Example: "#q-parties.r1.name" gives "parties.r1.name" */
const targetOf = (hash: string): string | null => {
  const id = readable(hash.slice(1));
  return id?.startsWith("q-") ? id.slice("q-".length) : null;
};
