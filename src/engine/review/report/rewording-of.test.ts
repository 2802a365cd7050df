import { expect, test } from "vitest";
import { quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { rewordingOf } from "./rewording-of.ts";

const NEW = "The Seller warrants the goods for one year.";
const at = (text: string) => ({ start: 0, end: text.length, text });

test.each(["5. As Is.", "5. Limitation of Liability", "ARTICLE 4. NO WARRANTY", "Term and Termination"])(
  "a wording for the heading %s is inserted after it, and the heading is not struck",
  (heading) => {
    expect(rewordingOf(at(heading), NEW)).toEqual({ how: "insert_after", at: at(heading), text: NEW });
    expect(rewordingOf(at(heading), "")).toBeNull();
  },
);

test.each(["The goods are sold as is.", "5. As Is. The goods are sold as is.", "No refunds are given."])(
  "a wording replaces the sentence of %s",
  (sentence) => {
    const change = rewordingOf(at(sentence), NEW);
    expect(change?.how).toBe("replace");
    expect(sentence.endsWith(change!.at.text)).toBe(true);
    expect(rewordingOf(at(sentence), "")?.how).toBe("replace");
  },
);

test("a change has the position of its passage in the text", () => {
  const passage = quoteOf("3. Term. This Agreement renews each year unless notice is given 180 days before.");
  expect(rewordingOf(passage, NEW)?.at.end).toBe(passage.end);
});
