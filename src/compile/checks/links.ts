import { slugKey } from "../../engine/nav/slug.ts";
import type { PlacedSource } from "../catalog-sources.ts";
import type { Shelf } from "../compile-catalog.ts";
import type { DocumentInput, ListingInput } from "../input.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import type { SchemaName } from "../schemas.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import { checkAnchors } from "./anchors.ts";

/** Kinds of file that are pages with an address. */
const pageKinds: readonly SchemaName[] = ["document", "calculator", "checker", "tool"];

const checkIds = (pages: readonly PlacedSource[], report: Report): ReadonlyMap<string, PlacedSource> => {
  const byId = new Map<string, PlacedSource>();
  for (const page of pages) {
    const { id } = page.where;
    const other = byId.get(id);
    if (other) report("CW020", placeOf(page.input, "id"), `The id "${id}" is taken by ${other.file.path}.`);
    else byId.set(id, page);
  }
  return byId;
};

const checkSlugs = (pages: readonly PlacedSource[], report: Report): void => {
  const taken = new Map<string, Place>();
  for (const { input, file } of pages) {
    const { slugs }: ListingInput = input;
    for (const [at, slug] of (slugs ?? []).entries()) {
      const other = taken.get(slugKey(slug));
      const isSpelling = other?.file === file && slugs?.indexOf(slug) === at;
      const here = placeOf(slugs ?? [], at);
      if (other === undefined) taken.set(slugKey(slug), here);
      else if (!isSpelling) {
        report("CW024", here, `The address "${slug}" is taken by ${other.file.path}.`);
        // Which of the two files was changed last nobody knows: it is told in both.
        if (other.file !== file) report("CW024", other, `The address "${slug}" is also that of ${file.path}.`);
      }
    }
  }
};

const expectPage = (owner: object, key: string | number, id: string, ids: Iterable<string>, report: Report): void =>
  report("CW021", placeOf(owner, key), `There is no page "${id}".`, didYouMean(id, ids));

const checkRelated = ({ input }: PlacedSource, ids: ReadonlyMap<string, PlacedSource>, report: Report): void => {
  const { related, meanwhile }: ListingInput = input;
  for (const list of [related ?? [], meanwhile?.pages ?? []]) {
    for (const [at, id] of list.entries()) if (!ids.has(id)) expectPage(list, at, id, ids.keys(), report);
  }
};

const questionsOf = ({ input }: PlacedSource): ReadonlySet<string> => {
  const { steps }: DocumentInput = input;
  return new Set((steps ?? []).flatMap((step) => (step.fields ?? []).flatMap((field) => field.id ?? [])));
};

const checkNextSteps = ({ input }: PlacedSource, ids: ReadonlyMap<string, PlacedSource>, report: Report): void => {
  const { next_steps: steps }: DocumentInput = input;
  for (const step of steps ?? []) {
    if (step.create === undefined) {
      if (step.text === undefined) report("CW014", placeOf(step), 'A next step needs a text, or "create".');
      continue;
    }
    const target = ids.get(step.create);
    if (!target) expectPage(step, "create", step.create, ids.keys(), report);
    const questions = target && questionsOf(target);
    if (!questions || questions.size === 0 || !step.carry) continue;
    for (const field of Object.keys(step.carry)) {
      if (questions.has(field)) continue;
      const message = `"${step.create}" has no question "${field}".`;
      report("CW021", placeOf(step.carry, field), message, didYouMean(field, questions));
    }
  }
};

type Categories = { categories?: { id?: string }[]; menu?: { tool?: string }[] };

const checkMenus = (
  shelf: Shelf,
  pages: readonly PlacedSource[],
  ids: ReadonlyMap<string, PlacedSource>,
  report: Report,
): void => {
  const navigation: Categories = shelf.one("navigation");
  const categories = (navigation.categories ?? []).flatMap(({ id }) => id ?? []);
  for (const { input } of pages) {
    const { nav }: ListingInput = input;
    if (nav?.category === undefined || categories.length === 0 || categories.includes(nav.category)) continue;
    const message = `There is no category "${nav.category}" in navigation.yaml.`;
    report("CW021", placeOf(nav, "category"), message, didYouMean(nav.category, categories));
  }
  for (const part of navigation.menu ?? []) {
    if (part.tool !== undefined && !ids.has(part.tool)) expectPage(part, "tool", part.tool, ids.keys(), report);
  }
};

const checkTexts = (shelf: Shelf, report: Report): void => {
  const sources = new Map<SchemaName, ReadonlySet<string>>();
  const idsOf = (schema: SchemaName) => new Set(shelf.all(schema).map(({ where }) => where.id));
  sources.set("overlay", idsOf("document")).set("body", idsOf("document")).set("clause-overlay", idsOf("clause"));
  for (const [schema, known] of sources) {
    for (const { where, input } of shelf.all(schema)) {
      if (known.has(where.id)) continue;
      report(
        "CW021",
        placeOf(input),
        `There is no "${where.id}" that this file could belong to.`,
        didYouMean(where.id, known),
      );
    }
  }
};

/** What files say of each other is true: ids and addresses are free, and what is named exists. */
export const checkLinks = (shelf: Shelf, report: Report): void => {
  const pages = pageKinds.flatMap((schema) => shelf.all(schema));
  const ids = checkIds(pages, report);
  checkSlugs(pages, report);
  for (const page of pages) {
    checkRelated(page, ids, report);
    checkNextSteps(page, ids, report);
  }
  checkMenus(shelf, pages, ids, report);
  checkTexts(shelf, report);
  checkAnchors(shelf, report);
};
