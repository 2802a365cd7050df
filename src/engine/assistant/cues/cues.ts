/** A need that is answered with a door, and what people write who have it. */
export type DoorCue = {
  readonly need: string;
  readonly intent: "crisis" | "out_of_scope";
  readonly says: readonly RegExp[];
};

/** How intents are written in one language; texts are in lower case and half width. */
export type Cues = {
  /** The first that matches decides; danger comes first. */
  readonly doors: readonly DoorCue[];
  /** Requests for other services, such as the weather. */
  readonly elsewhere: readonly RegExp[];
  readonly startOver: RegExp;
  readonly undo: RegExp;
  readonly back: RegExp;
  readonly greeting: RegExp;
  readonly thanks: RegExp;
  readonly aboutUs: RegExp;
  readonly why: RegExp;
  readonly correction: RegExp;
  readonly unsure: RegExp;
  readonly yes: RegExp;
  readonly no: RegExp;
  readonly none: RegExp;
  readonly negation: RegExp;
  readonly explain: readonly RegExp[];
  /** A figure is asked for, not an explanation. */
  readonly howMuch: RegExp;
  readonly draft: RegExp;
  readonly calculate: RegExp;
  readonly review: RegExp;
  readonly lawQuestion: RegExp;
  readonly federal: RegExp;
  readonly named: RegExp;
  /** Words for small numbers. */
  readonly numbers: { readonly [word: string]: string };
};
