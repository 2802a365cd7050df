import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../tests/support/sample-catalog.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { idOfName } from "../../../src/compiler/templates/name-in-yaml.ts";
import { newBlock } from "../../../src/compiler/templates/new-block.ts";
import { newDocument } from "../../../src/compiler/templates/new-document.ts";
import { splitDocument } from "../../../src/compiler/templates/split-document.ts";
import { newLaw } from "../../../src/compiler/templates/new-law.ts";
import { newPlaybook } from "../../../src/compiler/templates/new-playbook.ts";
import { newReview } from "../../../src/compiler/templates/new-review.ts";
import { newTool } from "../../../src/compiler/templates/new-tool.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";

describe("a new calculator or checker", () => {
  test.each([
    ["calculator", "late fee", "late-fee", "Late-Fee-Calculator"],
    ["calculator", "Late Fee Calculator", "late-fee", "Late-Fee-Calculator"],
    ["checker", "Notice in Time", "notice-in-time", "notice-in-time-checker"],
  ] as const)("a %s named %s passes the check as it is written", (kind, name, id, slug) => {
    const made = newTool({ kind, name, icon: "calculator" });
    expect([made.id, made.slug]).toEqual([id, slug]);
    const { problems, tools } = compileFiles({ [`catalog/${kind}s/${made.id}.yaml`]: made.text });
    expect(problems).toEqual([]);
    expect([...tools.keys()]).toEqual([`${id}.en`]);
  });
});

test.each([
  ["Gym Contract", "review-gym-contract", "review-a-gym-contract"],
  ["Invoice", "review-invoice", "review-an-invoice"],
])("a new review page named %s passes the check as it is written", (name, id, slug) => {
  const made = newReview({ name, playbook: "gym", category: "general-purpose", icon: "file-search" });
  expect([made.id, made.slug]).toEqual([id, slug]);
  const path = `catalog/reviews/${id}.yaml`;
  const playbook = `id: gym\nversion: "0.1"\nname: Gym contract\nabout: Looks at the price.\n`;
  const { problems, index } = compileFiles({ [path]: made.text, "catalog/playbooks/gym.yaml": playbook });
  expect(problems.filter(({ file }) => file === path)).toEqual([]);
  expect(index.entries.map((entry) => entry.review?.playbook)).toEqual(["gym"]);
});

test.each(["Gym Contract", "A: b # c 'd", "Yes"])(
  "a new playbook named %s passes the check as it is written",
  (name) => {
    const { id, text } = newPlaybook(name);
    const { problems, playbooks } = compileFiles({ [`catalog/playbooks/${id}.yaml`]: text });
    expect(problems).toEqual([]);
    const [items] = [...playbooks.values()].map((made) => made.items);
    expect(items?.map((item) => item.id)).toEqual(["price", "renewal"]);
  },
);

const PLACES = Object.fromEntries(
  readCatalog(ROOT).flatMap(({ path, text }) => (path === "catalog/places.yaml" ? [[path, text]] : [])),
);

test.each(["Gym Notice", "A: b # c 'd", "Yes"])("a new topic of law named %s has no value that no one read", (name) => {
  const { id, text } = newLaw(name);
  const { problems, law } = compileFiles({ ...PLACES, [`catalog/law/${id}.yaml`]: text });
  expect(problems.filter(({ file }) => file === `catalog/law/${id}.yaml`)).toEqual([]);
  expect(law[id.replaceAll("-", "_")]?.places["US-CA"]).toMatchObject({ status: "unknown", columns: {} });
});

// Files every document may use: blocks, places, the menu.
const SHARED = Object.fromEntries(
  readCatalog(ROOT).flatMap(({ path, text }) =>
    /^catalog\/(blocks\/[^/]+\/block|navigation|places)\.yaml$/.test(path) ? [[path, text]] : [],
  ),
);

test.each(["Roommate Pact", "A: b # c 'd", "Plan 2", "Yes", "résumé, pact no", "- Start", "A\\B"])(
  "a new document named %s passes the check as it is written",
  (name) => {
    const id = idOfName(name);
    const { text, slug } = newDocument({ id, name, category: "legal-financial", tag: "personal", icon: "file-text" });
    const files = splitDocument(`catalog/documents/${id}`, text);
    expect(files.map(({ path }) => path.split("/").at(-1))).toEqual(["document.yaml", "clauses.yaml", "cases.yaml"]);
    const own = Object.fromEntries(files.map((file) => [file.path, file.text]));
    const { problems, definitions } = compileFiles({ ...SHARED, ...own });
    // The menu lists pages that are omitted here, and an unusual title may look like a defined term.
    expect(problems.filter(({ file, code }) => Object.hasOwn(own, file) && code !== "CW048")).toEqual([]);
    expect(definitions.get(`${id}.en`)?.slugs).toEqual([slug]);
  },
);

test.each([
  ["Return of keys", "return-of-keys"],
  ["A: b # c 'd", "a-b-c-d"],
  ["No", "no"],
])("a new block named %s passes the check as it is written", (name, id) => {
  const block = newBlock(name);
  expect(block.id).toBe(id);
  expect(compileFiles({ [`catalog/blocks/${id}/block.yaml`]: block.text }).problems).toEqual([]);
});
