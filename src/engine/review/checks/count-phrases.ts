type Node = { readonly next: Map<number, Node>; count: number; end: number };

const newNode = (): Node => ({ next: new Map(), count: 0, end: 0 });

/**
 * How often each phrase is in the text, also inside words, where one phrase does not overlap itself.
 *
 * Reads the text once, however many phrases there are; the time grows with the length of the longest phrase.
 */
export const countPhrases = (text: string, phrases: Iterable<string>): ReadonlyMap<string, number> => {
  const root = newNode();
  const lastNodes = new Map<string, Node>();
  for (const phrase of phrases) {
    let node = root;
    for (let offset = 0; offset < phrase.length; offset++) {
      const following = node.next.get(phrase.charCodeAt(offset)) ?? newNode();
      node.next.set(phrase.charCodeAt(offset), following);
      node = following;
    }
    lastNodes.set(phrase, node);
  }
  for (let start = 0; start < text.length; start++) {
    let node = root.next.get(text.charCodeAt(start));
    for (let end = start + 1; node; end++) {
      // Nodes inside a phrase count too; only the last ones are read.
      if (start >= node.end) {
        node.count++;
        node.end = end;
      }
      node = node.next.get(text.charCodeAt(end));
    }
  }
  return new Map([...lastNodes].map(([phrase, { count }]) => [phrase, count]));
};
