import { expect, test } from "vitest";
import { reviewCatalog } from "../../scripts/build/catalog/review-catalog.ts";
import { compiledCatalog } from "../../scripts/build/catalog/compiled-catalog.ts";
import { reviewModels } from "../../scripts/cli/review-playbooks.ts";
import { detectItem, prepareDetection } from "../../src/engine/review/detect/detect.ts";
import { findClauses } from "../../src/engine/review/detect/find-clauses.ts";
import { featuresOf } from "../../src/engine/review/model/features.ts";
import { parseContract } from "../../src/engine/review/text/parse-contract.ts";
import type { PlaybookItem } from "../../src/model/review/playbook.ts";

const { tools, requests } = reviewCatalog(compiledCatalog());
const model = reviewModels().clauses;

type Proposal = { readonly id: string; readonly item: PlaybookItem; readonly text: string };

const wordingsOf = (playbook: string, item: PlaybookItem): readonly (readonly [string, string | undefined])[] => {
  const own = requests[playbook]?.[item.id];
  const bySide = [["all", own?.all] as const, ...Object.entries(own?.sides ?? {})];
  return [
    ["wording", item.wording?.text],
    ...bySide.flatMap(([side, tones]) => [
      [`${side}, mild`, tones?.mild.wording] as const,
      [`${side}, firm`, tones?.firm.wording] as const,
    ]),
  ];
};

/** The wordings that the review proposes where a clause is missing. */
const proposals: readonly Proposal[] = [tools.general, ...tools.playbooks].flatMap(({ id, items }) =>
  items
    .filter(({ sort }) => sort === "must")
    .flatMap((item) =>
      wordingsOf(id, item).flatMap(([name, text]) =>
        text === undefined ? [] : [{ id: `${id}.${item.id} (${name})`, item, text }],
      ),
    ),
);

const isRecognized = (item: PlaybookItem, text: string): boolean => {
  const contract = parseContract(text);
  const found = item.find.category === undefined ? [] : findClauses(model, contract, featuresOf(contract));
  return detectItem(prepareDetection(contract, found), item).state === "found";
};

const FILLED: Readonly<Record<string, string>> = { amount: "$1,200", date: "June 1, 2027", number: "6" };
const fill = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]/g, (_, blank: string) => {
    if (/rate|percent/.test(blank)) return "5";
    return FILLED[blank] ?? (blank.includes("amount") ? "$1,200" : "Alder Lane 12");
  });

test("a point finds each wording that the review proposes for it, with blanks and with blanks filled in", () => {
  expect(proposals.length).toBeGreaterThan(700);
  const missed = proposals.filter(({ item, text }) => !isRecognized(item, text) || !isRecognized(item, fill(text)));
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test("a proposed wording is whole sentences", () => {
  const cut = proposals.filter(({ text }) => !/[.:;!?)\]]["”]?$/.test(text.trim()));
  expect(cut.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});
