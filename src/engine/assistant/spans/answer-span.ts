/** Something in a text that can answer a question; `unit` says what its mark shows. */
export type AnswerSpan = {
  readonly start: number;
  readonly end: number;
  readonly type: "amount" | "date" | "place";
  readonly unit: "money" | "percent" | "none";
  /** Of an amount of money whose currency is written: its code, or the sign or name that several currencies share. */
  readonly currency?: string;
  /** As an answers file has it. */
  readonly value: string;
  /** Of a place: whether the text names a city of it. */
  readonly isCity?: true;
  /** Of a date without its year, whose value is the next such day: the last one. */
  readonly last?: string;
  /** Of an amount of time: its unit, such as "month" for "18 months". */
  readonly duration?: string;
};
