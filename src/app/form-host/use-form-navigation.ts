import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PageDefinition } from "../../model/definition.ts";
import { focusQuestion } from "../../ui/form/context/focus-question.ts";
import { readFormLocation, formLocationQuery } from "../../ui/form/context/form-location.ts";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import { stepOfQuestion } from "../../ui/form/question/step-of-question.ts";
import { inputId } from "../../ui/inputs/input-props.ts";
import { isPlainClick } from "../shared/is-plain-click.ts";

export type FormLocationState = {
  readonly location: FormLocation;
  /** Path of the question the address names. */
  readonly target: string | null;
  /** Changes with every navigation, even to the same address. */
  readonly arrival: string;
  /** True until the first navigation. */
  readonly isFirst: boolean;
  readonly navigation: FormNavigation;
};

/** The visitor's location on a form page and the navigation around it. All of it is stored in the URL. */
export const useFormNavigation = (definition: PageDefinition): FormLocationState => {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const location = useMemo(() => readFormLocation(search), [search]);
  const navigation = useMemo((): FormNavigation => {
    const placeFor = (path: string, back: boolean): FormLocation => {
      const step = stepOfQuestion(definition, path);
      return step === null ? { page: "screen" } : { page: "step", step, back };
    };
    const href = (to: FormLocation): string => pathname + formLocationQuery(to);
    const question = (path: string, back = false): string =>
      `${href(placeFor(path, back))}#${encodeURIComponent(inputId(path))}`;
    const toQuestion = (path: string, back = false): void => {
      // A question on the current page needs no new URL.
      if (!focusQuestion(path)) void navigate(question(path, back));
    };
    return {
      href,
      go: (to, replace = false) => void navigate(href(to), { replace }),
      question,
      toQuestion,
      onLinkClick: (event, path, back) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        toQuestion(path, back);
      },
    };
  }, [definition, pathname, navigate]);
  return { location, target: questionInHash(hash), arrival: key, isFirst: key === firstKey, navigation };
};

/** The decoded fragment of an address; null if its escapes are invalid. */
const readable = (written: string): string | null => {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
};

/** Path of the question an address ends with. Example: "#q-parties.r1.name" gives "parties.r1.name" */
const questionInHash = (hash: string): string | null => {
  const id = readable(hash.slice(1));
  return id?.startsWith("q-") ? id.slice("q-".length) : null;
};
