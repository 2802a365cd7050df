import { slugKey } from "../../engine/nav/slug.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { DocumentInput, ListingInput } from "../input/document-input.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import type { SchemaName } from "../schema/schemas.ts";
import { filePosition, rangeOf } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import { checkAnchors } from "./check-anchors.ts";

/** Kinds of files that are pages with an address. */
const pageKinds: readonly SchemaName[] = ["document", "calculator", "checker", "tool", "review"];

const isPlanned = ({ input }: SourceOfKnownKind): boolean => (input as ListingInput).status === "planned";

const checkIds = (pages: readonly SourceOfKnownKind[], report: Report): ReadonlyMap<string, SourceOfKnownKind> => {
  const byId = new Map<string, SourceOfKnownKind>();
  // Sorts planned pages last, so that a duplicate id is reported at the plan and not at the finished page.
  for (const page of pages.toSorted((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)))) {
    const { id } = page.catalogPath;
    const other = byId.get(id);
    if (!other) byId.set(id, page);
    else {
      const { path, line } = filePosition(rangeOf(other.input, "id"));
      const advice = isPlanned(page) ? "Delete this entry, or give it another id." : "Give one of them another id.";
      report("CW020", rangeOf(page.input, "id"), `The id "${id}" is taken on line ${line} of ${path}.`, advice);
    }
  }
  return byId;
};

const checkSlugs = (pages: readonly SourceOfKnownKind[], report: Report): void => {
  const taken = new Map<string, SourceRange>();
  for (const { input, file } of pages) {
    const { slugs }: ListingInput = input;
    for (const [index, slug] of (slugs ?? []).entries()) {
      const other = taken.get(slugKey(slug));
      const isSpelling = other?.file === file && slugs?.indexOf(slug) === index;
      const range = rangeOf(slugs ?? [], index);
      if (other === undefined) taken.set(slugKey(slug), range);
      else if (!isSpelling) {
        report("CW024", range, `The address "${slug}" is taken by ${other.file.path}.`);
        // Either file may be the one to change, so report both.
        if (other.file !== file) report("CW024", other, `The address "${slug}" is also that of ${file.path}.`);
      }
    }
  }
};

const expectPage = (owner: object, key: string | number, id: string, ids: Iterable<string>, report: Report): void =>
  report("CW021", rangeOf(owner, key), `There is no page ${quoted(id)}.`, didYouMean(id, ids));

const checkRelated = (
  { input }: SourceOfKnownKind,
  ids: ReadonlyMap<string, SourceOfKnownKind>,
  report: Report,
): void => {
  const { related, meanwhile }: ListingInput = input;
  for (const list of [related ?? [], meanwhile?.pages ?? []]) {
    for (const [index, id] of list.entries()) if (!ids.has(id)) expectPage(list, index, id, ids.keys(), report);
  }
};

/** The entries of a list that are maps: the page named by a link may itself be broken. */
const mapsIn = <Entry extends object>(list: readonly Entry[] | undefined): readonly Entry[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];

const questionsOf = ({ input }: SourceOfKnownKind): ReadonlySet<string> => {
  const { steps }: DocumentInput = input;
  return new Set(mapsIn(steps).flatMap((step) => mapsIn(step.fields).flatMap((field) => field.id ?? [])));
};

const checkNextSteps = (
  { input }: SourceOfKnownKind,
  ids: ReadonlyMap<string, SourceOfKnownKind>,
  report: Report,
): void => {
  const { next_steps: steps }: DocumentInput = input;
  for (const step of steps ?? []) {
    if (step.create === undefined) {
      if (step.text === undefined) report("CW014", rangeOf(step), 'A next step needs a text, or "create".');
      continue;
    }
    const target = ids.get(step.create);
    if (!target) expectPage(step, "create", step.create, ids.keys(), report);
    const questions = target && questionsOf(target);
    if (!questions || questions.size === 0 || !step.carry) continue;
    for (const field of Object.keys(step.carry)) {
      if (questions.has(field)) continue;
      const message = `"${step.create}" has no question "${field}".`;
      report("CW021", rangeOf(step.carry, field), message, didYouMean(field, questions));
    }
  }
};

type Categories = { categories?: { id?: string }[]; menu?: { tool?: string }[] };

const checkMenus = (
  byKind: SourcesByKind,
  pages: readonly SourceOfKnownKind[],
  ids: ReadonlyMap<string, SourceOfKnownKind>,
  report: Report,
): void => {
  const navigation: Categories = byKind.single("navigation");
  const categories = (navigation.categories ?? []).flatMap(({ id }) => id ?? []);
  for (const { input } of pages) {
    const { nav }: ListingInput = input;
    if (nav?.category === undefined || categories.length === 0 || categories.includes(nav.category)) continue;
    const message = `There is no category ${quoted(nav.category)} in navigation.yaml.`;
    report("CW021", rangeOf(nav, "category"), message, didYouMean(nav.category, categories));
  }
  for (const part of navigation.menu ?? []) {
    if (part.tool !== undefined && !ids.has(part.tool)) expectPage(part, "tool", part.tool, ids.keys(), report);
  }
};

const checkTexts = (byKind: SourcesByKind, report: Report): void => {
  const sources = new Map<SchemaName, ReadonlySet<string>>();
  const idsOf = (schema: SchemaName) => new Set(byKind.all(schema).map(({ catalogPath }) => catalogPath.id));
  sources.set("overlay", idsOf("document")).set("body", idsOf("document")).set("block-overlay", idsOf("block"));
  for (const [schema, known] of sources) {
    for (const { catalogPath, input } of byKind.all(schema)) {
      if (known.has(catalogPath.id)) continue;
      report(
        "CW021",
        rangeOf(input),
        `There is no "${catalogPath.id}" that this file could belong to.`,
        didYouMean(catalogPath.id, known),
      );
    }
  }
};

/** A review that is offered as ready has a checklist, and the checklist exists. */
const checkReviews = (byKind: SourcesByKind, pages: readonly SourceOfKnownKind[], report: Report): void => {
  const playbooks = byKind.all("playbook").map(({ catalogPath }) => catalogPath.id);
  const expectPlaybook = (owner: object, id: string): void => {
    if (playbooks.includes(id)) return;
    report("CW021", rangeOf(owner, "playbook"), `There is no playbook ${quoted(id)}.`, didYouMean(id, playbooks));
  };
  for (const { input } of pages) {
    const listing: ListingInput = input;
    const { review } = listing;
    if (listing.playbook !== undefined) expectPlaybook(listing, listing.playbook);
    if (review?.playbook !== undefined) expectPlaybook(review, review.playbook);
    else if (review?.status === "ready")
      report("CW014", rangeOf(review), 'A review that is ready names its "playbook", or it would use the general one.');
  }
};

/** Checks references between files: ids and addresses are unique, and every referenced page exists. */
export const checkLinks = (byKind: SourcesByKind, report: Report): void => {
  const pages = pageKinds.flatMap((schema) => byKind.all(schema));
  const ids = checkIds(pages, report);
  checkSlugs(pages, report);
  for (const page of pages) {
    checkRelated(page, ids, report);
    checkNextSteps(page, ids, report);
  }
  checkMenus(byKind, pages, ids, report);
  checkReviews(byKind, pages, report);
  checkTexts(byKind, report);
  checkAnchors(byKind, report);
};
