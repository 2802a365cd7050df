import type { MouseEvent } from "react";
import type { FormPlace } from "./form-place.ts";

/** Ways around one document page; every place has an address, so each way is a link as well. */
export type Moves = {
  readonly href: (place: FormPlace) => string;
  /** `replace` leaves no way back to where one was. */
  readonly go: (place: FormPlace, replace?: boolean) => void;
  /** Address of a question; with `back` the visitor returns to the check page afterwards. */
  readonly question: (path: string, back?: boolean) => string;
  readonly toQuestion: (path: string, back?: boolean) => void;
  /** For `onClick` of a link to a question: moves in place on a plain click. */
  readonly follow: (event: MouseEvent, path: string, back?: boolean) => void;
};
