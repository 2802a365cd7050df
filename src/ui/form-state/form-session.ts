import type { UseFormRegisterReturn } from "react-hook-form";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FieldView, FormView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { TextSettings } from "../../text/templates/text-settings.ts";
import type { Listener } from "./listeners.ts";

/** A question whose answer is invalid, with the reason. */
export type FieldError = { readonly path: string; readonly problem: InputProblem };

/** One question's current state: its record (none for a removed row) and its visible error. */
export type SlotView = { readonly field: FieldView | undefined; readonly error: InputProblem | null };

/** Whether a subscriber to a question can treat two of its records as the same. */
export type SameRecord = (before: FieldView | undefined, after: FieldView | undefined) => boolean;

/** A question to subscribe to; `read` returns the same object until its record or its error changes. */
export type Slot = { readonly subscribe: (listener: Listener) => () => void; readonly read: () => SlotView };

/**
 * The state of one open form, outside React: answers, view, errors, rows.
 *
 * Unit: a path names a question or a part of it ("rent", "landlord.name", "children.r2.born").
 * Snapshots (`view`, `field`, `error`, `answers`) are the same object until they change.
 */
export type FormSession = {
  readonly view: () => FormView;
  /** Raw answers as stored in a draft. */
  readonly answers: () => RawAnswers;
  readonly context: () => Context;
  /** How the texts of the form print answers. */
  readonly textSettings: TextSettings;
  /** Warnings the visitor accepted, each as the decision key of the warning and its answers (`WarningView.decision`). */
  readonly acceptedWarnings: () => readonly string[];
  readonly field: (path: string) => FieldView | undefined;
  /** The raw input at a path; undefined if there is none. */
  readonly rawAt: (path: string) => RawAnswer | undefined;
  /** The content of an input: the raw input, else the suggestion, else null. */
  readonly shownAt: (path: string) => RawAnswer;
  /** The error shown at a path after Continue; cleared once the answer is valid. */
  readonly error: (path: string) => InputProblem | null;
  /** All errors shown, in form order. */
  readonly errors: () => readonly FieldError[];

  /**
   * One question as a subscription; the same object for a path as long as the session lives. A record that `isSame`
   * finds equal to the one read before is not a change; by default, every new record is one.
   */
  readonly slot: (path: string, isSame?: SameRecord) => Slot;
  readonly onErrorsChange: (listener: Listener) => () => void;
  /** Called after any change of the view or the context. */
  readonly onViewChange: (listener: Listener) => () => void;
  /** Called after any change of `answers` or `acceptedWarnings`; triggers a save. */
  readonly onDraftChange: (listener: Listener) => () => void;

  /** Props for a native input, select, textarea, radio or checkbox: uncontrolled, already showing `shownAt(path)`. */
  readonly register: (path: string) => UseFormRegisterReturn;
  /**
   * Sets an answer from a control that is not a native input; null clears it. A composite or list can be set as one
   * value.
   */
  readonly set: (path: string, raw: RawAnswer) => void;
  /** "I am not sure yet" on or off; off restores what was typed before. */
  readonly setUnsure: (path: string, unsure: boolean) => void;

  /** Adds a row at the end of a list; returns its id. */
  readonly addRow: (path: string) => string;
  /** Splits a row in two that differ in one part; the second row follows the first. */
  readonly splitRow: (path: string, row: string, part: string, values: readonly [string, string]) => void;
  /** Removes a row; returns a function that undoes it. */
  readonly removeRow: (path: string, row: string) => () => void;
  /** Moves a row up (negative) or down. */
  readonly moveRow: (path: string, row: string, by: number) => void;

  /** Validates the given questions and their parts and shows their errors. Resolves to the errors in order. */
  readonly validate: (paths: readonly string[]) => Promise<readonly FieldError[]>;
  /** Accepts a warning for its current answers, or revokes that decision. */
  readonly setWarningAccepted: (decision: string, isAccepted: boolean) => void;
  /** Applies a change of date, language, jurisdiction or settings immediately. */
  readonly setContext: (context: Context) => void;
};
