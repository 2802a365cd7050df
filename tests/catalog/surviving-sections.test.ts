import { expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import type { AnyBlock, Clause, Inline, LegalDocument } from "../../src/model/document.ts";
import { inlineText } from "../../src/text/templates/inline-text.ts";
import { documents, openCases } from "./open-cases.ts";

/** One level of detail of each kind: brief, standard, full. */
const LEVELS = [2, 5, 9];

/** Says that some sections still apply after the end. */
const SURVIVES = /\bsurvives?\b|\bcontinue (?:in effect|after this)/;

/** Names sections by what they are about, whether or not the draft has them. */
const BY_SUBJECT = /\bprovisions? on\b[^.]*\b(?:survive|continue)/;

/** The sections that the block on termination lists wherever they are printed. */
const LISTED = ["indemnity", "limitation_of_liability", "law_and_courts"];

const clausesIn = (blocks: readonly AnyBlock[]): readonly Clause[] =>
  blocks.flatMap((block) => {
    if (block.type !== "clause" && block.type !== "schedule") return [];
    const inside = clausesIn(block.blocks);
    return block.type === "clause" ? [block, ...inside] : inside;
  });

const cited = (line: readonly Inline[]): readonly string[] =>
  line.flatMap((inline) => (inline.type === "reference" ? [inline.target] : []));

/** The sections that a sentence names before it says that they survive. */
const namedBefore = (line: readonly Inline[]): readonly string[] => {
  const at = line.findIndex((inline) => inline.type === "text" && SURVIVES.test(inline.text));
  const start = line.findLastIndex((inline, index) => index < at && inlineText([inline]).includes(". "));
  return cited(line.slice(start + 1, at));
};

/** The sections that a clause says survive, by id; null if it says nothing of the kind. */
const survivorsIn = ({ blocks }: Clause): readonly string[] | null => {
  const paragraphs = blocks.flatMap((block) => (block.type === "paragraph" ? [block.content] : []));
  const line = paragraphs.find((content) => SURVIVES.test(inlineText(content)));
  if (!line) return null;
  const items = blocks.flatMap((block) =>
    block.type === "list" ? block.items.flatMap((item) => cited(item.content)) : [],
  );
  return items.length > 0 ? items : namedBefore(line);
};

const drafts: readonly (readonly [name: string, read: () => readonly LegalDocument[]])[] = documents
  .filter(([, { language }]) => language === "en")
  .map(([name, definition]) => [
    name,
    () => {
      const { assemble } = prepareDocument(definition, { strict: true });
      return openCases(definition).flatMap(({ page: { view, context } }) =>
        LEVELS.map((levelOfDetail) => assemble(view, { ...context, settings: { ...context.settings, levelOfDetail } })),
      );
    },
  ]);

/** Documents that name surviving sections in some draft. */
const found = new Set<string>();

test.each(drafts)("%s: the sections that survive are in the draft, and named by number and in order", (name, read) => {
  for (const { blocks } of read()) {
    const clauses = clausesIn(blocks);
    const ids = clauses.map(({ id }) => id);
    for (const clause of clauses) {
      const survivors = survivorsIn(clause);
      if (!survivors) continue;
      expect(clause.blocks.map((block) => ("content" in block ? inlineText(block.content) : ""))).not.toContainEqual(
        expect.stringMatching(BY_SUBJECT),
      );
      if (survivors.length > 0) found.add(name);
      const places = survivors.map((id) => ids.indexOf(id));
      expect(places, survivors.join()).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
      if (clause.id !== "term_and_termination_survival") continue;
      for (const id of LISTED) if (ids.includes(id)) expect(survivors).toContain(id);
    }
  }
});

test("several documents name the sections that survive", () => {
  expect(found.size).toBeGreaterThan(6);
});
