import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formMessages } from "../../i18n/form.ts";
import { classes } from "../primitives/classes.ts";
import { Disclosure } from "../primitives/disclosure.tsx";

type Props = {
  readonly id: string;
  /** `label`: one control with a label; `radiogroup`: options of one answer; `group`: several controls. */
  readonly as: "label" | "radiogroup" | "group";
  readonly label: string;
  /** Shown after the label: the unit, "(optional)", "※必須". */
  readonly marks: readonly string[];
  readonly hint?: string | undefined;
  readonly error: string | null;
  readonly caution?: string | undefined;
  readonly why?: string | undefined;
  readonly help?: string | undefined;
  readonly locale: string;
  /** Inside another question: the label steps back. */
  readonly isPart: boolean;
  readonly children: ReactNode;
};

/** The `aria-describedby` ids of a control; undefined if it has none. */
export const describedBy = (id: string, has: { readonly hint: boolean; readonly error: boolean }): string | undefined =>
  [has.hint && `${id}-hint`, has.error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/**
 * One question with everything around its control: label, hint, error, caution, reasons.
 *
 * Called, not rendered, like the functions below: a large form has a thousand questions, and every component or fragment
 * between costs memory and time.
 */
export function questionView(props: Props): ReactNode {
  const { id, as, error, isPart, children } = props;
  const box = classes("min-w-0 scroll-mt-4", error !== null && "border-s-4 border-danger ps-4");
  const label = labeled(props);
  if (as === "label") {
    return (
      <div className={box} data-question={id}>
        <label htmlFor={id} id={`${id}-label`} className={classes("mb-1 block", weightOf(props))}>
          {label}
        </label>
        {hintOf(props)}
        {errorOf(props)}
        {children}
        {wordsAfter(props)}
      </div>
    );
  }
  return (
    <fieldset
      className={box}
      data-question={id}
      role={as === "radiogroup" ? "radiogroup" : undefined}
      aria-invalid={as === "radiogroup" && error !== null ? true : undefined}
      aria-describedby={describedBy(id, { hint: props.hint !== undefined, error: error !== null })}
    >
      <legend
        id={`${id}-label`}
        className={classes("block max-w-full", as === "group" && isPart ? "mb-2" : "mb-1", weightOf(props))}
      >
        {label}
      </legend>
      {hintOf(props)}
      {errorOf(props)}
      {children}
      {wordsAfter(props)}
    </fieldset>
  );
}

const MARK = "text-sm font-normal text-soft";
const REQUIRED = "text-sm font-normal text-danger";

const weightOf = ({ as, isPart }: Props): string => (isPart && as !== "group" ? "font-medium" : "font-semibold");

function labeled({ label, marks, locale }: Props): ReactNode {
  if (marks.length === 0) return label;
  return (
    <>
      {label}
      {marks.map((mark) => (
        <span key={mark} className={mark === formMessages(locale).required ? REQUIRED : MARK}>
          {" "}
          {mark}
        </span>
      ))}
    </>
  );
}

const hintOf = ({ id, hint }: Props): ReactNode =>
  hint === undefined ? null : (
    <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
      {hint}
    </p>
  );

// The circle with an exclamation mark as one path: a form with everything wrong shows a thousand.
const ALERT = "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4M12 16h.01";

const errorOf = ({ id, error, locale }: Props): ReactNode =>
  error === null ? null : (
    <p id={`${id}-error`} className="mb-2 flex gap-2 font-semibold text-danger">
      <svg aria-hidden viewBox="0 0 24 24" className="mt-1 size-5 shrink-0 fill-none stroke-current stroke-2">
        <path strokeLinecap="round" d={ALERT} />
      </svg>
      <span className="sr-only">{formMessages(locale).errorPrefix} </span>
      {error}
    </p>
  );

function wordsAfter({ caution, why, help, locale }: Props): ReactNode {
  const messages = formMessages(locale);
  if (caution === undefined && why === undefined && help === undefined) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-1 text-sm">
      {caution !== undefined && (
        <p className="flex gap-2 text-caution">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {caution}
        </p>
      )}
      {help !== undefined && <Disclosure summary={messages.help}>{help}</Disclosure>}
      {why !== undefined && <Disclosure summary={messages.whyWeAsk}>{why}</Disclosure>}
    </div>
  );
}
