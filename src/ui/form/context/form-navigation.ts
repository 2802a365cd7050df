import type { MouseEvent } from "react";
import type { FormLocation } from "./form-location.ts";

/** Navigation within one form page; every location has an address, so each move is also a link. */
export type FormNavigation = {
  readonly href: (location: FormLocation) => string;
  /** With `replace`, the current history entry is replaced. */
  readonly go: (location: FormLocation, replace?: boolean) => void;
  /** Address of a question; with `back` the visitor returns to the check page afterwards. */
  readonly question: (path: string, back?: boolean) => string;
  readonly toQuestion: (path: string, back?: boolean) => void;
  /** For `onClick` of a link to a question: navigates on the client for a plain click. */
  readonly onLinkClick: (event: MouseEvent, path: string, back?: boolean) => void;
};
