import type { UseFormRegisterReturn } from "react-hook-form";
import type { Raw, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FieldView, FormView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { Listener } from "./listeners.ts";

/** A question that cannot stay as it is, with the reason. */
export type Fault = { readonly path: string; readonly problem: InputProblem };

/** One question as it stands: its record (none for a removed row) and the error on show. */
export type SlotView = { readonly field: FieldView | undefined; readonly error: InputProblem | null };

/** A question to subscribe to; `read` gives the same object until its record or its error changes. */
export type Slot = { readonly subscribe: (listener: Listener) => () => void; readonly read: () => SlotView };

/**
 * The state of one open form, outside React: answers, view, errors, rows.
 *
 * Unit: a path names a question or a part of it ("rent", "landlord.name", "children.r2.born").
 * Snapshots (`view`, `field`, `error`, `answers`) are the same object until they change.
 */
export type FormSession = {
  readonly view: () => FormView;
  /** Raw answers as a draft keeps them. */
  readonly answers: () => RawAnswers;
  readonly context: () => Context;
  /** The decisions to keep an answer, each for one warning and the answers it rests on (`WarningView.decision`). */
  readonly kept: () => readonly string[];
  readonly field: (path: string) => FieldView | undefined;
  /** What was typed at a path; undefined when nothing ever was. */
  readonly rawAt: (path: string) => Raw | undefined;
  /** What to show in an input: what was typed, else the suggestion, else null. */
  readonly shownAt: (path: string) => Raw;
  /** The error on show at a path (after Continue); it goes as soon as the answer is right. */
  readonly error: (path: string) => InputProblem | null;
  /** All errors on show, in the order of the form. */
  readonly errors: () => readonly Fault[];

  /** One question as a subscription; the same object for a path as long as the session lives. */
  readonly slot: (path: string) => Slot;
  readonly onErrors: (listener: Listener) => () => void;
  /** Any change of the view or the context. */
  readonly onView: (listener: Listener) => () => void;
  /** Any change of `answers` or `kept`: the moment to save. */
  readonly onDraft: (listener: Listener) => () => void;

  /** Props for a native input, select, textarea, radio or checkbox: uncontrolled, already showing `shownAt(path)`. */
  readonly register: (path: string) => UseFormRegisterReturn;
  /** Gives an answer from a control that is not a native input; null takes it back. A composite or list may be given whole. */
  readonly set: (path: string, raw: Raw) => void;
  /** "I am not sure yet" on or off; off brings back what was typed before. */
  readonly setUnsure: (path: string, unsure: boolean) => void;

  /** Adds a row at the end of a list; returns its id. */
  readonly addRow: (path: string) => string;
  /** Takes a row away; call what comes back to undo. */
  readonly removeRow: (path: string, row: string) => () => void;
  /** Moves a row up (negative) or down. */
  readonly moveRow: (path: string, row: string, by: number) => void;

  /** Checks the given questions (and what lies inside them) and shows their errors. Resolves to the faults in order; empty when all is well. */
  readonly validate: (paths: readonly string[]) => Promise<readonly Fault[]>;
  /** Keeps the answers behind a warning as they are, or takes that decision back. */
  readonly setKept: (decision: string, kept: boolean) => void;
  /** Today, language, place or settings changed: applies at once. */
  readonly setContext: (context: Context) => void;
};
