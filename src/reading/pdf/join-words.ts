const BROKEN = /(\p{L}+)[-‐]$/u;
const WORD = /^(\p{L}+)/u;

/** First parts that keep their hyphen when a line ends after it. */
const KEEPS = new Set(
  "all anti arm co counter cross ex far full fully half high in inter long low mid multi non off on one part post pre pro quasi re self semi short sub third two under well year".split(
    " ",
  ),
);

/** All words of a text, and those hyphenated inside a line, which show how to join a word broken at a line end. */
export type Vocabulary = { readonly words: ReadonlySet<string>; readonly hyphened: ReadonlySet<string> };

/** Evidence about words from the document's own lines. */
export function vocabularyOf(lines: readonly string[]): Vocabulary {
  const words = new Set<string>();
  const hyphened = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.toLowerCase().matchAll(/\p{L}+(?:[-‐]\p{L}+)*(?![-‐])/gu)) {
      (/[-‐]/.test(word) ? hyphened : words).add(word);
    }
  }
  return { words, hyphened };
}

/** Two lines as one text: a word broken at the end of the first is made whole again. */
export function joinWords(line: string, next: string, vocabulary: Vocabulary): string {
  const head = BROKEN.exec(line)?.[1]?.toLowerCase();
  const tail = WORD.exec(next)?.[1];
  if (head === undefined || tail === undefined) return `${line} ${next}`;
  const whole = head + tail.toLowerCase();
  const isCompound =
    vocabulary.hyphened.has(`${head}-${tail.toLowerCase()}`) ||
    (!vocabulary.words.has(whole) && (KEEPS.has(head) || !/^\p{Ll}/u.test(tail)));
  return isCompound ? line + next : line.slice(0, -1) + next;
}
