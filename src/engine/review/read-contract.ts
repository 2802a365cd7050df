import { datesIn } from "./dates.ts";
import type { FoundDate } from "./dates.ts";
import { partiesOf } from "./parties.ts";
import type { Party } from "./parties.ts";
import { plainText } from "./plain-text.ts";
import { sectionAt, sectionsOf } from "./sections.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";

/** A contract taken apart. Unit: every offset is into `text`, and equally into `plain`. */
export type Contract = {
  readonly text: string;
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  /** By sentence: the innermost section around it. */
  readonly within: readonly (number | null)[];
  readonly parties: readonly Party[];
  readonly dates: readonly FoundDate[];
};

/** Takes a text apart: sentences (`fine`: and the items inside them), the tree of its sections, parties and dates. */
export const readContract = (text: string, fine = false): Contract => {
  const plain = plainText(text);
  const sentences = sentencesOf(plain, fine);
  const sections = sectionsOf(plain, sentences);
  return {
    text,
    plain,
    sentences,
    sections,
    within: sectionAt(sections, sentences),
    parties: partiesOf(plain, sentences),
    dates: datesIn(plain),
  };
};
