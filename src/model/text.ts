import type { Expression } from "./expression.ts";

/** A template compiled to parts; a plain string is printed unchanged. */
export type Text = readonly TextPart[];

export type TextPart =
  | string
  /**
   * `{{ expr | format }}`. `field` is the answer it prints, as the author wrote it ("landlord.name", or "project.name" where
   * `project` is an entry of an `each`). `unit` is the unit of a number ("month", "USD", "percent"). `blankField`
   * is the question that a blank for a figure links to.
   */
  | {
      readonly type: "value";
      readonly formula: Expression;
      readonly format?: string;
      readonly field?: string;
      readonly blankField?: string;
      readonly unit?: string;
      /**
       * Jurisdiction names by code, if a formula supplies the jurisdiction. In a translation: translations of texts
       * that the form or law supplies, by source text.
       */
      readonly replacements?: { readonly [text: string]: string };
    }
  /** `{{ ref id }}` or `{{ Ref id }}` (capital). */
  | { readonly type: "reference"; readonly clause: string; readonly capital: boolean }
  /** `{{ role: one / many }}`: agrees with the number of people in the role. */
  | { readonly type: "agreement"; readonly role: string; readonly one: string; readonly many: string }
  /** `**strong**` */
  | { readonly type: "strong"; readonly parts: Text }
  /** A defined term at its definition. */
  | { readonly type: "term"; readonly text: string };
