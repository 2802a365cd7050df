import type { Expression } from "./expression.ts";

/** A template compiled to parts; a plain string is printed as it is. */
export type Text = readonly TextPart[];

export type TextPart =
  | string
  /**
   * `{{ expr | format }}`; `field` is the answer it shows, where it shows one, as the author wrote it ("landlord.name",
   * or "project.name" where `project` is an entry of an `each`). `unit` is the unit of a number ("month", "USD", "percent").
   * `leads` is, for a named figure, the question its blank leads to.
   */
  | {
      readonly type: "value";
      readonly is: Expression;
      readonly format?: string;
      readonly field?: string;
      readonly leads?: string;
      readonly unit?: string;
      /**
       * The names of places by code, where a formula and no question gives the place. In a translation: its words for the
       * texts that the form or the law supplies, by the text in the source's language.
       */
      readonly says?: { readonly [text: string]: string };
    }
  /** `{{ ref id }}` or `{{ Ref id }}` (capital). */
  | { readonly type: "reference"; readonly clause: string; readonly capital: boolean }
  /** `{{ role: one / many }}`: agrees with how many hold the role. */
  | { readonly type: "agreement"; readonly role: string; readonly one: string; readonly many: string }
  /** `**strong**` */
  | { readonly type: "strong"; readonly parts: Text }
  /** A defined term at the place that defines it. */
  | { readonly type: "term"; readonly text: string };
