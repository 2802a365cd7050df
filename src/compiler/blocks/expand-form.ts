import type { CheckInput, FieldInput, FigureInput, NextStepInput, StepInput } from "../input/schema-types.ts";
import { siteName } from "../input/block-sites.ts";
import type { BlockSite } from "../input/block-sites.ts";
import type { BlockUse } from "../input/block-use.ts";
import { copyForUse, mayBePrinted, listOfObjects, moveEntries, withEntries } from "./copy-block.ts";
import { sitesThatDecide } from "./deciding-sites.ts";
import { addPlacements } from "../input/placements.ts";
import type { PlacedUse, RegisteredUses } from "./register-uses.ts";
import type { WrittenAt } from "../position/yaml-file.ts";

const wholeName = ({ names }: BlockUse, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (names.get(id) ?? id);

/** What a site sets for a question of the block, such as its label. */
type Overrides = { readonly labels?: object; readonly defaults?: object; readonly renamed?: object };

const overridden = (sites: readonly BlockSite[], key: keyof Overrides, id: string): WrittenAt | null => {
  for (const { node } of sites) {
    const owner = (node as Overrides)[key];
    if (owner && Object.hasOwn(owner, id)) return { owner, key: id };
  }
  return null;
};

const valueAt = ({ owner, key = "" }: WrittenAt): unknown => Reflect.get(owner, key);

const textsAt = (written: WrittenAt | null): readonly string[] => (written ? (valueAt(written) as string[]) : []);

/** A question of a block in a document: with its id there, and the document's label and default. */
const copyField = ({ use, sites }: PlacedUse, source: FieldInput): FieldInput => {
  const id = source.id ?? "";
  const copy = copyForUse(use, source);
  copy.id = wholeName(use, id) ?? id;
  if (copy.role !== undefined) copy.role = use.roles.get(copy.role) ?? copy.role;
  const renamed = overridden(sites, "renamed", id);
  const formerly = [...(source.formerly ?? []).map((old) => `${use.name}_${old}`), ...textsAt(renamed)];
  if (formerly.length > 0) copy.formerly = formerly;
  const [label, usual] = [overridden(sites, "labels", id), overridden(sites, "defaults", id)];
  if (label) copy.label = String(valueAt(label));
  if (usual) copy.default = valueAt(usual) as FieldInput["default"];
  moveEntries(copy, [...(label ? [["label", label] as const] : []), ...(usual ? [["default", usual] as const] : [])]);
  return copy;
};

/** The questions that a block adds to a document, including those of blocks that it uses. */
const fieldsOfUse = (registered: RegisteredUses, placed: PlacedUse): readonly FieldInput[] =>
  (placed.use.input.questions ?? []).flatMap((field) => {
    const inner = field.use === undefined ? undefined : registered.bySite.get(field);
    if (field.use !== undefined) return inner ? fieldsOfUse(registered, inner) : [];
    if (placed.without.has(field.id ?? "") || !mayBePrinted(placed.use, field)) return [];
    return [copyField(placed, field)];
  });

const fieldsIn = (registered: RegisteredUses, fields: readonly FieldInput[]): FieldInput[] =>
  listOfObjects(
    fields,
    fields.flatMap((field) => {
      if (field.use === undefined) return [field];
      const placed = registered.bySite.get(field);
      return placed ? fieldsOfUse(registered, placed) : [];
    }),
  );

const stepOfUse = (registered: RegisteredUses, placed: PlacedUse, site: StepInput): readonly StepInput[] => {
  const { use } = placed;
  const fields = fieldsOfUse(registered, placed);
  if (fields.length === 0) return [];
  const { input } = use;
  const step: StepInput = withEntries(site, {
    id: siteName({ kind: "step", node: site }) || use.block.replaceAll("-", "_"),
    title: site.title ?? input.title,
    intro: site.intro ?? input.intro,
    fields: listOfObjects(input.questions ?? [], fields),
  });
  const inherited = (["title", "intro"] as const).filter((key) => site[key] === undefined);
  moveEntries(
    step,
    inherited.map((key) => [key, { owner: input, key }] as const),
  );
  for (const key of ["use", "with", "as", "without", "labels", "defaults", "renamed"] as const) delete step[key];
  return [step];
};

/** The steps of a document with the questions of its blocks in their places. */
export const expandSteps = (registered: RegisteredUses, steps: readonly StepInput[]): StepInput[] =>
  listOfObjects(
    steps,
    steps.flatMap((step) => {
      const placed = step.use === undefined ? undefined : registered.bySite.get(step);
      if (step.use !== undefined) return placed ? stepOfUse(registered, placed, step) : [];
      return step.fields?.some(({ use }) => use !== undefined)
        ? [withEntries(step, { fields: fieldsIn(registered, step.fields) })]
        : [step];
    }),
  );

const copyCheck = (use: BlockUse, source: CheckInput): CheckInput => {
  const copy = copyForUse(use, source);
  const [head = "", ...rest] = (copy.at ?? "").split(".");
  copy.at = [wholeName(use, head), ...rest].join(".");
  if (use.name !== "" && copy.id !== undefined) copy.id = `${use.name}_${copy.id}`;
  return copy;
};

const copyFigure = (use: BlockUse, source: FigureInput): FigureInput => {
  const copy = copyForUse(use, source);
  const id = wholeName(use, source.id);
  return id === undefined ? copy : Object.assign(copy, { id });
};

const partsOf = <Part extends { readonly id?: string; readonly when?: unknown }>(
  { all }: RegisteredUses,
  parts: (placed: PlacedUse) => readonly Part[] | undefined,
  copy: (use: BlockUse, part: Part) => Part,
): readonly Part[] =>
  all.flatMap((placed) =>
    (parts(placed) ?? []).flatMap((part) =>
      placed.without.has(part.id ?? "") || !mayBePrinted(placed.use, part) ? [] : [copy(placed.use, part)],
    ),
  );

const isAsked = ({ use, without }: PlacedUse, at: string | undefined): boolean =>
  at === undefined || !without.has(at.split(".")[0] ?? "") || !use.names.has(at);

/** The checks that blocks bring. */
export const checksOfBlocks = (registered: RegisteredUses): readonly CheckInput[] =>
  partsOf(registered, (placed) => placed.use.input.checks?.filter(({ at }) => isAsked(placed, at)), copyCheck);

/** The named figures that blocks bring. */
export const figuresOfBlocks = (registered: RegisteredUses): readonly FigureInput[] =>
  partsOf<FigureInput>(registered, ({ use }) => use.input.compute, copyFigure);

/** The next steps that blocks bring, each under the conditions of the uses that place its block. */
export const nextStepsOfBlocks = (registered: RegisteredUses): readonly NextStepInput[] =>
  registered.all.flatMap((placed) =>
    partsOf<NextStepInput>({ ...registered, all: [placed] }, ({ use }) => use.input.next_steps, copyForUse).map(
      (step) => {
        addPlacements(step, sitesThatDecide(registered, placed));
        return step;
      },
    ),
  );
